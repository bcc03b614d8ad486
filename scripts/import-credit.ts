/**
 * Books many top-ups from a CSV file (email, amount, ref), all or none.
 *
 *   bun scripts/import-credit.ts FILE.csv [--dry-run] [--json] [--data DIR]
 */
import { runCommand } from './run-command.ts';

await runCommand('credit', 'import');
