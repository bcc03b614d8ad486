/** The first date on which the sun sets, rises, or lets it get dark or light before or after a clock time. */
import { sunDay } from '../../sky/day.ts';
import { addDays, type CivilDate, civilDateAt, civilDay, localInstantMs, offsetTable } from '../../time/civil.ts';
import { DAY_MS, MINUTE_MS } from '../../time/units.ts';
import type { SunLimit } from '../question/sun-limit.ts';
import type { AnswerContext } from './answer-context.ts';
import { sunSentence } from './beyond-weather.ts';
import type { FactBook } from './facts.ts';
import { CIVIL_DEG, passes, twilightSentence } from './sky-light.ts';
import { sunExtremeSentence } from './sun-extremes.ts';

const MAX_DAYS = 366;

/** When it is on the first such date, today's where it is so already; null where it is so on none within a year. */
export function sunLimitSentences(limit: SunLimit, asked: AnswerContext, book: FactBook): string[] | null {
  const { nowMs, place } = asked;
  // The clocks may change until then.
  const context = { ...asked, zone: offsetTable(place.tzId, nowMs - DAY_MS, nowMs + (MAX_DAYS + 1) * DAY_MS) };
  const today = civilDateAt(context.zone, nowMs);
  for (let away = 0, date = today; away < MAX_DAYS; away++, date = addDays(date, 1))
    if (isSo(limit, date, context)) return [eventSentence(limit.event, date, context, book)];
  if (limit.event !== 'sunrise' && limit.event !== 'sunset') return null;
  // On no date: the earliest or the latest of the year tells by how much.
  const year = { ...context, time: { ...context.time, text: null } };
  const extreme = sunExtremeSentence(limit.event, limit.side === 'before' ? 'least' : 'most', year, book);
  return extreme === null ? null : [extreme];
}

function isSo({ event, side, minute }: SunLimit, date: CivilDate, context: AnswerContext): boolean {
  const { place } = context;
  const day = civilDay(place.tzId, date);
  const sun = sunDay(day, place.lat, place.lon);
  const atMs =
    event === 'sunrise' ? sun.sunriseMs : event === 'sunset' ? sun.sunsetMs : passes(date, event, CIVIL_DEG, context);
  if (atMs === null) return false;
  const limitMs = localInstantMs(place.tzId, date, minute);
  // By the minute that the answer shows.
  const shownMs = Math.round(atMs / MINUTE_MS) * MINUTE_MS;
  return side === 'before' ? shownMs < limitMs : shownMs >= limitMs;
}

function eventSentence(event: SunLimit['event'], date: CivilDate, context: AnswerContext, book: FactBook): string {
  return event === 'sunrise' || event === 'sunset'
    ? sunSentence(event, date, context, book)
    : twilightSentence(event, date, context, book);
}
