/** The history of the schema, oldest first. A released migration is never edited: add the next one. */

import type { Migration } from './migrate.ts';
import accounts from './migrations/0001_accounts.sql' with { type: 'text' };
import ledger from './migrations/0002_ledger.sql' with { type: 'text' };
import defaultPlace from './migrations/0003_default_place.sql' with { type: 'text' };
import operators from './migrations/0004_operators.sql' with { type: 'text' };
import terms from './migrations/0005_terms.sql' with { type: 'text' };
import references from './migrations/0006_references.sql' with { type: 'text' };
import usedLinks from './migrations/0007_used_links.sql' with { type: 'text' };
import blocks from './migrations/0008_blocks.sql' with { type: 'text' };
import lastCalls from './migrations/0009_last_calls.sql' with { type: 'text' };
import callsTogether from './migrations/0010_calls_together.sql' with { type: 'text' };

export const MIGRATIONS: readonly Migration[] = [
  { name: '0001_accounts', sql: accounts },
  { name: '0002_ledger', sql: ledger },
  { name: '0003_default_place', sql: defaultPlace },
  { name: '0004_operators', sql: operators },
  { name: '0005_terms', sql: terms },
  { name: '0006_references', sql: references },
  { name: '0007_used_links', sql: usedLinks },
  { name: '0008_blocks', sql: blocks },
  { name: '0009_last_calls', sql: lastCalls },
  { name: '0010_calls_together', sql: callsTogether },
];
