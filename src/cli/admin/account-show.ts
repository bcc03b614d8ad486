/** `fairday account show`: one account with its keys, pools, credit and newest calls. */
import type { ApiKey } from '../../account/account.ts';
import { type DailyCalls, METER_CLASSES } from '../../account/charge.ts';
import type { AccountSummary } from '../../account/directory.ts';
import { formatGbp } from '../../account/money.ts';
import type { UsageReport } from '../../account/store.ts';
import type { OwnTerms } from '../../account/terms.ts';
import { DAY_MS } from '../../time/units.ts';
import { shellWord } from '../terminal/shell-word.ts';
import { isoTime, type Table, table } from '../terminal/table.ts';
import { agreedText, limitsJson } from './account-limits.ts';
import { summaryJson } from './account-list.ts';
import { accountTable, keyJson, keyTable, noSuchAccount } from './account-views.ts';
import { dayAndMinute } from './flag-values.ts';
import type { Invocation } from './subcommand.ts';

export const SHOWN_DAYS = 7;

/** What is known of one account. */
interface Shown {
  readonly summary: AccountSummary;
  readonly usage: UsageReport;
  readonly keys: readonly ApiKey[];
  readonly calls: readonly DailyCalls[];
  readonly own: OwnTerms;
}

export async function showAccount({ accounts, operands: [email], nowMs, print, note }: Invocation): Promise<void> {
  const summary = await accounts.summary(email);
  if (summary === null) throw noSuchAccount(email);
  const usage = await accounts.usage(summary.id, nowMs);
  if (usage === null) throw new Error(`account ${summary.id} vanished`);
  const tomorrowMs = (Math.floor(nowMs / DAY_MS) + 1) * DAY_MS;
  const shown: Shown = {
    summary,
    usage,
    keys: await accounts.listKeys(summary.id),
    own: await accounts.ownTerms(summary.id),
    calls: await accounts.dailyCalls(summary.id, tomorrowMs - SHOWN_DAYS * DAY_MS, tomorrowMs),
  };
  print(shownJson(shown), shownText(shown, nowMs));
  if (shown.keys.length === 0)
    note(`It has no key yet. Create one with: fairday key create ${shellWord(summary.email)}`);
}

function shownJson({ summary, usage: { free, balanceMicroGbp }, keys, calls, own }: Shown) {
  const pools = METER_CLASSES.map((meter) => {
    const { period, limit, used, remaining, resetsAtMs } = free[meter];
    return [meter, { period, limit, used, remaining, resets_at: isoTime(resetsAtMs) }];
  });
  return {
    ...summaryJson(summary),
    keys: keys.map(keyJson),
    limits: limitsJson(own).own,
    free: Object.fromEntries(pools),
    credit: { balance_gbp: formatGbp(balanceMicroGbp), currency: 'GBP' },
    daily_calls: calls.map(({ costMicroGbp, ...counted }) => ({ ...counted, cost_gbp: formatGbp(costMicroGbp) })),
  };
}

function shownText(
  { summary, usage: { free, balanceMicroGbp }, keys, calls, own }: Shown,
  nowMs: number,
): readonly (string | Table)[] {
  const pools = METER_CLASSES.map((meter) => {
    const { period, limit, used, remaining, resetsAtMs } = free[meter];
    return [meter, period, used, limit, remaining, dayAndMinute(resetsAtMs)];
  });
  const days = calls.map((row) => [
    row.day,
    row.operation,
    row.meter,
    row.calls,
    row.units,
    formatGbp(row.costMicroGbp),
  ]);
  const lastUse = summary.lastUsedMs === null ? 'never used' : `last used ${dayAndMinute(summary.lastUsedMs)}`;
  const agreed = agreedText(own);
  const parts = [
    accountTable([summary]),
    keys.length === 0 ? '' : keyTable(keys, nowMs),
    table(['POOL', 'PERIOD', 'USED', 'FREE', 'LEFT', 'RESETS'], pools),
    `Credit ${formatGbp(balanceMicroGbp)} GBP; ${lastUse}`,
    agreed === null ? '' : `Agreed: ${agreed}`,
    days.length === 0 ? '' : table(['DAY', 'OPERATION', 'POOL', 'CALLS', 'UNITS', 'GBP'], days, ['GBP']),
  ];
  // A blank line between the parts.
  return parts.filter((part) => part !== '').flatMap((part, i) => (i === 0 ? [part] : ['', part]));
}
