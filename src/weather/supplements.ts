/**
 * Air and sea beside a forecast: columns that come from models of their own, on hosts of their own, and that change
 * slowly. They are joined from what is kept; callers of a server never wait for them. What is missing is asked for
 * afterwards, one request at a time at an even pace, so that it is there for the next question and never takes a turn
 * from a forecast that somebody waits for.
 *
 * What this costs upstream: a unit for each kind and cell, at most once in three hours while somebody asks about it, and
 * once a week where there is no sea.
 */

import { LRUCache } from 'lru-cache';
import { cachePerOwner } from '../lib/memoize.ts';
import { withTimeout } from '../lib/with-timeout.ts';
import type { Place } from '../place/place.ts';
import { HOUR_MS } from '../time/civil.ts';
import type { HourlyAir } from './air-quality/air.ts';
import { usAqiColumn } from './air-quality/indices.ts';
import type { AirCache, SeaCache } from './cache/cached-feed.ts';
import { cellOf } from './cache/cell.ts';
import { type HourlyColumns, type HourlyRecords, type HourlyWeather, isEmpty, type SupplementKind } from './hourly.ts';
import type { HourlySea } from './marine.ts';

export interface SupplementOptions {
  readonly air: AirCache;
  readonly sea: SeaCache;
  readonly monotonicMs: () => number;
  /** Asks behind everybody's back: never rejects, and is null when no answer came. */
  readonly inBackground: <T>(ask: () => Promise<T>) => Promise<T | null>;
  /** Before the first request, and between two. */
  readonly paceMs?: number;
  /** How long a question waits at most; 0 on a server. */
  readonly patienceMs: number;
}

/** At most 3 600 units an hour, below the 5 000 that each public host allows; its budget holds besides. */
const PACE_MS = 1_000;
/** More than these are dropped; who asks again queues again. */
const MAX_ERRANDS = 1_000;
/** Upstream's models of air and sea run two to four times a day. */
const REFRESH_MS = 3 * HOUR_MS;
/** After a request failed. */
const FAILED_PAUSE_MS = 5 * 60_000;
/** How long a look into the store that found nothing is not repeated. */
const ABSENT_MS = 30_000;
/** Cells of which one of the two is remembered, by a number each. */
const MAX_CELLS = 10_000;

interface Neighbours {
  air: HourlyAir | null;
  sea: HourlySea | null;
}

/** A forecast with its neighbours, remembered so that it keeps its identity as long as all of them do. */
interface Joined {
  readonly neighbours: Neighbours;
  readonly weather: HourlyWeather;
}

export class ForecastSupplements {
  readonly #options: SupplementOptions;
  readonly #joined = cachePerOwner<HourlyWeather, Joined>(4);
  /** Monotonic time until which a cell is left alone after a failure. */
  readonly #failedUntilMs = new LRUCache<string, number>({ max: MAX_CELLS });
  /** Monotonic time until which a cell is known to have nothing kept. */
  readonly #absentUntilMs = new LRUCache<string, number>({ max: MAX_CELLS });
  readonly #errands = new Map<string, () => Promise<void>>();
  #timer: ReturnType<typeof setTimeout> | null = null;
  #closed = false;

  constructor(options: SupplementOptions) {
    this.#options = options;
  }

  /** The forecast with the columns of those kinds, as far as they are at hand; the same object while nothing changes. */
  async join(
    forecast: HourlyWeather,
    place: Place,
    kinds: readonly SupplementKind[],
    nowMs: number,
  ): Promise<HourlyWeather> {
    let neighbours = this.#kept(kinds, place, nowMs);
    const due = kinds.filter((kind) => this.#isDue(kind, neighbours[kind], place, nowMs));
    if (due.length > 0) {
      await this.#seeTo(due, place, nowMs);
      neighbours = this.#kept(kinds, place, nowMs);
    }
    const memory = this.#joined(forecast);
    const known = memory.get(kinds.join());
    if (known !== undefined && known.neighbours.air === neighbours.air && known.neighbours.sea === neighbours.sea) {
      return known.weather;
    }
    const weather = joined(forecast, neighbours);
    memory.set(kinds.join(), { neighbours, weather });
    return weather;
  }

  /** Nothing is asked any more. */
  close(): void {
    this.#closed = true;
    this.#errands.clear();
    if (this.#timer !== null) clearTimeout(this.#timer);
  }

  #kept(kinds: readonly SupplementKind[], place: Place, nowMs: number): Neighbours {
    const kept: Neighbours = { air: null, sea: null };
    if (kinds.includes('air')) kept.air = this.#keptOf('air', place, (air) => air.usable(place, nowMs));
    if (kinds.includes('sea')) kept.sea = this.#keptOf('sea', place, (sea) => sea.usable(place, nowMs));
    return kept;
  }

  #keptOf<K extends SupplementKind, R>(
    kind: K,
    place: Place,
    usable: (source: SupplementOptions[K]) => R | null,
  ): R | null {
    const name = cellName(kind, place);
    const monotonicMs = this.#options.monotonicMs();
    if (monotonicMs < (this.#absentUntilMs.get(name) ?? 0)) return null;
    const kept = usable(this.#options[kind]);
    if (kept === null) this.#absentUntilMs.set(name, monotonicMs + ABSENT_MS);
    return kept;
  }

  #isDue(kind: SupplementKind, kept: HourlyRecords<string> | null, place: Place, nowMs: number): boolean {
    if (kept !== null && nowMs - kept.provenance.updatedAtMs < REFRESH_MS) return false;
    if (kind === 'sea' && this.#options.sea.isInland(place, nowMs)) return false;
    return this.#options.monotonicMs() >= (this.#failedUntilMs.get(cellName(kind, place)) ?? 0);
  }

  async #seeTo(kinds: readonly SupplementKind[], place: Place, nowMs: number): Promise<void> {
    const errandOf = (kind: SupplementKind) => this.#ask(kind, place, nowMs);
    if (this.#options.patienceMs > 0) {
      await withTimeout(Promise.all(kinds.map(errandOf)), this.#options.patienceMs);
      return;
    }
    for (const kind of kinds) {
      if (this.#errands.size < MAX_ERRANDS) this.#errands.set(cellName(kind, place), () => errandOf(kind));
    }
    if (this.#timer === null) this.#startTimer();
  }

  async #ask(kind: SupplementKind, place: Place, nowMs: number): Promise<void> {
    const name = cellName(kind, place);
    const answer = await this.#options.inBackground<HourlyRecords<string>>(() => this.#options[kind].ask(place, nowMs));
    if (answer === null) this.#failedUntilMs.set(name, this.#options.monotonicMs() + FAILED_PAUSE_MS);
    else this.#absentUntilMs.set(name, 0);
  }

  /** The pace starts anew when an errand has ended, so that a slow host sees no crowd. */
  #startTimer(): void {
    if (this.#closed) return;
    this.#timer = setTimeout(async () => {
      const [first] = this.#errands;
      if (first !== undefined) {
        await first[1]();
        this.#errands.delete(first[0]);
      }
      this.#timer = null;
      if (this.#errands.size > 0) this.#startTimer();
    }, this.#options.paceMs ?? PACE_MS);
  }
}

function cellName(kind: SupplementKind, place: Place): string {
  const { lat, lon } = cellOf(place);
  return `${kind} ${lat},${lon},${place.tzId}`;
}

function joined(forecast: HourlyWeather, { air, sea }: Neighbours): HourlyWeather {
  if (air === null && sea === null) return forecast;
  const columns: Partial<HourlyColumns> = {
    ...(air === null ? {} : placed({ usAqi: usAqiColumn(air) }, air.startMs, forecast.startMs)),
    ...(sea === null ? {} : placed(sea.columns, sea.startMs, forecast.startMs)),
  };
  const supplements = {
    ...(air === null ? {} : { air: air.provenance }),
    // Inland an answer holds nothing.
    ...(sea === null || isEmpty(sea) ? {} : { sea: sea.provenance }),
  };
  return { ...forecast, columns: { ...forecast.columns, ...columns }, supplements };
}

/** The columns at other hours; NaN where they do not reach. */
function placed<V extends string>(
  columns: Readonly<Record<V, Float32Array>>,
  fromMs: Float64Array,
  toMs: Float64Array,
): Record<V, Float32Array> {
  const at = new Map(Array.from(fromMs, (ms, i) => [ms, i]));
  const names = Object.keys(columns) as V[];
  const moved = names.map((name) => [
    name,
    Float32Array.from(toMs, (ms) => columns[name][at.get(ms) ?? -1] ?? Number.NaN),
  ]);
  return Object.fromEntries(moved) as Record<V, Float32Array>;
}
