/**
 * Readings of a text: how it may be cut into a name and what qualifies it.
 *
 * Commas cut for certain. Without them the last words may be a qualifier ("paris texas", "perth western australia"),
 * or not ("Mexico City"): the text as it stands comes first, then ever more of its last words are taken away.
 */
import { fold } from './fold.ts';
import type { Gazetteer } from './gazetteer.ts';
import { parseQualifiers, type Qualifier, type Spelling } from './qualifiers.ts';

export interface Candidate {
  readonly key: string;
  readonly qualifiers: readonly Qualifier[];
  /** Whether words were taken for a qualifier that no comma set apart. */
  readonly isGuess: boolean;
}

export type Candidates =
  | { readonly kind: 'readings'; readonly readings: readonly [Candidate, ...Candidate[]] }
  | { readonly kind: 'unknown_qualifier'; readonly key: string; readonly part: string }
  | { readonly kind: 'empty' };

/** Commas of the scripts that have their own. */
const COMMAS = /[,;，、،；]/;
const MAX_QUALIFYING_WORDS = 6;

/** Reads a text; `spelling` says how what stands behind a comma may be cut short. */
export function readText(gazetteer: Gazetteer, text: string, spelling: Spelling): Candidates {
  const parts = text.split(COMMAS).map((part) => ({ part: part.trim(), key: fold(part) }));
  const [head, ...rest] = parts.filter(({ key }) => key !== '');
  if (head === undefined) return { kind: 'empty' };
  const qualifiers: Qualifier[] = [];
  for (const { part, key } of rest) {
    const found = parseQualifiers(gazetteer, key, spelling);
    if (found === null) return { kind: 'unknown_qualifier', key: head.key, part };
    qualifiers.push(...found);
  }
  const asWritten: Candidate = { key: head.key, qualifiers, isGuess: false };
  return { kind: 'readings', readings: [asWritten, ...withLastWordsTaken(gazetteer, asWritten)] };
}

function withLastWordsTaken(gazetteer: Gazetteer, reading: Candidate): Candidate[] {
  const words = reading.key.split(' ');
  const readings: Candidate[] = [];
  for (let taken = 1; taken <= MAX_QUALIFYING_WORDS && taken < words.length; taken++) {
    const found = parseQualifiers(gazetteer, words.slice(-taken).join(' '), 'as written');
    if (found === null) continue;
    readings.push({
      key: words.slice(0, -taken).join(' '),
      qualifiers: [...found, ...reading.qualifiers],
      isGuess: true,
    });
  }
  return readings;
}
