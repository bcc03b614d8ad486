/** What metering needs of the service that it runs in. */
import type { ChargeOutcome, MeterClass } from '../account/charge.ts';
import type { AccountStore } from '../account/store.ts';
import type { TariffSettings } from '../account/tariff.ts';
import type { Clock } from '../lib/clock.ts';

/** Why admission refused a request. */
export type Refusal = 'missing_key' | 'invalid_key' | 'address_slowed' | 'rate_limited';

/** Counts what happens to money and at admission. */
export interface MeteringCounters {
  /** A charge that stands. */
  charged(meter: MeterClass, units: number, bill: ChargeOutcome): void;
  refused(reason: Refusal): void;
}

export interface MeteringServices {
  readonly accounts: AccountStore;
  readonly clock: Clock;
  readonly config: TariffSettings;
  readonly metrics: MeteringCounters;
}
