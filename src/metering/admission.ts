/**
 * Who may call: key, account and rate, in the order that the interface fixes. The same for every door that needs a key.
 */

import type { KeyHolder } from '../account/account.ts';
import type { Balance } from '../account/charge.ts';
import type { FailureLimiter } from '../account/failed-keys.ts';
import type { RateDecision, RateLimiter } from '../account/rate.ts';
import type { AccountStore } from '../account/store.ts';
import { FairdayError } from '../operations/errors.ts';
import type { Meter } from '../operations/operation.ts';
import type { Refusal } from '../service/metrics.ts';
import type { Service } from '../service/service.ts';

export interface Gate {
  readonly service: Service;
  readonly limiter: RateLimiter<number>;
  /** Requests without a valid key, by address. */
  readonly failures: FailureLimiter;
}

/** What has come to be known of the caller; an error answer says as much of it as there is. */
export interface Caller {
  holder: KeyHolder | null;
  balance: Balance | null;
  rate: RateDecision | null;
}

/** What a door hears of who is calling. */
export interface Credentials {
  readonly key: string | null;
  /** The other end of the connection. What a forwarding header says is hearsay and is not asked. */
  readonly address: string;
}

export function unknownCaller(): Caller {
  return { holder: null, balance: null, rate: null };
}

/**
 * Fills `caller` step by step. Throws 401, 403 or 429. The balance is that of the pool of `meter`, where there is one.
 */
export async function admit(
  { service, limiter, failures }: Gate,
  { key, address }: Credentials,
  meter: Meter | null,
  caller: Caller,
): Promise<KeyHolder> {
  if (key === null || key === '') {
    refuse(service, 'missing_key', failures.take(address));
    throw new FairdayError('missing_api_key', 'This address needs an API key: send it in the X-API-Key header.');
  }
  const nowMs = service.clock.nowMs();
  const { holder, balance } = await find(service.accounts, key, meter, nowMs);
  if (holder === null) {
    refuse(service, 'invalid_key', failures.take(address));
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
  const rate = limiter.take(holder.accountId);
  caller.rate = rate;
  if (!rate.allowed) {
    service.metrics.refused('rate_limited');
    throw new FairdayError(
      'rate_limited',
      `Too many requests at once: this account may send ${service.config.ratePerSecond} a second. Wait ${rate.retryAfterSeconds} s and try again.`,
      { retryAfterSeconds: rate.retryAfterSeconds },
    );
  }
  return holder;
}

/** Who holds the key and, where the call is metered, what is left to it; null for a key that is not valid. */
async function find(
  accounts: AccountStore,
  key: string,
  meter: Meter | null,
  nowMs: number,
): Promise<Pick<Caller, 'holder' | 'balance'>> {
  if (meter === null) return { holder: await accounts.findKey(key, nowMs), balance: null };
  return (await accounts.findCaller(key, meter.class, nowMs)) ?? { holder: null, balance: null };
}

/** Throws 429 when too many keys from one address were wrong of late. A right key is never held up by wrong ones. */
function refuse({ metrics }: Service, reason: Refusal, { allowed, retryAfterSeconds }: RateDecision): void {
  metrics.refused(allowed ? reason : 'address_slowed');
  if (allowed) return;
  throw new FairdayError(
    'rate_limited',
    `Too many requests from your address came without a valid API key. Wait ${retryAfterSeconds} s and check the X-API-Key header.`,
    { retryAfterSeconds },
  );
}
