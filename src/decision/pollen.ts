/**
 * Pollen in decisions: told to whoever runs, gardens, walks a dog or holds an event, and judged only for those who ask to
 * avoid it, since it harms the allergic alone.
 */
import { roundTo } from '../lib/round.ts';
import {
  POLLEN_LEVELS,
  type PollenKind,
  type PollenLevel,
  pollenClass,
  worstPollen,
} from '../weather/air-quality/pollen.ts';
import type { DerivedHours } from './derive.ts';
import type { Factor, Profile } from './profile.ts';

/** What a question may ask to avoid. */
export const AVOIDABLE = ['pollen'] as const;

export type Avoidable = (typeof AVOIDABLE)[number];

const FACTOR: Factor = {
  issue: 'pollen',
  group: 'air',
  variable: 'pollen',
  unit: '',
  // Classes: 1 low, 2 moderate, 3 high, 4 very high.
  knots: [
    [0, 100],
    [1, 92],
    [2, 72],
    [3, 35],
    [4, 10],
  ],
  source:
    'American Academy of Allergy, Asthma & Immunology, National Allergy Bureau: low, moderate, high and very high counts of trees, grasses and weeds',
  judgement:
    'the scores of the classes: from high on most of those with an allergy have symptoms, so it spoils the hour',
};

const withFactor = new WeakMap<Profile, Profile>();

/** The profile judged by pollen too; the same object each time. */
export function avoidingPollen(profile: Profile): Profile {
  let found = withFactor.get(profile);
  if (found === undefined) {
    const { risks, factors } = profile;
    const noted = risks.noted.includes('pollen') ? risks.noted : [...risks.noted, 'pollen' as const];
    found = { ...profile, risks: { ...risks, noted }, factors: [...factors, FACTOR] };
    withFactor.set(profile, found);
  }
  return found;
}

/** Whether an activity tells of pollen at all. */
export function tellsPollen({ risks }: Profile): boolean {
  return risks.noted.includes('pollen') || risks.limiting.includes('pollen');
}

export interface PollenPeak {
  readonly kind: PollenKind;
  readonly grainsM3: number;
  /** Place in `POLLEN_LEVELS`. */
  readonly level: number;
  readonly hour: number;
}

/** The worst kind of pollen in some hours, in its worst hour; null where none is known. */
export function peakPollen({ pollen }: DerivedHours, among: readonly number[]): PollenPeak | null {
  if (pollen === null) return null;
  let peak: PollenPeak | null = null;
  for (const hour of among) {
    const worst = worstPollen(pollen, hour);
    if (worst === null) continue;
    const level = pollenClass(worst.kind, worst.grainsM3);
    const isWorse = peak === null || level > peak.level || (level === peak.level && worst.grainsM3 > peak.grainsM3);
    if (isWorse) peak = { ...worst, level, hour };
  }
  return peak;
}

export function pollenLevelName(level: number): PollenLevel {
  return POLLEN_LEVELS[level] ?? 'none';
}

/** `high grass pollen (120 grains/m³)`. */
export function formatPollen({ kind, grainsM3, level }: PollenPeak): string {
  return `${pollenLevelName(level)} ${kind} pollen (${formatGrains(grainsM3)})`;
}

/** Whole grains from ten on. */
export function formatGrains(grainsM3: number): string {
  return `${roundTo(grainsM3, grainsM3 < 10 ? 1 : 0)} grains/m³`;
}
