/** Numbers of rows. Each process takes them in blocks, so that a charge needs no statement to have one. */
import type { Queryable } from './connections.ts';

/** Rows that are numbered in blocks, with gaps. */
type BlockName = 'metered_call' | 'pending_charge' | 'ledger_entry' | 'commit_mark' | 'server';

/** Rows that are numbered without a gap: what is missing was taken away. */
type GaplessName = 'account' | 'api_key' | 'operator_action';

const TAKE = 'UPDATE counter SET value = value + $2::bigint WHERE name = $1 RETURNING value';
const FIRST_BLOCK = 100;
const MAX_BLOCK = 20_000;

/** The first of so many new numbers. What a transaction takes and does not commit is free again. */
export async function nextNumber(tx: Queryable, name: GaplessName, count = 1): Promise<number> {
  return (await takeFrom(tx, name, count)) - count + 1;
}

async function takeFrom(db: Queryable, name: string, count: number): Promise<number> {
  const [row] = await db.query<{ value: number }>(TAKE, [name, count]);
  if (row === undefined) throw new Error(`the counter ${name} is missing`);
  return row.value;
}

export class NumberBlocks {
  readonly #db: Queryable;
  readonly #name: BlockName;
  #next = 0;
  #end = 0;
  #size = FIRST_BLOCK;
  #refill: Promise<void> | null = null;

  constructor(db: Queryable, name: BlockName) {
    this.#db = db;
    this.#name = name;
  }

  /** So many new numbers in a row; the first of them. */
  async take(count: number): Promise<number> {
    while (this.#end - this.#next < count) await this.#refilled(count);
    const first = this.#next;
    this.#next += count;
    return first;
  }

  /** Takes numbers from `unused` on back, if none has been taken since. */
  giveBack(unused: number, taken: number): void {
    if (this.#next === taken) this.#next = unused;
  }

  /** One refill at a time. Blocks grow with what is taken. */
  #refilled(count: number): Promise<void> {
    this.#refill ??= this.#takeBlock(count).finally(() => {
      this.#refill = null;
    });
    return this.#refill;
  }

  async #takeBlock(count: number): Promise<void> {
    const size = Math.max(count, this.#size);
    const last = await takeFrom(this.#db, this.#name, size);
    // Numbers that are left of the old block are given up: a batch has its numbers in a row.
    this.#next = last - size + 1;
    this.#end = last + 1;
    this.#size = Math.min(MAX_BLOCK, this.#size * 4);
  }
}
