/** Days, nights and weekends that are counted from a day: "ten days from Friday", "overnight Friday into Saturday". */
import { addDays } from '../../../time/civil.ts';
import { SUPERLATIVES } from '../superlatives.ts';
import { partOfDay } from './hours.ts';
import { day, eachOf, type HourItem, type Rule, rule } from './items.ts';
import { mondayOf, weekdayOf } from './local-clock.ts';
import { MONTH, monthNamed, OF_MONTH, oneDay, someDays, WEEKDAY, weekdayNumber, whichWeekday } from './named-days.ts';
import { NUMBER, numberOf } from './numbers.ts';
import { FORECAST_DAYS_AHEAD } from './requested-time.ts';

/** More days are asked for by weeks and months. */
const MAX_LISTED_DAYS = 31;
const FORTNIGHT_DAYS = 14;
/** Of a year. */
const MOST_WEEKENDS = 53;
/** Saturday and Sunday, from the Saturday on; of other days nothing. */
const WEEKEND: Omit<HourItem, 'start' | 'end'> = {
  ...partOfDay('daytime'),
  on: (date, clock) =>
    weekdayOf(date) === 5 ? { fromMs: clock.at(date, 0), toMs: clock.at(addDays(date, 2), 0) } : null,
};

/** Seven days from a Monday on; of other days nothing. */
const WEEK: Omit<HourItem, 'start' | 'end'> = {
  ...partOfDay('daytime'),
  on: (date, clock) =>
    weekdayOf(date) === 0 ? { fromMs: clock.at(date, 0), toMs: clock.at(addDays(date, 7), 0) } : null,
};

/** Before the rules of lengths and of days, which know their parts alone. */
export const COUNTED_RULES: readonly Rule[] = [
  // "The first two weeks of September", "the last 10 days of August", "second fortnight of July"
  rule(
    `(?:the )?(first|second|2nd|last|latter|final) (?:(${NUMBER}) (day|night|week)s?|fortnight) (?:of|in) ${OF_MONTH}`,
    ([, side, count, unit, ...named]) => {
      const length = count === undefined ? FORTNIGHT_DAYS : Math.round(numberOf(count) * (unit === 'week' ? 7 : 1));
      const isSecond = /^(?:s|2|latter)/.test(side);
      if (length < 1 || length > MAX_LISTED_DAYS || (count !== undefined && isSecond)) return null;
      return day((clock) => {
        const month = monthNamed(clock, named);
        if (isSecond) return { from: addDays(month.from, length), to: month.to, grain: 'days' };
        return side === 'first' ? someDays(month.from, length) : someDays(addDays(month.to, -length), length);
      });
    },
    /\b(?:first|second|2nd|last|latter|final) /,
  ),
  // "For ten days from Friday"
  rule(
    `(?:for|over|during|in|the|these|(?=next )) ?(?:the )?(?:next )?(?:(${NUMBER}) days?|(a|one|the) (week|fortnight)) (?:from|starting|` +
      `beginning)(?: on)? (today|tomorrow|${WEEKDAY})(?= |\\W*$)(?! (?:the )?\\d{1,2}(?:st|nd|rd|th)?(?![\\d:.%°]| ?[ap]m))`,
    ([, count, , unit, from]) => {
      const length = count === undefined ? (unit === 'week' ? 7 : 14) : numberOf(count);
      if (length > MAX_LISTED_DAYS) return null;
      return day((clock) => {
        const start = from === 'today' ? clock.today : from === 'tomorrow' ? addDays(clock.today, 1) : null;
        return someDays(start ?? whichWeekday(clock, 'coming', weekdayNumber(from)), length);
      });
    },
  ),
  // "Monday in a week": the one after the next.
  rule(
    `(?:on )?(today|tomorrow|${WEEKDAY}) in (?:(${NUMBER}|an?) weeks?|` +
      '(8|eight|14|15|fourteen|fifteen) days)(?! (?:like|where|when|of)\\b)',
    ([, from, count, days]) => {
      // "Tuesday in eight days" is a week on Tuesday, on the continent.
      const weeks = days === undefined ? numberOf(count) : /8|eight/.test(days) ? 1 : 2;
      if (weeks > MOST_WEEKENDS) return null;
      return day((clock) => {
        const start = from === 'today' ? clock.today : from === 'tomorrow' ? addDays(clock.today, 1) : null;
        return oneDay(addDays(start ?? whichWeekday(clock, 'coming', weekdayNumber(from)), 7 * weeks));
      });
    },
  ),
  // "Two nights in Paris from Friday": with the day after them.
  rule(
    `(?:for )?(${NUMBER}) nights?(?=[^.?!;\\d]{0,40} (?:from|starting|beginning)(?: on)?(?: the)? (?:(?:this |` +
      `next |coming )?(?:today|tonight|tomorrow|${WEEKDAY}|${MONTH}|\\d)))`,
    ([, count]) => {
      const nights = numberOf(count);
      if (nights < 1 || nights > MAX_LISTED_DAYS) return null;
      return { ...day((clock) => someDays(clock.today, nights + 1)), runs: nights + 1 };
    },
  ),
  // "Overnight Friday into Saturday", "friday night to saturday morning": one night.
  rule(
    `(?:overnight|(?:through |during )?the night)(?: on| from| of| between|,)? (${WEEKDAY})(?: night)? ?(?:into|in to|to|and|` +
      `-|\\/) ?(?:early )?(${WEEKDAY})(?! ?(?:night|evening|afternoon|lunch))(?: morning)?`,
    ([, first, second]) => {
      if ((weekdayNumber(second) - weekdayNumber(first) + 7) % 7 !== 1) return null;
      return day((clock) => oneDay(whichWeekday(clock, 'coming', weekdayNumber(first))), {
        ...partOfDay('overnight'),
        start: 0,
        end: 0,
      });
    },
  ),
  // "Overnight into Saturday", "through the night to tomorrow": the night before that day.
  rule(
    `(?:overnight|(?:through|during) the night) (?:into|in to|to) (tomorrow|${WEEKDAY})(?! ?(?:night|evening|afternoon|lunch))(?: morning)?`,
    ([, name]) =>
      day(
        (clock) => {
          const tomorrow = addDays(clock.today, 1);
          const on = name === 'tomorrow' ? tomorrow : whichWeekday(clock, 'coming', weekdayNumber(name));
          return oneDay(addDays(on, -1));
        },
        { ...partOfDay('overnight'), start: 0, end: 0 },
      ),
    /night/,
  ),
  rule(`(?:over |for )?(?:the )?(?:next|coming|following) (${NUMBER}) week ?-?ends`, ([, count]) =>
    numberOf(count) > MOST_WEEKENDS
      ? null
      : eachOf((clock) => someDays(addDays(mondayOf(clock.today), 5), 7 * numberOf(count)), {
          ...WEEKEND,
          start: 0,
          end: 0,
        }),
  ),
  // "Which weekend this month is driest": one of those of the time that is named, else of the forecast.
  rule(
    '(?:which|what)(?: of the)? week ?-?ends?|' +
      `(?<=\\b(?:best|nicest|${SUPERLATIVES}) )week ?-?end(?= (?:of|in|this|next|over|for|to|will|is)(?!\\p{L})|` +
      '\\W*$)',
    () => ({
      ...eachOf(({ today }) => someDays(today, FORECAST_DAYS_AHEAD + 1), { ...WEEKEND, start: 0, end: 0 }),
      isChoice: true,
    }),
  ),
  // "Which week in July is driest", "the best week in September"
  rule(
    '(?:which|what) week(?= (?:of|in|is|will|would|should|has|this|next)(?!\\p{L})|\\W*$)|' +
      `(?<=\\b(?:best|nicest|quietest|${SUPERLATIVES}) )week(?= (?:of|in|this|over|for|to|will|is)(?!\\p{L})|\\W*$)`,
    () => ({
      ...eachOf(({ today }) => someDays(today, FORECAST_DAYS_AHEAD + 1), { ...WEEK, start: 0, end: 0 }),
      isChoice: true,
    }),
  ),
];
