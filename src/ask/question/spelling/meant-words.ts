/** How a row in the tables of words that their neighbours tell is written. */

/** Patterns of the text around a word. */
export interface Neighbours {
  /** What the text before it ends with. */
  readonly before?: string;
  /** What the text behind it begins with. */
  readonly behind?: string;
  /** The same, where it is a part of the word. */
  readonly takes?: string;
  /** No name, which has a capital letter. */
  readonly isSmall?: boolean;
}

/** What is typed (several forms divided by blanks), what is meant, and beside what; where nothing is told, always. */
export type MeantRow = readonly [typed: string, meant: string, where?: Neighbours];

/** The beginnings of the days of the week, before "day". */
export const DAY_BEGINNINGS = 'mon|tues|wednes|thurs|fri|satur|sun';
/** A day by its name. */
export const NAMED_DAY = `(?:today|tonight|tomorrow|2moro|tmrw|yesterday|(?:${DAY_BEGINNINGS})day|sat|fri|wed|thu|mon|tue)`;
