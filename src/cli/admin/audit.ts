/** `fairday audit list`: what operators did, newest first. */
import type { ActionQuery, LoggedAction } from '../../account/operator-log.ts';
import { DAY_MS } from '../../time/units.ts';
import type { Command } from '../command.ts';
import { csvLine } from '../terminal/csv.ts';
import { isoTime, type Table, table } from '../terminal/table.ts';
import { requireAccount } from './account-views.ts';
import { dayAndMinute, dayFlag, PAGE_OPTIONS, pageFlags, pageNote } from './flag-values.ts';
import { groupCommand, type Invocation, type Subcommand } from './subcommand.ts';

const SUBCOMMANDS: readonly Subcommand[] = [
  {
    name: 'list',
    summary: 'newest first, 50 at a time',
    options: {
      account: { type: 'string', value: 'EMAIL', meaning: 'what was done to that account' },
      action: {
        type: 'string',
        value: 'NAME',
        meaning: 'one action (key.rotate), or all of a kind (account, key, credit)',
      },
      operator: { type: 'string', value: 'TEXT', meaning: "a part of the operator's name: user@host" },
      from: { type: 'string', value: 'DAY', meaning: 'the first day (UTC)' },
      to: { type: 'string', value: 'DAY', meaning: 'the last day (UTC), included' },
      ...PAGE_OPTIONS,
      csv: { type: 'boolean', meaning: 'as CSV' },
    },
    opener: 'reader',
    run: list,
  },
];

export const auditCommand: Command = groupCommand(
  {
    name: 'audit',
    summary: 'the log of what operators did: who, when, what, to which account',
    examples: [
      'fairday audit list',
      'fairday audit list --account jane@example.com --from 2026-11-01 --json',
      'fairday audit list --action key --csv > keys.csv',
    ],
    about: `Every command that changes accounts, keys or money writes an entry in the same transaction; the database refuses to
change or delete one. Entries name accounts by number: a deleted account leaves no e-mail in them.`,
  },
  SUBCOMMANDS,
);

async function list({ accounts, flags, print, note }: Invocation): Promise<void> {
  const { limit, page } = pageFlags(flags);
  const [email, from, to] = [flags.get('account'), flags.get('from'), flags.get('to')];
  const query: ActionQuery = {
    accountId: email === undefined ? undefined : (await requireAccount(accounts, email)).id,
    action: flags.get('action'),
    operator: flags.get('operator'),
    fromMs: from === undefined ? undefined : dayFlag('from', from),
    toMs: to === undefined ? undefined : dayFlag('to', to) + DAY_MS,
    limit,
    offset: (page - 1) * limit,
  };
  const { actions, total } = await accounts.operatorActions(query);
  const pages = Math.max(1, Math.ceil(total / limit));
  const text = flags.has('csv') ? actionsCsv(actions) : actionsTable(actions);
  print({ actions: actions.map(actionJson), total, page, pages }, actions.length === 0 ? '' : text);
  if (total === 0) note('Nothing of that kind is in the log.');
  else pageNote(note, { page, limit, total, shown: actions.length });
}

/** An entry of the log as JSON. */
export function actionJson({ id, atMs, operator, action, accountId, email, details }: LoggedAction) {
  return { id, at: isoTime(atMs), operator, action, account_id: accountId, account: email, details };
}

function actionsTable(actions: readonly LoggedAction[]): Table {
  return table(
    ['ID', 'TIME (UTC)', 'OPERATOR', 'ACTION', 'ACCOUNT', 'DETAILS'],
    actions.map(({ id, atMs, operator, action, email, details }) => [
      id,
      dayAndMinute(atMs),
      operator,
      action,
      email ?? '-',
      detailsText(details),
    ]),
  );
}

function actionsCsv(actions: readonly LoggedAction[]): string {
  const rows = actions.map(({ id, atMs, operator, action, accountId, email, details }) => [
    id,
    isoTime(atMs),
    operator,
    action,
    accountId,
    email,
    detailsText(details),
  ]);
  return [['id', 'at', 'operator', 'action', 'account_id', 'account', 'details'], ...rows].map(csvLine).join('');
}

function detailsText(details: LoggedAction['details']): string {
  return Object.entries(details)
    .map(([name, value]) => `${name}=${value}`)
    .join(' ');
}
