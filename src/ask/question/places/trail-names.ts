/** Trails, falls and reserves by names that no table has: "the Timber Trail", "Fox Track". They are never answered elsewhere. */
import type { NameWords, PlaceText } from './name-words.ts';
import type { SpanOfNames } from './seas-and-codes.ts';

/** What such names end with. */
const TAIL = new Set(
  (
    'trail trails track greenway falls canyon gorge reservoir reserve creek cove ridge range ranges valley loop ledge crag crags ' +
    'quarry woods fell fells moor moors beacon stones cave caves speedway raceway racecourse showground'
  ).split(' '),
);

/** The words of capital letters that end with one, in a question that has small letters too; null where there are none. */
export function trailIn({ words, language, isExplained, text }: PlaceText, names: NameWords): SpanOfNames | null {
  if (language !== 'en' || !names.hasCapitals) return null;
  const isOfName = (at: number): boolean => {
    const word = words[at];
    const isMeant = word !== undefined && names.isCapital(at) && !names.isTime(at) && !isExplained(word);
    return isMeant && word.startsSentence !== true;
  };
  for (const [end, { key }] of words.entries()) {
    if (!TAIL.has(key) || !names.isCapital(end)) continue;
    let at = end;
    while (isOfName(at - 1) && text.slice(words[at - 1]?.end ?? 0, words[at]?.start ?? 0) === ' ') at--;
    if (at < end) return { at, end: end + 1 };
  }
  return null;
}
