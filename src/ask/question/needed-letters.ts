/**
 * The letters without which a pattern cannot match, found in its source, so that none has to be written down: "snow" or "sleet"
 * for the words of snow. After Russ Cox, Regular Expression Matching with a Trigram Index (2012): what a part matches is known
 * exactly as long as it is one of few texts; of what is not, the rarest texts are kept that one of has to be there.
 */
import { MAX_MARK_LETTERS, type MarkKind, markNumber, PIECE_LETTERS } from './letter-marks.ts';
import { DIGIT, EDGE, type PatternNode, patternNodes } from './pattern-nodes.ts';

interface Found {
  /** All that it matches; null where that is too much, or not known. */
  readonly exact: readonly string[] | null;
  /** Texts of which each match has one; null for none. */
  readonly needed: readonly string[] | null;
  /** Whether each match ends with what is no letter. */
  readonly endsAtEdge: boolean;
}

const MAX_EXACT = 32;
/** More marks of one text tell little more. */
const MAX_MARKS = 3;

/**
 * For each way to match a pattern the marks that a text then has, the rarest first; null where that cannot be told. Takes the
 * source of a pattern, which may have the flag `i`.
 */
export function neededMarks(source: string): ReadonlyArray<readonly number[]> | null {
  const { exact, needed } = foundIn(patternNodes(source), false, false);
  const texts = exact ?? needed;
  if (texts === null || texts.some((text) => rarityOf(text) === 0)) return null;
  const all = new Map<string, readonly number[]>();
  for (const text of texts) {
    const marks = marksOfText(text);
    all.set(marks.join(' '), marks);
  }
  return [...all.values()];
}

/** `opens`, `closes`: no letter stands before it, or after it. */
function foundIn(alternatives: ReadonlyArray<readonly PatternNode[]>, opens: boolean, closes: boolean): Found {
  const all = alternatives.map((nodes) => inSequence(nodes, opens, closes));
  const exact = all.flatMap((one) => one.exact ?? []);
  const endsAtEdge = all.every((one) => one.endsAtEdge);
  if (exact.length <= MAX_EXACT && all.every((one) => one.exact !== null)) return { exact, needed: null, endsAtEdge };
  const needed: string[] = [];
  for (const one of all) {
    const texts = one.exact ?? one.needed;
    if (texts === null) return { exact: null, needed: null, endsAtEdge };
    needed.push(...texts);
  }
  return { exact: null, needed, endsAtEdge };
}

function inSequence(nodes: readonly PatternNode[], opens: boolean, closes: boolean): Found {
  let exact: readonly string[] = [opens ? EDGE : ''];
  let needed: readonly string[] | null = null;
  let isWhole = true;
  nodes.forEach((node, i) => {
    const atEdge = exact.every(endsAtEdge);
    const next = nodes.at(i + 1);
    const part = inNode(node, atEdge, next === undefined ? closes : beginsAtEdge(next));
    if (part.exact?.length === 1 && exact.length === 1) {
      exact = [exact[0] + part.exact[0]];
      return;
    }
    if (part.exact !== null && part.exact.length * exact.length <= MAX_EXACT) {
      const further = part.exact;
      exact = exact.flatMap((before) => further.map((after) => before + after));
      return;
    }
    isWhole = false;
    needed = rarer(needed, exact);
    if (part.exact !== null) exact = part.exact.map((text) => (atEdge ? EDGE : '') + text);
    else {
      needed = rarer(needed, part.needed);
      exact = [part.endsAtEdge && (node.times.min > 0 || atEdge) ? EDGE : ''];
    }
  });
  if (closes) exact = exact.map((text) => text + EDGE);
  const ends = exact.every(endsAtEdge);
  return isWhole
    ? { exact, needed: null, endsAtEdge: ends }
    : { exact: null, needed: rarer(needed, exact), endsAtEdge: ends };
}

function inNode({ atom, times }: PatternNode, opens: boolean, closes: boolean): Found {
  const once =
    atom.kind === 'group'
      ? foundIn(atom.alternatives, opens, closes && times.max === 1)
      : { exact: atom.kind === 'texts' ? atom.texts : null, needed: null, endsAtEdge: false };
  const ends = once.exact === null ? once.endsAtEdge : once.exact.every(endsAtEdge);
  if (times.min === 0) {
    const exact = times.max === 1 && once.exact !== null ? [...once.exact, ''] : null;
    return { exact, needed: null, endsAtEdge: ends };
  }
  return times.max === 1
    ? { exact: once.exact, needed: once.needed, endsAtEdge: ends }
    : { exact: null, needed: once.exact ?? once.needed, endsAtEdge: ends };
}

function beginsAtEdge({ atom, times }: PatternNode): boolean {
  return times.min > 0 && atom.kind === 'texts' && atom.texts.every((text) => isEdge(text.charCodeAt(0)));
}

function endsAtEdge(text: string): boolean {
  return isEdge(text.charCodeAt(text.length - 1));
}

/** The one of two choices of texts that fewer questions have one of. */
function rarer(a: readonly string[] | null, b: readonly string[] | null): readonly string[] | null {
  const limit = commonnessOf(a, Infinity);
  return commonnessOf(b, limit) < limit ? b : a;
}

/** How many questions have one of the texts, on a scale of its own; only whether it is less than the limit is told rightly. */
function commonnessOf(texts: readonly string[] | null, limit: number): number {
  if (texts === null) return Infinity;
  let sum = 0;
  for (const text of texts) {
    const rarity = rarityOf(text);
    sum += rarity === 0 ? Infinity : 2 ** -rarity;
    if (sum >= limit) break;
  }
  return sum;
}

/** Letters in a row. */
interface Run {
  readonly letters: string;
  readonly opens: boolean;
  readonly closes: boolean;
  readonly rarity: number;
}

const EDGE_CODE = EDGE.charCodeAt(0);
const DIGIT_CODE = DIGIT.charCodeAt(0);
const NO_LETTER = new RegExp(`[${EDGE}${DIGIT}]`);
const DIGIT_RARITY = 3;

function isEdge(code: number): boolean {
  return code === EDGE_CODE || code === DIGIT_CODE;
}

/** The letters in a row of a text that tell something, the rarest first. */
function runsOf(text: string): Run[] {
  const parts = text.split(NO_LETTER);
  const runs: Run[] = [];
  parts.forEach((letters, i) => {
    const opens = i > 0;
    const closes = i < parts.length - 1;
    const rarity = letters === '' ? 0 : rarityOfRun(letters, opens, closes);
    if (rarity > 0) runs.push({ letters, opens, closes, rarity });
  });
  return runs.length > 1 ? runs.sort((a, b) => b.rarity - a.rarity) : runs;
}

/** Words that every tenth question has, or more. */
const COMMON = new Set('a at be for how i in is it of on the this to tomorrow weather what will'.split(' '));
/** Words that every fiftieth question has, or more. */
const FREQUENT = new Set(
  'an and any are can do does get go going if me my need or our should today was we when where which with'.split(' '),
);
const LONGEST_COMMON = 8;
const COMMON_RARITY = 1;
const FREQUENT_RARITY = 3;

/** 0 where it has no marks. */
function rarityOfRun(letters: string, opens: boolean, closes: boolean): number {
  const isMarked = (opens && (closes || letters.length > 1)) || letters.length >= PIECE_LETTERS;
  if (!isMarked) return 0;
  if (opens && letters.length <= LONGEST_COMMON) {
    if (COMMON.has(letters)) return COMMON_RARITY;
    if (FREQUENT.has(letters)) return FREQUENT_RARITY;
  }
  return Math.min(letters.length, MAX_MARK_LETTERS) + (opens ? 1 : 0) + (closes ? 1 : 0);
}

/** 0 for a text that has no marks. */
function rarityOf(text: string): number {
  let first = 0;
  let second = 0;
  let start = 0;
  for (let i = 0; i <= text.length; i++) {
    if (i < text.length && !isEdge(text.charCodeAt(i))) continue;
    const rarity = i === start ? 0 : rarityOfRun(text.slice(start, i), start > 0, i < text.length);
    start = i + 1;
    second = Math.max(second, Math.min(first, rarity));
    first = Math.max(first, rarity);
  }
  return first + second === 0 && text.includes(DIGIT) ? DIGIT_RARITY : first + second;
}

function marksOfText(text: string): number[] {
  const all = runsOf(text).flatMap(marksOfRun).slice(0, MAX_MARKS);
  if (text.includes(DIGIT)) all.push(['digit', '']);
  return [...new Set(all.map(([kind, letters]) => markNumber(kind, letters)))];
}

function marksOfRun({ letters, opens, closes }: Run): Array<readonly [kind: MarkKind, letters: string]> {
  if (opens && closes && letters.length <= MAX_MARK_LETTERS) return [['word', letters]];
  if (opens) return [['start', letters.slice(0, MAX_MARK_LETTERS)]];
  return [
    ['piece', letters.slice(0, PIECE_LETTERS)],
    ['piece', letters.slice(-PIECE_LETTERS)],
  ];
}
