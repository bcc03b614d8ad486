/** Which of two garments: one sentence for the whole time, with the weather that decides. */
import type { YesNo } from '../phrasing.ts';
import type { GarmentOption, Interpretation } from '../question/interpretation.ts';
import { type AnswerContext, toneOf } from './answer-context.ts';
import { type AnswerPart, partWithoutVerdict } from './answer-part.ts';
import { negate, strongest, UMBRELLA_GUST_KMH } from './bands.ts';
import { factScopeOf, whereWhen } from './calendar.ts';
import { garmentNeeded } from './clothing.ts';
import type { FactBook } from './facts.ts';
import { highest, lowest, seriesOf } from './hours.ts';
import { supportingSentences } from './values.ts';

type Worn = NonNullable<GarmentOption['garment']>;

const AGAINST_RAIN: ReadonlySet<Worn> = new Set<Worn>(['umbrella', 'raincoat', 'boots']);
const LIGHT: ReadonlySet<Worn> = new Set<Worn>(['shorts', 'sandals']);

/** One of the two by the weather of all contexts at one place; null where that is not known or does not tell. */
export function clothingChoice(
  { garmentChoice, subjects }: Interpretation,
  contexts: readonly AnswerContext[],
  book: FactBook,
): AnswerPart | null {
  const [first] = contexts;
  const last = contexts.at(-1);
  if (garmentChoice === undefined || subjects.length !== 1 || first === undefined || last === undefined) return null;
  const [one, two] = garmentChoice;
  const isFirst = isFirstChosen(one.garment, two.garment, contexts);
  if (isFirst === null) return null;
  const [chosen, other] = isFirst ? [one, two] : [two, one];
  const whole =
    contexts.length === 1 ? first : { ...first, time: { ...first.time, toMs: last.time.toMs, grain: 'days' as const } };
  const sentence = book.sentence('wear.choice', {
    garment: book.name(chosen.text),
    other: book.name(other.text),
    ...whereWhen(whole, book),
  });
  const isOfRain = [one.garment, two.garment].some((worn) => worn !== null && AGAINST_RAIN.has(worn));
  const reasons = isOfRain
    ? contexts.slice(0, contexts.length === 1 ? 1 : 0).flatMap((context) => supportingSentences('rain', context, book))
    : [];
  return partWithoutVerdict([sentence, ...felt(contexts, whole, book), ...reasons]);
}

function isFirstChosen(one: Worn | null, two: Worn | null, contexts: readonly AnswerContext[]): boolean | null {
  const [a, b] = [isChosenOver(one, two, contexts), isChosenOver(two, one, contexts)];
  if (a !== null) return a;
  return b === null ? null : !b;
}

/** Whether what is worn for some weather is chosen over the other; null where the other decides. */
function isChosenOver(worn: Worn | null, other: Worn | null, contexts: readonly AnswerContext[]): boolean | null {
  if (worn === null) return null;
  const need = (garment: Worn): YesNo | null => {
    const needed = contexts.map((context) => garmentNeeded(garment, context));
    if (!LIGHT.has(garment)) return strongest(...needed);
    // It has to be warm enough on each of them.
    const cold = strongest(...needed.map((verdict) => (verdict === null ? null : negate(verdict))));
    return cold === null ? null : negate(cold);
  };
  const needed = need(worn);
  if (needed === null) return null;
  if (worn === 'umbrella' && other === 'raincoat') {
    const gusts = contexts.map((context) => highest(seriesOf(context, 'gustKmh'))?.value ?? 0);
    return Math.max(...gusts) < UMBRELLA_GUST_KMH;
  }
  if (worn === 'raincoat' && other === 'umbrella') return null;
  if (AGAINST_RAIN.has(worn)) return needed !== 'no';
  if (other !== null && AGAINST_RAIN.has(other)) return null;
  if (LIGHT.has(worn)) return needed === 'yes';
  if (other !== null && LIGHT.has(other)) return null;
  if (worn === 'coat') return other === null ? needed !== 'no' : needed === 'yes';
  return other === 'coat' ? null : needed !== 'no';
}

/** Between which temperatures it feels, over all contexts. */
function felt(contexts: readonly AnswerContext[], whole: AnswerContext, book: FactBook): string[] {
  const series = contexts.map((context) => seriesOf(context, 'apparentTemperatureC'));
  const lows = series.flatMap((one) => lowest(one)?.value ?? []);
  const highs = series.flatMap((one) => highest(one)?.value ?? []);
  if (lows.length === 0) return [];
  const value = book.range(
    'feels-like temperature',
    Math.min(...lows),
    Math.max(...highs),
    'temperature',
    factScopeOf(whole, book),
  );
  return [
    book.sentence('value.short', {
      tone: toneOf(whole),
      amount: book.say('amount.feels-like', { value }),
      detail: '',
    }),
  ];
}
