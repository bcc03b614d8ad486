/**
 * The risks of a day as intervals: kind, severity, from, to, and the peak value with its hour and threshold.
 *
 * Hazards of the weather are reported for all hours considered, risks to the work itself (drying, dew, drift …) for the
 * best window and two hours around it, darkness for the dark hours of every window; low severities only there. Gaps of an
 * hour are closed. Where a risk with severe hours reaches into a window, its severe and its lesser hours are intervals of
 * their own, so that a window never looks more dangerous than its hours are.
 */

import { SUNRISE_ALTITUDE_DEG } from '../sky/day.ts';
import { HOUR_MS } from '../time/units.ts';
import type { HourSlice } from '../weather/hour-slice.ts';
import { alertSeverity, isInForce, NAME_ONLY, type OfficialAlert } from './alerts.ts';
import { isSnowAlone } from './falling.ts';
import { ALERT_ISSUE, type Judgement } from './judge.ts';
import { issueIn } from './obscurity.ts';
import type { RiskKind } from './profile.ts';
import { riskDetail } from './risk-detail.ts';
import { riskLevels } from './risk-levels.ts';
import { LEVELS, RISK_SEVERITIES, type Severity } from './severity.ts';
import { hourEndMs } from './span.ts';

export interface Risk {
  readonly type: string;
  readonly severity: Severity;
  readonly fromMs: number;
  readonly toMs: number;
  readonly detail: string;
  /** The alert that it tells of, if it does. */
  readonly alert?: OfficialAlert;
}

/** Risks of the day, most severe first, then earliest. */
export function risksOf(judged: Judgement): Risk[] {
  const { limiting, noted } = judged.input.profile.risks;
  const risks = [...limiting, ...noted].flatMap((kind) => kindRisks(judged, kind));
  return [...alertRisks(judged), ...risks].sort(
    (a, b) =>
      RISK_SEVERITIES.indexOf(b.severity) - RISK_SEVERITIES.indexOf(a.severity) ||
      a.fromMs - b.fromMs ||
      (a.type < b.type ? -1 : Number(a.type > b.type)),
  );
}

/** Kinds that are a risk to the work, reported only around the window. */
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
  'wet-surface',
  'geomagnetic',
  'pollen',
]);
/** Whether a kind is a risk to the work rather than to the people who do it. */
export function isRiskToWork(kind: RiskKind): boolean {
  return WINDOW_KINDS.has(kind);
}

const AROUND_MS = 2 * HOUR_MS;

function kindRisks(judged: Judgement, kind: RiskKind): Risk[] {
  const { hours, input } = judged;
  const { levels } = riskLevels(hours, input.profile, kind, judged.slice);
  if (!isAny(levels, judged.slice)) return [];
  const reported = judged.consideredHours.filter(
    (hour) => isReported(judged, kind, hour, levels[hour]) && !isToldAsSnow(judged, kind, hour, levels[hour]),
  );
  if (reported.length === 0) return [];
  // Of fog and smoke each is a risk of its own; the light of an hour between two dark ones is no darkness.
  const name = (hour: number): string => issueIn(hours, kind, hour) ?? kind;
  const longestGapMs = kind === 'darkness' ? 0 : HOUR_MS;
  const stretches = runs(
    hours.startMs,
    reported,
    (hour, gapMs, previous) => gapMs <= longestGapMs && name(hour) === name(previous),
  );
  return stretches
    .flatMap((stretch) => apart(judged, stretch, levels))
    .map((stretch) => ({
      type: name(stretch[0]),
      severity: RISK_SEVERITIES[Math.max(...stretch.map((hour) => levels[hour])) - 1],
      fromMs: hours.startMs[stretch[0]],
      toMs: hourEndMs(hours.startMs, stretch[stretch.length - 1]),
      // Of the risks in many possible weathers nobody reads the words.
      get detail() {
        return riskDetail(judged, kind, stretch);
      },
    }));
}

/** Whether any hour of the slice has a level. */
function isAny(levels: Uint8Array, { from, to }: HourSlice): boolean {
  for (let i = from; i < to; i++) if (levels[i] !== LEVELS.none) return true;
  return false;
}

/** Whether the wet of an hour is snow that the risk of snow tells of, no less severely. */
function isToldAsSnow(
  { hours, slice, input: { profile } }: Judgement,
  kind: RiskKind,
  hour: number,
  level: number,
): boolean {
  if (kind !== 'rain' || !isSnowAlone(hours, hour)) return false;
  const { limiting, noted } = profile.risks;
  return [...limiting, ...noted].includes('snow') && riskLevels(hours, profile, 'snow', slice).levels[hour] >= level;
}

/** Whether an hour's risk of a kind at that level is worth a report. */
export function isReported(judged: Judgement, kind: RiskKind, hour: number, level: number): boolean {
  if (level === LEVELS.none) return false;
  const { windows, candidates } = judged;
  const startMs = judged.hours.startMs[hour];
  // Darkness outside the windows offered is no risk, and neither is a low sun.
  if (kind === 'darkness') {
    if (!(judged.hours.at('sun_altitude', hour) < SUNRISE_ALTITUDE_DEG)) return false;
    return windows.some(({ from, to }) => startMs >= candidates[from].startMs && startMs < candidates[to - 1].endMs);
  }
  const window = windows.at(0);
  if (window === undefined) return judged.explainingHours.includes(hour) || (!isRiskToWork(kind) && level > LEVELS.low);
  const fromMs = candidates[window.from].startMs;
  const toMs = candidates[window.to - 1].endMs;
  if (startMs >= fromMs - AROUND_MS && startMs < toMs + AROUND_MS) return true;
  return level > LEVELS.low && !isRiskToWork(kind) && !isOutsideActivityTime(judged, hour);
}

/** A night activity does not take place by day, so the weather of the day is no risk to it. */
function isOutsideActivityTime({ input, hours }: Judgement, hour: number): boolean {
  return input.profile.light.kind === 'night' && hours.at('sun_altitude', hour) > 0;
}

/** A stretch with severe hours that touches a window, cut into its severe and its lesser parts. */
function apart(judged: Judgement, stretch: readonly number[], levels: Uint8Array): readonly number[][] {
  const { hours, windows, candidates } = judged;
  const fromMs = hours.startMs[stretch[0]];
  const toMs = hourEndMs(hours.startMs, stretch[stretch.length - 1]);
  const touches = windows.some(
    (window) => candidates[window.from].startMs < toMs && candidates[window.to - 1].endMs > fromMs,
  );
  if (!touches || !stretch.some((hour) => levels[hour] >= LEVELS.severe)) return [[...stretch]];
  const severe = (hour: number): boolean => levels[hour] >= LEVELS.severe;
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

/** The alerts in force in the hours considered, as risks. */
export function alertRisks({ input, candidates }: Pick<Judgement, 'input' | 'candidates'>): Risk[] {
  const fromMs = candidates[0].startMs;
  const toMs = candidates[candidates.length - 1].endMs;
  return input.alerts
    .filter((alert) => isInForce(alert, fromMs, toMs))
    .map((alert) => ({
      type: ALERT_ISSUE,
      severity: alertSeverity(alert),
      fromMs: alert.startMs,
      toMs: alert.endMs,
      detail: alertDetail(alert),
      alert,
    }));
}

function alertDetail({ headline, event, severity, area }: OfficialAlert): string {
  const unsure = [
    ...(severity === 'Unknown' ? ['the agency states no severity'] : []),
    ...(area === 'drawn' ? [] : [NAME_ONLY]),
  ];
  const title = headline === '' ? event : headline;
  return unsure.length === 0 ? title : `${title} (${unsure.join('; ')})`;
}
