/**
 * The alternatives of a long pattern as patterns of their own, of which only those are tried that may match a text: of the
 * hundred ways to say that it rains a question has the letters of one or two.
 */
import { enterPattern, isPossible, type Possible } from './letter-marks.ts';
import { neededMarks } from './needed-letters.ts';

interface Part {
  readonly source: string;
  /** For `isPossible`; null for one that needs no letters. */
  readonly number: number | null;
  /** Made when it is first tried. */
  pattern: RegExp | null;
}

/** The source of a pattern as alternatives, with the edges that stand around all of them. */
interface Split {
  readonly before: string;
  readonly alternatives: readonly string[];
  readonly after: string;
}

/** Shorter patterns, and those of fewer alternatives, are tried about as fast as their alternatives are looked up. */
const MIN_ALTERNATIVES = 6;
const MIN_LETTERS = 600;

export class Alternatives {
  readonly #parts: readonly Part[];
  readonly #flags: string;
  /** Whether groups are remembered; the number of one is that in the whole pattern. */
  readonly hasGroups: boolean;

  private constructor(parts: readonly Part[], flags: string, hasGroups: boolean) {
    this.#parts = parts;
    this.#flags = flags.includes('g') ? flags : `${flags}g`;
    this.hasGroups = hasGroups;
  }

  /** Those of a pattern; null where it has too few, or where they are bound to each other. Enters what each needs. */
  static of(source: string, flags: string): Alternatives | null {
    if (source.length < MIN_LETTERS || /[dy]/.test(flags) || BACK_REFERENCE.test(source)) return null;
    const split = splitSource(source);
    if (split === null || split.alternatives.length < MIN_ALTERNATIVES) return null;
    return new Alternatives(partsOf(split), flags, GROUP.test(source));
  }

  /** Whether one of them matches. */
  test(text: string, possible: Possible): boolean {
    for (const part of this.#parts) {
      if (part.number !== null && !isPossible(possible, part.number)) continue;
      const pattern = this.#patternOf(part);
      pattern.lastIndex = 0;
      if (pattern.test(text)) return true;
    }
    return false;
  }

  /** The match that the whole pattern has from a position on: the first in the text, and of two there the one that is written first. */
  exec(text: string, from: number, possible: Possible): RegExpExecArray | null {
    let best: RegExpExecArray | null = null;
    for (const part of this.#parts) {
      if (part.number !== null && !isPossible(possible, part.number)) continue;
      const pattern = this.#patternOf(part);
      pattern.lastIndex = from;
      const match = pattern.exec(text);
      if (match === null || (best !== null && best.index <= match.index)) continue;
      best = match;
      if (match.index === from) break;
    }
    return best;
  }

  /** The texts of all matches, one behind the other; null for none. */
  matches(text: string, possible: Possible): [string, ...string[]] | null {
    const found: string[] = [];
    for (let match = this.exec(text, 0, possible); match !== null; ) {
      const [whole] = match;
      found.push(whole);
      const from = match.index + Math.max(1, whole.length);
      match = from > text.length ? null : this.exec(text, from, possible);
    }
    const [first, ...others] = found;
    return first === undefined ? null : [first, ...others];
  }

  #patternOf(part: Part): RegExp {
    part.pattern ??= new RegExp(part.source, this.#flags);
    return part.pattern;
  }
}

/** Neighbours that need no letters are tried together. */
function partsOf({ before, alternatives, after }: Split): Part[] {
  const parts: Array<{ alternatives: string[]; number: number | null }> = [];
  for (const alternative of alternatives) {
    const needed = neededMarks(`${before}(?:${alternative})${after}`);
    const last = parts.at(-1);
    if (needed !== null) parts.push({ alternatives: [alternative], number: enterPattern(needed) });
    else if (last?.number === null) last.alternatives.push(alternative);
    else parts.push({ alternatives: [alternative], number: null });
  }
  return parts.map(({ alternatives: own, number }) => ({
    source: `${before}(?:${own.join('|')})${after}`,
    number,
    pattern: null,
  }));
}

const BACK_REFERENCE = /\\[1-9]|\\k</;
const GROUP = /(?<!\\)\((?!\?)|\(\?<(?![=!])/;
const TOKEN = /\\.|\[(?:\\.|[^\]\\])*\]|\(|\)|\||[^\\[()|]+/gsy;
const LOOK = /^\(\?<?[=!]/;

/** The pieces of a source at one level: its groups whole, and what stands between them; "|" is a piece of its own. */
function piecesOf(source: string): string[] {
  const pieces: string[] = [];
  let depth = 0;
  for (const [token] of source.matchAll(TOKEN)) {
    if (token === ')') depth--;
    if (depth > 0 || token === ')') pieces[pieces.length - 1] += token;
    else pieces.push(token);
    if (token === '(') depth++;
  }
  return pieces;
}

function alternativesOf(pieces: readonly string[]): string[] {
  const all = [''];
  for (const piece of pieces) {
    if (piece === '|') all.push('');
    else all[all.length - 1] += piece;
  }
  return all;
}

/** Null where the source is neither alternatives nor one group of them between edges. */
function splitSource(source: string): Split | null {
  const pieces = piecesOf(source);
  if (pieces.includes('|')) return { before: '', alternatives: alternativesOf(pieces), after: '' };
  const at = pieces.findIndex((piece) => piece.startsWith('(?:'));
  const isEdge = (piece: string): boolean => LOOK.test(piece) || /^(?:\\b|[\^$])$/.test(piece);
  if (at < 0 || pieces.some((piece, i) => i !== at && !isEdge(piece))) return null;
  const group = pieces[at];
  return {
    before: pieces.slice(0, at).join(''),
    alternatives: alternativesOf(piecesOf(group.slice('(?:'.length, -1))),
    after: pieces.slice(at + 1).join(''),
  };
}
