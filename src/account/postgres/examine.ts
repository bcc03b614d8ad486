/** What a database says of itself, for an operator who looks for faults; it need not have the tables of this program. */
import { Connections } from './connections.ts';
import { asDatabaseFailure, databasePlace } from './failure.ts';
import { countLiving } from './servers.ts';

export interface DatabaseState {
  /** Host and name, without user and password. */
  readonly place: string;
  readonly version: string;
  readonly sizeBytes: number;
  /** Servers with a lease that has not run out. */
  readonly servers: number;
  /** How far its clock is ahead of this machine's; half of the way there and back is taken off. */
  readonly clockDifferenceMs: number;
}

const ABOUT = `
  SELECT current_setting('server_version') AS version, pg_database_size(current_database()) AS size_bytes,
    (extract(epoch FROM clock_timestamp()) * 1000)::bigint AS now_ms, to_regclass('server') IS NOT NULL AS has_servers`;

interface AboutRow extends Record<string, unknown> {
  readonly version: string;
  readonly sizeBytes: number;
  readonly nowMs: number;
  readonly hasServers: boolean;
}

/** Throws `StoreUnavailable` where it does not answer. */
export async function examinePostgres(url: string): Promise<DatabaseState> {
  const place = databasePlace(url);
  const db = new Connections(url, { lanes: 1, durable: true });
  try {
    // The first statement pays for the connection; the second is timed.
    await db.query('SELECT 1');
    const sentMs = Date.now();
    const [row] = await db.query<AboutRow>(ABOUT);
    if (row === undefined) throw new Error('the database says nothing of itself');
    const clockDifferenceMs = Math.round(row.nowMs - (sentMs + Date.now()) / 2);
    const servers = row.hasServers ? await countLiving(db) : 0;
    return { place, version: row.version, sizeBytes: row.sizeBytes, servers, clockDifferenceMs };
  } catch (error) {
    throw asDatabaseFailure(error, place);
  } finally {
    await db.close();
  }
}
