/** Questions after what a place is like in a usual year: "how hot does it get in Dubai", "why does it rain so much in Ireland". */

import { DAY_MS } from '../../time/units.ts';
import type { QuestionWords } from './find-words.ts';
import type { Topic } from './interpretation.ts';
import { BLANK, plainText } from './text.ts';
import { weekdayNumber } from './time/named-days.ts';
import { WordPattern } from './word-pattern.ts';
import { asksAhead, isPastTense } from './wording.ts';

const HABIT = new WordPattern(
  '\\b(?:how (?:hot|cold|warm|cool|wet|windy|humid|dry|chilly|mild|snowy|rainy|much|often) (?:does|do) (?:it|' +
    `they|${BLANK}+)(?: actually| really| ever| generally)* (?:get|rain|snow|blow)|` +
    `(?:does|do) (?:it|they|${BLANK}+)(?: actually| really| generally)* (?:(?:rain|snow) (?:more|less)|` +
    '(?:get|have|see) (?:more|less) (?:rain|snow|sun|sunshine|wind|fog|frost))|' +
    `how (?:hot|cold|warm|wet|windy|humid) can (?:it|${BLANK}+)(?: actually| really| ever)* get|` +
    'where does it (?:rain|snow) (?:more|most|less|least)|' +
    '(?:who|which|where|which (?:city|town|place|one)) (?:gets|has) (?:more|less|' +
    '(?:the )?(?:most|least)) (?:rain|snow|sun|sunshine|wind|fog|frost)|' +
    `(?:which|who|where)(?:'s|s| is) (?:the )?(?:rainier|snowier|foggier|wetter|drier|windier|sunnier|cloudier|stormier)(?=,? ${BLANK})|` +
    `is ${BLANK}+(?: (?:really|actually|generally|normally|usually|always|any|much))* (?:wetter|drier|windier|sunnier|` +
    `cloudier|stormier|more humid|muggier|greyer) than(?= ${BLANK})|` +
    `is (?:${BLANK}+|it)(?: \\p{L}+)? (?:rainier|snowier|foggier) (?:in ${BLANK}+ )?than(?= (?:in )?${BLANK})|` +
    `why (?:does|do) (?:it|they|${BLANK}+)(?: (?:always|actually|really|generally))* (?:rain|snow|get|have)|` +
    `why (?:is|are) (?:(?:it|the weather|${BLANK}+) (?:in ${BLANK}+ )?always|${BLANK}+(?: weather)? so)|` +
    `how (?:rainy|wet|snowy|sunny|windy|cloudy|foggy|humid|dry|hot|cold) is (?:it (?:in|at) )?${BLANK}+ (?:really|` +
    `actually|in general|generally|on the whole)|how (?:rainy|snowy) is (?:it in )?${BLANK}+(?=\\W*$)|` +
    `is ${BLANK}+ (?:very |really |that )?(?:rainy|snowy)(?=\\W*$)|` +
    `how many (?:hours of sun(?:shine)?|sun(?:shine)? hours|sunny hours) (?:does|do) (?:it|they|${BLANK}+) (?:get|have)|` +
    `how much (?:rain|snow|sun|sunshine|wind|fog|frost|rainfall|snowfall|precipitation) (?:does|do) (?:it|they|${BLANK}+)` +
    '(?: actually| really| ever| generally)* (?:get|have|see)|climates?)(?!\\p{L})',
  'u',
);

/** "How hot does it get in Dubai", "does it rain more in Seattle or London": of a usual year, where no time is named. */
export function asksHabitOfPlace(plain: string): boolean {
  return HABIT.test(plain);
}

const MONTH = '(?:january|february|march|april|may|june|july|august|september|october|november|december)';
/** A month or a season by its name alone: "in summer", "in July". */
const OF_ANY_YEAR = new RegExp(
  `^(?:(?:in|during|over|for) )?(?:the )?(?:(?:spring|summer|autumn|fall|winter)(?:s|time)?|${MONTH})(?: months)?$`,
  'i',
);

/** A span that has begun. */
const OF_THIS_SPAN = new RegExp(
  `^(?:(?:in|during|over|for|of) )?this (?:month|year|spring|summer|autumn|fall|winter|${MONTH})$`,
  'i',
);

/** "Is Ireland wetter than England in summer": of any summer, and not of the one that has begun. */
export function comparesAnyYear(plain: string, places: number, times: readonly { readonly text: string }[]): boolean {
  const isNamed = times.length > 0 && times.every(({ text }) => OF_ANY_YEAR.test(text));
  if (!isNamed || asksAhead(plain) || isPastTense(plain)) return false;
  return places > 1 || (HABIT_OF_MONTH.test(plain) && !OF_WHAT_IS_LEFT.test(plain));
}

const OF_WHAT_IS_LEFT = /\b(?:so far|left|still|remaining|this|yet|rest)\b/;

/** "What's Tokyo like in November", asked in November: of any year, as a place is asked about that nobody is at. */
const HABIT_OF_MONTH = new WordPattern(
  `\\b(?:what(?:'s|s| is) (?:it |the weather |the climate )?(?:like )?(?:in )?${BLANK}+ like (?:in|during)|` +
    `what(?:'s|s| is) (?:it|the weather|the climate) like (?:in|at) ${BLANK}+ (?:in|during)|` +
    `how (?:rainy|wet|snowy|sunny|windy|cloudy|foggy|humid|dry|hot|cold|warm|cool|mild) (?:is|does) (?:it (?:get )?(?:in|at) )?` +
    `${BLANK}+ (?:get )?(?:in|during)|how many (?:\\p{L}+ )?days (?:in|at|does|do) ${BLANK}+ (?:get |have |see )?(?:in|during))(?!\\p{L})`,
  'u',
);

/** "May compared to average", "are we above normal this year": the last May, and what is over of the year. */
function holdsAgainstNormal(plain: string, topic: Topic, times: readonly { readonly text: string }[]): boolean {
  const isNamed = times.length > 0 && times.every(({ text }) => OF_ANY_YEAR.test(text) || OF_THIS_SPAN.test(text));
  return topic === 'normal' && isNamed && !asksAhead(plain) && !OF_THIS_WEATHER.test(plain);
}

const DAY = '\\d{1,2}(?:st|nd|rd|th)?';
const BARE_DATE = new RegExp(
  `^(?:on )?(?:((?:mon|tues|wednes|thurs|fri|satur|sun)day),? )?(?:the )?(?:(${DAY}) (?:of )?(${MONTH})|(${MONTH}) (?:the )?(${DAY}))$`,
  'i',
);
const OF_PLANS = new WordPattern(
  /\b(?:next|usual(?:ly)?|normal(?:ly)?|typical(?:ly)?|average|forecast|expect(?:ed)?|plan(?:s|ned|ning)?|wedding|married|birthday|trip|holiday|flying|going|chances?|odds|records?)\b/,
);
const JUST_OVER_DAYS = 31;

/** "Gusts in Blackpool on 3 June", asked a week later: that day, and not the one in a year. */
function isJustOver(plain: string, times: readonly { readonly text: string }[], nowMs: number): boolean {
  if (times.length !== 1 || asksAhead(plain) || OF_PLANS.test(plain)) return false;
  const found = BARE_DATE.exec(times[0].text);
  if (found === null) return false;
  const [, weekday, day, month, monthFirst, dayBehind] = found;
  const thenMs = Date.parse(
    `${Number.parseInt(day ?? dayBehind, 10)} ${month ?? monthFirst} ${new Date(nowMs).getUTCFullYear()} UTC`,
  );
  const days = (nowMs - thenMs) / DAY_MS;
  // "Saturday 6 June" of a year in which it is a Friday is none of this one.
  const isSo = weekday === undefined || (new Date(thenMs).getUTCDay() + 6) % 7 === weekdayNumber(weekday.toLowerCase());
  return isSo && days >= 1 && days <= JUST_OVER_DAYS;
}

const TALLY = new WordPattern(/\btotal (?:rain|snow|precip\p{L}*)(?:fall)?\b/u);
const MONTHS = 'january february march april may june july august september october november december'.split(' ');

/** "Total rainfall for April", asked in June: of the month that is over. */
function talliesMonth(plain: string, times: readonly { readonly text: string }[], nowMs: number): boolean {
  const [time] = times;
  if (time === undefined || times.length !== 1 || asksAhead(plain) || OF_PLANS.test(plain) || !TALLY.test(plain))
    return false;
  const month = MONTHS.findIndex((name) => OF_ANY_YEAR.test(time.text) && time.text.toLowerCase().includes(name));
  return month >= 0 && month < new Date(nowMs).getUTCMonth();
}

/** "Any frost yet this autumn": what has come up to now. */
const ANY_YET = new WordPattern(
  /^\W*(?:(?:so|and|hi|hey)[ ,]+)*(?:any|no|much|first) (?:\p{L}+ )?(?:snow(?:fall|s)?|frosts?|ice)\b[^?]*\b(?:yet(?! to\b)|so far)\b(?!.*\b(?:tonight|tomorrow|coming|due|forecast|expected)\b)/u,
);

/** Whether a question without a past tense is about a time that is over. */
export function looksBack(
  plain: string,
  topic: Topic,
  times: readonly { readonly text: string }[],
  nowMs: number,
): boolean {
  return (
    ANY_YET.test(plain) ||
    holdsAgainstNormal(plain, topic, times) ||
    isJustOver(plain, times, nowMs) ||
    talliesMonth(plain, times, nowMs)
  );
}

/** "Are these winds normal here in June": what blows now, and no whole month. */
export const OF_THIS_WEATHER = new WordPattern(
  `\\b(?:this|these) (?!(?:month|week|year|spring|summer|autumn|winter|${MONTH})\\b)|` +
    '\\bso (?:hot|cold|warm|cool|wet|dry|windy|humid|muggy|cloudy|gr[ae]y|sunny|mild|chilly|rainy)\\b',
);

const ALL_YEAR = new WordPattern(/\ball year(?: round)?\b|\byear[ -]round\b/);

/** "Is Singapore hot all year round": of a usual year, and not of what is left of this one. */
export function asksAllYear(plain: string): boolean {
  return ALL_YEAR.test(plain);
}

/** The future of the other languages, whose present is told by an English "will" as well. */
const AHEAD_ABROAD =
  /\b(?:wird|werden|sera|fera|va|vont|aura|hara|habra|llovera|nevara|sara|fara|piovera|nevichera|pleuvra|neigera|vai|chovera|wordt|worden|gaat|zal)\b/;

/** Whether a time to come is asked about, in the words of its own language. */
export function looksAhead({
  language,
  question,
  plain,
}: Pick<QuestionWords, 'language' | 'question' | 'plain'>): boolean {
  return language === 'en' ? asksAhead(plain) : AHEAD_ABROAD.test(plainText(question));
}
