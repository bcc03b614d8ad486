/** The calls of the last days as a chart draws them: one entry for each day, days without calls among them. */
import type { UsageBody } from '../../operations/usage.ts';

export interface UsageDay {
  /** yyyy-MM-dd, UTC. */
  readonly day: string;
  readonly free: number;
  readonly paid: number;
  readonly costMicroGbp: number;
}

const DAY_MS = 86_400_000;
const MICRO = 1_000_000;

/** Oldest day first; the last one is `today` (yyyy-MM-dd, UTC). Where part of an operation's calls of a day was paid for, all count as paid. */
export function usageDays(
  calls: NonNullable<UsageBody['daily_calls']>,
  today: string,
  count: number,
): readonly UsageDay[] {
  return Array.from({ length: count }, (_, index) => {
    const day = new Date(Date.parse(today) - (count - 1 - index) * DAY_MS).toISOString().slice(0, 10);
    const those = calls.filter((one) => one.day === day);
    const paid = those.filter(({ cost_gbp }) => Number(cost_gbp) > 0);
    const sum = (list: typeof those) => list.reduce((total, one) => total + one.calls, 0);
    return {
      day,
      free: sum(those) - sum(paid),
      paid: sum(paid),
      costMicroGbp: those.reduce((total, { cost_gbp }) => total + Math.round(Number(cost_gbp) * MICRO), 0),
    };
  });
}

/** GBP with four places, as bills have it. */
export function gbpText(microGbp: number): string {
  return (microGbp / MICRO).toFixed(4);
}
