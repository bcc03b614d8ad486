/**
 * What takes the sight away: fog, dry smoke or haze, or something else such as rain and snow.
 *
 * Fog is visibility below 1 km in air that is nearly saturated, haze and smoke are dry (WMO International Cloud Atlas,
 * hydrometeors and lithometeors: mist and fog are near saturation, haze below about 80 % humidity).
 */
import type { DerivedHours } from './derive.ts';
import { isSnowAlone } from './falling.ts';

/** The name of the issue and of the risk where the visibility is poor and it is not fog. */
const VISIBILITY_ISSUE = 'visibility';
const FOG_ISSUE = 'fog';
const RAIN_ISSUE = 'rain';
const SNOW_ISSUE = 'snow';

const FOG_VISIBILITY_M = 1000;
/** The air of fog is saturated or nearly; hourly models are a few percent off. */
const FOG_HUMIDITY_PCT = 90;
const DRY_HUMIDITY_PCT = 80;
const SMOKE_HUMIDITY_PCT = 65;
/** WMO 4677: fog, and fog that deposits rime. */
const FOG_CODES: ReadonlySet<number> = new Set([45, 48]);

export function isFogCode(code: number): boolean {
  return FOG_CODES.has(code);
}

/** Whether an hour has fog: by its weather code in air that is not dry, or by visibility and humidity while nothing falls. */
export function isFog(hours: DerivedHours, hour: number): boolean {
  const { weatherCode, visibilityM } = hours.columnsAt(hour);
  // A code of fog may stand for a part of the hour; a known visibility decides.
  if (visibilityM[hour] >= FOG_VISIBILITY_M) return false;
  // Some services make the code of fog from visibility alone, in smoke too: fog is never in dry air.
  if (isFogCode(weatherCode[hour])) return !(humidity(hours, hour) < DRY_HUMIDITY_PCT);
  return visibilityM[hour] < FOG_VISIBILITY_M && isDry(hours, hour) && humidity(hours, hour) >= FOG_HUMIDITY_PCT;
}

/** Whether poor visibility is dry: smoke, dust or haze. */
export function isHaze(hours: DerivedHours, hour: number): boolean {
  return isDry(hours, hour) && humidity(hours, hour) < DRY_HUMIDITY_PCT && !isFog(hours, hour);
}

/** Whether poor visibility tells of smoke: in damper air, haze swells with water (Idaho DEQ, Visibility Range Index: only below 65 %). */
export function isSmoke(hours: DerivedHours, hour: number): boolean {
  return isHaze(hours, hour) && hours.columnsAt(hour).relativeHumidityPct[hour] < SMOKE_HUMIDITY_PCT;
}

/** The issue as it is called in that hour: fog only where there is fog, rain only where not all of it is snow. */
export function issueIn(hours: DerivedHours, issue: string | null, hour: number): string | null {
  if (issue === RAIN_ISSUE && isSnowAlone(hours, hour)) return SNOW_ISSUE;
  return issue === FOG_ISSUE && !isFog(hours, hour) ? VISIBILITY_ISSUE : issue;
}

function isDry(hours: DerivedHours, hour: number): boolean {
  const { precipitationMm, snowfallCm } = hours.columnsAt(hour);
  return !(precipitationMm[hour] > 0) && !(snowfallCm[hour] > 0);
}

function humidity(hours: DerivedHours, hour: number): number {
  return hours.at('relative_humidity', hour);
}
