/** Keeps the best few of many thousands of matches, each place once. */

export interface Match {
  readonly place: number;
  readonly score: number;
  /** Whether the main name of the place matched. */
  readonly isMainName: boolean;
  /** Number of the key that matched, where several can. */
  readonly key?: number;
}

export class TopMatches {
  readonly #capacity: number;
  readonly #matches: Match[] = [];
  #lowest = Number.NEGATIVE_INFINITY;

  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  get isEmpty(): boolean {
    return this.#matches.length === 0;
  }

  /** Whether a match with that score would be kept: a cheap check, because most would not. */
  wants(score: number): boolean {
    return this.#matches.length < this.#capacity || score > this.#lowest;
  }

  add(match: Match): void {
    const { place, score } = match;
    const known = this.#matches.findIndex((other) => other.place === place);
    if (known >= 0) {
      if ((this.#matches[known]?.score ?? score) >= score) return;
      this.#matches.splice(known, 1);
    }
    let at = this.#matches.length;
    while (at > 0 && isBetter(match, this.#matches[at - 1])) at--;
    this.#matches.splice(at, 0, match);
    if (this.#matches.length > this.#capacity) this.#matches.pop();
    if (this.#matches.length === this.#capacity) this.#lowest = this.#matches.at(-1)?.score ?? this.#lowest;
  }

  /** Best first; places of one score in the order of rank. */
  sorted(): readonly Match[] {
    return this.#matches;
  }
}

function isBetter(a: Match, b: Match | undefined): boolean {
  return b === undefined || a.score > b.score || (a.score === b.score && a.place < b.place);
}
