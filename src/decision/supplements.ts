/** The supplements of a forecast that an activity is judged by: the air, the sea. */
import type { SupplementKind } from '../weather/hourly.ts';
import type { Profile } from './profile.ts';
import { scalesOf } from './severity.ts';
import type { Variable } from './variables.ts';

const KIND_OF: Readonly<Partial<Record<Variable, SupplementKind>>> = {
  us_aqi: 'air',
  wave_height: 'sea',
  sea_temperature: 'sea',
};

/** The supplement that a variable comes from; none for what the forecast itself holds. */
export function supplementKindOf(variable: Variable): SupplementKind | undefined {
  return KIND_OF[variable];
}

interface Needs {
  readonly variables: readonly Variable[];
  readonly kinds: readonly SupplementKind[];
}

const cachedNeeds = new WeakMap<Profile, Needs>();

/** The kinds that the factors and the risks of an activity read; the same array each time. */
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
    const { factors, risks } = profile;
    const scales = [...risks.limiting, ...risks.noted].flatMap((kind) => scalesOf(kind, profile));
    const read = new Set([...factors, ...scales].map(({ variable }) => variable));
    const variables = [...read].filter((variable) => KIND_OF[variable] !== undefined);
    const kinds = new Set(variables.flatMap((variable) => KIND_OF[variable] ?? []));
    needs = { variables, kinds: [...kinds].sort() };
    cachedNeeds.set(profile, needs);
  }
  return needs;
}
