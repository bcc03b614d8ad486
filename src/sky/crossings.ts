/**
 * When a smooth quantity passes through zero. Used for rising, setting and twilight: sampling every hour, it also finds
 * the pairs of events minutes apart that happen where the sun or the moon only grazes the horizon, because the
 * extreme of every hill and valley between samples is located before it is ruled out.
 */
import { HOUR_MS } from '../time/units.ts';

export interface Crossing {
  /** A whole millisecond. */
  readonly atMs: number;
  /** True when the quantity goes from negative to positive. */
  readonly rising: boolean;
}

/** Values of a quantity at hourly instants that reach one hour past both ends of a span. */
export interface Samples {
  readonly fromMs: number;
  readonly toMs: number;
  readonly timesMs: readonly number[];
  readonly values: readonly number[];
}

/** Roots are found to this many milliseconds. */
const TIME_TOLERANCE_MS = 200;

export function sampleHourly(quantity: (epochMs: number) => number, fromMs: number, toMs: number): Samples {
  const timesMs: number[] = [];
  for (let at = fromMs - HOUR_MS; at < toMs + 2 * HOUR_MS; at += HOUR_MS) timesMs.push(at);
  return { fromMs, toMs, timesMs, values: timesMs.map(quantity) };
}

/**
 * The instants in [fromMs, toMs) of the samples at which `quantity` equals `level`, in order. The quantity must have
 * at most one hill or valley in two hours, which holds for the altitude of sun and moon everywhere.
 */
export function crossings(quantity: (epochMs: number) => number, level: number, samples: Samples): Crossing[] {
  const found: Crossing[] = [];
  const above = (epochMs: number) => quantity(epochMs) - level;
  const add = (leftMs: number, left: number, rightMs: number, right: number) => {
    if (left < 0 === right < 0) return;
    const atMs = Math.floor(root(above, leftMs, left, rightMs, right));
    if (atMs >= samples.fromMs && atMs < samples.toMs) found.push({ atMs, rising: left < 0 });
  };
  for (let i = 1; i < samples.timesMs.length; i++) {
    const leftMs = samples.timesMs[i - 1] ?? 0;
    const rightMs = samples.timesMs[i] ?? 0;
    const left = (samples.values[i - 1] ?? 0) - level;
    const right = (samples.values[i] ?? 0) - level;
    const turnMs = left < 0 === right < 0 ? turningPoint(above, leftMs, left, rightMs, right) : null;
    if (turnMs === null) {
      add(leftMs, left, rightMs, right);
      continue;
    }
    const turn = above(turnMs);
    add(leftMs, left, turnMs, turn);
    add(turnMs, turn, rightMs, right);
  }
  return found;
}

/** Bodies move at most 15° of altitude in an hour; farther from the level than half of that, no hill can reach it. */
const REACH_DEG_PER_HOUR = 15.2;

/** The top of the hill (or bottom of the valley) that may reach zero between two samples on the same side, or null. */
function turningPoint(
  above: (epochMs: number) => number,
  leftMs: number,
  left: number,
  rightMs: number,
  right: number,
): number | null {
  const reach = (REACH_DEG_PER_HOUR * (rightMs - leftMs)) / HOUR_MS / 2;
  if (Math.min(Math.abs(left), Math.abs(right)) > reach) return null;
  const towardsZero = left < 0 ? 1 : -1;
  const step = 1000;
  const entersUphill = (above(leftMs + step) - left) * towardsZero > 0;
  const leavesDownhill = (right - above(rightMs - step)) * towardsZero < 0;
  if (!entersUphill || !leavesDownhill) return null;
  return goldenTop((at) => above(at) * towardsZero, leftMs, rightMs);
}

const GOLDEN = (Math.sqrt(5) - 1) / 2;

function goldenTop(hill: (epochMs: number) => number, fromMs: number, toMs: number): number {
  let [low, high] = [fromMs, toMs];
  let [a, b] = [high - GOLDEN * (high - low), low + GOLDEN * (high - low)];
  let [atA, atB] = [hill(a), hill(b)];
  while (high - low > TIME_TOLERANCE_MS) {
    if (atA > atB) {
      [high, b, atB] = [b, a, atA];
      a = high - GOLDEN * (high - low);
      atA = hill(a);
    } else {
      [low, a, atA] = [a, b, atB];
      b = low + GOLDEN * (high - low);
      atB = hill(b);
    }
  }
  return (low + high) / 2;
}

/** Regula falsi, Illinois variant: brackets the root throughout and converges superlinearly. */
function root(f: (x: number) => number, leftX: number, leftY: number, rightX: number, rightY: number): number {
  let [a, fa, b, fb] = [leftX, leftY, rightX, rightY];
  let x = a;
  for (let round = 0; round < 60 && Math.abs(b - a) > TIME_TOLERANCE_MS; round++) {
    const next = fb === fa ? (a + b) / 2 : b - (fb * (b - a)) / (fb - fa);
    const moved = Math.abs(next - x);
    x = next;
    const y = f(x);
    if (y < 0 !== fb < 0) {
      [a, fa] = [b, fb];
    } else {
      fa /= 2;
    }
    [b, fb] = [x, y];
    if (y === 0 || moved < TIME_TOLERANCE_MS / 4) break;
  }
  return x;
}
