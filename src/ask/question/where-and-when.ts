/** Texts that say where and when, and nothing else: "in Leeds on Saturday", "I'm in Bath", "tomorrow, York". */
import { fold } from '../../place/fold.ts';
import type { KnownName } from '../../place/known-names.ts';
import { isEnglishWord } from './english.ts';
import type { Span } from './text.ts';
import type { TimeItem } from './time/items.ts';

export interface PartFinders {
  readonly findTimes: (plain: string) => readonly TimeItem[];
  readonly namesAt: (words: readonly string[]) => readonly KnownName[];
  /** Whether a plain word is of the weather, of what people do, or of what is around it, and so no place by itself. */
  readonly isOtherWord: (plain: string) => boolean;
}

/** One of the parts, at its position in the text. `lead`: what it lacks to stand behind a clause. */
export interface Part extends Span {
  readonly lead: '' | 'in ' | 'on ';
}

/** The parts in the order in which they are to stand. */
export interface WhereAndWhen {
  readonly parts: readonly Part[];
  readonly times: readonly TimeItem[];
  /** Whether a place is told by its name alone. */
  readonly hasBareName: boolean;
}

/** What stands for a place that is told: "I'm in Leeds", "over here in Leeds". */
const TOLD_PLACE = new RegExp(
  "^\\W*(?:and )?(?:(?:i'?m|i am|we'?re|we are|i live|we live|living|staying|based)(?: (?:just|currently|staying|living|" +
    'based|now|both|all))* )?(?:(?:(?:right|over|down|up|out|back) )?here |(?:over|down|up|out|back) )?' +
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
/** Characters; longer ones are clauses, and so are those with such words. */
const MAX_LENGTH = 60;
const CLAUSE =
  /(?:^| )(?:i|i'm|im|i've|we|we're|my|our|you|he|she|they|it|it's|going|off|with|but|if|so|because|then|not|no|to the|want|need|got)(?= |$)/;
/** No part of a name. */
const CLAUSE_WORD =
  /^(?:i|i'm|im|we|we're|you|he|she|they|it|it's|my|our|your|his|her|going|off|with|for|but|or|if|so|because|then|not|no|which|what|day|days|weather|forecast|best|worst)$/;
/** Fame of a town of about 10,000 people. */
const FAME_OF_TOWN = 104;
/** Months that are words too are months behind "in". */
const LATER_MONTH = /[\s,.]+(?=(?:may|march)$)/;
const FIRST_MONTH = /^(?:may|march)(?=[\s,.]+\p{L})/u;
const ONLY_MONTH = /^(?:may|march)$/;

/** Whether the last words of a plain text are the name of a town or an area, and no time. */
export function endsWithName(plain: string, times: readonly Span[], finders: PartFinders): boolean {
  const text = plain.trimEnd();
  if (times.some(({ end }) => end === text.length) || LATER_MONTH.test(text)) return false;
  const words = text.split(/[^\p{L}\p{N}'-]+/u).slice(-3);
  return words.some((_, i) => isName(words.slice(i), finders));
}

/** The parts that a plain text consists of: times, and at most one place; null where there is anything else. */
export function whereAndWhen(plain: string, finders: PartFinders): WhereAndWhen | null {
  const told = TOLD_PLACE.exec(plain)?.[0].length ?? 0;
  if (plain.length > MAX_LENGTH || CLAUSE.test(plain.slice(told))) return null;
  const times = finders.findTimes(plain).filter(({ start }) => start >= told);
  const runs = runsBetween(plain, told, times).filter(
    ({ text }) => !text.split(/\W+/).every((word) => word === '' || GLUE.test(word)),
  );
  if (runs.length > 1) return null;
  const [run] = runs;
  const whole: Part = { start: told, end: plain.length, lead: leadOf(plain) };
  if (run === undefined) return times.length === 0 ? null : { parts: [whole], times, hasBareName: false };
  const { month, place } = withoutMonth(run);
  const months: Part[] = month === null ? [] : [{ ...month, lead: 'in ' }];
  if (place === null) return times.length > 0 ? null : { parts: months, times, hasBareName: false };
  const words = place.text.split(/[\s,]+/);
  if (words.length > 5 || words.some((word) => CLAUSE_WORD.test(word))) return null;
  const isPreposed = PREPOSED.test(place.text);
  if (!isPreposed && !isName(words, finders)) return null;
  const lead = isPreposed ? '' : 'in ';
  const hasBareName = !isPreposed;
  if (month !== null) return times.length > 0 ? null : { parts: [{ ...place, lead }, ...months], times, hasBareName };
  if (isPreposed) return { parts: [whole], times, hasBareName };
  if (place.start <= told) return { parts: [{ ...whole, lead }], times, hasBareName };
  // "Tomorrow Swindon, will it rain"
  const before = { ...whole, end: told + plain.slice(told, place.start).replace(/[\s,:;.!-]+$/, '').length };
  return { parts: [before, { start: place.start, end: plain.length, lead }], times, hasBareName };
}

function isName(words: readonly string[], { namesAt, isOtherWord }: PartFinders): boolean {
  const keys = words.map(fold);
  const bare = keys[0] === 'the' ? keys.slice(1) : keys;
  if (bare.every(isOtherWord)) return false;
  const isUncommon = bare.length > 1 || bare.some((key) => !isEnglishWord(key));
  const isKnown = (some: readonly string[], isWith: (name: KnownName) => boolean): boolean =>
    namesAt(some).some((name) => name.words === some.length && isWith(name));
  return (
    isKnown(bare, ({ isArea, fame }) => isArea || fame >= FAME_OF_TOWN || (isUncommon && fame > 0)) ||
    isKnown(keys, ({ isSight }) => isSight)
  );
}

/** "Mon in York": short names of days that are words too are days behind "on". */
function leadOf(plain: string): Part['lead'] {
  return /^(?:mon|wed|sat|sun)\b/.test(plain) ? 'on ' : '';
}

interface Run extends Span {
  readonly text: string;
}

/** "Oslo March": the month, which is no part of the name. */
function withoutMonth(run: Run): { readonly month: Span | null; readonly place: Run | null } {
  const { start, end, text } = run;
  if (ONLY_MONTH.test(text)) return { month: run, place: null };
  const first = FIRST_MONTH.exec(text)?.[0].length;
  if (first !== undefined) {
    const rest = text.slice(first).replace(/^[\s,.]+/, '');
    return { month: { start, end: start + first }, place: { start: end - rest.length, end, text: rest } };
  }
  const gap = LATER_MONTH.exec(text);
  if (gap === null) return { month: null, place: run };
  const place = { start, end: start + gap.index, text: text.slice(0, gap.index) };
  return { month: { start: start + gap.index + gap[0].length, end }, place };
}

/** What is left of a text from a position on between its times, without what parts them. */
function runsBetween(plain: string, from: number, times: readonly Span[]): Run[] {
  const bounds = [...times, { start: plain.length, end: plain.length }];
  return bounds.flatMap(({ start: until }, i) => {
    const begin = i === 0 ? from : (bounds[i - 1]?.end ?? from);
    const gap = plain.slice(begin, until);
    const text = gap.replace(/^[\s,:;.-]+/, '').replace(BESIDE_TIME, '');
    const start = begin + gap.indexOf(text);
    return text === '' ? [] : [{ start, end: start + text.length, text }];
  });
}

/** Whether times on both sides are of one kind, so that their order tells which is meant. */
export function clash(some: readonly TimeItem[], others: readonly TimeItem[]): boolean {
  return some.some(({ kind }) => others.some((other) => other.kind === kind));
}
