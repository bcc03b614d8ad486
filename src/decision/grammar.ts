/** English for phrases with numbers: the article before a number, lists, and what a chance is called. */

import { roundTo } from '../lib/round.ts';

/** Numbers that begin with a vowel when spoken: eight, eighty, eight hundred, eleven, eighteen. */
const VOWEL_NUMBER = /^(?:8|1[18](?!\d))/;

/** A phrase that begins with a number, with its article: `an 8 % chance`, `a 12 % chance`, `an 11.5 K rise`. */
export function withArticle(text: string): string {
  return `${VOWEL_NUMBER.test(text) ? 'an' : 'a'} ${text}`;
}

/** A fraction in percent: `24 %`. */
export function formatPercent(fraction: number): string {
  return `${Math.round(percentOf(fraction))} %`;
}

/** The percent that a fraction in single precision was made from: without its last digits 75.5 would round down. */
export function percentOf(fraction: number): number {
  return roundTo(100 * fraction, 3);
}

/** `a`, `a and b`, `a, b and c`. */
export function joinNames(names: readonly string[], word: 'and' | 'or' = 'and'): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} ${word} ${last}`;
}
