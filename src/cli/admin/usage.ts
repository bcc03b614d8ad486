/** `fairday usage EMAIL`: the calls of an account by day and operation, over the last 90 days. */

import type { DailyCalls } from '../../account/charge.ts';
import { formatGbp } from '../../account/money.ts';
import { FREE_CALL_RETENTION_DAYS } from '../../account/upkeep.ts';
import { DAY_MS } from '../../time/units.ts';
import type { Command } from '../command.ts';
import type { Table } from '../terminal/table.ts';
import { requireAccount } from './account-views.ts';
import { isoDay, wholeNumberFlag } from './flag-values.ts';
import { type Invocation, singleCommand } from './subcommand.ts';

export const usageCommand: Command = singleCommand(
  {
    name: 'usage',
    summary: `the calls of an account by day and operation, last ${FREE_CALL_RETENTION_DAYS} days`,
    operands: ['EMAIL'],
    options: {
      days: {
        type: 'string',
        value: 'N',
        meaning: `the last N days (UTC, today included), 1 to ${FREE_CALL_RETENTION_DAYS} [${FREE_CALL_RETENTION_DAYS}]`,
      },
    },
    opener: 'reader',
    run: showUsage,
  },
  {
    examples: ['fairday usage jane@example.com', 'fairday usage jane@example.com --days 7 --json'],
    about: `Failed calls are not counted: they cost nothing. Free calls are stored for ${FREE_CALL_RETENTION_DAYS} days.`,
  },
);

async function showUsage({ accounts, operands: [email], flags, nowMs, print, note }: Invocation): Promise<void> {
  const days = wholeNumberFlag(
    'days',
    flags.get('days') ?? String(FREE_CALL_RETENTION_DAYS),
    1,
    FREE_CALL_RETENTION_DAYS,
  );
  const account = await requireAccount(accounts, email);
  const toMs = (Math.floor(nowMs / DAY_MS) + 1) * DAY_MS;
  const fromMs = toMs - days * DAY_MS;
  const calls = await accounts.dailyCalls(account.id, fromMs, toMs);
  const total = {
    calls: calls.reduce((sum, row) => sum + row.calls, 0),
    units: calls.reduce((sum, row) => sum + row.units, 0),
    cost_gbp: formatGbp(calls.reduce((sum, row) => sum + row.costMicroGbp, 0)),
  };
  print(
    {
      account: account.email,
      from: isoDay(fromMs),
      to: isoDay(toMs - DAY_MS),
      daily_calls: calls.map(({ costMicroGbp, ...counted }) => ({ ...counted, cost_gbp: formatGbp(costMicroGbp) })),
      total,
    },
    calls.length === 0 ? '' : usageTable(calls, total),
  );
  if (calls.length === 0)
    note(`${account.email} has made no calls ${days === 1 ? 'today' : `in the last ${days} days`} (UTC).`);
}

function usageTable(calls: readonly DailyCalls[], total: { calls: number; units: number; cost_gbp: string }): Table {
  const rows = calls.map((row) => [
    row.day,
    row.operation,
    row.meter,
    row.calls,
    row.units,
    formatGbp(row.costMicroGbp),
  ]);
  const all = [...rows, ['total', '', '', total.calls, total.units, total.cost_gbp]];
  const head = ['DAY', 'OPERATION', 'POOL', 'CALLS', 'UNITS', 'GBP'];
  return { head, rows: all, toRight: [false, false, false, true, true, true] };
}
