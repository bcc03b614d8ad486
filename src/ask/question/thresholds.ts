/** Limits in a question: "below freezing", "over 20 mph", "more than an inch". A bare number has the place's usual unit. */
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

export interface ThresholdSpan extends Span {
  readonly threshold: Threshold;
}

/** The limit that a question names, for a place in a country; null where it names none. */
export function thresholdIn(plain: string, topics: readonly Topic[], countryCode: string): ThresholdSpan | null {
  const compared = COMPARED.exec(plain);
  if (compared !== null) {
    const [text, above, atLeast, below, , number, unit, more] = compared;
    const side =
      below !== undefined ? 'below' : above !== undefined ? 'above' : atLeast !== undefined ? 'at-least' : 'at-most';
    const comparison = more === undefined ? side : /less|below/.test(more) ? 'at-most' : 'at-least';
    const isLength = unit === undefined && /^an?$/.test(number);
    if (!isLength) return thresholdSpan(text, compared.index, comparison, number, unit, topics, countryCode);
  }
  const orMore = OR_MORE.exec(plain);
  if (orMore !== null) {
    const comparison = /less|below|lower/.test(orMore[3]) ? 'at-most' : 'at-least';
    return thresholdSpan(orMore[0], orMore.index, comparison, orMore[1], orMore[2], topics, countryCode);
  }
  FREEZING.lastIndex = 0;
  const freezing = FREEZING.exec(plain);
  if (freezing === null) return null;
  const [text, side] = freezing;
  const comparison = side === undefined || side === 'at' ? 'at-most' : /above|over/.test(side) ? 'above' : 'below';
  const threshold: Threshold = {
    topic: 'temperature',
    comparison,
    value: 0,
    unit: 'celsius',
    text: text.trim(),
    asked: { value: 0, unit: '°C' },
  };
  return { start: freezing.index, end: freezing.index + text.length, threshold };
}

function thresholdSpan(
  text: string,
  start: number,
  comparison: Threshold['comparison'],
  number: string,
  unitText: string | undefined,
  topics: readonly Topic[],
  countryCode: string,
): ThresholdSpan | null {
  const value = number.startsWith('minus ')
    ? -numberOf(number.slice('minus '.length))
    : Number.isNaN(Number(number))
      ? numberOf(number)
      : Number(number);
  const meant = meaning(unitText, topics, countryCode);
  if (meant === null) return null;
  const { topic, unit, shown, convert } = meant;
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

interface UnitMeaning {
  readonly topic: Topic;
  readonly unit: ThresholdUnit;
  readonly shown: string;
  readonly convert: (value: number) => number;
}

const same = (value: number): number => value;
const fromFahrenheit = (value: number): number => ((value - 32) * 5) / 9;
const times =
  (factor: number) =>
  (value: number): number =>
    value * factor;

/** What a unit measures; without one the topic and the country decide. */
function meaning(unit: string | undefined, topics: readonly Topic[], countryCode: string): UnitMeaning | null {
  const has = (...wanted: readonly Topic[]): Topic | undefined => wanted.find((topic) => topics.includes(topic));
  const warmth = has('feels-like') ?? 'temperature';
  const fahrenheit: UnitMeaning = { topic: warmth, unit: 'celsius', shown: '°F', convert: fromFahrenheit };
  const celsius: UnitMeaning = { topic: warmth, unit: 'celsius', shown: '°C', convert: same };
  const degrees = FAHRENHEIT_COUNTRIES.has(countryCode) ? fahrenheit : celsius;
  const blow = has('gusts', 'wind') ?? 'wind';
  const speed = (shown: string, factor: number): UnitMeaning => ({
    topic: blow,
    unit: 'kmh',
    shown,
    convert: times(factor),
  });
  const fall = (shown: string, mm: number): UnitMeaning =>
    has('snow') === undefined
      ? { topic: 'rain', unit: 'mm', shown, convert: times(mm) }
      : { topic: 'snow', unit: 'cm', shown, convert: times(mm / 10) };
  const sight = (shown: string, km: number): UnitMeaning => ({ topic: 'fog', unit: 'km', shown, convert: times(km) });
  if (unit === undefined) {
    const index = has('uv', 'air-quality', 'pollen');
    if (index !== undefined) return { topic: index, unit: 'index', shown: '', convert: same };
    if (has('gusts', 'wind') !== undefined)
      return MPH_COUNTRIES.has(countryCode) ? speed('mph', 1.609344) : speed('km/h', 1);
    if (has('humidity') !== undefined) return { topic: 'humidity', unit: 'percent', shown: '%', convert: same };
    if (has('pressure') !== undefined) return { topic: 'pressure', unit: 'hPa', shown: 'hPa', convert: same };
    const isFall = has('rain', 'snow') !== undefined;
    return isFall ? null : degrees;
  }
  if (/fahrenheit|f$/.test(unit)) return fahrenheit;
  if (/celsius|centigrade|^c$|(?:°|º|deg|degrees?) ?c$/.test(unit)) return celsius;
  if (/^(?:deg|°|º)/.test(unit)) return degrees;
  if (/mph|miles? (?:per|an)/.test(unit)) return speed('mph', 1.609344);
  if (/km\/h|kph|kmh|kmph|per hour|an hour/.test(unit)) return speed('km/h', 1);
  if (/m\/s|per second/.test(unit)) return speed('m/s', 3.6);
  if (/^k(?:no)?ts?$|^knots?$/.test(unit)) return speed('knots', 1.852);
  if (/^mm|^millim/.test(unit)) return fall('mm', 1);
  if (/^cm|^centim/.test(unit)) return fall('cm', 10);
  if (/^in(?:ch(?:es)?)?$/.test(unit)) return fall('in', 25.4);
  if (/%|percent|per cent/.test(unit)) {
    return { topic: has('humidity', 'cloud', 'rain', 'snow') ?? 'rain', unit: 'percent', shown: '%', convert: same };
  }
  if (/hpa|mb|millibar/.test(unit)) return { topic: 'pressure', unit: 'hPa', shown: 'hPa', convert: same };
  if (unit === 'inhg') return { topic: 'pressure', unit: 'hPa', shown: 'inHg', convert: times(33.8639) };
  return /^mile/.test(unit) ? sight('miles', 1.609344) : sight('km', 1);
}
