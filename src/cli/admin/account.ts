/**
 * `fairday account`: creates, shows, verifies, suspends and resumes accounts. It works while the server runs, which sees
 * the change at the next call.
 */

import type { Account, AccountStatus, ApiKey } from '../../account/account.ts';
import { type DailyCalls, METER_CLASSES } from '../../account/charge.ts';
import { formatGbp } from '../../account/money.ts';
import { AccountExists, type AccountStore, type UsageReport } from '../../account/store.ts';
import { MAX_TEXT_LENGTH } from '../../operations/parameters.ts';
import type { Place } from '../../place/place.ts';
import type { Places } from '../../place/places.ts';
import { DAY_MS } from '../../time/units.ts';
import { type Command, CommandFailure, EXIT } from '../command.ts';
import { isoTime, table } from '../terminal/table.ts';
import { isoDay } from './flag-values.ts';
import { type Invocation, runSubcommand, type Subcommand } from './subcommand.ts';

const SHOWN_DAYS = 7;

export const accountCommand: Command = {
  name: 'account',
  summary: 'create, list, show, verify, suspend and resume accounts, set their default place',
  help: `fairday account create jane@example.com --verified
fairday account list
fairday account show jane@example.com --json

  create EMAIL [--verified]  create an account; without --verified its calls are refused until it is verified
  ensure EMAIL               create a verified account if there is none; an existing one stays unchanged
  list                       all accounts
  show EMAIL                 one account: its keys, free units left, calls of the last ${SHOWN_DAYS} days
  verify EMAIL               confirm the e-mail: calls are answered
  suspend EMAIL              refuse all its keys, at once
  resume EMAIL               lift a suspension; the account is verified then
  place EMAIL PLACE|--none   the default place for its questions that name none

  --json                     one JSON object on stdout

A key for an account: fairday key create EMAIL`,
  run: (args, context) => runSubcommand(accountCommand.name, SUBCOMMANDS, args, context),
};

const SUBCOMMANDS: readonly Subcommand[] = [
  { name: 'create', operands: ['EMAIL'], options: { verified: { type: 'boolean' } }, run: create },
  { name: 'ensure', operands: ['EMAIL'], run: ensure },
  { name: 'list', operands: [], opener: 'reader', run: list },
  { name: 'show', operands: ['EMAIL'], opener: 'reader', run: show },
  { name: 'verify', operands: ['EMAIL'], run: verify },
  { name: 'suspend', operands: ['EMAIL'], run: suspend },
  { name: 'resume', operands: ['EMAIL'], run: resume },
  {
    name: 'place',
    operands: ['EMAIL'],
    optional: ['PLACE'],
    options: { none: { type: 'boolean' } },
    runWithPlaces: place,
  },
];

async function create({ accounts, operands: [email], flags, nowMs, print, note }: Invocation): Promise<void> {
  const status: AccountStatus = flags.has('verified') ? 'verified' : 'unverified';
  try {
    const account = await accounts.createAccount(email, status, nowMs);
    print(accountJson(account), accountTable([account]));
    note(
      status === 'verified'
        ? `Created. Its first key: fairday key create ${account.email}`
        : `Created, not verified: its calls are refused until you run: fairday account verify ${account.email}`,
    );
  } catch (error) {
    if (!(error instanceof AccountExists)) throw error;
    throw new CommandFailure(EXIT.conflict, `${error.message}; see it with: fairday account show ${email}`);
  }
}

async function ensure({ accounts, operands: [email], nowMs, print, note }: Invocation): Promise<void> {
  // Created first and looked up second, so that two commands at once agree.
  const created = await accounts.createAccount(email, 'verified', nowMs).catch((error: unknown) => {
    if (error instanceof AccountExists) return null;
    throw error;
  });
  const account = created ?? (await requireAccount(accounts, email));
  print({ ...accountJson(account), created: created !== null }, accountTable([account]));
  note(created === null ? `It existed already and is unchanged: ${account.status}.` : 'Created, verified.');
}

async function list({ accounts, print, note }: Invocation): Promise<void> {
  const all = await accounts.listAccounts();
  print({ accounts: all.map(accountJson) }, all.length === 0 ? '' : accountTable(all));
  if (all.length === 0) note('There is no account yet. Create one with: fairday account create EMAIL');
}

async function show({ accounts, operands: [email], nowMs, print, note }: Invocation): Promise<void> {
  const account = await requireAccount(accounts, email);
  const keys = await accounts.listKeys(account.id);
  const usage = await accounts.usage(account.id, nowMs);
  if (usage === null) throw new Error(`account ${account.id} vanished`);
  const tomorrowMs = (Math.floor(nowMs / DAY_MS) + 1) * DAY_MS;
  const calls = await accounts.dailyCalls(account.id, tomorrowMs - SHOWN_DAYS * DAY_MS, tomorrowMs);
  print(showJson(usage, keys, calls), showText(usage, keys, calls));
  if (keys.length === 0) note(`It has no key yet. Create one with: fairday key create ${account.email}`);
}

async function verify(invocation: Invocation): Promise<void> {
  const { status, email } = await requireAccount(invocation.accounts, invocation.operands[0]);
  if (status === 'suspended') {
    throw new CommandFailure(EXIT.conflict, `${email} is suspended; lift that with: fairday account resume ${email}`);
  }
  await changeStatus(invocation, 'verified');
}

async function suspend(invocation: Invocation): Promise<void> {
  await changeStatus(invocation, 'suspended');
}

async function resume(invocation: Invocation): Promise<void> {
  const { status, email } = await requireAccount(invocation.accounts, invocation.operands[0]);
  if (status === 'unverified') {
    throw new CommandFailure(
      EXIT.conflict,
      `${email} is not suspended but unverified; verify it with: fairday account verify ${email}`,
    );
  }
  await changeStatus(invocation, 'verified');
}

async function place(
  { accounts, operands: [email, text], flags, print, note }: Invocation,
  places: Places,
): Promise<void> {
  if ((text === undefined) !== flags.has('none')) {
    throw new CommandFailure(EXIT.usage, 'name one place, as in "Leeds, England", or remove it with --none');
  }
  await requireAccount(accounts, email);
  const resolved = text === undefined ? null : resolvedPlace(places, text);
  await accounts.setDefaultPlace(email, text ?? null);
  const account = await requireAccount(accounts, email);
  print(accountJson(account), accountTable([account]));
  note(
    resolved === null
      ? `${account.email} has no default place; its questions must name one.`
      : `The place for questions of ${account.email} that name none is ${[resolved.name, resolved.region, resolved.country].filter((part) => part !== '').join(', ')}.`,
  );
}

/** The place of the text. Throws `CommandFailure` with exit code 3 when it is not one place. */
function resolvedPlace(places: Places, text: string): Place {
  const found = places.resolve(text);
  if (found.kind === 'found' && text.length <= MAX_TEXT_LENGTH) return found.place;
  const message = found.kind === 'found' ? `"${text}" is longer than ${MAX_TEXT_LENGTH} characters` : found.message;
  throw new CommandFailure(EXIT.notFound, message);
}

async function changeStatus(invocation: Invocation, status: AccountStatus): Promise<void> {
  const { accounts, operands, print, note } = invocation;
  await accounts.setStatus(operands[0], status);
  const account = await requireAccount(accounts, operands[0]);
  print(accountJson(account), accountTable([account]));
  note(`${account.email} is ${status}; a running server sees it at the next call.`);
}

function accountJson({ id, email, status, createdAtMs, defaultPlace }: Account) {
  return { id, email, status, created_at: isoTime(createdAtMs), default_place: defaultPlace };
}

function accountTable(accounts: readonly Account[]): string {
  return table(
    ['ID', 'EMAIL', 'STATUS', 'CREATED', 'PLACE'],
    accounts.map(({ id, email, status, createdAtMs, defaultPlace }) => [
      id,
      email,
      status,
      isoTime(createdAtMs),
      defaultPlace ?? '-',
    ]),
  );
}

function showJson(
  { account, free, balanceMicroGbp }: UsageReport,
  keys: readonly ApiKey[],
  calls: readonly DailyCalls[],
) {
  const pools = METER_CLASSES.map((meter) => {
    const { period, limit, used, remaining, resetsAtMs } = free[meter];
    return [meter, { period, limit, used, remaining, resets_at: isoTime(resetsAtMs) }];
  });
  return {
    ...accountJson(account),
    keys: keys.map(keyJson),
    free: Object.fromEntries(pools),
    credit: { balance_gbp: formatGbp(balanceMicroGbp), currency: 'GBP' },
    daily_calls: calls.map(({ costMicroGbp, ...counted }) => ({ ...counted, cost_gbp: formatGbp(costMicroGbp) })),
  };
}

function showText(
  { account, free, balanceMicroGbp }: UsageReport,
  keys: readonly ApiKey[],
  calls: readonly DailyCalls[],
) {
  const pools = METER_CLASSES.map((meter) => {
    const { period, limit, used, remaining, resetsAtMs } = free[meter];
    return [meter, period, used, limit, remaining, isoTime(resetsAtMs)];
  });
  const days = calls.map((row) => [
    row.day,
    row.operation,
    row.meter,
    row.calls,
    row.units,
    formatGbp(row.costMicroGbp),
  ]);
  const parts = [
    accountTable([account]),
    keys.length === 0 ? '' : keyTable(keys),
    table(['POOL', 'PERIOD', 'USED', 'FREE', 'LEFT', 'RESETS'], pools),
    `Credit ${formatGbp(balanceMicroGbp)} GBP\n`,
    days.length === 0 ? '' : table(['DAY', 'OPERATION', 'POOL', 'CALLS', 'UNITS', 'GBP'], days),
  ];
  return parts.filter((part) => part !== '').join('\n');
}

/** A key as JSON, without its secret. */
export function keyJson({ id, name, hint, createdAtMs, revokedAtMs, expiresAtMs, lastUsedDayMs }: ApiKey) {
  return {
    id,
    name,
    hint,
    created_at: isoTime(createdAtMs),
    last_used: lastUsedDayMs === null ? null : isoDay(lastUsedDayMs),
    works_until: expiresAtMs === null ? null : isoTime(expiresAtMs),
    revoked_at: revokedAtMs === null ? null : isoTime(revokedAtMs),
  };
}

/** Keys as a table, without their secrets. */
export function keyTable(keys: readonly ApiKey[]): string {
  return table(
    ['ID', 'NAME', 'KEY', 'CREATED', 'LAST USED', 'WORKS UNTIL', 'REVOKED'],
    keys.map((key) => {
      const { id, name, hint, created_at, last_used, works_until, revoked_at } = keyJson(key);
      return [id, name, hint, created_at, last_used ?? '-', works_until ?? '-', revoked_at ?? '-'];
    }),
  );
}

/** The account with that e-mail. Throws `CommandFailure` with exit code 3 when there is none. */
export async function requireAccount(accounts: AccountStore, email: string): Promise<Account> {
  const account = await accounts.findAccount(email);
  if (account !== null) return account;
  throw new CommandFailure(EXIT.notFound, `no account has the e-mail ${email}; see all with: fairday account list`);
}
