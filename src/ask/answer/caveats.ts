/** The caveats of an answer: how reliable its values are, and which place was assumed. */
import { civilDateAt } from '../../time/civil.ts';
import { DAY_MS, HOUR_MS } from '../../time/units.ts';
import type { PlaceSource } from '../question/interpretation.ts';
import { FORECAST_DAYS_AHEAD } from '../question/time/requested-time.ts';
import { type AnswerContext, toneOf } from './answer-context.ts';
import { clockText, dateText, momentText, placeText, whenText } from './calendar.ts';
import type { FactBook } from './facts.ts';

/** From here on a forecast of a day is little better than the climate; our judgement. */
const UNCERTAIN_DAYS_AHEAD = 6;
const OTHERS_NAMED = 3;

const ASSUMED_FROM: Readonly<Record<Exclude<PlaceSource, 'question' | 'location'>, string>> = {
  account: 'the default place of your account',
  default: 'the default place of this service',
  address: 'your network address',
};

/** In the order in which they matter; each once, even if it holds for several contexts. */
export function caveatSentences(contexts: readonly AnswerContext[], book: FactBook): string[] {
  const sentences = contexts.flatMap((context) => [
    ...reliabilityCaveats(context, book),
    ...placeCaveats(context, book),
  ]);
  return [...new Set(sentences)];
}

function reliabilityCaveats(context: AnswerContext, book: FactBook): string[] {
  const { weather, time, nowMs } = context;
  if (weather === null) return [];
  const scope = { place: placeText(context, book), when: whenText(context, book) };
  const { source, stale, updatedAtMs } = weather.provenance;
  if (time.era === 'typical') {
    if (time.fromMs < nowMs + FORECAST_DAYS_AHEAD * DAY_MS) return [];
    const days = book.value('days that a forecast reaches ahead', FORECAST_DAYS_AHEAD, 'count', scope);
    return [
      `No forecast reaches that far (${days} days at most): this is what is typical at that time of the year, ${sourceOfNormals(context, book)}.`,
    ];
  }
  if (source === 'typical') {
    return time.era === 'past'
      ? ['What was measured is not at hand: this is the typical climate.']
      : ['This is the typical climate, not a forecast: no forecast is at hand.'];
  }
  const sentences: string[] = [];
  if (stale) {
    const at = book.name(
      `${clockText(updatedAtMs, context)} on ${dateText(civilDateAt(context.zone, updatedAtMs), context)}`,
    );
    sentences.push(`The values are those of ${at}; newer ones cannot be had at the moment.`);
  }
  const endMs = (weather.startMs.at(-1) ?? 0) + HOUR_MS;
  if (endMs < time.toMs - HOUR_MS) sentences.push(`Values are known up to ${momentText(endMs, context, book)}.`);
  const daysAhead = Math.floor((time.fromMs - nowMs) / DAY_MS);
  if (toneOf(context) === 'coming' && daysAhead >= UNCERTAIN_DAYS_AHEAD) {
    sentences.push(`That is ${book.value('days ahead', daysAhead, 'count', scope)} days ahead, so it is uncertain.`);
  }
  return sentences;
}

/** The source of the normals. */
function sourceOfNormals({ dayNormals }: AnswerContext, book: FactBook): string {
  if (dayNormals === null || dayNormals.method === 'typical') return 'by the embedded climate';
  const years = book.name(`${dayNormals.years.first} to ${dayNormals.years.last}`);
  const outlook = dayNormals.method === 'climatology+seasonal' ? ' and the seasonal outlook' : '';
  return `from the weather of the years ${years}${outlook}`;
}

function placeCaveats(context: AnswerContext, book: FactBook): string[] {
  const { source, rivals } = context.subject;
  const { correctedFrom, represents } = context.place;
  const sentences: string[] = [];
  if (correctedFrom !== undefined) {
    sentences.push(`"${book.name(correctedFrom)}" is read as ${placeText(context, book)}.`);
  }
  if (represents !== undefined) sentences.push(`${placeText(context, book)} stands for ${book.name(represents)}.`);
  if (source !== 'question' && source !== 'location') {
    sentences.push(`${placeText(context, book)} is assumed, from ${ASSUMED_FROM[source]}.`);
  }
  if (rivals.length > 0) {
    const named = rivals.slice(0, OTHERS_NAMED).map((other) => book.name(other));
    sentences.push(`Other places of that name: ${named.join('; ')}.`);
  }
  return sentences;
}
