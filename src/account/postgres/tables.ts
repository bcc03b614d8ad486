/** Rows written in one statement, as lists of the values of each column. */
import type { Parameter, Queryable } from './connections.ts';

type Value = string | number | null;

/** Columns by the names of a row's fields, with their types. */
type Columns<R> = { readonly [K in keyof R]: readonly [column: string, type: 'bigint' | 'text'] };

/** Writes all rows of a table at once. */
export interface Inserter<R> {
  insert(tx: Queryable, rows: readonly R[]): Promise<void>;
}

export function inserter<R extends { readonly [K in keyof R]: Value }>(
  table: string,
  columns: Columns<R>,
): Inserter<R> {
  const fields = Object.keys(columns) as (keyof R & string)[];
  const names = fields.map((field) => columns[field][0]).join(', ');
  const lists = fields.map((field, i) => `$${i + 1}::${columns[field][1]}[]`).join(', ');
  const text = `INSERT INTO ${table} (${names}) SELECT * FROM unnest(${lists})`;
  return {
    async insert(tx, rows) {
      if (rows.length === 0) return;
      const values: Parameter[] = fields.map((field) => rows.map((row): Value => row[field]));
      await tx.execute(text, values);
    },
  };
}

export interface CallRow {
  readonly id: number;
  readonly accountId: number;
  readonly keyId: number;
  readonly operation: string;
  readonly meter: string;
  readonly units: number;
  readonly charged: string;
  readonly costMicroGbp: number;
  readonly requestId: string;
  readonly atMs: number;
}

export const METERED_CALLS = inserter<CallRow>('metered_call', {
  id: ['id', 'bigint'],
  accountId: ['account_id', 'bigint'],
  keyId: ['key_id', 'bigint'],
  operation: ['operation', 'text'],
  meter: ['meter', 'text'],
  units: ['units', 'bigint'],
  charged: ['charged', 'text'],
  costMicroGbp: ['cost_micro_gbp', 'bigint'],
  requestId: ['request_id', 'text'],
  atMs: ['at_ms', 'bigint'],
});

export interface EntryRow {
  readonly id: number;
  readonly number: number;
  readonly kind: string;
  readonly accountId: number;
  readonly debitId: number;
  readonly creditId: number;
  readonly amountMicroGbp: number;
  readonly vatBasisPoints: number;
  readonly ref: string | null;
  readonly refKey: string | null;
  readonly reason: string | null;
  readonly callId: number | null;
  readonly pendingId: number | null;
  readonly atMs: number;
}

export const LEDGER_ENTRIES = inserter<EntryRow>('ledger_entry', {
  id: ['id', 'bigint'],
  number: ['number', 'bigint'],
  kind: ['kind', 'text'],
  accountId: ['account_id', 'bigint'],
  debitId: ['debit_id', 'bigint'],
  creditId: ['credit_id', 'bigint'],
  amountMicroGbp: ['amount_micro_gbp', 'bigint'],
  vatBasisPoints: ['vat_basis_points', 'bigint'],
  ref: ['ref', 'text'],
  refKey: ['ref_key', 'text'],
  reason: ['reason', 'text'],
  callId: ['call_id', 'bigint'],
  pendingId: ['pending_id', 'bigint'],
  atMs: ['at_ms', 'bigint'],
});
