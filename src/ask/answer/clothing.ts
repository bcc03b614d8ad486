/** What to wear: one garment by the weather that it is for, or a list of all that are needed. */

import type { YesNo } from '../phrasing.ts';
import type { Garment } from '../question/interpretation.ts';
import type { AnswerContext } from './answer-context.ts';
import { BANDS, GARMENT_BANDS, judgeBand, negate, strongest, UMBRELLA_GUST_KMH } from './bands.ts';
import { joinList, whenText, whereText } from './calendar.ts';
import type { FactBook } from './facts.ts';
import { highest, lowest, seriesOf, seriesTotal } from './hours.ts';
import { factScopeOf } from './values.ts';
import { happens, type YesNoAnswer, yesNoSentence } from './yes-no.ts';

const ARTICLES: Readonly<Record<Exclude<Garment, 'any'>, string>> = {
  umbrella: 'an umbrella',
  raincoat: 'a raincoat',
  jacket: 'a jacket',
  coat: 'a coat',
  gloves: 'gloves',
  shorts: 'shorts',
  sunscreen: 'sunscreen',
  sunglasses: 'sunglasses',
  boots: 'boots',
};

type NamedGarment = Exclude<Garment, 'any'>;

/** Whether a garment is needed; null where its weather is not known. */
function garmentNeeded(garment: NamedGarment, context: AnswerContext): YesNo | null {
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
      return judgeBand(coldest, GARMENT_BANDS[garment]);
    case 'shorts':
      return judgeBand(warmest, GARMENT_BANDS.shorts);
    case 'sunscreen':
    case 'sunglasses':
      return judgeBand(highest(seriesOf(context, 'uvIndex'))?.value ?? Number.NaN, GARMENT_BANDS[garment]);
  }
}

/** The answer about one garment, or about all; null where nothing is known. */
export function clothing(
  garment: Garment,
  context: AnswerContext,
  book: FactBook,
  negated = false,
): YesNoAnswer | null {
  if (garment !== 'any') return oneGarment(garment, negated, context, book);
  const all = Object.keys(ARTICLES) as NamedGarment[];
  const wanted = all.filter((worn) => garmentNeeded(worn, context) === 'yes');
  // A coat covers a jacket's weather; a raincoat and an umbrella are for the same weather.
  const list = wanted.filter((worn) => !(worn === 'jacket' && wanted.includes('coat')) && worn !== 'raincoat');
  if (all.every((worn) => garmentNeeded(worn, context) === null)) return null;
  const whereWhen = `${whereText(context, book)} ${whenText(context, book)}`;
  const what =
    list.length === 0 ? 'Nothing special is called for' : `Take ${joinList(list.map((worn) => ARTICLES[worn]))}`;
  return { verdict: null, sentence: `${what} ${whereWhen}.` };
}

/** Negated: "is it too cold for shorts" is a yes when shorts are a no. */
function oneGarment(
  garment: NamedGarment,
  negated: boolean,
  context: AnswerContext,
  book: FactBook,
): YesNoAnswer | null {
  const verdict = garmentNeeded(garment, context);
  if (verdict === null) return null;
  const what = ARTICLES[garment];
  const plural = garment === 'gloves' || garment === 'shorts' || garment === 'boots' || garment === 'sunglasses';
  const be = plural ? 'are' : 'is';
  const warmEnough = { yes: 'it is', maybe: 'it may be', no: 'it is not' }[verdict];
  const words = {
    yes: `${what} ${be} called for`,
    maybe: `${what} may be of use`,
    no: `${what} ${be} not called for`,
  }[verdict];
  const answer = negated ? negate(verdict) : verdict;
  return {
    verdict: answer,
    sentence: yesNoSentence(
      answer,
      `${garment === 'shorts' ? `${warmEnough} warm enough for ${what}` : words} ${whereText(context, book)} ${whenText(context, book)}`,
    ),
  };
}

/** The values that the clothes depend on. */
export function clothingReasons(garment: Garment, context: AnswerContext, book: FactBook): string[] {
  const scope = factScopeOf(context, book);
  const felt = seriesOf(context, 'apparentTemperatureC');
  const [low, high] = [lowest(felt), highest(felt)];
  const rain = seriesTotal(seriesOf(context, 'rainMm'));
  const chance = highest(seriesOf(context, 'rainPct'));
  const uv = highest(seriesOf(context, 'uvIndex'));
  const gust = highest(seriesOf(context, 'gustKmh'));
  const sentences: string[] = [];
  const about = (...garments: Garment[]) => garment === 'any' || garments.includes(garment);
  if (about('jacket', 'coat', 'gloves', 'shorts') && low !== null && high !== null) {
    const range = book.range('feels-like temperature', low.value, high.value, 'temperature', scope);
    sentences.push(`It feels like ${range}.`);
  }
  if (about('umbrella', 'raincoat', 'boots') && !Number.isNaN(rain)) {
    const risk =
      chance === null
        ? ''
        : `, with a chance of up to ${book.value('chance of rain', chance.value, 'percent', scope)} in any hour`;
    sentences.push(`Rain adds up to ${book.value('rain', rain, 'rain', scope)}${risk}.`);
  }
  if (
    about('umbrella') &&
    garmentNeeded('umbrella', context) !== 'no' &&
    gust !== null &&
    gust.value >= UMBRELLA_GUST_KMH
  ) {
    const text = book.value('max gust', gust.value, 'speed', scope);
    sentences.push(`Gusts reach ${text}: an umbrella is hard to hold, a raincoat is better.`);
  }
  // "What should I wear" at night is not answered with the sun.
  const sunMatters = garment !== 'any' || (uv !== null && uv.value >= 1);
  if (about('sunscreen', 'sunglasses') && uv !== null && sunMatters) {
    const limit = book.value('UV index that calls for protection', GARMENT_BANDS.sunscreen.yes, 'index', scope);
    sentences.push(
      `The UV index is at most ${book.value('max UV index', uv.value, 'index', scope)}; protection is advised from ${limit} on.`,
    );
  }
  return sentences;
}
