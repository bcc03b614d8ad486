/**
 * Texture for typical weather: what differs from day to day and hour to hour, the same for the same place and instant
 * whatever is asked before or with it.
 *
 * Value noise: every channel has standard normal values at knots fixed in time and at the corners of a fixed grid of
 * 3° by 4°, made by hashing, and blends them smoothly in between. Blending is rescaled so that the variance is 1
 * everywhere; neighbouring towns share their weather, distant ones do not.
 *
 * Knots come in blocks of eight of which each takes another eighth of the distribution, in shuffled order: a run of days
 * holds its share of every kind of day, so that a typical month has the usual mean and not an accidental one.
 */
import { HOUR_MS } from '../../../time/units.ts';
import { normalExceededBy } from './normal-distribution.ts';

/** One number per independent quantity. */
export const CHANNEL = { wetness: 1, temperature: 2, wind: 3, windDirection: 4, pressure: 5, thunder: 6 } as const;

type Channel = (typeof CHANNEL)[keyof typeof CHANNEL];

const CELL_LAT_DEG = 3;
const CELL_LON_DEG = 4;
const CELLS_AROUND = 360 / CELL_LON_DEG;
const BLOCK = 8;
/** Of two knots of a block: since all eighths occur, one high value makes the others lower. */
const CORRELATION_IN_BLOCK = -0.135;

/** The values at both ends of the interval between knots that was read last. */
interface Interval {
  readonly knot: number;
  readonly left: number;
  readonly right: number;
}

export class PlaceNoise {
  private readonly seeds: readonly number[];
  private readonly weights: readonly number[];
  /** By stream; saves work when hours are read in order, and changes nothing else. */
  private readonly lastRead = new Map<number, Interval>();

  constructor(lat: number, lon: number) {
    const row = (lat + 90) / CELL_LAT_DEG;
    const column = (lon + 180) / CELL_LON_DEG;
    const south = Math.floor(row);
    const west = Math.floor(column);
    const up = smoothstep(row - south);
    const right = smoothstep(column - west);
    const weights = [(1 - up) * (1 - right), (1 - up) * right, up * (1 - right), up * right];
    const length = Math.hypot(...weights);
    this.weights = weights.map((weight) => weight / length);
    this.seeds = [
      cornerSeed(south, west),
      cornerSeed(south, west + 1),
      cornerSeed(south + 1, west),
      cornerSeed(south + 1, west + 1),
    ];
  }

  /** Standard normal noise that changes over some `knotHours`; each pairing with a channel is independent. */
  at(channel: Channel, knotHours: number, epochMs: number): number {
    const along = epochMs / (knotHours * HOUR_MS);
    const knot = Math.floor(along);
    const share = smoothstep(along - knot);
    const stream = Math.imul(channel, 0x9e3779b1) ^ Math.imul(knotHours, 0x85ebca77);
    const { left, right } = this.interval(stream, knot);
    const together = (knot + 1) % BLOCK === 0 ? 0 : 2 * share * (1 - share) * CORRELATION_IN_BLOCK;
    return ((1 - share) * left + share * right) / Math.sqrt((1 - share) ** 2 + share ** 2 + together);
  }

  private interval(stream: number, knot: number): Interval {
    const last = this.lastRead.get(stream);
    if (last?.knot === knot) return last;
    const left = last?.knot === knot - 1 ? last.right : this.knotValue(stream, knot);
    const interval = { knot, left, right: this.knotValue(stream, knot + 1) };
    this.lastRead.set(stream, interval);
    return interval;
  }

  private knotValue(stream: number, knot: number): number {
    let sum = 0;
    for (let corner = 0; corner < 4; corner++) {
      sum += this.weights[corner] * stratifiedNormal(this.seeds[corner] ^ stream, knot);
    }
    return sum;
  }
}

function smoothstep(x: number): number {
  return x * x * (3 - 2 * x);
}

function cornerSeed(row: number, column: number): number {
  const around = ((column % CELLS_AROUND) + CELLS_AROUND) % CELLS_AROUND;
  return hash(row + 1, around + 1);
}

/** 32 well-mixed bits of two integers (finaliser of MurmurHash3). */
function hash(a: number, b: number): number {
  let h = Math.imul(a, 0xcc9e2d51) ^ Math.imul(b, 0x1b873593);
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

/** Standard normal; within a block of knots every eighth of the distribution comes once. */
function stratifiedNormal(seed: number, knot: number): number {
  const own = hash(seed, knot);
  const first = Math.floor(knot / BLOCK) * BLOCK;
  let rank = 0;
  for (let other = first; other < first + BLOCK; other++) if (hash(seed, other) < own) rank++;
  const within = (hash(~seed, knot) + 0.5) / 2 ** 32;
  return normalExceededBy((rank + within) / BLOCK);
}
