/** Lengths of time as an answer writes them, "8 h 6 min", each recorded in minutes. */
import type { FactBook, FactScope } from './facts.ts';

const MINUTE_MS = 60_000;
const MINUTES = 60;

export function elapsedText(name: string, lengthMs: number, scope: FactScope, book: FactBook): string {
  const minutes = Math.round(Math.abs(lengthMs) / MINUTE_MS);
  book.addFact({ name, value: minutes, unit: 'minutes', ...scope });
  const [hour, minute] = [Math.floor(minutes / MINUTES), minutes % MINUTES];
  return book.name(hour === 0 ? book.say('duration.minutes', { minute }) : book.say('duration', { hour, minute }));
}
