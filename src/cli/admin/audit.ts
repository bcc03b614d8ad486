/** `fairday audit list`: what operators did, newest first. */
import type { ActionQuery, LoggedAction } from '../../account/operator-log.ts';
import { DAY_MS } from '../../time/units.ts';
import type { Command } from '../command.ts';
import { csvLine } from '../terminal/csv.ts';
import { isoTime, table } from '../terminal/table.ts';
import { requireAccount } from './account-views.ts';
import { dayAndMinute, dayFlag, pageFlags, pageNote } from './flag-values.ts';
import { type Invocation, runSubcommand, type Subcommand } from './subcommand.ts';

export const auditCommand: Command = {
  name: 'audit',
  summary: 'the log of what operators did: who, when, what, to which account',
  help: `fairday audit list
fairday audit list --account jane@example.com --from 2026-11-01 --json
fairday audit list --action key --csv > keys.csv

  list              newest first, 50 at a time
    --account EMAIL what was done to that account
    --action NAME   one action (key.rotate), or all of a kind (account, key, credit)
    --operator TEXT a part of the operator's name: user@host
    --from DAY, --to DAY  days are UTC and both included
    --limit N, --page N   how many, and which page
    --csv           as CSV

  --json            one JSON object on stdout

Every command that changes accounts, keys or money writes an entry in the same transaction; the database refuses to
change or delete one. Entries name accounts by number: a deleted account leaves no e-mail in them.`,
  run: (args, context) => runSubcommand(auditCommand.name, SUBCOMMANDS, args, context),
};

const SUBCOMMANDS: readonly Subcommand[] = [
  {
    name: 'list',
    operands: [],
    options: {
      account: { type: 'string' },
      action: { type: 'string' },
      operator: { type: 'string' },
      from: { type: 'string' },
      to: { type: 'string' },
      limit: { type: 'string' },
      page: { type: 'string' },
      csv: { type: 'boolean' },
    },
    opener: 'reader',
    run: list,
  },
];

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

function actionsTable(actions: readonly LoggedAction[]): string {
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
