/**
 * The calls and entries of one account, as tables for queries. Their rows are numbered in the order in which they came, and
 * indexed by blocks of numbers and by account within a block: a charge then writes to a few pages that all accounts share, where
 * an index by account would have it write to a page of each account. The price is that a search looks into every block, which
 * takes a thousand of them for four million rows.
 */

/** The number of a row's block, as in the migration: SQLite finds the index by this very expression. */
export const BLOCK_OF = 'id >> 12';

/** The numbers of all blocks, the newest first; `rows` is the condition of the index. */
function blocks(table: string, rows: string): string {
  return `
    WITH RECURSIVE block (n) AS (
      SELECT (SELECT max(id) FROM ${table}) >> 12
      UNION ALL
      SELECT n - 1 FROM block WHERE n > (SELECT ${BLOCK_OF} FROM ${table} WHERE ${rows} ORDER BY ${BLOCK_OF} LIMIT 1))`;
}

/** The entries of an account, which is a parameter or a column of a query around it. */
export function entriesOf(account: string): string {
  // CROSS JOIN says that the blocks are gone through, and the account looked for in each.
  return `(${blocks('ledger_entry', 'true')}
    SELECT entry.* FROM block CROSS JOIN ledger_entry AS entry ON entry.${BLOCK_OF} = n AND entry.account_id = ${account})`;
}

/** The calls of an account, the same: those that have no entry, and those of its entries. */
export function callsOf(account: string): string {
  return `(${blocks('metered_call', 'cost_micro_gbp = 0')}
    SELECT call.* FROM block
      CROSS JOIN metered_call AS call ON call.${BLOCK_OF} = n AND call.account_id = ${account} AND call.cost_micro_gbp = 0
    UNION ALL
    SELECT call.* FROM ${entriesOf(account)} AS booked CROSS JOIN metered_call AS call ON call.id = booked.call_id)`;
}
