/**
 * The settings of the process, their defaults, meanings and parsers. `--help` and docs/configuration.md list the table
 * below; `read-config.ts` reads it.
 */

import { parseGbp } from '../account/money.ts';
import { DEFAULT_RATE } from '../account/rate.ts';
import type { EnsembleSetting } from '../weather/ensembles.ts';
import { MET_NORWAY_URL } from '../weather/sources/met-norway/source.ts';
import { SWPC_URL } from '../weather/sources/noaa-swpc/source.ts';
import type { WeatherMode } from '../weather/weather.ts';
import { ICONS_OF_THIS_SERVICE } from './combinations.ts';
import type { Config, LogAddress, LogStyle } from './config.ts';
import { DEFAULT_MEMORY_MB, MEMORY_VARIABLE, MIN_MEMORY_MB } from './memory.ts';
import {
  basisPoints,
  contact,
  countryCode,
  decimal,
  feedUrls,
  filePaths,
  hostToListenOn,
  httpUrl,
  instant,
  ipRanges,
  isOn,
  oneOf,
  oneOrTwoPaths,
  postgresUrl,
  publicUrl,
  sender,
  share,
  smtpUrl,
  unlessOff,
  wholeNumber,
} from './parsers.ts';

interface Setting<T> {
  readonly env: string;
  readonly flag: string | null;
  /** The default as shown in the help. */
  readonly defaultText: string;
  readonly fallback: T;
  readonly meaning: string;
  /** The value of a non-empty text; throws an Error whose message completes "NAME must be …". */
  readonly parse: (text: string) => T;
}

type SettingsTable = { readonly [K in keyof Config]: Setting<Config[K]> };

export const SETTINGS: SettingsTable = {
  host: setting('FAIRDAY_HOST', '--host', '127.0.0.1', 'IP or host name to listen on', hostToListenOn),
  port: setting('FAIRDAY_PORT', '--port', 8080, 'port to listen on; 0 takes a free one', wholeNumber(0, 65535)),
  baseUrl: setting('FAIRDAY_BASE_URL', null, null, 'public URL, used in links and documents', publicUrl),
  dataDir: setting('FAIRDAY_DATA_DIR', '--data', './fairday-data', 'folder of the database', (text) => text),
  databaseUrl: {
    ...setting<string | null>(
      'FAIRDAY_DATABASE_URL',
      null,
      null,
      'keeps accounts and ledger in PostgreSQL, which any number of servers share: postgres://user:password@host/name; off keeps them in the data directory',
      unlessOff(postgresUrl),
    ),
    defaultText: 'off',
  },
  weather: setting(
    'FAIRDAY_WEATHER',
    '--weather',
    'auto',
    'auto (real weather, the embedded climate where there is no network), open-meteo (real weather only) or typical (the embedded climate only)',
    oneOf<WeatherMode>('auto', 'open-meteo', 'typical'),
  ),
  openMeteoUrl: setting('FAIRDAY_OPEN_METEO_URL', null, null, 'your own Open-Meteo server', httpUrl),
  openMeteoKey: setting('FAIRDAY_OPEN_METEO_KEY', null, null, 'a key for Open-Meteo’s customer hosts', (text) => text),
  metNorwayUrl: {
    ...setting<string | null>(
      'FAIRDAY_MET_NORWAY',
      null,
      null,
      'MET Norway as the second forecast source: on, off, or the URL of your own proxy; needs FAIRDAY_CONTACT',
      unlessOff((text) => (text === 'on' ? MET_NORWAY_URL : httpUrl(text, 'on, off or a URL such as'))),
    ),
    defaultText: 'off',
  },
  ensemble: setting(
    'FAIRDAY_ENSEMBLE',
    null,
    'auto',
    'chances from the runs of a real ensemble: auto (while the upstream budget allows), on (the same, and the log says when it does not) or off',
    oneOf<EnsembleSetting>('auto', 'on', 'off'),
  ),
  upstreamShare: setting(
    'FAIRDAY_UPSTREAM_SHARE',
    null,
    1,
    'share of the free upstream budget that may be spent, by all servers on one database together, above 0 and up to 1',
    share,
  ),
  iconBase: setting(
    'FAIRDAY_ICON_BASE',
    null,
    'https://cdn.jsdelivr.net/npm/@meteocons/svg@0.1.0/fill',
    'URL of the folder of condition icons; self: the icons that this service serves below FAIRDAY_BASE_URL',
    (text) => (text === ICONS_OF_THIS_SERVICE ? text : httpUrl(text, 'self or a URL such as')),
  ),
  contact: setting(
    'FAIRDAY_CONTACT',
    null,
    null,
    'an e-mail or web address, sent to the alert services and to MET Norway, which require one',
    contact,
  ),
  capFeeds: {
    ...setting<readonly string[]>(
      'FAIRDAY_CAP_FEEDS',
      null,
      [],
      'URLs of CAP feeds or files with official alerts, separated by commas',
      feedUrls,
    ),
    defaultText: 'none',
  },
  capDir: setting(
    'FAIRDAY_CAP_DIR',
    null,
    null,
    'a folder of CAP files (.xml, .cap), watched',
    unlessOff((text) => text),
  ),
  signUp: {
    ...setting('FAIRDAY_SIGNUP', null, false, 'on: people get accounts and keys at /signup, by mail', isOn),
    defaultText: 'off',
  },
  smtpUrl: setting<string | null>(
    'FAIRDAY_SMTP_URL',
    null,
    null,
    'the mail server for that, smtp://user:password@host:587 or smtps://…',
    unlessOff(smtpUrl),
  ),
  mailFrom: setting<string | null>('FAIRDAY_MAIL_FROM', null, null, 'the sender of its mails', sender),
  capAreas: listed(
    'FAIRDAY_CAP_AREAS',
    'GeoJSON files of the regions that alerts name by code, separated by commas',
    filePaths,
  ),
  nwsUrl: setting(
    'FAIRDAY_NWS_URL',
    null,
    'https://api.weather.gov',
    'alerts in the United States; off switches them off',
    unlessOff(httpUrl),
  ),
  swicUrl: setting(
    'FAIRDAY_SWIC_URL',
    null,
    'https://severeweather.wmo.int',
    'alerts in the rest of the world; off switches them off',
    unlessOff(httpUrl),
  ),
  swpcUrl: setting(
    'FAIRDAY_SWPC_URL',
    null,
    SWPC_URL,
    'the planetary K index for drones and aurora, from NOAA; off switches it off',
    unlessOff(httpUrl),
  ),
  cacheMb: setting(
    'FAIRDAY_CACHE_MB',
    null,
    500,
    'maximum size of cache.db in megabytes; the least used entries are deleted first',
    wholeNumber(1, 1e6),
  ),
  memoryMb: setting(
    MEMORY_VARIABLE,
    null,
    DEFAULT_MEMORY_MB,
    'megabytes of memory that a server aims to take in all',
    wholeNumber(MIN_MEMORY_MB, 1e6),
  ),
  ratePerSecond: setting(
    'FAIRDAY_RATE_PER_SECOND',
    null,
    DEFAULT_RATE.perSecond,
    'requests per second and account',
    decimal(0.01, 1e6),
  ),
  rateBurst: setting(
    'FAIRDAY_RATE_BURST',
    null,
    DEFAULT_RATE.burst,
    'requests at once, per account',
    wholeNumber(1, 1e6),
  ),
  freeDecisionMonth: setting(
    'FAIRDAY_FREE_DECISION_MONTH',
    null,
    1000,
    'free decision calls per account and month',
    wholeNumber(0, 1e9),
  ),
  freeStandardDay: setting(
    'FAIRDAY_FREE_STANDARD_DAY',
    null,
    1000,
    'free standard calls per account and day',
    wholeNumber(0, 1e9),
  ),
  freePremiumDay: setting(
    'FAIRDAY_FREE_PREMIUM_DAY',
    null,
    50,
    'free premium calls per account and day',
    wholeNumber(0, 1e9),
  ),
  priceDecisionMicroGbp: price('FAIRDAY_PRICE_DECISION', 'decision'),
  priceStandardMicroGbp: price('FAIRDAY_PRICE_STANDARD', 'standard'),
  pricePremiumMicroGbp: price('FAIRDAY_PRICE_PREMIUM', 'premium'),
  activitiesDir: setting(
    'FAIRDAY_ACTIVITIES',
    null,
    null,
    'folder of your own activity profiles, *.yaml',
    (text) => text,
  ),
  vatBasisPoints: {
    env: 'FAIRDAY_VAT_PERCENT',
    flag: null,
    fallback: 2000,
    defaultText: '20',
    meaning: 'the VAT included in prices, shown on statements',
    parse: basisPoints,
  },
  tzDir: setting<string | null>(
    'FAIRDAY_TZDIR',
    null,
    null,
    'folder of time zone files (TZif) such as /usr/share/zoneinfo; used where it is newer than the embedded rules',
    (text) => text,
  ),
  geoIp: listed('FAIRDAY_GEOIP', 'one or two IP location tables (.mmdb), separated by a comma', oneOrTwoPaths),
  defaultCountry: setting(
    'FAIRDAY_DEFAULT_COUNTRY',
    null,
    null,
    'ISO code of the country of postcodes without one, and of namesakes',
    countryCode,
  ),
  defaultPlace: setting(
    'FAIRDAY_DEFAULT_PLACE',
    null,
    null,
    'the place for private IPs and for questions without a place',
    (text) => text,
  ),
  trustedProxies: listed(
    'FAIRDAY_TRUSTED_PROXIES',
    'IP ranges of trusted proxies, whose X-Forwarded-For is used, separated by commas',
    ipRanges,
  ),
  llmUrl: setting(
    'FAIRDAY_LLM_URL',
    null,
    null,
    'an OpenAI-compatible endpoint whose model writes the answers in plain English',
    httpUrl,
  ),
  llmModel: setting('FAIRDAY_LLM_MODEL', null, null, 'the name of that model', (text) => text),
  llmKey: setting('FAIRDAY_LLM_KEY', null, null, 'the key for that endpoint', (text) => text),
  llmTimeoutSeconds: setting(
    'FAIRDAY_LLM_TIMEOUT_SECONDS',
    null,
    20,
    'time limit for an answer of that model, two fifths of it for the first word; more for slow models',
    wholeNumber(1, 600),
  ),
  skillFile: {
    ...setting<string | null>(
      'FAIRDAY_SKILL',
      null,
      null,
      'the report of a backtest (skill.json), shown at /v1/skill and /docs/skill',
      (text) => text,
    ),
    defaultText: 'skill.json in the data directory, if it is there',
  },
  skillCheck: {
    ...setting(
      'FAIRDAY_SKILL_CHECK',
      null,
      true,
      'on or off: a server keeps a sample of its decisions and compares them with the analysis ten days later, for /metrics',
      isOn,
    ),
    defaultText: 'on',
  },
  metricsToken: setting(
    'FAIRDAY_METRICS_TOKEN',
    null,
    null,
    'a bearer token with which other machines can read /metrics',
    (text) => text,
  ),
  frozenNowMs: setting(
    'FAIRDAY_NOW',
    null,
    null,
    'an ISO instant at which the clock is stopped, for demonstrations and tests',
    instant,
  ),
  log: {
    ...setting<LogStyle | null>(
      'FAIRDAY_LOG',
      null,
      null,
      'log on stderr: json, pretty or off',
      oneOf<LogStyle>('json', 'pretty', 'off'),
    ),
    defaultText: 'pretty on a terminal, else json',
  },
  logAddress: setting(
    'FAIRDAY_LOG_ADDRESS',
    null,
    'network',
    'the client in a log line: network (the /24 or /48 of its IP), full (all of it) or off',
    oneOf<LogAddress>('full', 'network', 'off'),
  ),
};

export const SETTING_KEYS = Object.keys(SETTINGS) as (keyof Config)[];

/** Settings whose values no message, list or log repeats. */
export const SECRET_SETTINGS: ReadonlySet<keyof Config> = new Set([
  'databaseUrl',
  'smtpUrl',
  'llmKey',
  'openMeteoKey',
  'metricsToken',
]);

function setting<T>(
  env: string,
  flag: string | null,
  fallback: T,
  meaning: string,
  parse: (text: string) => T,
): Setting<T> {
  return { env, flag, fallback, meaning, parse, defaultText: fallback === null ? 'none' : String(fallback) };
}

/** A setting with a list of values, empty by default. */
function listed<T>(env: string, meaning: string, parse: (text: string) => readonly T[]): Setting<readonly T[]> {
  return { env, flag: null, fallback: [], defaultText: 'none', meaning, parse };
}

function price(env: string, meter: string): Setting<number> {
  const meaning = `GBP per ${meter} call after the allowance, VAT included`;
  const parse = (text: string) => {
    try {
      return parseGbp(text);
    } catch {
      throw new Error('an amount in GBP such as 0.0012');
    }
  };
  return { env, flag: null, fallback: 1200, defaultText: '0.0012', meaning, parse };
}
