/**
 * Living servers. A server that holds charges has a row with a lease, which it renews; the holds of a server whose lease has
 * run out are released by any other. Leases are compared with the clock of the database alone, which all servers share.
 */
import type { Connections, Queryable } from './connections.ts';
import type { NumberBlocks } from './numbers.ts';

/** How long a server may be silent before its holds are released: longer than an outage of the network that ends by itself. */
const LEASE_MS = 60_000;
const RENEWALS_PER_LEASE = 4;

const NOW_MS = '(extract(epoch FROM clock_timestamp()) * 1000)::bigint';

const ENTER = `
  INSERT INTO server AS known (id, name, started_at_ms, lease_until_ms)
  VALUES ($1::bigint, $2, ${NOW_MS}, ${NOW_MS} + $3::bigint)
  ON CONFLICT (id) DO UPDATE SET lease_until_ms = excluded.lease_until_ms`;

const LEAVE = 'DELETE FROM server WHERE id = $1::bigint';

// A hold without a server was brought along from another database: its server has ended.
const ABANDONED = `
  SELECT id FROM pending_charge WHERE state = 'open' AND server_id IS DISTINCT FROM $1::bigint AND NOT EXISTS (
    SELECT 1 FROM server WHERE server.id = pending_charge.server_id AND server.lease_until_ms >= ${NOW_MS})
  ORDER BY id`;

const OWN = "SELECT id FROM pending_charge WHERE state = 'open' AND server_id = $1::bigint ORDER BY id";

const FORGET_DEAD = `DELETE FROM server WHERE lease_until_ms < ${NOW_MS} - 86400000`;

const LIVING = `SELECT count(*) AS n FROM server WHERE lease_until_ms >= ${NOW_MS}`;

/** The servers whose lease has not run out. */
export async function countLiving(db: Queryable): Promise<number> {
  return (await db.query<{ n: number }>(LIVING))[0]?.n ?? 0;
}

export class Servers {
  readonly #db: Connections;
  readonly #numbers: NumberBlocks;
  readonly #name: string;
  readonly #leaseMs: number;
  #entering: Promise<number> | null = null;
  #timer: ReturnType<typeof setInterval> | null = null;
  #isRenewing = false;

  /** `name` is for people who look into the table. */
  constructor(db: Connections, numbers: NumberBlocks, name: string, leaseMs = LEASE_MS) {
    this.#db = db;
    this.#numbers = numbers;
    this.#name = name;
    this.#leaseMs = leaseMs;
  }

  /** The number of this process, which is alive from now on. */
  own(): Promise<number> {
    this.#entering ??= this.#enter().catch((error) => {
      this.#entering = null;
      throw error;
    });
    return this.#entering;
  }

  /** The open holds of servers that have ended, and those of this one. */
  async openHolds(): Promise<{ readonly ofOthers: readonly number[]; readonly own: readonly number[] }> {
    const own = await this.own();
    await this.#db.execute(FORGET_DEAD);
    const idsOf = async (text: string, values: readonly number[]) =>
      (await this.#db.query<{ id: number }>(text, values)).map(({ id }) => id);
    return { ofOthers: await idsOf(ABANDONED, [own]), own: await idsOf(OWN, [own]) };
  }

  /** Ends the lease; the holds must have ended before. */
  async leave(): Promise<void> {
    if (this.#timer !== null) clearInterval(this.#timer);
    const id = await this.#entering?.catch(() => null);
    if (id === null || id === undefined) return;
    // What cannot be deleted now runs out by itself.
    await this.#db.execute(LEAVE, [id]).catch(() => {});
  }

  async #enter(): Promise<number> {
    const id = await this.#numbers.take(1);
    await this.#renew(id);
    // One that fails is made up for by the next, as long as the lease has not run out.
    this.#timer = setInterval(() => void this.#renewOnce(id), this.#leaseMs / RENEWALS_PER_LEASE);
    this.#timer.unref();
    return id;
  }

  async #renewOnce(id: number): Promise<void> {
    if (this.#isRenewing) return;
    this.#isRenewing = true;
    await this.#renew(id).catch(() => {});
    this.#isRenewing = false;
  }

  #renew(id: number): Promise<number> {
    return this.#db.execute(ENTER, [id, this.#name, this.#leaseMs]);
  }
}
