/**
 * The settings of the process: flag, then environment, then `settings.toml`, then default; typed and validated before
 * anything starts. `--help` and docs/configuration.md list the table below.
 */
import { DEFAULT_RATE } from '../account/rate.ts';
import { didYouMean } from '../lib/did-you-mean.ts';
import { FAILPOINT_VARIABLE } from '../lib/failpoint.ts';
import type { EnsembleSetting } from '../weather/ensembles.ts';
import { MET_NORWAY_URL } from '../weather/sources/met-norway/source.ts';
import { SWPC_URL } from '../weather/sources/noaa-swpc/source.ts';
import type { WeatherMode } from '../weather/weather.ts';
import { ICONS_OF_THIS_SERVICE, validateTogether } from './combinations.ts';
import type { Config, LogAddress, LogStyle } from './config.ts';
import { ConfigError } from './config-error.ts';
import {
  basisPoints,
  contact,
  countryCode,
  decimal,
  feedUrls,
  filePaths,
  httpUrl,
  instant,
  ipRanges,
  isOn,
  oneOf,
  oneOrTwoPaths,
  postgresUrl,
  sender,
  share,
  smtpUrl,
  unlessOff,
  wholeNumber,
} from './parsers.ts';
import { listed, price, type Setting, setting } from './setting.ts';
import type { SettingsFile } from './settings-file.ts';

type SettingsTable = { readonly [K in keyof Config]: Setting<Config[K]> };

export const SETTINGS: SettingsTable = {
  host: setting('FAIRDAY_HOST', '--host', '127.0.0.1', 'IP or host name to listen on', (text) => text),
  port: setting('FAIRDAY_PORT', '--port', 8080, 'port to listen on; 0 takes a free one', wholeNumber(0, 65535)),
  baseUrl: setting('FAIRDAY_BASE_URL', null, null, 'public URL, used in links and documents', httpUrl),
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
    'share of the free upstream budget this process may spend, above 0 and up to 1',
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
    'FAIRDAY_MEMORY_MB',
    null,
    256,
    'megabytes that all caches in memory may take together; the process needs some 300 more',
    // With less, the possible weathers of a fortnight displace each other while they are judged.
    wholeNumber(128, 1e6),
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
      'on or off: a server keeps a sample of its decisions and compares them with the analysis a week later, for /metrics',
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
  log: setting(
    'FAIRDAY_LOG',
    null,
    null,
    'log on stderr: json, pretty or off; default pretty on a terminal, otherwise json',
    oneOf<LogStyle>('json', 'pretty', 'off'),
  ),
  logAddress: setting(
    'FAIRDAY_LOG_ADDRESS',
    null,
    'network',
    'the client in a log line: network (the /24 or /48 of its IP), full (all of it) or off',
    oneOf<LogAddress>('full', 'network', 'off'),
  ),
};

export const SETTING_KEYS = Object.keys(SETTINGS) as (keyof Config)[];

/** Splits a command line into the flags of settings and the rest, which is for the command. Throws `ConfigError`. */
export function splitFlags(args: readonly string[]): { flags: Map<string, string>; rest: string[] } {
  const known = new Set(SETTING_KEYS.map((key) => SETTINGS[key].flag).filter((flag) => flag !== null));
  const flags = new Map<string, string>();
  const rest: string[] = [];
  for (let i = 0; i < args.length; i++) {
    const equals = args[i].indexOf('=');
    const name = equals < 0 ? args[i] : args[i].slice(0, equals);
    if (!known.has(name)) {
      rest.push(args[i]);
      continue;
    }
    const value = equals < 0 ? args[++i] : args[i].slice(equals + 1);
    if (value === undefined || value === '') throw new ConfigError(`${name} needs a value, as in ${name} VALUE`);
    flags.set(name, value);
  }
  return { flags, rest };
}

/** The variables that the program knows. */
export function settingVariables(): string[] {
  return SETTING_KEYS.map((key) => SETTINGS[key].env);
}

/** Settings whose values no message and no list repeats. */
export const SECRET_SETTINGS: ReadonlySet<keyof Config> = new Set([
  'databaseUrl',
  'smtpUrl',
  'llmKey',
  'openMeteoKey',
  'metricsToken',
]);

/** Where settings stand: the first that has one wins. */
export interface SettingSources {
  readonly flags: ReadonlyMap<string, string>;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly file?: SettingsFile;
}

/** The text of a setting and where it stands; null where the default holds. */
export function settingText(
  key: keyof Config,
  { flags, env, file }: SettingSources,
): { readonly text: string; readonly from: string } | null {
  const { env: variable, flag } = SETTINGS[key];
  const fromFlag = flag === null ? undefined : flags.get(flag);
  if (flag !== null && fromFlag !== undefined) return { text: fromFlag, from: flag };
  const fromEnvironment = env[variable] ?? '';
  if (fromEnvironment !== '') return { text: fromEnvironment, from: variable };
  const fromFile = file?.texts.get(variable) ?? '';
  return fromFile === '' ? null : { text: fromFile, from: `${variable} in ${file?.path ?? ''}` };
}

/** The data directory that flags and environment name, in which the file of settings is. */
export function dataDirOf(sources: Omit<SettingSources, 'file'>): string {
  return settingText('dataDir', sources)?.text ?? SETTINGS.dataDir.fallback;
}

/**
 * Reads the settings from flags, environment and the file of the data directory. Throws `ConfigError` for the first that
 * cannot be used.
 */
export function readConfig(
  flags: ReadonlyMap<string, string>,
  env: Readonly<Record<string, string | undefined>>,
  file?: SettingsFile,
): Config {
  const sources: SettingSources = { flags, env, ...(file === undefined ? {} : { file }) };
  const read = <K extends keyof Config>(key: K): Config[K] => {
    const { fallback, parse } = SETTINGS[key];
    const found = settingText(key, sources);
    if (found === null) return fallback;
    try {
      return parse(found.text);
    } catch (error) {
      const value = SECRET_SETTINGS.has(key) ? '' : `; it is "${found.text}"`;
      throw new ConfigError(`${found.from} must be ${error instanceof Error ? error.message : String(error)}${value}`);
    }
  };
  return validateTogether(Object.fromEntries(SETTING_KEYS.map((key) => [key, read(key)])) as unknown as Config);
}

/** What commands that ask a server read; no settings of a service. */
const CLIENT_VARIABLES: readonly string[] = ['FAIRDAY_SERVER', 'FAIRDAY_KEY'];

/** A line for each unknown FAIRDAY_ variable, so that a misspelt setting is noticed. */
export function unknownSettings(env: Readonly<Record<string, string | undefined>>): string[] {
  const known = [...SETTING_KEYS.map((key) => SETTINGS[key].env), ...CLIENT_VARIABLES];
  return Object.keys(env)
    .filter((name) => name.startsWith('FAIRDAY_') && name !== FAILPOINT_VARIABLE)
    .filter((name) => !known.includes(name))
    .map((name) => {
      const near = didYouMean(name, known)[0];
      return `${name} is not a setting of this version and has no effect${near === undefined ? '' : `; did you mean ${near}?`}`;
    });
}
