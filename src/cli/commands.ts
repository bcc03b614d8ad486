/** The table of commands. */
import { OPERATIONS } from '../operations/table.ts';
import { activitiesCommand } from './activities.ts';
import { accountCommand } from './admin/account.ts';
import { auditCommand } from './admin/audit.ts';
import { backupCommand } from './admin/backup.ts';
import { cacheCommand } from './admin/cache.ts';
import { creditCommand } from './admin/credit.ts';
import { keyCommand } from './admin/key.ts';
import { ledgerCommand } from './admin/ledger.ts';
import { migrateCommand } from './admin/migrate.ts';
import { placesCommand } from './admin/places.ts';
import { priceCommand } from './admin/price.ts';
import { reportCommand } from './admin/report.ts';
import { restoreCommand } from './admin/restore.ts';
import { settingsCommand } from './admin/settings.ts';
import { usageCommand } from './admin/usage.ts';
import { backtestCommand } from './backtest/backtest.ts';
import type { Command } from './command.ts';
import { completionCommand } from './completion/completion.ts';
import { doctorCommand } from './doctor/doctor.ts';
import { healthcheckCommand } from './healthcheck.ts';
import { licencesCommand } from './licences.ts';
import { manCommand } from './man.ts';
import { mcpCommand } from './mcp.ts';
import { openApiCommand } from './openapi.ts';
import { askCommand } from './query/ask.ts';
import { queryCommand } from './query/query.ts';
import { serveCommand } from './serve.ts';
import { versionCommand } from './version.ts';

/** All operations except `usage`, which the operator has a command for, and `ai`, which is the command `ask`. */
const queries = OPERATIONS.filter(({ name }) => name !== 'usage' && name !== 'ai').map((operation) => {
  const query = queryCommand(operation);
  return operation.name === 'activities' ? activitiesCommand(query) : query;
});

export const COMMANDS: readonly Command[] = [
  serveCommand,
  ...queries,
  askCommand,
  backtestCommand,
  accountCommand,
  keyCommand,
  creditCommand,
  priceCommand,
  usageCommand,
  ledgerCommand,
  reportCommand,
  auditCommand,
  backupCommand,
  restoreCommand,
  migrateCommand,
  settingsCommand,
  doctorCommand,
  placesCommand,
  cacheCommand,
  mcpCommand,
  openApiCommand,
  healthcheckCommand,
  completionCommand(() => COMMANDS),
  manCommand(() => COMMANDS),
  versionCommand,
  licencesCommand,
];
