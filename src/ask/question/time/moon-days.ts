/** The days of the full and the new moon, where something else is asked of them: "clear on the night of the new moon". */
import { moonDay } from '../../../sky/day.ts';
import { addDays, type CivilDate, civilDay } from '../../../time/civil.ts';
import { WordPattern } from '../word-pattern.ts';
import { day, type Rule, rule } from './items.ts';
import type { LocalClock } from './local-clock.ts';
import { oneDay } from './named-days.ts';

const PHASES = { full: 'Full Moon', new: 'New Moon' } as const;
/** A lunation is 29.5 days long on average, and never 31. */
const MAX_LUNATION_DAYS = 31;

const ON_MOON = '(?<=\\b(?:on|at|for|during|around|before|after|by|night of|under) (?:the |a )?)';

export const MOON_RULES: readonly Rule[] = [
  rule(
    `(?=(?:next |coming )?(?:full|new) moon)${ON_MOON}(?:(?:next|coming) )?(full|new) moon(?: night)?`,
    ([, phase]) => day((clock) => oneDay(dateOfPhase(phase === 'full' ? 'full' : 'new', clock))),
    /\b(?:full|new) moon/,
  ),
];

/** The first day of that phase from today on; of the past the last one. */
export function dateOfPhase(phase: keyof typeof PHASES, { today, place, isPast }: LocalClock): CivilDate {
  const isSo = (date: CivilDate): boolean =>
    moonDay(civilDay(place.tzId, date), place.lat, place.lon).phase === PHASES[phase];
  for (let away = 0; away < MAX_LUNATION_DAYS; away++) {
    const date = addDays(today, isPast ? -away : away);
    if (isSo(date)) return date;
  }
  return today;
}

const BEFORE_MOON = new WordPattern(`${ON_MOON}(?:(?:next|coming) )?$`);
const IS_MOON = /^(?:(?:next|coming) )?(?:full|new) moons?$/;

/** Whether the words of a moon at this place only name a day; `asksMore`: whether anything else is asked. */
export function isMoonDay(plain: string, start: number, end: number, asksMore: boolean): boolean {
  return asksMore && IS_MOON.test(plain.slice(start, end)) && BEFORE_MOON.test(plain.slice(0, start));
}
