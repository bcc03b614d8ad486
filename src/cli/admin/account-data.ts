/** `fairday account email`, `delete` and `export`: the personal data of an account. */
import { type AccountExport, type Deletion, DeletionRefused } from '../../account/directory.ts';
import { formatGbp } from '../../account/money.ts';
import { AccountExists } from '../../account/store.ts';
import { CommandFailure, EXIT } from '../command.ts';
import { isoTime } from '../terminal/table.ts';
import { summaryJson } from './account-list.ts';
import {
  accountJson,
  accountTable,
  keyJson,
  noSuchAccount,
  refusingDeleted,
  requireLivingAccount,
} from './account-views.ts';
import { actionJson } from './audit.ts';
import { requireYes } from './flag-values.ts';
import type { Invocation } from './subcommand.ts';

export const YES = { yes: { type: 'boolean', meaning: 'do it', needed: true } } as const;

export async function changeEmail({ accounts, operands, flags, print, note }: Invocation): Promise<void> {
  const [email, newEmail] = operands;
  const account = await requireLivingAccount(accounts, email);
  requireYes(flags, `${account.email} becomes ${newEmail}: its keys, credit and calls stay`);
  const changed = await refusingDeleted(accounts.changeEmail(email, newEmail)).catch((error: unknown) => {
    if (error instanceof AccountExists) throw new CommandFailure(EXIT.conflict, error.message);
    if (error instanceof RangeError) throw new CommandFailure(EXIT.usage, error.message);
    throw error;
  });
  if (changed === null) throw noSuchAccount(email);
  print(accountJson(changed), accountTable([changed]));
  note(`${changed.email} is the e-mail now; keys, credit and status are unchanged.`);
}

export async function deletePersonalData({
  accounts,
  operands: [email],
  flags,
  nowMs,
  print,
  note,
}: Invocation): Promise<void> {
  const loss = flags.has('forfeit') ? ', and its credit lapses' : '';
  const { email: known } = await requireLivingAccount(accounts, email);
  requireYes(flags, `the personal data of ${known} go for good, its keys stop working${loss}; its bookings stay`);
  const deletion = await refusingDeleted(accounts.deleteAccount(email, nowMs, { forfeit: flags.has('forfeit') })).catch(
    (error: unknown) => {
      if (error instanceof DeletionRefused) throw new CommandFailure(EXIT.refused, error.message);
      throw error;
    },
  );
  if (deletion === null) throw noSuchAccount(email);
  print(deletionJson(deletion), accountTable([deletion.account]));
  note(`Deleted. Its statement: fairday ledger statement ${deletion.account.email}`);
  note('Backups and kept copies made before still hold the data; delete them when they are due.');
}

function deletionJson({ account, forfeitedMicroGbp, keysRevoked, callsForgotten }: Deletion) {
  return {
    ...accountJson(account),
    forfeited_gbp: formatGbp(forfeitedMicroGbp),
    keys_revoked: keysRevoked,
    calls_forgotten: callsForgotten,
  };
}

export async function exportAccount({ accounts, operands: [email], print }: Invocation): Promise<void> {
  const held = await accounts.exportAccount(email);
  if (held === null) throw noSuchAccount(email);
  const json = exportJson(held);
  print(json, `${JSON.stringify(json, null, 2)}\n`);
}

function exportJson({ account, keys, allowances, calls, entries, answers, actions }: AccountExport) {
  return {
    account: summaryJson(account),
    keys: keys.map(keyJson),
    allowances: allowances.map(({ meter, period, usedUnits }) => ({ meter, period, used_units: usedUnits })),
    calls: calls.map(({ keyId, operation, meter, units, charged, costMicroGbp, requestId, atMs }) => ({
      at: isoTime(atMs),
      key_id: keyId,
      operation,
      meter,
      units,
      charged,
      cost_gbp: formatGbp(costMicroGbp),
      request_id: requestId,
    })),
    bookings: entries.map(({ entryId, kind, amountMicroGbp, ref, reason, atMs }) => ({
      at: isoTime(atMs),
      entry_id: entryId,
      kind,
      amount_gbp: formatGbp(amountMicroGbp),
      ref,
      reason,
    })),
    answers: answers.map(({ requestId, answer, atMs }) => ({ at: isoTime(atMs), request_id: requestId, answer })),
    operator_log: actions.map(actionJson),
  };
}
