/** Opens the accounts of a data directory. */
import { join } from 'node:path';
import type { Opener, SchemaUpdate } from '../account/opening.ts';
import { databasePlace } from '../account/postgres/failure.ts';
import { openPostgresStore } from '../account/postgres/store.ts';
import { makeFolder } from '../account/sqlite/flush.ts';
import { openSqliteStore } from '../account/sqlite/store.ts';
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
  const accounts = openAccounts(config, useDataDirectory(config.dataDir, log), clock, opener, log, onUpdate);
  try {
    await accounts.ready();
  } catch (error) {
    await accounts.close();
    throw error;
  }
  return { accounts, clock, close: () => accounts.close(), schemaUpdate };
}

/** The accounts of a data directory, which a server and a writer create. Throws `ConfigError` where they cannot. */
export function openAccounts(
  config: Config,
  dataDir: string,
  { nowMs, monotonicMs }: Clock,
  opener: Opener,
  log: (line: string) => void,
  onUpdate: (update: SchemaUpdate) => void = (update) => logUpdate(update, log),
): AccountStore {
  try {
    if (opener === 'server' || opener === 'writer') makeFolder(dataDir);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ConfigError(`the data directory ${dataDir} cannot be created (${reason}); choose another with --data`);
  }
  if (opener === 'server') closeToOthers(dataDir, log);
  const rate = { perSecond: config.ratePerSecond, burst: config.rateBurst };
  const options = { opener, nowMs, monotonicMs, onUpdate, operator: operatorName(), rate };
  if (config.databaseUrl === null) return openSqliteStore(join(dataDir, 'fairday.db'), tariffOf(config), options);
  log(`fairday: database ${databasePlace(config.databaseUrl)}`);
  return openPostgresStore(config.databaseUrl, tariffOf(config), options);
}

function logUpdate({ migrations, keptAs }: SchemaUpdate, log: (line: string) => void): void {
  const kept = keptAs === null ? '' : `; as it was it is kept as ${keptAs}`;
  log(`fairday: brought the database up to date (${migrations.join(', ')})${kept}`);
}
