/** Two names of parts of a day that are one: "early tomorrow morning", "tomorrow morning before work", "sunset tomorrow night". */
import type { HourItem } from './items.ts';
import { isJoined } from './joins.ts';
import type { HourGroup } from './windows.ts';

/** "Morning afternoon evening Friday". */
const ARE_TWO = /^(?:morning|afternoon|evening)s? (?:morning|afternoon|evening|night)s?$/;

/** "Tomorrow morning before work": two names of one part of the day, of which the shorter is meant. */
export function withPartsOfOne(plain: string, items: readonly HourItem[]): readonly HourItem[] {
  const found: HourItem[] = [];
  for (const item of items) {
    const before = found.at(-1);
    const isOne =
      before !== undefined &&
      !before.isClock &&
      !item.isClock &&
      before.half === item.half &&
      !ARE_TWO.test(plain.slice(before.start, item.end)) &&
      before.side === null &&
      item.side === null &&
      plain.slice(before.end, item.start).trim() === '';
    if (isOne) found[found.length - 1] = { ...item, start: before.start };
    else found.push(item);
  }
  return found;
}

/** "Early tomorrow morning": the first of the two says which part of the other. */
export function isOfWhole(plain: string, { start, end }: HourItem, next: HourItem): boolean {
  return (
    /^(?:early|late)$/.test(plain.slice(start, end)) && !next.isClock && DAY_WITHIN.test(plain.slice(end, next.start))
  );
}

const DAY_WITHIN = /^ (?!.*\b(?:and|or|to|until|till?|then)\b)[\p{L}\d ]{3,24}$/u;

/** "Clouds for sunset tomorrow night": the hour of that night; null for two times. */
export function withinNight(plain: string, [first, second, third]: readonly HourItem[]): HourGroup | null {
  if (first === undefined || second === undefined || third !== undefined) return null;
  const [night, other] = NIGHT.test(plain.slice(second.start, second.end)) ? [second, first] : [first, second];
  const isNight = NIGHT.test(plain.slice(night.start, night.end)) && other.half === 'pm';
  return isNight && !isJoined(plain.slice(first.end, second.start).replace(/[,&]/g, ' '))
    ? { item: other, spans: [first, second], half: null }
    : null;
}

const NIGHT = /^ni(?:ght|te)$/;
