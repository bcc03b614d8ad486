/** The sky of a sunrise or sunset: how much of it is cloud in the hour around it, day by day. */
import { sunDay } from '../../sky/day.ts';
import { type CivilDate, civilDateAt, civilDay } from '../../time/civil.ts';
import { HOUR_MS } from '../../time/units.ts';
import type { Interpretation, Topic } from '../question/interpretation.ts';
import { type AnswerContext, toneOf } from './answer-context.ts';
import { sunDates } from './beyond-weather.ts';
import { dateText, factScopeOf, whereText } from './calendar.ts';
import type { FactBook } from './facts.ts';
import { seriesMean, seriesOf } from './hours.ts';

const RISING: ReadonlySet<Topic> = new Set<Topic>(['sunrise', 'dawn']);
const SETTING: ReadonlySet<Topic> = new Set<Topic>(['sunset', 'dusk', 'golden-hour', 'blue-hour']);

/** The cloud at the event of the sun that the question is about, the clearest first where it asks for one; null without a forecast. */
export function cloudAtSun(
  { topics: [topic], form }: Interpretation,
  contexts: readonly AnswerContext[],
  book: FactBook,
): string | null {
  if (!RISING.has(topic) && !SETTING.has(topic)) return null;
  const days = contexts.flatMap((context) =>
    toneOf(context) === 'typical'
      ? []
      : sunDates(RISING.has(topic), context).flatMap((date) => cloudOn(date, RISING.has(topic), context)),
  );
  const byDate = [...new Map(days.map((day) => [day.date, day])).values()];
  if (byDate.length === 0 || contexts.some(({ place }) => place !== contexts[0].place)) return null;
  const ranked = form === 'which-day' ? byDate.toSorted((a, b) => a.cloudPct - b.cloudPct) : byDate;
  const values = ranked.map(({ date, cloudPct, context }) => {
    const value = book.value('cloud cover at that hour', cloudPct, 'percent', factScopeOf(context, book));
    return ranked.length === 1 ? value : book.say('compare.item', { name: dateText(date, context, book), value });
  });
  return book.sentence('sky.cloud-then', { where: whereText(contexts[0], book), list: book.speaker.list(values) });
}

function cloudOn(
  date: CivilDate,
  isRise: boolean,
  context: AnswerContext,
): { readonly date: CivilDate; readonly cloudPct: number; readonly context: AnswerContext }[] {
  const { place, time, zone } = context;
  const { sunriseMs, sunsetMs } = sunDay(civilDay(place.tzId, date), place.lat, place.lon);
  const atMs = isRise ? sunriseMs : sunsetMs;
  if (atMs === null || civilDateAt(zone, atMs) !== date) return [];
  const around = { ...time, grain: 'hours', fromMs: atMs - HOUR_MS / 2, toMs: atMs + HOUR_MS / 2 } as const;
  const cloudPct = seriesMean(seriesOf({ ...context, time: around }, 'cloudPct'));
  return Number.isNaN(cloudPct) ? [] : [{ date, cloudPct, context }];
}
