/**
 * Charges by the batch. One statement takes the units of all calls that wait from the free pools that hold all of a pool's
 * calls, over all accounts; the calls of the other pools are taken one after the other in a transaction that has locked
 * their pools and credit, and are written together. A call is charged when its batch is committed, and never twice.
 */
import type { ChargeOutcome, ChargeRequest, MeterClass } from '../charge.ts';
import { HOUSE } from '../entries.ts';
import { allowancePeriodName } from '../pools.ts';
import { OutcomeUnknown } from '../store.ts';
import { callPriceMicroGbp } from '../tariff.ts';
import type { BaseTerms } from '../terms.ts';
import { Batcher, type Job } from './batch.ts';
import type { Connections, Queryable } from './connections.ts';
import { isFaultOfValues, isLost } from './failure.ts';
import { type EntryNumbers, type Locked, lock, poolName } from './locked.ts';
import type { NumberBlocks } from './numbers.ts';
import { MARK, type Writes } from './writes.ts';

const MAX_CALLS = 512;
/** Two: while one waits for the disk the next is on its way. */
const BATCHES_AT_ONCE = 2;
/** Pools known to be used up; one more of them costs a statement that takes nothing. */
const MAX_REMEMBERED = 10_000;

/** The free units of an account in a pool, by the columns of `of`; $12 to $14 are those of everybody. */
const limitOf = (of: string) => `CASE ${of}.meter
    WHEN 'decision' THEN coalesce((SELECT free_decision_month FROM account_terms WHERE account_id = ${of}.account_id), $12::bigint)
    WHEN 'standard' THEN coalesce((SELECT free_standard_day FROM account_terms WHERE account_id = ${of}.account_id), $13::bigint)
    ELSE coalesce((SELECT free_premium_day FROM account_terms WHERE account_id = ${of}.account_id), $14::bigint) END`;

const TAKE_FREE = `
  WITH mark AS (${MARK}),
  call AS (
    SELECT * FROM unnest($3::bigint[], $4::bigint[], $5::bigint[], $6::text[], $7::text[], $8::bigint[], $9::text[],
        $10::bigint[], $11::text[])
      AS call (id, account_id, key_id, operation, meter, units, request_id, at_ms, period)),
  wanted AS (
    SELECT account_id, meter, period, sum(units)::bigint AS units FROM call GROUP BY account_id, meter, period),
  taken AS (
    INSERT INTO allowance AS pool (account_id, meter, period, used_units)
    SELECT account_id, meter, period, units FROM wanted WHERE units <= ${limitOf('wanted')}
    ORDER BY account_id, meter, period
    ON CONFLICT (account_id, meter, period) DO UPDATE SET used_units = pool.used_units + excluded.used_units
      WHERE pool.used_units + excluded.used_units <= ${limitOf('pool')}
    RETURNING account_id, meter, period, used_units),
  recorded AS (
    INSERT INTO metered_call (id, account_id, key_id, operation, meter, units, charged, cost_micro_gbp, request_id, at_ms)
    SELECT id, account_id, key_id, operation, meter, units, 'free', 0, request_id, at_ms
    FROM call JOIN taken USING (account_id, meter, period))
  SELECT account_id, meter, period, used_units, ${limitOf('taken')} AS limit_units,
    coalesce((SELECT credits_micro_gbp - debits_micro_gbp FROM ledger_account WHERE id = account_id), 0)
      AS balance_micro_gbp
  FROM taken`;

const RECORDED = 'SELECT id FROM metered_call WHERE id = ANY($1::bigint[])';

interface TakenPool extends Record<string, unknown> {
  readonly accountId: number;
  readonly meter: MeterClass;
  readonly period: string;
  readonly usedUnits: number;
  readonly limitUnits: number;
  readonly balanceMicroGbp: number;
}

type ChargeJob = Job<ChargeRequest, ChargeOutcome>;

/** A job with the number that its call will have. */
interface Numbered extends ChargeJob {
  readonly id: number;
}

/** Jobs that were charged, with their outcomes. */
type Taken = ReadonlyMap<Numbered, ChargeOutcome>;

/** In place of the outcome of a job that was rejected. */
const NOTHING: ChargeOutcome = { charged: 'refused', costMicroGbp: 0, freeRemaining: 0, balanceMicroGbp: 0 };

interface ChargeTools extends EntryNumbers {
  /** The lanes of the batches. */
  readonly db: Connections;
  readonly writes: Writes;
  readonly calls: NumberBlocks;
  readonly base: BaseTerms;
}

export class PostgresCharges {
  readonly #tools: ChargeTools;
  readonly #batches: Batcher<ChargeRequest, ChargeOutcome>;
  /** Pools that did not hold the last batch: asked for with a lock at once. A hint alone; nothing is decided by it. */
  readonly #usedUp = new Set<string>();

  constructor(tools: ChargeTools) {
    this.#tools = tools;
    this.#batches = new Batcher((jobs) => this.#run(jobs), { atOnce: BATCHES_AT_ONCE, maxItems: MAX_CALLS });
  }

  charge(request: ChargeRequest): Promise<ChargeOutcome> {
    return this.#batches.submit(request);
  }

  drained(): Promise<void> {
    return this.#batches.drained();
  }

  async #run(jobs: readonly ChargeJob[]): Promise<void> {
    const { writes, calls } = this.#tools;
    const first = await writes.again(() => calls.take(jobs.length));
    const numbered = jobs.map((job, i) => ({ ...job, id: first + i }));
    const free = numbered.filter(({ item }) => !this.#usedUp.has(poolName(item)));
    const taken: Taken = free.length === 0 ? new Map() : await this.#together(free);
    const rest = numbered.filter((job) => !taken.has(job));
    const waiting = new Set(rest.map(({ item }) => item.accountId));
    for (const [job, outcome] of taken) if (!waiting.has(job.item.accountId)) job.resolve(outcome);
    if (rest.length === 0) return;
    try {
      const charged = await this.#oneByOne(rest);
      resolveInOrder(numbered, taken, charged);
    } finally {
      // What was taken stands, whatever became of the rest.
      for (const [{ resolve }, outcome] of taken) resolve(outcome);
    }
  }

  /** The jobs that were taken, with their outcomes. One that cannot be written fails alone. */
  async #together(jobs: readonly Numbered[]): Promise<Taken> {
    try {
      return await this.#takeFree(jobs);
    } catch (error) {
      if (!isFaultOfValues(error)) throw error;
      if (jobs.length === 1) {
        jobs[0]?.reject(error);
        return new Map(jobs.map((job) => [job, NOTHING]));
      }
      const taken: [Numbered, ChargeOutcome][] = [];
      for (const job of jobs) {
        // One that fails leaves the others as they are: those before it have been charged.
        const alone = await this.#together([job]).catch((fault): Taken => {
          job.reject(fault);
          return new Map([[job, NOTHING]]);
        });
        taken.push(...alone);
      }
      return new Map(taken);
    }
  }

  async #takeFree(jobs: readonly Numbered[]): Promise<Taken> {
    const { writes, db } = this.#tools;
    const pools = await writes.again(async () => {
      const mark = await writes.newMark();
      try {
        return await db.query<TakenPool>(TAKE_FREE, [mark, Date.now(), ...this.#values(jobs)]);
      } catch (error) {
        if (!isLost(error) || !(await writes.hasCommitted(mark, error))) throw error;
        return null;
      }
    });
    writes.noteCommit();
    // What has been taken is never taken again, whatever becomes of the question how much is left.
    return pools === null ? this.#recordedOf(jobs) : outcomesOf(jobs, pools);
  }

  #values(jobs: readonly Numbered[]) {
    const { freeUnits } = this.#tools.base;
    const column = <V extends string | number>(read: (request: ChargeRequest) => V) =>
      jobs.map(({ item }) => read(item));
    return [
      jobs.map(({ id }) => id),
      column(({ accountId }) => accountId),
      column(({ keyId }) => keyId),
      column(({ operation }) => operation),
      column(({ meter }) => meter),
      column(({ units }) => units),
      column(({ requestId }) => requestId),
      column(({ nowMs }) => nowMs),
      column(({ meter, nowMs }) => allowancePeriodName(meter, nowMs)),
      freeUnits.decision,
      freeUnits.standard,
      freeUnits.premium,
    ];
  }

  /**
   * What a batch had taken whose answer was lost: its calls are there, with the balance that they have now. Throws
   * `OutcomeUnknown` where that cannot be read either.
   */
  async #recordedOf(jobs: readonly Numbered[]): Promise<Taken> {
    const { writes, db } = this.#tools;
    const read = async () => {
      const rows = await writes.again(() => db.query<{ id: number }>(RECORDED, [jobs.map(({ id }) => id)]));
      const ids = new Set(rows.map(({ id }) => id));
      const recorded = jobs.filter(({ id }) => ids.has(id));
      const requests = recorded.map(({ item }) => item);
      return { recorded, locked: await writes.run((tx) => this.#lock(tx, requests)) };
    };
    const { recorded, locked } = await read().catch((cause) => {
      throw new OutcomeUnknown('which calls were charged cannot be read', { cause });
    });
    return new Map(
      recorded.map((job) => [
        job,
        {
          charged: 'free',
          costMicroGbp: 0,
          freeRemaining: locked.freeRemaining(job.item),
          balanceMicroGbp: locked.balanceMicroGbp(job.item.accountId),
        },
      ]),
    );
  }

  /** One after the other, in their order, and written together. What cannot be written is rejected alone. */
  async #oneByOne(jobs: readonly Numbered[]): Promise<Taken> {
    try {
      const outcomes = await this.#tools.writes.run(async (tx) => {
        const locked = await this.#lock(
          tx,
          jobs.map(({ item }) => item),
        );
        const made = jobs.map(({ item, id }) => chargeLocked(locked, item, id));
        await locked.save(tx, this.#tools);
        return made;
      });
      for (const [i, { item }] of jobs.entries()) this.#remember(item, outcomes[i]);
      return new Map(jobs.map((job, i) => [job, outcomes[i]]));
    } catch (error) {
      if (!isFaultOfValues(error) || jobs.length === 1) throw error;
      const charged: [Numbered, ChargeOutcome][] = [];
      for (const job of jobs) {
        const alone = this.#oneByOne([job]);
        await alone.then((done) => charged.push(...done), job.reject);
      }
      return new Map(charged);
    }
  }

  #lock(tx: Queryable, requests: readonly ChargeRequest[]): Promise<Locked> {
    const accountIds = requests.map(({ accountId }) => accountId);
    return lock(tx, this.#tools.base, requests, accountIds);
  }

  #remember(request: ChargeRequest, { freeRemaining }: ChargeOutcome): void {
    const name = poolName(request);
    if (freeRemaining >= request.units) {
      this.#usedUp.delete(name);
      return;
    }
    if (this.#usedUp.size >= MAX_REMEMBERED) this.#usedUp.clear();
    this.#usedUp.add(name);
  }
}

/** The outcome of each job of a pool that was taken, as if one had been taken after the other. */
function outcomesOf(jobs: readonly Numbered[], pools: readonly TakenPool[]): Taken {
  const byName = new Map(pools.map((pool) => [`${pool.accountId} ${pool.meter} ${pool.period}`, pool]));
  const usedUnits = new Map([...byName].map(([name, pool]) => [name, pool.usedUnits]));
  for (const { item } of jobs) {
    const used = usedUnits.get(poolName(item));
    if (used !== undefined) usedUnits.set(poolName(item), used - item.units);
  }
  const outcomes = new Map<Numbered, ChargeOutcome>();
  for (const job of jobs) {
    const name = poolName(job.item);
    const [pool, before] = [byName.get(name), usedUnits.get(name)];
    if (pool === undefined || before === undefined) continue;
    usedUnits.set(name, before + job.item.units);
    const { limitUnits, balanceMicroGbp } = pool;
    const freeRemaining = Math.max(0, limitUnits - before - job.item.units);
    outcomes.set(job, { charged: 'free', costMicroGbp: 0, freeRemaining, balanceMicroGbp });
  }
  return outcomes;
}

/** Resolves the jobs of both kinds with the credit that the calls of their account before them left. */
function resolveInOrder(jobs: readonly Numbered[], taken: Taken, charged: Taken): void {
  const credit = new Map<number, number>();
  for (const [{ item }, { balanceMicroGbp, costMicroGbp }] of charged) {
    if (!credit.has(item.accountId)) credit.set(item.accountId, balanceMicroGbp + costMicroGbp);
  }
  for (const job of jobs) {
    const { accountId } = job.item;
    const mine = charged.get(job);
    const free = taken.get(job);
    if (mine !== undefined) {
      credit.set(accountId, mine.balanceMicroGbp);
      job.resolve(mine);
    } else if (free !== undefined) {
      job.resolve({ ...free, balanceMicroGbp: credit.get(accountId) ?? free.balanceMicroGbp });
    }
  }
}

/** What taking the units would be charged to, and for how much, under the lock. */
export function takingOf(locked: Locked, request: ChargeRequest): Pick<ChargeOutcome, 'charged' | 'costMicroGbp'> {
  if (locked.freeRemaining(request) >= request.units) return { charged: 'free', costMicroGbp: 0 };
  const costMicroGbp = callPriceMicroGbp(locked.unitPrice(request), request.units);
  const isEnough = locked.balanceMicroGbp(request.accountId) >= costMicroGbp;
  return isEnough ? { charged: 'credit', costMicroGbp } : { charged: 'refused', costMicroGbp: 0 };
}

function chargeLocked(locked: Locked, request: ChargeRequest, id: number): ChargeOutcome {
  const { accountId, keyId, operation, meter, units, requestId, nowMs } = request;
  const { charged, costMicroGbp } = takingOf(locked, request);
  if (charged === 'free') locked.take(request, units);
  if (charged !== 'refused') {
    locked.record({ id, accountId, keyId, operation, meter, units, charged, costMicroGbp, requestId, atMs: nowMs });
  }
  if (costMicroGbp > 0) {
    const sides = { debitId: accountId, creditId: HOUSE.revenue, amountMicroGbp: costMicroGbp };
    locked.book({ kind: 'charge', accountId, ...sides, callId: id, nowMs });
  }
  const freeRemaining = locked.freeRemaining(request);
  return { charged, costMicroGbp, freeRemaining, balanceMicroGbp: locked.balanceMicroGbp(accountId) };
}
