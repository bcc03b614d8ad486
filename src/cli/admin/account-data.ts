/** `fairday account email`, `delete` and `export`: the personal data of an account. */
import { type Deletion, DeletionRefused, type ExportLists } from '../../account/directory.ts';
import { formatGbp } from '../../account/money.ts';
import { AccountExists } from '../../account/store.ts';
import { CommandFailure, EXIT } from '../command.ts';
import { jsonInParts } from '../terminal/json-in-parts.ts';
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

/** Prints each part as it is read: an account may have made millions of calls. */
export async function exportAccount({ accounts, operands: [email], flags, piece }: Invocation): Promise<void> {
  const object = jsonInParts(piece, !flags.has('json'));
  const found = await accounts.exportAccount(email, {
    account: (account) => object.field('account', summaryJson(account)),
    rows(list, rows) {
      const { name, json } = EXPORTED[list];
      object.items(name, rows.map(json));
    },
  });
  if (!found) throw noSuchAccount(email);
  object.end();
}

/** How a list of the export is named and written in it. */
const EXPORTED: {
  readonly [List in keyof ExportLists]: {
    readonly name: string;
    readonly json: (row: ExportLists[List][number]) => object;
  };
} = {
  keys: { name: 'keys', json: keyJson },
  allowances: {
    name: 'allowances',
    json: ({ meter, period, usedUnits }) => ({ meter, period, used_units: usedUnits }),
  },
  calls: {
    name: 'calls',
    json: ({ keyId, operation, meter, units, charged, costMicroGbp, requestId, atMs }) => ({
      at: isoTime(atMs),
      key_id: keyId,
      operation,
      meter,
      units,
      charged,
      cost_gbp: formatGbp(costMicroGbp),
      request_id: requestId,
    }),
  },
  entries: {
    name: 'bookings',
    json: ({ entryId, kind, amountMicroGbp, ref, reason, atMs }) => ({
      at: isoTime(atMs),
      entry_id: entryId,
      kind,
      amount_gbp: formatGbp(amountMicroGbp),
      ref,
      reason,
    }),
  },
  answers: {
    name: 'answers',
    json: ({ requestId, answer, atMs }) => ({ at: isoTime(atMs), request_id: requestId, answer }),
  },
  actions: { name: 'operator_log', json: actionJson },
};
