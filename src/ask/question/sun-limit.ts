/** Questions for the date from which the sun sets, rises, or lets it get dark or light before or after a clock time. */
import type { Topic } from './interpretation.ts';
import { numberOf } from './time/numbers.ts';
import { WordPattern } from './word-pattern.ts';

/** "When does the sun set before 8 again": `minute` counts from midnight on the clock of the place. */
export interface SunLimit {
  readonly event: 'sunrise' | 'sunset' | 'dawn' | 'dusk';
  readonly side: 'before' | 'after';
  readonly minute: number;
}

const OF_SUN: ReadonlySet<Topic> = new Set<Topic>(['sunrise', 'sunset', 'dawn', 'dusk', 'daylight']);
const ASKS_DATE = new WordPattern(
  /\b(?:when|(?:what|which) (?:date|day|month)|first (?:day|date|time|morning|evening)|how long (?:until|till|before)|from when)\b/,
);
/** Of one day, or of something to be done by then. */
const OF_ONE_DAY = new WordPattern(
  /\b(?:to-?day|to-?night|to-?morrow|tmrw?|(?:mon|tues|wednes|thurs|fri|satur|sun)day|this|next|last|should|can|could|i|we|my|home|leave|walk|run|finish|back)\b/,
);
const LIMITED = new WordPattern(
  String.raw`\b(sun ?set(?:s|ting)?|sun(?: is)? (?:going|go|goes|gone) down|sun ?ris(?:e|es|ing)|sun(?: is)? (?:com(?:e|es|ing)|up)(?: up)?|` +
    String.raw`dark|light)(?: (?:be|is|again|in the (?:morning|evening)|there|here|\x01+|in|at(?= \x01)))* ` +
    String.raw`(before|by|earlier than|after|past|later than|until|till|at) (?:about |around )?` +
    String.raw`(\d{1,2}|four|five|six|seven|eight|nine|ten)(?:[:.](\d{2}))? ?(am|pm|a\.m|p\.m)?(?![\d\p{L}%°])(?! (?:hours?|days?|minutes?|mins?|weeks?))`,
  'u',
);

const NOON_HOURS = 12;
const LAST_HOUR = 23;
/** What is said to be before or after it: later hours of a morning than this are no sunrise, nor earlier ones of an evening a dusk. */
const EARLY_HOUR = 3;

/** Null where no date is asked for, or no clock time limits it. `whole`: the question without its places. */
export function sunLimitIn(whole: string, topic: Topic): SunLimit | null {
  if (!OF_SUN.has(topic) || !ASKS_DATE.test(whole) || OF_ONE_DAY.test(whole)) return null;
  const found = LIMITED.exec(whole);
  if (found === null) return null;
  const [, what, word, hourText, minuteText, half] = found;
  const hour = numberOf(hourText);
  if (hour < EARLY_HOUR || hour > LAST_HOUR) return null;
  const isSun = what.startsWith('sun');
  const isRise = isSun && /ris|com|up/.test(what);
  const isMorning =
    half?.startsWith('a') === true ||
    (half === undefined && hour < NOON_HOURS && (isRise || what === 'light' || / in the morning/.test(whole)));
  const event = isSun ? (isRise ? 'sunrise' : 'sunset') : isMorning ? 'dawn' : 'dusk';
  // "Dark at 5" is so by then, "light until 9" up to then, and a morning is the other way round.
  const isBy = word === 'at' || word === 'by' ? isSun || (what === 'light') === isMorning : /before|earlier/.test(word);
  const minute = (isMorning || hour >= NOON_HOURS ? hour : hour + NOON_HOURS) * 60 + Number(minuteText ?? 0);
  return { event, side: isBy ? 'before' : 'after', minute };
}
