/** Interpretations made by hand, and a parser that knows only a few questions. */

import type { AskEngine } from '../../src/ask/engine.ts';
import type {
  FallbackPlace,
  Interpretation,
  ParseResult,
  RequestedTime,
  Subject,
} from '../../src/ask/question/interpretation.ts';
import { BUILT_IN } from '../../src/decision/activities.ts';
import type { Place } from '../../src/place/place.ts';
import { openPlaces, type Places } from '../../src/place/places.ts';
import { addDays, type CivilDate, civilDateAt, civilDay, offsetTable } from '../../src/time/civil.ts';
import { HOUR_MS } from '../../src/time/units.ts';

export const places: Places = await openPlaces({ defaultCountry: null, defaultPlace: null, lookUpIp: null });

export function placeNamed(text: string): Place {
  const found = places.resolve(text);
  if (found.kind !== 'found') throw new Error(`${text}: ${found.kind}`);
  return found.place;
}

/** From a local hour of the day so many days after today, for so many hours. */
export function time(place: Place, nowMs: number, more: Partial<TimeOptions> = {}): RequestedTime {
  const { days = 0, length = 1, from = 0, hours, ...rest } = more;
  const today = civilDateAt(offsetTable(place.tzId, nowMs, nowMs), nowMs);
  const first = addDays(today, days);
  const startMs = civilDay(place.tzId, first).startMs + from * HOUR_MS;
  const endMs = hours === undefined ? civilDay(place.tzId, addDays(first, length)).startMs : startMs + hours * HOUR_MS;
  const grain = hours !== undefined ? 'hours' : length > 1 ? 'days' : 'day';
  return { text: 'then', fromMs: startMs, toMs: endMs, grain, era: days < 0 ? 'past' : 'coming', ...rest };
}

interface TimeOptions extends RequestedTime {
  readonly days: number;
  readonly length: number;
  readonly from: number;
  readonly hours: number;
}

export function subject(place: Place, times: readonly RequestedTime[], more: Partial<Subject> = {}): Subject {
  return { place, text: place.name, source: 'question', others: [], rivals: [], times, ...more };
}

export function interpretationOf(subjects: readonly Subject[], more: Partial<Interpretation> = {}): Interpretation {
  return {
    subjects,
    topics: ['general'],
    form: 'value',
    asksWhether: false,
    activity: null,
    garment: null,
    uncovered: null,
    asksSafety: false,
    threshold: null,
    panelsKw: null,
    unitsAsked: {},
    lengthHours: null,
    days: null,
    extreme: null,
    negated: false,
    blamed: null,
    confidence: 0.9,
    stated: [],
    unexplained: [],
    language: 'en',
    ...more,
  };
}

export function activityIds(): string[] {
  return BUILT_IN.profiles.map(({ id }) => id);
}

/**
 * Reads "rain in PLACE", "rain" and "weather": whether it rains there tomorrow, or what the weather is. Places are found as
 * every operation finds them.
 */
export const testReader: Awaited<ReturnType<AskEngine['parser']>> = {
  parse(question, { nowMs, fallbacks }): ParseResult {
    if (/poem/.test(question)) return { kind: 'not-about-weather', why: 'other' };
    if (/wetter/i.test(question)) return { kind: 'language-unsupported', language: 'de' };
    const named = / in (.+?)\??$/.exec(question)?.[1];
    const mention: FallbackPlace | { text: string; source: 'question' } | undefined =
      named === undefined ? fallbacks[0] : { text: named, source: 'question' };
    if (mention === undefined) return { kind: 'place-required' };
    const found = places.resolve(mention.text);
    if (found.kind !== 'found') {
      const { message } = found;
      const suggestions = 'suggestions' in found ? found.suggestions : [];
      return { kind: 'place-unknown', text: mention.text, source: mention.source, message, suggestions };
    }
    const { place } = found;
    const rain = /rain/.test(question);
    const tomorrow: CivilDate = addDays(civilDateAt(offsetTable(place.tzId, nowMs, nowMs), nowMs), 1);
    const day = civilDay(place.tzId, tomorrow);
    const when: RequestedTime = { text: 'tomorrow', fromMs: day.startMs, toMs: day.endMs, grain: 'day', era: 'coming' };
    const who = subject(place, [when], { text: named ?? null, source: mention.source });
    const form = rain ? 'yes-no' : 'value';
    return {
      kind: 'interpreted',
      interpretation: interpretationOf([who], { topics: [rain ? 'rain' : 'general'], form }),
    };
  },
};

/** Opens `testReader`. */
export const testParser: AskEngine['parser'] = async () => testReader;
