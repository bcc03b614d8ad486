/** Answers about the sun and the moon, which are computed and need no weather. */
import { sunDay } from '../../sky/day.ts';
import { addDays, type CivilDate, civilDateAt, civilDay } from '../../time/civil.ts';
import { DAY_MS } from '../../time/units.ts';
import type { Interpretation, SkyTopic } from '../question/interpretation.ts';
import type { AnswerContext } from './answer-context.ts';
import { type AnswerPart, joinParts, partWithoutVerdict } from './answer-part.ts';
import { daysSentence, moonPhaseSentence, skySentences } from './beyond-weather.ts';
import { factScopeOf } from './calendar.ts';
import { clockChangeSentence } from './clock-changes.ts';
import { elapsedText } from './elapsed.ts';
import type { FactBook } from './facts.ts';
import { seasonPart, seasonValues } from './season-dates.ts';
import { showerSentences } from './showers.ts';
import { moonEventSentences, phaseAnswer, seasonSentence } from './sky-dates.ts';
import {
  CIVIL_DEG,
  daylightCompared,
  daylightSentence,
  depthAnswer,
  isDarkAnswer,
  nightSentence,
  noonSentence,
  passes,
  photoSentence,
  sunDirectionSentence,
  sunHeightSentence,
  twilightSentence,
} from './sky-light.ts';
import { sunExtremeSentence } from './sun-extremes.ts';
import { sunLimitSentences } from './sun-limit.ts';

/** A longer time is answered for its first days. */
const MAX_DAYS = 7;

/** One part for all contexts of a question. */
export function skyAnswer(
  topic: SkyTopic,
  interpretation: Interpretation,
  contexts: readonly AnswerContext[],
  book: FactBook,
): AnswerPart {
  const [one, two] = contexts;
  if (topic === 'daylight' && two !== undefined && contexts.length === 2) {
    return partWithoutVerdict([daylightCompared(one, two, book)]);
  }
  const parts = contexts.map((context) => skyPart(topic, interpretation, context, book));
  return joinParts(parts);
}

function skyPart(topic: SkyTopic, interpretation: Interpretation, context: AnswerContext, book: FactBook): AnswerPart {
  const { form, sunLimit } = interpretation;
  const asksNow = form === 'yes-no' && context.time.era === 'coming';
  switch (topic) {
    case 'dusk':
    case 'dawn':
      if (interpretation.twilight !== undefined)
        return depthAnswer(topic, datesOf(topic, context), interpretation, context, book);
      // Of several days the sun has no one height: when it gets dark on them is told.
      if (asksNow && context.time.toMs - context.time.fromMs <= DAY_MS)
        return isDarkAnswer(topic, interpretation, context, book);
      break;
    case 'meteors':
      return partWithoutVerdict(showerSentences(interpretation.shower ?? null, context, book));
    case 'seasons':
      return seasonPart(interpretation, context, book);
    case 'full-moon':
    case 'new-moon':
      return phaseAnswer(topic, interpretation, context, book);
    case 'moon':
      if (form === 'when') return partWithoutVerdict([moonPhaseSentence(context, book)]);
      break;
    default:
  }
  const limited = sunLimit === undefined ? null : sunLimitSentences(sunLimit, context, book);
  if (limited !== null) return partWithoutVerdict(limited);
  if (interpretation.asksDirection === true && (topic === 'sunrise' || topic === 'sunset')) {
    const directions = datesOf(topic === 'sunset' ? 'dusk' : 'dawn', context).map((date) =>
      sunDirectionSentence(topic, date, context, book),
    );
    const known = directions.filter((sentence) => sentence !== null);
    if (known.length > 0) return partWithoutVerdict([...known, ...skyValues(topic, context, book)]);
  }
  if (interpretation.extreme !== null && (topic === 'sunrise' || topic === 'sunset')) {
    const extreme = sunExtremeSentence(topic, interpretation.extreme, context, book);
    if (extreme !== null) return partWithoutVerdict([extreme]);
  }
  return partWithoutVerdict([...skyValues(topic, context, book), ...countdown(topic, form, context, book)]);
}

/** What the sky does, for a question without a yes or no. */
export function skyValues(topic: SkyTopic, context: AnswerContext, book: FactBook): string[] {
  switch (topic) {
    case 'sunrise':
    case 'sunset':
    case 'moon':
      return skySentences(topic, context, book);
    case 'dawn':
    case 'dusk':
      return (
        daysSentence(
          topic,
          datesOf(topic, context),
          (date) => passes(date, topic, CIVIL_DEG, context),
          context,
          book,
        ) ?? datesOf(topic, context).map((date) => twilightSentence(topic, date, context, book))
      );
    case 'golden-hour':
    case 'blue-hour':
      return datesOf('dusk', context).map((date) => photoSentence(topic, date, context, book));
    case 'solar-noon':
      return datesOf('dusk', context).map((date) => noonSentence(date, context, book));
    case 'sun-height':
      return [sunHeightSentence(context, book)];
    case 'daylight':
      return [daylightSentence(context, book)];
    case 'night-length':
      return nightsOf(context).map(
        (date) => nightSentence(date, context, book) ?? skySentences('sunset', context, book).join(' '),
      );
    case 'moonrise':
    case 'moonset':
      return moonEventSentences(topic, context, book);
    case 'seasons':
      return [...seasonValues(context, book)];
    case 'equinox':
    case 'solstice':
      return [seasonSentence(topic, context, book)];
    case 'full-moon':
    case 'new-moon':
      return [moonPhaseSentence(context, book)];
    case 'meteors':
      return showerSentences(null, context, book);
    case 'clock-change':
      return [clockChangeSentence(context, book)];
  }
}

/** The dates of the time. A night has the dusk of its first day and the dawn of its last; an open question tomorrow's, too. */
function datesOf(side: 'dusk' | 'dawn', context: AnswerContext): CivilDate[] {
  const { zone, time, nowMs } = context;
  const first = civilDateAt(zone, time.fromMs);
  const last = civilDateAt(zone, time.toMs - 1);
  if (time.grain === 'hours' && first !== last) return [side === 'dusk' ? first : last];
  const isOpen = time.text === null && time.era === 'coming';
  const isOver = isOpen && (passes(first, side, CIVIL_DEG, context) ?? Number.POSITIVE_INFINITY) < nowMs;
  if (isOver) return [addDays(first, 1)];
  // An open question late in the day reaches into tomorrow, but is about the next time.
  if (isOpen) return [first];
  const dates = [first];
  for (let date = addDays(first, 1); date <= last && dates.length < MAX_DAYS; date = addDays(date, 1)) dates.push(date);
  return dates;
}

/** More nights than that are told by the first and the last. */
const MAX_NIGHTS = 3;

/** The dates in whose evenings the nights begin; the last one, where what was is asked for. */
function nightsOf(context: AnswerContext): CivilDate[] {
  const { zone, time } = context;
  const first = civilDateAt(zone, time.fromMs);
  if (time.text === null && time.era === 'past') return [addDays(first, -1)];
  const last = civilDateAt(zone, time.toMs - 1);
  return time.grain !== 'hours' && time.toMs - time.fromMs > MAX_NIGHTS * DAY_MS
    ? [first, last]
    : datesOf('dusk', context);
}

/** "That is in 3 h 5 min", for the next time of something that a question without a day waits for, or how much light is left. */
function countdown(topic: SkyTopic, form: Interpretation['form'], context: AnswerContext, book: FactBook): string[] {
  const { time, nowMs, zone } = context;
  const isAwaited = form === 'when' || (form === 'value' && topic === 'sunset');
  if (!isAwaited || time.text !== null || time.era !== 'coming') return [];
  const today = civilDateAt(zone, nowMs);
  const next = [today, addDays(today, 1)]
    .map((date) => eventMs(topic, date, context))
    .find((at) => at !== null && at > nowMs);
  if (next === undefined || next === null || next - nowMs > DAY_MS) return [];
  const duration = elapsedText(`time until ${topic}`, next - nowMs, factScopeOf(context, book), book);
  return [book.sentence('sky.until', { duration })];
}

function eventMs(topic: SkyTopic, date: CivilDate, context: AnswerContext): number | null {
  const { place } = context;
  switch (topic) {
    case 'sunrise':
      return sunDay(civilDay(place.tzId, date), place.lat, place.lon).sunriseMs;
    case 'sunset':
      return sunDay(civilDay(place.tzId, date), place.lat, place.lon).sunsetMs;
    case 'dawn':
    case 'dusk':
      return passes(date, topic, CIVIL_DEG, context);
    case 'solar-noon':
      return sunDay(civilDay(place.tzId, date), place.lat, place.lon).solarNoonMs;
    default:
      return null;
  }
}
