/** Whether something happens: yes, maybe or no by the bands or a threshold, and its sentence. */

import { jointChance } from '../../decision/rain.ts';
import type { FactUnit, YesNo } from '../phrasing.ts';
import type { Threshold, Topic } from '../question/interpretation.ts';
import { type AnswerContext, normalsOfDay, type Tone, toneOf } from './answer-context.ts';
import { BANDS, judgeBand, negate, strongest, THRESHOLD_MARGIN } from './bands.ts';
import { momentText, whenText, whereText } from './calendar.ts';
import type { FactBook } from './facts.ts';
import { highest, lowest, type SeriesName, seriesMean, seriesOf, seriesTotal } from './hours.ts';
import { INVERTED, isMeasured, type MeasuredTopic, type Summary, TOPIC_MEASURES } from './topic-measures.ts';
import { factScopeOf } from './values.ts';

/** Codes of fog, and of rain that freezes (WMO 4677). */
const FOG = new Set([45, 48]);
const FREEZING = new Set([56, 57, 66, 67]);

/** Whether the topic happens within the context; null when nothing is known, or for a topic that is no event. */
export function happens(
  topic: MeasuredTopic,
  context: AnswerContext,
  extreme: 'most' | 'least' | null = null,
): YesNo | null {
  const most = (name: SeriesName) => highest(seriesOf(context, name))?.value ?? Number.NaN;
  const least = (name: SeriesName) => lowest(seriesOf(context, name))?.value ?? Number.NaN;
  const total = (name: SeriesName) => seriesTotal(seriesOf(context, name));
  const mean = (name: SeriesName) => seriesMean(seriesOf(context, name));
  const normals = normalsOfDay(context);
  const areMeans = context.weather?.usualRange !== undefined;
  // Rain comes in spells, so that its hours do not add up as if each were another day.
  const anyPct = (name: SeriesName) => {
    const chances = seriesOf(context, name).values.map((pct) => pct / 100);
    return chances.some(Number.isNaN) ? Number.NaN : 100 * jointChance(chances, 0, chances.length);
  };
  switch (topic) {
    case 'rain':
      // For normals the share of wet days counts, not the mean amount.
      if (normals !== null) return judgeBand(Math.round(normals.rainPct), BANDS.rainPct);
      // A mean amount falls on few of the days: how often any falls decides.
      if (areMeans) return judgeBand(Math.round(anyPct('rainPct')), BANDS.rainPct);
      return strongest(judgeBand(total('rainMm'), BANDS.rainMm), judgeBand(Math.round(most('rainPct')), BANDS.rainPct));
    case 'snow':
      if (normals !== null) return judgeBand(Math.round(normals.snowPct), BANDS.snowPct);
      if (areMeans) return judgeBand(Math.round(anyPct('snowPct')), BANDS.snowPct);
      return strongest(
        judgeBand(total('snowfallCm'), BANDS.snowCm),
        judgeBand(Math.round(most('snowPct')), BANDS.snowPct),
      );
    case 'ice':
      return hasCode(context, FREEZING) === 'yes' ? 'yes' : judgeBand(least('temperatureC'), BANDS.frostC);
    case 'thunder':
      return strongest(judgeBand(total('thunderHours'), BANDS.thunderHours), judgeBand(most('capeJkg'), BANDS.capeJkg));
    case 'fog':
      return strongest(hasCode(context, FOG), judgeBand(least('visibilityKm'), BANDS.visibilityKm));
    case 'wind':
      return judgeBand(most('windKmh'), BANDS.windKmh);
    case 'gusts':
      return judgeBand(most('gustKmh'), BANDS.gustKmh);
    case 'cloud':
      return judgeBand(mean('cloudPct'), BANDS.cloudPct);
    case 'sun':
      return judgeBand(mean('daylightCloudPct'), BANDS.daylightCloudPct);
    case 'humidity':
      return judgeBand(most('dewPointC'), BANDS.dewPointC);
    case 'uv':
      return judgeBand(most('uvIndex'), BANDS.uvIndex);
    case 'temperature':
    case 'feels-like': {
      if (extreme === null) return null;
      const { series } = TOPIC_MEASURES[topic];
      return extreme === 'most' ? judgeBand(most(series), BANDS.hotC) : judgeBand(least(series), BANDS.coldC);
    }
    case 'snow-depth':
      return judgeBand(most('snowDepthCm'), BANDS.snowDepthCm);
    default:
      return null;
  }
}

function hasCode(context: AnswerContext, codes: ReadonlySet<number>): YesNo | null {
  const known = seriesOf(context, 'weatherCode').values.filter((code) => !Number.isNaN(code));
  if (known.length === 0) return null;
  return known.some((code) => codes.has(code)) ? 'yes' : 'no';
}

type Phrases = Readonly<Record<YesNo, string>>;
type EventTone = 'coming' | 'past' | 'typical';

/** The clauses for the present, where they differ from those for the future. */
const NOW_PHRASES: Readonly<Partial<Record<Topic, Readonly<Record<YesNo, string>>>>> = {
  rain: { yes: 'rain is likely', maybe: 'rain is possible', no: 'it is dry' },
  wind: { yes: 'it is windy', maybe: 'it is breezy', no: 'it is not windy' },
  cloud: { yes: 'it is cloudy', maybe: 'it is partly cloudy', no: 'the sky is mostly clear' },
  sun: { yes: 'it is mostly sunny', maybe: 'there is some sun', no: 'there is little sun' },
  humidity: { yes: 'it is humid', maybe: 'it is rather humid', no: 'it is not humid' },
};
const HOT_NOW: Phrases = { yes: 'it is hot', maybe: 'it is warm', no: 'it is not hot' };
const COLD_NOW: Phrases = { yes: 'it is cold', maybe: 'it is cool', no: 'it is not cold' };

const phrases = (yes: string, maybe: string, no: string): Phrases => ({ yes, maybe, no });

/** The clauses before the place and the time. */
const PHRASES: Readonly<Partial<Record<Topic, Readonly<Record<EventTone, Phrases>>>>> = {
  rain: {
    coming: phrases('rain is likely', 'rain is possible', 'it should stay dry'),
    past: phrases('it rained', 'there was hardly any rain', 'it stayed dry'),
    typical: phrases('rain is usual', 'some rain is usual', 'it is typically dry'),
  },
  snow: {
    coming: phrases('snow is likely', 'snow is possible', 'snow is not expected'),
    past: phrases('it snowed', 'there was hardly any snow', 'it did not snow'),
    typical: phrases('snow is usual', 'some snow is usual', 'snow is not usual'),
  },
  ice: {
    coming: phrases('frost or ice is likely', 'ground frost is possible', 'frost is not expected'),
    past: phrases('there was frost or ice', 'ground frost was possible', 'there was no frost'),
    typical: phrases('frost is usual', 'ground frost is usual', 'frost is not usual'),
  },
  wind: {
    coming: phrases('it will be windy', 'it will be breezy', 'it will not be windy'),
    past: phrases('it was windy', 'it was breezy', 'it was not windy'),
    typical: phrases('it is typically windy', 'it is typically breezy', 'it is typically not windy'),
  },
  gusts: {
    coming: phrases('gusts of gale force are expected', 'strong gusts are possible', 'strong gusts are not expected'),
    past: phrases('there were gusts of gale force', 'there were strong gusts', 'there were no strong gusts'),
    typical: phrases('gusts of gale force are usual', 'strong gusts are usual', 'strong gusts are not usual'),
  },
  cloud: {
    coming: phrases('it will be cloudy', 'it will be partly cloudy', 'the sky will be mostly clear'),
    past: phrases('it was cloudy', 'it was partly cloudy', 'the sky was mostly clear'),
    typical: phrases('it is typically cloudy', 'it is typically partly cloudy', 'the sky is typically mostly clear'),
  },
  sun: {
    coming: phrases('it will be mostly sunny', 'there will be some sun', 'there will be little sun'),
    past: phrases('it was mostly sunny', 'there was some sun', 'there was little sun'),
    typical: phrases('it is typically mostly sunny', 'some sun is usual', 'there is typically little sun'),
  },
  fog: {
    coming: phrases('fog is expected', 'mist is possible', 'fog is not expected'),
    past: phrases('there was fog', 'there was mist', 'there was no fog'),
    typical: phrases('fog is usual', 'mist is usual', 'fog is not usual'),
  },
  thunder: {
    coming: phrases('thunderstorms are expected', 'a thunderstorm is possible', 'thunderstorms are not expected'),
    past: phrases('there were thunderstorms', 'a thunderstorm was possible', 'there was no thunderstorm'),
    typical: phrases('thunderstorms are usual', 'a thunderstorm is possible', 'thunderstorms are not usual'),
  },
  humidity: {
    coming: phrases('it will be humid', 'it will be a little humid', 'it will not be humid'),
    past: phrases('it was humid', 'it was a little humid', 'it was not humid'),
    typical: phrases('it is typically humid', 'it is typically a little humid', 'it is typically not humid'),
  },
  uv: {
    coming: phrases('UV will be high', 'UV will be moderate', 'UV will be low'),
    past: phrases('UV was high', 'UV was moderate', 'UV was low'),
    typical: phrases('UV is typically high', 'UV is typically moderate', 'UV is typically low'),
  },
};

const HOT: Readonly<Record<EventTone, Phrases>> = {
  coming: phrases('it will be hot', 'it will be warm', 'it will not be hot'),
  past: phrases('it was hot', 'it was warm', 'it was not hot'),
  typical: phrases('it is typically hot', 'it is typically warm', 'it is typically not hot'),
};
const COLD: Readonly<Record<EventTone, Phrases>> = {
  coming: phrases('it will be cold', 'it will be cool', 'it will not be cold'),
  past: phrases('it was cold', 'it was cool', 'it was not cold'),
  typical: phrases('it is typically cold', 'it is typically cool', 'it is typically not cold'),
};

const YES_NO_WORDS: Readonly<Record<YesNo, string>> = { yes: 'Yes', maybe: 'Maybe', no: 'No' };

/** "Yes, rain is likely in Leeds tomorrow." */
export function yesNoSentence(verdict: YesNo, clause: string): string {
  return `${YES_NO_WORDS[verdict]}, ${clause}.`;
}

export interface YesNoAnswer {
  readonly verdict: YesNo | null;
  readonly sentence: string;
}

/** Whether a topic happens; null when this is not known. */
export function yesNo(
  topic: MeasuredTopic,
  negated: boolean,
  extreme: 'most' | 'least' | null,
  context: AnswerContext,
  book: FactBook,
): YesNoAnswer | null {
  const event = happens(topic, context, extreme);
  const tone: Tone = toneOf(context);
  const eventTone: EventTone = tone === 'now' ? 'coming' : tone;
  const temperature = topic === 'temperature' || topic === 'feels-like';
  const table = temperature ? (extreme === 'most' ? HOT : COLD) : PHRASES[topic];
  if (event === null || table === undefined) return null;
  const whereWhen = `${whereText(context, book)} ${whenText(context, book)}`;
  const atOnce = temperature ? (extreme === 'most' ? HOT_NOW : COLD_NOW) : NOW_PHRASES[topic];
  const words = (tone === 'now' ? atOnce : undefined) ?? table[eventTone];
  const verdict = negated ? negate(event) : event;
  return { verdict, sentence: yesNoSentence(verdict, `${words[event]} ${whereWhen}`) };
}

/** Units of thresholds as callers write them; another unit is recorded as its metric one. */
const WRITTEN_UNITS: readonly (readonly [RegExp, FactUnit])[] = [
  [/^(°\s*)?f|fahrenheit/i, 'fahrenheit'],
  [/^(°\s*)?c|celsius/i, 'celsius'],
  [/mph|miles (an|per) hour/i, 'mph'],
  [/km\/?h|kph/i, 'kmh'],
  [/^mm|millimet/i, 'mm'],
  [/^cm|centimet/i, 'cm'],
  [/^in(ch|$)|"/i, 'in'],
  [/%|percent/i, 'percent'],
  [/inhg/i, 'inHg'],
  [/hpa|mb|millibar/i, 'hPa'],
  [/^km|kilomet/i, 'km'],
  [/^mi/i, 'miles'],
];

/** Whether a threshold is crossed, with the decisive value. */
export function thresholdAnswer(
  threshold: Threshold,
  negated: boolean,
  context: AnswerContext,
  book: FactBook,
): YesNoAnswer | null {
  const { topic, comparison, value, unit, asked, text } = threshold;
  if (!isMeasured(topic)) return null;
  const measure = TOPIC_MEASURES[topic];
  // "Less than 20 % chance of rain" is about the chance and not the amount.
  const chance = unit === 'percent' && (topic === 'rain' || topic === 'snow');
  const series = seriesOf(context, chance ? `${topic}Pct` : measure.series);
  const amount = measure.summary === 'total' && !chance;
  const useHighest = chance || highestDecides(measure.summary, comparison);
  const decisive = amount
    ? { value: seriesTotal(series), atMs: context.time.fromMs }
    : useHighest
      ? highest(series)
      : lowest(series);
  if (decisive === null || Number.isNaN(decisive.value)) return null;
  const verdict = crossing(threshold, decisive.value, context);
  const scope = factScopeOf(context, book);
  const askedUnit = WRITTEN_UNITS.find(([pattern]) => pattern.test(asked.unit))?.[1] ?? threshold.unit;
  book.addFact({ name: 'threshold', value: asked.value, unit: askedUnit, ...scope });
  book.addFact({ name: 'threshold', value, unit, ...scope });
  const atOnce = context.time.grain === 'now';
  const which = amount || atOnce ? '' : useHighest ? 'highest ' : 'lowest ';
  const name = chance ? `chance of ${topic}` : measure.name;
  const figure = book.value(`${which}${name}`, decisive.value, chance ? 'percent' : measure.quantity, scope);
  const at = amount || atOnce ? '' : ` at ${momentText(decisive.atMs, context, book)}`;
  const answer = negated ? negate(verdict) : verdict;
  const tone = toneOf(context);
  const verb = { now: 'is', coming: 'will be', past: 'was', typical: 'is typically' }[tone];
  const close = verdict === 'maybe' ? ', close to the limit' : '';
  const what = amount ? measure.subject.replace(/^[A-Z]/, (letter) => letter.toLowerCase()) : `the ${which}${name}`;
  const clause = `${what} ${whereText(context, book)} ${whenText(context, book)} ${verb} ${figure}${at} (asked: ${book.name(text)})${close}`;
  return { verdict: answer, sentence: yesNoSentence(answer, clause) };
}

/** Wind is below a limit when its strongest hour is; visibility is above one when its lowest hour is. */
function highestDecides(summary: Summary, comparison: Threshold['comparison']): boolean {
  if (summary === 'highest' || summary === 'lowest') return summary === 'highest';
  return comparison === 'above' || comparison === 'at-least';
}

/** A forecast close to a threshold gives "maybe"; the past is known. */
function crossing(threshold: Threshold, actual: number, context: AnswerContext): YesNo {
  const margin = context.time.era === 'past' ? 0 : (THRESHOLD_MARGIN[threshold.unit] ?? 0);
  const edges = [threshold.value, ...(threshold.upTo === null ? [] : [threshold.upTo])];
  if (edges.some((edge) => Math.abs(actual - edge) < margin)) return 'maybe';
  return crosses(threshold, actual) ? 'yes' : 'no';
}

export function crosses({ comparison, value, upTo }: Threshold, actual: number): boolean {
  switch (comparison) {
    case 'above':
      return actual > value;
    case 'at-least':
      return actual >= value && (upTo === null || actual <= upTo);
    case 'below':
      return actual < value;
    case 'at-most':
      return actual <= value;
  }
}

/** Whether the highest figure is wanted: more sun is less cloud. */
export function wantsHighest(topic: MeasuredTopic, extreme: 'most' | 'least' | null, negated: boolean): boolean {
  const most = (extreme ?? 'most') === 'most';
  return (INVERTED.has(topic) ? !most : most) !== negated;
}

export function superlative(topic: MeasuredTopic, highestWanted: boolean): string {
  const { more, less } = TOPIC_MEASURES[topic];
  return (highestWanted ? more : less)[1];
}
