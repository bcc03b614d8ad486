/**
 * Whether the tables are as this program makes them: it makes them once more in a schema of their own, compares what the
 * database says of both, and takes that schema back.
 */
import type { Connections, Queryable } from './connections.ts';
import { applyMigrations } from './migrate.ts';

// Each as a name and a definition, without the schema that they are in, and with no more brackets than it takes: a copy that
// was restored from a dump has others. A table may have been divided into partitions.
const DEFINITIONS = `
  SELECT 'column ' || c.relname || '.' || a.attname AS name,
    format_type(a.atttypid, a.atttypmod) || ' ' || a.attnotnull::text || ' ' || coalesce(pg_get_expr(d.adbin, d.adrelid), '')
      || ' ' || coalesce(l.collname, '') || ' ' || c.relpersistence::text AS definition
  FROM pg_class AS c JOIN pg_attribute AS a ON a.attrelid = c.oid
    LEFT JOIN pg_attrdef AS d ON d.adrelid = c.oid AND d.adnum = a.attnum
    LEFT JOIN pg_collation AS l ON l.oid = a.attcollation
  WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind IN ('r', 'p') AND a.attnum > 0 AND NOT a.attisdropped
  UNION ALL
  SELECT 'constraint ' || conname, pg_get_constraintdef(con.oid, true)
  FROM pg_constraint AS con WHERE con.connamespace = current_schema()::regnamespace AND contype <> 'n'
  UNION ALL
  SELECT 'index ' || c.relname, replace(replace(pg_get_indexdef(c.oid, 0, true), current_schema() || '.', ''), ' ON ONLY ', ' ON ')
  FROM pg_class AS c WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind IN ('i', 'I')
  UNION ALL
  SELECT 'trigger ' || t.tgname || ' of ' || c.relname,
    t.tgenabled::text || ' ' || replace(pg_get_triggerdef(t.oid, true), current_schema() || '.', '')
  FROM pg_trigger AS t JOIN pg_class AS c ON c.oid = t.tgrelid
  WHERE c.relnamespace = current_schema()::regnamespace AND NOT t.tgisinternal
  UNION ALL
  SELECT 'function ' || proname, prosrc FROM pg_proc WHERE pronamespace = current_schema()::regnamespace
  ORDER BY 1`;

interface Definition extends Record<string, unknown> {
  readonly name: string;
  readonly definition: string;
}

/** Thrown to undo what was made for the comparison. */
class Undo extends Error {}

/** The first object that differs from a new database, for example a dropped trigger; null where none does. */
export async function schemaChange(db: Connections): Promise<string | null> {
  const here = await definitionsIn(db);
  const fresh = await freshDefinitions(db);
  for (const [name, definition] of fresh) {
    if (!here.has(name)) return `${name} is missing`;
    if (here.get(name) !== definition) return `${name} is not as this program makes it`;
  }
  const tables = new Set([...fresh.keys()].map(tableOf).filter((table) => table !== null));
  for (const name of here.keys()) {
    // Tables of others may stand beside ours; columns and triggers of others in ours may not.
    if (!fresh.has(name) && tables.has(tableOf(name) ?? '')) return `${name} is not as this program makes it`;
  }
  return null;
}

async function freshDefinitions(db: Connections): Promise<ReadonlyMap<string, string>> {
  let found: ReadonlyMap<string, string> = new Map();
  try {
    await db.transaction('BEGIN', async (tx) => {
      const name = `fairday_check_${crypto.randomUUID().replaceAll('-', '')}`;
      await tx.execute(`CREATE SCHEMA ${name}`);
      await tx.execute(`SET LOCAL search_path = ${name}`);
      await applyMigrations(tx, 0);
      found = await definitionsIn(tx);
      throw new Undo();
    });
  } catch (error) {
    if (!(error instanceof Undo)) throw error;
  }
  return found;
}

async function definitionsIn(db: Queryable): Promise<ReadonlyMap<string, string>> {
  const rows = await db.query<Definition>(DEFINITIONS);
  return new Map(rows.map(({ name, definition }) => [name, definition]));
}

/** The table of a column or a trigger; null for anything else. */
function tableOf(name: string): string | null {
  return /^column (\w+)\./.exec(name)?.[1] ?? /^trigger \w+ of (\w+)$/.exec(name)?.[1] ?? null;
}
