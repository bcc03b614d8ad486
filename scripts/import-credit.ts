/**
 * Books many top-ups from a CSV file (email, amount, ref), all or none.
 *
 *   bun scripts/import-credit.ts FILE.csv [--dry-run] [--json] [--data DIR]
 */
import { runCommandLine } from '../src/cli/run.ts';

process.exitCode = await runCommandLine(['credit', 'import', ...process.argv.slice(2)], process.env);
