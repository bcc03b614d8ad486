/**
 * When accounts made their last calls: in a table up to a mark, and read from the calls beyond it. The table is brought forward
 * with the upkeep of a server and not with each call, which would write a page of each account.
 */
import type { Database } from 'bun:sqlite';
import type { GroupCommit } from './group-commit.ts';

/** To count so many of ever other accounts takes one to two milliseconds, for which the event loop waits. */
const CALLS_PER_TRANSACTION = 2_048;

const MARK = '(SELECT call_id FROM last_call_mark)';

const BRING_FORWARD = `
  INSERT INTO last_call (account_id, free_at_ms, credit_at_ms)
  SELECT account_id, max(iif(charged = 'free', at_ms, NULL)), max(iif(charged = 'credit', at_ms, NULL))
  FROM metered_call WHERE id > ${MARK} AND id <= ${MARK} + ${CALLS_PER_TRANSACTION} GROUP BY account_id
  ON CONFLICT DO UPDATE SET
    free_at_ms = nullif(max(coalesce(free_at_ms, -1), coalesce(excluded.free_at_ms, -1)), -1),
    credit_at_ms = nullif(max(coalesce(credit_at_ms, -1), coalesce(excluded.credit_at_ms, -1)), -1)`;

const MOVE_MARK = `
  UPDATE last_call_mark SET call_id = min(call_id + ${CALLS_PER_TRANSACTION}, (SELECT max(id) FROM metered_call))
  WHERE call_id < (SELECT max(id) FROM metered_call)`;

// The call itself has been forgotten by then.
const FORGET_FREE = 'UPDATE last_call SET free_at_ms = NULL WHERE free_at_ms < ?';

/** Brings the table forward to the newest call. */
export async function bringLastCallsForward(db: Database, group: GroupCommit): Promise<void> {
  const bring = db.query<null, []>(BRING_FORWARD);
  const moveMark = db.query<null, []>(MOVE_MARK);
  const step = () => {
    bring.run();
    return moveMark.run().changes > 0;
  };
  while (await group.submit(step));
}

/** Forgets free calls from before an instant. */
export async function forgetLastFreeCalls(db: Database, group: GroupCommit, beforeMs: number): Promise<void> {
  const forget = db.query<null, [number]>(FORGET_FREE);
  await group.submit(() => forget.run(beforeMs));
}

/** The instant of the last call of each account, as a table `(account_id, at_ms)` for queries. */
export const LAST_CALLS = `(
  SELECT account_id, max(at_ms) AS at_ms FROM (
    SELECT account_id, max(coalesce(free_at_ms, 0), coalesce(credit_at_ms, 0)) AS at_ms FROM last_call
    UNION ALL
    SELECT account_id, at_ms FROM metered_call WHERE id > ${MARK})
  GROUP BY account_id)`;
