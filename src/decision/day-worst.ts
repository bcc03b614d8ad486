/**
 * What severe or extreme stands outside the best window: risks of the kinds that limit the activity, storms that forbid it,
 * gales after it by the activity's own curve, and official alerts, as stretches of hours before and after the window. The
 * worst that is severe or extreme is `day_worst`; the sentence names the worst on each side, and thunder.
 */
import { alertSeverity, isInForce, type OfficialAlert } from './alerts.ts';
import type { CurveRisk } from './curve-risk.ts';
import { ALERT_ISSUE, type Judgement } from './judge.ts';
import { issueIn } from './obscurity.ts';
import type { RiskKind } from './profile.ts';
import { riskLevels } from './risk-levels.ts';
import { isReported, isRiskToWork } from './risks.ts';
import { issuePriority } from './score.ts';
import { LEVELS, levelOn, RISK_SEVERITIES, type Scale, scalesOf, scaleValues } from './severity.ts';
import { adjoins } from './windows.ts';

/** The worst of the day outside its best window. */
export interface DayWorst {
  readonly issue: string;
  readonly severity: 'severe' | 'extreme';
  readonly fromMs: number;
  readonly toMs: number;
}

/** A stretch of candidates with a severe risk. */
export interface Danger {
  readonly issue: string;
  readonly kind: RiskKind | null;
  readonly alert: OfficialAlert | null;
  readonly level: number;
  /** `all` where the day has no window. */
  readonly side: 'before' | 'after' | 'all';
  /** First candidate and the one after the last. */
  readonly from: number;
  readonly to: number;
  /** The scale or the curve that shows it, and the candidate with the worst value on it; null for storms and alerts. */
  readonly peak: {
    readonly scale: Pick<Scale, 'variable' | 'worse'>;
    readonly at: number;
    readonly value: number;
  } | null;
}

/** All stretches outside the best window, worst first. */
export function dangersOf(judged: Judgement): Danger[] {
  const { limiting } = judged.input.profile.risks;
  return [...limiting.flatMap((kind) => kindDangers(judged, kind)), ...alertDangers(judged)].sort(
    (a, b) =>
      b.level - a.level ||
      issuePriority(a.issue) - issuePriority(b.issue) ||
      Number(a.side === 'before') - Number(b.side === 'before') ||
      a.from - b.from,
  );
}

/** The worst that is severe or extreme; null when nothing is. */
export function dayWorstOf(judged: Judgement, dangers: readonly Danger[]): DayWorst | null {
  const worst = dangers.find(({ level }) => level >= LEVELS.severe);
  if (worst === undefined) return null;
  return {
    issue: worst.issue,
    severity: worst.level === LEVELS.extreme ? 'extreme' : 'severe',
    fromMs: judged.candidates[worst.from].startMs,
    toMs: judged.candidates[worst.to - 1].endMs,
  };
}

function kindDangers(judged: Judgement, kind: RiskKind): Danger[] {
  const { hours, input, consideredHours, candidates } = judged;
  const { levels, curveRisk } = riskLevels(hours, input.profile, kind, judged.slice);
  const ownLevels = curveRisk?.levels;
  const forbids = kind === 'thunderstorm' && input.profile.hazards.exposure === 'person';
  const lastAt = judged.windows.at(0)?.to ?? candidates.length;
  const isGrave = (at: number): boolean => {
    const hour = consideredHours[at];
    // A gale that the activity's own curve rules out is what to be back before.
    if (GALES.has(kind) && at >= lastAt && ownLevels !== undefined && ownLevels[hour] >= LEVELS.high) return true;
    // Without a window there is no work that a risk to the work could spoil.
    if (judged.windows.length === 0 && isRiskToWork(kind)) return false;
    if (levels[hour] < LEVELS.severe && !(forbids && hours.columns.weatherCode[hour] >= STORM_CODE)) return false;
    return isReported(judged, kind, hour, levels[hour]);
  };
  return stretchesOf(judged, isGrave).map(({ from, to, side }) => {
    let worst = from;
    for (let at = from; at < to; at++) if (levels[consideredHours[at]] > levels[consideredHours[worst]]) worst = at;
    const peak = peakOf(judged, kind, from, to) ?? curvePeakOf(judged, curveRisk, from, to);
    const hour = consideredHours[peak?.at ?? worst];
    return {
      issue: issueIn(hours, kind, hour) ?? kind,
      kind,
      alert: null,
      level: levels[consideredHours[worst]],
      side,
      from,
      to,
      peak,
    };
  });
}

/** Kinds that come up while people are out and that shelter is needed from. */
const GALES: ReadonlySet<RiskKind> = new Set(['gust', 'wind']);

/** WMO 4677 codes from here on are thunderstorms. */
const STORM_CODE = 95;

/** The scale on which the stretch reaches the highest level, with its worst value. */
function peakOf(judged: Judgement, kind: RiskKind, from: number, to: number): Danger['peak'] {
  const { hours, input, slice } = judged;
  let peak: Danger['peak'] = null;
  let highest = 0;
  for (const scale of scalesOf(kind, input.profile)) {
    const worst = worstOn(judged, scale, scaleValues(hours, input.profile, scale, slice), from, to);
    const level = worst === null ? 0 : levelOn(scale, worst.value);
    if (level > highest) {
      highest = level;
      peak = worst;
    }
  }
  return peak;
}

/** By the activity's own curve, whose limit lies below those of the scales. */
function curvePeakOf(judged: Judgement, curveRisk: CurveRisk | null, from: number, to: number): Danger['peak'] {
  if (curveRisk === null) return null;
  const scale = { variable: curveRisk.factor.variable, worse: curveRisk.worseAbove ? 'above' : 'below' } as const;
  return worstOn(judged, scale, judged.hours.values(scale.variable, judged.slice), from, to);
}

/** The worst of the known values of a stretch. */
function worstOn(
  { consideredHours }: Judgement,
  scale: Pick<Scale, 'variable' | 'worse'>,
  values: Float32Array,
  from: number,
  to: number,
): Danger['peak'] {
  const sign = scale.worse === 'above' ? 1 : -1;
  let at = -1;
  for (let i = from; i < to; i++) {
    const value = sign * values[consideredHours[i]];
    if (!Number.isNaN(value) && (at === -1 || value > sign * values[consideredHours[at]])) at = i;
  }
  return at === -1 ? null : { scale, at, value: values[consideredHours[at]] };
}

function alertDangers(judged: Judgement): Danger[] {
  return judged.input.alerts.flatMap((alert) => {
    const level = RISK_SEVERITIES.indexOf(alertSeverity(alert)) + 1;
    if (level < LEVELS.severe) return [];
    const inForce = (at: number): boolean => {
      const { startMs, endMs } = judged.candidates[at];
      return isInForce(alert, startMs, endMs);
    };
    return stretchesOf(judged, inForce).map((stretch) => ({
      ...stretch,
      issue: ALERT_ISSUE,
      kind: null,
      alert,
      level,
      peak: null,
    }));
  });
}

interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly side: Danger['side'];
}

/** Runs of such candidates outside the best window; gaps of one hour are closed. */
function stretchesOf(judged: Judgement, holds: (at: number) => boolean): Stretch[] {
  const { candidates, windows } = judged;
  const window = windows.at(0);
  const found: { from: number; to: number; side: Danger['side'] }[] = [];
  for (let at = 0; at < candidates.length; at++) {
    if ((window !== undefined && at >= window.from && at < window.to) || !holds(at) || !mayBeOut(judged, at)) continue;
    const side = window === undefined ? 'all' : at < window.from ? 'before' : 'after';
    const last = found.at(-1);
    const near = last !== undefined && last.side === side && at - last.to <= 1;
    if (near && adjoins(candidates, at) && (at === last.to || adjoins(candidates, at - 1))) last.to = at + 1;
    else found.push({ from: at, to: at + 1, side });
  }
  return found;
}

/** Whether people may be out for it in an hour: whoever watches the sky is home when the sun is up. */
export function mayBeOut({ input, hours, slice, consideredHours }: Judgement, at: number): boolean {
  return input.profile.light.kind !== 'night' || hours.values('sun_altitude', slice)[consideredHours[at]] < 0;
}
