/** Names with a slip or two: which words are one, and the town that an unknown name can only mean. */
import { fold } from '../../../place/fold.ts';
import type { Places } from '../../../place/places.ts';
import { isEnglishWord } from '../english.ts';
import type { PlaceSpan } from './place-span.ts';
import { isTownLand } from './town-lands.ts';

/** A longer word may have two slips. */
const LETTERS_FOR_TWO = 9;

/** "Aberistwith" and "aberystwyth": both folded. One slip is a letter too many, too few, another, or two swapped. */
export function isSlip(word: string, name: string): boolean {
  const most = word.length >= LETTERS_FOR_TWO ? 2 : 1;
  // Each letter more or less is a slip.
  if (Math.abs(word.length - name.length) > most || word.slice(0, 2) !== name.slice(0, 2)) return false;
  return slipsBetween(word, name) <= most;
}

/** The optimal string alignment distance. */
function slipsBetween(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last: number[] = [];
  for (let j = 0; j <= b.length; j++) last.push(j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1];
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const changed = last[j - 1] + (isSame ? 0 : 1);
      const least = Math.min(last[j] + 1, row[j - 1] + 1, changed);
      row.push(isSwapped ? Math.min(least, beforeLast[j - 2] + 1) : least);
    }
    beforeLast = last;
    last = row;
  }
  return last[b.length];
}

/** Shorter names are a slip away from too many others. */
const MIN_LETTERS = 7;
/** Fame of a town of about 10,000 people: abroad no smaller one is meant. */
const FAME_ABROAD = 104;
/** How much better known the one has to be than all others that are a slip away: ten times the people. */
const LEAD = 26;

/** The same places; an unknown name that is a slip away from one town alone is that town, which says how it was written. */
export function withMisspelt(spans: readonly PlaceSpan[], places: Places): PlaceSpan[] {
  return spans.map((span) => {
    const { resolution, text } = span;
    if (resolution.kind !== 'not_found' || !/^[\p{L}' -]+$/u.test(text)) return span;
    const whole = fold(text);
    // "Edinbrough castle" is near the names that are near "edinbrough".
    const land = whole.slice(whole.lastIndexOf(' ') + 1);
    const isLand = land !== whole && isTownLand(land);
    const key = isLand ? whole.slice(0, -land.length).trim() : whole;
    if (key.length < MIN_LETTERS || isEnglishWord(key)) return span;
    const fameOf = (label: string): number => {
      const keys = nameOf(label).split(' ');
      return places.namesAt(keys).find(({ words }) => words === keys.length)?.fame ?? 0;
    };
    const [best, ...others] = resolution.suggestions
      .filter((label) => isSlipOfName(key, nameOf(label)))
      .toSorted((a, b) => fameOf(b) - fameOf(a));
    if (best === undefined) return span;
    const isRival = (label: string): boolean => nameOf(label) !== nameOf(best) && fameOf(label) > fameOf(best) - LEAD;
    const meant = places.resolve(nameOf(best));
    if (others.some(isRival) || meant.kind !== 'found' || fold(meant.place.name) !== nameOf(best)) return span;
    if (!places.isAtHome(meant.place) && fameOf(best) < FAME_ABROAD) return span;
    const place = { ...meant.place, ...(isLand ? { represents: text } : { correctedFrom: text }) };
    return { ...span, resolution: { ...meant, place }, certainty: 0.6 };
  });
}

/** Of a label such as "Skegness, England, United Kingdom". */
function nameOf(label: string): string {
  return fold(label.split(',')[0] ?? '');
}

/** "Whitsand" is no slip of Whitland: a consonant that was changed makes another name, unless the name is long. */
function isSlipOfName(key: string, name: string): boolean {
  if (!isSlip(key, name)) return false;
  if (key.length >= LETTERS_FOR_TWO || key.length !== name.length) return true;
  const [a = '', b = ''] = [key, name].map((text) => text.replaceAll(/[aeiouy]/g, 'a'));
  return a === b || [...a].toSorted().join('') === [...b].toSorted().join('');
}
