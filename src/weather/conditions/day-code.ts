/**
 * The one weather code that stands for a day. Open-Meteo's own daily code is the highest of any hour, so that one hour of
 * drizzle makes a day of sun a day of drizzle. Ours, a calibration of our own, is the first of these that applies:
 *
 * 1. thunder, or precipitation that freezes, in any hour: the most significant of them, because it is dangerous;
 * 2. precipitation, when it falls in at least three hours or adds up to a millimetre: the most significant of it;
 * 3. fog in at least six hours;
 * 4. else the sky: the mean of its codes (0 clear to 3 overcast) over the hours of daylight, over all in polar night,
 *    where hours of fog or of rain count as overcast.
 */
import { WEATHER_CODES, type WeatherCode, weatherCodeOf } from './codes.ts';

/** As much of an hour as the rule reads. */
interface CodedHour {
  readonly weatherCode: number;
  readonly isDay: boolean;
}

const WET_HOURS = 3;
const WET_DAY_MM = 1;
const FOGGY_HOURS = 6;
const OVERCAST = 3;

/** Codes of falling water and ice from the least significant to the most; those from `DANGEROUS_FROM` on are dangerous. */
const SIGNIFICANCE: readonly WeatherCode[] = [
  51, 53, 80, 61, 77, 55, 85, 71, 81, 63, 73, 86, 82, 65, 75, 56, 66, 57, 67, 95, 96, 99,
];
const DANGEROUS_FROM = SIGNIFICANCE.indexOf(56);

/** The code of a day of such hours; NaN when none is known. */
export function dayCodeOf(hours: readonly CodedHour[], precipitationMm: number): number {
  const known = hours.flatMap(({ weatherCode, isDay }) => {
    const code = weatherCodeOf(weatherCode);
    return code === null ? [] : [{ code, isDay }];
  });
  const wet = known.map(({ code }) => SIGNIFICANCE.indexOf(code)).filter((rank) => rank >= 0);
  const highest = Math.max(-1, ...wet);
  const counts = highest >= DANGEROUS_FROM || wet.length >= WET_HOURS || precipitationMm >= WET_DAY_MM;
  if (highest >= 0 && counts) return SIGNIFICANCE[highest];
  const fog = known.map(({ code }) => code).filter((code) => code === 45 || code === 48);
  if (fog.length >= FOGGY_HOURS) return Math.max(...fog);
  const light = known.filter(({ isDay }) => isDay);
  const skies = (light.length > 0 ? light : known).map(({ code }) => Math.min(code, OVERCAST));
  return skies.length === 0 ? Number.NaN : WEATHER_CODES[Math.round(skies.reduce((a, b) => a + b, 0) / skies.length)];
}
