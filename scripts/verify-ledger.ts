/**
 * Holds every invariant of the ledger against every row; exit 7 when one is broken.
 *
 *   bun scripts/verify-ledger.ts [--json] [--data DIR]
 */
import { runCommandLine } from '../src/cli/run.ts';

process.exitCode = await runCommandLine(['ledger', 'verify', ...process.argv.slice(2)], process.env);
