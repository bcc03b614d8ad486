/**
 * Weather for a place: which source answers, how fresh, and what happens when none does.
 *
 * `open-meteo` answers with real weather only: fresh, else newly asked for, else of the second source where there is
 * one, else what was last known, marked stale and not too old for its purpose, else not at all. `typical` answers with
 * the embedded climate only. `auto` is `open-meteo` from the moment that upstream has answered once in this process;
 * until then the embedded climate answers at once, and upstream is tried behind the caller's back, so that a machine
 * without internet serves as fast as any. The climate has no air quality: until then there is none, which is said at once.
 * What is usual months ahead the climate knows too, so it stands in, labelled, whenever upstream fails.
 */

import { withTimeout } from '../lib/with-timeout.ts';
import type { Place } from '../place/place.ts';
import { addDays, type CivilDate, civilDay, civilDayAt, localHourStarts, offsetTable } from '../time/civil.ts';
import { RequestCoalescer } from '../upstream/coalesce.ts';
import type { HostStatus } from '../upstream/host-status.ts';
import { UpstreamError } from '../upstream/upstream-error.ts';
import type { HourlyAir } from './air-quality/air.ts';
import { AirCache, ForecastCache, SeaCache } from './cache/cached-feed.ts';
import { cellOf } from './cache/cell.ts';
import { FreshnessCache, type Purpose, USABLE_MS } from './cache/source-cache.ts';
import { NO_STORE, type WeatherStore, withMemory } from './cache/store.ts';
import type { HourlyWeather, SupplementKind } from './hourly.ts';
import { FutureWeather } from './normals/future.ts';
import { MetNorway } from './sources/met-norway/source.ts';
import type { UsualWeather } from './sources/open-meteo/climatology.ts';
import { HistoryWeather } from './sources/open-meteo/history.ts';
import type { Fetch, UpstreamEvent } from './sources/open-meteo/host.ts';
import { type OpenMeteoHosts, openMeteoHosts } from './sources/open-meteo/kinds.ts';
import { ForecastSupplements } from './supplements.ts';

/** No source could answer; the message is for the caller, the cause for the log. */
export class WeatherUnavailable extends Error {
  override readonly name = 'WeatherUnavailable';
  constructor(
    message: string,
    readonly retryAfterSeconds: number,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

export interface Weather {
  /**
   * The hours around a decision at a place: from at least a day before its civil today to the end of the thirteenth
   * day after, where the source reaches that far, on the local whole hours of the place. The same object is returned
   * while the answer is fresh, so that what is derived from it can be remembered by identity. The purpose, a decision
   * unless said, sets how old an answer may stand in when no source answers; `beside` names what else it should hold, as
   * far as that is at hand (`beside.ts`). Throws `WeatherUnavailable`.
   */
  forecast(place: Place, nowMs: number, purpose?: Purpose, beside?: readonly SupplementKind[]): Promise<HourlyWeather>;
  /**
   * The civil days from one date to the other, both included, on the local whole hours of the place: gone by, or coming
   * as far as a forecast reaches (`lastForecastDate`). Throws `WeatherUnavailable`.
   */
  history(place: Place, from: CivilDate, to: CivilDate, nowMs: number): Promise<HourlyWeather>;
  /**
   * Concentrations from two days ago on, as data unless said. The embedded climate has none. Throws
   * `WeatherUnavailable`.
   */
  airQuality(place: Place, nowMs: number, purpose?: Purpose): Promise<HourlyAir>;
  /** The same to be shown beside other weather: null when it is not there within a second and a half. */
  airBeside(place: Place, nowMs: number): Promise<HourlyAir | null>;
  /** A date some weeks or months ahead, as it usually is, with the seasonal outlook where there is one. */
  future(place: Place, date: CivilDate, nowMs: number): Promise<UsualWeather>;
  /** What is usual on those days, whatever the mode: the embedded climate. */
  usual(place: Place, from: CivilDate, to: CivilDate, nowMs: number): HourlyWeather;
  /** How things stand with upstream, for readiness reports. */
  state(): WeatherState;
  close(): Promise<void>;
}

export interface WeatherState {
  readonly mode: WeatherMode;
  /** Whether upstream has answered since the process started. */
  readonly upstreamHasAnswered: boolean;
  /** Seconds for which upstream is left alone after failures or at a limit; 0 when it may be asked. */
  readonly upstreamPauseSeconds: number;
  /** Answers handed out since the start, by where they came from; `failed` counts those that were not. */
  readonly answers: Readonly<Record<AnswerKind, number>>;
  /** Each host that may be asked; none in `typical` mode. */
  readonly hosts: readonly HostStatus[];
}

export type AnswerKind = 'fresh' | 'asked' | 'stale' | 'typical' | 'failed';

export type WeatherMode = 'auto' | 'open-meteo' | 'typical';

/** The embedded climate at a place for the hours that begin at the given instants. */
export type TypicalWeather = (place: Place, startMs: Float64Array, nowMs: number) => HourlyWeather;

export interface WeatherOptions {
  readonly mode: WeatherMode;
  readonly openMeteo: {
    /** An operator's own instance; null for the public hosts. */
    readonly baseUrl: string | null;
    readonly apiKey: string | null;
    /** This replica's share of the public host's limits, (0, 1]. */
    readonly share: number;
    readonly timeoutMs?: number;
    readonly retryPauseMs?: number;
  };
  /** The second source for forecasts; null leaves it out. */
  readonly metNorway?: { readonly baseUrl: string; readonly timeoutMs?: number } | null;
  /** `fairday/VERSION (contact)`, sent upstream. */
  readonly userAgent: string;
  readonly typical: TypicalWeather;
  readonly fetch: Fetch;
  readonly monotonicMs: () => number;
  readonly random?: () => number;
  readonly onEvent?: (event: UpstreamEvent) => void;
  /**
   * How long a caller in `auto` mode waits for upstream before the climate answers; 0 by default, as for a server. A
   * process that lives for one question would otherwise never see real weather.
   */
  readonly patienceMs?: number;
  /** Between two requests for what stands beside a forecast; a second by default. */
  readonly besidePaceMs?: number;
  /** What outlives the process; without one, nothing does. */
  readonly store?: WeatherStore;
}

export function createWeather(options: WeatherOptions): Weather {
  return new ComposedWeather(options);
}

/** Air quality that is shown beside other weather is not worth a longer wait. */
export const BESIDE_WAIT_MS = 1_500;
/** Days after today that typical weather covers, as far as a forecast may. */
const TYPICAL_DAYS_AHEAD = 15;
const NOTHING_BESIDE: readonly SupplementKind[] = [];
/** When an answer failed and nothing says for how long: soon, since most failures are short. */
const RETRY_SOON_MS = 5_000;
/** Where nobody is ever asked, there is nothing to wait for; whoever tries again all the same need not hurry. */
const RETRY_UNKNOWN_SECONDS = 60;
/** Days of history in memory: two months at a hundred places; each takes some 2 kB. */
const DAYS_IN_MEMORY = 6_000;
class ComposedWeather implements Weather {
  readonly #options: WeatherOptions;
  readonly #hosts: OpenMeteoHosts;
  readonly #asker: RequestCoalescer;
  readonly #onEvent: (event: UpstreamEvent) => void;
  readonly #forecasts: ForecastCache;
  readonly #second: MetNorway | null;
  readonly #air: AirCache;
  readonly #history: HistoryWeather;
  readonly #typical: FreshnessCache;
  readonly #beside: ForecastSupplements;
  readonly #answers: Record<AnswerKind, number> = { fresh: 0, asked: 0, stale: 0, typical: 0, failed: 0 };
  readonly #future: FutureWeather;

  constructor(options: WeatherOptions) {
    const { openMeteo, userAgent, fetch, monotonicMs, random = Math.random, onEvent = () => {} } = options;
    const { store = NO_STORE } = options;
    this.#options = options;
    this.#onEvent = onEvent;
    this.#hosts = openMeteoHosts({ ...openMeteo, userAgent, fetch, monotonicMs, random, onEvent });
    this.#asker = new RequestCoalescer(monotonicMs);
    this.#forecasts = new ForecastCache(this.#hosts, this.#asker, store);
    const { metNorway = null } = options;
    const share = openMeteo.share;
    this.#second =
      metNorway === null
        ? null
        : new MetNorway({ ...metNorway, share, userAgent, fetch, monotonicMs, onEvent }, this.#asker, store);
    this.#air = new AirCache(this.#hosts, this.#asker, store);
    this.#history = new HistoryWeather(this.#hosts, this.#asker, withMemory(store, DAYS_IN_MEMORY));
    this.#typical = new FreshnessCache(monotonicMs);
    this.#beside = new ForecastSupplements({
      air: this.#air,
      sea: new SeaCache(this.#hosts, this.#asker, store),
      monotonicMs,
      inBackground: (ask) => this.#inBackground(ask),
      paceMs: options.besidePaceMs,
      patienceMs: Math.min(options.patienceMs ?? 0, BESIDE_WAIT_MS),
    });
    this.#future = new FutureWeather({
      mode: options.mode,
      hosts: this.#hosts,
      asker: this.#asker,
      store,
      typical: options.typical,
      inBackground: (ask) => this.#inBackground(ask),
      isAnswering: () => this.#isAnswering,
      patienceMs: options.patienceMs ?? 0,
    });
  }

  async forecast(
    place: Place,
    nowMs: number,
    purpose: Purpose = 'decision',
    beside: readonly SupplementKind[] = NOTHING_BESIDE,
  ): Promise<HourlyWeather> {
    const forecast = await this.#real({
      kept: () => this.#forecasts.fresh(place, nowMs),
      ask: () => this.#askForForecast(place, nowMs),
      isPaused: () => this.#hosts.forecast.pauseMs() > 0 && (this.#second?.pauseMs() ?? 1) > 0,
      stale: () =>
        newer(this.#forecasts.stale(place, nowMs, purpose), this.#second?.stale(place, nowMs, USABLE_MS[purpose])),
      typical: () => this.#typicalForecast(place, nowMs),
    });
    // The climate knows neither air nor sea of the day.
    if (beside.length === 0 || forecast.provenance.source === 'typical') return forecast;
    return this.#beside.join(forecast, place, beside, nowMs);
  }

  history(place: Place, from: CivilDate, to: CivilDate, nowMs: number): Promise<HourlyWeather> {
    return this.#real({
      kept: () => this.#history.kept(place, from, to, nowMs),
      ask: () => this.#history.days(place, from, to, nowMs),
      isPaused: () => this.#hosts.forecast.pauseMs() > 0,
      // Days that are stale stand in one by one, within the asking.
      stale: () => null,
      typical: () => this.usual(place, from, to, nowMs),
    });
  }

  future(place: Place, date: CivilDate, nowMs: number): Promise<UsualWeather> {
    return this.#future.day(place, date, nowMs);
  }

  async airQuality(place: Place, nowMs: number, purpose: Purpose = 'data'): Promise<HourlyAir> {
    if (this.#options.mode === 'typical') {
      throw new WeatherUnavailable(
        'The embedded climate has no air quality, and this service runs on it alone',
        RETRY_UNKNOWN_SECONDS,
      );
    }
    const fresh = this.#air.fresh(place, nowMs);
    if (fresh !== null) return this.#counted('fresh', fresh);
    if (!this.#isAnswering) return this.#firstAir(place, nowMs, purpose);
    try {
      return this.#counted('asked', await this.#air.ask(place, nowMs));
    } catch (error) {
      if (!(error instanceof UpstreamError)) throw error;
      const stale = this.#air.stale(place, nowMs, purpose);
      return stale === null ? this.#unavailable(error) : this.#counted('stale', stale);
    }
  }

  async airBeside(place: Place, nowMs: number): Promise<HourlyAir | null> {
    const { mode, patienceMs = 0 } = this.#options;
    if (mode === 'typical') return null;
    const fresh = this.#air.fresh(place, nowMs);
    if (fresh !== null) return fresh;
    const waitMs = mode === 'auto' && !this.#asker.hasAnswered ? Math.min(patienceMs, BESIDE_WAIT_MS) : BESIDE_WAIT_MS;
    const asked = this.#inBackground(() => this.#air.ask(place, nowMs));
    return (await withTimeout(asked, waitMs)) ?? this.#air.stale(place, nowMs, 'data');
  }

  /**
   * Asked for the centre of the cell, so that the answer depends on nothing but the key. The elevation is part of it,
   * because two towns of one cell may stand at different heights and typical weather heeds that.
   */
  usual(place: Place, from: CivilDate, to: CivilDate, nowMs: number): HourlyWeather {
    const fromMs = civilDay(place.tzId, from).startMs;
    const toMs = civilDay(place.tzId, to).endMs;
    const startMs = localHourStarts(offsetTable(place.tzId, fromMs, toMs), fromMs, toMs);
    return this.#options.typical({ ...place, ...cellOf(place) }, startMs, nowMs);
  }

  state(): WeatherState {
    return {
      mode: this.#options.mode,
      upstreamHasAnswered: this.#asker.hasAnswered,
      upstreamPauseSeconds: Math.ceil(this.#hosts.forecast.pauseMs() / 1000),
      answers: this.#answers,
      hosts: this.#options.mode === 'typical' ? [] : this.#statuses(),
    };
  }

  async close(): Promise<void> {
    this.#beside.close();
    for (const host of new Set(Object.values(this.#hosts))) host.close();
    this.#second?.close();
    await this.#asker.settled();
  }

  /** One for each host: an operator's own server is one host for all kinds. */
  #statuses(): HostStatus[] {
    const hosts = Object.entries(this.#hosts);
    const first = hosts
      .filter(([, host], i) => hosts.findIndex(([, other]) => other === host) === i)
      .map(([service, host]) => host.status(service));
    return this.#second === null ? first : [...first, this.#second.status()];
  }

  /** The first source; where it fails, the second. When neither answers, throws what the one says that is back sooner. */
  async #askForForecast(place: Place, nowMs: number): Promise<HourlyWeather> {
    try {
      return await this.#forecasts.ask(place, nowMs);
    } catch (error) {
      if (!(error instanceof UpstreamError) || error.kind === 'closed' || this.#second === null) throw error;
      try {
        return this.#second.fresh(place, nowMs) ?? (await this.#second.ask(place, nowMs));
      } catch (second) {
        if (!(second instanceof UpstreamError)) throw second;
        const waitMs = waitAfter(second, this.#second.pauseMs());
        if (waitMs >= waitAfter(error, this.#hosts.forecast.pauseMs())) throw error;
        throw new UpstreamError(second.kind, second.message, waitMs);
      }
    }
  }

  /** Air quality before upstream has ever answered: asked for, but waited for no longer than for other weather. */
  async #firstAir(place: Place, nowMs: number, purpose: Purpose): Promise<HourlyAir> {
    const asked = this.#inBackground(() => this.#air.ask(place, nowMs));
    const first = await withTimeout(asked, this.#options.patienceMs ?? 0);
    if (first !== null) return this.#counted('asked', first);
    const stale = this.#air.stale(place, nowMs, purpose);
    if (stale !== null) return this.#counted('stale', stale);
    this.#answers.failed++;
    const waitMs = Math.max(RETRY_SOON_MS, this.#hosts['air-quality'].pauseMs());
    const seconds = Math.ceil(waitMs / 1000);
    throw new WeatherUnavailable(
      `The embedded climate has no air quality, and Open-Meteo has not answered yet; try again in ${seconds} seconds`,
      seconds,
    );
  }

  /** Whether callers count on upstream; in `auto` only once it has answered. */
  get #isAnswering(): boolean {
    return this.#options.mode === 'open-meteo' || this.#asker.hasAnswered;
  }

  /** Real weather as the mode has it, with the climate until upstream has first answered in `auto`. */
  async #real({ kept, ask, isPaused, stale, typical }: Ways): Promise<HourlyWeather> {
    const { mode, patienceMs = 0 } = this.#options;
    if (mode === 'typical') return this.#counted('typical', typical());
    const fresh = kept();
    if (fresh !== null) return this.#counted('fresh', fresh);
    if (mode === 'auto' && !this.#asker.hasAnswered) {
      const first = isPaused() ? null : await withTimeout(this.#inBackground(ask), patienceMs);
      return first === null ? this.#counted('typical', typical()) : this.#counted('asked', first);
    }
    try {
      return this.#counted('asked', await ask());
    } catch (error) {
      if (!(error instanceof UpstreamError)) throw error;
      const old = stale();
      return old === null ? this.#unavailable(error) : this.#counted('stale', old);
    }
  }

  #typicalForecast(place: Place, nowMs: number): HourlyWeather {
    const cell = cellOf(place);
    const key = `${cell.lat},${cell.lon},${place.tzId},${place.elevationM}`;
    const fresh = this.#typical.fresh(key, nowMs);
    if (fresh !== null) return fresh;
    const today = civilDayAt(place.tzId, nowMs);
    const weather = this.usual(place, addDays(today.date, -1), addDays(today.date, TYPICAL_DAYS_AHEAD), nowMs);
    this.#typical.keep(key, weather, today);
    return weather;
  }

  /** What upstream answers in its own time; null when it fails. */
  async #inBackground<T>(ask: () => Promise<T>): Promise<T | null> {
    try {
      return await ask();
    } catch (error) {
      // The host has told of its own failures; anything else is a fault of ours and must not vanish.
      if (!(error instanceof UpstreamError)) {
        this.#onEvent({ kind: 'failed', host: 'open-meteo', reason: String(error), willRetry: false });
      }
      return null;
    }
  }

  #counted<T>(kind: AnswerKind, answer: T): T {
    this.#answers[kind]++;
    return answer;
  }

  #unavailable(cause: UpstreamError): never {
    this.#answers.failed++;
    const seconds = Math.ceil(waitAfter(cause, this.#hosts.forecast.pauseMs()) / 1000);
    throw new WeatherUnavailable(`Weather data is temporarily unavailable; try again in ${seconds} seconds`, seconds, {
      cause,
    });
  }
}

/** The ways to one answer, from the quickest to the last resort. */
interface Ways {
  kept(): HourlyWeather | null;
  ask(): Promise<HourlyWeather>;
  /** Whether asking would be in vain for now. */
  isPaused(): boolean;
  stale(): HourlyWeather | null;
  typical(): HourlyWeather;
}

/** How long to wait after a failure, of a host that is left alone for so long. */
function waitAfter({ retryAfterMs }: UpstreamError, pauseMs: number): number {
  return retryAfterMs ?? Math.max(pauseMs, RETRY_SOON_MS);
}

/** The one of two old answers that is less old. */
function newer(first: HourlyWeather | null, second: HourlyWeather | null | undefined): HourlyWeather | null {
  if (first === null || second === null || second === undefined) return first ?? second ?? null;
  return second.provenance.updatedAtMs > first.provenance.updatedAtMs ? second : first;
}
