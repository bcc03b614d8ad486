/**
 * Puts a customer's credit right: adds, or takes away with a minus.
 *
 *   bun scripts/adjust-credit.ts EMAIL -3.00 --reason TEXT [--ref REF] [--dry-run] [--json] [--data DIR]
 */
import { runCommandLine } from '../src/cli/run.ts';

process.exitCode = await runCommandLine(['credit', 'adjust', ...process.argv.slice(2)], process.env);
