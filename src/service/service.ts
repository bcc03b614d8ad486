/** The composition root: configuration, clock, store, places, weather and activities make one Service. */
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { openSqliteStore } from '../account/sqlite/store.ts';
import type { AccountStore, KeyHolder } from '../account/store.ts';
import { openActivities } from '../adapters/activity-folder.ts';
import { capFolder } from '../adapters/cap-folder.ts';
import { openRegions } from '../adapters/cap-regions.ts';
import { openGeoIp } from '../adapters/geoip.ts';
import { openWeatherCache, type WeatherCache } from '../adapters/sqlite-weather-cache.ts';
import { type Alerts, createAlerts } from '../alerts/alerts.ts';
import type { AskEngine } from '../ask/engine.ts';
import type { ModelEvent } from '../ask/model/client.ts';
import { createLanguageModel, type LanguageModel } from '../ask/model/language-model.ts';
import { createQuestionParser } from '../ask/understand.ts';
import { type Config, ConfigError } from '../config/settings.ts';
import type { ActivityCatalogue } from '../decision/activities.ts';
import { type Clock, systemClock } from '../lib/clock.ts';
import { VERSION } from '../lib/version.ts';
import type { OperationContext } from '../operations/operation.ts';
import type { IpLookup } from '../place/by-ip.ts';
import { importedTables } from '../place/imported.ts';
import { openPlaces, type Places } from '../place/places.ts';
import { createWeather } from '../weather/create-weather.ts';
import { createGeocoder, type Geocoder } from '../weather/geocoder.ts';
import type { UpstreamEvent } from '../weather/sources/open-meteo/host.ts';
import { typicalWeather } from '../weather/sources/typical/typical.ts';
import type { Weather } from '../weather/weather.ts';
import type { Metrics } from './metrics.ts';

/** Something that went on beside the requests, for the log. */
export type ServiceEventListener = (
  level: 'info' | 'warn',
  message: string,
  fields: Readonly<Record<string, unknown>>,
) => void;

export interface Service {
  readonly ask: AskEngine;
  readonly version: string;
  readonly config: Config;
  readonly clock: Clock;
  readonly places: Places;
  /** Null where the service runs on the embedded climate alone. */
  readonly geocoder: Geocoder | null;
  readonly weather: Weather;
  readonly activities: ActivityCatalogue;
  readonly alerts: Alerts;
  /** Null where none is configured. */
  readonly languageModel: LanguageModel | null;
  readonly metrics: Metrics;
  /** Opened on first use: a question asked in-process needs no database. */
  readonly accounts: AccountStore;
  /** Finishes what is under way and closes what was opened. */
  close(): Promise<void>;
}

/** What an operation gets to see of the service, for that caller. The accounts stay closed until somebody asks. */
export function contextFor(
  service: Service,
  caller: KeyHolder | null,
  callerIp: () => string | null,
): OperationContext {
  return {
    config: service.config,
    clock: service.clock,
    places: service.places,
    geocoder: service.geocoder,
    weather: service.weather,
    activities: service.activities,
    alerts: service.alerts,
    ask: service.ask,
    get accounts() {
      return service.accounts;
    },
    caller,
    callerIp,
  };
}

export interface ServiceOptions {
  readonly onEvent?: ServiceEventListener;
  /** How long a question waits for upstream's first answer in `auto` mode before the climate stands in. */
  readonly patienceMs?: number;
  /** Claims the accounts for a server, which are opened on first use all the same, and keeps metrics. */
  readonly forServer?: boolean;
  /** Parts of what answers questions that stand in for the program's own. */
  readonly ask?: Partial<AskEngine>;
}

/** Builds the service and says which data directory it uses. */
export async function openService(
  config: Config,
  say: (line: string) => void,
  { onEvent = () => {}, patienceMs = 0, forServer = false, ask = {} }: ServiceOptions = {},
): Promise<Service> {
  const dataDir = sayDataDir(config, say);
  const activities = openActivities(config.activitiesDir);
  const clock = systemClock(config.frozenNowMs);
  let accounts: AccountStore | null = null;
  const tellOf =
    (whom: string) =>
    ({ kind, ...details }: UpstreamEvent | ModelEvent) => {
      const level = kind === 'failed' || kind === 'paused' ? 'warn' : 'info';
      onEvent(level, `${whom} ${kind}`, details);
    };
  const onUpstream = tellOf('upstream');
  const userAgent = `fairday/${VERSION}${config.contact === null ? '' : ` (${config.contact})`}`;
  const cache = openCache(config, clock.nowMs, (sentence) => say(`fairday: ${sentence}`));
  const openMeteo = { baseUrl: config.openMeteoUrl, apiKey: config.openMeteoKey, share: config.upstreamShare };
  const weather = createWeather({
    mode: config.weather,
    openMeteo,
    metNorway: config.metNorwayUrl === null ? null : { baseUrl: config.metNorwayUrl },
    userAgent,
    typical: typicalWeather,
    fetch,
    monotonicMs: clock.monotonicMs,
    patienceMs,
    store: cache,
    onEvent: onUpstream,
  });
  const geocoder =
    config.weather === 'typical'
      ? null
      : createGeocoder({
          mode: config.weather,
          openMeteo: {
            ...openMeteo,
            userAgent,
            fetch,
            monotonicMs: clock.monotonicMs,
            random: Math.random,
            onEvent: onUpstream,
          },
          store: cache,
          upstreamHasAnswered: () => weather.state().upstreamHasAnswered,
          patienceMs,
        });
  const regions = openRegions(config.capAreas);
  // A server is told of a bad file before it serves; a command that asks for no alerts need not read megabytes.
  if (forServer) regions.load();
  const alerts = createAlerts({
    mode: config.weather,
    feeds: config.capFeeds,
    regions,
    folder: config.capDir === null ? null : capFolder(resolve(config.capDir)),
    nwsUrl: config.nwsUrl,
    swicUrl: config.swicUrl,
    userAgent,
    fetch,
    nowMs: clock.nowMs,
    monotonicMs: clock.monotonicMs,
    patienceMs,
    onEvent: onUpstream,
  });
  const languageModel = createLanguageModel(
    { url: config.llmUrl, model: config.llmModel, key: config.llmKey, timeoutSeconds: config.llmTimeoutSeconds },
    {
      activityIds: activities.profiles.map(({ id }) => id),
      userAgent,
      fetch,
      monotonicMs: clock.monotonicMs,
      onEvent: tellOf('language model'),
    },
  );
  // Loaded by servers alone: the library takes as long to load as a question in a terminal takes to answer.
  const metrics = forServer
    ? (await import('./metrics.ts')).createMetrics({
        version: VERSION,
        monotonicMs: clock.monotonicMs,
        weather,
        alerts,
        geocoder,
        cache,
      })
    : NO_METRICS;
  const places = await openCheckedPlaces(config, dataDir, say, openAddresses(config, clock, onEvent));
  return {
    version: VERSION,
    config,
    clock,
    places,
    geocoder,
    weather,
    activities,
    alerts,
    languageModel,
    metrics,
    ask: {
      parser: createQuestionParser({ places, activities }),
      phraser: languageModel?.phraser ?? null,
      planner: languageModel?.planner ?? null,
      ...ask,
    },
    get accounts() {
      accounts ??= openAccounts(config, dataDir, forServer);
      return accounts;
    },
    async close() {
      languageModel?.close();
      await Promise.all([weather.close(), alerts.close(), geocoder?.close()]);
      cache.close();
      await accounts?.close();
    },
  };
}

/** Accounts and the time, until they are closed. */
export type OpenAccounts = Pick<Service, 'accounts' | 'clock' | 'close'>;

/**
 * The accounts and nothing else of the service, and says which data directory it uses. An operator who bars a key does
 * not wait for tables of places, and a broken file of activities does not stop that.
 */
export async function openAccountsAlone(config: Config, say: (line: string) => void): Promise<OpenAccounts> {
  const accounts = openAccounts(config, sayDataDir(config, say), false);
  return { accounts, clock: systemClock(config.frozenNowMs), close: () => accounts.close() };
}

function sayDataDir(config: Config, say: (line: string) => void): string {
  const dataDir = resolve(config.dataDir);
  say(`fairday: data directory ${dataDir}`);
  return dataDir;
}

/** Who answers one question and ends counts nothing. */
const NO_METRICS: Metrics = {
  request() {},
  charged() {},
  refused() {},
  exposition: async () => ({ text: '', contentType: 'text/plain' }),
};

/** Throws `ConfigError` when the default place is none. */
async function openCheckedPlaces(
  { defaultCountry, defaultPlace }: Config,
  dataDir: string,
  say: (line: string) => void,
  lookUpAddress: IpLookup | null,
): Promise<Places> {
  const places = await openPlaces({
    defaultCountry,
    defaultPlace,
    lookUpAddress,
    imported: importedTables(dataDir),
    onUnusable: (path) => say(`fairday: ${path} cannot be used by this version and is left aside: import it again`),
  });
  const meant = defaultPlace === null ? null : places.resolve(defaultPlace);
  if (meant !== null && meant.kind !== 'found') {
    throw new ConfigError(`FAIRDAY_DEFAULT_PLACE must be one place; it is "${defaultPlace}": ${meant.message}`);
  }
  return places;
}

/** The operator's tables of addresses, or null without them. */
function openAddresses({ geoIp }: Config, clock: Clock, onEvent: ServiceEventListener): IpLookup | null {
  if (geoIp.length === 0) return null;
  try {
    return openGeoIp(geoIp, clock.monotonicMs, (path, error) =>
      onEvent('warn', 'a changed table of addresses cannot be read; the old one stays in use', {
        path,
        reason: error instanceof Error ? error.message : String(error),
      }),
    );
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ConfigError(`FAIRDAY_GEOIP: ${geoIp.join(', ')} cannot be read as a table of addresses (${reason})`);
  }
}

/** The weather kept in the data directory; nothing is opened before it is used. */
export function openCache(config: Config, nowMs: () => number, say: (sentence: string) => void): WeatherCache {
  const path = join(resolve(config.dataDir), 'cache.db');
  return openWeatherCache({ path, maxBytes: config.cacheMb * BYTES_PER_MB, nowMs, say });
}

const BYTES_PER_MB = 1_000_000;

function openAccounts(config: Config, dataDir: string, forServer: boolean): AccountStore {
  try {
    mkdirSync(dataDir, { recursive: true });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ConfigError(`the data directory ${dataDir} cannot be made (${reason}); choose another with --data`);
  }
  const tariff = {
    freePerMonthDecision: config.freeDecisionMonth,
    freePerDayStandard: config.freeStandardDay,
    freePerDayPremium: config.freePremiumDay,
    priceMicroGbp: {
      decision: config.priceDecisionMicroGbp,
      standard: config.priceStandardMicroGbp,
      premium: config.pricePremiumMicroGbp,
    },
    vatBasisPoints: config.vatBasisPoints,
  };
  return openSqliteStore(join(dataDir, 'fairday.db'), tariff, { forServer });
}
