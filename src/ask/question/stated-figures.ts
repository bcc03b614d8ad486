/**
 * Figures that a question brings along: "gusts 30", "aqi 145", "28 km/h and 12 % humidity". They are no limit that is asked
 * about; the answer sets its own figures against them. Other numbers ("2 kids", "a 9m ladder") only count something.
 */
import { BEAUFORT_KMH } from '../../physics/air.ts';
import { fahrenheitToCelsius } from '../../units/factors.ts';
import type { Topic } from './interpretation.ts';
import { matchesOf, overlap, type Span } from './text.ts';
import { NUMBER_WORDS } from './time/numbers.ts';
import { ANY_UNIT, unitOf } from './unit-words.ts';
import { WordPattern } from './word-pattern.ts';

export interface StatedFigure extends Span {
  readonly text: string;
  readonly topic: Topic;
  /** In the metric unit of the topic; null where its unit tells no such value. */
  readonly value: number | null;
}

const DEGREES = 'degrees?|deg|°|º';
const NUMBER = '(?:minus |negative |-)?\\d+(?:[.,]\\d+)?';
const BETWEEN =
  "(?: (?:is|are|was|were|of|at|to|around|about|only|up to|says|said|forecast|index|force|it's|be|reads?|got|hit|hits|" +
  'reached|touched|peaked|gusting|blowing))*';
const WITH_UNIT = new WordPattern(
  `(?<![\\p{L}\\d.,])(${NUMBER})(?: ?-? ?(${ANY_UNIT}|${DEGREES}))(?![\\p{L}\\d])`,
  'gu',
);
const NEXT_WORD = /^ (?:of |a )?(\p{L}+)/u;
/** "gusts 30", "aqi of 145", "force 5". */
const AFTER_NAME = new WordPattern(
  '(?<!\\p{L})(wind ?chill|heat index|gusts?|gusting|winds?|sw|aqi|uv|kp|humidity|pm2\\.5|bft|force|windkracht|' +
    `windst[aä]rke)${BETWEEN} (${NUMBER})(?! ?(?:-|to|till|until) ?\\d)` +
    `(?! ?(?:m|metres?|meters?|ft|feet)(?![\\p{L}/]))(?!\\s?(?:am|pm|o'clock)|:\\d|\\d|` +
    `[.,]\\d)(?: ?(${ANY_UNIT}|${DEGREES}))?(?![\\p{L}\\d])`,
  'gu',
);
/** "34 in the shade", "it's -30", "the thermometer reads 39": degrees without their sign. */
const BARE_DEGREES = new WordPattern(
  `(?<![\\p{L}\\d.,:])(?:(${NUMBER})(?= (?:in|under) the (?:shade|sun)\\b)|` +
    '(?<=\\b(?:thermometer|mercury|car|dash(?:board)?|gauge|sensor)(?: is| reads| reading| says| said| shows| at| showing| hit|' +
    ` hits)* )(${NUMBER})(?![\\p{L}\\d])|` +
    '(?<=\\bit\\W?s(?: been| already| about| over| been| like| still)* )(3\\d|4\\d|1[01]\\d)(?= (?:on|in|at|inside|outside|out|' +
    'here|already|all|' +
    'under|today)\\b| ?\\u0001)|' +
    `((?:minus |-)\\d{1,2})(?! ?(?:${ANY_UNIT}|am|pm)(?![\\p{L}]))(?![\\p{L}\\d-]))`,
  'gu',
);
/** "F5". */
const FORCE = /(?<![\p{L}\d°])f ?([4-9]|1[0-2])(?![\p{L}\d])/gu;
/** A bare temperature above this is one in Fahrenheit: no air is so hot in Celsius. */
const HOTTEST_C = 57;

const OF_NAME: Readonly<Record<string, Topic>> = {
  windchill: 'wind-chill',
  'wind chill': 'wind-chill',
  'heat index': 'heat-index',
  gust: 'gusts',
  gusts: 'gusts',
  gusting: 'gusts',
  aqi: 'air-quality',
  'pm2.5': 'air-quality',
  uv: 'uv',
  kp: 'kp',
  humidity: 'humidity',
};

/** The figures in a plain text without its places and times, in its order; none that overlaps a limit. */
export function statedFigures(rest: string, topics: readonly Topic[], taken: readonly Span[]): StatedFigure[] {
  const found: StatedFigure[] = [];
  const add = (figure: StatedFigure): void => {
    if (![...taken, ...found].some((span) => overlap(span, figure))) found.push(figure);
  };
  for (const { index, 0: text, 1: name, 2: number, 3: unit } of matchesOf(rest, AFTER_NAME)) {
    const topic = OF_NAME[name] ?? 'wind';
    const value = IS_FORCE.test(name) ? ofForce(numberOf(number)) : metricOf(number, unit ?? UNIT_LEFT_OUT[topic]);
    add({ start: index, end: index + text.length, text: text.trim(), topic, value });
  }
  for (const { index, 0: text, 1: number, 2: unit } of matchesOf(rest, WITH_UNIT)) {
    const next = NEXT_WORD.exec(rest.slice(index + text.length))?.[1];
    const topic = topicOfUnit(unit, next, topics);
    const value = metricOf(number, unit);
    if (topic !== null) add({ start: index, end: index + text.length, text: text.trim(), topic, value });
  }
  for (const { index, 0: text } of matchesOf(rest, BARE_DEGREES))
    add({ start: index, end: index + text.length, text: text.trim(), topic: 'temperature', value: metricOf(text, '') });
  for (const { index, 0: text, 1: force } of matchesOf(rest, FORCE))
    add({ start: index, end: index + text.length, text, topic: 'wind', value: ofForce(Number(force)) });
  return found.sort((a, b) => a.start - b.start);
}

/** Where a figure has no unit: the greater of those that are usual for a wind; degrees by their size. */
const UNIT_LEFT_OUT: Readonly<Partial<Record<Topic, string>>> = {
  wind: 'mph',
  gusts: 'mph',
  'wind-chill': '',
  'heat-index': '',
};

const IS_FORCE = /^(?:bft|force|windkracht|windst[aä]rke)$/u;

function ofForce(force: number): number | null {
  return BEAUFORT_KMH[force - 1] ?? null;
}

function numberOf(written: string): number {
  const size = Number(written.replace(/^(?:minus |negative |-)/, '').replace(',', '.'));
  return /^(?:minus|negative|-)/.test(written) ? -size : size;
}

/** In the metric unit; degrees of no scale are in Celsius unless no air is so hot. */
function metricOf(written: string, unit: string | undefined): number {
  const value = numberOf(written.trim());
  const known = unit === undefined ? null : unitOf(unit);
  if (known !== null) return known.toMetric(value);
  return unit !== undefined && value > HOTTEST_C ? fahrenheitToCelsius(value) : value;
}

/** What a unit measures in a question about these topics; null where it measures no weather. */
function topicOfUnit(unit: string, next: string | undefined, topics: readonly Topic[]): Topic | null {
  const ofThese = (...wanted: readonly Topic[]): Topic | undefined => wanted.find((topic) => topics.includes(topic));
  const known = unitOf(unit);
  if (known === null) return next === 'slope' || next === 'roof' || next === 'angle' ? null : 'temperature';
  switch (known.quantity) {
    case 'temperature':
      // "10k" is a run.
      return known.name === 'kelvin' ? null : (ofThese('feels-like', 'sea-temperature', 'dew-point') ?? 'temperature');
    case 'speed':
      return ofThese('gusts', 'wind') ?? 'wind';
    case 'percent':
      if (next === 'humidity') return 'humidity';
      return ofThese('humidity', 'cloud', 'rain', 'snow') ?? null;
    case 'pressure':
      return 'pressure';
    case 'depth':
      return ofThese('snow-depth', 'snow', 'rain', 'waves') ?? null;
    case 'length':
      return ofThese('waves', 'snow-depth', 'snow', 'visibility', 'fog') ?? null;
    case 'sight':
      return ofThese('visibility', 'fog') ?? null;
  }
}

const COUNTS = new RegExp(
  `^(?:\\d+(?:[.,]\\d+)?(?:x\\d+)?(?:st|nd|rd|th|${ANY_UNIT}|ml|l|kg|g|t|w|wp|ft|s|d|k|in|yo|yrs?)?|m\\d|${NUMBER_WORDS})$`,
  'u',
);
const UNIT_ALONE = /^(?:km|h|m|s|mm|cm|in|mph|kph|knots?|kts?|kn|c|f|ft|ms|kmh|degrees?|deg|percent|pct)$/;

/** The words of a question that are neither a number nor its unit: a number alone cannot turn a judgement round. */
export function withoutNumbers<Word extends { readonly key: string }>(words: readonly Word[]): Word[] {
  let afterNumber = false;
  return words.filter(({ key }) => {
    const isNumber = COUNTS.test(key) || (afterNumber && UNIT_ALONE.test(key));
    afterNumber = isNumber;
    return !isNumber;
  });
}
