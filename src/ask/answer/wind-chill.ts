/** Where wind chill is not defined: above 10 °C (Joint Action Group on Temperature Indices 2001). */
import type { Topic } from '../question/interpretation.ts';
import type { AnswerContext } from './answer-context.ts';
import { factScopeOf, whereWhen } from './calendar.ts';
import type { FactBook } from './facts.ts';
import { highest, lowest, seriesOf } from './hours.ts';

/** Air of which wind chill is defined at most, °C. */
const WARMEST_C = 10;

/** That there is none, where all of the time is too warm for it; null for any other topic or time. */
export function noWindChill(topic: Topic, context: AnswerContext, book: FactBook): string | null {
  const low = topic === 'wind-chill' ? lowest(seriesOf(context, 'temperatureC')) : null;
  if (low === null || low.value <= WARMEST_C) return null;
  const scope = factScopeOf(context, book);
  return book.sentence('wind-chill.none', {
    ...whereWhen(context, book),
    limit: book.value('warmest air with a wind chill', WARMEST_C, 'temperature', scope),
    value: book.value('min temperature', low.value, 'temperature', scope),
  });
}

/** That some of the hours are told by the air, where they are too warm. */
export function windChillCaveats(topic: Topic, context: AnswerContext, book: FactBook): string[] {
  if (topic !== 'wind-chill') return [];
  const air = seriesOf(context, 'temperatureC');
  const [low, high] = [lowest(air), highest(air)];
  if (low === null || high === null || low.value > WARMEST_C || high.value <= WARMEST_C) return [];
  const limit = book.value('warmest air with a wind chill', WARMEST_C, 'temperature', factScopeOf(context, book));
  return [book.sentence('wind-chill.partly', { limit })];
}
