/** What a question wants of years that are over, or of this one so far: records, and tallies since 1 January. */
import { DAY_MS } from '../../time/units.ts';
import type { Form, Interpretation, RecordKind, RequestedTime, Topic } from './interpretation.ts';
import { SUPERLATIVES } from './superlatives.ts';
import { WordPattern } from './word-pattern.ts';
import { asksAhead } from './wording.ts';

const OF_RAIN = new WordPattern(/\b(?:rain\p{L}*|wet\p{L}*|precip\p{L}*|downpour)\b/u);
const OF_DROUGHT = new WordPattern(/\b(?:dri\p{L}*|dry\p{L}*|drought|least)\b/u);
const OF_SNOW = new WordPattern(/\b(?:snow\p{L}*|blizzard)\b/u);
const OF_WIND = new WordPattern(/\b(?:wind\p{L}*|gusts?|gales?|storm\p{L}*)\b/u);
const OF_COLD = new WordPattern(/\b(?:cold\p{L}*|cool\p{L}*|low|lows|lowest|min|minimums?|frost\p{L}*|freez\p{L}*)\b/u);
const OF_HEAT = new WordPattern(/\b(?:hot\p{L}*|heat|warm\p{L}*|high|highs|highest|max|maximums?)\b/u);

const MOST_DAYS = 366;

/**
 * What is asked of a record, or of the most or the least in several years; null for any other question. `topics`: those of the
 * question.
 */
export function recordWish(
  plain: string,
  topics: readonly Topic[],
  extreme: Interpretation['extreme'],
  times: readonly RequestedTime[],
): RecordKind | null {
  const isOfYears =
    extreme !== null &&
    topics[0] === 'temperature' &&
    times.length === 1 &&
    times.every(({ era, fromMs, toMs }) => era === 'past' && toMs - fromMs > MOST_DAYS * DAY_MS);
  if (topics[0] !== 'records' && !isOfYears) return null;
  // The longest drought is no figure of a day.
  if (OF_DROUGHT.test(plain)) return null;
  if (OF_RAIN.test(plain)) return 'rain';
  if (OF_SNOW.test(plain)) return 'snow';
  if (OF_WIND.test(plain)) return 'wind';
  if (OF_COLD.test(plain)) return 'lowest';
  return OF_HEAT.test(plain) ? 'highest' : 'either';
}

/** `named`: a month or a season of each year: "the wettest June". */
export type YearsRanked = 'years' | 'months' | 'named';

const MOST = `(?:${SUPERLATIVES}|(?:most|least) (?:rain|snow|sun|wind|rainfall|snowfall|sunshine))`;
const NAMED =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter)s?';
const OF_ALL = '(?:on record|ever|in history|of all time|in living memory)';
const MANY_YEARS =
  `(?:${OF_ALL}|since (?:19|20)\\d\\d|(?:of|in|for|over) (?:the )?(?:last |past )?(?:\\d+|ten|five|twenty|` +
  'thirty|many) years|(?:in|of) the (?:last|past) (?:decade|\\d+ years))';
/** "The warmest January day" is a day. */
const PART_OF_IT =
  '(?! (?:days?|nights?|mornings?|afternoons?|evenings?|weeks?|week ?ends?|months?|temp\\p{L}*|highs?|lows?|' +
  'hours?|bank|spells?|getaways?|holidays?|breaks?|destinations?|sun|walks?|so far|to date)(?!\\p{L}))';
const RANKED: ReadonlyArray<readonly [YearsRanked, WordPattern]> = [
  [
    'named',
    new WordPattern(
      `\\b${MOST} (?:ever )?(?:in |in a )?${NAMED}${PART_OF_IT}(?! (?:and|or|vs) | \\d{1,2}(?:st|nd|rd|th)?(?!\\d))(?! on record (?:high|low))|` +
        `\\b(?:which|what) ${NAMED} (?:was|were|had|has|saw)\\b|` +
        `\\b(?:which|what) year (?:was|had|did|saw)\\b[^.?!]{0,30}\\b(?:hot|cold|wet|dry|warm|mild|snowy|sunny|harsh|bad) ${NAMED}\\b|` +
        `\\b(?:was|is|were|been) (?:(?:this|last|it|that) )*${NAMED} (?:(?:\\d{4}|one of|the|really|` +
        `actually) )*${MOST} ${MANY_YEARS}`,
      'u',
    ),
  ],
  ['months', new WordPattern(`\\b${MOST} (?:calendar )?month (?:\\p{L}+ ){0,2}?${MANY_YEARS}`, 'u')],
  [
    'years',
    new WordPattern(`\\b(?:which|what) years?\\b|\\b(?:${SUPERLATIVES}|(?:most|least) \\p{L}+) years?\\b`, 'u'),
  ],
];
/** What is ranked are places then, or a year that is to come. */
const RANKS_PLACES = new WordPattern(
  /\b(?:where|(?:which|what) (?:city|cities|town|place|places|country|island|state|resort|of)|cities|places|towns)\b/,
);

/** What is ranked of the years that are over: they, their months, or one month or season of each; null for none. */
export function rankedYears(plain: string, times: number): YearsRanked | null {
  const found = RANKED.find(([, pattern]) => pattern.test(plain))?.[0] ?? null;
  // "Which was wetter, 2023 or 2024" compares two.
  if (found === 'years' && times > 1) return null;
  return found === null || RANKS_PLACES.test(plain) || asksAhead(plain) ? null : found;
}

/** A season has so many days at most. */
const MOST_OF_SEASON = 93;

/** The month or season of which the years are ranked; `assumed`: the time of a question that names none, as all years are told. */
export function rankedTimes(
  ranked: YearsRanked,
  times: readonly RequestedTime[],
  assumed: () => readonly RequestedTime[],
): RequestedTime[] {
  const isNamed = ({ text, fromMs, toMs }: RequestedTime) => text !== null && toMs - fromMs <= MOST_OF_SEASON * DAY_MS;
  const [named] = times.filter(isNamed);
  return ranked === 'named' && named !== undefined ? [named] : [...assumed()];
}

/** What years are ranked by, where the question names nothing but a record. */
export function rankedTopics(plain: string, topics: readonly Topic[]): readonly [Topic, ...Topic[]] {
  const [first = 'temperature', ...others] = topics;
  if (first !== 'records' && first !== 'general') return [first, ...others];
  const topic: Topic =
    OF_RAIN.test(plain) || OF_DROUGHT.test(plain)
      ? 'rain'
      : OF_SNOW.test(plain)
        ? 'snow'
        : OF_SUN.test(plain)
          ? 'sunshine'
          : OF_WIND.test(plain)
            ? 'wind'
            : 'temperature';
  return first === 'records' ? [topic, 'records'] : [topic, ...others];
}

const MILD_COLD = new WordPattern(/\bmildest (?:winter|spring|autumn|november|december|january|february|march)/);

/** The mildest winter is the warmest, the mildest summer the coolest. */
export function rankedSide(plain: string, extreme: Interpretation['extreme']): Interpretation['extreme'] {
  if (MILD_COLD.test(plain)) return 'most';
  // "What year was the last really cold winter": the coldest of them.
  return extreme ?? (OF_COLD.test(plain) ? 'least' : null);
}

const OF_SUN = new WordPattern(/\b(?:sun\p{L}*|bright\p{L}*)\b/u);

const NAMED_PAST = new WordPattern(/\b(?:did|was|were)\b.*\b(?:last (?!time)|yesterday|this |\d{4}\b)/);

/** "Did it ever get below zero last winter": of that winter, and of no usual one. */
export function isOfNamedPast(plain: string): boolean {
  return NAMED_PAST.test(plain);
}

const THIS_YEAR = new WordPattern(/\bthis (?:calendar )?year\b/);
const TO_COME = new WordPattern(/\b(?:left|remaining|remains?|to come|ahead|still|next|rest of)\b/);
/** "Rain total this month". */
const TOTAL_SO_FAR = new WordPattern(
  /\b(?:rain(?:fall)?|snow(?:fall)?|sunshine) totals?(?: \p{L}+){0,3} this (?:calendar )?(?:month|year)\b|\bthis (?:month|year)(?:'s|s) (?:rain(?:fall)?|snow(?:fall)?) totals?\b/u,
);
/** "The first day over 20 this year". */
const FIRST_DAY = new WordPattern(/\b(?:first|earliest) (?:\p{L}+ )?(?:day|date|time)\b/u);
const TALLIES: ReadonlySet<Form> = new Set<Form>(['count', 'run', 'which-day', 'which-month', 'last']);

/** Whether days of this year are counted or ranked: those since 1 January, since a forecast is no year. */
export function talliesThisYear(plain: string, form: Form, extreme: Interpretation['extreme']): boolean {
  const isTally = TALLIES.has(form) || (form === 'value' && extreme !== null);
  const isSoFar = TOTAL_SO_FAR.test(plain) || (FIRST_DAY.test(plain) && THIS_YEAR.test(plain));
  if (isSoFar && !TO_COME.test(plain) && !asksAhead(plain)) return true;
  return isTally && THIS_YEAR.test(plain) && !TO_COME.test(plain) && !asksAhead(plain);
}
