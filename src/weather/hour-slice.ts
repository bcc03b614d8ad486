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

/** The slices of single hours: the same objects for all, since each possible weather is asked for each of its hours. */
const singleHours: HourSlice[] = [];

export function oneHour(hour: number): HourSlice {
  for (let next = singleHours.length; next <= hour; next++) singleHours.push({ from: next, to: next + 1 });
  return singleHours[hour];
}

/** The hours of a slice and so many before and after them, of columns of that length. */
export function around({ from, to }: HourSlice, before: number, after: number, length: number): HourSlice {
  return { from: Math.max(0, from - before), to: Math.min(length, to + after) };
}

/** Which hours have been made: one stretch, which grows to hold whatever is looked at. */
interface Made {
  from: number;
  to: number;
}

/** Makes the hours of a slice that are missing. Nearly always they are all of the slice, so no function is made for the rest. */
function cover<N, A>(made: Made, hours: HourSlice, name: N, values: A, make: Make<N, A>): void {
  const { from, to } = hours;
  if (from >= to) return;
  if (made.from === made.to) {
    make(name, values, hours);
    made.from = from;
    made.to = to;
    return;
  }
  if (from < made.from) {
    make(name, values, { from, to: made.from });
    made.from = from;
  }
  if (to > made.to) {
    make(name, values, { from: made.to, to });
    made.to = to;
  }
}

/** Fills the values of a name in a run of hours. */
type Make<N, A> = (name: N, values: A, run: HourSlice) => void;

/** Something with a value for each hour, made where it is looked at. */
export class LazyColumn<A> {
  readonly #values: A;
  readonly #make: Make<null, A>;
  readonly #made: Made = { from: 0, to: 0 };

  /** `make` fills the values of a run of hours; it is called once for each hour. */
  constructor(values: A, make: (values: A, run: HourSlice) => void) {
    this.#values = values;
    this.#make = (_, values, run) => make(values, run);
  }

  /** The values, which hold in the hours of the slice. */
  in(hours: HourSlice): A {
    const made = this.#made;
    if (hours.from < made.from || hours.to > made.to) cover(made, hours, null, this.#values, this.#make);
    return this.#values;
  }
}

type Numbers = Float32Array | Float64Array;

interface MadeColumn<A extends Numbers> extends Made {
  values: A;
}

/** The steps in which the room of columns grows, hours. */
const STEP_HOURS = 24;

/** Columns by their names, each made when it is first looked at, with room for the hours that are. */
abstract class GrowingColumns<N extends string, A extends Numbers> {
  readonly #length: number;
  readonly #step: number;
  readonly #make: Make<N, A>;
  readonly #columns = new Map<N, MadeColumn<A>>();

  /**
   * `make` fills the values of a column in a run of hours; it is called once for each hour. With several weathers abreast,
   * `length` and `step`, the least by which the room of a column grows, are in their slots.
   */
  constructor(length: number, make: Make<N, A>, step = STEP_HOURS) {
    this.#length = length;
    this.#make = make;
    this.#step = step;
  }

  protected abstract newValues(length: number): A;

  /** The values of a column, which hold in the hours of the slice; later ones may be in another array. */
  in(name: N, hours: HourSlice): A {
    let column = this.#columns.get(name);
    if (column === undefined) {
      column = { values: this.newValues(this.#room(hours.to)), from: 0, to: 0 };
      this.#columns.set(name, column);
    }
    if (hours.from >= column.from && hours.to <= column.to) return column.values;
    if (hours.to > column.values.length) {
      // At least twice the room: days that are looked at one after the other do not copy the column with each.
      const values = this.newValues(this.#room(Math.max(hours.to, 2 * column.values.length)));
      values.set(column.values);
      column.values = values;
    }
    const { values } = column;
    cover(column, hours, name, values, this.#make);
    return values;
  }

  #room(to: number): number {
    return Math.min(this.#length, this.#step * Math.ceil(to / this.#step));
  }
}

/** The same in single precision, as weather is. */
export class LazyColumns<N extends string> extends GrowingColumns<N, Float32Array> {
  protected override newValues(length: number): Float32Array {
    return new Float32Array(length);
  }
}

/** The same in double precision. */
export class LazyDoubles<N extends string> extends GrowingColumns<N, Float64Array> {
  protected override newValues(length: number): Float64Array {
    return new Float64Array(length);
  }
}
