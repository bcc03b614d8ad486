/**
 * Dates that our own rules do not match, by chrono-node (https://github.com/wanasit/chrono, MIT). It runs only on a text
 * that can hold a date, and its guess that past dates are in the future is not used.
 */

import type { Chrono, ParsedComponents } from 'chrono-node';
import { casual, GB } from 'chrono-node/en';
import { addDays } from '../../../time/civil.ts';
import { HOUR_MS } from '../../../time/units.ts';
import type { Span } from '../text.ts';
import type { DayItem, FixedItem } from './items.ts';
import { dateOf, type LocalClock } from './local-clock.ts';

type Parser = Pick<Chrono, 'parse'>;

/** Ordinary words that chrono takes for days and months. */
const NO_DATE = new RegExp(
  '^(?:(?:in |on |of |for )?(?:the|a|an|the last|last) day(?: out)?|in the (?:week|month|year)|' +
    '(?:midday |noon |morning |afternoon |evening )?sun|sat|mon|wed|tue|thu|mar|may|now|second|day|today|march|' +
    String.raw`jan|dec|\d+|(?:from |between )?\d{1,2} ?(?:to|and|-|–|\/) ?\d{1,2}|\d+ ?(?:m|s|h)|\d+ a|\d+ ?(?:h|hrs?|hours?|m|mins?|minutes?) (?:after|before|later))\.?$`,
  'i',
);
/** "At 5 degrees" is no hour. */
const OF_UNIT = /^ ?(?:%|°|deg(?:rees?)?\b|mph\b|km|kph\b|knots?\b|mm\b|cm\b|inch|percent\b|celsius\b|fahrenheit\b)/;
/** "How long will this sun last" is no Sunday. */
const SHINES = /^ (?:last|going|gonna|shin|stay|keep|hold|be\b|com|out\b)/;
/** A text without a match holds no date. */
const MAY_HOLD_DATE = /\d|\bago\b|\bnext\b|\blast\b|day\b/;

/** What chrono finds in a text whose known parts are blanked out. */
export function chronoDates(text: string): Array<DayItem | FixedItem> {
  if (!MAY_HOLD_DATE.test(text)) return [];
  const parser = (clock: LocalClock | null): Parser => (clock === null || clock.isMonthFirst ? casual : GB);
  return parser(null)
    .parse(text, { instant: new Date(0), timezone: 0 })
    .filter(({ text: found, start, index }) => {
      const isCertain = (['day', 'weekday', 'month', 'hour'] as const).some((part) => start.isCertain(part));
      const behind = text.slice(index + found.length);
      if (OF_UNIT.test(behind) || (/sun$/i.test(found) && SHINES.test(behind))) return false;
      return isCertain && !NO_DATE.test(found.replace(/^\W+|[\s,;:!?]+$/g, ''));
    })
    .map(({ text: found, index }) => {
      const parse = (clock: LocalClock) =>
        parser(clock)
          .parse(text, { instant: new Date(clock.nowMs), timezone: clock.offsetMinutes })
          .find((result) => result.index === index);
      return itemOf({ start: index, end: index + found.length }, parse);
    });
}

interface Parsed {
  readonly start: ParsedComponents;
  readonly end?: ParsedComponents | null;
}

function itemOf(span: Span, parse: (clock: LocalClock) => Parsed | undefined): FixedItem {
  return {
    ...span,
    kind: 'fixed',
    grain: 'hours',
    window: (clock) => {
      const result = parse(clock);
      const from = result === undefined ? null : instantOf(result.start, clock);
      if (result === undefined || from === null) return null;
      const to = result.end == null ? null : instantOf(result.end, clock);
      return to !== null && to.toMs > from.fromMs ? { fromMs: from.fromMs, toMs: to.toMs } : from;
    },
  };
}

/** The day or hour of chrono's numbers on the clock of the place. */
function instantOf(parts: ParsedComponents, clock: LocalClock): { fromMs: number; toMs: number } | null {
  const date = dateOf(parts.get('year') ?? 0, parts.get('month') ?? 0, parts.get('day') ?? 0);
  if (date === null) return null;
  if (!parts.isCertain('hour')) return { fromMs: clock.at(date, 0), toMs: clock.at(addDays(date, 1), 0) };
  const fromMs = clock.at(date, (parts.get('hour') ?? 0) * 60 + (parts.get('minute') ?? 0));
  return { fromMs, toMs: fromMs + HOUR_MS };
}
