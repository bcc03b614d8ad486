/**
 * Weather for a place: which source answers, how fresh, and what happens when none does.
 *
 * `open-meteo` answers with real weather only: fresh, else newly asked for, else at most six hours old and marked stale,
 * else not at all. `typical` answers with the embedded climate only. `auto` is `open-meteo` from the moment that upstream
 * has answered once in this process; until then the embedded climate answers at once, and upstream is tried behind the
 * caller's back, so that a machine without internet serves as fast as any.
 */
import type { Place } from '../place/place.ts';
import { addDays, type CivilDay, civilDateAt, civilDay, HOUR_MS, localHourStarts, offsetTable } from '../time/civil.ts';
import { toLocalHours } from './align.ts';
import { LruCache } from './cache.ts';
import { type Cell, cellOf } from './cell.ts';
import type { HourlyWeather } from './hourly.ts';
import { fetchForecast, openMeteoHost } from './open-meteo/forecast.ts';
import type { Fetch, OpenMeteoHost, UpstreamEvent } from './open-meteo/host.ts';
import { forecastStartDate } from './open-meteo/request.ts';
import { RememberedWeather } from './remembered.ts';
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
}

export function createWeather(options: WeatherOptions): Weather {
  return new ComposedWeather(options);
}

/** Days after today that typical weather covers, as far as a forecast may. */
const TYPICAL_DAYS_AHEAD = 15;
/** When an answer failed and nothing says for how long: soon, since most failures are short. */
const RETRY_SOON_MS = 5_000;
/** A place that upstream rejects is not asked about again for this long; each rejection costs a call. */
const REJECTED_MS = 10 * 60_000;
/** Rejections are remembered by a number each; bounded only because everything is. */
const MAX_REJECTED = 10_000;

class ComposedWeather implements Weather {
  readonly #options: WeatherOptions;
  readonly #host: OpenMeteoHost;
  readonly #onEvent: (event: UpstreamEvent) => void;
  readonly #answers: RememberedWeather;
  readonly #typical: RememberedWeather;
  /** Monotonic time until which upstream is not asked again about a cell that it rejected. */
  readonly #rejectedUntilMs = new LruCache<number>(MAX_REJECTED);
  readonly #inFlight = new Map<string, Promise<HourlyWeather>>();
  #upstreamHasAnswered = false;

  constructor(options: WeatherOptions) {
    const { openMeteo, userAgent, fetch, monotonicMs, random = Math.random, onEvent = () => {} } = options;
    this.#options = options;
    this.#onEvent = onEvent;
    this.#host = openMeteoHost({ ...openMeteo, userAgent, fetch, monotonicMs, random, onEvent });
    this.#answers = new RememberedWeather(monotonicMs);
    this.#typical = new RememberedWeather(monotonicMs);
  }

  async forecast(place: Place, nowMs: number): Promise<HourlyWeather> {
    if (this.#options.mode === 'typical') return this.#typicalWeather(place, nowMs);
    const cell = cellOf(place);
    const key = `${cell.lat},${cell.lon},${place.tzId}`;
    const fresh = this.#answers.fresh(key, nowMs);
    if (fresh !== null) return fresh;
    if (this.#options.mode === 'auto' && !this.#upstreamHasAnswered) {
      const asked = this.#askInBackground(key, cell, place.tzId, nowMs);
      return (await withinPatience(asked, this.#options.patienceMs ?? 0)) ?? this.#typicalWeather(place, nowMs);
    }
    try {
      return await this.#ask(key, cell, place.tzId, nowMs);
    } catch (error) {
      if (!(error instanceof UpstreamError)) throw error;
      return this.#answers.stale(key) ?? this.#unavailable(error);
    }
  }

  state(): WeatherState {
    return {
      mode: this.#options.mode,
      upstreamHasAnswered: this.#upstreamHasAnswered,
      upstreamPauseSeconds: Math.ceil(this.#host.pauseMs() / 1000),
    };
  }

  async close(): Promise<void> {
    this.#host.close();
    await Promise.allSettled(this.#inFlight.values());
  }

  /**
   * Asked for the centre of the cell, so that the answer depends on nothing but the key. The elevation is part of it,
   * because two towns of one cell may stand at different heights and typical weather heeds that.
   */
  #typicalWeather(place: Place, nowMs: number): HourlyWeather {
    const cell = cellOf(place);
    const key = `${cell.lat},${cell.lon},${place.tzId},${place.elevationM}`;
    const fresh = this.#typical.fresh(key, nowMs);
    if (fresh !== null) return fresh;
    const today = civilDayAt(place.tzId, nowMs);
    const fromMs = civilDay(place.tzId, addDays(today.date, -1)).startMs;
    const toMs = civilDay(place.tzId, addDays(today.date, TYPICAL_DAYS_AHEAD)).endMs;
    const startMs = localHourStarts(offsetTable(place.tzId, fromMs, toMs), fromMs, toMs);
    const weather = this.#options.typical({ ...place, ...cell }, startMs, nowMs);
    this.#typical.keep(key, weather, today);
    return weather;
  }

  /** What upstream answers in its own time; null when it fails or is left alone for now. */
  async #askInBackground(key: string, cell: Cell, tzId: string, nowMs: number): Promise<HourlyWeather | null> {
    if (this.#host.pauseMs() > 0) return null;
    try {
      return await this.#ask(key, cell, tzId, nowMs);
    } catch (error) {
      // The host has told of its own failures; anything else is a fault of ours and must not vanish.
      if (!(error instanceof UpstreamError)) {
        this.#onEvent({ kind: 'failed', host: 'open-meteo', reason: String(error), willRetry: false });
      }
      return null;
    }
  }

  /** One request for all who ask about a cell at one time. */
  #ask(key: string, cell: Cell, tzId: string, nowMs: number): Promise<HourlyWeather> {
    const today = civilDayAt(tzId, nowMs);
    const flight = `${key},${today.date}`;
    const underWay = this.#inFlight.get(flight);
    if (underWay !== undefined) return underWay;
    const asked = this.#askUpstream(key, cell, tzId, nowMs, today).finally(() => this.#inFlight.delete(flight));
    this.#inFlight.set(flight, asked);
    return asked;
  }

  async #askUpstream(key: string, cell: Cell, tzId: string, nowMs: number, today: CivilDay): Promise<HourlyWeather> {
    const { monotonicMs } = this.#options;
    const rejectedForMs = (this.#rejectedUntilMs.get(key) ?? 0) - monotonicMs();
    if (rejectedForMs > 0) throw new UpstreamError('rejected', 'upstream has rejected this place', rejectedForMs);
    try {
      const utcHours = await fetchForecast(this.#host, cell, forecastStartDate(tzId, nowMs), nowMs);
      const weather = onLocalHours(utcHours, tzId);
      this.#answers.keep(key, weather, today);
      this.#upstreamHasAnswered = true;
      return weather;
    } catch (error) {
      if (error instanceof UpstreamError && error.kind === 'rejected') {
        this.#rejectedUntilMs.set(key, monotonicMs() + REJECTED_MS);
      }
      throw error;
    }
  }

  #unavailable(cause: UpstreamError): never {
    const waitMs = cause.retryAfterMs ?? Math.max(this.#host.pauseMs(), RETRY_SOON_MS);
    const seconds = Math.ceil(waitMs / 1000);
    throw new WeatherUnavailable(`Weather data is temporarily unavailable; try again in ${seconds} seconds`, seconds, {
      cause,
    });
  }
}

/** The answer if it comes within that time, else null; no timer outlives it. */
async function withinPatience(asked: Promise<HourlyWeather | null>, patienceMs: number): Promise<HourlyWeather | null> {
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

function civilDayAt(tzId: string, nowMs: number): CivilDay {
  return civilDay(tzId, civilDateAt(offsetTable(tzId, nowMs, nowMs), nowMs));
}

function onLocalHours(weather: HourlyWeather, tzId: string): HourlyWeather {
  const lastMs = weather.startMs[weather.length - 1];
  return toLocalHours(weather, offsetTable(tzId, weather.startMs[0], lastMs + HOUR_MS));
}
