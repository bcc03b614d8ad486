/**
 * Columns whose hours are computed when they are asked for: a question about one day does not pay for fourteen, and an hour
 * that was computed for one question is not computed again for the next.
 */

import type { HourSlice } from '../weather/hour-slice.ts';

/** Which hours of some columns have been computed. */
export class FilledHours {
  readonly #isFilled: Uint8Array;

  constructor(length: number) {
    this.#isFilled = new Uint8Array(length);
  }

  /** Calls `compute` for each run of hours in the slice for which it has not been called yet. */
  fill({ from, to }: HourSlice, compute: (run: HourSlice) => void): void {
    let first = from;
    while (first < to) {
      if (this.#isFilled[first] === 1) {
        first++;
        continue;
      }
      let end = first + 1;
      while (end < to && this.#isFilled[end] === 0) end++;
      compute({ from: first, to: end });
      this.#isFilled.fill(1, first, end);
      first = end;
    }
  }
}
