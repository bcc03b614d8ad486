/** What to wear: a garment by the weather that it is for, or a list of all that fit. */

import type { Verdict } from '../phrasing.ts';
import type { Garment } from '../question/interpretation.ts';
import type { AnswerContext } from './answer-context.ts';
import { BANDS, GARMENT_BANDS, negate, strongest, UMBRELLA_GUST_KMH, verdictOf } from './bands.ts';
import { listed, whenText, whereText } from './calendar.ts';
import type { FactBook } from './facts.ts';
import { highest, lowest, seriesOf, totalOf } from './hours.ts';
import { holdsOf } from './values.ts';
import { type Decided, happens, verdictSentence } from './yes-no.ts';

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

type Worn = Exclude<Garment, 'any'>;

/** Whether a garment is wanted; null where the weather that it is for is not known. */
export function wears(garment: Worn, scene: AnswerContext): Verdict | null {
  const felt = seriesOf(scene, 'apparentTemperatureC');
  const warmest = highest(felt)?.value ?? Number.NaN;
  const coldest = lowest(felt)?.value ?? Number.NaN;
  switch (garment) {
    case 'umbrella':
    case 'raincoat':
      return happens('rain', scene);
    case 'boots':
      return strongest(
        happens('rain', scene),
        happens('ice', scene),
        verdictOf(totalOf(seriesOf(scene, 'snowfallCm')), BANDS.snowCm),
      );
    case 'jacket':
    case 'coat':
    case 'gloves':
      return verdictOf(coldest, GARMENT_BANDS[garment]);
    case 'shorts':
      return verdictOf(warmest, GARMENT_BANDS.shorts);
    case 'sunscreen':
    case 'sunglasses':
      return verdictOf(highest(seriesOf(scene, 'uvIndex'))?.value ?? Number.NaN, GARMENT_BANDS[garment]);
  }
}

/** The answer about one garment, or about all; null where nothing is known. */
export function clothing(garment: Garment, scene: AnswerContext, book: FactBook, negated = false): Decided | null {
  if (garment !== 'any') return oneGarment(garment, negated, scene, book);
  const all = Object.keys(ARTICLES) as Worn[];
  const wanted = all.filter((worn) => wears(worn, scene) === 'yes');
  // A coat goes over a jacket's weather; a raincoat and an umbrella are for the same.
  const list = wanted.filter((worn) => !(worn === 'jacket' && wanted.includes('coat')) && worn !== 'raincoat');
  if (all.every((worn) => wears(worn, scene) === null)) return null;
  const around = `${whereText(scene, book)} ${whenText(scene, book)}`;
  const what =
    list.length === 0 ? 'Nothing special is called for' : `Take ${listed(list.map((worn) => ARTICLES[worn]))}`;
  return { verdict: null, sentence: `${what} ${around}.` };
}

/** Negated: "is it too cold for shorts" is a yes where shorts are none. */
function oneGarment(garment: Worn, negated: boolean, scene: AnswerContext, book: FactBook): Decided | null {
  const verdict = wears(garment, scene);
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
  const wish = negated ? negate(verdict) : verdict;
  return {
    verdict: wish,
    sentence: verdictSentence(
      wish,
      `${garment === 'shorts' ? `${warmEnough} warm enough for ${what}` : words} ${whereText(scene, book)} ${whenText(scene, book)}`,
    ),
  };
}

/** Why: the values that clothes are chosen by. */
export function clothingReasons(garment: Garment, scene: AnswerContext, book: FactBook): string[] {
  const holds = holdsOf(scene, book);
  const felt = seriesOf(scene, 'apparentTemperatureC');
  const [low, high] = [lowest(felt), highest(felt)];
  const rain = totalOf(seriesOf(scene, 'rainMm'));
  const chance = highest(seriesOf(scene, 'rainPct'));
  const uv = highest(seriesOf(scene, 'uvIndex'));
  const gust = highest(seriesOf(scene, 'gustKmh'));
  const sentences: string[] = [];
  const about = (...garments: Garment[]) => garment === 'any' || garments.includes(garment);
  if (about('jacket', 'coat', 'gloves', 'shorts') && low !== null && high !== null) {
    const range = book.sayRange('feels-like temperature', low.value, high.value, 'temperature', holds);
    sentences.push(`It feels like ${range}.`);
  }
  if (about('umbrella', 'raincoat', 'boots') && !Number.isNaN(rain)) {
    const risk =
      chance === null
        ? ''
        : `, with a chance of up to ${book.say('chance of rain', chance.value, 'percent', holds)} in any hour`;
    sentences.push(`Rain adds up to ${book.say('rain', rain, 'rain', holds)}${risk}.`);
  }
  if (about('umbrella') && wears('umbrella', scene) !== 'no' && gust !== null && gust.value >= UMBRELLA_GUST_KMH) {
    const text = book.say('max gust', gust.value, 'speed', holds);
    sentences.push(`Gusts reach ${text}: an umbrella is hard to hold, a raincoat is better.`);
  }
  // Who asks what to wear at night need not hear of the sun.
  const sunMatters = garment !== 'any' || (uv !== null && uv.value >= 1);
  if (about('sunscreen', 'sunglasses') && uv !== null && sunMatters) {
    const limit = book.say('UV index that calls for protection', GARMENT_BANDS.sunscreen.yes, 'index', holds);
    sentences.push(
      `The UV index is at most ${book.say('max UV index', uv.value, 'index', holds)}; protection is advised from ${limit} on.`,
    );
  }
  return sentences;
}
