/** The table of commands. */
import { OPERATIONS } from '../operations/table.ts';
import { accountCommand } from './account.ts';
import { cacheCommand } from './cache.ts';
import type { Command } from './command.ts';
import { healthcheckCommand } from './healthcheck.ts';
import { keyCommand } from './key.ts';
import { openApiCommand } from './openapi.ts';
import { queryCommand } from './query.ts';
import { serveCommand } from './serve.ts';
import { versionCommand } from './version.ts';

/** Operations of the caller's own account need a key; the operator has commands for the same. */
const queries = OPERATIONS.filter((operation) => operation.name !== 'usage').map(queryCommand);

export const COMMANDS: readonly Command[] = [
  serveCommand,
  ...queries,
  accountCommand,
  keyCommand,
  cacheCommand,
  openApiCommand,
  healthcheckCommand,
  versionCommand,
];
