/**
 * A question that is asked by way of another, as it is asked by itself: "do you know if it will rain" is "will it rain", "I wonder
 * how windy it gets" is "how windy does it get". The rules read direct questions.
 */
import {
  ASKS_AN_OPINION,
  ASKS_TO_BE_GIVEN,
  ASKS_TO_BE_TOLD,
  OPINION_WITHIN,
  STATED,
  STATED_WITH_QUESTION_WORD,
} from './indirect-words.ts';

/** How long a pattern matches at a place. */
function lengthAt(pattern: RegExp, plain: string, start: number): number {
  pattern.lastIndex = start;
  return pattern.exec(plain)?.[0].length ?? 0;
}

/** Where the question begins that somebody asks to be told; the place itself where nobody does. */
export function behindAsking(plain: string, start: number): number {
  return start + (lengthAt(ASKS_TO_BE_TOLD, plain, start) || lengthAt(ASKS_TO_BE_GIVEN, plain, start));
}

const FULL: Readonly<Record<string, string>> = {
  s: 'is',
  ll: 'will',
  re: 'are',
  m: 'am',
  ve: 'have',
  d: 'would',
};
const OTHERWISE: Readonly<Record<string, string>> = { dries: 'dry', goes: 'go', passes: 'pass', reaches: 'reach' };
const IS_VERB = /^(?!is$|was$|does$|has$)\p{L}+s$/u;
const IS_PLURAL_VERB = /^(?:need|get|have to|see|want|drop|reach|go)$/;
const GOING = /^(?:going to|gonna)$/;

/** The verb of a direct question, and what stays of it behind the subject. */
function turned(verb: string): readonly [first: string, then: string] {
  if (IS_VERB.test(verb)) return ['does', ` ${OTHERWISE[verb] ?? verb.slice(0, -1)}`];
  if (IS_PLURAL_VERB.test(verb)) return ['do', ` ${verb}`];
  return GOING.test(verb) ? ['is', ` ${verb}`] : [verb, ''];
}

/** In the order of a direct question; null where the words are in no order that is known. */
function direct(question: string, plain: string, pattern: RegExp): string | null {
  const match = pattern.exec(plain);
  if (match === null) return null;
  const isAsked = pattern === STATED_WITH_QUESTION_WORD;
  const groups = match.slice(1);
  const word = isAsked ? (groups[0] ?? '') : '';
  const [subject = '', joined, verb] = isAsked ? groups.slice(1) : groups;
  const [first, then] = joined === undefined ? turned(verb ?? '') : [FULL[joined.replace("'", '')] ?? '', ''];
  const behind = question.slice(match[0].length);
  const at = match[0].length - (joined ?? verb ?? '').length - (joined === undefined ? 1 : 0) - subject.length;
  const named = question.slice(at, at + subject.length);
  return `${word === '' ? '' : `${word} `}${first} ${named}${then}${behind}`;
}

const BEGINS_WITH_WORD = /^(?:what|how|when|where|which|who|why)\b/;
const BEGINS_WITH_VERB = /^(?:will|is|are|should|can|could|do|does|has|did|was)\b/;

/** The question in the order of a direct one. `isTold`: whether somebody asks to be told it. */
export function inDirectOrder(question: string, plain: string, isTold: boolean): string {
  if (BEGINS_WITH_WORD.test(plain)) {
    const opinion = plain.includes(' do ') ? OPINION_WITHIN.exec(plain) : null;
    if (opinion === null) return isTold ? (direct(question, plain, STATED_WITH_QUESTION_WORD) ?? question) : question;
    const without = (text: string): string =>
      text.slice(0, opinion.index) + text.slice(opinion.index + opinion[0].length);
    return direct(without(question), without(plain), STATED_WITH_QUESTION_WORD) ?? without(question);
  }
  if (isTold) return BEGINS_WITH_VERB.test(plain) ? question : (direct(question, plain, STATED) ?? question);
  const length = lengthAt(ASKS_AN_OPINION, plain, 0);
  if (length === 0) return question;
  return direct(question.slice(length), plain.slice(length), STATED) ?? question;
}
