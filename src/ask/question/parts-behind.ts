/**
 * Where and when a question says first, or behind a stop, moved to the end of its sentence: "in Leeds, will it rain" and "will it
 * rain? I'm in Leeds" are read as "will it rain in Leeds". So all rules for how a question begins, or for what stands right behind
 * its verb, hold wherever its place and its time stand.
 */
import type { Translation } from './lexicon/translate.ts';
import { matchesOf, plainText, type Span } from './text.ts';
import { clash, endsWithName, type Part, type PartFinders, type WhereAndWhen, whereAndWhen } from './where-and-when.ts';

const AUXILIARY =
  '(?:is|are|am|was|were|will|would|can|could|should|shall|do|does|did|has|have|had|may(?= (?:i|we|it|there|you|he|she|they) )|might|(?:is|are|was|were|wo|do|' +
  "does|did|ca|could|should|would|has|have)n'?t)";
/** What a question begins with, behind its first parts. */
const OPENING = new RegExp(
  `(?:^|[^\\p{L}\\p{N}'-])(?=\\p{L})(?:(${AUXILIARY}) ([\\p{L}']+)|` +
    "(?:what(?:'s|s|'ll)?|how(?:'s|s)?|which|when(?:'s|s)?|where|why|any)(?![\\p{L}\\p{N}]))",
  'u',
);
const SUBJECT = new RegExp(
  '^(?:it|there|the|an?|my|our|your|his|her|their|its|this|that|these|those|i|we|you|u|ya|he|she|they|anyone|people|' +
    'someone|any|some|rain|snow|frost|fog|ice|wind|pollen|uv|air|visibility|humidity|thunder|lightning|skies|hay)$',
  '',
);
/** What is said of a day or a town, and no subject: "Saturday is looking good", "Sydney has a match". */
const PREDICATE = new RegExp(
  '^(?:going|gonna|looking|set|forecast|likely|unlikely|meant|supposed|expected|due|not|be|being|been|get|have|still|too|so|' +
    'very|really|just|also|only|always|usually|normally|often|never|ok|okay|fine|good|best|better|worse|worst|bad|' +
    'great|perfect|ideal|when|what|where|in|on|at|for|to|as|off|out|free|far|near|one|or|and|no|yes|more|less|much|quite|wetter|drier|warmer|colder|hotter|cooler|milder|windier|sunnier|supposedly)$',
  '',
);
/** Characters; longer ones are clauses. */
const MAX_FIRST = 60;
const SEPARATOR = /[\s,:;.!-]+$/;
/** What holds several places or times together, of which the first may be one. */
const JOINS_SEVERAL = /\b(?:and then|or (?:in|at|on)|and (?:in|at|on))\b/;
/** The end of the sentence, or what is held against its place or time: "today is it warmer than yesterday". */
const SEAM =
  /[?!;]|\.(?=\s|$)| (?:vs?\.?|versus|compared|than(?! (?:\d|an? |(?:the |its )?(?:usual|normal|average)))) |$/;

const ENDS_OPEN = / (?:on|in|at|for|over|by|during|this|next|last|the|from|between|and|of|to)$/;
const BEGINS_WITH_PREPOSITION = /^(?:in|on|at|near|for|by|during|over|around) /;

/** Whether the word behind an auxiliary is asked about, so that the parts before it are no subject themselves. */
function isSubject(auxiliary = '', word: string, { isOtherWord }: PartFinders): boolean {
  if (/^(?:has|have|had)$/.test(auxiliary) && /^an?$/.test(word)) return false;
  return SUBJECT.test(word) || (word.length > 2 && !PREDICATE.test(word) && !isOtherWord(word));
}

/** What parts a question from where and when it says behind it. */
/** The dot of "St. Anton" parts nothing. */
const STOP = /(?:(?:[,;:?!]|(?<!(?<![A-Za-z])(?:[Ss]t[ae]?|[Mm]t|[Ff]t))\.)+(?=\s)|\s-+(?=\s))\s*/g;
const ANY_STOP = /[,;:?!.-] /;
const MAX_LAST = 3;
/** "Is it raining in Leeds? And tomorrow?": another question. */
const FURTHER = /^(?:and|or|then|till?|until|to) /;
const END_OF_TEXT = /[\s?!.,]*$/;

/** A part of the text in its new order; `lead`: what is written before it. */
interface Piece extends Span {
  readonly lead: string;
  /** Whether it may be written large only as the first of its sentence: "In Leeds". */
  readonly isSmall?: true;
}

/** The text with its first and last parts at the end of its sentence; as it is where it has none. */
export function withPartsBehind(translation: Translation, finders: PartFinders): Translation {
  const { text } = translation;
  const plain = plainText(text);
  const start = plain.search(/\S/);
  const opening = OPENING.exec(plain.slice(start, start + MAX_FIRST));
  if (opening === null) return translation;
  // The character before its first word is matched too.
  const from = start + opening.index + (/^\p{L}/u.test(opening[0]) ? 0 : 1);
  const first = from === start ? NONE : firstParts(plain.slice(start, from), opening, finders);
  if (first === null) return translation;
  const stop = plain.length - (END_OF_TEXT.exec(plain)?.[0].length ?? 0);
  const last = lastParts(plain.slice(from, stop), finders);
  if (first.parts.length + last.parts.length === 0) return translation;
  const head = plain.slice(from, from + last.start);
  const seam = head.search(SEAM);
  if (first !== NONE && (JOINS_SEVERAL.test(head) || clash(first.times, finders.findTimes(head.slice(0, seam)))))
    return translation;
  const before = moved(first.parts, start, plain);
  const behind = moved(last.parts, from, plain);
  const rest = { start: from + seam, end: from + head.length, lead: '' };
  const isWhole = rest.start >= rest.end;
  const asked = { start: from, end: from + head.slice(0, seam).trimEnd().length, lead: '' };
  return inOrder(
    translation,
    [asked, ...(isWhole ? [...behind, ...before] : [...before, rest, ...behind])],
    last.isQuestion && !plain.includes('?', stop) ? '?' : '',
    stop,
  );
}

const NONE = { parts: [], times: [] } as const;

/** What stands before the question; null where it is anything but where and when. */
function firstParts(
  first: string,
  opening: RegExpExecArray,
  finders: PartFinders,
): Pick<WhereAndWhen, 'parts' | 'times'> | null {
  const bare = first.replace(SEPARATOR, '');
  const isParted = bare !== first.trimEnd() || BEGINS_WITH_PREPOSITION.test(bare);
  if (!isParted && opening[2] !== undefined && !isSubject(opening[1], opening[2], finders)) return null;
  // "Rome in may": the month, and no verb.
  return ENDS_OPEN.test(bare) ? null : whereAndWhen(bare, finders);
}

/** Where and when a question says behind a stop, and where the stop before them is; `isQuestion`: a question mark is. */
function lastParts(
  asked: string,
  finders: PartFinders,
): { readonly start: number; readonly parts: readonly Part[]; readonly isQuestion: boolean } {
  let [start, isQuestion] = [asked.length, false];
  const parts: Part[] = [];
  const stops = ANY_STOP.test(asked) ? matchesOf(asked, STOP) : [];
  for (const { index, 0: stop } of stops.slice(-MAX_LAST).toReversed()) {
    const at = index + stop.length;
    const found = whereAndWhen(asked.slice(at, start).trimEnd(), finders);
    const head = asked.slice(0, index);
    // "In York, Pennsylvania", "in Leeds, York", "on Friday, Saturday": several of a kind belong together.
    if (found === null || FURTHER.test(asked.slice(at))) break;
    const times = finders.findTimes(head);
    if ((found.hasBareName && endsWithName(head, times, finders)) || clash(found.times, times)) break;
    parts.unshift(...found.parts.map((part) => ({ ...part, start: part.start + at, end: part.end + at })));
    start = index;
    isQuestion ||= stop.includes('?');
  }
  return { start, parts, isQuestion };
}

const SMALL = /^(?:on|in|at|near|around|outside|by|for|over|during|to-?day|to-?night|to-?morrow|this|next|last|the) /;

/** Parts, found in the text from a position on, as they stand in the middle of a sentence. */
function moved(parts: readonly Part[], from: number, plain: string): Piece[] {
  return parts.flatMap(({ start, end, lead }) => {
    const [begin, until] = [from + start, from + end];
    const small = begin + (SMALL.exec(plain.slice(begin, until))?.[0].length ?? 0);
    return [
      { start: begin, end: small, lead: ` ${lead}`, isSmall: true },
      { start: small, end: until, lead: '' },
    ];
  });
}

/** The text in its new order with what is left of it from a position on. */
function inOrder({ text, origins }: Translation, pieces: readonly Piece[], mark: string, stop: number): Translation {
  let written = '';
  const from: Span[] = [];
  const last: Piece = { start: stop, end: text.length, lead: mark };
  for (const { start, end, lead, isSmall } of [...pieces, last]) {
    const part = text.slice(start, end);
    written += lead + (isSmall === true ? part.toLowerCase() : part);
    const origin = origins[start] ?? { start: 0, end: 0 };
    for (let i = 0; i < lead.length; i++) from.push(origin);
    from.push(...origins.slice(start, end));
  }
  return { text: written, origins: [...from, ...origins.slice(text.length)] };
}
