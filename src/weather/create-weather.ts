/** The weather, composed of its sources, their caches and the policy of answering. */
import { MemoryBudget } from '../lib/memory-budget.ts';
import type { Soon } from '../lib/soon.ts';
import { systemTimers, type Timers } from '../lib/timers.ts';
import type { Place } from '../place/place.ts';
import { type CivilDate, civilDateAt, offsetTable } from '../time/civil.ts';
import type { OpenBudget } from '../upstream/budget.ts';
import { RequestCoalescer } from '../upstream/coalesce.ts';
import type { Fetch, UpstreamEvent } from '../upstream/fetch.ts';
import { UpstreamError } from '../upstream/upstream-error.ts';
import type { HourlyAir } from './air-quality/air.ts';
import { Answering, type FeedRequest } from './answering.ts';
import type { Cell } from './cache/cell.ts';
import type { Purpose } from './cache/freshness.ts';
import { NO_STORE, type WeatherStore } from './cache/store.ts';
import { type EnsembleSetting, Ensembles } from './ensembles.ts';
import type { HourlyWeather, SupplementKind } from './hourly.ts';
import { growthOf, type MeasuredErrors } from './members/error-growth.ts';
import type { Members } from './members/members.ts';
import { PossibleWeathers } from './members/possible-weathers.ts';
import { FutureNormals } from './normals/future.ts';
import type { DateNormals } from './normals/normals.ts';
import { lastWholeYear, type PastDays } from './normals/past-days.ts';
import { type Presence, UpstreamPresence } from './presence.ts';
import type { QuarterHours } from './quarter-hours.ts';
import { openSources, type SourceSettings } from './sources/list.ts';
import { NoaaSwpc, type SwpcSettings } from './sources/noaa-swpc/source.ts';
import { byPlace, type EnsembleFeed, type SourceFeeds, type WeatherSource } from './sources/source.ts';
import { type TypicalClimate, TypicalSource } from './sources/typical/source.ts';
import { ForecastSupplements } from './supplements.ts';
import type { Weather, WeatherMode, WeatherState } from './weather.ts';

interface WeatherOptions extends SourceSettings {
  readonly mode: WeatherMode;
  /** `auto` when left out. */
  readonly ensemble?: EnsembleSetting;
  /** How far forecasts were off in a backtest; without one their errors are assumed. */
  readonly forecastErrors?: MeasuredErrors;
  /** The source of Kp; null or nothing leaves it out. */
  readonly swpc?: SwpcSettings | null | undefined;
  /** Opens the budget of a host that has limits; one of this process alone when left out. */
  readonly openBudget?: OpenBudget | undefined;
  /** `fairday/VERSION (contact)`, sent upstream. */
  readonly userAgent: string;
  readonly typical: TypicalClimate;
  readonly fetch: Fetch;
  readonly monotonicMs: () => number;
  /** Uniform in [0, 1), for jitter. */
  readonly random: () => number;
  /** The process's own when left out. */
  readonly timers?: Timers;
  readonly onEvent?: (event: UpstreamEvent) => void;
  /** The wall clock. */
  readonly nowMs: () => number;
  /**
   * How long callers in `auto` mode wait in all for sources that have never answered, before the climate answers; 1.5 s by
   * default, as for a server. A process that lives for one question may wait longer.
   */
  readonly patienceMs?: number | undefined;
  /** Whether the map shows a sea near a point; everywhere when left out. */
  readonly isNearSea?: ((point: Cell) => boolean) | undefined;
  /** What outlives the process; without one, nothing does. */
  readonly store?: WeatherStore | undefined;
  /** What the caches in memory may take together; 256 MB when left out. */
  readonly memory?: MemoryBudget | undefined;
}

export function createWeather(options: WeatherOptions): Weather {
  return new ComposedWeather(options);
}

/** What the caches take in memory where nobody says another number. */
const DEFAULT_MEMORY_BYTES = 256e6;
/** Callers wait no longer than this for sources that have never answered. */
const PATIENCE_MS = 1_500;
/** Callers wait no longer than this for supplements, once the weather itself is there. */
const MAX_SUPPLEMENT_WAIT_MS = 1_500;
const NO_SUPPLEMENTS: readonly SupplementKind[] = [];

class ComposedWeather implements Weather {
  readonly #mode: WeatherMode;
  readonly #sources: readonly WeatherSource[];
  readonly #swpc: NoaaSwpc | null;
  readonly #typical: TypicalSource;
  readonly #coalescer: RequestCoalescer;
  readonly #presence: UpstreamPresence;
  readonly #monotonicMs: () => number;
  readonly #answering: Answering;
  readonly #supplements: ForecastSupplements;
  readonly #ensembleSetting: EnsembleSetting;
  readonly #ensembleFeed: EnsembleFeed;
  readonly #ensembles: Ensembles;
  readonly #nowMs: () => number;
  readonly #future: FutureNormals;
  readonly #possible: PossibleWeathers;

  constructor(options: WeatherOptions) {
    const {
      mode,
      ensemble = 'auto',
      monotonicMs,
      random,
      nowMs,
      timers = systemTimers,
      store = NO_STORE,
      onEvent = () => {},
      patienceMs = PATIENCE_MS,
      memory = new MemoryBudget(DEFAULT_MEMORY_BYTES),
    } = options;
    const onFault = (error: unknown) =>
      onEvent({ kind: 'failed', host: 'open-meteo', reason: String(error), willRetry: false });
    const coalescer = new RequestCoalescer(monotonicMs);
    const { userAgent, fetch, openBudget } = options;
    const { share } = options.openMeteo;
    const wantsEnsembles = ensemble !== 'off';
    const settings = { ...options, openMeteo: { ...options.openMeteo, withEnsembles: wantsEnsembles } };
    const context = {
      share,
      openBudget,
      userAgent,
      fetch,
      monotonicMs,
      timers,
      random,
      onEvent,
      coalescer,
      store,
      memory,
    };
    const sources = openSources(settings, context);
    const [{ id, feeds }] = sources;
    this.#mode = mode;
    this.#nowMs = nowMs;
    this.#sources = sources;
    this.#swpc = options.swpc ? new NoaaSwpc(options.swpc, context) : null;
    this.#coalescer = coalescer;
    this.#monotonicMs = monotonicMs;
    this.#typical = new TypicalSource(options.typical, monotonicMs, memory);
    this.#presence = new UpstreamPresence({
      hasAnswered: () => coalescer.hasAnswered,
      probe: () => probeInOrder(sources, nowMs()),
      timers,
      patienceMs,
      onFault,
    });
    this.#answering = new Answering({ mode, presence: this.#presence, onFault });
    this.#supplements = new ForecastSupplements({
      feeds,
      kp: this.#swpc?.kp ?? null,
      isNearSea: options.isNearSea ?? (() => true),
      monotonicMs,
      timers,
      onFault,
    });
    this.#possible = new PossibleWeathers(memory, growthOf(options.forecastErrors ?? []));
    this.#ensembleSetting = ensemble;
    this.#ensembleFeed = feeds.ensemble;
    this.#ensembles = new Ensembles({
      feed: feeds.ensemble,
      source: id,
      setting: mode === 'typical' ? 'off' : ensemble,
      isReachable: () => mode === 'open-meteo' || this.#presence.state !== 'absent',
      monotonicMs,
      timers,
      memory,
      log: (reason) => onEvent({ kind: 'failed', host: 'open-meteo ensemble', reason, willRetry: false }),
    });
    this.#future = new FutureNormals(
      this.#answering,
      { normals: [feeds.normals], outlook: [feeds.outlook] },
      this.#typical.feeds.normals,
    );
  }

  forecast(
    place: Place,
    nowMs: number,
    purpose: Purpose = 'decision',
    supplements: readonly SupplementKind[] = NO_SUPPLEMENTS,
  ): Soon<HourlyWeather> {
    const feeds = this.#feeds('forecast', place);
    const typical = this.#typical.feeds.forecast;
    const question = { feeds, subject: place, nowMs, purpose, typical };
    const { patienceMs } = this.#presence;
    // Where nobody is to be asked, the climate answers, and it knows neither air nor sea of the day.
    if (supplements.length === 0 || this.#mode === 'typical' || (this.#mode === 'auto' && patienceMs === 0))
      return this.#answering.answer(question);
    return this.#supplemented(question, supplements);
  }

  async #supplemented(
    question: FeedRequest<Place, HourlyWeather>,
    supplements: readonly SupplementKind[],
  ): Promise<HourlyWeather> {
    const { subject: place, nowMs } = question;
    const { patienceMs } = this.#presence;
    const askedMs = this.#monotonicMs();
    const requested = this.#supplements.request(place, supplements, nowMs);
    const forecast = await this.#answering.answer(question);
    if (forecast.provenance.source === this.#typical.id) return forecast;
    const patienceLeftMs =
      this.#mode === 'auto' ? patienceMs - (this.#monotonicMs() - askedMs) : MAX_SUPPLEMENT_WAIT_MS;
    const waitMs = Math.min(MAX_SUPPLEMENT_WAIT_MS, patienceLeftMs);
    return this.#supplements.join(forecast, place, supplements, nowMs, requested, waitMs);
  }

  ensemble(place: Place, forecast: HourlyWeather, nowMs: number, maxWaitMs: number): Promise<Members | null> {
    return this.#ensembles.around(forecast, place, nowMs, maxWaitMs);
  }

  async history(place: Place, from: CivilDate, to: CivilDate, nowMs: number): Promise<HourlyWeather> {
    const feeds = this.#feeds('history', place);
    const typical = this.#typical.feeds.history;
    return this.#answering.answer({ feeds, subject: { place, from, to }, nowMs, typical });
  }

  async sunlight(place: Place, date: CivilDate, nowMs: number): Promise<HourlyWeather> {
    const typical = this.#typical.feeds.history;
    const subject = { place, from: date, to: date };
    if (date < civilDateAt(offsetTable(place.tzId, nowMs, nowMs), nowMs))
      return this.#answering.answer({ feeds: this.#feeds('pastSunlight', place), subject, nowMs, typical });
    // Where the source of sunlight fails, a forecast that is at hand has some of it, and another source may.
    const feeds = [...this.#feeds('sunlight', place), ...this.#feeds('forecast', place).map(byPlace)];
    return this.#answering.answer({ feeds, subject, nowMs, typical });
  }

  async airQuality(place: Place, nowMs: number, purpose: Purpose = 'data'): Promise<HourlyAir> {
    return this.#answering.answer({ feeds: this.#feeds('airWithPollen', place), subject: place, nowMs, purpose });
  }

  supplementaryAir(place: Place, nowMs: number): Promise<HourlyAir | null> {
    const feeds = this.#feeds('airWithPollen', place);
    return this.#answering.answerOrNull({ feeds, subject: place, nowMs, maxWaitMs: MAX_SUPPLEMENT_WAIT_MS });
  }

  async quarterHours(place: Place, nowMs: number): Promise<QuarterHours | null> {
    if (this.#mode === 'typical') return null;
    const feeds = this.#feeds('quarters', place);
    return this.#answering.answerOrNull({
      feeds,
      subject: place,
      nowMs,
      purpose: 'decision',
      maxWaitMs: MAX_SUPPLEMENT_WAIT_MS,
    });
  }

  future(place: Place, date: CivilDate, nowMs: number): Promise<DateNormals> {
    return this.#future.on(place, date, nowMs);
  }

  usual(place: Place, date: CivilDate, nowMs: number): Promise<DateNormals> {
    return this.#future.usual(place, date, nowMs);
  }

  pastDays(place: Place, nowMs: number): Promise<PastDays | null> {
    const subject = { place, lastYear: lastWholeYear(place.tzId, nowMs) };
    return this.#answering.answerOrNull({ feeds: this.#feeds('pastDays', place), subject, nowMs });
  }

  typical(place: Place, from: CivilDate, to: CivilDate, nowMs: number): HourlyWeather {
    return this.#typical.days({ place, from, to }, nowMs);
  }

  async members(place: Place, forecast: HourlyWeather, nowMs: number, maxWaitMs: number): Promise<Members> {
    return (await this.ensemble(place, forecast, nowMs, maxWaitMs)) ?? this.#possible.dressed(place, forecast);
  }

  season(place: Place, date: CivilDate, nowMs: number): Promise<Members> {
    return this.#possible.season(place, date, nowMs);
  }

  probe(): void {
    if (this.#mode === 'auto') this.#presence.probeNow();
  }

  get presence(): Presence {
    return this.#presence;
  }

  state(): WeatherState {
    const swpc = this.#swpc === null ? [] : [this.#swpc.status()];
    return {
      mode: this.#mode,
      upstreamHasAnswered: this.#coalescer.hasAnswered,
      upstreamPauseSeconds: Math.ceil((this.#sources[0].feeds.forecast?.pauseMs() ?? 0) / 1000),
      answers: this.#answering.counts,
      ensembles: {
        setting: this.#ensembleSetting,
        lack: this.#mode === 'typical' ? null : this.#ensembleFeed.lack(this.#nowMs()),
      },
      hosts: this.#mode === 'typical' ? [] : [...this.#sources.flatMap((source) => source.statuses()), ...swpc],
    };
  }

  async close(): Promise<void> {
    this.#presence.close();
    this.#ensembles.close();
    for (const source of this.#sources) source.close();
    this.#swpc?.close();
    await this.#coalescer.settled();
  }

  /** The feeds of a product at a place, in the order of asking. */
  #feeds<K extends keyof SourceFeeds>(product: K, place: Place): SourceFeeds[K][] {
    const feeds: SourceFeeds[K][] = [];
    for (const source of this.#sources) {
      const feed: SourceFeeds[K] | undefined = source.feeds[product];
      if (feed !== undefined && source.covers(place)) feeds.push(feed);
    }
    return feeds;
  }
}

/** Resolves when a source has answered; else with the failure of the last one. */
async function probeInOrder([first, ...others]: readonly WeatherSource[], nowMs: number): Promise<void> {
  try {
    await first.probe(nowMs);
  } catch (error) {
    const isUnderstood = error instanceof UpstreamError && error.kind === 'rejected';
    if (others.length === 0 || isUnderstood) throw error;
    await probeInOrder(others, nowMs);
  }
}
