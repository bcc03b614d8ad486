/**
 * Checks every invariant of the ledger on every row; exit 7 when one is broken.
 *
 *   bun scripts/verify-ledger.ts [--json] [--data DIR]
 */
import { runCommand } from './run-command.ts';

await runCommand('ledger', 'verify');
