/** Meals that are named with an hour of their own: "dinner at 8", "lunch Friday 1". */
import type { HourItem } from './items.ts';

const MEAL = /^(?:the |at |for )*(?:dinner|supper|lunch|breakfast|brunch|tea)\b/;
const IS_APART = /\b(?:or|then|before|after|until|till|to|from|between|is|will)\b|[.;?]/;
const MEAL_GAP = 30;

/** "Dinner and drinks at 8", "dinner Friday 7": a meal with an hour of its own is at that hour. */
export function withMealHours(plain: string, items: readonly HourItem[]): readonly HourItem[] {
  return items.flatMap((item, i): HourItem[] => {
    const [before, next] = [items[i - 1], items[i + 1]];
    if (next !== undefined && isMealAt(plain, item, next)) return [];
    if (before === undefined || item.bareHour === undefined || !isMealAt(plain, before, item)) return [item];
    const half = /lunch|brunch/.test(plain.slice(before.start, before.end)) ? null : before.half;
    const { bareHour, ...clock } = item;
    return [half === null ? item : { ...clock, half, on: (date, at) => item.on(date, at, half) }];
  });
}

function isMealAt(plain: string, meal: HourItem, hour: HourItem): boolean {
  if (meal.isClock || meal.side !== null || !hour.isClock || hour.side !== null) return false;
  const gap = plain.slice(meal.end, hour.start);
  return MEAL.test(plain.slice(meal.start, meal.end)) && gap.length <= MEAL_GAP && !IS_APART.test(gap);
}
