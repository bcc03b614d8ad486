/**
 * `fairday account`: creates, lists, shows, changes and deletes accounts. It works while the server runs, which sees the
 * change at the next call.
 */

import type { AccountStatus } from '../../account/account.ts';
import { AccountExists } from '../../account/store.ts';
import { MAX_TEXT_LENGTH } from '../../operations/parameters.ts';
import type { Place } from '../../place/place.ts';
import type { Places } from '../../place/places.ts';
import { type Command, CommandFailure, EXIT } from '../command.ts';
import { shellWord } from '../terminal/shell-word.ts';
import { changeEmail, deletePersonalData, exportAccount, YES } from './account-data.ts';
import { LIMIT_OPTIONS, limitAccount } from './account-limits.ts';
import { LIST_OPTIONS, listAccounts } from './account-list.ts';
import { SHOWN_DAYS, showAccount } from './account-show.ts';
import { accountJson, accountTable, refusingDeleted, requireAccount, requireLivingAccount } from './account-views.ts';
import { groupCommand, type Invocation, type Subcommand } from './subcommand.ts';

const SUBCOMMANDS: readonly Subcommand[] = [
  {
    name: 'create',
    summary: 'create an account',
    operands: ['EMAIL'],
    options: { verified: { type: 'boolean', meaning: 'else its calls are refused until it is verified' } },
    opener: 'writer',
    run: create,
  },
  {
    name: 'ensure',
    summary: 'create a verified account if there is none; an existing one stays unchanged',
    operands: ['EMAIL'],
    opener: 'writer',
    run: ensure,
  },
  {
    name: 'list',
    summary: 'accounts with credit and last use, 50 at a time',
    options: LIST_OPTIONS,
    opener: 'reader',
    run: listAccounts,
  },
  {
    name: 'show',
    summary: `one account: its keys, free units left, calls of the last ${SHOWN_DAYS} days`,
    operands: ['EMAIL'],
    opener: 'reader',
    run: showAccount,
  },
  { name: 'verify', summary: 'confirm the e-mail: calls are answered', operands: ['EMAIL'], run: verify },
  { name: 'suspend', summary: 'refuse all its keys, at once', operands: ['EMAIL'], run: suspend },
  { name: 'resume', summary: 'lift a suspension; the account is verified then', operands: ['EMAIL'], run: resume },
  {
    name: 'place',
    summary: 'the default place for its questions that name none',
    operands: ['EMAIL'],
    optional: ['PLACE'],
    options: { none: { type: 'boolean', meaning: 'it has none any more' } },
    runWithPlaces: place,
  },
  {
    name: 'limits',
    summary: 'what was agreed with the account: show it, or change what the flags name',
    operands: ['EMAIL'],
    options: LIMIT_OPTIONS,
    run: limitAccount,
  },
  {
    name: 'email',
    summary: 'change the e-mail; keys, credit and calls stay',
    operands: ['EMAIL', 'NEW-EMAIL'],
    options: YES,
    run: changeEmail,
  },
  {
    name: 'export',
    summary: 'everything that is held about the account, as JSON',
    operands: ['EMAIL'],
    run: exportAccount,
  },
  {
    name: 'delete',
    summary:
      'delete its personal data for good: e-mail, place, keys, free calls, stored answers; its bookings stay under a number',
    operands: ['EMAIL'],
    options: { forfeit: { type: 'boolean', meaning: 'give up the credit that it still has' }, ...YES },
    run: deletePersonalData,
  },
];

export const accountCommand: Command = groupCommand(
  {
    name: 'account',
    summary: 'create, list, show, limit, suspend, rename, export and delete accounts',
    examples: [
      'fairday account create jane@example.com --verified',
      'fairday account list',
      'fairday account show jane@example.com --json',
    ],
    about: 'A key for an account: fairday key create EMAIL',
  },
  SUBCOMMANDS,
);

async function create({ accounts, operands: [email], flags, nowMs, print, note }: Invocation): Promise<void> {
  const status: AccountStatus = flags.has('verified') ? 'verified' : 'unverified';
  try {
    const account = await accounts.createAccount(email, status, nowMs);
    print(accountJson(account), accountTable([account]));
    note(
      status === 'verified'
        ? `Created. Its first key: fairday key create ${shellWord(account.email)}`
        : `Created, not verified: its calls are refused until you run: fairday account verify ${shellWord(account.email)}`,
    );
  } catch (error) {
    if (!(error instanceof AccountExists)) throw asUsage(error);
    throw new CommandFailure(EXIT.conflict, `${error.message}; see it with: fairday account show ${shellWord(email)}`);
  }
}

async function ensure({ accounts, operands: [email], nowMs, print, note }: Invocation): Promise<void> {
  // Created first and looked up second, so that two commands at once agree.
  const created = await accounts.createAccount(email, 'verified', nowMs).catch((error: unknown) => {
    if (error instanceof AccountExists) return null;
    throw asUsage(error);
  });
  const account = created ?? (await requireAccount(accounts, email));
  print({ ...accountJson(account), created: created !== null }, accountTable([account]));
  note(created === null ? `It existed already and is unchanged: ${account.status}.` : 'Created, verified.');
}

/** An e-mail that cannot be one is the operator's slip. */
function asUsage(error: unknown): unknown {
  return error instanceof RangeError ? new CommandFailure(EXIT.usage, error.message) : error;
}

async function verify(invocation: Invocation): Promise<void> {
  const { status, email } = await requireLivingAccount(invocation.accounts, invocation.operands[0]);
  if (status === 'suspended') {
    throw new CommandFailure(
      EXIT.conflict,
      `${email} is suspended; lift that with: fairday account resume ${shellWord(email)}`,
    );
  }
  await changeStatus(invocation, 'verified');
}

async function suspend(invocation: Invocation): Promise<void> {
  await changeStatus(invocation, 'suspended');
}

async function resume(invocation: Invocation): Promise<void> {
  const { status, email } = await requireLivingAccount(invocation.accounts, invocation.operands[0]);
  if (status === 'unverified') {
    throw new CommandFailure(
      EXIT.conflict,
      `${email} is not suspended but unverified; verify it with: fairday account verify ${shellWord(email)}`,
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
  await refusingDeleted(accounts.setDefaultPlace(email, text ?? null));
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
  await refusingDeleted(accounts.setStatus(operands[0], status));
  const account = await requireAccount(accounts, operands[0]);
  print(accountJson(account), accountTable([account]));
  note(`${account.email} is ${status}; a running server sees it at the next call.`);
}
