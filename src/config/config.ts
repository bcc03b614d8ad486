/** What the process is configured to do; `settings.ts` reads it from flags and environment. */
import type { IpRange } from '../lib/ip.ts';
import type { EnsembleSetting } from '../weather/ensembles.ts';
import type { WeatherMode } from '../weather/weather.ts';

export type LogStyle = 'json' | 'pretty' | 'off';

/** How much of a client's IP a log line names. */
export type LogAddress = 'full' | 'network' | 'off';

export interface Config {
  readonly host: string;
  readonly port: number;
  /** Public URL without a trailing slash; null: the URL of the listening socket. */
  readonly baseUrl: string | null;
  readonly dataDir: string;
  /** The PostgreSQL database of accounts and ledger, with its password; null: SQLite in the data directory. */
  readonly databaseUrl: string | null;
  readonly weather: WeatherMode;
  readonly openMeteoUrl: string | null;
  readonly openMeteoKey: string | null;
  /** URL of the second forecast source; null: switched off. */
  readonly metNorwayUrl: string | null;
  /** Whether chances come from real ensembles. */
  readonly ensemble: EnsembleSetting;
  readonly upstreamShare: number;
  /** URL of the folder of condition icons, without a trailing slash. */
  readonly iconBase: string;
  /** Contact of the operator, for the services that require one. */
  readonly contact: string | null;
  readonly capFeeds: readonly string[];
  readonly capDir: string | null;
  /** Whether people can make accounts by themselves, by mail. */
  readonly signUp: boolean;
  readonly smtpUrl: string | null;
  /** The sender of mails. */
  readonly mailFrom: string | null;
  /** GeoJSON files of regions that alerts name by code. */
  readonly capAreas: readonly string[];
  /** The report of a backtest; null: skill.json in the data directory, if it is there. */
  readonly skillFile: string | null;
  /** Whether a server compares decisions with what came, ten days later. */
  readonly skillCheck: boolean;
  /** Null: switched off. */
  readonly nwsUrl: string | null;
  readonly swicUrl: string | null;
  /** URL of the source of the planetary K index; null: switched off. */
  readonly swpcUrl: string | null;
  readonly cacheMb: number;
  /** Megabytes of weather and alerts in memory. */
  readonly memoryMb: number;
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
  /** Paths of IP location tables (.mmdb), one or two. */
  readonly geoIp: readonly string[];
  /** A folder of compiled time zone files; null for the embedded rules alone. */
  readonly tzDir: string | null;
  /** ISO code of the country that bare digits are postcodes of. */
  readonly defaultCountry: string | null;
  /** The place for private IPs, and for questions that name none. */
  readonly defaultPlace: string | null;
  readonly trustedProxies: readonly IpRange[];
  /** Base URL of an OpenAI-compatible endpoint; null: answers are written without one. */
  readonly llmUrl: string | null;
  readonly llmModel: string | null;
  readonly llmKey: string | null;
  readonly llmTimeoutSeconds: number;
  /** Bearer token with which other machines can read /metrics; null: only this machine can. */
  readonly metricsToken: string | null;
  /** Epoch milliseconds at which the wall clock is stopped; null when it runs. */
  readonly frozenNowMs: number | null;
  /** null: JSON, or pretty on a terminal. */
  readonly log: LogStyle | null;
  readonly logAddress: LogAddress;
}
