/**
 * Deletes old free calls, old answers and ended links in small transactions, so that no call waits long for one. The cut-off is written
 * down first; the database refuses to delete anything younger than it, or anything that cost money.
 */
import { REPLAY_MS } from '../holds.ts';
import { type Pruned, prunedBeforeMs } from '../upkeep.ts';
import { linksForgottenBeforeMs } from '../used-links.ts';
import type { Writes } from './writes.ts';

const ROWS_PER_TRANSACTION = 1000;
/** A mark has done its work seconds after its transaction. */
const MARK_RETENTION_MS = 86_400_000;

const MARK_PRUNED = 'UPDATE pruned SET before_ms = greatest(before_ms, $1::bigint)';

const DELETE_ANSWERS = `
  DELETE FROM repeatable_request WHERE (account_id, request_id) IN (
    SELECT account_id, request_id FROM repeatable_request
    WHERE begun_at_ms <= $1::bigint AND answer IS NOT NULL ORDER BY begun_at_ms LIMIT ${ROWS_PER_TRANSACTION})`;

const DELETE_LINKS = `
  DELETE FROM used_link WHERE signature IN (
    SELECT signature FROM used_link WHERE until_ms < $1::bigint LIMIT ${ROWS_PER_TRANSACTION})`;

const DELETE_HOLDS = `
  DELETE FROM pending_charge WHERE id IN (
    SELECT pending.id FROM pending_charge AS pending
    WHERE pending.charged = 'free' AND pending.at_ms < $1::bigint AND pending.state <> 'open'
      AND NOT EXISTS (SELECT 1 FROM repeatable_request WHERE pending_id = pending.id)
    LIMIT ${ROWS_PER_TRANSACTION})`;

const DELETE_CALLS = `
  WITH forgotten AS (
    DELETE FROM metered_call WHERE id IN (
      SELECT call.id FROM metered_call AS call
      WHERE call.charged = 'free' AND call.at_ms < $1::bigint
        AND NOT EXISTS (SELECT 1 FROM pending_charge WHERE call_id = call.id)
      LIMIT ${ROWS_PER_TRANSACTION})
    RETURNING calls)
  SELECT count(*) AS rows, coalesce(sum(calls), 0)::bigint AS calls FROM forgotten`;

const DELETE_MARKS = `
  DELETE FROM commit_mark WHERE id IN (
    SELECT id FROM commit_mark WHERE at_ms < $1::bigint ORDER BY at_ms LIMIT ${ROWS_PER_TRANSACTION})`;

export async function prunePostgres(writes: Writes, nowMs: number): Promise<Pruned> {
  const beforeMs = prunedBeforeMs(nowMs);
  await writes.run((tx) => tx.execute(MARK_PRUNED, [beforeMs]));
  const deleteAll = async (text: string, olderThanMs: number) => {
    for (let total = 0; ; ) {
      const deleted = await writes.run((tx) => tx.execute(text, [olderThanMs]));
      total += deleted;
      if (deleted < ROWS_PER_TRANSACTION) return total;
    }
  };
  const answers = await deleteAll(DELETE_ANSWERS, Math.max(0, nowMs - REPLAY_MS));
  await deleteAll(DELETE_LINKS, linksForgottenBeforeMs(nowMs));
  await deleteAll(DELETE_HOLDS, beforeMs);
  let calls = 0;
  for (let rows = ROWS_PER_TRANSACTION; rows === ROWS_PER_TRANSACTION; ) {
    const [deleted] = await writes.run((tx) => tx.query<{ rows: number; calls: number }>(DELETE_CALLS, [beforeMs]));
    calls += deleted?.calls ?? 0;
    rows = deleted?.rows ?? 0;
  }
  // By the clock of the machine, as they were written.
  await deleteAll(DELETE_MARKS, Date.now() - MARK_RETENTION_MS);
  return { answers, calls };
}
