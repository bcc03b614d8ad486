/**
 * Candidates: the ways to split a text into a name and its qualifiers.
 *
 * Commas always split. Without them the last words can be a qualifier ("paris texas", "perth western australia") or not
 * ("Mexico City"): the whole text is the first candidate, then one, two and more of its last words become a qualifier.
 * Last come those with the country or region in front ("Italy, Rome", "uk london").
 */
import { beginsWithElision } from './area-forms.ts';
import { fold } from './fold.ts';
import type { Gazetteer } from './gazetteer.ts';
import { bareNames } from './native-names.ts';
import { parseQualifiers, type Qualifier, type QualifierForm } from './qualifiers.ts';

export interface Candidate {
  readonly key: string;
  readonly qualifiers: readonly Qualifier[];
  /** Whether words without a comma before them became a qualifier. */
  readonly isGuess: boolean;
  /** Whether an apostrophe that the key lacks parts an article from the name: "l'alsace". */
  readonly isElided?: boolean;
}

type Candidates =
  | {
      readonly kind: 'candidates';
      readonly candidates: readonly [Candidate, ...Candidate[]];
      /** Those with the country or region in front of the name, which count only as written; made when nothing else fits. */
      readonly reversed: () => readonly Candidate[];
    }
  | {
      readonly kind: 'unknown_qualifier';
      readonly key: string;
      readonly part: string;
      readonly reversed: () => readonly Candidate[];
    }
  | { readonly kind: 'empty' };

/** Including the commas of other scripts. */
const COMMAS = /[,;，、،；]/;
const MAX_QUALIFYING_WORDS = 6;

/** Splits a text; `form` is how the words after a comma may be abbreviated. */
export function parseCandidates(gazetteer: Gazetteer, text: string, form: QualifierForm): Candidates {
  const parts = text.split(COMMAS).map((part) => ({ part: part.trim(), key: fold(part) }));
  const named = parts.filter(({ key }) => key !== '');
  const [head, ...rest] = named;
  if (head === undefined) return { kind: 'empty' };
  const reversed = (): Candidate[] =>
    withFirstPartsTaken(
      gazetteer,
      named.map(({ key }) => key),
    );
  const qualifiers: Qualifier[] = [];
  for (const { part, key } of rest) {
    const found = parseQualifiers(gazetteer, key, form);
    if (found === null) return { kind: 'unknown_qualifier', key: head.key, part, reversed };
    qualifiers.push(...found);
  }
  const asWritten: Candidate = { key: head.key, qualifiers, isGuess: false, isElided: beginsWithElision(head.part) };
  const guesses = withLastWordsTaken(gazetteer, asWritten);
  const withoutArticle = /^the .*/.test(head.key) ? [head.key.slice('the '.length)] : [];
  const bare = [...withoutArticle, ...bareNames(head.key)].map(
    (key): Candidate => ({ key, qualifiers, isGuess: false }),
  );
  return { kind: 'candidates', candidates: [asWritten, ...bare, ...guesses], reversed };
}

/** "gb, london" and "uk london": the last part, or the last words of the only part, as the name. */
function withFirstPartsTaken(gazetteer: Gazetteer, parts: readonly string[]): Candidate[] {
  const pieces = parts.length > 1 ? parts : (parts[0] ?? '').split(' ');
  const first = parts.length > 1 ? pieces.length - 1 : 1;
  const candidates: Candidate[] = [];
  for (let taken = first; taken <= MAX_QUALIFYING_WORDS && taken < pieces.length; taken++) {
    const qualifiers = parseQualifiers(gazetteer, pieces.slice(0, taken).join(' '), 'as written');
    const areAreas = qualifiers?.every(({ countries, regions }) => countries.length > 0 || regions.length > 0);
    if (qualifiers === null || areAreas !== true) continue;
    candidates.push({ key: pieces.slice(taken).join(' '), qualifiers, isGuess: true });
  }
  return candidates;
}

function withLastWordsTaken(gazetteer: Gazetteer, candidate: Candidate): Candidate[] {
  const words = candidate.key.split(' ');
  const candidates: Candidate[] = [];
  for (let taken = 1; taken <= MAX_QUALIFYING_WORDS && taken < words.length; taken++) {
    const found = parseQualifiers(gazetteer, words.slice(-taken).join(' '), 'as written');
    if (found === null) continue;
    candidates.push({
      ...candidate,
      key: words.slice(0, -taken).join(' '),
      qualifiers: [...found, ...candidate.qualifiers],
      isGuess: true,
    });
  }
  return candidates;
}
