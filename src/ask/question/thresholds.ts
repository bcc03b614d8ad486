/** Limits in a question: "below freezing", "over 20 mph", "more than an inch". A number without a unit has the usual unit of the country. */
import {
  fahrenheitToCelsius,
  HPA_PER_INHG,
  KM_PER_MILE,
  KM_PER_NAUTICAL_MILE,
  KMH_PER_MS,
  MM_PER_INCH,
} from '../../units/factors.ts';
import type { Threshold, ThresholdUnit, Topic } from './interpretation.ts';
import type { Span } from './text.ts';
import { wholeWords } from './text.ts';
import { NUMBER, numberOf } from './time/numbers.ts';

const ABOVE =
  'above|over|more than|greater than|exceeds?|exceeding|higher than|hotter than|warmer than|stronger than|faster than|past|top';
const AT_LEAST = 'at least|reach(?:es|ed)?|hit(?:s)?|get to|get up to|up to|no less than';
const BELOW =
  'below|under|less than|lower than|colder than|cooler than|fewer than|beneath|drops? below|drops? under|fall below';
const AT_MOST = 'at most|drops? to|down to|no more than|get down to';
const UNIT =
  '(?:degrees?|deg|°|º) ?(?:c|f|celsius|fahrenheit|centigrade)?|celsius|centigrade|fahrenheit|c|f|mph|miles? (?:per|an) hour|km/h|kph|kmh|kmph|k?m per hour|kilomet(?:re|er)s? (?:per|an) hour|m/s|met(?:re|er)s per second|knots?|kts?|mm|millimet(?:re|er)s?|cm|centimet(?:re|er)s?|inch(?:es)?|in(?= of| rain| snow|$)|%|percent|per cent|hpa|mb|mbar|millibars?|inhg|km|kilomet(?:re|er)s?|miles?';

const COMPARED = new RegExp(
  `(?<![\\p{L}])(?:(${ABOVE})|(${AT_LEAST})|(${BELOW})|(${AT_MOST})) (?:an? (?:uv )?index of |of )?(-?\\d+(?:\\.\\d+)?|minus ${NUMBER}|${NUMBER})(?: ?(${UNIT})(?![\\p{L}]))?( or (?:more|above|higher|less|below))?`,
  'u',
);
const OR_MORE = new RegExp(
  `(?<![\\p{L}\\d.])(-?\\d+(?:\\.\\d+)?) ?(${UNIT})? or (more|above|higher|less|below|lower)`,
  'u',
);
const FREEZING = wholeWords(
  '(below|under|sub|above|over|at)?[ -]?(?:freezing|zero)(?: point)?(?! (?:rain|drizzle|fog))',
);

const MPH_COUNTRIES = new Set(['US', 'GB', 'PR', 'GU', 'VI', 'LR', 'MM', 'BS', 'BZ', 'KY', 'PW']);
const FAHRENHEIT_COUNTRIES = new Set(['US', 'PR', 'GU', 'VI', 'AS', 'MP', 'BS', 'BZ', 'KY', 'PW', 'LR', 'FM', 'MH']);

interface ThresholdSpan extends Span {
  readonly threshold: Threshold;
}

/** A limit as it is written, before its unit is resolved. */
interface WrittenLimit {
  readonly text: string;
  readonly start: number;
  readonly comparison: Threshold['comparison'];
  readonly number: string;
  readonly unit: string | undefined;
}

/** The limit that a question names, for a place in a country; null where it names none. */
export function thresholdIn(plain: string, topics: readonly Topic[], countryCode: string): ThresholdSpan | null {
  const limit = comparedLimit(plain) ?? orMoreLimit(plain);
  return limit === null ? freezingIn(plain) : thresholdOf(limit, topics, countryCode);
}

/** "over 20 mph", "at least 5 mm"; "more than an inch" without a unit word is no limit. */
function comparedLimit(plain: string): WrittenLimit | null {
  const match = COMPARED.exec(plain);
  if (match === null) return null;
  const [text, above, atLeast, below, , number, unit, more] = match;
  if (unit === undefined && /^an?$/.test(number)) return null;
  const side =
    below !== undefined ? 'below' : above !== undefined ? 'above' : atLeast !== undefined ? 'at-least' : 'at-most';
  const comparison = more === undefined ? side : /less|below/.test(more) ? 'at-most' : 'at-least';
  return { text, start: match.index, comparison, number, unit };
}

/** "30 degrees or more" */
function orMoreLimit(plain: string): WrittenLimit | null {
  const match = OR_MORE.exec(plain);
  if (match === null) return null;
  const [text, number, unit, direction] = match;
  const comparison = /less|below|lower/.test(direction) ? 'at-most' : 'at-least';
  return { text, start: match.index, comparison, number, unit };
}

/** "below freezing" */
function freezingIn(plain: string): ThresholdSpan | null {
  FREEZING.lastIndex = 0;
  const match = FREEZING.exec(plain);
  if (match === null) return null;
  const [text, side] = match;
  const comparison = side === undefined || side === 'at' ? 'at-most' : /above|over/.test(side) ? 'above' : 'below';
  const threshold: Threshold = {
    topic: 'temperature',
    comparison,
    value: 0,
    unit: 'celsius',
    text: text.trim(),
    asked: { value: 0, unit: '°C' },
  };
  return { start: match.index, end: match.index + text.length, threshold };
}

function thresholdOf(
  { text, start, comparison, number, unit: written }: WrittenLimit,
  topics: readonly Topic[],
  countryCode: string,
): ThresholdSpan | null {
  const value = numericValue(number);
  const meaning = written === undefined ? bareMeaning(topics, countryCode) : unitMeaning(written, topics, countryCode);
  if (meaning === null) return null;
  const { topic, unit, shown, convert } = meaning;
  const threshold: Threshold = {
    topic,
    comparison,
    value: convert(value),
    unit,
    text: text.trim(),
    asked: { value, unit: shown },
  };
  return { start, end: start + text.length, threshold };
}

function numericValue(number: string): number {
  if (number.startsWith('minus ')) return -numberOf(number.slice('minus '.length));
  const value = Number(number);
  return Number.isNaN(value) ? numberOf(number) : value;
}

/** The first of the wanted topics that the question names. */
function firstOf(topics: readonly Topic[], ...wanted: readonly Topic[]): Topic | undefined {
  return wanted.find((topic) => topics.includes(topic));
}

interface UnitMeaning {
  readonly topic: Topic;
  readonly unit: ThresholdUnit;
  readonly shown: string;
  readonly convert: (value: number) => number;
}

const same = (value: number): number => value;
const times =
  (factor: number) =>
  (value: number): number =>
    value * factor;

function fahrenheit(topics: readonly Topic[]): UnitMeaning {
  return { topic: warmth(topics), unit: 'celsius', shown: '°F', convert: fahrenheitToCelsius };
}

function celsius(topics: readonly Topic[]): UnitMeaning {
  return { topic: warmth(topics), unit: 'celsius', shown: '°C', convert: same };
}

function warmth(topics: readonly Topic[]): Topic {
  return firstOf(topics, 'feels-like') ?? 'temperature';
}

/** The usual scale of the country. */
function degrees(topics: readonly Topic[], countryCode: string): UnitMeaning {
  return FAHRENHEIT_COUNTRIES.has(countryCode) ? fahrenheit(topics) : celsius(topics);
}

function speedIn(topics: readonly Topic[]) {
  const topic = firstOf(topics, 'gusts', 'wind') ?? 'wind';
  return (shown: string, factor: number): UnitMeaning => ({ topic, unit: 'kmh', shown, convert: times(factor) });
}

/** Depth of rain, or of snow where the question is about snow. */
function fallIn(topics: readonly Topic[]) {
  return (shown: string, mm: number): UnitMeaning =>
    topics.includes('snow')
      ? { topic: 'snow', unit: 'cm', shown, convert: times(mm / 10) }
      : { topic: 'rain', unit: 'mm', shown, convert: times(mm) };
}

function sight(shown: string, km: number): UnitMeaning {
  return { topic: 'fog', unit: 'km', shown, convert: times(km) };
}

/** What a number without a unit measures, by the topics and the country; null for rain and snow, whose units vary. */
function bareMeaning(topics: readonly Topic[], countryCode: string): UnitMeaning | null {
  const has = (...wanted: readonly Topic[]): Topic | undefined => firstOf(topics, ...wanted);
  const speed = speedIn(topics);
  const index = has('uv', 'air-quality', 'pollen');
  if (index !== undefined) return { topic: index, unit: 'index', shown: '', convert: same };
  if (has('gusts', 'wind') !== undefined)
    return MPH_COUNTRIES.has(countryCode) ? speed('mph', KM_PER_MILE) : speed('km/h', 1);
  if (has('humidity') !== undefined) return { topic: 'humidity', unit: 'percent', shown: '%', convert: same };
  if (has('pressure') !== undefined) return { topic: 'pressure', unit: 'hPa', shown: 'hPa', convert: same };
  const isFall = has('rain', 'snow') !== undefined;
  return isFall ? null : degrees(topics, countryCode);
}

/** What a number with a unit measures. */
function unitMeaning(unit: string, topics: readonly Topic[], countryCode: string): UnitMeaning {
  const speed = speedIn(topics);
  const fall = fallIn(topics);
  if (/fahrenheit|f$/.test(unit)) return fahrenheit(topics);
  if (/celsius|centigrade|^c$|(?:°|º|deg|degrees?) ?c$/.test(unit)) return celsius(topics);
  if (/^(?:deg|°|º)/.test(unit)) return degrees(topics, countryCode);
  if (/mph|miles? (?:per|an)/.test(unit)) return speed('mph', KM_PER_MILE);
  if (/km\/h|kph|kmh|kmph|per hour|an hour/.test(unit)) return speed('km/h', 1);
  if (/m\/s|per second/.test(unit)) return speed('m/s', KMH_PER_MS);
  if (/^k(?:no)?ts?$|^knots?$/.test(unit)) return speed('knots', KM_PER_NAUTICAL_MILE);
  if (/^mm|^millim/.test(unit)) return fall('mm', 1);
  if (/^cm|^centim/.test(unit)) return fall('cm', 10);
  if (/^in(?:ch(?:es)?)?$/.test(unit)) return fall('in', MM_PER_INCH);
  if (/%|percent|per cent/.test(unit)) {
    return {
      topic: firstOf(topics, 'humidity', 'cloud', 'rain', 'snow') ?? 'rain',
      unit: 'percent',
      shown: '%',
      convert: same,
    };
  }
  if (/hpa|mb|millibar/.test(unit)) return { topic: 'pressure', unit: 'hPa', shown: 'hPa', convert: same };
  if (unit === 'inhg') return { topic: 'pressure', unit: 'hPa', shown: 'inHg', convert: times(HPA_PER_INHG) };
  return /^mile/.test(unit) ? sight('miles', KM_PER_MILE) : sight('km', 1);
}
