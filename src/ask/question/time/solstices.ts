/** The days of the solstices and equinoxes. */
import { SEASON_STARTS, seasonStartMs } from '../../../sky/seasons.ts';
import { day, type Rule, rule } from './items.ts';
import { type LocalClock, localDate } from './local-clock.ts';
import { oneDay } from './named-days.ts';
import { yearly } from './yearly.ts';

/** Which of the four the words mean at a place; null where they leave it open. */
function indexOf(name: string | undefined, isSolstice: boolean, clock: LocalClock): number | null {
  const northern = {
    spring: 0,
    vernal: 0,
    march: 0,
    summer: 1,
    june: 1,
    autumn: 2,
    autumnal: 2,
    fall: 2,
    september: 2,
  };
  const winter = { winter: 3, december: 3 };
  const index = name === undefined ? undefined : { ...northern, ...winter }[name];
  if (index === undefined) return null;
  const isByMonth = /march|june|sept|dec/.test(name ?? '');
  if (index % 2 !== (isSolstice ? 1 : 0)) return null;
  return clock.isSouthern && !isByMonth ? (index + 2) % 4 : index;
}

export const SOLSTICE_RULES: readonly Rule[] = [
  rule(
    '(?:the )?(?:(next|last|this) )?(?:(spring|vernal|march|summer|june|autumn|autumnal|fall|september|winter|' +
      'december) )?(solstice|equinox)|(?:the )?(longest|shortest) day(?: of the year)?',
    ([, which, name, event, extreme]) =>
      day((clock) => {
        const isSolstice = event !== 'equinox';
        const season = extreme === undefined ? name : extreme === 'longest' ? 'summer' : 'winter';
        const index = indexOf(season, isSolstice, clock);
        const on = (year: number, at: number) =>
          oneDay(localDate(clock.place.tzId, seasonStartMs(SEASON_STARTS[at], year)));
        if (index !== null) return yearly(clock, (year) => on(year, index), which);
        const [first, second] = isSolstice ? [1, 3] : [0, 2];
        const ranges = [
          yearly(clock, (year) => on(year, first), which),
          yearly(clock, (year) => on(year, second), which),
        ];
        const [early, late] = ranges.toSorted((a, b) => (a.from < b.from ? -1 : 1));
        return clock.isPast ? late : early;
      }),
  ),
];
