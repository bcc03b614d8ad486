/** What the sky does on one civil day at one place. Instants are epoch ms; an event that does not happen is null. */

/** A span of the day in which the sun is below some altitude may be absent or last all day. */
export interface SunDay {
  readonly sunriseMs: number | null;
  readonly sunsetMs: number | null;
  /** The sun stays above, or below, the horizon (−0.833°) all day. */
  readonly alwaysUp: boolean;
  readonly alwaysDown: boolean;
  readonly solarNoonMs: number;
  readonly civilDawnMs: number | null;
  readonly civilDuskMs: number | null;
  readonly nauticalDawnMs: number | null;
  readonly nauticalDuskMs: number | null;
  readonly astronomicalDawnMs: number | null;
  readonly astronomicalDuskMs: number | null;
}

export type MoonPhaseName =
  | 'New Moon'
  | 'Waxing Crescent'
  | 'First Quarter'
  | 'Waxing Gibbous'
  | 'Full Moon'
  | 'Waning Gibbous'
  | 'Last Quarter'
  | 'Waning Crescent';

export interface MoonDay {
  readonly moonriseMs: number | null;
  readonly moonsetMs: number | null;
  readonly phase: MoonPhaseName;
  /** Percent of the disk lit at local noon. */
  readonly illuminationPct: number;
}
