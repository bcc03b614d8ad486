/** Limits in a question: "below freezing", "over 20 mph", "more than an inch". A number without a unit has the usual unit of the country. */
import { BEAUFORT_KMH } from '../../physics/air.ts';
import type { Threshold, ThresholdUnit, Topic } from './interpretation.ts';
import { type WrittenLimit, writtenLimit } from './limit-words.ts';
import { type Quantifier, quantifierOf } from './quantifiers.ts';
import { blankSpans, type Span } from './text.ts';
import { type UnitName, type UnitWord, unitNamed, unitOf } from './unit-words.ts';
import { WordPattern } from './word-pattern.ts';

const MPH_COUNTRIES = new Set(['US', 'GB', 'IM', 'JE', 'GG', 'PR', 'GU', 'VI', 'LR', 'MM', 'BS', 'BZ', 'KY', 'PW']);
const FAHRENHEIT_COUNTRIES = new Set(['US', 'PR', 'GU', 'VI', 'AS', 'MP', 'BS', 'BZ', 'KY', 'PW', 'LR', 'FM', 'MH']);

interface ThresholdSpan extends Span {
  readonly threshold: Threshold;
  /** The unit that the caller wrote; null for the usual one of the country. */
  readonly writtenUnit: UnitName | null;
}

/** The limit that a question names, for a place in a country; null where it names none. */
export function thresholdIn(plain: string, topics: readonly Topic[], countryCode: string): ThresholdSpan | null {
  const limit = writtenLimit(plain);
  if (limit === null) return null;
  const { start, end, text, comparison, value, upTo } = limit;
  if (limit.unit === 'force') return { start, end, threshold: forceThreshold(limit, topics), writtenUnit: null };
  const owner = ownerOf(plain, start);
  const own = owner !== null && topics.includes(owner) ? [owner] : topics;
  const meaning = meaningOf(limit, own, countryCode, withoutLimit(plain, limit), OF_CHANCE.test(plain.slice(0, start)));
  if (meaning === null) return null;
  const { topic, unit, shown, convert } = meaning;
  const threshold: Threshold = {
    topic,
    comparison,
    value: convert(value),
    upTo: upTo === null ? null : convert(upTo),
    unit,
    text,
    asked: { value, unit: shown },
  };
  return { start, end, threshold, writtenUnit: meaning.written };
}

const EITHER_SIDE = new WordPattern(
  new RegExp(
    String.raw`\b(?:above|over|more than|higher than) or (?:below|under|less than|lower than)\b|` +
      String.raw`\b(?:below|under|less than|lower than) or (?:above|over|more than|higher than)\b`,
    '',
  ),
);

/** "Above or below 20": the figure is told, since no yes says on which side it is. */
export function asksEitherSide(plain: string): boolean {
  return EITHER_SIDE.test(plain);
}

const MAX_LIMITS = 4;

/** "The wind got up to 50", "there's a force 8 blowing": told before the figure, and asked for by nobody. */
const TOLD =
  /(?<!\b(?:if|when|unless|once|until|till|in case)\b[^,.?!]{0,40})\b(?:got|went|had been|'d been|there(?:'s|s| is) an?)(?: (?:gusting|blowing|about|well|really))* $/u;

/** All limits that a question names, in the order in which they are found: "seas below 1.5 m and gusts below 25 knots". */
export function limitsIn(plain: string, topics: readonly Topic[], countryCode: string): ThresholdSpan[] {
  const found: ThresholdSpan[] = [];
  let rest = plain;
  while (found.length < MAX_LIMITS) {
    const limit = thresholdIn(rest, topics, countryCode);
    if (limit === null) break;
    if (!TOLD.test(rest.slice(0, limit.start))) found.push(limit);
    rest = blankSpans(rest, [limit]);
  }
  return found;
}

const WISHES = new RegExp(
  String.raw`\b(?:say|ideally|preferably|optimally|want(?:ed|s)?|need(?:ed|s)?|looking for|hoping for|(?:would|i'd|we'd) like|` +
    'prefer|aim(?:ing)? for)(?: (?:it|a|an|the|about|around|roughly|somewhere|something|winds?|temps?|like|of|to|be|between|' +
    String.raw`at|least|max))*[ :,(]*$|[,;(-] ?(?:about |around |roughly )?$`,
  '',
);
const ASKS_WHETHER = /\b(?:will|would|is|are|does|do|any|enough)\b/;

/** "Enough breeze, say 8 to 15 knots": a range or a figure that is wished for, and none that is there. */
export function isWished({ start, threshold: { upTo } }: ThresholdSpan, rest: string): boolean {
  const before = rest.slice(0, start);
  return WISHES.test(before) && (upTo !== null || !/[,;(-] ?$/.test(before)) && ASKS_WHETHER.test(before);
}

const NEEDS_LIMIT =
  /\b(?:needs?|needing|must be|has to be|have to be|required?s?|wants?) (?:temps? |temperatures? |it |to be )*$/;
/** "Nights above 15": of a night its coldest hour counts. */
const EACH_NIGHT = new WordPattern(/\b(?:every|each|all|both|either)(?: single| the| of the| these)* nights?\b/);
const NIGHTS = /\bnights?(?: \p{L}+){0,2} $|\b(?:minimums?|lows?|mins?) (?:\p{L}+ )?$/u;
/** What sets, dries or grows needs its warmth all the time. */
const NEEDED = new WordPattern(
  new RegExp(
    String.raw`\b(?:(?:masonry |gloss |floor |road |line )?paint(?:s|ing|work)?|primer|varnish(?:ing)?|wood ?stain|` +
      'staining|render(?:ing)?|plaster(?:ing)?|screed(?:ing)?|mortar|cement|concrete|grout(?:ing)?|pointing|' +
      'repointing|brick ?laying|bricks?|lime|adhesive|glue|epoxy|resin|sealant|sealer|silicone|mastic|tarmac|' +
      'asphalt|membrane|felt(?:ing)?|cur(?:e|es|ing)|needs?(?= (?:to |it |at |above |over |more |temp))|requires?|' +
      String.raw`seedlings?|tomato(?:es)?|courgettes?|dahlias?|bedding plants|tender plants|overnight)\b`,
    '',
  ),
);

/** In how many of its hours a limit is wanted, by the words before and around it; null where its kind tells. `plain`: without places. */
export function hoursWanted(
  plain: string,
  { start, threshold: { comparison, topic, text } }: ThresholdSpan,
): Quantifier | null {
  const before = plain.slice(0, start);
  const isFloor = comparison === 'above' || comparison === 'at-least';
  const isWarmth = topic === 'temperature' || topic === 'feels-like';
  const said = quantifierOf(plain, before, text);
  if (said !== null) return said;
  // "Needs under 25 for a week", "nights above 15", "paint needs over 5".
  if (comparison === 'below' && NEEDS_LIMIT.test(before)) return 'every';
  return isFloor && isWarmth && (NIGHTS.test(before) || EACH_NIGHT.test(plain) || NEEDED.test(plain)) ? 'every' : null;
}

/** "Force 6" begins where the scale has it, and "above force 6" where force 7 begins. */
function forceThreshold({ text, comparison, value }: WrittenLimit, topics: readonly Topic[]): Threshold {
  const isOver = comparison === 'above' || comparison === 'at-most';
  const force = isOver ? value + 1 : value;
  return {
    topic: firstOf(topics, 'gusts', 'wind') ?? 'wind',
    comparison: comparison === 'above' ? 'at-least' : comparison === 'at-most' ? 'below' : comparison,
    value: force <= 0 ? 0 : (BEAUFORT_KMH[force - 1] ?? Number.POSITIVE_INFINITY),
    upTo: null,
    unit: 'kmh',
    text,
    asked: { value, unit: 'Beaufort' },
  };
}

/** The first of the wanted topics that the question names. */
function firstOf(topics: readonly Topic[], ...wanted: readonly Topic[]): Topic | undefined {
  return wanted.find((topic) => topics.includes(topic));
}

interface UnitMeaning {
  readonly topic: Topic;
  readonly unit: ThresholdUnit;
  readonly shown: string;
  readonly written: UnitName | null;
  readonly convert: (value: number) => number;
}

const DRY = /\b(?:dry|no rain|without rain)\b/;

const same = (value: number): number => value;

/** "Above 15 and no wind": the wind has its own word, and the number is of the air. */
const STILL = new WordPattern(
  new RegExp(
    String.raw`\b(?:and|but|with|plus|,) (?:with )?(?:(?:no|not much|little|light|low|hardly any|without|` +
      String.raw`barely any) (?:\p{L}+ )?(?:winds?|gusts|breeze)|(?:calm|still|not (?:too |very )?windy))\b(?! (?:over|above|` +
      String.raw`more|stronger|exceed\p{L}*|greater|higher|faster|at|of|speeds?|below|under|less|gust\p{L}*|\d))`,
    'u',
  ),
);
/** "Above 15 and wind under 20": the second number is that of the wind. */
const TAKEN = new WordPattern(
  new RegExp(
    String.raw`\b(?:winds?|gusts?|gusting|breeze)(?: speeds?| strength)? (?:(?:is|be|are|to be|stays?|staying|` +
      'going to be) )*(?:not )?(?:under|below|less than|lower than|no more than|at most|max(?:imum)?(?: of)?|over|' +
      String.raw`above|more than|at least|between|up to) ?\d`,
    '',
  ),
);
/** Between the word of a measure and its limit. */
const TO_LIMIT =
  '(?: (?:speeds?|strength|index|levels?))?(?: (?:is|be|are|to|stays?|staying|going|goes|gets|not|at|of))* $';
const OWNERS: ReadonlyArray<readonly [word: RegExp, topic: Topic]> = [
  [new RegExp(`\\b(?:temps?|temperatures?)${TO_LIMIT}`), 'temperature'],
  [new RegExp(`\\b(?:humidity|rh)${TO_LIMIT}`), 'humidity'],
  [new RegExp(`\\buv${TO_LIMIT}`), 'uv'],
];
const WIND_OWNERS: ReadonlyArray<readonly [word: RegExp, topic: Topic]> = [
  [new RegExp(`\\b(?:winds?|breeze)${TO_LIMIT}`), 'wind'],
  [new RegExp(`\\b(?:gusts?|gusting)${TO_LIMIT}`), 'gusts'],
];
const BOTH_WINDS = new WordPattern(/\bwinds?\b.*\bgust|\bgust.*\bwinds?\b/);

/** The measure whose word stands right before a limit: "temp above 15". Wind and gusts are told apart where both are named. */
function ownerOf(plain: string, start: number): Topic | null {
  const before = plain.slice(0, start);
  const owners = BOTH_WINDS.test(plain) ? [...OWNERS, ...WIND_OWNERS] : OWNERS;
  return owners.find(([word]) => word.test(before))?.[1] ?? null;
}

const OF_WIND = /\b(?:winds?|gusts?|gusting|breeze|blow(?:s|ing)?)(?: speeds?| strength)?(?: \p{L}+){0,3} $/u;
const DAMP = new WordPattern(/^(?!.*\bhumidity\b).*\bdamp\b/);

/** What a bare number is no limit of: no rain is above 5 in "dry and above 5", and no humidity under 5 in "under 5 or damp". */
function withoutLimit(plain: string, { start }: Span): ReadonlySet<Topic> {
  const topics: Topic[] = [];
  if (DRY.test(plain)) topics.push('rain');
  if (DAMP.test(plain)) topics.push('humidity');
  const taken = TAKEN.exec(plain);
  const isOfWind = OF_WIND.test(plain.slice(0, start));
  if (STILL.test(plain) || (taken !== null && !isOfWind && start < taken.index)) topics.push('wind', 'gusts');
  return new Set(topics);
}

/** "The rain chance is over", "the probability of rain above". */
const OF_CHANCE = new WordPattern(
  /\b(?:chances?|probability|likelihood|odds)(?: of (?:any )?(?:rain|snow|showers|precipitation))?(?: (?:is|be|are|going|to|go|goes|get|gets|at|ever|will|of|it))* $/,
);

/** As much as the air weighs at sea level, in hectopascals: no other measure here is told in such numbers. */
const PRESSURES = { from: 930, to: 1070 };

function meaningOf(
  { unit, value }: WrittenLimit,
  topics: readonly Topic[],
  countryCode: string,
  unlimited: ReadonlySet<Topic>,
  isOfChance: boolean,
): UnitMeaning | null {
  if (unit === null && value >= PRESSURES.from && value <= PRESSURES.to && !topics.includes('air-quality'))
    return usual('hPa', ['pressure']);
  // "Is the rain chance over 50": of a hundred.
  if (unit === null && isOfChance && (topics.includes('rain') || topics.includes('snow')))
    return usual('percent', topics);
  if (unit === null)
    return bareMeaning(
      topics.filter((topic) => !unlimited.has(topic)),
      countryCode,
    );
  if (unit === 'freezing') return usual('celsius', topics);
  const known = unitOf(unit);
  if (known !== null) return unitMeaning(known, topics);
  return usual(FAHRENHEIT_COUNTRIES.has(countryCode) ? 'fahrenheit' : 'celsius', topics);
}

/** A unit that nobody wrote, because it is the usual one. */
function usual(name: UnitName, topics: readonly Topic[]): UnitMeaning | null {
  const meaning = unitMeaning(unitNamed(name), topics);
  return meaning === null ? null : { ...meaning, written: null };
}

/** What a number without a unit measures, by the topics and the country; null for rain and snow, whose units vary. */
function bareMeaning(topics: readonly Topic[], countryCode: string): UnitMeaning | null {
  const has = (...wanted: readonly Topic[]): Topic | undefined => firstOf(topics, ...wanted);
  const index = has('uv', 'air-quality', 'pollen', 'kp');
  if (index !== undefined) return { topic: index, unit: 'index', shown: '', written: null, convert: same };
  if (has('gusts', 'wind') !== undefined) return usual(MPH_COUNTRIES.has(countryCode) ? 'mph' : 'kmh', topics);
  if (has('humidity') !== undefined) return usual('percent', ['humidity']);
  if (has('pressure') !== undefined) return usual('hPa', topics);
  if (has('fog', 'visibility') !== undefined) return usual(countryCode === 'US' ? 'miles' : 'km', topics);
  if (has('rain', 'snow', 'snow-depth', 'waves', 'solar', 'sunshine') !== undefined) return null;
  return usual(FAHRENHEIT_COUNTRIES.has(countryCode) ? 'fahrenheit' : 'celsius', topics);
}

/** What else than the temperature of the air has degrees. */
const OF_TEMPERATURE = [
  'feels-like',
  'heat-index',
  'wind-chill',
  'wet-bulb',
  'wbgt',
  'dew-point',
  'sea-temperature',
] as const satisfies readonly Topic[];

/** What a number with a unit measures; null for a distance on the ground. */
function unitMeaning({ name, quantity, shown, toMetric }: UnitWord, topics: readonly Topic[]): UnitMeaning | null {
  const meaning = (topic: Topic, unit: ThresholdUnit, convert = toMetric): UnitMeaning => ({
    topic,
    unit,
    shown,
    written: name,
    convert,
  });
  const ofSnow = firstOf(topics, 'snow-depth', 'snow');
  const ofSight = firstOf(topics, 'visibility', 'fog');
  switch (quantity) {
    case 'temperature':
      return meaning(firstOf(topics, ...OF_TEMPERATURE) ?? 'temperature', 'celsius');
    case 'speed':
      return meaning(firstOf(topics, 'gusts', 'wind') ?? 'wind', 'kmh');
    case 'percent':
      return meaning(firstOf(topics, 'humidity', 'cloud', 'rain', 'snow') ?? 'rain', 'percent');
    case 'pressure':
      return meaning('pressure', 'hPa');
    case 'sight':
      return ofSight === undefined ? null : meaning(ofSight, 'km');
    case 'depth':
      return ofSnow !== undefined
        ? meaning(ofSnow, 'cm', (value) => toMetric(value) / 10)
        : meaning('rain', 'mm', toMetric);
    case 'length':
      if (topics.includes('waves')) return meaning('waves', 'm');
      if (ofSnow !== undefined) return meaning(ofSnow, 'cm', (value) => toMetric(value) * 100);
      if (topics.includes('rain')) return meaning('rain', 'mm', (value) => toMetric(value) * 1000);
      return ofSight === undefined ? null : meaning(ofSight, 'km', (value) => toMetric(value) / 1000);
  }
}
