/**
 * The icon of a weather code, by day and by night: names of Meteocons (@meteocons/svg, MIT). Heavier weather has the darker sky, showers the broken one.
 */
import type { WeatherCode } from './codes.ts';

/** `*` stands for day or night. */
const ICONS: Readonly<Record<WeatherCode, string>> = {
  0: 'clear-*',
  1: 'mostly-clear-*',
  2: 'partly-cloudy-*',
  3: 'overcast-*',
  45: 'fog-*',
  48: 'fog-*',
  51: 'partly-cloudy-*-drizzle',
  53: 'overcast-*-drizzle',
  55: 'overcast-*-drizzle',
  56: 'overcast-*-sleet',
  57: 'overcast-*-sleet',
  61: 'overcast-*-rain',
  63: 'overcast-*-rain',
  65: 'extreme-*-rain',
  66: 'overcast-*-sleet',
  67: 'overcast-*-sleet',
  71: 'overcast-*-snow',
  73: 'overcast-*-snow',
  75: 'extreme-*-snow',
  77: 'overcast-*-snow',
  80: 'partly-cloudy-*-rain',
  81: 'partly-cloudy-*-rain',
  82: 'extreme-*-rain',
  85: 'partly-cloudy-*-snow',
  86: 'partly-cloudy-*-snow',
  95: 'thunderstorms-*-rain',
  96: 'thunderstorms-*-hail',
  99: 'thunderstorms-*-hail',
};

/** Every icon that there is. */
export const ICON_NAMES: readonly string[] = [
  ...new Set(Object.values(ICONS).flatMap((pattern) => [named(pattern, true), named(pattern, false)])),
].sort();

/** The address of the icon; `base` has no slash at its end. */
export function iconUrl(code: WeatherCode, isDay: boolean, base: string): string {
  return `${base}/${named(ICONS[code], isDay)}.svg`;
}

function named(pattern: string, isDay: boolean): string {
  return pattern.replace('*', isDay ? 'day' : 'night');
}
