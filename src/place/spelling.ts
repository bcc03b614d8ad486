/**
 * Spelling: the place that a misspelt or unfinished name can only mean, or none.
 *
 * A correction is unmistakable if the place is far better known than anything else with a name that begins with the text
 * or is one typing error away, the first letter as typed. Otherwise the name is unknown, and similar ones are suggested.
 */
import { fold } from './fold.ts';
import { fuzzyMatches } from './fuzzy-match.ts';
import type { Gazetteer } from './gazetteer.ts';
import { type Accepts, areOnePlace, prefixMatches, type Weights } from './match.ts';
import type { Match } from './top-matches.ts';

/** Enough matches to see a rival behind the namesakes of the best. */
const MATCHES = 24;
/** In points of score: the lead over places of other names, a factor of ten in population. */
const LEAD = 26;
/** The score that a place needs, by the length of the text: the shorter it is, the more names are one error away. */
const FAME_BY_LENGTH: readonly (readonly [letters: number, fame: number])[] = [
  [6, 156],
  [5, 170],
  [4, 195],
];
/** With a region or country, a town of some 10,000 people. */
const FAME_WITHIN_AREA = 110;
const MIN_WITHIN_AREA = 4;
/** A text that is an exact name of a place as little known as this may still be a misspelt city: Dehi, Pragu. */
const OBSCURE = 85;
/** The same for an alternate name: Atens. */
const OBSCURE_ALTERNATE = 100;
/** A city of some 100,000 people is meant by its own name: Abadan is no Ibadan. */
const KNOWN_CITY = 165;
/** In points of score: the city is ten thousand times better known. */
const LEAD_OVER_OBSCURE = 104;

/** The weights of similar names: no bonus for a beginning that is a whole word. */
export interface Spelling {
  readonly gazetteer: Gazetteer;
  readonly accepts: Accepts;
  readonly weights: Weights;
  /** Whether a region or country limits the places. */
  readonly isWithinArea: boolean;
}

/** The places that an unknown name unmistakably means, the best first; empty if there is a doubt. */
export function unmistakable(key: string, spelling: Spelling): readonly Match[] {
  // A text with digits is a postcode or a street address; a name one edit away would be wrong.
  if (/\p{N}/u.test(key)) return [];
  const { gazetteer, accepts, weights } = spelling;
  const plain: Weights = { ...weights, exact: 0, wholeWord: 0 };
  const near = [
    ...fuzzyMatches(gazetteer, key, accepts, MATCHES, plain, 'whole names'),
    ...prefixMatches(gazetteer, key, accepts, MATCHES, plain),
  ].sort((a, b) => b.score - a.score || a.place - b.place);
  const [best] = near;
  if (best === undefined || best.score < fameNeeded(key, spelling.isWithinArea)) return [];
  const isOther = ({ place, key: name }: Match): boolean =>
    name !== best.key && !areOnePlace(gazetteer, place, best.place);
  if (near.some((match) => match.score > best.score - LEAD && isOther(match))) return [];
  return near.filter((match) => !isOther(match));
}

/** Whether a place is so little known that a text which is its name may be a misspelt other name. */
export function isObscure({ score, isMainName }: Match): boolean {
  return score < (isMainName ? OBSCURE : OBSCURE_ALTERNATE);
}

/** The city that a text means although it is also the name of a hamlet; empty where the hamlet can be meant. */
export function mistakenForHamlet(key: string, hamlet: Match, spelling: Spelling): readonly Match[] {
  if (!isObscure(hamlet)) return [];
  const corrected = unmistakable(key, spelling);
  return (corrected[0]?.score ?? 0) >= hamlet.score + LEAD_OVER_OBSCURE ? corrected : [];
}

/**
 * The far better known place that lists the text as another spelling of its name, although a smaller one has it as its main
 * name: Edinburg is in Texas, and is how many write Edinburgh.
 */
export function commonMisspelling(gazetteer: Gazetteer, key: string, matches: readonly Match[]): Match | undefined {
  const [best] = matches;
  if (best === undefined || best.score >= KNOWN_CITY) return undefined;
  return matches.find(
    ({ place, isMainName }) =>
      !isMainName &&
      gazetteer.score(place) >= gazetteer.score(best.place) + LEAD &&
      lacksOneLetter(key, fold(gazetteer.name(place))),
  );
}

/** A letter left out is a slip; another letter in its place is another name: Kozan is not Kazan, Pueblo not Puebla. */
function lacksOneLetter(text: string, name: string): boolean {
  let start = 0;
  while (start < text.length && text[start] === name[start]) start++;
  return start > 0 && name.length === text.length + 1 && text.slice(start) === name.slice(start + 1);
}

function fameNeeded(key: string, isWithinArea: boolean): number {
  const letters = Array.from(key).length;
  if (isWithinArea) return letters >= MIN_WITHIN_AREA ? FAME_WITHIN_AREA : Number.POSITIVE_INFINITY;
  return FAME_BY_LENGTH.find(([least]) => letters >= least)?.[1] ?? Number.POSITIVE_INFINITY;
}
