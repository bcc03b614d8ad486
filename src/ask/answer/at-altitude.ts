/**
 * Temperatures at another height than that of the forecast, by the standard atmosphere: 6.5 °C for each kilometre (ICAO Doc
 * 7488). Inversions and valleys of cold air are not in it; the answer says how it was reckoned.
 */
import type { HourlyWeather } from '../../weather/hourly.ts';
import type { Interpretation, Topic } from '../question/interpretation.ts';
import { type AnswerContext, toneOf } from './answer-context.ts';
import { factScopeOf } from './calendar.ts';
import type { FactBook } from './facts.ts';

const LAPSE_C_PER_M = 6.5 / 1000;
/** Nearer heights are one. */
const SAME_HEIGHT_M = 75;

/** Topics that are told by the temperature of the air. */
const OF_AIR: ReadonlySet<Topic> = new Set<Topic>(['temperature', 'general', 'ice']);

/** The spread of usual days is not reckoned for another height. */
function isCalculated({ topics: [topic] }: Interpretation, context: AnswerContext): boolean {
  return topic !== undefined && OF_AIR.has(topic) && toneOf(context) !== 'typical';
}

/** The contexts with the temperature of the height that is asked about. */
export function contextsAtAltitude(
  interpretation: Interpretation,
  contexts: readonly AnswerContext[],
): readonly AnswerContext[] {
  const metres = interpretation.altitude?.metres ?? null;
  if (metres === null) return contexts;
  return contexts.map((context) => {
    const { weather } = context;
    if (weather === null || !isCalculated(interpretation, context)) return context;
    return { ...context, weather: weatherAt(weather, metres) };
  });
}

function weatherAt(weather: HourlyWeather, metres: number): HourlyWeather {
  const shiftC = (weather.elevationM - metres) * LAPSE_C_PER_M;
  const { temperatureC } = weather.columns;
  return { ...weather, columns: { ...weather.columns, temperatureC: temperatureC.map((value) => value + shiftC) } };
}

/** How the values belong to the height that is asked about. */
export function altitudeCaveats(
  interpretation: Interpretation,
  contexts: readonly AnswerContext[],
  book: FactBook,
): string[] {
  const { altitude } = interpretation;
  if (altitude === undefined) return [];
  const sentences = contexts.flatMap((context) => {
    const { weather } = context;
    if (weather === null) return [];
    const scope = factScopeOf(context, book);
    const from = () => book.value('height of the forecast', weather.elevationM, 'elevation', scope);
    const difference = () => book.value('colder for each 1000 m', 1000 * LAPSE_C_PER_M, 'lapse', scope);
    if (altitude.metres === null)
      return [book.sentence('caveat.altitude.tops', { from: from(), difference: difference() })];
    if (Math.abs(altitude.metres - weather.elevationM) < SAME_HEIGHT_M) return [];
    const to = book.value('height of the question', altitude.metres, 'elevation', scope);
    return isCalculated(interpretation, context)
      ? [book.sentence('caveat.altitude.calculated', { from: from(), to, difference: difference() })]
      : [book.sentence('caveat.altitude.other', { from: from(), to })];
  });
  return [...new Set(sentences)];
}
