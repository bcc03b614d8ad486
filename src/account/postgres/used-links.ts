/** The links of self-service in PostgreSQL: what all servers sign them with, and which were used. */
import type { Queryable } from './connections.ts';

const TAKE = 'INSERT INTO used_link (signature, until_ms) VALUES ($1, $2::bigint) ON CONFLICT DO NOTHING';

/** Whether the link was not taken before; of servers that take one at once, one gets it. */
export async function takePostgresLink(tx: Queryable, signature: string, untilMs: number): Promise<boolean> {
  return (await tx.execute(TAKE, [signature, untilMs])) === 1;
}

const KEEP_SECRET = 'INSERT INTO link_secret (id, secret) VALUES (1, $1) ON CONFLICT DO NOTHING';

/** What all servers sign with: `own`, if there was nothing yet. */
export async function sharedLinkSecret(tx: Queryable, own: Uint8Array): Promise<Uint8Array> {
  await tx.execute(KEEP_SECRET, [own]);
  const [row] = await tx.query<{ secret: Uint8Array }>('SELECT secret FROM link_secret');
  if (row === undefined) throw new Error('the secret of links vanished');
  return row.secret;
}
