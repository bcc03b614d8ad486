/** The supplements of a forecast that an activity is judged by or tells of: the air, the sea, the Earth's magnetic field. */
import type { SupplementKind } from '../weather/hourly.ts';
import type { Profile } from './profile.ts';
import { scalesOf } from './severity.ts';
import type { Variable } from './variables.ts';

const KIND_OF: Readonly<Partial<Record<Variable, SupplementKind>>> = {
  us_aqi: 'air',
  pollen: 'pollen',
  wave_height: 'sea',
  sea_temperature: 'sea',
  kp_index: 'geomagnetic',
};

/** What rules whole days out, and so has to be known even where a profile calls its factor optional. */
const HAS_TO_BE_KNOWN: ReadonlySet<Variable> = new Set(['us_aqi', 'wave_height', 'sea_temperature']);

/** Whether a day of which the variable is not known is held back, whatever the profile says. */
export function hasToBeKnown(variable: Variable): boolean {
  return HAS_TO_BE_KNOWN.has(variable);
}

/** The supplement that a variable comes from; none for what the forecast itself holds. */
export function supplementKindOf(variable: Variable): SupplementKind | undefined {
  return KIND_OF[variable];
}

interface Needs {
  readonly variables: readonly Variable[];
  readonly kinds: readonly SupplementKind[];
}

const cachedNeeds = new WeakMap<Profile, Needs>();

/** The kinds that the factors, the risks and the figures of an activity read; the same array each time. */
export function supplementsOf(profile: Profile): readonly SupplementKind[] {
  return needsOf(profile).kinds;
}

/** The variables themselves. */
export function supplementVariables(profile: Profile): readonly Variable[] {
  return needsOf(profile).variables;
}

function needsOf(profile: Profile): Needs {
  let needs = cachedNeeds.get(profile);
  if (needs === undefined) {
    const { factors, risks, figures } = profile;
    const scales = [...risks.limiting, ...risks.noted].flatMap((kind) => scalesOf(kind, profile));
    const read = new Set([...[...factors, ...scales].map(({ variable }) => variable), ...figures]);
    const variables = [...read].filter((variable) => KIND_OF[variable] !== undefined);
    const kinds = new Set(variables.flatMap((variable) => KIND_OF[variable] ?? []));
    needs = { variables, kinds: [...kinds].sort() };
    cachedNeeds.set(profile, needs);
  }
  return needs;
}
