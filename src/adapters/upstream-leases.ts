/**
 * The leases of upstream budgets in the database that the servers share, by its clock. One host's are changed by one server
 * at a time; nobody waits for that but a background task, or a request for which nothing is left of a lease.
 */
import { Connections, type Queryable } from '../account/postgres/connections.ts';
import type { OpenBudget } from '../upstream/budget.ts';
import { grantLease, type KeptLease, type LeaseAccount } from '../upstream/lease-rules.ts';
import { type LeaseBook, LeasedBudget, type LeasedBudgetOptions } from '../upstream/leased-budget.ts';

/** A request and the background tasks of the others. */
const LANES = 2;

const KNOW = 'INSERT INTO upstream_host (host) VALUES ($1) ON CONFLICT DO NOTHING';
const LOCK = 'SELECT host FROM upstream_host WHERE host = $1 FOR UPDATE';
// After the lock, so that time does not go back from one to the next.
const NOW = 'SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint AS now_ms';
const USES = 'SELECT window_ms, slot, units FROM upstream_use WHERE host = $1';
const LEASES = 'SELECT lease, sequence, spent, ceiling, until_ms FROM upstream_lease WHERE host = $1';

const WRITE_USES = `
  INSERT INTO upstream_use (host, window_ms, slot, units)
  SELECT $1, * FROM unnest($2::bigint[], $3::bigint[], $4::bigint[])
  ON CONFLICT (host, window_ms, slot) DO UPDATE SET units = excluded.units`;
const FORGET_USES = `
  DELETE FROM upstream_use USING unnest($2::bigint[], $3::bigint[]) AS old (window_ms, slot)
  WHERE host = $1 AND upstream_use.window_ms = old.window_ms AND upstream_use.slot = old.slot`;
const WRITE_LEASE = `
  INSERT INTO upstream_lease (host, lease, sequence, spent, ceiling, until_ms)
  VALUES ($1, $2, $3::bigint, $4::bigint, $5::bigint, $6::bigint)
  ON CONFLICT (host, lease) DO UPDATE SET sequence = excluded.sequence, spent = excluded.spent,
    ceiling = excluded.ceiling, until_ms = excluded.until_ms`;
const END_LEASES = 'DELETE FROM upstream_lease WHERE host = $1 AND lease = ANY ($2::text[])';

interface UseRow extends Record<string, unknown> {
  readonly windowMs: number;
  readonly slot: number;
  readonly units: number;
}

interface LeaseRow extends KeptLease, Record<string, unknown> {
  readonly lease: string;
}

export interface SharedBudgets {
  readonly open: OpenBudget;
  /** Gives back what is leased. */
  close(): Promise<void>;
}

/** Budgets of which the servers of a database have one together. `ready` says whether its tables are there. */
export function sharedBudgets(
  url: string,
  options: Pick<LeasedBudgetOptions, 'monotonicMs' | 'timers'>,
  ready: () => Promise<boolean>,
): SharedBudgets {
  const db = new Connections(url, { lanes: LANES, durable: true });
  const book = postgresLeaseBook(db, ready);
  const opened: LeasedBudget[] = [];
  return {
    open(host, limits) {
      const budget = new LeasedBudget(host, limits, { ...options, book, newLease: () => crypto.randomUUID() });
      opened.push(budget);
      return budget;
    },
    async close() {
      await Promise.all(opened.map((budget) => budget.close()));
      await db.close();
    },
  };
}

function postgresLeaseBook(db: Connections, ready: () => Promise<boolean>): LeaseBook {
  let isReady = false;
  return {
    async renew(request) {
      isReady ||= await ready();
      if (!isReady) throw new Error('the database is not there yet');
      const { host, lease } = request;
      return db.transaction('BEGIN', async (tx) => {
        if ((await tx.query(LOCK, [host])).length === 0) {
          await tx.execute(KNOW, [host]);
          await tx.query(LOCK, [host]);
        }
        const [clock] = await tx.query<{ nowMs: number }>(NOW);
        const { account, known } = await readAccount(tx, host);
        const grant = clock === undefined ? null : grantLease(account, request, clock.nowMs);
        const kept = account.leases.get(lease);
        if (grant === null || kept === undefined) throw new Error('the lease has been renewed by a later request');
        await writeUses(tx, host, known.uses, account);
        const ended = known.leases.filter((name) => !account.leases.has(name));
        if (ended.length > 0) await tx.execute(END_LEASES, [host, ended]);
        await tx.execute(WRITE_LEASE, [host, lease, kept.sequence, kept.spent, kept.ceiling, kept.untilMs]);
        return grant;
      });
    },
  };
}

/** What is known of a host, and what of it stands in the tables. */
async function readAccount(tx: Queryable, host: string) {
  const uses = await tx.query<UseRow>(USES, [host]);
  const leases = await tx.query<LeaseRow>(LEASES, [host]);
  const account: LeaseAccount = {
    spent: new Map(),
    leases: new Map(leases.map(({ lease, ...kept }) => [lease, kept])),
  };
  for (const { windowMs, slot, units } of uses) {
    const slots = account.spent.get(windowMs) ?? new Map<number, number>();
    slots.set(slot, units);
    account.spent.set(windowMs, slots);
  }
  return { account, known: { uses, leases: leases.map(({ lease }) => lease) } };
}

/** What differs from before. */
async function writeUses(
  tx: Queryable,
  host: string,
  before: readonly UseRow[],
  { spent }: LeaseAccount,
): Promise<void> {
  const old = before.filter(({ windowMs, slot }) => spent.get(windowMs)?.has(slot) !== true);
  if (old.length > 0) {
    await tx.execute(FORGET_USES, [host, old.map(({ windowMs }) => windowMs), old.map(({ slot }) => slot)]);
  }
  const changed = [...spent].flatMap(([windowMs, slots]) =>
    [...slots]
      .filter(
        ([slot, units]) => !before.some((row) => row.windowMs === windowMs && row.slot === slot && row.units === units),
      )
      .map(([slot, units]) => ({ windowMs, slot, units })),
  );
  if (changed.length === 0) return;
  await tx.execute(WRITE_USES, [
    host,
    changed.map(({ windowMs }) => windowMs),
    changed.map(({ slot }) => slot),
    changed.map(({ units }) => units),
  ]);
}
