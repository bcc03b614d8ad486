/** Finds what a question asks about that this service does not cover. */
import { BARE_LIMITS } from './bare-limits.ts';
import { COPING } from './coping.ts';
import { EMERGENCY_WORDS } from './emergency-words.ts';
import { ENOUGH_TO_DO } from './enough-to-do.ts';
import { GRAVE_DOINGS } from './grave-doings.ts';
import { GRAVE_WORDS } from './grave-words.ts';
import type { Topic } from './interpretation.ts';
import { LIT_OUTDOORS } from './lit-outdoors.ts';
import { MILD_DANGERS, PROTECTION_WORDS } from './mild-dangers.ts';
import { MILD_DOINGS } from './mild-doings.ts';
import { PatternTable } from './pattern-table.ts';
import { SETTLED_DANGERS } from './settled-dangers.ts';
import { matchesOf, type Span, wholeWords } from './text.ts';
import { TOLD_ON_THE_SPOT } from './told-on-the-spot.ts';
import type { UncoveredSubject, UncoveredWords } from './uncovered-subjects.ts';
import { UNCOVERED_WORDS } from './uncovered-words.ts';
import type { WordPattern } from './word-pattern.ts';

export interface UncoveredHit extends Span {
  readonly subject: UncoveredSubject;
  readonly topics: readonly [Topic, ...Topic[]];
  readonly isGrave: boolean;
  /** Counts only where a verdict is asked for. */
  readonly onlyJudged: boolean;
  /** Is answered though nothing else in the question is about the weather. */
  readonly isAnswered: boolean;
}

type UncoveredPattern = Pick<UncoveredWords, 'subject' | 'topics' | 'isGrave' | 'onlyJudged' | 'isAnswered'> & {
  readonly all: readonly WordPattern[];
  readonly named: readonly WordPattern[];
  readonly also: WordPattern | null;
  readonly unless: WordPattern | null;
  /** Its position among all. */
  readonly order: number;
};

interface UncoveredPatterns {
  /** What words of the text without places tell. */
  readonly inText: PatternTable<UncoveredPattern>;
  /** What only words of the text with its places tell. */
  readonly inNames: PatternTable<UncoveredPattern>;
}

/** Makes uncovered words ready for matching. */
export function uncoveredPatterns(words: readonly UncoveredWords[]): UncoveredPatterns {
  const patterns = words.map(
    ({ all, named, alsoAll = [], also, unless, ...rest }, order): UncoveredPattern => ({
      ...rest,
      all: all.map(wholeWords),
      named: named === undefined ? [] : [wholeWords(named), ...alsoAll.map(wholeWords)],
      also: also === undefined ? null : wholeWords(also),
      unless: unless === undefined ? null : wholeWords(unless),
      order,
    }),
  );
  const isOfNames = ({ all }: UncoveredPattern): boolean => all.length === 0;
  return {
    inText: new PatternTable(
      patterns.filter((words) => !isOfNames(words)),
      ({ all }) => all,
    ),
    inNames: new PatternTable(patterns.filter(isOfNames), ({ named }) => named),
  };
}

/** Somebody in danger now comes before all else, then what poisons; a parked car, medicines and the like before the rest. */
const CANNOT_WAIT = EMERGENCY_WORDS.filter(({ subject }) => subject === 'emergency' || subject === 'gas-leak');
const POISONS = UNCOVERED_WORDS.filter(({ subject }) => subject === 'carbon-monoxide' || subject === 'chemicals');
const AS_IF_WEATHER = EMERGENCY_WORDS.filter((words) => !CANNOT_WAIT.includes(words));
const OTHERS = UNCOVERED_WORDS.filter((words) => !POISONS.includes(words));
const PATTERNS = uncoveredPatterns([
  ...CANNOT_WAIT,
  ...POISONS,
  ...GRAVE_WORDS,
  ...GRAVE_DOINGS,
  ...MILD_DANGERS,
  ...MILD_DOINGS,
  ...SETTLED_DANGERS,
  ...LIT_OUTDOORS,
  ...TOLD_ON_THE_SPOT,
  ...PROTECTION_WORDS,
  ...AS_IF_WEATHER,
  ...OTHERS,
  ...COPING,
  ...ENOUGH_TO_DO,
  ...BARE_LIMITS,
]);

/**
 * The words of uncovered subjects, the gravest subject first; all words of a subject that needs several.
 * `whole`: the same text with its places, where it has been blanked.
 */
export function uncoveredIn(plain: string, whole: string = plain): UncoveredHit[] {
  return hitsOf(PATTERNS, plain, whole);
}

/** The hits of patterns in a text. */
export function hitsOf({ inText, inNames }: UncoveredPatterns, plain: string, whole: string): UncoveredHit[] {
  const ofNames = inNames.possibleIn(whole);
  const ofText = inText.possibleIn(plain);
  const possible = ofNames.length === 0 ? ofText : [...ofText, ...ofNames].sort((a, b) => a.order - b.order);
  return possible.flatMap((words) => {
    const { subject, all, named, also, unless, topics } = words;
    if (!all.every((pattern) => plain.search(pattern) >= 0)) return [];
    if (!named.every((pattern) => whole.search(pattern) >= 0)) return [];
    if (unless !== null && plain.search(unless) >= 0) return [];
    const spans = [
      ...[...all, ...(also === null ? [] : [also])].flatMap((pattern) => matchesOf(plain, pattern)),
      ...named.flatMap((pattern) => matchesOf(whole, pattern)),
    ];
    const { isGrave = false, onlyJudged = false, isAnswered = false } = words;
    return spans.map(({ index, 0: { length } }) => ({
      subject,
      topics,
      isGrave,
      onlyJudged,
      isAnswered,
      start: index,
      end: index + length,
    }));
  });
}
