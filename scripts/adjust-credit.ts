/**
 * Corrects a customer's credit: adds, or deducts with a minus.
 *
 *   bun scripts/adjust-credit.ts EMAIL -3.00 --reason TEXT [--ref REF] [--dry-run] [--json] [--data DIR]
 */
import { runCommand } from './run-command.ts';

await runCommand('credit', 'adjust');
