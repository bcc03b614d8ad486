/** Names that end in a possessive: "Lord's", "Land's End", "Devil's Dyke". Of "Leeds's weather" the name is Leeds. */
import { fold } from '../../../place/fold.ts';
import type { Places } from '../../../place/places.ts';
import type { Word } from '../text.ts';

const POSSESSIVE = /^['’]s(?!\p{L})/iu;
/** Fame of a village: a lesser name is not meant by a possessive. */
const FAME_OF_VILLAGE = 70;

/** "St Mary's church" is in a town. */
const IN_TOWN: ReadonlySet<string> = new Set(
  'church chapel cathedral hospital school college hall park stadium square centre street road primary'.split(' '),
);

/** The same words; where the possessive belongs to a name that is known, the word has it too. */
export function withPossessives(words: readonly Word[], text: string, places: Places): readonly Word[] {
  if (!/['’]s/iu.test(text)) return words;
  return words.map((word, at) => {
    const mark = POSSESSIVE.exec(text.slice(word.end))?.[0];
    if (mark === undefined) return word;
    const own = { ...word, text: word.text + mark, key: fold(word.text + mark), end: word.end + mark.length };
    const next = words.slice(at + 1).map(({ key }) => key);
    // "Robin Hood's Bay" begins before the possessive, and "St John's" ends with it.
    const isWithin = [1, 2].some((back) => {
      const before = words.slice(at - back, at).map(({ key }) => key);
      if (at < back) return false;
      const fameOf = (name: string): number =>
        places.namesAt([...before, name]).find(({ words: count }) => count === back + 1)?.fame ?? 0;
      return (
        places.namesAt([...before, own.key, ...next]).some(({ words: count }) => count > back + 1) ||
        (!IN_TOWN.has(words[at + 1]?.key ?? '') &&
          fameOf(own.key) >= FAME_OF_VILLAGE &&
          fameOf(own.key) > fameOf(word.key))
      );
    });
    if (isWithin) return own;
    const [known] = places.namesAt([own.key, ...next]);
    const [bare] = places.namesAt([word.key, ...next]);
    // "Wind at lord's": a ground that is no place without the possessive.
    const isGround = known?.isSight === true && bare === undefined;
    const isKnown =
      known !== undefined && (known.words > 1 || ((word.isCapital || isGround) && known.fame >= FAME_OF_VILLAGE));
    return isKnown && known.fame > (bare?.words === known.words ? bare.fame : 0) ? own : word;
  });
}
