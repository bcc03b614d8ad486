/** Admission: who may call, by key, account status and rate, in that order. */
import type { KeyHolder } from '../account/account.ts';
import type { Balance } from '../account/charge.ts';
import type { FailureLimiter } from '../account/failed-keys.ts';
import type { RateDecision } from '../account/rate.ts';
import type { FoundCaller } from '../account/store.ts';
import type { Soon } from '../lib/soon.ts';
import { FairdayError } from '../operations/errors.ts';
import type { Meter } from '../operations/operation.ts';
import type { MeteringServices, Refusal } from './services.ts';

export interface AdmissionContext {
  readonly service: MeteringServices;
  /** Requests without a valid key, by IP; of this server alone. */
  readonly failures: FailureLimiter;
}

/** What is known of the caller so far. An error answer states as much of it as there is. */
export interface Caller {
  holder: KeyHolder | null;
  balance: Balance | null;
  rate: RateDecision | null;
}

export interface Credentials {
  readonly key: string | null;
  /**
   * The client: the other end of the connection, or what a trusted proxy says of it. Headers of others do not count.
   * Read only where the key is wrong.
   */
  readonly ip: string;
}

/**
 * Fills `caller` step by step, at once where the store has it at hand. Throws or rejects with 401, 403 or 429. The balance
 * is that of the pool of `meter`; null when the call is not metered.
 */
export function admit(
  context: AdmissionContext,
  credentials: Credentials,
  meter: Meter | null,
  caller: Caller,
): Soon<void> {
  const { service, failures } = context;
  const { key } = credentials;
  if (key === null || key === '') {
    countFailure(service, 'missing_key', failures.take(credentials.ip));
    throw new FairdayError('missing_api_key', 'This address needs an API key: send it in the X-API-Key header.');
  }
  const nowMs = service.clock.nowMs();
  if (meter === null) {
    const holder = service.accounts.findKey(key, nowMs);
    if (!(holder instanceof Promise)) return admitHolder(context, credentials, holder, null, caller);
    return holder.then((known) => admitHolder(context, credentials, known, null, caller));
  }
  const found = service.accounts.findCaller(key, meter.class, nowMs);
  if (!(found instanceof Promise)) return admitFound(context, credentials, found, caller);
  return found.then((known) => admitFound(context, credentials, known, caller));
}

function admitFound(
  context: AdmissionContext,
  credentials: Credentials,
  found: FoundCaller | null,
  caller: Caller,
): Soon<void> {
  return admitHolder(context, credentials, found?.holder ?? null, found?.balance ?? null, caller);
}

function admitHolder(
  { service, failures }: AdmissionContext,
  credentials: Credentials,
  holder: KeyHolder | null,
  balance: Balance | null,
  caller: Caller,
): Soon<void> {
  if (holder === null) {
    countFailure(service, 'invalid_key', failures.take(credentials.ip));
    throw new FairdayError(
      'invalid_api_key',
      'The API key is not valid: it is mistyped or has been revoked. Check the X-API-Key header.',
    );
  }
  caller.holder = holder;
  caller.balance = balance;
  if (holder.status === 'unverified') {
    throw new FairdayError(
      'email_not_verified',
      'The e-mail address of this account is not verified yet; verify it, or ask the operator to.',
    );
  }
  if (holder.status === 'suspended') {
    throw new FairdayError('account_suspended', 'This account is suspended; ask the operator why.');
  }
  const rate = service.accounts.takeRequest(holder.accountId, holder);
  if (!(rate instanceof Promise)) return admitRate(service, rate, caller);
  return rate.then((taken) => admitRate(service, taken, caller));
}

function admitRate({ metrics }: MeteringServices, rate: RateDecision, caller: Caller): void {
  caller.rate = rate;
  if (rate.allowed) return;
  metrics.refused('rate_limited');
  throw new FairdayError(
    'rate_limited',
    `Too many requests at once: this account may send ${rate.perSecond} a second. Wait ${rate.retryAfterSeconds} s and try again.`,
    { retryAfterSeconds: rate.retryAfterSeconds },
  );
}

/** Throws 429 when one IP recently sent too many wrong keys. Wrong keys never hold up a valid one. */
function countFailure(
  { metrics }: MeteringServices,
  reason: Refusal,
  { allowed, retryAfterSeconds }: RateDecision,
): void {
  metrics.refused(allowed ? reason : 'address_slowed');
  if (allowed) return;
  throw new FairdayError(
    'rate_limited',
    `Too many requests from your address came without a valid API key. Wait ${retryAfterSeconds} s and check the X-API-Key header.`,
    { retryAfterSeconds },
  );
}
