/** The town that a text of our own tables names, with its qualifiers: "Truro, England". */
import { parseCandidates } from './candidates.ts';
import type { Gazetteer } from './gazetteer.ts';
import { exactMatches, RESOLVE_WEIGHTS } from './match.ts';
import { SCOPES, satisfies } from './qualifiers.ts';

/** Its number in the gazetteer; null where an imported gazetteer lacks the town. */
export function townNamed(gazetteer: Gazetteer, text: string): number | null {
  const parsed = parseCandidates(gazetteer, text, 'as written');
  if (parsed.kind !== 'candidates') return null;
  const [{ key, qualifiers }] = parsed.candidates;
  for (const scope of SCOPES) {
    const accepts = (place: number): boolean => satisfies(gazetteer, place, qualifiers, scope);
    const [match] = exactMatches(gazetteer, key, accepts, 1, RESOLVE_WEIGHTS);
    if (match !== undefined) return match.place;
  }
  return null;
}
