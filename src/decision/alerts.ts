/**
 * Official alerts as decisions need them: the event, its severity, its time, and how surely it holds at the place.
 *
 * An alert that draws no area and names the place or its region limits hours as any other, and every text says that its
 * area is known by name only. One whose area merely mentions the name ("Leeds and the Dales") is likely enough to hold that
 * no hour is great while it is in force, and not enough for more: a judgement of this project, for CAP has no rule for it.
 */
import { MAX_EXTREME_SCORE, MAX_SEVERE_SCORE, MAX_UNKNOWN_SCORE } from './limits.ts';
import type { Severity } from './severity.ts';

/** An alert of a warning service in force at the place. */
export interface OfficialAlert {
  readonly event: string;
  readonly headline: string;
  readonly severity: 'Minor' | 'Moderate' | 'Severe' | 'Extreme' | 'Unknown';
  /** `drawn`: its area holds the place. `named`: an area of that name. `mentioned`: the name is part of the area's. */
  readonly area: 'drawn' | 'named' | 'mentioned';
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
    limit = Math.min(limit, limitOf(alert));
  }
  return limit;
}

function limitOf({ severity, area }: OfficialAlert): number {
  if (severity !== 'Extreme' && severity !== 'Severe') return 100;
  if (area === 'mentioned') return MAX_UNKNOWN_SCORE;
  return severity === 'Extreme' ? MAX_EXTREME_SCORE : MAX_SEVERE_SCORE;
}

/** What is unsure about an area without an outline, as every text says it. */
export const NAME_ONLY = 'its area is known by name only and may not hold the place';

/** The alert as a noun phrase, with what is not sure about it. */
export function alertPhrase({ event, severity, area }: OfficialAlert): string {
  const unsure = [
    ...(severity === 'Unknown' ? ['of a severity that its agency does not state'] : []),
    ...(area === 'drawn' ? [] : [NAME_ONLY]),
  ];
  return `the official alert "${event}"${unsure.length === 0 ? '' : ` (${unsure.join('; ')})`}`;
}

/** Whether a sentence has to tell of the alert although it limits nothing: what is unsure about it may be grave. */
export function hasToBeTold({ severity, area }: OfficialAlert): boolean {
  return severity === 'Unknown' || (area !== 'drawn' && (severity === 'Severe' || severity === 'Extreme'));
}
