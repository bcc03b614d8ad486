/**
 * Adds what a customer has paid to their credit. With the same reference it books once, however often it is run.
 *
 *   bun scripts/top-up.ts EMAIL 5.00 --ref REF [--dry-run] [--json] [--data DIR]
 */
import { runCommandLine } from '../src/cli/run.ts';

process.exitCode = await runCommandLine(['credit', 'top-up', ...process.argv.slice(2)], process.env);
