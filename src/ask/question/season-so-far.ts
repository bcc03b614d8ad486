/** Seasons that are asked about as they go: "has it snowed yet this season", "is it the rainy season in February". */
import { addDays, type CivilDate } from '../../time/civil.ts';
import type { RequestedTime, Topic } from './interpretation.ts';
import { firstOfMonth, type LocalClock, monthOfDate, yearOfDate } from './time/local-clock.ts';
import { WordPattern } from './word-pattern.ts';

const WEEK_DAYS = 7;

/** The week that was, the week to come and this month as it usually is: what tells of a season that has no date. */
function aroundNow(clock: LocalClock): RequestedTime[] {
  const { today, nowMs } = clock;
  const at = (days: number): number => clock.at(addDays(today, days), 0);
  const month = firstOfMonth(yearOfDate(today), monthOfDate(today));
  const next = firstOfMonth(yearOfDate(today), monthOfDate(today) + 1);
  return [
    { text: null, fromMs: at(-WEEK_DAYS), toMs: at(0), grain: 'days', era: 'past' },
    { text: null, fromMs: nowMs, toMs: at(WEEK_DAYS), grain: 'days', era: 'coming' },
    { text: null, fromMs: clock.at(month, 0), toMs: clock.at(next, 0), grain: 'month', era: 'typical' },
  ];
}

/** What a rainy season is told by: the month that is named, else the weeks around now. */
export function rainySeasonTimes(times: readonly RequestedTime[], clock: LocalClock): RequestedTime[] {
  const asked = times.filter(({ text, grain }) => text !== null && grain !== 'now');
  // "Is it the rainy season in February": what falls these days tells nothing of it.
  const isOfOther = asked.length > 0 && asked.every(({ era }) => era === 'typical');
  return isOfOther ? asked : [...aroundNow(clock), ...asked];
}

/** What comes with the cold half of the year, so that "yet" is of all of it up to now. */
const OF_COLD: ReadonlySet<Topic> = new Set<Topic>(['snow', 'ice']);
const UP_TO_NOW = new WordPattern(/\b(?:yet|so far|already|this season)\b/);
/** "Has it started snowing yet", "is the snow gone already": of this moment. */
const OF_MOMENT = new WordPattern(
  /\b(?:start|stop|beg[au]n|begin|finish|end|eas|clear|melt|thaw|gone|arriv|turn|settl|reach)\p{L}*/u,
);
const THIS_SEASON = new WordPattern(/\bthis season\b/);
const THIS_WINTER = new WordPattern(/\b(?:this|in) (?:winter|season)\b/);
/** The month in which the cold half of the year begins, north and south of the equator. */
const COLD_FROM = { north: 9, south: 3 } as const;
const MONTHS = 12;
const SEASON_MONTHS = 3;

function isColdHalf(months: number): boolean {
  return months < MONTHS - 2 * SEASON_MONTHS;
}

/** How many months are over since the cold half of the year began. */
function monthsIntoCold({ today, isSouthern }: LocalClock): number {
  const from = isSouthern ? COLD_FROM.south : COLD_FROM.north;
  return (monthOfDate(today) - from + MONTHS) % MONTHS;
}

/** The first of the month so many months ago. */
function monthsBack({ today }: LocalClock, count: number): CivilDate {
  return firstOfMonth(yearOfDate(today), monthOfDate(today) - count);
}

/**
 * The season up to now: "has it snowed yet", "have we had a frost so far this season"; null where none is asked for. This winter is
 * the one that is told, even where its first frost comes in autumn.
 */
export function seasonSoFar(
  times: readonly RequestedTime[],
  topic: Topic,
  plain: string,
  clock: LocalClock,
): RequestedTime | null {
  const [time] = times;
  if (!clock.isPast || time === undefined || times.length > 1 || !UP_TO_NOW.test(plain)) return null;
  const soFar = (months: number): RequestedTime => ({
    text: time.text,
    fromMs: clock.at(monthsBack(clock, months), 0),
    toMs: clock.nowMs,
    grain: 'days',
    era: 'past',
  });
  const intoCold = monthsIntoCold(clock);
  if (time.text === null) {
    if (OF_COLD.has(topic) && !OF_MOMENT.test(plain)) return soFar(intoCold);
    return THIS_SEASON.test(plain) ? soFar(monthOfDate(clock.today) % SEASON_MONTHS) : null;
  }
  // Asked in November, the winter that is over is none of this one.
  const isOver = time.era === 'past' && time.toMs < clock.nowMs;
  return OF_COLD.has(topic) && isOver && isColdHalf(intoCold) && THIS_WINTER.test(plain) ? soFar(intoCold) : null;
}
