/** The table of commands. */
import { OPERATIONS } from '../operations/table.ts';
import { accountCommand } from './account.ts';
import { activitiesCommand } from './activities.ts';
import { askCommand } from './ask.ts';
import { backupCommand } from './backup.ts';
import { cacheCommand } from './cache.ts';
import type { Command } from './command.ts';
import { creditCommand } from './credit.ts';
import { doctorCommand } from './doctor.ts';
import { healthcheckCommand } from './healthcheck.ts';
import { keyCommand } from './key.ts';
import { ledgerCommand } from './ledger.ts';
import { mcpCommand } from './mcp.ts';
import { openApiCommand } from './openapi.ts';
import { placesCommand } from './places.ts';
import { queryCommand } from './query.ts';
import { restoreCommand } from './restore.ts';
import { serveCommand } from './serve.ts';
import { usageCommand } from './usage.ts';
import { versionCommand } from './version.ts';

/** Operations of the caller's own account need a key, and the operator has commands for the same; questions are `ask`. */
const queries = OPERATIONS.filter(({ name }) => name !== 'usage' && name !== 'ai').map((operation) => {
  const query = queryCommand(operation);
  return operation.name === 'activities' ? activitiesCommand(query) : query;
});

export const COMMANDS: readonly Command[] = [
  serveCommand,
  ...queries,
  askCommand,
  accountCommand,
  keyCommand,
  creditCommand,
  usageCommand,
  ledgerCommand,
  backupCommand,
  restoreCommand,
  doctorCommand,
  placesCommand,
  cacheCommand,
  mcpCommand,
  openApiCommand,
  healthcheckCommand,
  versionCommand,
];
