/** Accounts and their API keys. */
import type { OwnRate } from './rate.ts';

export type AccountStatus = 'unverified' | 'verified' | 'suspended';

export interface Account {
  readonly id: number;
  readonly email: string;
  readonly status: AccountStatus;
  readonly createdAtMs: number;
  /** The place for questions that name none, as the operator wrote it; null without one. */
  readonly defaultPlace: string | null;
  /** When its personal data were deleted; null for a living account. */
  readonly deletedAtMs: number | null;
}

/** A key as it may be shown: its first and last characters, never the secret. */
export interface ApiKey {
  readonly id: number;
  readonly name: string;
  readonly hint: string;
  readonly createdAtMs: number;
  readonly revokedAtMs: number | null;
  /** When a replaced key stops working; null for a key without an end. */
  readonly expiresAtMs: number | null;
  /** Midnight UTC of the day of its last use, or null when it was never used. */
  readonly lastUsedDayMs: number | null;
}

/** The key cannot be replaced: another one is replacing it already. */
export class RotationRefused extends Error {
  override readonly name = 'RotationRefused';
}

/** Throws `RotationRefused` for a key that is being replaced already, so that no third one ever works. */
export function requireNotRotating({ id, revokedAtMs, expiresAtMs }: ApiKey, nowMs: number): void {
  if (revokedAtMs !== null || expiresAtMs === null || expiresAtMs <= nowMs) return;
  throw new RotationRefused(
    `key ${id} is being replaced already and works until ${new Date(expiresAtMs).toISOString()}`,
  );
}

/** A new key with its secret, which is shown only once. */
export interface NewApiKey extends ApiKey {
  readonly key: string;
}

export interface KeyHolder extends OwnRate {
  readonly accountId: number;
  readonly keyId: number;
  readonly email: string;
  readonly status: AccountStatus;
  /** A text that means a place; null for none. */
  readonly defaultPlace: string | null;
  readonly lastUsedDayMs: number | null;
}
