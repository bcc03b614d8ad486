/** The links of self-service that were used, in PostgreSQL: of servers that take one at once, one gets it. */
import type { Queryable } from './connections.ts';

const TAKE = 'INSERT INTO used_link (signature, until_ms) VALUES ($1, $2::bigint) ON CONFLICT DO NOTHING';

/** Whether the link was not taken before. */
export async function takePostgresLink(tx: Queryable, signature: string, untilMs: number): Promise<boolean> {
  return (await tx.execute(TAKE, [signature, untilMs])) === 1;
}
