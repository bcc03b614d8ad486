/** The times of one subject of a question, on the clock of its place. */

import { addDays } from '../../time/civil.ts';
import { DAY_MS, HOUR_MS } from '../../time/units.ts';
import { OF_THIS_WEATHER } from './habit-of-place.ts';
import type { DayWish, RequestedTime, Topic } from './interpretation.ts';
import { rainySeasonTimes, seasonSoFar } from './season-so-far.ts';
import { swingIn } from './span-wish.ts';
import { BLANK } from './text.ts';
import { NIGHT_WORK } from './time/half-of-day.ts';
import { firstOfMonth, type LocalClock, localDate, monthOfDate, yearOfDate } from './time/local-clock.ts';
import { isOfNightAhead, nightAfter, throughNight } from './time/night-ahead.ts';
import { FORECAST_DAYS_AHEAD } from './time/requested-time.ts';
import { resolveTimes, type TimeQuestion } from './time/resolve-times.ts';
import { WordPattern } from './word-pattern.ts';
import { asksAhead } from './wording.ts';

/** Topics that are told of whole days: sums, and what the sky does. */
const OF_WHOLE_DAYS: ReadonlySet<Topic> = new Set(['solar', 'solar-power', 'sunshine', 'normal']);
/** Both ends of a day are wanted. */
export const HIGH_AND_LOW = new WordPattern(
  /\b(?:highs?|max(?:imum)?s?)\b.*\b(?:lows?|min(?:imum)?s?)\b|\b(?:lows?|min(?:imum)?s?)\b.*\b(?:highs?|max(?:imum)?s?)\b/,
);

/** "Today's high", "max temp today": of the whole day, although its warmest hour may be over. */
const ENDS_OF_TODAY = new WordPattern(
  "\\btoday'?s (?:highs?|lows?|max(?:imum)?|min(?:imum)?|top)\\b|\\b(?:highs?|lows?|max(?:imum)?|min(?:imum)?|" +
    'highest|lowest|top)(?: temp(?:erature)?s?)?(?: (?:for|of|in|forecast)| \\p{L}+|' +
    ` (?:in |at |for )?${BLANK})? today\\b`,
);

/** Another day, that today is held against. */
export function namesOtherDay(whole: string): boolean {
  return OTHER_DAY.test(whole);
}

const OTHER_DAY = new WordPattern(
  new RegExp(
    String.raw`\byesterday\b|\b(?:tomorrow|tmrw?|tmw|tomoz|(?:mon|tues|wednes|thurs|fri|satur|sun)day|week ?end|next week|` +
      '(?:this|same) (?:time|day|date) last (?:week|month|year)|(?:today|same day) last year|' +
      String.raw`(?:an?|one|two|\d+) (?:days?|weeks?|months?|years?) ago)\b(?! (?:morning|afternoon|evening|night))`,
    '',
  ),
);
/** "Be dry by 6", "have stopped by morning": what is wanted at that time, and not before it. */
const STATE_BY = new WordPattern(
  new RegExp(
    String.raw`\b(?:be|is|are|get|gets|been|have|has|it's)\b.{0,40}\b(?:dry|dried|drier|clear|cleared|sunny|warm|warmer|` +
      'warmed|hot|hotter|cold|colder|cool|cooler|cooled|windier|calmer|light|over|gone|finished|done|better|calm|' +
      String.raw`calmed|stopped|passed|eased|died|blown|lifted|melted|thawed|through|ended)\b.{0,14}\bby\b|` +
      String.raw`\b(?:clear|stop|ease|end|lift|pass|die|calm|dry|brighten|finish|blow|go|warm|cool)(?:s|ing)? (?:up |off |` +
      String.raw`out |away |down |over |raining |snowing |blowing )*.{0,24}?\bby\b|` +
      String.raw`\b(?:how (?:warm|hot|cold|windy)|what(?:'s|s| is| will)(?: be)? the (?:temp|temperature|weather|` +
      String.raw`wind))\b.*(?<!\bday )\bby\b(?! day\b)`,
    '',
  ),
);
const BY_WEEKEND = new WordPattern(/\bby (?:the )?(?:week ?end|holidays?)\b/);
/** "Hung it out at 9, did it rain since": from then up to now. */
const SINCE_THEN = new WordPattern(/\bsince(?: then| that)?\W*$/);
/** "Felt for the roof comes Friday, dry till then", "the roof is off till Friday": from now up to then. */
const UNTIL_THEN = new WordPattern(
  new RegExp(
    String.raw`\b(?:till?|until|before|up to|between now and) then\b|\b(?:rain|wet|showers?)(?: due)? before\W*$|\bin the meantime\b|\b(?:meanwhile|in between)\b|` +
      String.raw`\b(?:roof|tiles?|slates?|windows?|door|skylight|cover|tarp)(?:'s| is| are)? (?:off|out|missing|gone|open)\b.*` +
      String.raw`\b(?:com(?:es?|ing)|arriv(?:es?|ing)|due|delivered|turn(?:s|ing) up|here|back|booked|till?|until)\b|` +
      String.raw`\b(?:(?:roof|tiles|slates|windows) off|no roof|hole in the roof) .*\b(?:com(?:es?|ing)|arriv(?:es?|ing)|due|here|till?|until)\b`,
  ),
);
/** "On nights till 8, will it rain when I cycle home": the way home begins when the work ends. */
const WORKS_TILL = new WordPattern(
  new RegExp(
    String.raw`\b(?:work(?:ing)?|on (?:nights|days|earl(?:y|ies)|lates|shift|duty|call|site)|(?:night|day|late)? ?shifts?|in (?:the office|school|college|court|class|` +
      String.raw`lessons|meetings|surgery|theatre)|teaching|stuck|at (?:work|school|college|the (?:office|hospital|desk|pub)))\b` +
      String.raw`[^.?!]{0,30}\b(?:till?|until)\b`,
    'u',
  ),
);
const WAY_HOME = new WordPattern(
  /\b(?:(?:walk|drive|ride|cycle|go|run|get|way|journey) (?:back|home)|commute|journey home)\b/,
);
const TILL = /\b(?:till?|until) /i;
const TELLS_HALF = /\d ?(?:am|pm)\b|[:.]\d\d|noon|midday/i;
const HALF_DAY_HOURS = 12;

/** The end of a night's work whose hour was taken for one of the afternoon. */
function inTheMorning({ text, toMs }: RequestedTime, nowMs: number): number {
  if (TELLS_HALF.test(text ?? '')) return toMs;
  const morningMs = toMs - HALF_DAY_HOURS * HOUR_MS;
  return morningMs < nowMs ? morningMs + DAY_MS : morningMs;
}
/** "Dry by tonight": what hangs out has until then. */
const BY_PART = new WordPattern(/\bby (?:tonight|this evening|the evening|nightfall|tomorrow night)\b/);
const BY_HOURS = 2;
/** A time whose hours begin with the day and end at what follows "by". */
const UP_TO_HOUR =
  /\bby (?:about |around )?(?:\d|half|quarter|noon|mid|lunch|break|dinner|tea|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)/i;

/** The hours, or the day, at which a time ends where a state is wanted by then. */
export function byThen(
  times: readonly RequestedTime[],
  plain: string,
  { hasLimit, isDrying }: { readonly hasLimit: boolean; readonly isDrying: boolean },
  nowMs: number,
): RequestedTime[] {
  const isOne = times.filter(({ text }) => text !== null).length === 1;
  if (isOne && SINCE_THEN.test(plain))
    return times.map((time) => (time.era === 'past' && time.toMs < nowMs ? { ...time, toMs: nowMs } : time));
  if (isOne && isDrying && BY_PART.test(plain))
    return times.map((time) =>
      time.grain === 'hours' && time.fromMs > nowMs && !UP_TO_HOUR.test(time.text ?? '')
        ? { ...time, fromMs: nowMs, toMs: time.fromMs }
        : time,
    );
  if (isOne && WAY_HOME.test(plain) && WORKS_TILL.test(plain))
    return times.map((time) => {
      if (time.era !== 'coming' || time.grain !== 'hours' || !TILL.test(time.text ?? '')) return time;
      const fromMs = NIGHT_WORK.test(plain) ? inTheMorning(time, nowMs) : time.toMs;
      return { ...time, fromMs, toMs: fromMs + BY_HOURS * HOUR_MS };
    });
  if (isOne && UNTIL_THEN.test(plain))
    return times.map((time) => (time.fromMs > nowMs ? { ...time, fromMs: nowMs, grain: 'days' } : time));
  if (isDrying || hasLimit || !STATE_BY.test(plain)) return [...times];
  return times.map((time) => {
    // "If it rains in the morning, will it be dry by the afternoon": of several times that one.
    if (!isOne && !/^by\b/i.test(time.text ?? '') && !isBehindBy(time.text, plain)) return time;
    // Today, against which the other is held.
    if (time.text === null) return time;
    if (time.era !== 'coming') return time;
    const isOfDays = time.grain === 'days' || time.grain === 'day';
    // The time up to Friday has the Friday in it, and that up to the weekend ends before it; "by tonight" is when it begins.
    // "By 3 tomorrow" runs from midnight to three.
    const isUpTo = UP_TO_HOUR.test(time.text) || /\bby (?:the )?(?:morning|afternoon|evening)\b/i.test(time.text);
    const endMs = !isOfDays && time.fromMs > nowMs && !isUpTo ? time.fromMs : time.toMs;
    const fromMs = isOfDays && !BY_WEEKEND.test(plain) ? Math.max(time.fromMs, time.toMs - DAY_MS) : endMs;
    const toMs = isOfDays
      ? Math.max(fromMs + HOUR_MS, BY_WEEKEND.test(plain) ? fromMs + DAY_MS : time.toMs)
      : fromMs + BY_HOURS * HOUR_MS;
    return { ...time, fromMs, toMs, grain: isOfDays ? 'day' : 'hours' };
  });
}

/** "If it rains tomorrow will it be dry by Sunday": the Sunday. */
function isBehindBy(text: string | null, plain: string): boolean {
  const at = text === null ? -1 : plain.indexOf(text.toLowerCase());
  return at >= 0 && /\bby (?:the )?$/.test(plain.slice(0, at));
}

/** What begins at an hour, and how many hours it goes on; our judgement, for golf that of its profile, for the washing an afternoon. */
const COURSES: ReadonlyArray<readonly [words: WordPattern, hours: number]> = [
  [new WordPattern(/(?<!\b(?:at|for|by) (?:the )?)\btee(?:s|ing)?[ -]?(?:off|time)\b/), 4],
  [
    new WordPattern(
      /(?<!\b(?:at|for|by) (?:the )?)\b(?:kick(?:s|ing)?[ -]?off|throw[ -]in|push[ -]?back|bully[ -]off)\b/,
    ),
    2,
  ],
  [
    new WordPattern(
      new RegExp(
        String.raw`\b(?:wedding|ceremony|reception|party|barbecue|bbq|picnic|christening|communion|fete|fair|concert|gig|` +
          String.raw`show|funeral|do|ceilidh|barn dance)\b[^.?!]*\b(?:starts?|starting|begins?|kicks off)(?: is)?\b`,
        '',
      ),
    ),
    4,
  ],
  [new WordPattern(/\b(?:put|hang|peg|stick)(?:ting|ging|ing)? (?:it|them|(?:the|my) \p{L}+) out at\b/u), 5],
];
const PLANTING_DAYS = 7;
const PLANTS = new WordPattern(/\b(?:off|plant(?:s|ing)?|put|go|move|early|soon|out(?:side|doors)?)\b/);

const TOO_EARLY = /\b(?:early|soon) (?:for|to)\b/;

/** Whether plants are to go out, for which all nights to come count. */
export function isPlanting(thing: { readonly topic: Topic; readonly negated: boolean } | null, plain: string): boolean {
  return thing !== null && thing.topic === 'ice' && (thing.negated || TOO_EARLY.test(plain)) && PLANTS.test(plain);
}

/** Hours or days that are to follow each other. */
export type Run = { readonly unit: 'hours' | 'days'; readonly length: number };

/** The run that is wished for; null for none. */
export function runOf(days: DayWish | null): Run | null {
  if (days?.asks !== 'run' || days.length === null || days.unit === 'weekends') return null;
  return { unit: days.unit, length: days.length };
}

/** "Cut on Saturday, then three dry days": from the day behind it. */
const DAYS_BEHIND = new WordPattern(
  /\bdays? (?:after(?:wards?)?|behind it|to follow|following)\b|\bthen\b.{0,20}\bdays?\b/,
);

/** The days of a run that begins on the one day that is named. */
function throughRun(time: RequestedTime, days: number, plain: string, clock: LocalClock): RequestedTime {
  const first = addDays(localDate(clock.place.tzId, time.fromMs), DAYS_BEHIND.test(plain) ? 1 : 0);
  const fromMs = Math.max(time.fromMs, clock.at(first, 0));
  return { ...time, fromMs, toMs: clock.at(addDays(first, days), 0), grain: 'days' };
}

/** Days that follow each other as one time; others as they are. */
function asOneSpan(times: readonly RequestedTime[]): readonly RequestedTime[] {
  const [first] = times;
  const last = times.at(-1);
  const follow = times.every(({ grain, fromMs }, i) => grain === 'day' && (i === 0 || fromMs === times[i - 1]?.toMs));
  if (first === undefined || last === undefined || times.length < 2 || !follow) return times;
  return [{ ...first, text: times.map(({ text }) => text).join(', '), toMs: last.toMs, grain: 'days' }];
}

/** The hours or days that something goes on for, where only its start is named, and the nights that plants stand out in. */
export function forItsCourse(
  times: readonly RequestedTime[],
  plain: string,
  {
    isWhether,
    isPlanting,
    run,
    lengthHours,
    awaits,
  }: {
    readonly isWhether: boolean;
    readonly isPlanting: boolean;
    readonly run: Run | null;
    readonly lengthHours: number | null;
    /** "First coat at 10, when will it rain next": from then on. */
    readonly awaits: boolean;
  },
  clock: LocalClock,
): RequestedTime[] {
  // "Thursday and Friday, two dry days in a row": the run is within them.
  const [time, ...others] = run?.unit === 'days' && run.length > 1 ? asOneSpan(times) : times;
  if (time === undefined || others.length > 0 || time.era !== 'coming') return [...times];
  if (isPlanting && (time.text === null || time.grain === 'now')) {
    const toMs = clock.at(addDays(clock.today, PLANTING_DAYS), 0);
    return [{ ...time, fromMs: clock.nowMs, toMs, grain: 'days' }];
  }
  // "48 hours dry from Friday morning": they do not end with the morning.
  if (run?.unit === 'hours' && time.grain === 'hours' && time.toMs - time.fromMs < run.length * HOUR_MS)
    return [{ ...time, toMs: time.fromMs + run.length * HOUR_MS }];
  // "Slurry out tomorrow, no rain for 48 hours"
  if (run?.unit === 'hours' && time.grain === 'day' && time.text !== null && run.length * HOUR_MS > DAY_MS)
    return [{ ...time, toMs: time.fromMs + run.length * HOUR_MS, grain: 'days' }];
  if (run?.unit === 'days' && run.length > 1 && time.grain === 'day' && time.text !== null)
    return [throughRun(time, run.length, plain, clock)];
  if (time.grain !== 'hours' || time.toMs - time.fromMs > HOUR_MS) return [time];
  if (awaits)
    return [{ ...time, text: null, toMs: clock.at(addDays(clock.today, FORECAST_DAYS_AHEAD + 1), 0), grain: 'days' }];
  // "A 3 hour ride at noon" goes on until three.
  if (lengthHours !== null && lengthHours > 1) return [{ ...time, toMs: time.fromMs + lengthHours * HOUR_MS }];
  const [, hours] = COURSES.find(([words]) => words.test(plain)) ?? [];
  if (!isWhether || hours === undefined) return [time];
  return [{ ...time, toMs: time.fromMs + hours * HOUR_MS }];
}

const SLEEPS_OUT = new WordPattern(/\b(?:camp(?:s|ing)?|glamping|tents?|bivvy|bivouac|overnight|night|nights)\b/);
/** Hours of the day in which people are out; our judgement. */
const UP = { from: 7, to: 22 };

/** A whole day without its night: clothes for tomorrow are no clothes for four in the morning. */
function whileUp(time: RequestedTime, clock: LocalClock): RequestedTime {
  if (time.grain !== 'day' || time.era === 'typical' || time.text === null) return time;
  const date = localDate(clock.place.tzId, time.fromMs);
  const fromMs = Math.max(time.fromMs, clock.at(date, UP.from * 60));
  const toMs = Math.min(time.toMs, clock.at(date, UP.to * 60));
  return toMs - fromMs < 2 * HOUR_MS ? time : { ...time, fromMs, toMs, grain: 'hours' };
}

/** What the sun does on a day, which is nearly the same on the days around it. */
const OF_SUN: ReadonlySet<Topic> = new Set<Topic>([
  'sunrise',
  'sunset',
  'dawn',
  'dusk',
  'daylight',
  'golden-hour',
  'blue-hour',
  'solar-noon',
  'sun-height',
]);
const THESE_DAYS = /time of (?:the )?year/;

const EVERY_DAY = /^(?:each|every|per) day$/;
const TALLY = new WordPattern(/\bhow (?:much|many)\b|\btotals?\b|\bamounts?\b/);
const STILL_TO_COME = new WordPattern(
  /\b(?:left|remaining|more|still|rest of|yet to|to come|coming|expect(?:ed|ing)?|due|forecast)\b/,
);

/** "How much rain today", "how many wet hours today": what has been of it counts. */
function isTallyOfToday({ form, topic }: TimeQuestion, times: readonly RequestedTime[], plain: string): boolean {
  const isSum = (form === 'value' && (topic === 'rain' || topic === 'snow')) || form === 'count';
  const isToday = times.length === 1 && times.every(({ text, grain }) => text !== null && grain === 'day');
  return isSum && isToday && TALLY.test(plain) && !asksAhead(plain) && !STILL_TO_COME.test(plain);
}

const WEEK_DAYS = 7;

const BARE_MONTH =
  /^(?:in |for |it's )?(?:january|february|march|april|may|june|july|august|september|october|november|december)$/i;

/** Of a month that is named before, by its rule. */
const OF_LAST_YEAR = /^last year(?:'s|s)?$/i;

/** "Christmas day this year": which one it is, and no time of its own. */
const THIS_YEAR = /^(?:in |for |of )?(?:this|next) year$/i;

const LONG_RANGE = /^(?:long|extended)[ -](?:range|term)$/i;

/**
 * Without what only says around when another time is: "an electric blanket in June, how cold is it tonight", "Christmas day in
 * Brisbane this year", "which is drier this weekend, Saturday or Sunday".
 */
function withoutTimesAround(
  times: readonly RequestedTime[],
  { form, isTypical, topic }: TimeQuestion,
  { nowMs }: LocalClock,
): readonly RequestedTime[] {
  if (times.length < 2) return times;
  // "The long range forecast for August": as far as it says.
  const dated = times.filter(({ text }) => !LONG_RANGE.test(text ?? ''));
  if (dated.length === 1) return dated;
  // "What was June like last year": of that June alone.
  const lastYears = times.filter(({ text, era }) => era === 'past' && OF_LAST_YEAR.test(text ?? ''));
  const bare = times.filter(({ text }) => BARE_MONTH.test(text ?? ''));
  if (form !== 'compare' && lastYears.length === 1 && bare.length > 0 && bare.length + 1 === times.length)
    return lastYears;
  if (form === 'compare') {
    const within = times.filter(
      (time) => !times.every((one) => one === time || (one.fromMs >= time.fromMs && one.toMs <= time.toMs)),
    );
    return within.length > 1 ? within : times;
  }
  if (isTypical || topic === 'normal') return times;
  const isAround = ({ text, fromMs }: RequestedTime): boolean =>
    text !== null && (THIS_YEAR.test(text) || (BARE_MONTH.test(text) && fromMs <= nowMs));
  const [around] = times.filter(isAround);
  if (around === undefined) return times;
  const rest = times.filter(({ text }) => text !== around.text);
  const isWithin = ({ fromMs, toMs }: RequestedTime): boolean =>
    times.some((one) => one.text === around.text && one.fromMs <= fromMs && toMs <= one.toMs);
  const isOfIt = !THIS_YEAR.test(around.text ?? '') || rest.some(isWithin);
  return isOfIt && rest.some(({ text, era }) => text !== null && era !== 'past') ? rest : times;
}

/** What a drought is told by; our judgement. */
const DROUGHT_DAYS = 90;
/** "Did we get enough rain": of the last days, and not of this one alone. */
const ENOUGH_FALLEN = new WordPattern(
  /\b(?:did|have|has|had)\b.{0,20}\benough (?:rain|water)|\brained enough\b|\benough (?:rain|water) (?:fall(?:en)?|lately|recently)\b/,
);

/** "What months is the sea warm enough": of no moment, and no forecast reaches that far. */
const OF_SEA_MONTHS = new WordPattern(
  /\b(?:(?:what|which|how many|best|warmest) months?|(?:time|part) of (?:the )?year)\b/,
);

function anyMonthOfYear(clock: LocalClock): RequestedTime {
  const [year, month] = [yearOfDate(clock.today), monthOfDate(clock.today)];
  const [from, to] = [firstOfMonth(year, month), firstOfMonth(year + 1, month)].map((date) => clock.at(date, 0));
  return { text: null, fromMs: from, toMs: to, grain: 'month', era: 'typical' };
}

/** So many days up to now. */
function overDays(clock: LocalClock, days: number): RequestedTime {
  const fromMs = clock.at(addDays(clock.today, -days), 0);
  return { text: null, fromMs, toMs: clock.nowMs, grain: 'days', era: 'past' };
}

/** A bare month that has begun, whole or in its parts. */
function isThisMonth(times: readonly RequestedTime[], { nowMs }: LocalClock): boolean {
  const [first] = times;
  const isOne = times.every(({ text, era }) => text === first.text && era !== 'past');
  return first !== undefined && isOne && first.fromMs <= nowMs && BARE_MONTH.test(first.text ?? '');
}

function dayOf(clock: LocalClock): { fromMs: number; toMs: number } {
  return { fromMs: clock.at(clock.today, 0), toMs: clock.at(addDays(clock.today, 1), 0) };
}

/** "The best morning for a run before work": of parts of the same days, the narrower. */
function narrowed(times: readonly RequestedTime[], { form }: TimeQuestion): readonly RequestedTime[] {
  if (form !== 'which-day') return times;
  const isWithin = (one: RequestedTime, other: RequestedTime): boolean =>
    other.grain === 'hours' &&
    one.fromMs < other.toMs &&
    one.toMs > other.fromMs &&
    one.toMs - one.fromMs < other.toMs - other.fromMs;
  const isAround = (time: RequestedTime): boolean => times.some((one) => one.text !== time.text && isWithin(one, time));
  const kept = times.filter((time) => !isAround(time));
  const texts = new Set(times.filter(isAround).map(({ text }) => text));
  return kept.filter(({ text }) => !texts.has(text));
}

/** The times of a question; today from its midnight on where what is asked is told of whole days. */
export function subjectTimes(
  mentions: Parameters<typeof resolveTimes>[0],
  question: TimeQuestion,
  clock: LocalClock,
  plain: string,
): RequestedTime[] {
  const resolved = withoutTimesAround(narrowed(resolveTimes(mentions, question, clock), question), question, clock);
  if (question.topic === 'normal' && OF_THIS_WEATHER.test(plain) && isThisMonth(resolved, clock))
    return [{ text: null, ...dayOf(clock), grain: 'day', era: 'coming' }];
  const named =
    question.isOfWarmth && !SLEEPS_OUT.test(plain) ? resolved.map((time) => whileUp(time, clock)) : resolved;
  if (question.topic === 'rainy-season' && question.form !== 'which-month') return rainySeasonTimes(named, clock);
  const season = seasonSoFar(named, question.topic, plain, clock);
  if (season !== null) return [season];
  const isUntimed = named.every(({ text, grain }) => text === null || grain === 'now');
  if (isUntimed && question.topic === 'sea-temperature' && OF_SEA_MONTHS.test(plain)) return [anyMonthOfYear(clock)];
  if (isUntimed && question.topic === 'drought') return [overDays(clock, DROUGHT_DAYS)];
  if (isUntimed && question.topic === 'rain' && ENOUGH_FALLEN.test(plain))
    return [overDays(clock, WEEK_DAYS), ...named.filter(({ era }) => era === 'coming')];
  const today = clock.at(clock.today, 0);
  // "When does it get dark this time of year" is told by today.
  const times: RequestedTime[] = named.map((time) =>
    OF_SUN.has(question.topic) && time.grain === 'month' && THESE_DAYS.test(time.text ?? '')
      ? { ...time, fromMs: today, toMs: today + DAY_MS, grain: 'day', era: 'coming' }
      : time,
  );
  if (isOfNightAhead(question, plain, clock))
    return times.map((time) => throughNight(nightAfter(time, question.topic, plain, clock), clock));
  // "How much daylight do we lose each day in July": of July, day by day.
  const [one, two] = times;
  if (question.topic === 'daylight' && times.length === 2 && EVERY_DAY.test(one?.text ?? ''))
    return two === undefined ? times : [two];
  const isWhole =
    OF_WHOLE_DAYS.has(question.topic) ||
    isTallyOfToday(question, resolved, plain) ||
    (question.topic === 'temperature' &&
      (HIGH_AND_LOW.test(plain) || ENDS_OF_TODAY.test(plain) || swingIn(plain) !== null));
  if (!isWhole) return times;
  return times.map((time) => {
    const startMs = clock.at(clock.today, 0);
    const beginsToday = time.fromMs === clock.nowMs && time.era === 'coming' && time.grain !== 'hours';
    if (!beginsToday) return time;
    return { ...time, fromMs: startMs, ...(time.grain === 'now' ? { grain: 'day', toMs: dayOf(clock).toMs } : {}) };
  });
}
