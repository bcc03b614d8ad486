/**
 * Deletes old free calls, old answers and ended links in small transactions, so that no call waits long for one. The cut-off is written
 * down first; the database refuses to delete anything younger than it, or anything that cost money.
 */
import type { Database } from 'bun:sqlite';
import { REPLAY_MS } from '../holds.ts';
import { type Pruned, prunedBeforeMs } from '../upkeep.ts';
import { linksForgottenBeforeMs } from '../used-links.ts';
import type { GroupCommit } from './group-commit.ts';

const ROWS_PER_TRANSACTION = 1000;

const DELETE_ANSWERS = `
  DELETE FROM repeatable_request WHERE (account_id, request_id) IN (
    SELECT account_id, request_id FROM repeatable_request
    WHERE begun_at_ms <= ? AND answer IS NOT NULL ORDER BY begun_at_ms LIMIT ${ROWS_PER_TRANSACTION})`;

const DELETE_LINKS = `
  DELETE FROM used_link WHERE signature IN (
    SELECT signature FROM used_link WHERE until_ms < ? LIMIT ${ROWS_PER_TRANSACTION})`;

const DELETE_HOLDS = `
  DELETE FROM pending_charge WHERE id IN (
    SELECT pending.id FROM pending_charge AS pending
    WHERE pending.charged = 'free' AND pending.at_ms < ? AND pending.state <> 'open'
      AND NOT EXISTS (SELECT 1 FROM repeatable_request WHERE pending_id = pending.id)
    LIMIT ${ROWS_PER_TRANSACTION})`;

const DELETE_CALLS = `
  DELETE FROM metered_call WHERE id IN (
    SELECT call.id FROM metered_call AS call
    WHERE call.charged = 'free' AND call.at_ms < ?
      AND NOT EXISTS (SELECT 1 FROM pending_charge WHERE call_id = call.id)
    LIMIT ${ROWS_PER_TRANSACTION})`;

export async function prune(db: Database, group: GroupCommit, nowMs: number): Promise<Pruned> {
  const beforeMs = prunedBeforeMs(nowMs);
  const mark = db.query<null, [number]>('UPDATE pruned SET before_ms = max(before_ms, ?)');
  await group.submit(() => mark.run(beforeMs));
  const deleteAll = async (sql: string, olderThanMs: number) => {
    const remove = db.query<null, [number]>(sql);
    for (let total = 0; ; ) {
      const { changes } = await group.submit(() => remove.run(olderThanMs));
      total += changes;
      if (changes < ROWS_PER_TRANSACTION) return total;
    }
  };
  const answers = await deleteAll(DELETE_ANSWERS, Math.max(0, nowMs - REPLAY_MS));
  await deleteAll(DELETE_LINKS, linksForgottenBeforeMs(nowMs));
  await deleteAll(DELETE_HOLDS, beforeMs);
  return { answers, calls: await deleteAll(DELETE_CALLS, beforeMs) };
}
