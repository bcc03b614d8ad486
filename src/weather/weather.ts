/**
 * Weather for a place: which source answers, how fresh, and what happens when none does.
 *
 * `open-meteo` answers with real weather only: fresh, else newly asked for, else at most six hours old and marked stale,
 * else not at all. `typical` answers with the embedded climate only. `auto` is `open-meteo` from the moment that upstream
 * has answered once in this process; until then the embedded climate answers at once, and upstream is tried behind the
 * caller's back, so that a machine without internet serves as fast as any. Air quality is the exception: the climate has
 * none, so its callers wait for upstream in any mode but `typical`. What is usual months ahead is another: the climate
 * knows that too, so it stands in, labelled, whenever upstream fails.
 */
import type { Place } from '../place/place.ts';
import {
  addDays,
  type CivilDate,
  civilDay,
  civilDayAt,
  DAY_MS,
  epochDay,
  localHourStarts,
  offsetTable,
} from '../time/civil.ts';
import type { HourlyAir } from './air-quality/air.ts';
import { Asker } from './asker.ts';
import { LruCache } from './cache.ts';
import { cellOf } from './cell.ts';
import { Climatology, typicalDay, type UsualWeather } from './climatology/climatology.ts';
import type { DayNormals } from './climatology/normals.ts';
import { shifted, shiftFor, worthAt } from './climatology/outlook.ts';
import { HistoryWeather } from './history.ts';
import type { HourlyWeather } from './hourly.ts';
import { KeptAir, KeptForecast } from './kept.ts';
import type { Fetch, UpstreamEvent } from './open-meteo/host.ts';
import { type OpenMeteoHosts, openMeteoHosts } from './open-meteo/kinds.ts';
import type { OutlookSpan } from './open-meteo/outlook.ts';
import { RememberedWeather } from './remembered.ts';
import { NO_STORE, type WeatherStore, withMemory } from './store.ts';
import { UpstreamError } from './upstream-error.ts';

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
   * while the answer is fresh, so that what is derived from it can be remembered by identity.
   * Throws `WeatherUnavailable`.
   */
  forecast(place: Place, nowMs: number): Promise<HourlyWeather>;
  /**
   * The civil days from one date to the other, both included, on the local whole hours of the place: gone by, or coming
   * as far as a forecast reaches (`lastForecastDate`). Throws `WeatherUnavailable`.
   */
  history(place: Place, from: CivilDate, to: CivilDate, nowMs: number): Promise<HourlyWeather>;
  /** Concentrations from two days ago on. The embedded climate has none. Throws `WeatherUnavailable`. */
  airQuality(place: Place, nowMs: number): Promise<HourlyAir>;
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
}

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
  /** `fairday/VERSION`, sent upstream. */
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
  /** What outlives the process; without one, nothing does. */
  readonly store?: WeatherStore;
}

export function createWeather(options: WeatherOptions): Weather {
  return new ComposedWeather(options);
}

/** Days after today that typical weather covers, as far as a forecast may. */
const TYPICAL_DAYS_AHEAD = 15;
/** When an answer failed and nothing says for how long: soon, since most failures are short. */
const RETRY_SOON_MS = 5_000;
/** Where upstream has never answered, its network is missing rather than its luck. */
const RETRY_UNKNOWN_SECONDS = 60;
/** Days of history in memory: two months at a hundred places; each takes some 2 kB. */
const DAYS_IN_MEMORY = 6_000;
/** Periods of the year, 30 kB each, and outlooks, under one. */
const PERIODS_IN_MEMORY = 500;
/** Days of the climate as it usually is, some 3 kB each; made anew in some tens of milliseconds. */
const TYPICAL_DAYS_IN_MEMORY = 1_000;
/** The years that the embedded climate describes. */
const TYPICAL_YEARS = { first: 1981, last: 2010, count: 30 };
/** An answer without the seasonal outlook is a good one, so it is not waited for long. */
const OUTLOOK_PATIENCE_MS = 2_000;

class ComposedWeather implements Weather {
  readonly #options: WeatherOptions;
  readonly #hosts: OpenMeteoHosts;
  readonly #asker: Asker;
  readonly #onEvent: (event: UpstreamEvent) => void;
  readonly #forecasts: KeptForecast;
  readonly #air: KeptAir;
  readonly #history: HistoryWeather;
  readonly #typical: RememberedWeather;
  readonly #climatology: Climatology;
  readonly #typicalDays = new LruCache<Promise<DayNormals>>(TYPICAL_DAYS_IN_MEMORY);

  constructor(options: WeatherOptions) {
    const { openMeteo, userAgent, fetch, monotonicMs, random = Math.random, onEvent = () => {} } = options;
    const { store = NO_STORE } = options;
    this.#options = options;
    this.#onEvent = onEvent;
    this.#hosts = openMeteoHosts({ ...openMeteo, userAgent, fetch, monotonicMs, random, onEvent });
    this.#asker = new Asker(monotonicMs);
    this.#forecasts = new KeptForecast(this.#hosts, this.#asker, store);
    this.#air = new KeptAir(this.#hosts, this.#asker, store);
    this.#history = new HistoryWeather(this.#hosts, this.#asker, withMemory(store, DAYS_IN_MEMORY));
    this.#typical = new RememberedWeather(monotonicMs);
    this.#climatology = new Climatology(this.#hosts, this.#asker, withMemory(store, PERIODS_IN_MEMORY));
  }

  forecast(place: Place, nowMs: number): Promise<HourlyWeather> {
    return this.#real({
      kept: () => this.#forecasts.fresh(place, nowMs),
      ask: () => this.#forecasts.ask(place, nowMs),
      stale: () => this.#forecasts.stale(place, nowMs),
      typical: () => this.#typicalForecast(place, nowMs),
    });
  }

  history(place: Place, from: CivilDate, to: CivilDate, nowMs: number): Promise<HourlyWeather> {
    return this.#real({
      kept: () => this.#history.kept(place, from, to, nowMs),
      ask: () => this.#history.days(place, from, to, nowMs),
      // Days that are stale stand in one by one, within the asking.
      stale: () => null,
      typical: () => this.usual(place, from, to, nowMs),
    });
  }

  async future(place: Place, date: CivilDate, nowMs: number): Promise<UsualWeather> {
    if (this.#options.mode === 'typical') return this.#typicalDay(place, date, nowMs);
    const [usual, outlook] = await Promise.all([this.#usualDay(place, date, nowMs), this.#outlook(place, date, nowMs)]);
    if (usual === null) return this.#typicalDay(place, date, nowMs);
    const shift = outlook === null ? null : shiftFor(outlook, date, nowMs);
    if (shift === null) return usual;
    return { ...usual, method: 'climatology+seasonal', normals: shifted(usual.normals, shift) };
  }

  async airQuality(place: Place, nowMs: number): Promise<HourlyAir> {
    if (this.#options.mode === 'typical') {
      throw new WeatherUnavailable(
        'The embedded climate has no air quality, and this service runs on it alone',
        RETRY_UNKNOWN_SECONDS,
      );
    }
    const fresh = this.#air.fresh(place, nowMs);
    if (fresh !== null) return fresh;
    try {
      // Even in `auto` mode the caller waits: there is nothing else to answer with.
      return await this.#air.ask(place, nowMs);
    } catch (error) {
      if (!(error instanceof UpstreamError)) throw error;
      const stale = this.#air.stale(place, nowMs);
      if (stale !== null) return stale;
      if (this.#options.mode === 'open-meteo' || this.#asker.hasAnswered) return this.#unavailable(error);
      throw new WeatherUnavailable(
        'The embedded climate has no air quality, and Open-Meteo has not answered yet; try again in a minute',
        RETRY_UNKNOWN_SECONDS,
        { cause: error },
      );
    }
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
    };
  }

  async close(): Promise<void> {
    for (const host of new Set(Object.values(this.#hosts))) host.close();
    await this.#asker.settled();
  }

  /** Real weather as the mode has it, with the climate until upstream has first answered in `auto`. */
  async #real({ kept, ask, stale, typical }: Ways): Promise<HourlyWeather> {
    const { mode, patienceMs = 0 } = this.#options;
    if (mode === 'typical') return typical();
    const fresh = kept();
    if (fresh !== null) return fresh;
    if (mode === 'auto' && !this.#asker.hasAnswered) {
      return (await withinPatience(this.#inBackground(ask), patienceMs)) ?? typical();
    }
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof UpstreamError)) throw error;
      return stale() ?? this.#unavailable(error);
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

  async #usualDay(place: Place, date: CivilDate, nowMs: number): Promise<UsualWeather | null> {
    const kept = this.#climatology.kept(place, date);
    if (kept !== null) return kept;
    const asked = this.#quietly(() => this.#climatology.ask(place, date, nowMs));
    const { mode, patienceMs = 0 } = this.#options;
    const waits = mode === 'open-meteo' || this.#asker.hasAnswered;
    // The years before last year tell nearly as much, where last year cannot be had.
    return (waits ? await asked : await withinPatience(asked, patienceMs)) ?? this.#climatology.kept(place, date, true);
  }

  async #outlook(place: Place, date: CivilDate, nowMs: number): Promise<OutlookSpan[] | null> {
    if (worthAt((epochDay(date) * DAY_MS - nowMs) / DAY_MS) === 0) return null;
    const fresh = this.#climatology.keptOutlook(place, nowMs, 'fresh');
    if (fresh !== null) return fresh;
    const asked = this.#quietly(() => this.#climatology.askOutlook(place, nowMs));
    const { mode, patienceMs = 0 } = this.#options;
    const waits = mode === 'open-meteo' || this.#asker.hasAnswered;
    const answer = await withinPatience(asked, waits ? OUTLOOK_PATIENCE_MS : patienceMs);
    return answer ?? this.#climatology.keptOutlook(place, nowMs, 'usable');
  }

  /** Asked for the centre of the cell, as `usual` is. */
  async #typicalDay(place: Place, date: CivilDate, nowMs: number): Promise<UsualWeather> {
    const cell = cellOf(place);
    const at = { ...place, ...cell };
    const provenance = this.#options.typical(at, new Float64Array(), nowMs).provenance;
    const key = `${cell.lat},${cell.lon},${place.tzId},${place.elevationM} ${date}`;
    const normals =
      this.#typicalDays.get(key) ?? typicalDay((startMs) => this.#options.typical(at, startMs, nowMs), at, date);
    this.#typicalDays.set(key, normals);
    return { method: 'typical', normals: await normals, years: TYPICAL_YEARS, provenance };
  }

  /** What upstream answers in its own time; null when it fails or is left alone for now. */
  async #inBackground<T>(ask: () => Promise<T>): Promise<T | null> {
    return this.#hosts.forecast.pauseMs() > 0 ? null : this.#quietly(ask);
  }

  /** What upstream answers; null when it fails. */
  async #quietly<T>(ask: () => Promise<T>): Promise<T | null> {
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

  #unavailable(cause: UpstreamError): never {
    const waitMs = cause.retryAfterMs ?? Math.max(this.#hosts.forecast.pauseMs(), RETRY_SOON_MS);
    const seconds = Math.ceil(waitMs / 1000);
    throw new WeatherUnavailable(`Weather data is temporarily unavailable; try again in ${seconds} seconds`, seconds, {
      cause,
    });
  }
}

/** The ways to one answer, from the quickest to the last resort. */
interface Ways {
  kept(): HourlyWeather | null;
  ask(): Promise<HourlyWeather>;
  stale(): HourlyWeather | null;
  typical(): HourlyWeather;
}

/** The answer if it comes within that time, else null; no timer outlives it. */
async function withinPatience<T>(asked: Promise<T | null>, patienceMs: number): Promise<T | null> {
  if (patienceMs === 0) return null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, patienceMs, null);
  });
  try {
    return await Promise.race([asked, patience]);
  } finally {
    clearTimeout(timer);
  }
}
