/**
 * One noise of a place for many weathers abreast, each of which takes it from a time of its own. The values at its knots are
 * kept, since the columns that are made from it are looked at a stretch of hours at a time.
 */
import type { HourSlice } from '../hour-slice.ts';
import { betweenKnots, type NoiseStream } from '../sources/typical/noise.ts';

export class NoiseAbreast {
  readonly #stream: NoiseStream;
  readonly #startMs: Float64Array;
  readonly #count: number;
  /** By how much later than the hours each weather takes its noise, ms. */
  readonly #laterMs: Float64Array;
  /** The knot before the first hour of each weather, from which its knots are counted. */
  readonly #firstKnots: Float64Array;
  /** The values at the knots, those of all weathers side by side; NaN where they have not been made. */
  #knots = new Float64Array(0);

  /** `laterMs` has a span for each of the weathers. */
  constructor(stream: NoiseStream, startMs: Float64Array, laterMs: Float64Array) {
    this.#stream = stream;
    this.#startMs = startMs;
    this.#count = laterMs.length;
    this.#laterMs = laterMs;
    this.#firstKnots = laterMs.map((later) => Math.floor((startMs[0] + later) / stream.knotMs));
  }

  /** The noise of all weathers in some hours, hour after hour, from the beginning of `values` on. */
  fill(values: Float64Array, hours: HourSlice): void {
    if (hours.from >= hours.to) return;
    this.#makeKnots(hours);
    const { knotMs } = this.#stream;
    const [count, laterMs, firstKnots, knots] = [this.#count, this.#laterMs, this.#firstKnots, this.#knots];
    for (let hour = hours.from, i = 0; hour < hours.to; hour++) {
      const startMs = this.#startMs[hour];
      for (let weather = 0; weather < count; weather++, i++) {
        const along = (startMs + laterMs[weather]) / knotMs;
        const knot = Math.floor(along);
        const slot = (knot - firstKnots[weather]) * count + weather;
        values[i] = betweenKnots(knots[slot], knots[slot + count], knot, along);
      }
    }
  }

  /** The noise of one weather in one hour. */
  at(hour: number, weather: number): number {
    const along = this.#along(hour, weather);
    const knot = Math.floor(along);
    this.#makeRoom(hour);
    return betweenKnots(this.#knot(knot, weather), this.#knot(knot + 1, weather), knot, along);
  }

  #along(hour: number, weather: number): number {
    return (this.#startMs[hour] + this.#laterMs[weather]) / this.#stream.knotMs;
  }

  /** Weather by weather, since a stream makes knots that follow each other in less time. */
  #makeKnots({ from, to }: HourSlice): void {
    this.#makeRoom(to - 1);
    for (let weather = 0; weather < this.#count; weather++) {
      const last = Math.floor(this.#along(to - 1, weather)) + 1;
      for (let knot = Math.floor(this.#along(from, weather)); knot <= last; knot++) this.#knot(knot, weather);
    }
  }

  #knot(knot: number, weather: number): number {
    const slot = (knot - this.#firstKnots[weather]) * this.#count + weather;
    const known = this.#knots[slot];
    if (!Number.isNaN(known)) return known;
    const made = this.#stream.knotValue(knot);
    this.#knots[slot] = made;
    return made;
  }

  /** Room for the knots around an hour. */
  #makeRoom(hour: number): void {
    const { knotMs } = this.#stream;
    // The knots before and after, and one more where a weather's first hour lies later between its knots.
    const needed = (Math.floor((this.#startMs[hour] - this.#startMs[0]) / knotMs) + 3) * this.#count;
    if (needed <= this.#knots.length) return;
    const knots = new Float64Array(needed).fill(Number.NaN, this.#knots.length);
    knots.set(this.#knots);
    this.#knots = knots;
  }
}
