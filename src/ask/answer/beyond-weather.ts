/** Answers that are not read off hours of weather: sun and moon, the air, official alerts, pollen. */

import type { WeatherAlert } from '../../alerts/alert.ts';
import { type MoonPhaseName, moonDay, sunDay } from '../../sky/day.ts';
import { addDays, type CivilDate, civilDateAt, civilDay, DAY_MS } from '../../time/civil.ts';
import { airAt } from '../../weather/air-quality/indices.ts';
import type { Pollutant } from '../../weather/air-quality/us-aqi.ts';
import type { Verdict } from '../phrasing.ts';
import type { Topic } from '../question/interpretation.ts';
import type { AnswerContext } from './answer-context.ts';
import { capital, clockText, dateText, listed, momentText, placeText, whenText, whereText } from './calendar.ts';
import type { FactBook } from './facts.ts';
import { holdsOf } from './values.ts';
import { type Decided, verdictSentence } from './yes-no.ts';

/** Days of which each is told; of a longer time the first and the last. */
const DAYS_TOLD = 7;

function datesOf({ zone, time }: AnswerContext): CivilDate[] {
  const first = civilDateAt(zone, time.fromMs);
  const last = civilDateAt(zone, time.toMs - 1);
  const dates = [first];
  for (let at = time.fromMs + DAY_MS; civilDateAt(zone, at) <= last && dates.length < DAYS_TOLD; at += DAY_MS) {
    dates.push(civilDateAt(zone, at));
  }
  return dates;
}

/** Sunrise, sunset, or the moon, on each day asked about. */
export function skySentences(
  topic: Extract<Topic, 'sunrise' | 'sunset' | 'moon'>,
  scene: AnswerContext,
  book: FactBook,
): string[] {
  const dates = datesOf(scene);
  // A night has the sunset and the moon of its first day, and the sunrise of its last.
  const told = scene.time.grain === 'hours' ? dates.slice(...(topic === 'sunrise' ? [-1] : [0, 1])) : dates;
  if (topic === 'moon') return told.map((date) => moonSentence(date, scene, book));
  const [only] = told;
  // Who names no day wants the next one too, when that of today is over.
  const { time, nowMs, place } = scene;
  const sun = sunDay(civilDay(place.tzId, only), place.lat, place.lon);
  const atMs = topic === 'sunrise' ? sun.sunriseMs : sun.sunsetMs;
  const isOver = time.text === null && time.era === 'coming' && told.length === 1 && atMs !== null && atMs < nowMs;
  return (isOver ? [only, addDays(only, 1)] : told).map((date) => sunSentence(topic, date, scene, book));
}

/** A lunation is 29.5 days long on average, and never 31. */
const MAX_LUNATION_DAYS = 31;
const PHASES_AWAITED: readonly MoonPhaseName[] = ['Full Moon', 'New Moon'];

/** "When is the next full moon", "the last": the nearest days of the two phases that are asked after, in their order. */
export function moonPhaseSentence(scene: AnswerContext, book: FactBook): string {
  const { place, time, zone } = scene;
  const first = civilDateAt(zone, time.fromMs);
  const past = time.era === 'past';
  const phases = Array.from({ length: MAX_LUNATION_DAYS }, (_, ahead) => {
    const date = addDays(first, past ? -ahead : ahead);
    return { date, phase: moonDay(civilDay(place.tzId, date), place.lat, place.lon).phase };
  });
  const found = PHASES_AWAITED.flatMap((name) => phases.find(({ phase }) => phase === name) ?? []);
  const named = found
    .toSorted((a, b) => (a.date < b.date ? -1 : 1))
    .map(
      ({ date, phase }) =>
        `the ${past ? 'last' : 'next'} ${phase.toLowerCase()} ${past ? 'was' : 'is'} on ${book.name(dateText(date, scene))}`,
    );
  return `${capital(whereText(scene, book))}, ${listed(named)}.`;
}

function sunSentence(topic: 'sunrise' | 'sunset', date: CivilDate, scene: AnswerContext, book: FactBook): string {
  const { place, time } = scene;
  const sun = sunDay(civilDay(place.tzId, date), place.lat, place.lon);
  const atMs = topic === 'sunrise' ? sun.sunriseMs : sun.sunsetMs;
  const around = `${whereText(scene, book)} on ${book.name(dateText(date, scene))}`;
  if (atMs === null) {
    const why = sun.alwaysUp ? ': the sun stays up all day' : sun.alwaysDown ? ': the sun stays down all day' : '';
    return `There is no ${topic} ${around}${why}.`;
  }
  const past = time.era === 'past' || atMs < scene.nowMs;
  return `${capital(topic)} ${around} ${past ? 'was' : 'is'} at ${book.name(clockText(atMs, scene))}.`;
}

function moonSentence(date: CivilDate, scene: AnswerContext, book: FactBook): string {
  const { place } = scene;
  const moon = moonDay(civilDay(place.tzId, date), place.lat, place.lon);
  const lit = book.say('moon illumination', moon.illuminationPct, 'percent', holdsOf(scene, book));
  const event = (name: string, atMs: number | null) =>
    atMs === null ? `does not ${name}` : `${name}s at ${book.name(clockText(atMs, scene))}`;
  return `The moon ${whereText(scene, book)} on ${book.name(dateText(date, scene))} is a ${moon.phase.toLowerCase()}, ${lit} lit; it ${event('rise', moon.moonriseMs)} and ${event('set', moon.moonsetMs)}.`;
}

/** Names of the six EPA categories. */
const EPA_CATEGORIES = [
  'good',
  'moderate',
  'unhealthy for sensitive groups',
  'unhealthy',
  'very unhealthy',
  'hazardous',
];

/** Good air is a yes, moderate a maybe (EPA: acceptable, with a concern for a few). */
const EPA_VERDICTS: readonly Verdict[] = ['yes', 'maybe'];

export interface AirAnswer {
  /** Whether the air is good; null where it is not known. */
  readonly verdict: Verdict | null;
  readonly sentences: readonly string[];
}

/** The US Air Quality Index of the hour, or of the running one, with its category and the pollutant that makes it. */
export function airAnswer(scene: AnswerContext, book: FactBook): AirAnswer {
  const unknown = (why: string): AirAnswer => ({
    verdict: null,
    sentences: [`The air quality ${around} is not known: ${why}.`],
  });
  const around = `${whereText(scene, book)} ${whenText(scene, book)}`;
  if (scene.air === null) return unknown(scene.airMissing ?? 'no source has it');
  const atMs = Math.max(scene.time.fromMs, Math.min(scene.nowMs, scene.time.toMs - 1));
  const now = airAt(scene.air, atMs);
  if (now === null || Number.isNaN(now.usAqi)) {
    return unknown('the source does not reach there');
  }
  const clock = momentText(now.startMs, scene, book);
  const holds = { place: placeText(scene, book), when: clock };
  const category = EPA_CATEGORIES[now.usEpaIndex - 1] ?? 'not known';
  const index = book.say('US Air Quality Index', now.usAqi, 'index', holds);
  const pollutant =
    now.dominantPollutant === null ? '' : `, made by ${book.name(POLLUTANT_NAMES[now.dominantPollutant])}`;
  const verdict = EPA_VERDICTS[now.usEpaIndex - 1] ?? 'no';
  const sentences = [`The air ${around} is ${category}: US Air Quality Index ${index}${pollutant}, at ${clock}.`];
  if (!Number.isNaN(now.gbDefraIndex)) {
    sentences.push(
      `The UK Daily Air Quality Index is ${book.say('UK Daily Air Quality Index', now.gbDefraIndex, 'index', holds)} of ${book.say('highest UK index', 10, 'index', holds)}.`,
    );
  }
  return { verdict, sentences };
}

const POLLUTANT_NAMES: Readonly<Record<Pollutant, string>> = {
  pm2_5: 'fine particles (PM2.5)',
  pm10: 'particles (PM10)',
  o3: 'ozone',
  no2: 'nitrogen dioxide',
  so2: 'sulphur dioxide',
  co: 'carbon monoxide',
};

export function pollenSentence(scene: AnswerContext, book: FactBook): string {
  return `Pollen ${whereText(scene, book)} ${whenText(scene, book)} is not known: this service has no source of pollen.`;
}

/** Alerts in force or to come within the time: whether there are any. */
export function alertsVerdict(scene: AnswerContext, negated: boolean, book: FactBook): Decided | null {
  const { alerts } = scene;
  if (alerts === null) return null;
  const around = `${whereText(scene, book)} ${whenText(scene, book)}`;
  const found = alertsWithin(scene);
  if (found.length === 0 && alerts.coverage !== 'covered') {
    const why = alerts.coverage === 'none' ? 'no source warns there' : 'a source could not be asked';
    return { verdict: null, sentence: `Whether there are official warnings ${around} is not known: ${why}.` };
  }
  const verdict = found.length > 0 === !negated ? 'yes' : 'no';
  if (found.length === 0)
    return { verdict, sentence: verdictSentence(verdict, `no official warning is in force ${around}`) };
  const count = book.say('official warnings', found.length, 'count', holdsOf(scene, book));
  const noun = found.length === 1 ? 'official warning is' : 'official warnings are';
  return { verdict, sentence: verdictSentence(verdict, `${count} ${noun} in force or to come ${around}`) };
}

export function alertsWithin({ alerts, time }: AnswerContext): WeatherAlert[] {
  const all = alerts === null ? [] : [...alerts.alerts, ...alerts.byName];
  return all.filter(({ onsetMs, expiresMs }) => onsetMs < time.toMs && expiresMs > time.fromMs);
}

const ALERTS_QUOTED = 3;

/** The words of the agency, as issued, with who issued them and until when they hold. */
export function alertQuotes(scene: AnswerContext, book: FactBook): string[] {
  return alertsWithin(scene)
    .slice(0, ALERTS_QUOTED)
    .map(({ headline, source, expiresMs, web }) => {
      const until = book.name(
        `${clockText(expiresMs, scene)} on ${dateText(civilDateAt(scene.zone, expiresMs), scene)}`,
      );
      const link = web === null ? '' : ` (${book.name(web)})`;
      return `${book.name(source)}: “${book.name(headline)}”, until ${until}${link}.`;
    });
}
