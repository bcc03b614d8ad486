/** The `detail` of a risk: the peak value with its unit and hour, and the threshold that it passed with its source. */

import { formatLocal } from '../time/civil.ts';
import { formatValue } from '../units/format.ts';
import { displayValue, type Units, unitSymbol } from '../units/quantities.ts';
import { POLLEN_LEVELS, pollenClassFrom } from '../weather/air-quality/pollen.ts';
import { oneHour } from '../weather/hour-slice.ts';
import { formatPercent } from './grammar.ts';
import type { Judgement } from './judge.ts';
import { isAssumed } from './knowledge.ts';
import { issueIn } from './obscurity.ts';
import { uvClass } from './phrases.ts';
import { formatGrains, peakPollen } from './pollen.ts';
import type { RiskKind } from './profile.ts';
import { type RiskLevels, riskLevels } from './risk-levels.ts';
import { CAPE_JKG, isLyingSnow, LEVELS, levelOn, type Scale, scalesOf, scaleValues } from './severity.ts';
import { thresholdSource } from './threshold-sources.ts';
import { type Variable, variableInfo } from './variables.ts';

/** The stretch's peak in words. */
export function riskDetail(judged: Judgement, kind: RiskKind, stretch: readonly number[]): string {
  const { hours, input } = judged;
  const risk = riskLevels(hours, input.profile, kind, judged.slice);
  const highest = Math.max(...stretch.map((hour) => risk.levels[hour]));
  const worst = stretch.filter((hour) => risk.levels[hour] === highest);
  const clock = (hour: number): string => formatLocal(input.zone, hours.startMs[hour]).slice(11);
  if (kind === 'thunderstorm') return thunderDetail(judged, worst[0], clock(worst[0]));
  if (kind === 'pollen') return pollenDetail(judged, worst, clock);
  const scale = scaleFor(judged, kind, worst, risk);
  const values = scaleValues(hours, input.profile, scale, judged.slice);
  const sign = scale.worse === 'above' ? 1 : -1;
  const peak = worst.reduce((best, hour) => (sign * values[hour] > sign * values[best] ? hour : best));
  const format = (value: number): string => formatPrecisely(value, scale, input.units);
  if (isAssumed(hours, scale.variable, peak)) return assumedDetail(scale.variable, clock(peak));
  const word = scale.variable === 'uv_index' ? `, ${uvClass(values[peak])},` : '';
  const value = `${PREFIX[scale.variable] ?? ''}${format(values[peak])}${word}`;
  const threshold = thresholdAt(scale, values[peak]);
  const falls = kind === 'rain' || (kind === 'snow' && !isLyingSnow(scale.variable));
  const chance = falls ? formatChance(judged, peak) : '';
  if (threshold === null)
    return `${chance === '' ? value : `${chance} of ${issueIn(hours, kind, peak)}`} at ${clock(peak)}`;
  return `${value}${chance === '' ? '' : `, ${chance}`} at ${clock(peak)} (${formatThreshold(scale, threshold, input.units)})`;
}

/** A risk that is read from other values: no number is said that the forecast does not state. */
function assumedDetail(variable: Variable, clock: string): string {
  if (variable === 'visibility') return `fog likely at ${clock} (the forecast states no visibility)`;
  if (variable === 'us_aqi') return `poor air likely at ${clock} (the forecast states no air quality)`;
  return `${variable.replaceAll('_', ' ')} estimated at ${clock} (the forecast states none)`;
}

/** Temperatures with their tenth, so that a rounded value does not seem to miss the threshold that it passed. */
function formatPrecisely(value: number, scale: Scale, units: Units): string {
  const { quantity } = variableInfo(scale.variable);
  if (quantity !== 'temperature') return formatValue(value, quantity, units);
  return `${displayValue(value, quantity, units)} ${unitSymbol(quantity, units)}`;
}

/** The threshold with its source; one too small to show in the units goes without its number. */
function formatThreshold(scale: Scale, threshold: number, units: Units): string {
  const source = thresholdSource(scale, threshold);
  const isShown = threshold === 0 || displayValue(threshold, variableInfo(scale.variable).quantity, units) !== 0;
  return isShown ? `threshold ${formatPrecisely(threshold, scale, units)}: ${source}` : source;
}

/** The name of the number, where its unit does not show it. */
const PREFIX: Readonly<Partial<Record<Variable, string>>> = {
  ice_index: 'index ',
  snow_on_ground: 'on the ground ',
  snow_on_roads: 'on roads ',
  rotor_icing: 'index ',
  inversion_index: 'index ',
  uv_index: 'UV ',
  visibility: 'visibility ',
  cloud: 'cloud ',
  wave_height: 'waves ',
  us_aqi: 'AQI ',
  kp_index: 'Kp ',
  sun_altitude: 'sun at ',
  asphalt_temperature: 'asphalt ',
  grass_temperature: 'grass ',
  dew_point: 'dew point ',
  dew_margin: 'dew-point margin ',
  delta_t: 'Delta-T ',
  wind_chill: 'wind chill ',
  wbgt: 'WBGT ',
  heat_index: 'heat index ',
  lowest_next_24h: 'low within 24 h ',
  lowest_next_48h: 'low within 48 h ',
  dry_hours_ahead: 'dry time left ',
  rain_past_6h: 'in 6 h ',
  rain_past_24h: 'in 24 h ',
};

/** The published scale where it applies, else the activity's own threshold as one. */
function scaleFor(
  judged: Judgement,
  kind: RiskKind,
  worst: readonly number[],
  { published, curveRisk }: RiskLevels,
): Scale {
  const isPublished =
    kind === 'rain' || curveRisk === null || worst.some((hour) => published[hour] >= curveRisk.levels[hour]);
  if (isPublished) return worstScale(judged, kind, worst);
  return {
    variable: curveRisk.factor.variable,
    thresholds: [curveRisk.threshold],
    worse: kind === 'fog' ? 'below' : 'above',
    source: `limit of good for ${judged.input.profile.phrase}`,
  };
}

function worstScale(judged: Judgement, kind: RiskKind, among: readonly number[]): Scale {
  const { hours, input } = judged;
  const falls = among.some((hour) => hours.columns.snowfallCm[hour] > 0);
  const scales = scalesOf(kind, input.profile).filter(
    // Snow that has stopped falling is no snowfall.
    ({ variable }) => kind !== 'snow' || falls || isLyingSnow(variable),
  );
  const highest = (scale: Scale): number => {
    const values = scaleValues(hours, input.profile, scale, judged.slice);
    return Math.max(...among.map((hour) => levelOn(scale, values[hour])));
  };
  return scales.reduce((best, scale) => (highest(scale) > highest(best) ? scale : best));
}

/** The threshold that a value has passed; null where there is only a chance of rain. */
function thresholdAt(scale: Scale, value: number): number | null {
  const level = levelOn(scale, value);
  return level === LEVELS.none ? null : scale.thresholds[level - 1];
}

/** The forecast's own chance; empty where it states none. */
function formatChance({ hours }: Judgement, hour: number): string {
  const stated = hours.rainIn(oneHour(hour)).stated[hour];
  return Number.isNaN(stated) ? '' : `${formatPercent(stated)} chance`;
}

/** The worst kind at its worst, with the concentration from which its class begins. */
function pollenDetail({ hours }: Judgement, among: readonly number[], clock: (hour: number) => string): string {
  const peak = peakPollen(hours, among);
  if (peak === null) return 'pollen';
  const from = pollenClassFrom(peak.kind, peak.level);
  return `${peak.kind} pollen ${formatGrains(peak.grainsM3)} at ${clock(peak.hour)} (${POLLEN_LEVELS[peak.level]} from ${from}: AAAAI National Allergy Bureau)`;
}

function thunderDetail({ hours, input }: Judgement, hour: number, clock: string): string {
  const { weatherCode, capeJkg, gustKmh } = hours.columns;
  const code = weatherCode[hour];
  if (!(code >= 95)) {
    const threshold = capeJkg[hour] >= CAPE_JKG.moderate ? CAPE_JKG.moderate : CAPE_JKG.weak;
    return `CAPE ${Math.round(capeJkg[hour])} J/kg at ${clock} (threshold ${threshold} J/kg: US NWS)`;
  }
  const gusts = Number.isNaN(gustKmh[hour]) ? '' : `, gusts ${formatValue(gustKmh[hour], 'speed', input.units)}`;
  const hail = code === 95 ? '' : ' with hail';
  return `thunderstorm${hail} at ${clock}${gusts} (WMO code ${code}; stay in for 30 min after the last thunder: US NWS)`;
}
