/**
 * Columns whose hours are made when they are looked at: a question about one day does not pay for fourteen, and an hour that
 * was made for one question is not made again for the next.
 */

/** Hours that follow each other, from one to before another, by their places in the columns. */
export interface HourSlice {
  readonly from: number;
  readonly to: number;
}

export function allHours({ length }: { readonly length: number }): HourSlice {
  return { from: 0, to: length };
}

export function oneHour(hour: number): HourSlice {
  return { from: hour, to: hour + 1 };
}

/** The hours of a slice and so many before and after them, of columns of that length. */
export function around({ from, to }: HourSlice, before: number, after: number, length: number): HourSlice {
  return { from: Math.max(0, from - before), to: Math.min(length, to + after) };
}

/** Which hours of something have been made: one stretch, which grows to hold whatever is looked at. */
export class MadeHours {
  #from = 0;
  #to = 0;

  /** Calls `make` for the hours that are missing between those made and those of the slice. */
  cover({ from, to }: HourSlice, make: (run: HourSlice) => void): void {
    if (from >= to || (from >= this.#from && to <= this.#to)) return;
    if (this.#from === this.#to) {
      make({ from, to });
      this.#from = from;
      this.#to = to;
      return;
    }
    if (from < this.#from) {
      make({ from, to: this.#from });
      this.#from = from;
    }
    if (to > this.#to) {
      make({ from: this.#to, to });
      this.#to = to;
    }
  }
}

/** One column, or several that are made together. */
export class LazyColumn<A> {
  readonly #made = new MadeHours();

  constructor(
    readonly values: A,
    readonly make: (values: A, run: HourSlice) => void,
  ) {}

  /** The values, which hold in the hours of the slice. */
  in(hours: HourSlice): A {
    this.#made.cover(hours, (run) => this.make(this.values, run));
    return this.values;
  }
}

/** Columns of the same length by their names, each made when it is first looked at. */
export class LazyColumns<N extends string> {
  readonly #columns = new Map<N, LazyColumn<Float32Array>>();

  constructor(
    readonly length: number,
    readonly make: (name: N, values: Float32Array, run: HourSlice) => void,
  ) {}

  /** The values of a column, which hold in the hours of the slice. */
  in(name: N, hours: HourSlice): Float32Array {
    let column = this.#columns.get(name);
    if (column === undefined) {
      column = new LazyColumn<Float32Array>(new Float32Array(this.length), (values, run) =>
        this.make(name, values, run),
      );
      this.#columns.set(name, column);
    }
    return column.in(hours);
  }
}
