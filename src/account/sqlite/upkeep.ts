/**
 * Deletes old free calls, old answers and ended links in small transactions, so that no call waits long for one. The cut-off is written
 * down first; the database refuses to delete anything younger than it, or anything that cost money.
 */
import type { Database } from 'bun:sqlite';
import { nextTurn } from '../../lib/timers.ts';
import { REPLAY_MS } from '../holds.ts';
import { type Pruned, prunedBeforeMs } from '../upkeep.ts';
import { linksForgottenBeforeMs } from '../used-links.ts';
import { BLOCK_OF } from './blocks.ts';
import type { GroupCommit } from './group-commit.ts';
import { bringLastCallsForward, forgetLastFreeCalls } from './last-calls.ts';

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

/**
 * Calls are numbered as they came, so the old ones are in the oldest blocks. Where so many blocks have none, none is looked for
 * in later ones: a clock that was wrong for fewer calls than these hides none.
 */
const BLOCKS_LOOKED_AHEAD = 100;

const NEXT_BLOCK = `
  SELECT ${BLOCK_OF} AS block FROM metered_call WHERE cost_micro_gbp = 0 AND ${BLOCK_OF} >= ?
  ORDER BY ${BLOCK_OF} LIMIT 1`;

const OLD_CALLS = `
  SELECT call.id FROM metered_call AS call
  WHERE call.${BLOCK_OF} = ?2 AND call.cost_micro_gbp = 0 AND call.charged = 'free' AND call.at_ms < ?1
    AND NOT EXISTS (SELECT 1 FROM pending_charge WHERE call_id = call.id)`;

const DELETE_CALLS = `
  DELETE FROM metered_call WHERE id IN (${OLD_CALLS} LIMIT ${ROWS_PER_TRANSACTION}) RETURNING calls`;

export async function prune(db: Database, group: GroupCommit, nowMs: number): Promise<Pruned> {
  const beforeMs = prunedBeforeMs(nowMs);
  const mark = db.query<null, [number]>('UPDATE pruned SET before_ms = max(before_ms, ?)');
  await group.submit(() => mark.run(beforeMs));
  await bringLastCallsForward(db, group);
  const deleteAll = async (sql: string, ...values: readonly number[]) => {
    const remove = db.query<null, number[]>(sql);
    for (let total = 0; ; ) {
      const { changes } = await group.submit(() => remove.run(...values));
      total += changes;
      if (changes < ROWS_PER_TRANSACTION) return total;
    }
  };
  const removeCalls = db.query<{ calls: number }, [number, number]>(DELETE_CALLS);
  /** Returns the number of calls, of which a row may have several. */
  const deleteCalls = async (block: number) => {
    for (let total = 0; ; ) {
      const rows = await group.submit(() => removeCalls.all(beforeMs, block));
      for (const { calls } of rows) total += calls;
      if (rows.length < ROWS_PER_TRANSACTION) return total;
    }
  };
  const answers = await deleteAll(DELETE_ANSWERS, Math.max(0, nowMs - REPLAY_MS));
  await deleteAll(DELETE_LINKS, linksForgottenBeforeMs(nowMs));
  await deleteAll(DELETE_HOLDS, beforeMs);
  const nextBlock = db.query<{ block: number }, [number]>(NEXT_BLOCK);
  const oldCalls = db.query<{ id: number }, [number, number]>(`${OLD_CALLS} LIMIT 1`);
  let calls = 0;
  let without = 0;
  for (let next = nextBlock.get(0); next !== null && without < BLOCKS_LOOKED_AHEAD; ) {
    const { block } = next;
    if (oldCalls.get(beforeMs, block) === null) {
      without++;
      // To look through a block takes about a millisecond.
      await nextTurn();
    } else {
      without = 0;
      calls += await deleteCalls(block);
    }
    next = nextBlock.get(block + 1);
  }
  await forgetLastFreeCalls(db, group, beforeMs);
  return { answers, calls };
}
