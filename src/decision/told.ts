/**
 * What a decision tells beside its verdict: pollen, the geomagnetic index, the aurora. Figures with the reason where there is
 * none, and clauses for the sentence. Pollen and aurora change no score; pollen does where the question asks to avoid it.
 */
import { roundTo } from '../lib/round.ts';
import { auroraKp, geomagneticLatitudeDeg, stormClass, wholeKp } from '../physics/geomagnetism.ts';
import {
  hasPollenModel,
  POLLEN_KINDS,
  POLLEN_LEVELS,
  type PollenKind,
  type PollenLevel,
  pollenClass,
  pollenVariable,
} from '../weather/air-quality/pollen.ts';
import { type Judgement, offeredHours } from './judge.ts';
import { nextHoursClause } from './next-hours.ts';
import { formatPollen, peakPollen, pollenLevelName, tellsPollen } from './pollen.ts';
import type { Profile } from './profile.ts';
import type { Verdict } from './verdict.ts';

export interface PollenFigure {
  /** The class of the day's mean of the kind that bothers most; `none` in clean air. */
  readonly level: PollenLevel;
  readonly kind: PollenKind | null;
  readonly unit: 'grains/m³';
  /** Mean and highest hour of the civil day, by kind; null where it is not known. */
  readonly kinds: Readonly<
    Record<PollenKind, { readonly mean: number; readonly max: number; readonly level: PollenLevel } | null>
  >;
}

export interface KpFigure {
  /** The highest in the best window, in thirds. */
  readonly max: number;
  /** NOAA's storm class, G1 to G5; null below a storm. */
  readonly storm: string | null;
}

export interface AuroraFigure {
  readonly possible: boolean;
  /** The highest Kp of the dark hours. */
  readonly kp: number;
  /** The lowest whole Kp at which the aurora reaches the place; null where it never does. */
  readonly kp_needed: number | null;
  readonly geomagnetic_latitude: number;
}

/** A figure is null where it is not known, and left out where the activity does not tell it. */
export interface Told {
  readonly pollen?: PollenFigure | null;
  readonly kp?: KpFigure | null;
  readonly aurora?: AuroraFigure | null;
  /** Why a figure is null, by its name; left out when none is. */
  readonly unavailable?: Readonly<Record<string, string>>;
}

export function toldOf(judged: Judgement): Told {
  const { profile } = judged.input;
  const figures: { pollen?: PollenFigure | null; kp?: KpFigure | null; aurora?: AuroraFigure | null } = {};
  const unavailable: Record<string, string> = {};
  if (tellsPollen(profile)) {
    figures.pollen = pollenFigure(judged);
    if (figures.pollen === null) unavailable.pollen = whyNoPollen(judged);
  }
  if (tellsKp(profile)) {
    figures.kp = kpFigure(judged);
    if (figures.kp === null) unavailable.kp = whyNoKp(judged);
  }
  if (tellsAurora(profile)) {
    figures.aurora = auroraFigure(judged);
    if (figures.aurora === null) unavailable.aurora = darkHours(judged).length === 0 ? NOT_DARK : whyNoKp(judged);
  }
  return Object.keys(unavailable).length === 0 ? figures : { ...figures, unavailable };
}

/** Clauses for the sentence, in the order of their weight. */
export function toldClauses(judged: Judgement, verdict: Verdict): string[] {
  return [
    nextHoursClause(judged),
    stormClause(judged, verdict),
    pollenClause(judged, verdict),
    auroraClause(judged, verdict),
  ].filter((clause) => clause !== '');
}

function tellsKp({ factors, figures }: Profile): boolean {
  return figures.includes('kp_index') || factors.some(({ variable }) => variable === 'kp_index');
}

/** Whoever is out at night for the sky. */
function tellsAurora(profile: Profile): boolean {
  return profile.light.kind === 'night' && tellsKp(profile);
}

function pollenFigure({ hours, input }: Judgement): PollenFigure | null {
  const { pollen } = hours;
  if (pollen === null) return null;
  const { startMs, endMs } = input.day;
  const ofDay = Array.from(hours.startMs.keys()).filter((i) => hours.startMs[i] >= startMs && hours.startMs[i] < endMs);
  const kinds = {} as Record<PollenKind, { mean: number; max: number; level: PollenLevel } | null>;
  let worst: { kind: PollenKind; level: number; mean: number } | null = null;
  for (const kind of POLLEN_KINDS) {
    const known = ofDay.map((i) => pollen[pollenVariable(kind)][i]).filter((value) => !Number.isNaN(value));
    kinds[kind] = null;
    if (known.length === 0) continue;
    const mean = known.reduce((sum, value) => sum + value, 0) / known.length;
    const level = pollenClass(kind, mean);
    kinds[kind] = { mean: roundTo(mean, 1), max: roundTo(Math.max(...known), 1), level: pollenLevelName(level) };
    if (worst === null || level > worst.level || (level === worst.level && mean > worst.mean))
      worst = { kind, level, mean };
  }
  if (worst === null) return null;
  return { level: pollenLevelName(worst.level), kind: worst.level === 0 ? null : worst.kind, unit: 'grains/m³', kinds };
}

function whyNoPollen({ hours, input: { weather, lat, lon } }: Judgement): string {
  if (hours.isTypical) return 'the embedded climate has no pollen';
  if (!hasPollenModel({ lat, lon })) return 'the Copernicus models forecast pollen for Europe alone';
  if (weather.supplements?.air === undefined) return 'the forecast of the air did not come in time';
  return 'the Copernicus models forecast pollen in its season, four days ahead';
}

function kpFigure(judged: Judgement): KpFigure | null {
  const max = highestKp(judged, offeredHours(judged));
  if (Number.isNaN(max)) return null;
  const storm = stormClass(max);
  return { max: roundTo(max, 2), storm: storm === 0 ? null : `G${storm}` };
}

function whyNoKp({ hours, input: { weather } }: Judgement): string {
  if (hours.isTypical) return 'the embedded climate has no geomagnetic forecast';
  if (hours.absent.includes('geomagnetic')) return 'the geomagnetic forecast is switched off (FAIRDAY_SWPC_URL)';
  if (weather.supplements?.geomagnetic === undefined) return 'NOAA’s geomagnetic forecast did not come in time';
  return 'NOAA’s geomagnetic forecast reaches three days ahead';
}

const NOT_DARK = 'it does not get dark';
/** The end of nautical twilight, behind which the sky is dark for a faint glow (US Naval Observatory). */
const DARK_BELOW_DEG = -12;

function darkHours({ consideredHours, hours, slice }: Judgement): readonly number[] {
  const altitude = hours.values('sun_altitude', slice);
  return consideredHours.filter((hour) => altitude[hour] < DARK_BELOW_DEG);
}

function highestKp({ hours }: Judgement, among: readonly number[]): number {
  const known = among.map((hour) => hours.columns.kpIndex[hour]).filter((kp) => !Number.isNaN(kp));
  return known.length === 0 ? Number.NaN : Math.max(...known);
}

function auroraFigure(judged: Judgement): AuroraFigure | null {
  const kp = highestKp(judged, darkHours(judged));
  if (Number.isNaN(kp)) return null;
  const latitude = geomagneticLatitudeDeg(judged.input.lat, judged.input.lon);
  const needed = auroraKp(latitude);
  return {
    possible: needed !== null && wholeKp(kp) >= needed,
    kp: roundTo(kp, 2),
    kp_needed: needed,
    geomagnetic_latitude: roundTo(latitude, 1),
  };
}

/** Where the cause of the sentence is another one. */
function stormClause(judged: Judgement, verdict: Verdict): string {
  const { input, cause, explainingHours } = judged;
  // The sentence of a great day names no cause.
  const isSaid = verdict !== 'great' && cause?.variable === 'kp_index';
  if (isSaid || !input.profile.factors.some(({ variable }) => variable === 'kp_index')) return '';
  const kp = wholeKp(highestKp(judged, explainingHours));
  const storm = stormClass(kp);
  if (!(storm > 0)) return '';
  return `a geomagnetic storm (Kp ${kp})${storm >= NAVIGATION_STORM ? ' may disturb satellite navigation' : ''}`;
}

/** From G3 on satellite navigation has intermittent problems (NOAA Space Weather Scales). */
const NAVIGATION_STORM = 3;

function pollenClause(judged: Judgement, verdict: Verdict): string {
  if (verdict === 'avoid' || judged.cause?.variable === 'pollen' || !tellsPollen(judged.input.profile)) return '';
  const peak = peakPollen(judged.hours, judged.explainingHours);
  return peak === null || peak.level < TOLD_FROM ? '' : formatPollen(peak);
}

/** From high on most people with an allergy have symptoms (AAAAI). */
const TOLD_FROM = POLLEN_LEVELS.indexOf('high');

function auroraClause(judged: Judgement, verdict: Verdict): string {
  if (!tellsAurora(judged.input.profile)) return '';
  const aurora = auroraFigure(judged);
  if (aurora === null || !aurora.possible) return '';
  const words = `aurora possible (Kp ${wholeKp(aurora.kp)})`;
  return verdict === 'avoid' ? `${words} if the sky clears` : words;
}
