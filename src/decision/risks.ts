/**
 * The risks of a day as intervals: kind, severity, from, to, and the peak value with its hour and threshold.
 *
 * Hazards of the weather are reported for all hours considered, what concerns the work itself (drying, dew, drift …) for
 * the best window and two hours around it; low severities only there. Gaps of an hour are closed. Where a risk with severe
 * hours reaches into a window, its severe and its lesser hours are intervals of their own, so that a window never looks
 * more dangerous than its hours are.
 */
import { formatLocal, HOUR_MS } from '../time/civil.ts';
import { alertSeverity, isInForce } from './alerts.ts';
import { ALERT_ISSUE, type Judgement } from './judge.ts';
import type { RiskKind } from './profile.ts';
import { levelOn, type Scale, SEVERITIES, type Severity, scalesOf, scaleValues, severities } from './severity.ts';
import { hourEndMs } from './span.ts';
import { inUnits, sayValue, type Units, unitName } from './units.ts';
import { type Variable, variableInfo } from './variables.ts';

export interface Risk {
  readonly type: string;
  readonly severity: Severity;
  readonly fromMs: number;
  readonly toMs: number;
  readonly detail: string;
}

/** Risks of the day, most severe first, then earliest. */
export function risksOf(judged: Judgement): Risk[] {
  const { limiting, noted } = judged.input.profile.risks;
  const risks = [...limiting, ...noted].flatMap((kind) => kindRisks(judged, kind, noted.includes(kind)));
  return [...alertRisks(judged), ...risks].sort(
    (a, b) =>
      SEVERITIES.indexOf(b.severity) - SEVERITIES.indexOf(a.severity) ||
      a.fromMs - b.fromMs ||
      a.type.localeCompare(b.type),
  );
}

/** Kinds that matter to the work, not to the day. */
const WINDOW_KINDS: ReadonlySet<RiskKind> = new Set([
  'icing',
  'humidity',
  'muggy',
  'darkness',
  'moonlight',
  'cloud',
  'evaporation',
  'inversion',
  'drift',
  'freeze-ahead',
  'rain-soon',
  'hot-ground',
  'wet-surface',
  'geomagnetic',
]);
const AROUND_MS = 2 * HOUR_MS;
/** Kinds that act through their curves alone are reported as high at most. */
const MOST_NOTED = 3;
const SEVERE = 4;

function kindRisks(judged: Judgement, kind: RiskKind, noted: boolean): Risk[] {
  const { hours, input } = judged;
  const given = severities(hours, input.profile, kind);
  const level = (hour: number): number => (noted ? Math.min(MOST_NOTED, given[hour]) : given[hour]);
  const reported = judged.asked.filter((hour) => isReported(judged, kind, hour, level(hour)));
  const stretches = runs(hours.startMs, reported, (_hour, gapMs) => gapMs <= HOUR_MS);
  return stretches
    .flatMap((stretch) => apart(judged, stretch, level))
    .map((stretch) => ({
      type: kind,
      severity: SEVERITIES[Math.max(...stretch.map(level)) - 1],
      fromMs: hours.startMs[stretch[0]],
      toMs: hourEndMs(hours.startMs, stretch[stretch.length - 1]),
      detail: detailOf(judged, kind, stretch, level),
    }));
}

function isReported(judged: Judgement, kind: RiskKind, hour: number, level: number): boolean {
  if (level === 0) return false;
  const window = judged.windows[0];
  const startMs = judged.hours.startMs[hour];
  if (window === undefined) return judged.telling.includes(hour) || (!WINDOW_KINDS.has(kind) && level > 1);
  const fromMs = judged.candidates[window.from].startMs;
  const toMs = judged.candidates[window.to - 1].endMs;
  // Darkness before or after a window in daylight is nobody's risk.
  if (kind === 'darkness') return startMs >= fromMs && startMs < toMs;
  if (startMs >= fromMs - AROUND_MS && startMs < toMs + AROUND_MS) return true;
  return level > 1 && !WINDOW_KINDS.has(kind) && !isAsleep(judged, hour);
}

/** By day a night activity, as by night a day's, is not done: what the sky does then is no risk to it. */
function isAsleep({ input, hours }: Judgement, hour: number): boolean {
  return input.profile.light.kind === 'night' && hours.values('sun_altitude')[hour] > 0;
}

/** A stretch with severe hours that touches a window, cut into its severe and its lesser parts. */
function apart(judged: Judgement, stretch: readonly number[], level: (hour: number) => number): readonly number[][] {
  const { hours, windows, candidates } = judged;
  const fromMs = hours.startMs[stretch[0]];
  const toMs = hourEndMs(hours.startMs, stretch[stretch.length - 1]);
  const touches = windows.some(
    (window) => candidates[window.from].startMs < toMs && candidates[window.to - 1].endMs > fromMs,
  );
  if (!touches || !stretch.some((hour) => level(hour) >= SEVERE)) return [[...stretch]];
  const severe = (hour: number): boolean => level(hour) >= SEVERE;
  return runs(hours.startMs, stretch, (hour, gapMs, previous) => gapMs === 0 && severe(hour) === severe(previous));
}

/** Hours, in order, as runs in which each joins the one before it. */
function runs(
  startMs: Float64Array,
  hours: readonly number[],
  joins: (hour: number, gapMs: number, previous: number) => boolean,
): number[][] {
  const found: number[][] = [];
  for (const hour of hours) {
    const last = found[found.length - 1];
    const previous = last?.[last.length - 1];
    if (previous !== undefined && joins(hour, startMs[hour] - hourEndMs(startMs, previous), previous)) last.push(hour);
    else found.push([hour]);
  }
  return found;
}

function detailOf(
  judged: Judgement,
  kind: RiskKind,
  stretch: readonly number[],
  level: (hour: number) => number,
): string {
  const { hours, input } = judged;
  const highest = Math.max(...stretch.map(level));
  const worst = stretch.filter((hour) => level(hour) === highest);
  const clock = (hour: number): string => formatLocal(input.zone, hours.startMs[hour]).slice(11);
  if (kind === 'thunderstorm') return thunderDetail(judged, worst[0], clock(worst[0]));
  const scale = worstScale(judged, kind, worst);
  const values = scaleValues(hours, input.profile, scale);
  const sign = scale.worse === 'above' ? 1 : -1;
  const peak = worst.reduce((best, hour) => (sign * values[hour] > sign * values[best] ? hour : best));
  const say = (value: number): string => sayPrecisely(value, scale, input.units);
  const value = `${PREFIX[scale.variable] ?? ''}${say(values[peak])}`;
  const threshold = thresholdAt(scale, values[peak]);
  const chance = kind === 'rain' || kind === 'snow' ? sayChance(judged, peak) : '';
  if (threshold === null) return `${chance === '' ? value : `${chance} of ${kind}`} at ${clock(peak)}`;
  return `${value}${chance === '' ? '' : `, ${chance}`} at ${clock(peak)} (threshold ${say(threshold)}: ${scale.source})`;
}

/** Temperatures with their tenth, lest a value seem to miss the threshold that it passed. */
function sayPrecisely(value: number, scale: Scale, units: Units): string {
  const { quantity } = variableInfo(scale.variable);
  if (quantity !== 'temperature') return sayValue(value, quantity, units);
  return `${inUnits(value, quantity, units)} ${unitName(quantity, units)}`;
}

/** What the number is, where its unit does not say so. */
const PREFIX: Readonly<Partial<Record<Variable, string>>> = {
  ice_index: 'index ',
  rotor_icing: 'index ',
  inversion_index: 'index ',
  uv_index: 'UV ',
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

function worstScale(judged: Judgement, kind: RiskKind, among: readonly number[]): Scale {
  const { hours, input } = judged;
  const scales = scalesOf(kind, input.profile);
  const highest = (scale: Scale): number => {
    const values = scaleValues(hours, input.profile, scale);
    return Math.max(...among.map((hour) => levelOn(scale, values[hour])));
  };
  return scales.reduce((best, scale) => (highest(scale) > highest(best) ? scale : best));
}

/** The threshold that a value has passed; null for a mere chance of rain. */
function thresholdAt(scale: Scale, value: number): number | null {
  const level = levelOn(scale, value);
  return level === 0 ? null : scale.thresholds[level - 1];
}

function sayChance({ hours }: Judgement, hour: number): string {
  return `${Math.round(hours.rainChance.probability[hour] * 100)}% chance`;
}

function thunderDetail({ hours, input }: Judgement, hour: number, clock: string): string {
  const { weatherCode, capeJkg, gustKmh } = hours.columns;
  const code = weatherCode[hour];
  if (code < 95) {
    const threshold = capeJkg[hour] >= 1000 ? 1000 : 500;
    return `CAPE ${Math.round(capeJkg[hour])} J/kg at ${clock} (threshold ${threshold} J/kg: US NWS)`;
  }
  const gusts = Number.isNaN(gustKmh[hour]) ? '' : `, gusts ${sayValue(gustKmh[hour], 'speed', input.units)}`;
  const hail = code === 95 ? '' : ' with hail';
  return `thunderstorm${hail} at ${clock}${gusts} (WMO code ${code}; stay in for 30 min after the last thunder: US NWS)`;
}

function alertRisks({ input, candidates }: Judgement): Risk[] {
  const fromMs = candidates[0].startMs;
  const toMs = candidates[candidates.length - 1].endMs;
  return input.alerts
    .filter((alert) => isInForce(alert, fromMs, toMs))
    .map((alert) => ({
      type: ALERT_ISSUE,
      severity: alertSeverity(alert),
      fromMs: alert.startMs,
      toMs: alert.endMs,
      detail: alert.headline === '' ? alert.event : alert.headline,
    }));
}
