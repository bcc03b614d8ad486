/**
 * How reliable a day's decision is, and which inputs were missing. Confidence never changes a score; it shrinks
 * the value by which days are ranked.
 *
 * By lead time after NOAA SciJinks (about 90 % of 5-day, 80 % of 7-day and half of 10-day forecasts are right), a tenth
 * less when a value that could have ruled the activity out is unknown. Typical weather is no forecast and has the
 * confidence of the farthest day.
 */
import { civilDateAt, epochDay } from '../time/civil.ts';
import { canVeto } from './curve.ts';
import type { Judgement } from './judge.ts';
import { factorValues } from './score.ts';
import { supplementKindOf, supplementVariables } from './supplements.ts';
import { type Variable, variableInfo } from './variables.ts';

interface Confidence {
  /** 0 to 1. */
  readonly confidence: number;
  /** Variables that were missing, estimated, or looked beyond the end of the forecast. */
  readonly missing: readonly string[];
}

const BY_LEAD_DAYS: ReadonlyArray<readonly [days: number, confidence: number]> = [
  [0, 0.97],
  [1, 0.95],
  [2, 0.93],
  [3, 0.92],
  [5, 0.9],
  [6, 0.85],
  [7, 0.8],
  [8, 0.7],
  [10, 0.5],
  [14, 0.35],
];
const TYPICAL_CONFIDENCE = 0.35;
const UNKNOWN_VETO_SHARE = 0.9;

export function confidenceOf(judged: Judgement): Confidence {
  const { weather, zone, day } = judged.input;
  const missing = new Set<string>();
  let vetoUnknown = false;
  for (const factor of judged.input.profile.factors) {
    const gap = gapOf(judged, factor.variable, factorValues(judged.hours, judged.input.profile, factor));
    if (gap === null) continue;
    missing.add(gap);
    if (factor.optional !== true && canVeto(factor.knots)) vetoUnknown = true;
  }
  // The profile may have a risk of the air or the sea without a factor for it.
  for (const variable of supplementVariables(judged.input.profile)) {
    const gap = gapOf(judged, variable, judged.hours.values(variable));
    if (gap !== null) missing.add(gap);
  }
  if (judged.explainingHours.some((hour) => Number.isNaN(judged.hours.rainChance.stated[hour])))
    missing.add('rain_probability');
  const { source, updatedAtMs } = weather.provenance;
  // Counted from the time of the forecast, not from now: an old forecast looks further ahead.
  const leadDays = epochDay(day.date) - epochDay(civilDateAt(zone, updatedAtMs));
  const base = source === 'typical' ? TYPICAL_CONFIDENCE : confidenceAt(leadDays);
  const confidence = vetoUnknown ? base * UNKNOWN_VETO_SHARE : base;
  return { confidence: Math.round(confidence * 100) / 100, missing: [...missing].sort() };
}

/** Confidence at a lead time, linear between the table's days. */
export function confidenceAt(leadDays: number): number {
  for (let i = 1; i < BY_LEAD_DAYS.length; i++) {
    const [before, high] = BY_LEAD_DAYS[i - 1];
    const [after, low] = BY_LEAD_DAYS[i];
    if (leadDays <= after) return high + ((low - high) * Math.max(0, leadDays - before)) / (after - before);
  }
  return BY_LEAD_DAYS[BY_LEAD_DAYS.length - 1][1];
}

/** Names of columns that can be estimated, as answers call them. */
const ESTIMATED: Readonly<Record<string, string>> = { visibilityM: 'visibility', shortwaveWm2: 'shortwave' };

/** The name of what is unknown about a variable in the explaining hours; null when all is known. */
function gapOf({ explainingHours, hours, input }: Judgement, variable: Variable, values: Float32Array): string | null {
  // What does not exist at the place is not missing.
  const kind = supplementKindOf(variable);
  if (kind !== undefined && input.weather.absent?.includes(kind) === true) return null;
  const { aheadHours, estimates } = variableInfo(variable);
  if (explainingHours.some((hour) => Number.isNaN(values[hour]) || hour + aheadHours >= hours.length)) return variable;
  if (estimates === null) return null;
  const column = hours.columns[estimates];
  // At night there is no radiation to miss.
  const needed = (hour: number): boolean => estimates !== 'shortwaveWm2' || hours.values('sun_altitude')[hour] > 0;
  return explainingHours.some((hour) => needed(hour) && Number.isNaN(column[hour])) ? ESTIMATED[estimates] : null;
}
