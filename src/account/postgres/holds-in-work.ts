/**
 * The open holds of this server that something works on. A hold that is open and in nobody's work is a stray: its authorization
 * was committed and nobody heard of it, or its end could not be written while the database was away.
 */
export class HoldsInWork {
  readonly #ids = new Set<number>();
  readonly #authorizing = new Set<Promise<unknown>>();

  get ids(): readonly number[] {
    return [...this.#ids];
  }

  /** Runs an authorization; `holdOf` names the hold that it made, if it made one. */
  async authorize<Outcome>(run: () => Promise<Outcome>, holdOf: (outcome: Outcome) => number | null): Promise<Outcome> {
    const authorizing = run().then((outcome) => {
      const id = holdOf(outcome);
      if (id !== null) this.#ids.add(id);
      return outcome;
    });
    this.#authorizing.add(authorizing);
    try {
      return await authorizing;
    } finally {
      this.#authorizing.delete(authorizing);
    }
  }

  /** The work on it is over, whether that could be written or not. */
  end(id: number): void {
    this.#ids.delete(id);
  }

  /** Those of the open holds, read before this is called, that are strays. */
  async straysOf(open: readonly number[]): Promise<number[]> {
    // One that has just been committed is in work as soon as its authorization resolves.
    await Promise.allSettled(this.#authorizing);
    return open.filter((id) => !this.#ids.has(id));
  }
}
