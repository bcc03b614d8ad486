/**
 * What an activity needs from the weather, as data: one YAML file per activity, in the shape below; the built-in
 * ones are in `data/activities/`, those of an operator in the folder FAIRDAY_ACTIVITIES. A profile that breaks a rule is
 * refused at start-up; the message names the file, the line if it is known, and the field.
 *
 * Each factor's curve gives the score the hour would get if everything else were ideal; each says where it comes from:
 * a document (`source`), or reasoning of its author (`judgement`), or both, where the document gives some of the figures.
 */
import type { Static } from '@sinclair/typebox';
import type { Knot } from './curve.ts';
import type { FactorSchema, ProfileSchema } from './profile-schema.ts';
import type { Variable } from './variables.ts';

/** Factors of one group measure the same problem; the worst of them counts. */
export const GROUPS = [
  'thermal',
  'wind',
  'precip',
  'surface',
  'ahead',
  'moisture',
  'visibility',
  'light',
  'sky',
  'sea',
  'uv',
  'air',
  'inversion',
  'lightning',
  'icing',
  'geomagnetic',
  'pressure-trend',
] as const;

export const RISK_KINDS = [
  'rain',
  'heavy-rain',
  'thunderstorm',
  'snow',
  'ice',
  'icing',
  'frost',
  'heat',
  'cold',
  'wind',
  'gust',
  'fog',
  'uv',
  'air-quality',
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
  'waves',
  'wet-surface',
  'geomagnetic',
  'pollen',
] as const;

export type RiskKind = (typeof RISK_KINDS)[number];

export type ProfileData = Static<typeof ProfileSchema>;

/** What a curve rests on. */
export const BASES = ['source', 'judgement', 'both'] as const;

export type Basis = (typeof BASES)[number];

export interface Originated {
  readonly source?: string;
  readonly judgement?: string;
}

export function basisOf({ source, judgement }: Originated): Basis {
  if (judgement === undefined) return 'source';
  return source === undefined ? 'judgement' : 'both';
}

/** The document in words for readers; where there is none, that it is judgement, and why. */
export function saySource({ source, judgement }: Originated): string {
  return source ?? `judgement: ${judgement}`;
}

export interface Factor extends Omit<Static<typeof FactorSchema>, 'variable' | 'knots'> {
  readonly variable: Variable;
  readonly knots: readonly Knot[];
}

export type Profile = Readonly<Omit<ProfileData, 'factors' | 'headline' | 'figures'>> & {
  readonly factors: readonly Factor[];
  readonly headline: readonly Variable[];
  readonly figures: readonly Variable[];
};

/** A profile that breaks a rule; the message names the file, the line where it is known, and the field. */
export class ProfileError extends Error {
  override readonly name = 'ProfileError';
  constructor(file: string, line: number | null, field: string, problem: string) {
    super(`${file}${line === null ? '' : `:${line}`}: ${field}: ${problem}`);
  }
}

/**
 * A profile of the program's own, as it stands in its file: the tests hold each to the rules, so that no start waits for it.
 * Throws `ProfileError` for what is no profile at all.
 */
export function ownProfile(value: unknown, file: string): Profile {
  if (!isProfile(value)) throw new ProfileError(file, null, '(file)', 'is no profile');
  return { ...value, figures: value.figures ?? [] };
}

function isProfile(value: unknown): value is Omit<Profile, 'figures'> & Partial<Pick<Profile, 'figures'>> {
  return typeof value === 'object' && value !== null && 'id' in value && 'factors' in value;
}
