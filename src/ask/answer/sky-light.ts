/** The light of the sun: when it gets dark and light, how long the day is, golden and blue hours, noon, how high it stands. */
import { sunCrossings, sunDay } from '../../sky/day.ts';
import { blueHours, daylightMs, goldenHours, type LightSpan } from '../../sky/light.ts';
import { solarAltitudesDeg, solarAzimuthDeg } from '../../sky/positions.ts';
import { addDays, type CivilDate, civilDateAt, civilDay, civilHourAt, epochDay } from '../../time/civil.ts';
import { DAY_MS, HOUR_MS } from '../../time/units.ts';
import type { Interpretation } from '../question/interpretation.ts';
import type { AnswerContext } from './answer-context.ts';
import { type AnswerPart, partWithoutVerdict } from './answer-part.ts';
import { negate } from './bands.ts';
import {
  clockText,
  datedMoment,
  dateText,
  dayText,
  factScopeOf,
  placeText,
  stretchText,
  whereText,
  whereWhen,
} from './calendar.ts';
import { pointText } from './course-wind.ts';
import { elapsedText } from './elapsed.ts';
import type { FactBook, FactScope } from './facts.ts';
import { yesNoSentence } from './yes-no.ts';

/** The sun's centre at the end of civil twilight (U.S. Naval Observatory): outdoors one needs light from then on. */
export const CIVIL_DEG = -6;
/** At the end of nautical and of astronomical twilight (the same). */
const DEPTH_DEG = { civil: CIVIL_DEG, nautical: -12, astronomical: -18 } as const;
const HORIZON_DEG = -0.833;
/** A difference in the length of the day below this is none. */
const MIN_DIFFERENCE_MS = 30_000;

interface DayAt {
  readonly date: CivilDate;
  readonly where: string;
  readonly when: string;
  readonly scope: FactScope;
}

function dayAt(date: CivilDate, context: AnswerContext, book: FactBook): DayAt {
  const when = dayText(date, context, book);
  return { date, where: whereText(context, book), when, scope: { place: placeText(context, book), when } };
}

function noonOf(date: CivilDate, { place }: AnswerContext): number {
  return sunDay(civilDay(place.tzId, date), place.lat, place.lon).solarNoonMs;
}

/** When the sun passes an altitude in the evening of a date, or in its morning: within half a day of its noon. */
export function passes(
  date: CivilDate,
  side: 'dusk' | 'dawn',
  altitudeDeg: number,
  context: AnswerContext,
): number | null {
  const { lat, lon } = context.place;
  const noonMs = noonOf(date, context);
  const [fromMs, toMs] = side === 'dusk' ? [noonMs, noonMs + DAY_MS / 2] : [noonMs - DAY_MS / 2, noonMs];
  const events = sunCrossings(fromMs, toMs, lat, lon, altitudeDeg);
  const found = side === 'dusk' ? events.find(({ rising }) => !rising) : events.findLast(({ rising }) => rising);
  return found?.atMs ?? null;
}

/** When it gets dark, or light, on a date. */
export function twilightSentence(
  side: 'dusk' | 'dawn',
  date: CivilDate,
  context: AnswerContext,
  book: FactBook,
  twilight: keyof typeof DEPTH_DEG = 'civil',
): string {
  const { where, when } = dayAt(date, context, book);
  const atMs = passes(date, side, DEPTH_DEG[twilight], context);
  const sunMs = passes(date, side, HORIZON_DEG, context);
  // Where the sun rises out of a night that is all twilight, it was never dark.
  if (atMs === null) return book.sentence(sunMs === null ? `sky.no-${side}` : 'sky.no-dusk', { where, when });
  const tone = atMs < context.nowMs ? 'past' : 'coming';
  // In a white night it gets dark after midnight.
  const isOther = civilDateAt(context.zone, atMs) !== date;
  const clock = isOther ? datedMoment(atMs, context, book) : clockText(atMs, context, book);
  const words = { clock, tone, where, when, phase: twilight };
  if (side === 'dusk') {
    // Below the pole of night the sun may not rise and yet leave twilight.
    if (sunMs === null) return book.sentence('sky.dusk.no-sun', words);
    return book.sentence('sky.dusk', { ...words, set: clockText(sunMs, context, book) });
  }
  if (sunMs === null) return book.sentence('sky.dawn.no-sun', words);
  return book.sentence('sky.dawn', { ...words, rise: clockText(sunMs, context, book) });
}

/** Whether, and when, it gets as dark as a question wants: "astronomically dark in June". */
export function depthAnswer(
  side: 'dusk' | 'dawn',
  dates: readonly CivilDate[],
  { form, negated, twilight: wanted }: Interpretation,
  context: AnswerContext,
  book: FactBook,
): AnswerPart {
  const twilight: keyof typeof DEPTH_DEG = wanted ?? 'civil';
  const dark = dates.filter((date) => passes(date, side, DEPTH_DEG[twilight], context) !== null);
  const verdict = form !== 'yes-no' ? null : dark.length > 0 !== negated ? 'yes' : 'no';
  if (dark.length === 0) return { verdict, sentences: [book.sentence('sky.no-dusk', whereWhen(context, book))] };
  return { verdict, sentences: dates.map((date) => twilightSentence(side, date, context, book, twilight)) };
}

/** The instant that a question about the moment means: now, or the start of the hours that it names. */
function momentOf({ time, nowMs }: AnswerContext): number {
  return time.fromMs <= nowMs && nowMs < time.toMs ? nowMs : time.fromMs;
}

function altitudeAt(atMs: number, { place }: AnswerContext): number {
  return solarAltitudesDeg(Float64Array.of(atMs), place.lat, place.lon)[0];
}

/** "Before 10": hours that begin with the day, or now. */
function hasOpenStart({ time, nowMs, zone, place }: AnswerContext): boolean {
  if (time.grain !== 'hours' || time.toMs - time.fromMs <= HOUR_MS) return false;
  return time.fromMs === nowMs || time.fromMs === civilDay(place.tzId, civilDateAt(zone, time.fromMs)).startMs;
}

function atEnd(context: AnswerContext): AnswerContext {
  const { toMs } = context.time;
  return { ...context, time: { ...context.time, fromMs: toMs, toMs: toMs + HOUR_MS } };
}

/** "Tonight": hours that begin in the light and end in the dark, or the other way round. */
function turnsWithin(context: AnswerContext): boolean {
  const { time, nowMs } = context;
  if (time.grain !== 'hours' || time.toMs - time.fromMs <= HOUR_MS || time.fromMs <= nowMs) return false;
  const isDark = (atMs: number): boolean => altitudeAt(atMs, context) <= CIVIL_DEG;
  // Near the poles it is dark for less than an hour.
  const steps = Math.ceil((time.toMs - time.fromMs) / STEP_MS);
  return Array.from({ length: steps }, (_, i) => Math.min(time.fromMs + (i + 1) * STEP_MS, time.toMs)).some(
    (atMs) => isDark(atMs) !== isDark(time.fromMs),
  );
}

const STEP_MS = HOUR_MS / 4;

/** "Is it dark yet", "is it light", "does it get dark before 10": by the sun at that moment. */
export function isDarkAnswer(
  side: 'dusk' | 'dawn',
  { negated }: Interpretation,
  asked: AnswerContext,
  book: FactBook,
): AnswerPart {
  const context = hasOpenStart(asked) ? atEnd(asked) : asked;
  if (turnsWithin(context)) {
    const date = civilDateAt(context.zone, context.time.fromMs);
    return partWithoutVerdict([twilightSentence(side, date, context, book)]);
  }
  const altitude = altitudeAt(momentOf(context), context);
  const value = book.value('height of the sun', Math.abs(altitude), 'angle', factScopeOf(context, book));
  const sky = altitude <= CIVIL_DEG ? 'dark' : altitude >= 0 ? 'light' : 'twilight';
  const isSo = sky === 'twilight' ? 'maybe' : (sky === 'dark') === (side === 'dusk') ? 'yes' : 'no';
  const verdict = negated ? negate(isSo) : isSo;
  const clause = book.say(`sky.${sky}`, { value, ...whereWhen(context, book) });
  const date = civilDateAt(context.zone, momentOf(context));
  // "Light enough to play till 9": what ends it is told, and not the morning.
  const told = momentOf(context) > noonOf(date, context) ? 'dusk' : side;
  return { verdict, sentences: [yesNoSentence(verdict, clause, book), twilightSentence(told, date, context, book)] };
}

function lengthOf(date: CivilDate, { place }: AnswerContext): number {
  return daylightMs(civilDay(place.tzId, date), place.lat, place.lon);
}

/** How long the sun is up: of one day with its change, of several days at both ends. */
export function daylightSentence(context: AnswerContext, book: FactBook): string {
  const { zone, time, place } = context;
  const [first, last] = [civilDateAt(zone, time.fromMs), civilDateAt(zone, time.toMs - 1)];
  if (first !== last && time.grain !== 'hours' && time.grain !== 'now') {
    const span = book.sentence('sky.daylight.span', {
      ...whereWhen(context, book),
      low: lengthText(first, context, book),
      fromDate: dateText(first, context, book),
      high: lengthText(last, context, book),
      toDate: dateText(last, context, book),
    });
    const dailyMs = (lengthOf(last, context) - lengthOf(first, context)) / (epochDay(last) - epochDay(first));
    if (Math.abs(dailyMs) < MIN_DIFFERENCE_MS) return span;
    const duration = elapsedText('change of daylight', dailyMs, factScopeOf(context, book), book);
    return `${span} ${book.sentence('sky.daylight.daily', { duration, more: dailyMs > 0 ? 'yes' : 'no' })}`;
  }
  const { where, when, scope } = dayAt(first, context, book);
  const { sunriseMs, sunsetMs } = sunDay(civilDay(place.tzId, first), place.lat, place.lon);
  const sun =
    sunriseMs === null || sunsetMs === null || sunsetMs < sunriseMs
      ? ''
      : book.say('sky.daylight.sun', {
          rise: clockText(sunriseMs, context, book),
          set: clockText(sunsetMs, context, book),
        });
  const changeMs = lengthOf(first, context) - lengthOf(addDays(first, -1), context);
  const change =
    Math.abs(changeMs) < MIN_DIFFERENCE_MS
      ? ''
      : book.say('sky.daylight.change', {
          duration: elapsedText('change of daylight', changeMs, scope, book),
          more: changeMs > 0 ? 'yes' : 'no',
        });
  return book.sentence('sky.daylight', {
    duration: lengthText(first, context, book),
    where,
    when,
    detail: sun + change,
  });
}

function lengthText(date: CivilDate, context: AnswerContext, book: FactBook): string {
  return elapsedText('daylight', lengthOf(date, context), dayAt(date, context, book).scope, book);
}

/**
 * How long the night after a date is, from sunset to sunrise, and how much of it is dark (civil twilight, as everywhere here); null
 * where the sun does not set or does not rise again.
 */
export function nightSentence(date: CivilDate, context: AnswerContext, book: FactBook): string | null {
  const next = addDays(date, 1);
  const setMs = passes(date, 'dusk', HORIZON_DEG, context);
  const riseMs = passes(next, 'dawn', HORIZON_DEG, context);
  if (setMs === null || riseMs === null) return null;
  const { where, when, scope } = dayAt(date, context, book);
  const duskMs = passes(date, 'dusk', CIVIL_DEG, context);
  const dawnMs = passes(next, 'dawn', CIVIL_DEG, context);
  const detail =
    duskMs === null || dawnMs === null
      ? book.say('sky.night.twilight', {})
      : book.say('sky.night.dark', {
          duration: elapsedText('darkness', dawnMs - duskMs, scope, book),
          from: clockText(duskMs, context, book),
          to: clockText(dawnMs, context, book),
        });
  return book.sentence('sky.night', {
    duration: elapsedText('night', riseMs - setMs, scope, book),
    where,
    when,
    set: clockText(setMs, context, book),
    rise: clockText(riseMs, context, book),
    detail,
  });
}

/** Two days, or two places, by the length of their day. */
export function daylightCompared(one: AnswerContext, two: AnswerContext, book: FactBook): string {
  const dateOf = ({ zone, time }: AnswerContext) => civilDateAt(zone, time.fromMs);
  const samePlace = one.place === two.place;
  const nameOf = (context: AnswerContext) =>
    samePlace ? dateText(dateOf(context), context, book) : placeText(context, book);
  const names = { a: nameOf(one), b: nameOf(two), value: lengthText(dateOf(one), one, book) };
  const differenceMs = lengthOf(dateOf(one), one) - lengthOf(dateOf(two), two);
  if (Math.abs(differenceMs) < MIN_DIFFERENCE_MS) return book.sentence('sky.daylight.alike', names);
  return book.sentence('sky.daylight.compare', {
    ...names,
    other: lengthText(dateOf(two), two, book),
    duration: elapsedText('difference of daylight', differenceMs, factScopeOf(one, book), book),
    more: differenceMs > 0 ? 'yes' : 'no',
  });
}

/** The sun at the limits of both hours, degrees (`src/sky/light.ts`). */
const LIMITS = { 'golden-hour': { high: 6, low: 4 }, 'blue-hour': { high: 4, low: 6 } } as const;

/** The golden or the blue hours of a date; of a part of a day those that overlap it, if any do. */
export function photoSentence(
  topic: 'golden-hour' | 'blue-hour',
  date: CivilDate,
  context: AnswerContext,
  book: FactBook,
): string {
  const { place, time, nowMs } = context;
  const { where, when, scope } = dayAt(date, context, book);
  const { morning, evening } = (topic === 'golden-hour' ? goldenHours : blueHours)(
    civilDay(place.tzId, date),
    place.lat,
    place.lon,
  );
  const spans = [morning, evening].filter((span) => span !== null);
  const asked =
    time.grain === 'hours' ? spans.filter(({ fromMs, toMs }) => fromMs < time.toMs && toMs > time.fromMs) : spans;
  const left = asked.length > 0 ? asked : spans.filter((span) => isOfHalf(span, context));
  const ahead = time.era === 'past' ? left : left.filter(({ toMs }) => toMs > nowMs);
  const shown = ahead.length > 0 ? ahead : left.length > 0 ? left : spans;
  if (shown.length === 0) {
    const { high, low } = LIMITS[topic];
    const angle = (degrees: number) => book.value('height of the sun', degrees, 'angle', scope);
    return book.sentence(`sky.no-${topic}`, { where, when, high: angle(high), low: angle(low) });
  }
  const day: AnswerContext = { ...context, time: { ...time, ...boundsOf(date, context) } };
  const list = shown.map(({ fromMs, toMs }: LightSpan) => stretchText(fromMs, toMs, day, book));
  return book.sentence(`sky.${topic}`, { where, when, list: book.speaker.list(list) });
}

/** "Tonight" has the golden hour of the evening, though it begins later. */
function isOfHalf({ fromMs }: LightSpan, { time, zone }: AnswerContext): boolean {
  return civilHourAt(zone, time.fromMs) >= NOON_HOUR === civilHourAt(zone, fromMs) >= NOON_HOUR;
}

const NOON_HOUR = 12;

function boundsOf(date: CivilDate, { place }: AnswerContext): { fromMs: number; toMs: number } {
  const { startMs, endMs } = civilDay(place.tzId, date);
  return { fromMs: startMs, toMs: endMs };
}

/** When the sun stands highest on a date, and how high. */
export function noonSentence(date: CivilDate, context: AnswerContext, book: FactBook): string {
  const { place } = context;
  const { where, when, scope } = dayAt(date, context, book);
  const { solarNoonMs, solarNoonAltitudeDeg } = sunDay(civilDay(place.tzId, date), place.lat, place.lon);
  const clock = clockText(solarNoonMs, context, book);
  if (solarNoonAltitudeDeg < 0) return book.sentence('sky.solar-noon.down', { clock, where, when });
  const value = book.value('height of the sun', solarNoonAltitudeDeg, 'angle', scope);
  return book.sentence('sky.solar-noon', { clock, value, where, when });
}

/** How high the sun stands at the moment; of another day at its noon. */
export function sunHeightSentence(context: AnswerContext, book: FactBook): string {
  const { time, nowMs, zone } = context;
  const isNow = time.fromMs <= nowMs && nowMs < time.toMs;
  if (!isNow && time.grain !== 'hours') return noonSentence(civilDateAt(zone, time.fromMs), context, book);
  const moment: AnswerContext = isNow ? { ...context, time: { ...time, grain: 'now' } } : context;
  const altitude = altitudeAt(momentOf(context), context);
  const value = book.value('height of the sun', Math.abs(altitude), 'angle', factScopeOf(moment, book));
  return book.sentence(altitude < 0 ? 'sky.sun-height.down' : 'sky.sun-height', { value, ...whereWhen(moment, book) });
}

/** In which direction the sun rises or sets on a date; null where it does not. */
export function sunDirectionSentence(
  topic: 'sunrise' | 'sunset',
  date: CivilDate,
  context: AnswerContext,
  book: FactBook,
): string | null {
  const { place } = context;
  const { where, when, scope } = dayAt(date, context, book);
  const { sunriseMs, sunsetMs } = sunDay(civilDay(place.tzId, date), place.lat, place.lon);
  const atMs = topic === 'sunrise' ? sunriseMs : sunsetMs;
  if (atMs === null) return null;
  const deg = solarAzimuthDeg(atMs, place.lat, place.lon);
  return book.sentence('sky.direction', {
    kind: topic,
    direction: pointText(deg, book),
    value: book.value('azimuth of the sun', deg, 'angle', scope),
    where,
    when,
  });
}
