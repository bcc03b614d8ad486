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

export class PlaceNoise {
  readonly #seeds: readonly number[];
  readonly #weights: readonly number[];
  readonly #streams = new Map<number, NoiseStream>();

  constructor(lat: number, lon: number) {
    const row = (lat + 90) / CELL_LAT_DEG;
    const column = (lon + 180) / CELL_LON_DEG;
    const south = Math.floor(row);
    const west = Math.floor(column);
    const up = smoothstep(row - south);
    const right = smoothstep(column - west);
    const weights = [(1 - up) * (1 - right), (1 - up) * right, up * (1 - right), up * right];
    const length = Math.hypot(...weights);
    this.#weights = weights.map((weight) => weight / length);
    this.#seeds = [
      cornerSeed(south, west),
      cornerSeed(south, west + 1),
      cornerSeed(south + 1, west),
      cornerSeed(south + 1, west + 1),
    ];
  }

  /** Standard normal noise that changes over some `knotHours`; each pairing with a channel is independent. */
  stream(channel: Channel, knotHours: number): NoiseStream {
    const name = Math.imul(channel, 0x9e3779b1) ^ Math.imul(knotHours, 0x85ebca77);
    let stream = this.#streams.get(name);
    if (stream === undefined) {
      const seeds = this.#seeds.map((seed) => seed ^ name);
      stream = new NoiseStream(knotHours * HOUR_MS, seeds, this.#weights);
      this.#streams.set(name, stream);
    }
    return stream;
  }
}

/** One noise of a place. It keeps what it read last, which saves work when hours are read in order and changes nothing else. */
export class NoiseStream {
  /** How far apart its knots are, ms; they are numbered from 1970 on. */
  readonly knotMs: number;
  readonly #seeds: readonly number[];
  readonly #weights: readonly number[];
  /** The knot before the instant that was read last, with its value and that of the next. */
  #knot = Number.NaN;
  #left = 0;
  #right = 0;
  /** The block that `#hashes` is of: eight for each corner, in the order of 32-bit numbers with a sign. */
  #block = Number.NaN;
  readonly #hashes = new Int32Array(4 * BLOCK);

  constructor(knotMs: number, seeds: readonly number[], weights: readonly number[]) {
    this.knotMs = knotMs;
    this.#seeds = seeds;
    this.#weights = weights;
  }

  at(epochMs: number): number {
    const along = epochMs / this.knotMs;
    const knot = Math.floor(along);
    if (knot !== this.#knot) {
      this.#left = knot === this.#knot + 1 ? this.#right : this.knotValue(knot);
      this.#right = this.knotValue(knot + 1);
      this.#knot = knot;
    }
    return betweenKnots(this.#left, this.#right, knot, along);
  }

  /**
   * The value at a knot: that of each corner is a standard normal of which a block has one in every eighth. Knots of one block
   * after each other take less time.
   */
  knotValue(knot: number): number {
    const block = Math.floor(knot / BLOCK);
    if (block !== this.#block) this.#hashBlock(block);
    const hashes = this.#hashes;
    const at = knot - block * BLOCK;
    let sum = 0;
    for (let corner = 0; corner < 4; corner++) {
      const first = corner * BLOCK;
      const own = hashes[first + at];
      let rank = 0;
      for (let other = first; other < first + BLOCK; other++) rank += isBelow(hashes[other], own);
      const within = (hash(~this.#seeds[corner], knot) + 0.5) / 2 ** 32;
      sum += this.#weights[corner] * normalExceededBy((rank + within) / BLOCK);
    }
    return sum;
  }

  #hashBlock(block: number): void {
    for (let corner = 0; corner < 4; corner++) {
      for (let i = 0; i < BLOCK; i++)
        this.#hashes[corner * BLOCK + i] = hash(this.#seeds[corner], block * BLOCK + i) ^ SIGN_BIT;
    }
    this.#block = block;
  }
}

/** With its sign bit turned round, a 32-bit number without sign has its place among those with one. */
const SIGN_BIT = 0x80000000;

/**
 * 1 where the first of two 32-bit numbers with sign is below the second, else 0: the sign of their difference, mended where it
 * overflows (Warren, Hacker's Delight, 2nd ed., §2–12). A processor cannot guess which of two hashes is the lower, so that a
 * branch would cost more.
 */
function isBelow(a: number, b: number): number {
  const difference = (a - b) | 0;
  return (difference ^ ((a ^ b) & (difference ^ a))) >>> 31;
}

/** The noise at a moment, counted in knots, between a knot and the next, by their values. */
export function betweenKnots(left: number, right: number, knot: number, along: number): number {
  const share = smoothstep(along - knot);
  const together = (knot + 1) % BLOCK === 0 ? 0 : 2 * share * (1 - share) * CORRELATION_IN_BLOCK;
  return ((1 - share) * left + share * right) / Math.sqrt((1 - share) ** 2 + share ** 2 + together);
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
