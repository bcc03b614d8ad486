/** The table of commands. Each is loaded when it is wanted, so that none waits for what the others need. */
import type { Command } from './command.ts';

type Loader = () => Promise<Command>;

/** The commands before and after those of the operations, by their names, in the order of the help. */
const FIRST: ReadonlyMap<string, Loader> = new Map<string, Loader>([
  ['serve', async () => (await import('./serve.ts')).serveCommand],
]);
const LAST: ReadonlyMap<string, Loader> = new Map<string, Loader>([
  ['ask', async () => (await import('./query/ask.ts')).askCommand],
  ['backtest', async () => (await import('./backtest/backtest.ts')).backtestCommand],
  ['account', async () => (await import('./admin/account.ts')).accountCommand],
  ['key', async () => (await import('./admin/key.ts')).keyCommand],
  ['credit', async () => (await import('./admin/credit.ts')).creditCommand],
  ['price', async () => (await import('./admin/price.ts')).priceCommand],
  ['usage', async () => (await import('./admin/usage.ts')).usageCommand],
  ['ledger', async () => (await import('./admin/ledger.ts')).ledgerCommand],
  ['report', async () => (await import('./admin/report.ts')).reportCommand],
  ['audit', async () => (await import('./admin/audit.ts')).auditCommand],
  ['backup', async () => (await import('./admin/backup.ts')).backupCommand],
  ['restore', async () => (await import('./admin/restore.ts')).restoreCommand],
  ['migrate', async () => (await import('./admin/migrate.ts')).migrateCommand],
  ['migrate-to', async () => (await import('./admin/migrate-to.ts')).migrateToCommand],
  ['settings', async () => (await import('./admin/settings.ts')).settingsCommand],
  ['doctor', async () => (await import('./doctor/doctor.ts')).doctorCommand],
  ['places', async () => (await import('./admin/places.ts')).placesCommand],
  ['cache', async () => (await import('./admin/cache.ts')).cacheCommand],
  ['mcp', async () => (await import('./mcp.ts')).mcpCommand],
  ['openapi', async () => (await import('./openapi.ts')).openApiCommand],
  ['healthcheck', async () => (await import('./healthcheck.ts')).healthcheckCommand],
  ['completion', async () => (await import('./completion/completion.ts')).completionCommand(allCommands)],
  ['man', async () => (await import('./man.ts')).manCommand(allCommands)],
  ['version', async () => (await import('./version.ts')).versionCommand],
  ['licences', async () => (await import('./licences.ts')).licencesCommand],
]);

/** The command of a name; undefined where there is none. */
export async function commandOf(name: string): Promise<Command | undefined> {
  const load = FIRST.get(name) ?? LAST.get(name);
  return load === undefined ? (await queries((query) => query === name)).at(0) : load();
}

/** All of them, in the order of the help. */
export async function allCommands(): Promise<readonly Command[]> {
  const load = (loaders: ReadonlyMap<string, Loader>) => Promise.all([...loaders.values()].map((each) => each()));
  const [first, operations, last] = await Promise.all([load(FIRST), queries(), load(LAST)]);
  return [...first, ...operations, ...last];
}

/** The operations of those names except `usage`, which the operator has a command for, and `ai`, which is the command `ask`. */
async function queries(isWanted: (name: string) => boolean = () => true): Promise<Command[]> {
  const [{ OPERATIONS }, { queryCommand }, { activitiesCommand }] = await Promise.all([
    import('../operations/table.ts'),
    import('./query/query.ts'),
    import('./activities.ts'),
  ]);
  return OPERATIONS.filter(({ name }) => isWanted(name) && !LAST.has(name) && name !== 'ai').map((operation) => {
    const query = queryCommand(operation);
    return operation.name === 'activities' ? activitiesCommand(query) : query;
  });
}
