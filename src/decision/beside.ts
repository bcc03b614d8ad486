/** Which of what stands beside a forecast, the air and the sea, an activity is judged by. */
import type { BesideKind } from '../weather/hourly.ts';
import type { Profile } from './profile.ts';
import { scalesOf } from './severity.ts';
import { FROM_BESIDE } from './variables.ts';

const remembered = new WeakMap<Profile, readonly BesideKind[]>();

/** What the factors, the risks and the figures of an activity read beside the forecast. */
export function besideOf(profile: Profile): readonly BesideKind[] {
  let kinds = remembered.get(profile);
  if (kinds === undefined) {
    const { factors, risks, headline, figures } = profile;
    const scales = [...risks.limiting, ...risks.noted].flatMap((kind) => scalesOf(kind, profile));
    const variables = [...factors, ...scales].map(({ variable }) => variable).concat(headline, figures);
    kinds = [...new Set(variables.flatMap((variable) => FROM_BESIDE[variable] ?? []))].sort();
    remembered.set(profile, kinds);
  }
  return kinds;
}
