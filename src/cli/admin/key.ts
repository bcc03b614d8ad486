/**
 * `fairday key`: creates, lists, revokes and replaces the keys of an account. The secret of a key is printed once, alone
 * on stdout, so that a script can read it; it cannot be shown again.
 */

import { type NewApiKey, RotationRefused } from '../../account/account.ts';
import { MAX_KEY_NAME_LENGTH, parseKeyName } from '../../account/keys.ts';
import { type Command, CommandFailure, EXIT } from '../command.ts';
import { shellWord } from '../terminal/shell-word.ts';
import { isoTime } from '../terminal/table.ts';
import { keyJson, keyTable, refusingDeleted, requireAccount } from './account-views.ts';
import { wholeNumberFlag } from './flag-values.ts';
import { groupCommand, type Invocation, type Subcommand } from './subcommand.ts';

const DEFAULT_NAME = 'default';
const HOUR_MS = 3_600_000;
/** Thirty days: for a longer overlap, use two keys. */
const MAX_OVERLAP_HOURS = 720;

const SUBCOMMANDS: readonly Subcommand[] = [
  {
    name: 'create',
    summary: 'create a key and print it, only this once',
    operands: ['EMAIL'],
    options: { name: { type: 'string', value: 'NAME', meaning: `its name [${DEFAULT_NAME}]` } },
    run: create,
  },
  { name: 'list', summary: 'its keys, without their secrets', operands: ['EMAIL'], opener: 'reader', run: list },
  {
    name: 'revoke',
    summary: 'the key stops working at once, for good; ID as listed',
    operands: ['EMAIL', 'ID'],
    run: revoke,
  },
  {
    name: 'rotate',
    summary: 'create a new key of the same name, print it, and revoke the old one at once',
    operands: ['EMAIL', 'ID'],
    options: {
      'overlap-hours': {
        type: 'string',
        value: 'N',
        meaning:
          'the old one works for N more hours, so that clients have time to change; until then it is not rotated again',
      },
    },
    run: rotate,
  },
];

export const keyCommand: Command = groupCommand(
  {
    name: 'key',
    summary: 'create, list, revoke and rotate the API keys of an account',
    examples: [
      'fairday key create jane@example.com --name laptop',
      'KEY=$(fairday key create jane@example.com)',
      'fairday key rotate jane@example.com 3 --json',
    ],
  },
  SUBCOMMANDS,
);

async function create({ accounts, operands: [email], flags, nowMs, print, note }: Invocation): Promise<void> {
  const name = parseKeyName(flags.get('name') ?? DEFAULT_NAME);
  if (name === null) {
    throw new CommandFailure(EXIT.usage, `--name takes 1 to ${MAX_KEY_NAME_LENGTH} printable characters`);
  }
  const account = await requireAccount(accounts, email);
  const key = await refusingDeleted(accounts.createKey(account.id, name, nowMs));
  print(newKeyJson(key), `${key.key}\n`);
  note(`Key ${key.id} "${key.name}" of ${account.email}. It is shown only now: store it safely.`);
  if (account.status !== 'verified') note(`The account is ${account.status}, so its keys are refused for now.`);
}

async function list({ accounts, operands: [email], nowMs, print, note }: Invocation): Promise<void> {
  const account = await requireAccount(accounts, email);
  const keys = await accounts.listKeys(account.id);
  print({ keys: keys.map(keyJson) }, keys.length === 0 ? '' : keyTable(keys, nowMs));
  if (keys.length === 0)
    note(`${account.email} has no key. Create one with: fairday key create ${shellWord(account.email)}`);
}

async function revoke({ accounts, operands: [email, id], nowMs, print, note }: Invocation): Promise<void> {
  const account = await requireAccount(accounts, email);
  await accounts.revokeKey(account.id, Number(id), nowMs);
  const key = (await accounts.listKeys(account.id)).find((listed) => listed.id === Number(id));
  if (key === undefined) throw noSuchKey(account.email, 'key', id);
  print(keyJson(key), keyTable([key], nowMs));
  note(`Key ${key.id} "${key.name}" is revoked; a running server refuses it from the next call on.`);
}

async function rotate({ accounts, operands: [email, id], flags, nowMs, print, note }: Invocation): Promise<void> {
  const overlapHours = wholeNumberFlag('overlap-hours', flags.get('overlap-hours') ?? '0', 0, MAX_OVERLAP_HOURS);
  const account = await requireAccount(accounts, email);
  const rotation = accounts.rotateKey(account.id, Number(id), nowMs, overlapHours * HOUR_MS);
  const key = await rotation.catch((error: unknown) => {
    if (!(error instanceof RotationRefused)) throw error;
    const ways = `rotate its successor, or end it at once with: fairday key revoke ${shellWord(account.email)} ${id}`;
    throw new CommandFailure(EXIT.conflict, `${error.message}; ${ways}`);
  });
  if (key === null) throw noSuchKey(account.email, 'working key', id);
  print({ ...newKeyJson(key), replaces_id: Number(id) }, `${key.key}\n`);
  const end =
    overlapHours === 0
      ? 'is revoked as of now'
      : `works for ${overlapHours} more ${overlapHours === 1 ? 'hour' : 'hours'}`;
  note(`Key ${key.id} "${key.name}" of ${account.email} replaces key ${id}, which ${end}.`);
  note('It is shown only now: store it safely.');
}

function newKeyJson({ id, key, name, createdAtMs }: NewApiKey) {
  return { id, key, name, created_at: isoTime(createdAtMs) };
}

function noSuchKey(email: string, what: string, id: string): CommandFailure {
  const message = `${email} has no ${what} with the ID ${id}; see its keys with: fairday key list ${shellWord(email)}`;
  return new CommandFailure(EXIT.notFound, message);
}
