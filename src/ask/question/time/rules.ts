/** The grammar of time: every rule, in the order in which it is tried. What one rule has matched no later one sees. */
import { ANCHORED_RULES } from './anchored-days.ts';
import { COUNTED_RULES } from './counted-days.ts';
import { DATE_RULES, ISO_DATE_RULE } from './dates.ts';
import { DAY_RULES } from './days.ts';
import { FARTHER_RULES } from './farther-days.ts';
import { FOLLOWING_RULES } from './following-hours.ts';
import { HOUR_RULES } from './hours.ts';
import { hinted, type Rule } from './items.ts';
import { MOON_RULES } from './moon-days.ts';
import { BANK_HOLIDAY_RULES } from './named-holidays.ts';
import { NIGHT_RULES } from './night-hours.ts';
import { OTHER_SPAN_RULES } from './other-span.ts';
import { RELATIVE_RULES, SAME_RULES } from './relative.ts';
import { SOLSTICE_RULES } from './solstices.ts';

export const TIME_RULES: readonly Rule[] = [
  // Holds names of days, weeks and months ("this time next Tuesday"), so it comes before them.
  ...SAME_RULES,
  // Its digits would be read as numbers of days or hours.
  ISO_DATE_RULE,
  // "August bank holiday" holds the name of a month, and "summer solstice" of a season.
  ...BANK_HOLIDAY_RULES,
  ...SOLSTICE_RULES,
  ...MOON_RULES,
  ...FARTHER_RULES,
  ...ANCHORED_RULES,
  ...OTHER_SPAN_RULES,
  ...COUNTED_RULES,
  ...FOLLOWING_RULES,
  ...RELATIVE_RULES,
  // Dates hold names of months and weekdays, so they come before the days.
  ...hinted(/\d|first|second|third|th\b|th[ ,]/, DATE_RULES),
  ...DAY_RULES,
  // "Night" is a part of a day by itself too.
  ...NIGHT_RULES,
  ...HOUR_RULES,
];
