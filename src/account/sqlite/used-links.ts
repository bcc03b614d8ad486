/** The links of self-service that were used, in SQLite. Runs in a transaction that the caller has opened. */
import type { Database } from 'bun:sqlite';

const TAKE = 'INSERT INTO used_link (signature, until_ms) VALUES (?, ?) ON CONFLICT DO NOTHING';

/** Whether the link was not taken before. */
export function takeLink(db: Database, signature: string, untilMs: number): boolean {
  return db.query<null, [string, number]>(TAKE).run(signature, untilMs).changes === 1;
}
