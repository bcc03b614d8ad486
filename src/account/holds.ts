/**
 * Charges that are taken when work begins and settled or refunded when it ends, exactly once, whatever ends it; and the
 * answers kept for a day, so that a repeated request is neither charged nor worked out twice.
 */
import type { Balance, ChargeOutcome, ChargeRequest } from './store.ts';

/** A repeated request gets its first answer for this long. */
export const REPLAY_MS = 86_400_000;

export interface IdempotencyKey {
  /** The request id that the caller chose; one made by the server never makes a request repeatable. */
  readonly requestId: string;
  /** 32 bytes that stand for the body: the same question has the same. */
  readonly bodySha256: Uint8Array;
}

export type AuthorizeOutcome =
  | { readonly outcome: 'authorized'; readonly holdId: number; readonly bill: ChargeOutcome }
  /** Neither the free pool nor the credit suffices; nothing was taken. */
  | { readonly outcome: 'refused'; readonly balance: Balance }
  | ReplayOutcome;

/** What comes of a request that was sent before. */
export type ReplayOutcome =
  /** The same request is being worked on. */
  | { readonly outcome: 'in-progress'; readonly balance: Balance }
  /** It was answered before: the answer again, at no cost. */
  | { readonly outcome: 'replayed'; readonly answer: string; readonly balance: Balance }
  /** The request id belongs to another body. */
  | { readonly outcome: 'other-body'; readonly balance: Balance };

export interface ChargeHolds {
  /** What `begin` would say of a request that was sent before, without beginning anything; null for a new one. */
  findReplay(request: ChargeRequest, repeatable: IdempotencyKey): Promise<ReplayOutcome | null>;
  /** Takes the units, as `charge` does, until `settle` or `refund`. On disk when it resolves. */
  authorize(request: ChargeRequest, repeatable: IdempotencyKey | null): Promise<AuthorizeOutcome>;
  /** The work is done: the charge stands, and the answer is kept if the request is repeatable. False when it had ended. */
  capture(holdId: number, answer: string | null, nowMs: number): Promise<boolean>;
  /** The work has failed or was cancelled: the units are given back, the request may be sent anew. False when it had ended. */
  release(holdId: number, nowMs: number): Promise<boolean>;
}
