/**
 * Where and when a question says first, moved behind its first sentence: "in Leeds, will it rain" is read as "will it rain in
 * Leeds", "I'm in Bath. How cold is it tonight" as "how cold is it tonight in Bath". So all rules for how a question begins, or
 * what stands right behind its verb, hold wherever its place and its time stand.
 */
import { fold } from '../../place/fold.ts';
import type { KnownName } from '../../place/known-names.ts';
import type { Translation } from './lexicon/translate.ts';
import { plainText, type Span } from './text.ts';
import type { TimeItem } from './time/items.ts';

export interface PartFinders {
  readonly findTimes: (plain: string) => readonly TimeItem[];
  readonly namesAt: (words: readonly string[]) => readonly KnownName[];
  /** Whether a plain word is of the weather, of what people do, or of what is around it, and so no place by itself. */
  readonly isOtherWord: (plain: string) => boolean;
}

const AUXILIARY =
  '(?:is|are|am|was|were|will|would|can|could|should|shall|do|does|did|has|have|had|may|might|(?:is|are|was|were|wo|do|' +
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
/** What stands for a place that is told: "I'm in Leeds", "over here in Leeds". */
const TOLD_PLACE = new RegExp(
  "^\\W*(?:(?:i'?m|i am|we'?re|we are|i live|we live|i'?ve|living|staying|based|currently|just|now|right|over|down|up|out|back|here|and) )*" +
    '(?=(?:in|at|near|around) )',
  '',
);
const PREPOSED = /^(?:in|at|near|around|outside|close to) (?:the )?(?=\p{L})/u;
/** Beside words of time, or beside the name. */
const GLUE =
  /^(?:on|in|at|for|over|by|during|this|the|around|about|from|between|and|to|until|till|til|near|all|of|early|late|just|only|through)$/;
/** "Leeds on Monday": what leads over from a name to a time. */
const BESIDE_TIME =
  /[\s,:;.-]*(?:\b(?:on|in|at|for|over|by|during|this|the|around|about|from|between|and|of)[\s,:;.-]*)*$/;
/** No part of a name. */
const CLAUSE_WORD =
  /^(?:i|i'm|im|we|we're|you|he|she|they|it|it's|my|our|your|his|her|going|off|with|for|but|or|if|so|because|then|not|no|which|what|day|days|weather|forecast|best|worst)$/;
/** Fame of a town of about 10,000 people. */
const FAME_OF_TOWN = 104;
/** What holds several places or times together, of which the first may be one. */
const JOINS_SEVERAL = /\b(?:and then|or (?:in|at|on)|and (?:in|at|on))\b/;
/** The end of the sentence, or what is held against its place or time: "today is it warmer than yesterday". */
const SEAM =
  /[?!;]|\.(?=\s|$)| (?:vs?\.?|versus|compared|than(?! (?:\d|an? |(?:the |its )?(?:usual|normal|average)))) |$/;

/** The text with its first parts behind its first sentence; as it is where it has none. */
export function withPartsBehind(translation: Translation, finders: PartFinders): Translation {
  const { text, origins } = translation;
  const plain = plainText(text);
  const start = plain.search(/\S/);
  const opening = OPENING.exec(plain.slice(start, start + MAX_FIRST));
  if (opening === null || opening.index === 0) return translation;
  // The character before its first word is matched too.
  const openingAt = start + opening.index + 1;
  const first = plain.slice(start, openingAt);
  const bare = first.replace(SEPARATOR, '');
  const isParted = bare !== first.trimEnd() || BEGINS_WITH_PREPOSITION.test(bare);
  if (!isParted && opening[2] !== undefined && !isSubject(opening[1], opening[2], finders)) return translation;
  // "Rome in may": the month, and no verb.
  const parts = ENDS_OPEN.test(bare) ? null : partsOf(bare, finders);
  if (parts === null) return translation;
  const behind = plain.slice(openingAt);
  const length = behind.search(SEAM);
  if (JOINS_SEVERAL.test(behind) || clash(parts.times, finders.findTimes(behind.slice(0, length)))) return translation;
  const seam = openingAt + length;
  const kept = text.slice(openingAt, seam).trimEnd();
  const at = (index: number): Span => origins[index] ?? { start: 0, end: 0 };
  let moved = '';
  const movedOrigins: Span[] = [];
  for (const { from, to, lead } of parts.pieces) {
    const [begin, end] = [start + from, start + to];
    // "In" was written large as the first word of its sentence.
    const small = SMALL.exec(plain.slice(begin, end))?.[0].length ?? 0;
    moved += ` ${lead}${plain.slice(begin, begin + small)}${text.slice(begin + small, end)}`;
    movedOrigins.push(...Array.from(` ${lead}`, () => at(begin)), ...origins.slice(begin, end));
  }
  return {
    text: `${kept}${moved}${text.slice(seam)}`,
    origins: [...origins.slice(openingAt, openingAt + kept.length), ...movedOrigins, ...origins.slice(seam)],
  };
}

const SMALL = /^(?:on|in|at|near|around|outside|by|for|over|during|to-?day|to-?night|to-?morrow|this|next|last|the) /;
const ENDS_OPEN = / (?:on|in|at|for|over|by|during|this|next|last|the|from|between|and|of|to)$/;
const BEGINS_WITH_PREPOSITION = /^(?:in|on|at|near|for|by|during|over|around) /;

/** Whether the word behind an auxiliary is asked about, so that the parts before it are no subject themselves. */
function isSubject(auxiliary = '', word: string, { isOtherWord }: PartFinders): boolean {
  if (/^(?:has|have|had)$/.test(auxiliary) && /^an?$/.test(word)) return false;
  return SUBJECT.test(word) || (word.length > 2 && !PREDICATE.test(word) && !isOtherWord(word));
}

type Lead = '' | 'in ' | 'on ';

interface FirstParts {
  /** In the order in which they are to stand; `lead`: what a bare name lacks behind a clause. */
  readonly pieces: ReadonlyArray<{ readonly from: number; readonly to: number; readonly lead: Lead }>;
  readonly times: readonly TimeItem[];
}

/** The parts that a plain text consists of: times, and at most one place; null where there is anything else. */
function partsOf(first: string, { findTimes, namesAt, isOtherWord }: PartFinders): FirstParts | null {
  const told = TOLD_PLACE.exec(first)?.[0].length ?? 0;
  const times = findTimes(first).filter(({ start }) => start >= told);
  const runs = runsBetween(first, told, times).filter(
    ({ text }) => !text.split(/\W+/).every((word) => word === '' || GLUE.test(word)),
  );
  if (runs.length > 1) return null;
  const [run] = runs;
  const whole = { from: told, to: first.length, lead: '' } as const;
  if (run === undefined) return times.length === 0 ? null : { pieces: [{ ...whole, lead: leadOf(first) }], times };
  const words = run.text.split(/[\s,]+/);
  if (words.length > 5 || words.some((word) => CLAUSE_WORD.test(word))) return null;
  if (PREPOSED.test(run.text)) return { pieces: [{ ...whole, lead: leadOf(first) }], times };
  const keys = words.map(fold).filter((word, i) => i > 0 || word !== 'the');
  const isName = namesAt(keys).some((name) => name.words === keys.length && (name.isArea || name.fame >= FAME_OF_TOWN));
  if (!isName || keys.some(isOtherWord)) return null;
  if (run.start <= told) return { pieces: [{ ...whole, lead: 'in ' }], times };
  // "Tomorrow Swindon, will it rain"
  const before = {
    from: told,
    to: told + first.slice(told, run.start).replace(SEPARATOR, '').length,
    lead: '',
  } as const;
  return { pieces: [before, { from: run.start, to: first.length, lead: 'in ' }], times };
}

/** "Mon in York": short names of days that are words too are days behind "on". */
function leadOf(first: string): Lead {
  return /^(?:mon|wed|sat|sun)\b/.test(first) ? 'on ' : '';
}

/** What is left of a text from a position on between its times, without what parts them. */
function runsBetween(first: string, from: number, times: readonly Span[]): Array<Span & { readonly text: string }> {
  const bounds = [...times, { start: first.length, end: first.length }];
  return bounds.flatMap(({ start: end }, i) => {
    const begin = i === 0 ? from : (bounds[i - 1]?.end ?? from);
    const gap = first.slice(begin, end);
    const text = gap.replace(/^[\s,:;.-]+/, '').replace(BESIDE_TIME, '');
    const start = begin + gap.indexOf(text);
    return text === '' ? [] : [{ start, end: start + text.length, text }];
  });
}

/** Whether times on both sides are of one kind, so that their order tells which is meant. */
function clash(first: readonly TimeItem[], behind: readonly TimeItem[]): boolean {
  return first.some(({ kind }) => behind.some((other) => other.kind === kind));
}
