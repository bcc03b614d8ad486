/** Reads the source of a pattern into what its parts may match, as far as that tells which letters a text has to have. */

/** Stands for anything but a letter from a to z: a space, a digit, the end of the text, the edge of a word. */
export const EDGE = '|';
/** Stands for a digit, which is an edge as well. */
export const DIGIT = '0';

export interface PatternNode {
  readonly atom: Atom;
  /** How often it follows itself. */
  readonly times: Times;
}

interface Times {
  readonly min: number;
  readonly max: number;
}

/** `texts`: one of these. `unknown`: anything. */
type Atom =
  | { readonly kind: 'texts'; readonly texts: readonly string[] }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'group'; readonly alternatives: ReadonlyArray<readonly PatternNode[]> };

const LETTERS: ReadonlyMap<string, Atom> = new Map(
  Array.from('abcdefghijklmnopqrstuvwxyz').flatMap((letter) => {
    const atom: Atom = { kind: 'texts', texts: [letter] };
    return [
      [letter, atom],
      [letter.toUpperCase(), atom],
    ];
  }),
);

interface Reader {
  readonly source: string;
  at: number;
}

const UNKNOWN: Atom = { kind: 'unknown' };
const NOTHING: Atom = { kind: 'texts', texts: [''] };
const AT_EDGE: Atom = { kind: 'texts', texts: [EDGE] };
const ANY_DIGIT: Atom = { kind: 'texts', texts: [DIGIT] };
/** More letters than these are no choice worth telling apart. */
const MAX_LETTERS = 6;
/** Letters that each are there once. */
const IN_A_ROW = /[a-z]+(?![?*+{])/y;
const QUANTIFIER = /(?:[?*+]|\{(\d+)(,?)(\d*)\})\??/y;
const ESCAPE = /\\(?:[pP]\{[^}]*\}|u\{[^}]*\}|u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2}|c[A-Za-z]|k<[^>]*>|\d+|.)/sy;
const CLASS = /\[(?:\\.|[^\]\\])*\]/sy;
const OPENING = /\((?:\?(?:[:=!]|<[=!]|<[^>]*>))?/y;
/** No letter stands beside it, whatever else may not. */
const NO_LETTER = /\(\?<?!(?:\[\\p\{L\}[^\]]*\]|\\p\{L\})\)/y;

/** The alternatives of a pattern, each in the order of its parts. */
export function patternNodes(source: string): ReadonlyArray<readonly PatternNode[]> {
  return alternativesAt({ source, at: 0 });
}

function alternativesAt(reader: Reader): PatternNode[][] {
  const all: PatternNode[][] = [[]];
  while (reader.at < reader.source.length && reader.source[reader.at] !== ')') {
    if (reader.source[reader.at] === '|') {
      reader.at++;
      all.push([]);
      continue;
    }
    const letters = take(reader, IN_A_ROW)?.[0];
    if (letters !== undefined) addTo(all[all.length - 1], { kind: 'texts', texts: [letters] }, ONCE);
    else addTo(all[all.length - 1], atomAt(reader), quantifierAt(reader));
  }
  return all;
}

/** One text directly after another is one text with it. */
function addTo(nodes: PatternNode[], atom: Atom, times: Times): void {
  const before = nodes.at(-1);
  const isJoined = before?.times === ONCE && times === ONCE && isOneText(before.atom) && isOneText(atom);
  if (isJoined)
    nodes[nodes.length - 1] = { atom: { kind: 'texts', texts: [before.atom.texts[0] + atom.texts[0]] }, times };
  else nodes.push({ atom, times });
}

function isOneText(atom: Atom): atom is Atom & { readonly kind: 'texts' } {
  return atom.kind === 'texts' && atom.texts.length === 1;
}

function take(reader: Reader, pattern: RegExp): RegExpExecArray | null {
  pattern.lastIndex = reader.at;
  const match = pattern.exec(reader.source);
  if (match !== null) reader.at += match[0].length;
  return match;
}

const ONCE: Times = { min: 1, max: 1 };

function quantifierAt(reader: Reader): Times {
  const letter = reader.source[reader.at];
  if (letter !== '?' && letter !== '*' && letter !== '+' && letter !== '{') return ONCE;
  const match = take(reader, QUANTIFIER);
  if (match === null) return ONCE;
  const [text, least, comma, most] = match;
  if (least === undefined) return { min: text.startsWith('+') ? 1 : 0, max: text.startsWith('?') ? 1 : Infinity };
  const min = Number(least);
  return { min, max: comma === '' ? min : most === '' ? Infinity : Number(most) };
}

function atomAt(reader: Reader): Atom {
  const letter = reader.source[reader.at];
  if (letter === '(') return groupAt(reader);
  if (letter === '[') return ofClass(take(reader, CLASS)?.[0] ?? '');
  if (letter === '\\') return ofEscape(take(reader, ESCAPE)?.[0] ?? '');
  reader.at++;
  if (letter === '.') return UNKNOWN;
  if (letter >= '0' && letter <= '9') return ANY_DIGIT;
  return LETTERS.get(letter) ?? AT_EDGE;
}

function groupAt(reader: Reader): Atom {
  if (take(reader, NO_LETTER) !== null) return AT_EDGE;
  const opening = take(reader, OPENING)?.[0] ?? '';
  const alternatives = alternativesAt(reader);
  reader.at++;
  // What must not stand beside it is not needed, and what must may stand outside of what is looked at.
  return /[=!]$/.test(opening) ? NOTHING : { kind: 'group', alternatives };
}

const classes = new Map<string, Atom>();

function ofClass(source: string): Atom {
  const atom = classes.get(source) ?? readClass(source);
  classes.set(source, atom);
  return atom;
}

function readClass(source: string): Atom {
  if (/^\[(?:\d(?:-\d)?|\\d)+\]$/.test(source)) return ANY_DIGIT;
  const pattern = new RegExp(source, 'iu');
  const letters = [...LETTERS.keys()].filter((letter) => letter >= 'a' && pattern.test(letter));
  if (letters.length > MAX_LETTERS) return UNKNOWN;
  return { kind: 'texts', texts: /^\[[a-z]*\]$/.test(source) ? letters : [...letters, EDGE] };
}

function ofEscape(written: string): Atom {
  if (written === '\\B') return NOTHING;
  if (written === '\\d') return ANY_DIGIT;
  // A back reference, a control character and all that may be a letter.
  if (/^\\(?:[1-9pPwDSkc]|u\{|x)/.test(written)) return UNKNOWN;
  if (!/^\\u/.test(written)) return AT_EDGE;
  const letter = String.fromCharCode(Number.parseInt(written.slice(2), 16)).toLowerCase();
  return /[a-z]/.test(letter) ? { kind: 'texts', texts: [letter] } : AT_EDGE;
}
