/**
 * Deletes what is personal about an account: e-mail, place, names and hashes of its keys, stored answers, free calls, the
 * request ids of the others. Bookings and the calls that cost money stay under the account's number, so that the ledger
 * still adds up. In a transaction that the caller has opened.
 */
import {
  anonymousEmail,
  type Deletion,
  type DeletionOptions,
  LAPSED,
  refuseWhileAnswering,
  requireForfeit,
} from '../directory.ts';
import { HOUSE } from '../entries.ts';
import { formatGbp } from '../money.ts';
import type { BaseTerms } from '../terms.ts';
import { findAccountById, findLiving } from './accounts.ts';
import type { Queryable } from './connections.ts';
import { type EntryNumbers, lock } from './locked.ts';
import type { PostgresOperatorLog } from './operator-log.ts';

const OPEN_HOLDS = `
  SELECT count(*) AS n FROM pending_charge WHERE account_id = $1::bigint AND state = 'open'`;
const WORKING_KEYS = 'SELECT count(*) AS n FROM api_key WHERE account_id = $1::bigint AND revoked_at_ms IS NULL';

// First the account, because the guards of the tables below let go of what belongs to a deleted one.
const ANONYMIZE = `
  UPDATE account SET email = $2, default_place = NULL, status = 'suspended', deleted_at_ms = $3::bigint
  WHERE id = $1::bigint`;

// A hash that no key has: of its number, and of nothing secret.
const FORGET_KEYS = `
  UPDATE api_key SET hash = sha256(convert_to('deleted ' || id, 'UTF8')), hint = 'deleted', name = 'deleted',
    last_used_day_ms = NULL, revoked_at_ms = coalesce(revoked_at_ms, $2::bigint) WHERE account_id = $1::bigint`;

const FORGET: readonly string[] = [
  'DELETE FROM repeatable_request WHERE account_id = $1::bigint',
  'DELETE FROM account_terms WHERE account_id = $1::bigint',
  'DELETE FROM rate_bucket WHERE account_id = $1::bigint',
  "DELETE FROM pending_charge WHERE account_id = $1::bigint AND charged = 'free'",
  "UPDATE pending_charge SET request_id = '' WHERE account_id = $1::bigint AND request_id <> ''",
  'DELETE FROM allowance WHERE account_id = $1::bigint',
];

/** As many calls as a statement gets through in a fraction of its time. */
const PART_CALLS = 20_000;

const PART_END = `
  SELECT at_ms FROM metered_call WHERE account_id = $1::bigint AND at_ms > $2::bigint
  ORDER BY at_ms OFFSET $3::bigint LIMIT 1`;

const OF_PART = 'account_id = $1::bigint AND at_ms > $2::bigint AND at_ms <= $3::bigint';
const FORGET_IDS = `
  UPDATE metered_call SET request_id = '' WHERE ${OF_PART} AND charged = 'credit' AND request_id <> ''`;
const FORGET_CALLS = `
  WITH forgotten AS (DELETE FROM metered_call WHERE ${OF_PART} AND charged = 'free' RETURNING calls)
  SELECT coalesce(sum(calls), 0)::bigint AS n FROM forgotten`;

interface Tools {
  readonly base: BaseTerms;
  readonly numbers: EntryNumbers;
  readonly log: PostgresOperatorLog;
}

/** Null when there is no such account. Throws `AccountDeleted`, `DeletionRefused`. */
export async function deletePostgresAccount(
  tx: Queryable,
  { base, numbers, log }: Tools,
  email: string,
  nowMs: number,
  options: DeletionOptions,
): Promise<Deletion | null> {
  const account = await findLiving(tx, email);
  if (account === null) return null;
  const { id } = account;
  const number = async (query: string) => (await tx.query<{ n: number }>(query, [id]))[0]?.n ?? 0;
  // The account is locked first: no hold begins and no credit comes until this is over.
  const locked = await lock(tx, base, [], [id]);
  if ((await number(OPEN_HOLDS)) > 0) refuseWhileAnswering(account);
  const forfeitedMicroGbp = locked.balanceMicroGbp(id);
  requireForfeit(account, forfeitedMicroGbp, options);
  if (forfeitedMicroGbp > 0) {
    const sides = { debitId: id, creditId: HOUSE.adjustment, amountMicroGbp: forfeitedMicroGbp };
    locked.book({ kind: 'adjustment', accountId: id, ...sides, reason: LAPSED, nowMs });
    await locked.save(tx, numbers);
  }
  const keysRevoked = await number(WORKING_KEYS);
  await tx.execute(ANONYMIZE, [id, anonymousEmail(id), nowMs]);
  await tx.execute(FORGET_KEYS, [id, nowMs]);
  for (const text of FORGET) await tx.execute(text, [id]);
  const callsForgotten = await forgetCalls(tx, id);
  const taken = { forfeited_gbp: formatGbp(forfeitedMicroGbp), keys_revoked: keysRevoked };
  await log.write(tx, 'account.delete', id, taken, options.by);
  const deleted = await findAccountById(tx, id);
  if (deleted === null) throw new Error(`account ${id} vanished`);
  return { account: deleted, forfeitedMicroGbp, keysRevoked, callsForgotten };
}

/** Deletes the free calls of a deleted account and the request ids of the others, part by part; how many calls went. */
export async function forgetCalls(tx: Queryable, accountId: number, partCalls = PART_CALLS): Promise<number> {
  let forgotten = 0;
  for (let afterMs = -1; ; ) {
    // Calls of one instant are of one part.
    const [end] = await tx.query<{ atMs: number }>(PART_END, [accountId, afterMs, partCalls - 1]);
    const part = [accountId, afterMs, end?.atMs ?? Number.MAX_SAFE_INTEGER];
    await tx.execute(FORGET_IDS, part);
    const [free] = await tx.query<{ n: number }>(FORGET_CALLS, part);
    forgotten += free?.n ?? 0;
    if (end === undefined) return forgotten;
    afterMs = end.atMs;
  }
}
