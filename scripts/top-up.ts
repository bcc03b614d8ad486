/**
 * Adds a payment to a customer's credit. With the same reference it books once, however often it runs.
 *
 *   bun scripts/top-up.ts EMAIL 5.00 --ref REF [--dry-run] [--json] [--data DIR]
 */
import { runCommand } from './run-command.ts';

await runCommand('credit', 'top-up');
