/**
 * The activities: the twenty built-in profiles and those that an operator adds, the search by name, and the list for
 * answers. The tests check the built-in ones; those of an operator are checked when they are read.
 */
import beach from '../../data/activities/beach.yaml';
import concretePour from '../../data/activities/concrete-pour.yaml';
import cropSpraying from '../../data/activities/crop-spraying.yaml';
import cycling from '../../data/activities/cycling.yaml';
import dogWalking from '../../data/activities/dog-walking.yaml';
import driving from '../../data/activities/driving.yaml';
import droneFlying from '../../data/activities/drone-flying.yaml';
import exteriorPainting from '../../data/activities/exterior-painting.yaml';
import fishing from '../../data/activities/fishing.yaml';
import gardening from '../../data/activities/gardening.yaml';
import golf from '../../data/activities/golf.yaml';
import hiking from '../../data/activities/hiking.yaml';
import laundryDrying from '../../data/activities/laundry-drying.yaml';
import outdoorEvent from '../../data/activities/outdoor-event.yaml';
import outdoorWork from '../../data/activities/outdoor-work.yaml';
import roofing from '../../data/activities/roofing.yaml';
import running from '../../data/activities/running.yaml';
import sailing from '../../data/activities/sailing.yaml';
import stargazing from '../../data/activities/stargazing.yaml';
import tennis from '../../data/activities/tennis.yaml';
import { editDistance } from '../lib/did-you-mean.ts';
import { bestRange, type Range, rangesWhere } from './curve.ts';
import { VERDICT_FLOORS } from './limits.ts';
import { type Basis, basisOf, ownProfile, type Profile, ProfileError, saySource } from './profile.ts';
import type { ProfileFile } from './profile-file.ts';

/** The built-in profiles in the order of the list. */
const FILES: ReadonlyArray<readonly [id: string, value: unknown]> = [
  ['running', running],
  ['cycling', cycling],
  ['outdoor-event', outdoorEvent],
  ['beach', beach],
  ['laundry-drying', laundryDrying],
  ['stargazing', stargazing],
  ['hiking', hiking],
  ['golf', golf],
  ['tennis', tennis],
  ['dog-walking', dogWalking],
  ['gardening', gardening],
  ['fishing', fishing],
  ['sailing', sailing],
  ['drone-flying', droneFlying],
  ['exterior-painting', exteriorPainting],
  ['concrete-pour', concretePour],
  ['roofing', roofing],
  ['crop-spraying', cropSpraying],
  ['outdoor-work', outdoorWork],
  ['driving', driving],
];

/** Profiles with an index by name and alias. */
export interface ActivityCatalogue {
  readonly profiles: readonly Profile[];
  readonly byName: ReadonlyMap<string, Profile>;
}

/** The built-in profiles. */
export const BUILT_IN: ActivityCatalogue = extendCatalogue(
  { profiles: [], byName: new Map() },
  FILES.map(([id, value]) => {
    const file = `data/activities/${id}.yaml`;
    return { profile: ownProfile(value, file), file, lineOf: () => null };
  }),
);

/** A catalogue with further profiles. Throws `ProfileError` when two profiles share a name. */
export function extendCatalogue(catalogue: ActivityCatalogue, files: readonly ProfileFile[]): ActivityCatalogue {
  const byName = new Map(catalogue.byName);
  for (const { profile, file, lineOf } of files) {
    const { id, name, aliases } = profile;
    const fields = [['id', id], ['name', name], ...aliases.map((alias, i) => [`aliases.${i}`, alias])];
    for (const [field, text] of fields) {
      const known = byName.get(foldName(text));
      if (known !== undefined && known !== profile) {
        const problem = `"${text}" of ${id} already belongs to the activity ${known.id}`;
        throw new ProfileError(file, lineOf(field.split('.')), field, problem);
      }
      byName.set(foldName(text), profile);
    }
  }
  return { profiles: [...catalogue.profiles, ...files.map(({ profile }) => profile)], byName };
}

/** No activity has that name; these have similar ones. */
interface ActivitySuggestions {
  readonly suggestions: readonly string[];
}

const MAX_SUGGESTIONS = 5;
/** A shorter name is within a letter of too many words. */
const SHORTEST_MISSPELT = 5;
/** From this length on two letters may be wrong. */
const LONG_NAME = 9;

/** The activity with a name or alias; case, spaces, hyphens and underscores are ignored. */
export function findActivity(text: string, catalogue: ActivityCatalogue): Profile | ActivitySuggestions {
  const folded = foldName(text);
  const found = catalogue.byName.get(folded);
  if (found !== undefined) return found;
  const meant = activitiesIn(text, catalogue);
  const suggestions = meant.size > 0 ? meant : misspelt(folded, catalogue);
  return { suggestions: [...suggestions].slice(0, MAX_SUGGESTIONS) };
}

/** The activities that some of the words name: running of "trail running race". */
function activitiesIn(text: string, catalogue: ActivityCatalogue): Set<string> {
  const words = text.toLowerCase().split(/[\s_-]+/);
  const ids = words.flatMap((_, first) =>
    words.slice(first).map((_, more) => catalogue.byName.get(words.slice(first, first + more + 1).join(''))?.id),
  );
  return new Set(ids.filter((id) => id !== undefined));
}

/**
 * The activities whose names are a slip of the pen away, the nearest alone. The first letter is rarely mistyped, and another
 * activity (rowing is not mowing, skiing not hiking) is worse than none.
 */
function misspelt(folded: string, catalogue: ActivityCatalogue): Set<string> {
  let nearest = folded.length < LONG_NAME ? 1 : 2;
  let ids = new Set<string>();
  for (const [name, profile] of catalogue.byName) {
    if (name[0] !== folded[0] || name.length < SHORTEST_MISSPELT) continue;
    const distance = editDistance(folded, name);
    if (distance > nearest) continue;
    if (distance < nearest) ids = new Set();
    nearest = distance;
    ids.add(profile.id);
  }
  return ids;
}

/** One activity as /v1/activities lists it. Ranges are in the unit of the variable; null is unbounded. */
interface ActivityItem {
  readonly id: string;
  readonly name: string;
  readonly aliases: readonly string[];
  readonly description: string;
  readonly window_hours: { readonly typical: number; readonly minimum: number };
  readonly light: 'day' | 'night' | 'any';
  /** The local hours judged when a question names none; null where all of the day's count. */
  readonly usual_hours: UsualHoursItem | null;
  readonly factors: readonly FactorItem[];
  /** What the decision does not take into account. */
  readonly does_not_know: readonly string[];
}

interface UsualHoursItem {
  readonly from: number;
  readonly to: number;
  readonly source: string;
}

interface FactorItem {
  readonly issue: string;
  readonly variable: string;
  readonly unit: string;
  /** Where the factor costs nothing, where it alone allows at least `good`, and where it alone means `avoid`. */
  readonly ideal: Range;
  readonly good: readonly Range[];
  readonly avoid: readonly Range[];
  /** Whether the curve rests on a document, on judgement, or on both. */
  readonly basis: Basis;
  readonly source: string;
  /** The reasoning behind the figures that no document gives; null where there are none. */
  readonly judgement: string | null;
}

/** The items of /v1/activities. */
export function activityListing({ profiles }: ActivityCatalogue): ActivityItem[] {
  return profiles.map((profile) => ({
    id: profile.id,
    name: profile.name,
    aliases: profile.aliases,
    description: profile.description,
    window_hours: { typical: profile.window.typicalHours, minimum: profile.window.minimumHours },
    light: profile.light.kind,
    usual_hours: usualHoursItem(profile),
    factors: profile.factors.map((factor) => ({
      issue: factor.issue,
      variable: factor.variable,
      unit: factor.unit,
      ideal: bestRange(factor.knots),
      good: rangesWhere(factor.knots, 'at least', VERDICT_FLOORS.good),
      avoid: rangesWhere(factor.knots, 'below', VERDICT_FLOORS.poor),
      basis: basisOf(factor),
      source: saySource(factor),
      judgement: factor.judgement ?? null,
    })),
    does_not_know: profile.doesNotKnow,
  }));
}

function usualHoursItem({ usualHours }: Profile): UsualHoursItem | null {
  if (usualHours === undefined) return null;
  const { from, to, source, judgement } = usualHours;
  return { from, to, source: [source, judgement && `judgement: ${judgement}`].filter(Boolean).join('; ') };
}

/** The name in lower case without spaces, hyphens and underscores. */
function foldName(text: string): string {
  return text.toLowerCase().replace(/[\s_-]+/g, '');
}
