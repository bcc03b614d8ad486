/** Two weeks that change from day to day, for rankings. */
import { but, type Course, type WeatherDay } from './day.ts';
import { mildDay } from './fine.ts';

/** What a day of a fortnight is like: rain by day, its chance, the mean wind, the afternoon. */
interface DayOfFortnight {
  readonly rainMm?: number;
  readonly chancePct?: number;
  readonly windKmh?: number;
  readonly highC?: number;
}

/** A fortnight from a list, a day each; the list is repeated. */
export function fortnight(name: string, days: readonly DayOfFortnight[]): WeatherDay {
  const of = (day: number): DayOfFortnight => days[((day % days.length) + days.length) % days.length];
  const byDay = (read: (day: DayOfFortnight) => number): Course => {
    return (hour, day) => (hour >= 6 && hour < 21 ? read(of(day)) : 0);
  };
  return but(mildDay(), {
    name,
    temperatureC: (hour, day) => {
      const { highC = 20 } = of(day);
      return highC - 4.5 + 4.5 * Math.cos(((hour - 15) / 12) * Math.PI);
    },
    windKmh: (_hour, day) => of(day).windKmh ?? 10,
    gustKmh: (_hour, day) => 1.6 * (of(day).windKmh ?? 10),
    cloudPct: (_hour, day) => (of(day).rainMm === undefined ? 35 : 90),
    precipitationMm: byDay(({ rainMm = 0 }) => rainMm),
    chancePct: byDay(({ rainMm = 0, chancePct = rainMm > 0 ? 80 : 4 }) => chancePct),
  });
}

/** Fair days near, better ones far, poor ones between. */
export function mixedFortnight(): WeatherDay {
  return fortnight('a mixed fortnight', [
    { windKmh: 27, chancePct: 12 },
    { rainMm: 2, windKmh: 24 },
    { windKmh: 24, chancePct: 25 },
    { rainMm: 1, windKmh: 30 },
    { chancePct: 15, windKmh: 18 },
    { windKmh: 40 },
    { chancePct: 5, windKmh: 14 },
    { rainMm: 3, windKmh: 45 },
    { windKmh: 21, chancePct: 20 },
    { rainMm: 0.6, windKmh: 26 },
    { windKmh: 33 },
    {},
    { rainMm: 4, windKmh: 35 },
    { windKmh: 8, highC: 23 },
  ]);
}

/** Every day but the last is poor; tomorrow is fair. */
export function poorFortnight(): WeatherDay {
  return fortnight('a poor fortnight', [
    { rainMm: 2.5, windKmh: 34 },
    { rainMm: 0.7, windKmh: 26, chancePct: 55 },
    ...Array.from({ length: 11 }, () => ({ rainMm: 2.5, windKmh: 34 })),
    { rainMm: 2, windKmh: 30 },
  ]);
}
