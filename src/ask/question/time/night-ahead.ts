/** Without a time, questions of frost and cold are of the night that comes too. */
import { addDays } from '../../../time/civil.ts';
import { HOUR_MS } from '../../../time/units.ts';
import type { Form, RequestedTime, Topic } from '../interpretation.ts';
import { WordPattern } from '../word-pattern.ts';
import { type LocalClock, localDate } from './local-clock.ts';

/** "Any frost risk in Leeds" without a time: frost comes in the night, and what is left of the day says nothing of it. */
const FROST_AHEAD = new WordPattern(
  new RegExp(
    String.raw`\b(?:frost|freez(?:e|ing)|ice)\b.*\b(?:risk|chance|danger|threat|likely|warning)\b|` +
      String.raw`\b(?:risk|chance|danger|threat|any)(?: of)?(?: an?)?(?: ground| air| late| hard)? (?:frosts?|freez(?:e|ing)|` +
      String.raw`ice)\b`,
    '',
  ),
);
/** "Is the ground frozen": as it is. */
const IS_FROZEN = new WordPattern(
  /\b(?:is|are|was|were) (?!it going|there going)(?:it|there|the|my|our|any|all the) (?:(?!going|gonna|likely)\p{L}+ ){0,3}(?:still |already )?(?:frozen|ic(?:y|ed)|frosty|ice|frost|slippery)\b/u,
);
/** "How cold will it get", "will it drop below 5". */
const COLD_AHEAD = new WordPattern(
  String.raw`\bhow (?:cold|cool|chilly|low)\b(?! is it(?: out(?:side)?| now| right now)?\W*$)|` +
    String.raw`\b(?:drop|fall|dip|sink|go|get|be|goes|gets|drops|falls|dips)(?:ping|ing|ting)? (?:down )?(?:(?:below|under|beneath)\b|to (?:minus|zero|freezing|-?\d))|` +
    String.raw`\b(?:below|under|minus) (?:zero|freezing|-?\d)|\bstay(?:s|ing)? (?:above|over)\b`,
);
/** "Will it drop below 5" names none but the weather. */
const OF_COLD: ReadonlySet<Topic> = new Set<Topic>(['temperature', 'feels-like', 'general']);
/** From then on the coldest hour that is still to come is in the night; our judgement. */
const AFTERNOON_MINUTE = 15 * 60;
/** Frost is over by then; our judgement. */
const MORNING_HOUR = 9;

/** Whether the night that comes is meant too where no time is named. */
export function isOfNightAhead(
  { topic, form }: { readonly topic: Topic; readonly form: Form },
  plain: string,
  clock: LocalClock,
): boolean {
  if (topic === 'ice') return FROST_AHEAD.test(plain) || (form === 'yes-no' && !IS_FROZEN.test(plain));
  const isOfCold = OF_COLD.has(topic) && (form === 'yes-no' || form === 'value');
  return isOfCold && clock.minuteNow >= AFTERNOON_MINUTE && COLD_AHEAD.test(plain);
}

/** A time without words, up to the end of the night. */
export function throughNight(time: RequestedTime, clock: LocalClock): RequestedTime {
  const isOpen = time.text === null && time.era === 'coming' && (time.grain === 'now' || time.grain === 'day');
  const toMs = clock.at(addDays(clock.today, 1), MORNING_HOUR * 60);
  return isOpen && time.fromMs >= clock.nowMs ? { ...time, toMs, grain: 'hours' } : time;
}

/** "Power washing tomorrow, will it freeze after": the night behind that day. */
const FREEZES_AFTER = new WordPattern(
  /\b(?:freez(?:e|es|ing)|frosty?|ice|icy) (?:up |over )?(?:straight |right |soon |the night )?(?:after|afterwards|after that)(?=\W*$| (?:in|at) )/,
);
const NOON_MS = 12 * HOUR_MS;

/** The night behind a day on which something is done, where it is asked whether it freezes then. */
export function nightAfter(time: RequestedTime, topic: Topic, plain: string, clock: LocalClock): RequestedTime {
  if (topic !== 'ice' || time.text === null || time.era !== 'coming' || !FREEZES_AFTER.test(plain)) return time;
  const date = localDate(clock.place.tzId, time.fromMs);
  const fromMs = Math.max(clock.nowMs, time.grain === 'day' ? time.fromMs + NOON_MS : time.toMs);
  return { ...time, fromMs, toMs: clock.at(addDays(date, 1), MORNING_HOUR * 60), grain: 'hours' };
}
