/** Opens the accounts of a data directory. */
import { join } from 'node:path';
import type { Opener, SchemaUpdate } from '../account/opening.ts';
import { makeFolder } from '../account/sqlite/flush.ts';
import type { AccountStore } from '../account/store.ts';
import { tariffOf } from '../account/tariff.ts';
import { checkCapFolder } from '../adapters/cap-folder.ts';
import { useDataDirectory } from '../adapters/data-directory.ts';
import { closeToOthers } from '../adapters/private-files.ts';
import type { Config } from '../config/config.ts';
import { ConfigError } from '../config/config-error.ts';
import { type Clock, systemClock } from '../lib/clock.ts';
import { operatorName } from './operator-name.ts';
import type { Service } from './service.ts';

/** The accounts and the clock, without the rest of the service. */
export interface OpenAccounts extends Pick<Service, 'accounts' | 'clock' | 'close'> {
  /** What opening has changed in the schema; null or left out for nothing. */
  readonly schemaUpdate?: SchemaUpdate | null;
}

/**
 * Opens the accounts alone and logs which data directory it uses. An operator who revokes a key does not wait for the
 * places to load, and a broken activity file does not stop that.
 */
export async function openAccountsAlone(
  config: Config,
  log: (line: string) => void,
  opener: Opener,
): Promise<OpenAccounts> {
  checkCapFolder(config.capDir);
  const clock = systemClock(config.frozenNowMs);
  let schemaUpdate: SchemaUpdate | null = null;
  const onUpdate = (update: SchemaUpdate) => {
    schemaUpdate = update;
    logUpdate(update, log);
  };
  const open = await accountsOpener(config);
  const accounts = open(useDataDirectory(config.dataDir, log), clock, opener, log, onUpdate);
  try {
    await accounts.ready();
  } catch (error) {
    await accounts.close();
    throw error;
  }
  return { accounts, clock, close: () => accounts.close(), schemaUpdate };
}

/** Opens the accounts of a data directory, which a server and a writer create. Throws `ConfigError` where they cannot. */
export type AccountsOpener = (
  dataDir: string,
  clock: Clock,
  opener: Opener,
  log: (line: string) => void,
  onUpdate?: (update: SchemaUpdate) => void,
) => AccountStore;

/** Loads what opens the accounts of these settings: of two kinds of database the one that they name. */
export async function accountsOpener(config: Config): Promise<AccountsOpener> {
  const { databaseUrl } = config;
  const tariff = tariffOf(config);
  if (databaseUrl === null) {
    const { openSqliteStore } = await import('../account/sqlite/store.ts');
    return (dataDir, clock, opener, log, onUpdate) =>
      openSqliteStore(join(dataDir, 'fairday.db'), tariff, prepared(config, dataDir, clock, opener, log, onUpdate));
  }
  const [{ openPostgresStore }, { databasePlace }] = await Promise.all([
    import('../account/postgres/store.ts'),
    import('../account/postgres/failure.ts'),
  ]);
  return (dataDir, clock, opener, log, onUpdate) => {
    const options = prepared(config, dataDir, clock, opener, log, onUpdate);
    log(`fairday: database ${databasePlace(databaseUrl)}`);
    return openPostgresStore(databaseUrl, tariff, options);
  };
}

/** Makes the data directory ready for the opener; the options of the store. */
function prepared(
  config: Config,
  dataDir: string,
  { nowMs, monotonicMs }: Clock,
  opener: Opener,
  log: (line: string) => void,
  onUpdate: (update: SchemaUpdate) => void = (update) => logUpdate(update, log),
) {
  try {
    if (opener === 'server' || opener === 'writer') makeFolder(dataDir);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ConfigError(`the data directory ${dataDir} cannot be created (${reason}); choose another with --data`);
  }
  if (opener === 'server') closeToOthers(dataDir, log);
  const rate = { perSecond: config.ratePerSecond, burst: config.rateBurst };
  return { opener, nowMs, monotonicMs, onUpdate, operator: operatorName(), rate };
}

function logUpdate({ migrations, keptAs }: SchemaUpdate, log: (line: string) => void): void {
  const kept = keptAs === null ? '' : `; as it was it is kept as ${keptAs}`;
  log(`fairday: brought the database up to date (${migrations.join(', ')})${kept}`);
}
