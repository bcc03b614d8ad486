/** When a warm or a cold spell ends: the first day that is clearly cooler, or warmer, than the first. */
import { type AnswerContext, toneOf } from './answer-context.ts';
import { dateText, factScopeOf, whereText } from './calendar.ts';
import { dayContexts } from './day-kinds.ts';
import type { FactBook } from './facts.ts';
import { highest, seriesOf } from './hours.ts';

/** From this difference of the highest temperatures on a day is clearly another; our judgement. */
const CLEAR_DIFFERENCE_C = 3;
/** Of less than so many days no spell can be told. */
const MIN_DAYS = 3;

/** Null where too few days are known, or the time is no forecast. */
export function turnSentences(turn: 'warmer' | 'cooler', context: AnswerContext, book: FactBook): string[] | null {
  if (toneOf(context) === 'typical') return null;
  const days = dayContexts(context, true).flatMap(({ date, context: day }) => {
    const peak = highest(seriesOf(day, 'temperatureC'));
    return peak === null ? [] : [{ date, high: peak.value }];
  });
  const [first, ...later] = days;
  if (first === undefined || later.length + 1 < MIN_DAYS) return null;
  const sign = turn === 'warmer' ? 1 : -1;
  const found = later.find(({ high }) => sign * (high - first.high) >= CLEAR_DIFFERENCE_C);
  const scope = factScopeOf(context, book);
  const value = (high: number): string => book.value('highest temperature of a day', high, 'temperature', scope);
  const where = whereText(context, book);
  if (found !== undefined) {
    return [
      book.sentence('turn.first', {
        more: turn,
        where,
        date: dateText(found.date, context, book),
        value: value(found.high),
        other: value(first.high),
      }),
    ];
  }
  const highs = days.map(({ high }) => high);
  const last = days[days.length - 1];
  return [
    book.sentence('turn.none', {
      more: turn,
      where,
      date: dateText(last.date, context, book),
      low: value(Math.min(...highs)),
      high: value(Math.max(...highs)),
    }),
  ];
}
