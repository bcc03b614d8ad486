/** Weeks and their parts: "this week", "later this week", "the end of next week", "weekdays". */
import { addDays } from '../../../time/civil.ts';
import { type DayRange, day, type Rule, rule } from './items.ts';
import { type LocalClock, mondayOf, weekdayOf } from './local-clock.ts';
import { oneDay, someDays, weeks, whichWeekday } from './named-days.ts';

export const WEEK_RULES: readonly Rule[] = [
  rule('(?:the )?(?:rest|remainder) of (?:the|this) week', () =>
    day((clock) =>
      isLastOfWeek(clock)
        ? untilNextSunday(clock)
        : { from: clock.today, to: addDays(mondayOf(clock.today), 7), grain: 'days' },
    ),
  ),
  rule('later (?:on )?(?:this|in the) week', () =>
    day((clock) => {
      if (isLastOfWeek(clock)) return someDays(addDays(clock.today, 1), 7);
      const monday = addDays(mondayOf(clock.today), 7);
      const from = addDays(clock.today, 1);
      return { from: from < monday ? from : clock.today, to: monday, grain: 'days' };
    }),
  ),
  rule('(?:the )?(first|second|last|latter) (?:half|part) of (?:(this|next|last|the) )?week', ([, half, which]) =>
    day((clock) => {
      const monday = addDays(mondayOf(clock.today), 7 * weeks(which));
      return half === 'first' ? someDays(monday, 3) : someDays(addDays(monday, 3), 4);
    }),
  ),
  rule(
    '(?:the )?(beginning|start|early|front end|middle|mid|end|tail end|back end|back(?= of)|' +
      'late) (?:of )?(?:(this|next|last|the) )?week(?:,? (?:of )?(this|next) week)?',
    ([, part, whichAhead, whichBehind]) => {
      const which = whichBehind ?? whichAhead;
      const first = /middle|mid/.test(part) ? 2 : /^(?!front).*end|late|back/.test(part) ? 4 : 0;
      return day((clock) => {
        const ahead = isLastOfWeek(clock) && which !== 'next' ? 1 : 0;
        return someDays(addDays(mondayOf(clock.today), 7 * (weeks(which) + ahead) + first), first === 4 ? 3 : 2);
      });
    },
  ),
  rule(
    '(?:the |on |during )?(?:week ?days|work(?:ing)? days)(?: (this|next) week)?|' +
      '(?:the )?week ?day(?= (?:morning|afternoon|evening|night|lunch))',
    ([, which]) =>
      day((clock) => {
        const monday = mondayOf(clock.today);
        const isNext = which === 'next' || weekdayOf(clock.today) > 4;
        const from = isNext ? addDays(monday, 7) : clock.today;
        return { from, to: addDays(monday, isNext ? 12 : 5), grain: 'days' };
      }),
  ),
  rule('mid-?week', () => day((clock) => oneDay(whichWeekday(clock, 'coming', 2)))),
  rule(
    "(?:(?:every|each) (?:single )?day )?(this|next|last|past|previous|following) week(?:'?s)?|" +
      "(?:the |this )?(?:coming )?week ahead|(?:the |this )?coming week(?:'?s)?|" +
      '(all|the whole|the entire|the full) week|' +
      '(?<=(?:\\b(?:is|be) (?:it|this) (?:going to be |looking like )?an? (?:\\p{L}+ )?|^\\W*(?:an? )?)(?:good|' +
      'great|nice|decent|ideal|perfect|bad|dry enough) )week(?= (?:for|to)(?!\\p{L}))|' +
      "(?:for |during |(?<=\\b(?:how|what)(?:'s| is| does| will) ))the week(?! (?:after|before|of|from|to come|" +
      'commencing|beginning|starting|ending))',
    (match) =>
      day((clock) => {
        const which = match[2] === undefined ? match[1] : 'this';
        if (which === undefined) return someDays(clock.today, 7);
        if (which === 'this' && isLastOfWeek(clock)) return untilNextSunday(clock);
        return someDays(addDays(mondayOf(clock.today), 7 * weeks(which)), 7);
      }),
  ),
];

/** Sunday, on which "this week" is the one that is about to begin; of the past it is the one that ends. */
function isLastOfWeek(clock: LocalClock): boolean {
  return !clock.isPast && weekdayOf(clock.today) === 6;
}

function untilNextSunday({ today }: LocalClock): DayRange {
  return someDays(today, 8);
}
