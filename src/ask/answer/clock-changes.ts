/** When the clocks of a place go back and forward, by the rules of its time zone. */
import { civilDateAt, offsetTable } from '../../time/civil.ts';
import { DAY_MS } from '../../time/units.ts';
import type { AnswerContext } from './answer-context.ts';
import { clockText, dateText, whereText } from './calendar.ts';
import type { FactBook } from './facts.ts';

/** Zones that change their clocks do so twice a year, and Morocco around Ramadan. */
const AHEAD_DAYS = 400;
const SHOWN = 2;

/** The next two changes, with the hour that the clocks are set to; or that there is none within a year. */
export function clockChangeSentence(context: AnswerContext, book: FactBook): string {
  const { place, nowMs } = context;
  const table = offsetTable(place.tzId, nowMs, nowMs + AHEAD_DAYS * DAY_MS);
  const changes = table.startsMs
    .map((atMs, i) => ({ atMs, byMs: (table.offsetsMs[i] ?? 0) - (table.offsetsMs[i - 1] ?? 0) }))
    .filter(({ atMs, byMs }) => atMs > nowMs && byMs !== 0)
    .slice(0, SHOWN);
  const where = whereText(context, book);
  if (changes.length === 0) return book.sentence('sky.clocks.none', { where });
  // The context's own table need not reach that far.
  const then = { ...context, zone: table };
  const list = changes.map(({ atMs, byMs }) =>
    book.say(byMs < 0 ? 'sky.clocks.back' : 'sky.clocks.forward', {
      date: dateText(civilDateAt(table, atMs), then, book),
      clock: clockText(atMs, then, book),
    }),
  );
  return book.sentence('sky.clocks', { where, list: book.speaker.list(list) });
}
