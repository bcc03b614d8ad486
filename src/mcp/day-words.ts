/** Days in plain words, as agents pass them on from people: today, tomorrow, yesterday, a weekday, or a date. */
import { addDays, type CivilDate, parseCivilDate, weekdayName } from '../time/civil.ts';

/** Which way a bare weekday points: for a forecast the coming one, today included; for history the last one. */
export type Lean = 'coming' | 'past';

const RELATIVE: ReadonlyMap<string, number> = new Map([
  ['today', 0],
  ['tomorrow', 1],
  ['yesterday', -1],
]);

/** The date that a text means on a day called `today` at the place; null when it is no day. */
export function readDay(text: string, today: CivilDate, lean: Lean): CivilDate | null {
  const word = text.trim().toLowerCase();
  const days = RELATIVE.get(word);
  if (days !== undefined) return addDays(today, days);
  const ahead = Array.from({ length: 7 }, (_, day) => (lean === 'coming' ? day : -1 - day));
  const named = ahead.find((day) => isWeekday(word, addDays(today, day)));
  return named === undefined ? parseCivilDate(word) : addDays(today, named);
}

/** Whole names and their first three letters. */
function isWeekday(word: string, date: CivilDate): boolean {
  const name = weekdayName(date).toLowerCase();
  return word === name || word === name.slice(0, 3);
}
