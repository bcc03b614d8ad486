/** Whether it is warmer, colder, wetter or drier than normal: the time of the question against the normals of its middle date. */
import { DAY_MS } from '../../time/units.ts';
import type { YesNo } from '../phrasing.ts';
import type { Interpretation } from '../question/interpretation.ts';
import { type AnswerContext, toneOf } from './answer-context.ts';
import { type AnswerPart, partWithoutVerdict } from './answer-part.ts';
import { negate } from './bands.ts';
import { factScopeOf, verbOf, whereWhen } from './calendar.ts';
import type { FactBook } from './facts.ts';
import { byDay, highest, seriesMean, seriesOf, seriesTotal } from './hours.ts';
import { valueSentence } from './values.ts';
import { yesNoSentence } from './yes-no.ts';

/** Smaller differences of the mean are not worth a word; our judgement, about the error of a forecast of tomorrow. */
const ALIKE_K = 1;
/** A tenth of the normal amount, and at least a millimetre. */
const ALIKE_SHARE = 0.1;
const ALIKE_MM = 1;
/** A tenth of the normal wind, and at least what nobody feels; a tenth of the sky, a twentieth of the humidity. */
const ALIKE_KMH = 3;
const ALIKE_CLOUD_PCT = 10;
const ALIKE_HUMIDITY_PCT = 5;

/** Of a shorter time the warmth is told, where nothing is named. */
const LONG_MS = 7 * DAY_MS;

export function normalAnswer(
  { topics, form, extreme, negated }: Interpretation,
  context: AnswerContext,
  book: FactBook,
): AnswerPart {
  const compared = (AGAINST.find(([topic]) => topics.includes(topic))?.[1] ?? warmthAgainst)(context, book);
  if (compared === null) return partWithoutVerdict(unknownSentences(topics, context, book));
  const { clause, side, details } = compared;
  if (form !== 'yes-no') {
    const isOfAll = topics.length === 1 && context.time.toMs - context.time.fromMs >= LONG_MS;
    const rain = isOfAll ? rainAgainst(context, book) : null;
    return partWithoutVerdict([
      book.sentence('normal.sentence', { clause }),
      ...(rain === null ? [] : [book.sentence('normal.sentence', { clause: rain.clause })]),
      ...details,
    ]);
  }
  // "Is it normal" asks for no difference, "warmer" for one upwards, "colder" for one downwards.
  const wanted = extreme === null ? 0 : extreme === 'most' ? 1 : -1;
  const isSo: YesNo = side === wanted ? 'yes' : 'no';
  const verdict = negated ? negate(isSo) : isSo;
  return { verdict, sentences: [yesNoSentence(verdict, clause, book), ...details] };
}

/** What is usual is known all the same: it is what the typical climate has. */
function unknownSentences(topics: Interpretation['topics'], context: AnswerContext, book: FactBook): string[] {
  const unknown = book.sentence('normal.unknown', whereWhen(context, book));
  if (toneOf(context) !== 'typical' || topics.some((topic) => OWN_SENTENCE.has(topic))) return [unknown];
  return [unknown, valueSentence(topics.includes('rain') ? 'rain' : 'temperature', context, book, true)];
}

/** What is told by itself beside what is normal. */
const OWN_SENTENCE: ReadonlySet<string> = new Set(['wind', 'cloud', 'humidity']);

interface Compared {
  readonly clause: string;
  /** 1 above normal, −1 below, 0 about normal. */
  readonly side: 1 | 0 | -1;
  readonly details: readonly string[];
}

function warmthAgainst(context: AnswerContext, book: FactBook): Compared | null {
  const { usual, usualMeans } = context;
  const mean = seriesMean(seriesOf(context, 'temperatureC'));
  const normal = usual?.normals.spreads.temperatureMeanC;
  const usualMean = usualMeans?.temperatureC ?? normal?.mean ?? Number.NaN;
  if (normal === undefined || Number.isNaN(mean + usualMean) || toneOf(context) === 'typical') return null;
  const scope = factScopeOf(context, book);
  const difference = mean - usualMean;
  const side = Math.abs(difference) < ALIKE_K ? 0 : difference > 0 ? 1 : -1;
  const words = {
    ...verbOf(context, book),
    ...whereWhen(context, book),
    value: book.value('mean temperature', mean, 'temperature', scope),
    other: book.value('normal mean temperature', usualMean, 'temperature', scope),
  };
  const isOneDay = byDay(seriesOf(context, 'temperatureC'), context).length === 1;
  const range = () =>
    book.sentence('normal.range', {
      range: book.range('usual mean temperature', normal.p10, normal.p90, 'temperature', scope),
    });
  return {
    side,
    clause:
      side === 0
        ? book.say('normal.temperature.alike', words)
        : book.say('normal.temperature', {
            ...words,
            difference: book.value('difference from normal', Math.abs(difference), 'temperature-difference', scope),
            more: side > 0 ? 'yes' : 'no',
          }),
    details: [...(isOneDay ? [range()] : []), basis(context, book)],
  };
}

function rainAgainst(context: AnswerContext, book: FactBook): Compared | null {
  const { usual, usualMeans } = context;
  const series = seriesOf(context, 'precipitationMm');
  const total = seriesTotal(series);
  const daily = usualMeans?.precipitationMm ?? usual?.normals.spreads.precipitationMm.mean ?? Number.NaN;
  const normal = daily * byDay(series, context).length;
  if (Number.isNaN(total + normal) || toneOf(context) === 'typical') return null;
  const scope = factScopeOf(context, book);
  const difference = total - normal;
  const side = Math.abs(difference) < Math.max(ALIKE_MM, ALIKE_SHARE * normal) ? 0 : difference > 0 ? 1 : -1;
  const words = {
    ...verbOf(context, book),
    ...whereWhen(context, book),
    value: book.value('precipitation', total, 'rain', scope),
    other: book.value('normal precipitation', normal, 'rain', scope),
  };
  return {
    side,
    clause:
      side === 0
        ? book.say('normal.rain.alike', words)
        : book.say('normal.rain', { ...words, more: side > 0 ? 'yes' : 'no' }),
    details: [basis(context, book)],
  };
}

/** The highest wind of a day. */
function windAgainst(context: AnswerContext, book: FactBook): Compared | null {
  const days = byDay(seriesOf(context, 'windKmh'), context).map(([, series]) => highest(series)?.value ?? Number.NaN);
  const known = days.filter((value) => !Number.isNaN(value));
  const wind = known.reduce((sum, value) => sum + value, 0) / known.length;
  const normal = context.usual?.normals.spreads.windMaxKmh.mean ?? Number.NaN;
  const margin = Math.max(ALIKE_KMH, ALIKE_SHARE * normal);
  return figureAgainst('wind', { value: wind, normal, margin }, context, book);
}

/** Day and night, since the normals of an hour do not tell whether the sun is up. */
function cloudAgainst(context: AnswerContext, book: FactBook): Compared | null {
  const hours = context.usual?.normals.hours.map(({ cloudPct }) => cloudPct) ?? [];
  const normal = hours.reduce((sum, value) => sum + value, 0) / hours.length;
  const cloud = seriesMean(seriesOf(context, 'cloudPct'));
  return figureAgainst('cloud', { value: cloud, normal, margin: ALIKE_CLOUD_PCT }, context, book);
}

function humidityAgainst(context: AnswerContext, book: FactBook): Compared | null {
  const normal = context.usual?.normals.spreads.humidityMeanPct.mean ?? Number.NaN;
  const value = seriesMean(seriesOf(context, 'relativeHumidityPct'));
  return figureAgainst('humidity', { value, normal, margin: ALIKE_HUMIDITY_PCT }, context, book);
}

const FIGURE_FACTS = {
  wind: ['strongest wind', 'speed'],
  cloud: ['cloud cover', 'percent'],
  humidity: ['relative humidity', 'percent'],
} as const;

function figureAgainst(
  kind: keyof typeof FIGURE_FACTS,
  { value, normal, margin }: { readonly value: number; readonly normal: number; readonly margin: number },
  context: AnswerContext,
  book: FactBook,
): Compared | null {
  if (Number.isNaN(value + normal) || toneOf(context) === 'typical') return null;
  const scope = factScopeOf(context, book);
  const side = Math.abs(value - normal) < margin ? 0 : value > normal ? 1 : -1;
  const [name, unit] = FIGURE_FACTS[kind];
  const words = {
    ...verbOf(context, book),
    ...whereWhen(context, book),
    value: book.value(name, value, unit, scope),
    other: book.value(`normal ${name}`, normal, unit, scope),
  };
  const clause =
    side === 0
      ? book.say(`normal.${kind}.alike`, words)
      : book.say(`normal.${kind}`, { ...words, more: side > 0 ? 'yes' : 'no' });
  return { side, clause, details: [basis(context, book)] };
}

/** What is held against its normals where a question names it; else the warmth is. */
const AGAINST = [
  ['rain', rainAgainst],
  ['wind', windAgainst],
  ['cloud', cloudAgainst],
  ['humidity', humidityAgainst],
] as const;

/** What "normal" is made from. */
function basis({ usual, usualMeans }: AnswerContext, book: FactBook): string {
  if (usual === undefined || usual.method === 'typical') return book.sentence('normal.climate', {});
  const years = book.name(`${usual.years.first}–${usual.years.last}`);
  return book.sentence((usualMeans?.dates ?? 1) > 1 ? 'normal.years.span' : 'normal.years', { years });
}
