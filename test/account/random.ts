/** Random numbers that a printed seed brings back. */

export interface Random {
  /** A whole number from 0 up to, not including, `below`. */
  below(below: number): number;
  pick<T>(items: readonly T[]): T;
  chance(probability: number): boolean;
}

/** mulberry32: small, and the same everywhere. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    below: (below) => Math.floor(next() * below),
    pick: (items) => items[Math.floor(next() * items.length)],
    chance: (probability) => next() < probability,
  };
}

/** The seed of this run: `FAIRDAY_TEST_SEED`, or a new one; printed so that a failure can be brought back. */
export function newSeed(what: string): number {
  const given = process.env.FAIRDAY_TEST_SEED;
  const seed = given === undefined ? Math.floor(Math.random() * 2 ** 32) : Number(given);
  console.log(`${what}: seed ${seed} (FAIRDAY_TEST_SEED=${seed} brings it back)`);
  return seed;
}
