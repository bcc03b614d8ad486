/** How light each part of a civil day is, from the times of dawns and dusks. */
import type { AstronomyBody } from '../../operations/astronomy.ts';
import { minutesOf } from './clock.ts';

export type Sun = Pick<
  AstronomyBody['astronomy'],
  | 'sunrise'
  | 'sunset'
  | 'daylightMinutes'
  | 'civilDawn'
  | 'civilDusk'
  | 'nauticalDawn'
  | 'nauticalDusk'
  | 'astronomicalDawn'
  | 'astronomicalDusk'
>;

export type Light = 'night' | 'astronomical' | 'nautical' | 'civil' | 'day';

export interface LightPart {
  readonly light: Light;
  /** Minutes since local midnight. */
  readonly from: number;
  readonly to: number;
}

const DAY = 1440;

/** Whether the sun is above a limit at a minute. */
type Above = (minute: number) => boolean;

/**
 * The parts of the day in order. Null where they cannot be known: near the poles the sun may pass none of the limits all
 * day, and then the times do not say between which of them it stays.
 */
export function lightParts(sun: Sun): readonly LightPart[] | null {
  // The sun that is up at some time is above every lower limit at that time.
  const upAtAll = sun.daylightMinutes > 0;
  const day = above(sun.sunrise, sun.sunset, upAtAll);
  const limits: readonly (readonly [Exclude<Light, 'night' | 'day'>, string, string])[] = [
    ['astronomical', sun.astronomicalDawn, sun.astronomicalDusk],
    ['nautical', sun.nauticalDawn, sun.nauticalDusk],
    ['civil', sun.civilDawn, sun.civilDusk],
  ];
  const crossed = limits.map(([, dawn, dusk]) => minutesOf(dawn) !== null || minutesOf(dusk) !== null);
  if (!upAtAll && !crossed.includes(true)) return null;
  const steps = limits.map(([light, dawn, dusk], index) => {
    const higherIsPassed = upAtAll || crossed.slice(index + 1).includes(true);
    return [light, above(dawn, dusk, higherIsPassed)] as const;
  });
  const at = (minute: number): Light => {
    if (day(minute)) return 'day';
    return steps.findLast(([, isAbove]) => isAbove(minute))?.[0] ?? 'night';
  };
  return partsOf(at);
}

/** Without dawn and dusk the sun stays on one side, `otherwise` says on which. */
function above(dawn: string, dusk: string, otherwise: boolean): Above {
  const [from, to] = [minutesOf(dawn), minutesOf(dusk)];
  if (from === null && to === null) return () => otherwise;
  if (from === null) return (minute) => minute < (to ?? 0);
  if (to === null) return (minute) => minute >= from;
  // A dusk after midnight comes before the dawn of its day.
  return from <= to ? (minute) => minute >= from && minute < to : (minute) => minute >= from || minute < to;
}

function partsOf(at: (minute: number) => Light): readonly LightPart[] {
  const parts: { light: Light; from: number; to: number }[] = [];
  for (let minute = 0; minute < DAY; minute++) {
    const light = at(minute);
    const last = parts.at(-1);
    if (last?.light === light) last.to = minute + 1;
    else parts.push({ light, from: minute, to: minute + 1 });
  }
  return parts;
}
