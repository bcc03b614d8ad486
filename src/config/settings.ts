/**
 * The settings of the process: flag, then environment, then default; one typed value, validated before anything starts.
 * The table below is also what `--help` and the README say.
 */
import { parseGbp } from '../account/money.ts';
import { didYouMean } from '../lib/did-you-mean.ts';
import { FAILPOINT_VARIABLE } from '../lib/failpoint.ts';
import type { IpRange } from '../lib/ip.ts';
import { MET_NORWAY_URL } from '../weather/sources/met-norway/source.ts';
import type { WeatherMode } from '../weather/weather.ts';
import {
  contact,
  countryCode,
  decimal,
  feedUrls,
  filePaths,
  httpUrl,
  instant,
  ipRanges,
  oneOf,
  percent,
  share,
  unlessOff,
  upToTwo,
  wholeNumber,
} from './parsers.ts';

export type LogStyle = 'json' | 'pretty' | 'off';

export interface Config {
  readonly host: string;
  readonly port: number;
  /** Public address without a trailing slash; null means the address listened on. */
  readonly baseUrl: string | null;
  readonly dataDir: string;
  readonly weather: WeatherMode;
  readonly openMeteoUrl: string | null;
  readonly openMeteoKey: string | null;
  /** Address of the second source for forecasts, or null: switched off. */
  readonly metNorwayUrl: string | null;
  readonly upstreamShare: number;
  /** Address of the folder of condition icons, without a trailing slash. */
  readonly iconBase: string;
  /** Who runs this, for the services that want to know. */
  readonly contact: string | null;
  readonly capFeeds: readonly string[];
  readonly capDir: string | null;
  /** GeoJSON files of regions that alerts name by code. */
  readonly capAreas: readonly string[];
  /** Null: switched off. */
  readonly nwsUrl: string | null;
  readonly swicUrl: string | null;
  readonly cacheMb: number;
  readonly ratePerSecond: number;
  readonly rateBurst: number;
  readonly freeDecisionMonth: number;
  readonly freeStandardDay: number;
  readonly freePremiumDay: number;
  readonly priceDecisionMicroGbp: number;
  readonly priceStandardMicroGbp: number;
  readonly pricePremiumMicroGbp: number;
  /** Folder of the operator's own activity profiles, or null. */
  readonly activitiesDir: string | null;
  /** In hundredths of a percent. */
  readonly vatBasisPoints: number;
  /** Tables of addresses (.mmdb), one or two. */
  readonly geoIp: readonly string[];
  /** ISO code of the country whose postcodes bare digits are. */
  readonly defaultCountry: string | null;
  /** The place for private addresses, and for questions that name none. */
  readonly defaultPlace: string | null;
  readonly trustedProxies: readonly IpRange[];
  /** Base address of an OpenAI-compatible endpoint; null: answers are worded here. */
  readonly llmUrl: string | null;
  readonly llmModel: string | null;
  readonly llmKey: string | null;
  readonly llmTimeoutSeconds: number;
  /** What a scraper elsewhere must bear to read /metrics; null: only this machine may. */
  readonly metricsToken: string | null;
  /** Where the wall clock stands still, or null when it runs. */
  readonly frozenNowMs: number | null;
  /** null: JSON, or pretty on a terminal. */
  readonly log: LogStyle | null;
}

/** A setting that cannot be used; the message is one line that names it and says what it takes. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

interface Setting<T> {
  readonly env: string;
  readonly flag: string | null;
  /** As written in the help. */
  readonly defaultText: string;
  readonly fallback: T;
  readonly meaning: string;
  /** The value of a non-empty text; throws an Error whose message completes "NAME must be …". */
  readonly parse: (text: string) => T;
}

type SettingsTable = { readonly [K in keyof Config]: Setting<Config[K]> };

export const SETTINGS: SettingsTable = {
  host: setting('FAIRDAY_HOST', '--host', '127.0.0.1', 'address to listen on', (text) => text),
  port: setting('FAIRDAY_PORT', '--port', 8080, 'port to listen on; 0 takes a free one', wholeNumber(0, 65535)),
  baseUrl: setting('FAIRDAY_BASE_URL', null, null, 'public address, used in links and documents', httpUrl),
  dataDir: setting('FAIRDAY_DATA_DIR', '--data', './fairday-data', 'folder of the database', (text) => text),
  weather: setting(
    'FAIRDAY_WEATHER',
    '--weather',
    'auto',
    'auto (real weather, the embedded climate until it first answers), open-meteo (real weather only) or typical (the embedded climate only)',
    oneOf<WeatherMode>('auto', 'open-meteo', 'typical'),
  ),
  openMeteoUrl: setting('FAIRDAY_OPEN_METEO_URL', null, null, 'your own Open-Meteo server', httpUrl),
  openMeteoKey: setting('FAIRDAY_OPEN_METEO_KEY', null, null, 'a key for Open-Meteo’s customer hosts', (text) => text),
  metNorwayUrl: {
    ...setting<string | null>(
      'FAIRDAY_MET_NORWAY',
      null,
      null,
      'MET Norway as the second source for forecasts: on, off, or the address of your own proxy; needs FAIRDAY_CONTACT',
      unlessOff((text) => (text === 'on' ? MET_NORWAY_URL : httpUrl(text, 'on, off or an address such as'))),
    ),
    defaultText: 'off',
  },
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
    'address of the folder of condition icons; self means those that this service carries, below FAIRDAY_BASE_URL',
    (text) => (text === SELF ? text : httpUrl(text, 'self or an address such as')),
  ),
  contact: setting(
    'FAIRDAY_CONTACT',
    null,
    null,
    'an e-mail or web address, sent to the services of alerts and to MET Norway, which ask for one',
    contact,
  ),
  capFeeds: {
    ...setting<readonly string[]>(
      'FAIRDAY_CAP_FEEDS',
      null,
      [],
      'addresses of CAP feeds or files with official alerts, comma separated',
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
  capAreas: listed(
    'FAIRDAY_CAP_AREAS',
    'GeoJSON files of the regions that alerts name by code, separated by commas',
    filePaths,
  ),
  nwsUrl: setting(
    'FAIRDAY_NWS_URL',
    null,
    'https://api.weather.gov',
    'alerts in the United States; off leaves them out',
    unlessOff(httpUrl),
  ),
  swicUrl: setting(
    'FAIRDAY_SWIC_URL',
    null,
    'https://severeweather.wmo.int',
    'alerts in the rest of the world; off leaves them out',
    unlessOff(httpUrl),
  ),
  cacheMb: setting(
    'FAIRDAY_CACHE_MB',
    null,
    500,
    'megabytes of weather kept in cache.db, the least used going first',
    wholeNumber(1, 1e6),
  ),
  ratePerSecond: setting('FAIRDAY_RATE_PER_SECOND', null, 20, 'requests per second and account', decimal(0.01, 1e6)),
  rateBurst: setting('FAIRDAY_RATE_BURST', null, 40, 'requests at once, per account', wholeNumber(1, 1e6)),
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
    meaning: 'the VAT within prices, shown on statements',
    parse: percent,
  },
  geoIp: listed('FAIRDAY_GEOIP', 'one or two tables of addresses (.mmdb), separated by a comma', upToTwo),
  defaultCountry: setting(
    'FAIRDAY_DEFAULT_COUNTRY',
    null,
    null,
    'ISO code of the country that a bare postcode belongs to',
    countryCode,
  ),
  defaultPlace: setting('FAIRDAY_DEFAULT_PLACE', null, null, 'the place for private addresses', (text) => text),
  trustedProxies: listed(
    'FAIRDAY_TRUSTED_PROXIES',
    'address ranges whose X-Forwarded-For is believed, separated by commas',
    ipRanges,
  ),
  llmUrl: setting(
    'FAIRDAY_LLM_URL',
    null,
    null,
    'an OpenAI-compatible endpoint whose model words plain-English answers',
    httpUrl,
  ),
  llmModel: setting('FAIRDAY_LLM_MODEL', null, null, 'the name of that model', (text) => text),
  llmKey: setting('FAIRDAY_LLM_KEY', null, null, 'the key for that endpoint', (text) => text),
  llmTimeoutSeconds: setting(
    'FAIRDAY_LLM_TIMEOUT_SECONDS',
    null,
    20,
    'how long that model may take for an answer, two fifths of it until the first word; more for slow ones',
    wholeNumber(1, 600),
  ),
  metricsToken: setting(
    'FAIRDAY_METRICS_TOKEN',
    null,
    null,
    'a secret with which /metrics answers other machines too, as a bearer token',
    (text) => text,
  ),
  frozenNowMs: setting(
    'FAIRDAY_NOW',
    null,
    null,
    'an ISO instant at which the clock stands still, for demonstrations and tests',
    instant,
  ),
  log: setting(
    'FAIRDAY_LOG',
    null,
    null,
    'json, pretty or off: the lines on stderr; pretty on a terminal, else json',
    oneOf<LogStyle>('json', 'pretty', 'off'),
  ),
};

const KEYS = Object.keys(SETTINGS) as (keyof Config)[];

/** Takes the settings' flags out of a command line; the rest is the command's own. Throws `ConfigError`. */
export function splitFlags(args: readonly string[]): { flags: Map<string, string>; rest: string[] } {
  const known = new Set(KEYS.map((key) => SETTINGS[key].flag).filter((flag) => flag !== null));
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

/** The settings of flags and environment. Throws `ConfigError` for the first that cannot be used. */
export function readConfig(
  flags: ReadonlyMap<string, string>,
  env: Readonly<Record<string, string | undefined>>,
): Config {
  const read = <K extends keyof Config>(key: K): Config[K] => {
    const { env: variable, flag, fallback, parse } = SETTINGS[key];
    const fromFlag = flag === null ? undefined : flags.get(flag);
    const text = fromFlag ?? env[variable];
    if (text === undefined || text === '') return fallback;
    try {
      return parse(text);
    } catch (error) {
      const name = fromFlag === undefined ? variable : flag;
      throw new ConfigError(
        `${name} must be ${error instanceof Error ? error.message : String(error)}; it is "${text}"`,
      );
    }
  };
  return checked(Object.fromEntries(KEYS.map((key) => [key, read(key)])) as unknown as Config);
}

/** What one setting demands of another. Throws `ConfigError`. */
function checked(config: Config): Config {
  if (config.metNorwayUrl !== null && config.contact === null) {
    throw new ConfigError(
      'FAIRDAY_MET_NORWAY needs FAIRDAY_CONTACT, an e-mail or web address: MET Norway refuses callers who do not say how to reach them',
    );
  }
  if (config.llmUrl !== null && config.llmModel === null) {
    throw new ConfigError('FAIRDAY_LLM_URL needs FAIRDAY_LLM_MODEL beside it, the name of the model to ask there');
  }
  if (config.llmKey !== null && !/^[\x21-\x7e]+$/.test(config.llmKey)) {
    throw new ConfigError('FAIRDAY_LLM_KEY must be a key without spaces, line breaks or other signs than ASCII’s');
  }
  if (config.iconBase !== SELF) return config;
  if (config.baseUrl === null) {
    throw new ConfigError('FAIRDAY_ICON_BASE=self needs FAIRDAY_BASE_URL: the icons are fetched by the callers');
  }
  return { ...config, iconBase: `${config.baseUrl}/icons` };
}

/** As the base of the icons: this service's own. */
const SELF = 'self';

/** A line for each FAIRDAY_ variable that no setting reads, so that a slip of the pen does not pass for a setting. */
export function unknownSettings(env: Readonly<Record<string, string | undefined>>): string[] {
  const known = KEYS.map((key) => SETTINGS[key].env);
  return Object.keys(env)
    .filter((name) => name.startsWith('FAIRDAY_') && name !== FAILPOINT_VARIABLE && !known.includes(name))
    .map((name) => {
      const near = didYouMean(name, known)[0];
      return `${name} is not a setting of this version and has no effect${near === undefined ? '' : `; did you mean ${near}?`}`;
    });
}

/** The table of settings as lines for `--help`. */
export function settingsHelp(): string {
  const rows = KEYS.map((key) => {
    const { env, flag, defaultText, meaning } = SETTINGS[key];
    return { name: flag === null ? env : `${env} (${flag})`, meaning: `${meaning} [${defaultText}]` };
  });
  const width = Math.max(...rows.map(({ name }) => name.length));
  return rows.map(({ name, meaning }) => `  ${name.padEnd(width)}  ${meaning}`).join('\n');
}

function setting<T>(
  env: string,
  flag: string | null,
  fallback: T,
  meaning: string,
  parse: (text: string) => T,
): Setting<T> {
  return { env, flag, fallback, meaning, parse, defaultText: fallback === null ? 'none' : String(fallback) };
}

/** A setting with several values; none of them by default. */
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
