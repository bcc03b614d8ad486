/** The days of the solstices and equinoxes. */
import { oneDay, yearly } from './days.ts';
import { day, type Rule, rule } from './items.ts';
import { type LocalClock, localDate } from './local-clock.ts';

/**
 * Julian days of the March equinox, June solstice, September equinox and December solstice of the years 2000 to 3000:
 * coefficients of the powers of thousands of years since 2000. J. Meeus, Astronomical Algorithms (1998), table 27.b; without
 * the periodic terms they are within half an hour.
 */
const JULIAN_DAYS: readonly (readonly number[])[] = [
  [2451623.80984, 365242.37404, 0.05169, -0.00411, -0.00057],
  [2451716.56767, 365241.62603, 0.00325, 0.00888, -0.0003],
  [2451810.21715, 365242.01767, -0.11575, 0.00337, 0.00078],
  [2451900.05952, 365242.74049, -0.06223, -0.00823, 0.00032],
];
const JULIAN_DAY_1970 = 2440587.5;
const DAY_MS = 86_400_000;

/** The instant of one of them, 0 for the March equinox to 3 for the December solstice. */
export function seasonStartMs(year: number, index: number): number {
  const thousands = (year - 2000) / 1000;
  const julianDay = (JULIAN_DAYS[index] ?? []).reduce((sum, factor, power) => sum + factor * thousands ** power, 0);
  return (julianDay - JULIAN_DAY_1970) * DAY_MS;
}

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
    '(?:the )?(?:(next|last|this) )?(?:(spring|vernal|march|summer|june|autumn|autumnal|fall|september|winter|december) )?(solstice|equinox)|(?:the )?(longest|shortest) day(?: of the year)?',
    ([, which, name, event, extreme]) =>
      day((clock) => {
        const isSolstice = event !== 'equinox';
        const season = extreme === undefined ? name : extreme === 'longest' ? 'summer' : 'winter';
        const index = indexOf(season, isSolstice, clock);
        const on = (year: number, at: number) => oneDay(localDate(clock.place.tzId, seasonStartMs(year, at)));
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
