/**
 * The tables of an installation in SQLite, in the order in which PostgreSQL can take them, and how a row of one becomes a row
 * of the other. Numbers of rows are kept. What follows from entries is not copied: the triggers of the ledger add it up again.
 */

type ColumnType = 'bigint' | 'text' | 'bytea';

export interface MovedColumn {
  readonly name: string;
  readonly type: ColumnType;
  /** What it is in SQLite, where that is not the column of the same name. */
  readonly from?: string;
}

export interface MovedTable {
  readonly name: string;
  /** The primary key, in whose order rows are copied. */
  readonly key: readonly string[];
  readonly columns: readonly MovedColumn[];
}

function columns(type: ColumnType, ...names: readonly string[]): MovedColumn[] {
  return names.map((name) => ({ name, type }));
}

const CALL_COLUMNS = [
  ...columns('bigint', 'id', 'account_id', 'key_id'),
  ...columns('text', 'operation', 'meter'),
  ...columns('bigint', 'units'),
  ...columns('text', 'charged'),
  ...columns('bigint', 'cost_micro_gbp'),
  ...columns('text', 'request_id'),
  ...columns('bigint', 'at_ms'),
];

/**
 * One booking has the reference in lower case; where an earlier version had booked several that differ in capitals alone, the
 * others have it as it is written.
 */
const REF_KEY = `
  CASE WHEN ref = lower(ref) THEN ref
    WHEN EXISTS (SELECT 1 FROM ledger_entry AS other WHERE other.ref IS NOT NULL AND lower(other.ref) = lower(entry.ref)
      AND (other.ref = lower(other.ref) OR other.id < entry.id)) THEN ref
    ELSE lower(ref) END`;

/** The ledger accounts come with the accounts. Whether one is deleted is said last: a deleted one takes neither key nor entry. */
export const MOVED_TABLES: readonly MovedTable[] = [
  {
    name: 'account',
    key: ['id'],
    columns: [
      ...columns('bigint', 'id'),
      ...columns('text', 'email', 'status'),
      ...columns('bigint', 'created_at_ms'),
      ...columns('text', 'default_place'),
    ],
  },
  {
    name: 'api_key',
    key: ['id'],
    columns: [
      ...columns('bigint', 'id', 'account_id'),
      { name: 'hash', type: 'bytea' },
      ...columns('text', 'hint', 'name'),
      ...columns('bigint', 'created_at_ms', 'revoked_at_ms', 'expires_at_ms', 'last_used_day_ms'),
    ],
  },
  {
    name: 'account_terms',
    key: ['account_id'],
    columns: columns(
      'bigint',
      'account_id',
      'free_decision_month',
      'free_standard_day',
      'free_premium_day',
      'price_decision_micro_gbp',
      'price_standard_micro_gbp',
      'price_premium_micro_gbp',
      'discount_basis_points',
      'rate_milli_per_second',
      'rate_burst',
    ),
  },
  {
    name: 'price_list',
    key: ['item', 'from_ms'],
    columns: [...columns('text', 'item'), ...columns('bigint', 'from_ms', 'value')],
  },
  {
    name: 'allowance',
    key: ['account_id', 'meter', 'period'],
    columns: [
      ...columns('bigint', 'account_id'),
      ...columns('text', 'meter', 'period'),
      ...columns('bigint', 'used_units'),
    ],
  },
  { name: 'metered_call', key: ['id'], columns: [...CALL_COLUMNS, ...columns('bigint', 'calls')] },
  {
    name: 'pending_charge',
    key: ['id'],
    columns: [...CALL_COLUMNS, ...columns('text', 'state'), ...columns('bigint', 'ended_at_ms', 'call_id')],
  },
  {
    name: 'ledger_entry',
    key: ['id'],
    columns: [
      ...columns('bigint', 'id'),
      ...columns('text', 'kind'),
      ...columns('bigint', 'account_id', 'debit_id', 'credit_id', 'amount_micro_gbp', 'vat_basis_points'),
      ...columns('text', 'ref'),
      { name: 'ref_key', type: 'text', from: REF_KEY },
      ...columns('text', 'reason'),
      ...columns('bigint', 'call_id', 'pending_id', 'at_ms'),
    ],
  },
  {
    name: 'repeatable_request',
    key: ['account_id', 'request_id'],
    columns: [
      ...columns('bigint', 'account_id'),
      ...columns('text', 'request_id'),
      { name: 'body_sha256', type: 'bytea' },
      ...columns('bigint', 'pending_id'),
      ...columns('text', 'answer'),
      ...columns('bigint', 'begun_at_ms'),
    ],
  },
  {
    name: 'used_link',
    key: ['signature'],
    columns: [...columns('text', 'signature'), ...columns('bigint', 'until_ms')],
  },
  {
    name: 'operator_action',
    key: ['id'],
    columns: [
      ...columns('bigint', 'id', 'at_ms'),
      ...columns('text', 'operator', 'action'),
      ...columns('bigint', 'account_id'),
      ...columns('text', 'details'),
    ],
  },
];
