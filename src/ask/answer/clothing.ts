/** What to wear: one garment by the weather that it is for, or a list of all that are needed. */

import type { YesNo } from '../phrasing.ts';
import { GARMENTS, type Garment, type Interpretation } from '../question/interpretation.ts';
import { type AnswerContext, toneOf } from './answer-context.ts';
import { type AnswerPart, joinParts, partOrFallback } from './answer-part.ts';
import { BANDS, GARMENT_BANDS, judgeBand, negate, strongest, UMBRELLA_GUST_KMH } from './bands.ts';
import { factScopeOf, verbOf, whereWhen } from './calendar.ts';
import { happens } from './events.ts';
import type { FactBook } from './facts.ts';
import { highest, lowest, seriesOf, seriesTotal } from './hours.ts';
import { unknownSentence } from './unsourced.ts';
import { supportingSentences } from './values.ts';
import { type YesNoAnswer, yesNoSentence } from './yes-no.ts';

type NamedGarment = Exclude<Garment, 'any'>;

/** What is put on a list; more of the same kind is answered when it is asked for. */
const UNLISTED: ReadonlySet<Garment> = new Set(['scarf', 'warm-hat', 'hat', 'sandals']);
const ALL = GARMENTS.filter((garment) => garment !== 'any').filter((garment) => !UNLISTED.has(garment));

/** Garments whose name is always plural. */
const PLURAL: ReadonlySet<Garment> = new Set(['gloves', 'shorts', 'boots', 'sandals', 'sunglasses']);

/** Whether a garment is needed; null where its weather is not known. */
export function garmentNeeded(garment: NamedGarment, context: AnswerContext): YesNo | null {
  const felt = seriesOf(context, 'apparentTemperatureC');
  const warmest = highest(felt)?.value ?? Number.NaN;
  const coldest = lowest(felt)?.value ?? Number.NaN;
  switch (garment) {
    case 'umbrella':
    case 'raincoat':
      return happens('rain', context);
    case 'boots':
      return strongest(
        happens('rain', context),
        happens('ice', context),
        judgeBand(seriesTotal(seriesOf(context, 'snowfallCm')), BANDS.snowCm),
      );
    case 'jacket':
    case 'coat':
    case 'gloves':
    case 'scarf':
    case 'warm-hat':
      return judgeBand(coldest, GARMENT_BANDS[garment]);
    case 'hat':
      return strongest(judgeBand(coldest, GARMENT_BANDS.hat), sunNeeds('sunscreen', context));
    case 'shorts':
    case 'sandals':
      return judgeBand(warmest, GARMENT_BANDS[garment]);
    case 'sunscreen':
    case 'sunglasses':
      return sunNeeds(garment, context);
  }
}

function sunNeeds(garment: 'sunscreen' | 'sunglasses', context: AnswerContext): YesNo | null {
  // The index is a whole number (WHO, Global Solar UV Index), and is told as one.
  return judgeBand(Math.round(highest(seriesOf(context, 'uvIndex'))?.value ?? Number.NaN), GARMENT_BANDS[garment]);
}

/** "a coat"; a hat is one against the sun or against the cold, where one of them asks for it. */
function garmentText(garment: NamedGarment, context: AnswerContext, book: FactBook): string {
  if (garment === 'warm-hat') return book.say('garment.hat.warm', {});
  if (garment !== 'hat') return book.say(`garment.${garment}`, {});
  const needed = garmentNeeded('hat', context);
  if (needed === 'no' || needed === null) return book.say('garment.hat', {});
  // Whoever is cold needs it against the cold, whatever the sun does.
  const isCold = garmentNeeded('warm-hat', context) !== 'no';
  const isOfSun = sunNeeds('sunscreen', context) === needed && !isCold;
  return book.say(isOfSun ? 'garment.hat.sun' : 'garment.hat.warm', {});
}

/** The garments that are named, or one, or all that are needed, with the weather that decides. */
export function clothingAnswer(
  { garment, garmentsNamed, garmentText: text, negated, dressesUp }: Interpretation,
  context: AnswerContext,
  book: FactBook,
): AnswerPart {
  const wanted: readonly Garment[] = garmentsNamed ?? [garment ?? 'any'];
  const parts = wanted.map((one) =>
    partOrFallback(
      clothing(one, context, book, negated, wanted.length === 1 ? text : undefined, dressesUp),
      clothingReasons(one, context, book),
      [unknownSentence(context, book)],
    ),
  );
  const { verdict } = joinParts(parts);
  return {
    verdict,
    sentences: [
      ...parts.flatMap(({ sentences }) => sentences.slice(0, 1)),
      ...parts.flatMap(({ sentences }) => sentences.slice(1)),
    ],
  };
}

/** The answer about one garment, or about all; null where nothing is known. */
export function clothing(
  garment: Garment,
  context: AnswerContext,
  book: FactBook,
  negated = false,
  text?: string,
  isFormal = false,
): YesNoAnswer | null {
  if (garment !== 'any') return oneGarment(garment, negated, text, context, book);
  const wanted = ALL.filter(
    (worn) => garmentNeeded(worn, context) === 'yes' && !(isFormal && (worn === 'shorts' || worn === 'boots')),
  );
  const list = wanted.filter((worn) => !isCovered(worn, wanted));
  if (ALL.every((worn) => garmentNeeded(worn, context) === null)) return null;
  const place = whereWhen(context, book);
  const sentence =
    list.length === 0
      ? book.sentence('wear.nothing', place)
      : book.sentence('wear.list', {
          list: book.speaker.list(list.map((worn) => garmentText(worn, context, book))),
          ...place,
        });
  return { verdict: null, sentence };
}

/** A coat covers a jacket's weather; a raincoat and an umbrella are for the same; no one in a coat asked for sunscreen. */
function isCovered(worn: NamedGarment, wanted: readonly NamedGarment[]): boolean {
  const isWarm = wanted.includes('jacket') || wanted.includes('coat');
  if (worn === 'jacket') return wanted.includes('coat');
  return worn === 'raincoat' || (isWarm && (worn === 'sunscreen' || worn === 'sunglasses'));
}

/** Negated: "is it too cold for shorts" is a yes when shorts are a no. */
function oneGarment(
  garment: NamedGarment,
  negated: boolean,
  text: string | undefined,
  context: AnswerContext,
  book: FactBook,
): YesNoAnswer | null {
  const verdict = garmentNeeded(garment, context);
  if (verdict === null) return null;
  const answer = negated ? negate(verdict) : verdict;
  const place = { ...whereWhen(context, book), ...verbOf(context, book) };
  const named =
    text === undefined || book.speaker.language !== 'en' ? garmentText(garment, context, book) : book.name(text);
  const values = { garment: named, count: PLURAL.has(garment) ? 2 : 1, ...place };
  const isSummery = garment === 'shorts' || garment === 'sandals';
  const clause = book.say(isSummery ? `wear.enough.${verdict}` : `wear.${verdict}`, values);
  return { verdict: answer, sentence: yesNoSentence(answer, clause, book) };
}

/** The values that the clothes depend on. */
export function clothingReasons(garment: Garment, context: AnswerContext, book: FactBook): string[] {
  const scope = factScopeOf(context, book);
  const felt = seriesOf(context, 'apparentTemperatureC');
  const [low, high] = [lowest(felt), highest(felt)];
  const uv = highest(seriesOf(context, 'uvIndex'));
  const gust = highest(seriesOf(context, 'gustKmh'));
  const sentences: string[] = [];
  const about = (...garments: Garment[]) => garment === 'any' || garments.includes(garment);
  if (
    about('jacket', 'coat', 'gloves', 'scarf', 'warm-hat', 'hat', 'shorts', 'sandals') &&
    low !== null &&
    high !== null
  ) {
    const value = book.range('feels-like temperature', low.value, high.value, 'temperature', scope);
    sentences.push(
      book.sentence('value.short', {
        tone: toneOf(context),
        amount: book.say('amount.feels-like', { value }),
        detail: '',
      }),
    );
  }
  if (about('umbrella', 'raincoat', 'boots') && happens('rain', context) !== null) {
    sentences.push(...supportingSentences('rain', context, book));
  }
  if (
    about('umbrella') &&
    garmentNeeded('umbrella', context) !== 'no' &&
    gust !== null &&
    gust.value >= UMBRELLA_GUST_KMH
  ) {
    sentences.push(book.sentence('wear.umbrella-gusts', { gust: book.value('max gust', gust.value, 'speed', scope) }));
  }
  // The sun is told to who asks for it, and to who is not told to put on a coat, where it asks for something.
  const needsSun = sunNeeds('sunscreen', context) === 'yes';
  const sunMatters =
    garment === 'any' ? needsSun && garmentNeeded('jacket', context) !== 'yes' : garment !== 'hat' || needsSun;
  if (about('sunscreen', 'sunglasses', 'hat') && uv !== null && sunMatters) {
    const limit = book.value('UV index that calls for protection', GARMENT_BANDS.sunscreen.yes, 'index', scope);
    sentences.push(book.sentence('wear.uv', { value: book.value('max UV index', uv.value, 'index', scope), limit }));
  }
  return sentences;
}
