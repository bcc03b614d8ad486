/**
 * Forgetting old free calls and old answers, in small transactions, so that no call waits long behind one. What is about
 * to be forgotten is marked first; the database refuses to delete anything younger than the mark, or that cost money.
 */
import type { Database } from 'bun:sqlite';
import { REPLAY_MS } from '../holds.ts';
import { FREE_CALL_RETENTION_DAYS, type Pruned } from '../upkeep.ts';
import type { GroupCommit } from './group-commit.ts';

const DAY_MS = 86_400_000;
const ROWS_AT_ONCE = 1000;

const FORGET_ANSWERS = `
  DELETE FROM repeatable_request WHERE (account_id, request_id) IN (
    SELECT account_id, request_id FROM repeatable_request
    WHERE begun_at_ms <= ? AND answer IS NOT NULL ORDER BY begun_at_ms LIMIT ${ROWS_AT_ONCE})`;

const FORGET_PENDING = `
  DELETE FROM pending_charge WHERE id IN (
    SELECT pending.id FROM pending_charge AS pending
    WHERE pending.charged = 'free' AND pending.at_ms < ? AND pending.state <> 'open'
      AND NOT EXISTS (SELECT 1 FROM repeatable_request WHERE pending_id = pending.id)
    LIMIT ${ROWS_AT_ONCE})`;

const FORGET_CALLS = `
  DELETE FROM metered_call WHERE id IN (
    SELECT call.id FROM metered_call AS call
    WHERE call.charged = 'free' AND call.at_ms < ?
      AND NOT EXISTS (SELECT 1 FROM pending_charge WHERE call_id = call.id)
    LIMIT ${ROWS_AT_ONCE})`;

/** The midnight before which free calls are forgotten. */
export function prunedBeforeMs(nowMs: number): number {
  return Math.max(0, (Math.floor(nowMs / DAY_MS) - FREE_CALL_RETENTION_DAYS) * DAY_MS);
}

export async function prune(db: Database, group: GroupCommit, nowMs: number): Promise<Pruned> {
  const beforeMs = prunedBeforeMs(nowMs);
  const mark = db.query<null, [number]>('UPDATE pruned SET before_ms = max(before_ms, ?)');
  await group.submit(() => mark.run(beforeMs));
  const all = async (sql: string, olderThanMs: number) => {
    const forget = db.query<null, [number]>(sql);
    for (let total = 0; ; ) {
      const { changes } = await group.submit(() => forget.run(olderThanMs));
      total += changes;
      if (changes < ROWS_AT_ONCE) return total;
    }
  };
  const answers = await all(FORGET_ANSWERS, Math.max(0, nowMs - REPLAY_MS));
  await all(FORGET_PENDING, beforeMs);
  return { answers, calls: await all(FORGET_CALLS, beforeMs) };
}
