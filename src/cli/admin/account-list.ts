/** `fairday account list`: accounts by filter and order, a page at a time, with their credit and last use. */
import {
  type AccountOrder,
  type AccountPage,
  type AccountQuery,
  type AccountSummary,
  type ShownStatus,
  shownStatus,
} from '../../account/directory.ts';
import { formatGbp } from '../../account/money.ts';
import type { Flags } from '../command.ts';
import { isoTime, type Table, table } from '../terminal/table.ts';
import { accountJson } from './account-views.ts';
import { isoDay, oneOfFlag, PAGE_OPTIONS, pageFlags, pageNote } from './flag-values.ts';
import type { Invocation } from './subcommand.ts';

const STATUSES: readonly ShownStatus[] = ['unverified', 'verified', 'suspended', 'deleted'];
const ORDERS: readonly AccountOrder[] = ['created', 'email', 'balance', 'last-use'];

export const LIST_OPTIONS = {
  search: { type: 'string', value: 'TEXT', meaning: 'those with that in e-mail or default place' },
  status: { type: 'string', choices: STATUSES, meaning: 'those of that status' },
  sort: { type: 'string', choices: ORDERS, meaning: 'in which order [created]' },
  desc: { type: 'boolean', meaning: 'the other way round' },
  ...PAGE_OPTIONS,
} as const satisfies Flags;

export async function listAccounts({ accounts, flags, print, note }: Invocation): Promise<void> {
  const { limit, page } = pageFlags(flags);
  const query: AccountQuery = {
    text: flags.get('search'),
    status: oneOfFlag('status', flags.get('status'), STATUSES),
    order: oneOfFlag('sort', flags.get('sort'), ORDERS) ?? 'created',
    descending: flags.has('desc'),
    limit,
    offset: (page - 1) * limit,
  };
  const found = await accounts.findAccounts(query);
  print(pageJson(found, page, limit), found.accounts.length === 0 ? '' : pageTable(found.accounts));
  const isFiltered = query.text !== undefined || query.status !== undefined;
  if (found.total > 0) pageNote(note, { page, limit, total: found.total, shown: found.accounts.length });
  else if (isFiltered) note('No account is like that.');
  else note('There is no account yet. Create one with: fairday account create EMAIL');
}

/** A summary as JSON: the account with its credit and last use. */
export function summaryJson(summary: AccountSummary) {
  return {
    ...accountJson(summary),
    balance_gbp: formatGbp(summary.balanceMicroGbp),
    last_used: summary.lastUsedMs === null ? null : isoTime(summary.lastUsedMs),
  };
}

function pageJson({ accounts, total }: AccountPage, page: number, limit: number) {
  return { accounts: accounts.map(summaryJson), total, page, pages: Math.max(1, Math.ceil(total / limit)) };
}

function pageTable(accounts: readonly AccountSummary[]): Table {
  return table(
    ['ID', 'EMAIL', 'STATUS', 'CREATED', 'LAST USED', 'GBP'],
    accounts.map((account) => [
      account.id,
      account.email,
      shownStatus(account),
      isoDay(account.createdAtMs),
      account.lastUsedMs === null ? '-' : isoDay(account.lastUsedMs),
      formatGbp(account.balanceMicroGbp),
    ]),
    ['GBP'],
  );
}
