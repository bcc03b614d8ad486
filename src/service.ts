/** The composition root: configuration, clock, store, places and weather make one Service. */
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { openSqliteStore } from './account/sqlite/store.ts';
import type { AccountStore } from './account/store.ts';
import { openWeatherCache, type WeatherCache } from './cache/sqlite-cache.ts';
import { type Clock, systemClock } from './clock.ts';
import { type Config, ConfigError } from './config.ts';
import { openPlaces, type Places } from './place/places.ts';
import { VERSION } from './version.ts';
import { typicalWeather } from './weather/typical/typical.ts';
import { createWeather, type Weather } from './weather/weather.ts';

/** Something that went on beside the requests, for the log. */
export type ServiceEventListener = (
  level: 'info' | 'warn',
  message: string,
  fields: Readonly<Record<string, unknown>>,
) => void;

export interface Service {
  readonly version: string;
  readonly config: Config;
  readonly clock: Clock;
  readonly places: Places;
  readonly weather: Weather;
  /** Opened on first use: a question asked in-process needs no database. */
  readonly accounts: AccountStore;
  /** Finishes what is under way and closes what was opened. */
  close(): Promise<void>;
}

export interface ServiceOptions {
  readonly onEvent?: ServiceEventListener;
  /** How long a question waits for upstream's first answer in `auto` mode before the climate stands in. */
  readonly patienceMs?: number;
}

/** Builds the service and says which data directory it uses. */
export async function openService(
  config: Config,
  say: (line: string) => void,
  { onEvent = () => {}, patienceMs = 0 }: ServiceOptions = {},
): Promise<Service> {
  const dataDir = resolve(config.dataDir);
  say(`fairday: data directory ${dataDir}`);
  const clock = systemClock(config.frozenNowMs);
  let accounts: AccountStore | null = null;
  const cache = openCache(config, clock.nowMs, (sentence) => say(`fairday: ${sentence}`));
  const weather = createWeather({
    mode: config.weather,
    openMeteo: {
      baseUrl: config.openMeteoUrl,
      apiKey: config.openMeteoKey,
      share: config.upstreamShare,
    },
    userAgent: `fairday/${VERSION}`,
    typical: typicalWeather,
    fetch,
    monotonicMs: clock.monotonicMs,
    patienceMs,
    store: cache,
    onEvent: ({ kind, ...details }) => {
      const level = kind === 'failed' || kind === 'paused' ? 'warn' : 'info';
      onEvent(level, `upstream ${kind}`, details);
    },
  });
  return {
    version: VERSION,
    config,
    clock,
    places: await openPlaces(),
    weather,
    get accounts() {
      accounts ??= openAccounts(config, dataDir);
      return accounts;
    },
    async close() {
      await weather.close();
      cache.close();
      await accounts?.close();
    },
  };
}

/** The weather kept in the data directory; nothing is opened before it is used. */
export function openCache(config: Config, nowMs: () => number, say: (sentence: string) => void): WeatherCache {
  const path = join(resolve(config.dataDir), 'cache.db');
  return openWeatherCache({ path, maxBytes: config.cacheMb * BYTES_PER_MB, nowMs, say });
}

const BYTES_PER_MB = 1_000_000;

function openAccounts(config: Config, dataDir: string): AccountStore {
  try {
    mkdirSync(dataDir, { recursive: true });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ConfigError(`the data directory ${dataDir} cannot be made (${reason}); choose another with --data`);
  }
  return openSqliteStore(join(dataDir, 'fairday.db'), {
    freePerMonthDecision: config.freeDecisionMonth,
    freePerDayStandard: config.freeStandardDay,
    freePerDayPremium: config.freePremiumDay,
    priceMicroGbp: {
      decision: config.priceDecisionMicroGbp,
      standard: config.priceStandardMicroGbp,
      premium: config.pricePremiumMicroGbp,
    },
  });
}
