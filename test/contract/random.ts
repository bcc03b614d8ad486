/** Random numbers that a seed repeats. */
export interface Random {
  /** From 0 up to, not including, 1. */
  next(): number;
  chance(probability: number): boolean;
  integer(from: number, to: number): number;
  pick<T>(values: readonly T[]): T;
}

/** Mulberry32, by Tommy Ettinger (public domain): 32 bits of state, period 2³². */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const integer = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  return {
    next,
    integer,
    chance: (probability) => next() < probability,
    pick: (values) => values[integer(0, values.length - 1)],
  };
}
