/** What a question wants of years that are over, or of this one so far: records, and tallies since 1 January. */
import { DAY_MS } from '../../time/units.ts';
import type { Form, Interpretation, RecordKind, RequestedTime, Topic } from './interpretation.ts';
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

const THIS_YEAR = new WordPattern(/\bthis (?:calendar )?year\b/);
const TO_COME = new WordPattern(/\b(?:left|remaining|remains?|to come|ahead|still|next|rest of)\b/);
const TALLIES: ReadonlySet<Form> = new Set<Form>(['count', 'run', 'which-day', 'which-month', 'last']);

/** Whether days of this year are counted or ranked: those since 1 January, since a forecast is no year. */
export function talliesThisYear(plain: string, form: Form, extreme: Interpretation['extreme']): boolean {
  const isTally = TALLIES.has(form) || (form === 'value' && extreme !== null);
  return isTally && THIS_YEAR.test(plain) && !TO_COME.test(plain) && !asksAhead(plain);
}
