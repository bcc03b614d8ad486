/** "The latest sunset this year": the day of a longer time on which the sun rises or sets earliest or latest by the clock. */
import { sunDay } from '../../sky/day.ts';
import { addDays, type CivilDate, civilDateAt, civilDay, offsetTable } from '../../time/civil.ts';
import { DAY_MS } from '../../time/units.ts';
import { firstOfMonth, yearOfDate } from '../question/time/local-clock.ts';
import type { AnswerContext } from './answer-context.ts';
import { clockText, dayText, whereText } from './calendar.ts';
import type { FactBook } from './facts.ts';

/** Null where the question is about one day, or the sun neither rises nor sets. */
export function sunExtremeSentence(
  topic: 'sunrise' | 'sunset',
  extreme: 'most' | 'least',
  context: AnswerContext,
  book: FactBook,
): string | null {
  const [first, last] = datesAsked(context);
  let best: { readonly date: CivilDate; readonly atMs: number; readonly sinceMidnightMs: number } | null = null;
  for (let date = first; date <= last; date = addDays(date, 1)) {
    const day = civilDay(context.place.tzId, date);
    const sun = sunDay(day, context.place.lat, context.place.lon);
    const atMs = topic === 'sunrise' ? sun.sunriseMs : sun.sunsetMs;
    if (atMs === null) continue;
    const sinceMidnightMs = atMs - day.startMs;
    const isMore = best === null || (extreme === 'most') === sinceMidnightMs > best.sinceMidnightMs;
    if (isMore) best = { date, atMs, sinceMidnightMs };
  }
  if (best === null || first === last) return null;
  // The clocks may have changed since, or change until then.
  const zone = offsetTable(context.place.tzId, best.atMs - DAY_MS, best.atMs + DAY_MS);
  return book.sentence(`sky.${topic}.${extreme}`, {
    where: whereText(context, book),
    when: dayText(best.date, context, book),
    clock: clockText(best.atMs, { ...context, zone }, book),
    tone: best.atMs < context.nowMs ? 'past' : 'coming',
  });
}

/** The whole year for a question that names none or the year itself; else the days of its time. */
function datesAsked({ time, subject, zone }: AnswerContext): [first: CivilDate, last: CivilDate] {
  const first = civilDateAt(zone, time.fromMs);
  const year = yearOfDate(first);
  if (time.text === null || /\b(?:year|jahr\p{L}*|ann[ée]e?|año|anno|ano|jaar)\b/iu.test(time.text))
    return [firstOfMonth(year, 1), addDays(firstOfMonth(year + 1, 1), -1)];
  const whole = subject.times.find(({ fromMs }) => fromMs === time.fromMs) ?? time;
  return [first, civilDateAt(zone, Math.min(whole.toMs, time.toMs) - 1)];
}
