/** Official alerts as decisions need them: the event, its severity and its time. */
import { MAX_EXTREME_SCORE, MAX_SEVERE_SCORE } from './limits.ts';
import type { Severity } from './severity.ts';

/** An alert of a warning service in force at the place. */
export interface OfficialAlert {
  readonly event: string;
  readonly headline: string;
  readonly severity: 'Minor' | 'Moderate' | 'Severe' | 'Extreme' | 'Unknown';
  readonly startMs: number;
  readonly endMs: number;
}

/**
 * Whether alerts may be in force that are not among the known ones. `none`: no. `possible`: a source did not answer, and
 * the day may not be called great. `unasked`: the same of a day that typical weather stands for, which is named only.
 */
export type OtherAlerts = 'none' | 'possible' | 'unasked';

/** What is unknown then, as `missing` names it and as a noun. */
export const ALERTS_UNKNOWN = { name: 'official-alerts', noun: 'the state of official warnings' } as const;

const SEVERITY: Readonly<Record<OfficialAlert['severity'], Severity>> = {
  Minor: 'low',
  Moderate: 'moderate',
  Severe: 'severe',
  Extreme: 'extreme',
  Unknown: 'moderate',
};

export function alertSeverity(alert: OfficialAlert): Severity {
  return SEVERITY[alert.severity];
}

export function isInForce(alert: OfficialAlert, fromMs: number, toMs: number): boolean {
  return alert.startMs < toMs && alert.endMs > fromMs;
}

/** The alert in force that limits an hour to that score, if one does. */
export function limitingAlert(
  alerts: readonly OfficialAlert[],
  fromMs: number,
  toMs: number,
  limit: number,
): OfficialAlert | null {
  return alerts.find((alert) => alertLimit([alert], fromMs, toMs) <= limit && limit < 100) ?? null;
}

/** The most that the alerts in force allow an hour to score. */
export function alertLimit(alerts: readonly OfficialAlert[], fromMs: number, toMs: number): number {
  let limit = 100;
  for (const alert of alerts) {
    if (!isInForce(alert, fromMs, toMs)) continue;
    if (alert.severity === 'Extreme') limit = Math.min(limit, MAX_EXTREME_SCORE);
    if (alert.severity === 'Severe') limit = Math.min(limit, MAX_SEVERE_SCORE);
  }
  return limit;
}
