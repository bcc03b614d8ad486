/** Two garments to choose between: "shorts or jeans", "light jacket or coat for the evenings". */
import { originalText, type QuestionWords } from './find-words.ts';
import { GARMENT_SOURCES } from './garments.ts';
import type { Garment, GarmentOption } from './interpretation.ts';
import { type Span, wholeWords } from './text.ts';
import { WordPattern } from './word-pattern.ts';

/** One of the two; null for what is worn in any weather, such as jeans. */
export interface ChoiceHit extends Span {
  readonly garment: Exclude<Garment, 'any'> | null;
}

const ALWAYS =
  'jeans|trousers|pants|chinos|leggings|tights|joggers|slacks|suit|trainers|sneakers|shoes|heels|flats|loafers|' +
  'shirts?|blouse|long sleeves?';
/** What is as light as shorts. */
const LIGHT = 'dress(?:es)?|sun ?dress(?:es)?|skirts?|swimsuit|bikini|vest|linen';
const KINDS = [
  ...GARMENT_SOURCES.filter(([garment]) => garment !== 'any'),
  ['shorts', LIGHT],
  [null, ALWAYS],
] as ReadonlyArray<readonly [ChoiceHit['garment'], string]>;
const ANY = KINDS.map(([, source]) => source).join('|');
const KIND_PATTERNS = KINDS.map(([garment, source]) => [garment, wholeWords(source)] as const);
const CHOICE = new WordPattern(
  '(?<![\\p{L}\\p{N}])((?:(?:light|thin|warm|thick|big|heavy|summer|winter|smart|long|proper|walking|' +
    `hiking) )?(?:${ANY}))(?:,? or |/| v | vs )((?:just |only |a |an |the |my |maybe |some |` +
    'wear )*)((?:(?:light|thin|warm|thick|big|heavy|summer|winter|smart|long|' +
    `proper) )?(?:${ANY}))(?![\\p{L}\\p{N}])`,
  'u',
);

/** The two garments of a question, in their order; null where it names none or two of one kind. */
export function garmentChoice(plain: string): readonly [ChoiceHit, ChoiceHit] | null {
  const match = CHOICE.exec(plain);
  if (match === null) return null;
  const [whole, one = '', , two = ''] = match;
  const first = { garment: kindOf(one), start: match.index, end: match.index + one.length };
  const end = match.index + whole.length;
  const second = { garment: kindOf(two), start: end - two.length, end };
  return first.garment === second.garment ? null : [first, second];
}

function kindOf(text: string): ChoiceHit['garment'] {
  return KIND_PATTERNS.find(([, pattern]) => text.search(pattern) >= 0)?.[0] ?? null;
}

/** A garment of the choice, in the words of the question. */
export function garmentOption(hit: ChoiceHit, words: QuestionWords): GarmentOption {
  return { garment: hit.garment, text: originalText([hit], words) };
}
