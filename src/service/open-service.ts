/** The composition root: configuration, clock, accounts, places, weather and activities make one Service. */

import { join, resolve } from 'node:path';
import type { SelfService } from '../account/self-service.ts';
import type { AccountStore } from '../account/store.ts';
import { openActivities } from '../adapters/activity-folder.ts';
import { capFolder, checkCapFolder } from '../adapters/cap-folder.ts';
import { openRegions } from '../adapters/cap-regions.ts';
import { useDataDirectory } from '../adapters/data-directory.ts';
import { type DecisionLog, openDecisionLog } from '../adapters/decision-log.ts';
import type { Mailer } from '../adapters/mailer.ts';
import { type MappedTables, mappedTables } from '../adapters/mapped-tables.ts';
import { openWeatherCache, type WeatherCache } from '../adapters/sqlite-weather-cache.ts';
import { applyTzFolder } from '../adapters/tz-folder.ts';
import { createAlerts } from '../alerts/alerts.ts';
import type { AskEngine } from '../ask/engine.ts';
import type { LanguageModel, LanguageModelOptions } from '../ask/model/language-model.ts';
import type { Config } from '../config/config.ts';
import { ConfigError } from '../config/config-error.ts';
import { cacheBytesOf } from '../config/memory.ts';
import { type Clock, systemClock } from '../lib/clock.ts';
import { fileFailure, systemCode } from '../lib/file-failure.ts';
import { MemoryBudget } from '../lib/memory-budget.ts';
import { systemTimers } from '../lib/timers.ts';
import { VERSION } from '../lib/version.ts';
import type { IpLookup } from '../place/by-ip.ts';
import { importedTables } from '../place/imported.ts';
import { type OpenTable, openPlaces, type Places } from '../place/places.ts';
import { WriteBehind } from '../weather/cache/write-behind.ts';
import { createWeather } from '../weather/create-weather.ts';
import { createGeocoder } from '../weather/geocoder.ts';
import type { Presence } from '../weather/presence.ts';
import { EMBEDDED_CLIMATE } from '../weather/sources/typical/usual.ts';
import { startDecisionCheck } from './decision-check.ts';
import { hostEvents, type ServiceEventListener } from './host-events.ts';
import { lazyMetrics } from './lazy-metrics.ts';
import { guardMemory } from './memory-guard.ts';
import type { Metrics } from './metrics.ts';
import { openSkill } from './open-skill.ts';
import type { Service } from './service.ts';

export interface ServiceOptions {
  readonly onEvent?: ServiceEventListener;
  /** How long requests wait for the first upstream answer in `auto` mode before the climate stands in; 1.5 s by default. */
  readonly patienceMs?: number;
  /** Finds out at once whether upstream answers, locks the accounts for a server, although they are opened on first use all the same, and collects metrics. */
  readonly forServer?: boolean;
  /** False for a command that asks one question, which belongs to nobody: then the accounts cannot be opened. */
  readonly needsAccounts?: boolean;
  /** Parts of the question answering that replace the program's own. */
  readonly ask?: Partial<AskEngine>;
}

/** Builds the service and logs which data directory it uses. Throws `ConfigError` for a setting that cannot be used. */
export async function openService(
  config: Config,
  log: (line: string) => void,
  { onEvent = () => {}, patienceMs, forServer = false, needsAccounts = true, ask = {} }: ServiceOptions = {},
): Promise<Service> {
  checkCapFolder(config.capDir);
  const dataDir = useDataDirectory(config.dataDir, log);
  applyTzFolder(config.tzDir);
  const activities = await openActivities(config.activitiesDir);
  const clock = systemClock(config.frozenNowMs);
  const openAccounts = needsAccounts ? await (await import('./open-accounts.ts')).accountsOpener(config) : null;
  let accounts: AccountStore | null = null;
  const openedAccounts = () => {
    if (openAccounts === null) throw new RangeError('a service that was opened without accounts');
    accounts ??= openAccounts(dataDir, clock, forServer ? 'server' : 'writer', log);
    return accounts;
  };
  let isClosing = false;
  /** Requests that end because the service does are no news. */
  const untilClosing: ServiceEventListener = (...event) => {
    if (!isClosing) onEvent(...event);
  };
  const eventListener = (source: string) => hostEvents(source, clock.monotonicMs, untilClosing);
  const onUpstream = eventListener('upstream');
  const userAgent = `fairday/${VERSION}${config.contact === null ? '' : ` (${config.contact})`}`;
  const cache = openCache(config, clock.nowMs, (sentence) => log(`fairday: ${sentence}`));
  const store = new WriteBehind(cache, systemTimers);
  const memoryBytes = cacheBytesOf(config.memoryMb);
  const memory = new MemoryBudget(Math.floor(memoryBytes * WEATHER_SHARE));
  const openMeteo = { baseUrl: config.openMeteoUrl, apiKey: config.openMeteoKey, share: config.upstreamShare };
  // From source the tables are files already, which a new build may replace.
  const tables = Bun.isStandaloneExecutable ? mappedTables(dataDir, forServer) : null;
  const places = await openCheckedPlaces(
    config,
    dataDir,
    log,
    await openIpLookup(config, clock, onEvent),
    tables?.read,
  );
  const budgets =
    forServer && config.databaseUrl !== null
      ? (await import('../adapters/upstream-leases.ts')).sharedBudgets(
          config.databaseUrl,
          { monotonicMs: clock.monotonicMs, timers: systemTimers },
          () => openedAccounts().isWritable(),
        )
      : null;
  const skill = openSkill(config, dataDir);
  if (skill.problem !== null) log(`fairday: ${skill.problem}`);
  const weather = createWeather({
    forecastErrors: skill.errorGrowth,
    mode: config.weather,
    ensemble: config.ensemble,
    openMeteo,
    openBudget: budgets?.open,
    metNorway: config.metNorwayUrl === null ? null : { baseUrl: config.metNorwayUrl },
    swpc: config.swpcUrl === null ? null : { baseUrl: config.swpcUrl },
    userAgent,
    typical: EMBEDDED_CLIMATE,
    random: Math.random,
    fetch,
    nowMs: clock.nowMs,
    monotonicMs: clock.monotonicMs,
    patienceMs,
    isNearSea: ({ lat, lon }) => places.isNearSea(lat, lon),
    store,
    memory,
    onEvent: onUpstream,
  });
  const geocoder =
    config.weather === 'typical'
      ? null
      : createGeocoder({
          mode: config.weather,
          openMeteo: {
            ...openMeteo,
            openBudget: budgets?.open,
            userAgent,
            fetch,
            monotonicMs: clock.monotonicMs,
            random: Math.random,
            onEvent: onUpstream,
          },
          store,
          memory,
          presence: weather.presence,
        });
  const regions = openRegions(config.capAreas);
  // A server reports a bad file before it serves; a command that needs no alerts does not read megabytes.
  if (forServer) regions.load();
  const alerts = createAlerts({
    addressesOf: async (hostname) => {
      const { lookup } = await import('node:dns/promises');
      return (await lookup(hostname, { all: true })).map(({ address }) => address);
    },
    maxMemoryBytes: memoryBytes * (1 - WEATHER_SHARE),
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
    patienceMs: () => weather.presence.patienceMs,
    onEvent: onUpstream,
  });
  const languageModel = await languageModelOf(config, {
    activityIds: activities.profiles.map(({ id }) => id),
    userAgent,
    fetch,
    monotonicMs: clock.monotonicMs,
    onEvent: eventListener('language model'),
  });
  const keepsDecisions = forServer && config.skillCheck && config.weather !== 'typical';
  const decisionLog = keepsDecisions ? openLog(dataDir, log) : null;
  const metricsSources = {
    version: VERSION,
    monotonicMs: clock.monotonicMs,
    weather,
    alerts,
    geocoder,
    cache,
    decisions: decisionLog,
  };
  const metrics = forServer
    ? lazyMetrics(async () => (await import('./metrics.ts')).createMetrics(metricsSources))
    : NO_METRICS;
  const signUp = forServer ? await openSignUp(config, dataDir, clock, openedAccounts, onEvent) : null;
  // Last, so that nothing runs on behind a setting or a file that cannot be used, and keeps the process from its end.
  if (forServer) {
    weather.probe();
    if (config.weather === 'auto') void tellOfAbsence(weather.presence, untilClosing);
    void alerts.refresh(clock.nowMs(), 0);
  }
  const stopSettling = forServer && tables !== null ? settleSoon(tables) : () => {};
  const stopGuard = forServer ? guardOf(config.memoryMb, memory) : () => {};
  const stopCheck =
    decisionLog === null
      ? () => {}
      : startDecisionCheck({ log: decisionLog, weather, activities, nowMs: clock.nowMs, onEvent }, systemTimers);
  const service: Service = {
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
    skill,
    decisionLog,
    ask: {
      parser: questionParserOf({ places, activities }),
      phraser: languageModel?.phraser ?? null,
      planner: languageModel?.planner ?? null,
      ...ask,
    },
    selfService: signUp?.selfService ?? null,
    get accounts() {
      return openedAccounts();
    },
    async close() {
      isClosing = true;
      stopCheck();
      stopSettling();
      stopGuard();
      languageModel?.close();
      await Promise.all([weather.close(), alerts.close(), geocoder?.close()]);
      store.flush();
      cache.close();
      decisionLog?.close();
      await signUp?.mailer.close();
      await budgets?.close();
      await accounts?.close();
    },
  };
  return service;
}

/** From source a server holds its own code too, and would collect for ever. */
function guardOf(memoryMb: number, caches: MemoryBudget): () => void {
  if (!Bun.isStandaloneExecutable) return () => {};
  return guardMemory({
    memoryMb,
    residentBytes: () => process.memoryUsage.rss(),
    collect: () => Bun.gc(true),
    shed: () => caches.shed(),
    timers: systemTimers,
  });
}

/** After the start, which should not wait for the disk. */
function settleSoon(tables: MappedTables): () => void {
  const timer = setTimeout(() => void tables.settle(), SETTLE_TABLES_MS);
  timer.unref();
  return () => {
    clearTimeout(timer);
    tables.discard();
  };
}

const SETTLE_TABLES_MS = 1_000;

/** Opens the parser at the first question: its words of seven languages take longer to load than a decision. */
function questionParserOf(options: Pick<Service, 'places' | 'activities'>): AskEngine['parser'] {
  let opened: ReturnType<AskEngine['parser']> | null = null;
  const open = async () => (await import('../ask/question/parse.ts')).createQuestionParser(options);
  return () => {
    opened ??= open();
    return opened;
  };
}

/** Null without one; what talks to it is loaded only where there is one. */
async function languageModelOf(
  { llmUrl: url, llmModel: model, llmKey: key, llmTimeoutSeconds: timeoutSeconds }: Config,
  options: LanguageModelOptions,
): Promise<LanguageModel | null> {
  if (url === null || model === null) return null;
  const { createLanguageModel } = await import('../ask/model/language-model.ts');
  return createLanguageModel({ url, model, key, timeoutSeconds }, options);
}

/** Null where people cannot sign up by themselves. */
async function openSignUp(
  { signUp, smtpUrl, mailFrom, baseUrl }: Config,
  dataDir: string,
  { nowMs, monotonicMs }: Clock,
  accounts: () => AccountStore,
  onEvent: ServiceEventListener,
): Promise<{ readonly mailer: Mailer; readonly selfService: SelfService } | null> {
  if (!signUp || smtpUrl === null || mailFrom === null) return null;
  const [{ createMailer, linkSecret }, { createSelfService }] = await Promise.all([
    import('../adapters/mailer.ts'),
    import('../account/self-service.ts'),
  ]);
  const mailer = createMailer({ smtpUrl, from: mailFrom }, (message, fields) => onEvent('warn', message, fields));
  const selfService = createSelfService({
    accounts,
    secret: linkSecret(dataDir),
    linkUrl: `${baseUrl}/signup/link`,
    nowMs,
    monotonicMs,
    send: mailer.send,
  });
  return { mailer, selfService };
}

/** Says when it turns out that no source of weather answers; a server works all the same, and callers may not notice. */
async function tellOfAbsence(presence: Presence, onEvent: ServiceEventListener): Promise<void> {
  await presence.unlessAbsent(new Promise<never>(() => {}));
  onEvent('warn', 'no source of weather answers: until one does, answers are the typical climate, not a forecast', {});
}

/** A process that answers one request and ends counts nothing. */
const NO_METRICS: Metrics = {
  request() {},
  charged() {},
  refused() {},
  exposition: async () => ({ text: '', contentType: 'text/plain' }),
};

/** Opens the places. Throws `ConfigError` when FAIRDAY_DEFAULT_PLACE is not exactly one place. */
async function openCheckedPlaces(
  { defaultCountry, defaultPlace }: Config,
  dataDir: string,
  log: (line: string) => void,
  lookUpIp: IpLookup | null,
  openEmbedded: OpenTable | undefined,
): Promise<Places> {
  const places = await openPlaces({
    defaultCountry,
    defaultPlace,
    lookUpIp,
    ...(openEmbedded === undefined ? {} : { openEmbedded }),
    imported: importedTables(dataDir),
    onUnreadable: (path) => log(`fairday: this version cannot read ${path} and ignores it; import it again`),
  });
  const resolution = defaultPlace === null ? null : places.resolve(defaultPlace);
  if (resolution !== null && resolution.kind !== 'found') {
    throw new ConfigError(`FAIRDAY_DEFAULT_PLACE must be one place; it is "${defaultPlace}": ${resolution.message}`);
  }
  return places;
}

/** The operator's IP location tables, or null without them. Throws `ConfigError` for a file that cannot be read. */
async function openIpLookup({ geoIp }: Config, clock: Clock, onEvent: ServiceEventListener): Promise<IpLookup | null> {
  if (geoIp.length === 0) return null;
  const { openGeoIp } = await import('../adapters/geoip.ts');
  try {
    return openGeoIp(geoIp, clock.monotonicMs, (path, error) =>
      onEvent('warn', 'a changed IP location table cannot be read; the old one stays in use', {
        path,
        reason: error instanceof Error ? error.message : String(error),
      }),
    );
  } catch (error) {
    const reason = error instanceof Error && systemCode(error) === '' ? error.message : fileFailure(error);
    throw new ConfigError(`FAIRDAY_GEOIP: ${geoIp.join(', ')} cannot be used as an IP location table: ${reason}`);
  }
}

const BYTES_PER_MB = 1_000_000;
/** Of the memory for caches; the rest is for alerts. */
const WEATHER_SHARE = 0.8;

/** The weather cache of the data directory; its file is opened at the first use. */
export function openCache(config: Config, nowMs: () => number, log: (sentence: string) => void): WeatherCache {
  const path = join(resolve(config.dataDir), 'cache.db');
  return openWeatherCache({ path, maxBytes: config.cacheMb * BYTES_PER_MB, nowMs, say: log });
}

function openLog(dataDir: string, log: (line: string) => void): DecisionLog {
  const say = (sentence: string): void => log(`fairday: ${sentence}`);
  return openDecisionLog({ path: join(dataDir, 'decisions.db'), timers: systemTimers, say });
}
