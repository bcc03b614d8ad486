/** How far the temperature of a day lies apart from that of its night: "the swing between day and night". */
import { civilDateAt } from '../../time/civil.ts';
import type { AnswerContext } from './answer-context.ts';
import { dateText, factScopeOf, whereWhen } from './calendar.ts';
import type { FactBook } from './facts.ts';
import { byDay, highest, lowest, seriesOf } from './hours.ts';
import { shownDifference } from './shown-difference.ts';

/** A day with fewer hours says nothing of its night. */
const MIN_HOURS = 20;

interface Swing {
  readonly low: number;
  readonly high: number;
  readonly atMs: number;
}

/** Of one day both ends and their difference, of several the mean difference; null where no whole day is known. */
export function swingSentence(context: AnswerContext, book: FactBook): string | null {
  // Of a night that is asked about it is the night's own.
  const isPart = context.time.grain === 'hours';
  const series = seriesOf(context, 'temperatureC');
  const parts = isPart ? [series] : byDay(series, context).map(([, day]) => day);
  const days = parts.flatMap((day): Swing[] => {
    const [low, high] = [lowest(day), highest(day)];
    return low === null || high === null || (!isPart && day.values.length < MIN_HOURS)
      ? []
      : [{ low: low.value, high: high.value, atMs: low.atMs }];
  });
  const [first] = days;
  if (first === undefined) return null;
  const scope = factScopeOf(context, book);
  const place = whereWhen(context, book);
  const differenceOf = ({ low, high }: Swing): number =>
    shownDifference(low, high, 'temperature', 'temperature-difference', book);
  const text = (name: string, difference: number): string =>
    book.value(name, difference, 'temperature-difference', scope);
  if (days.length === 1) {
    return book.sentence('swing.one', {
      difference: text('difference of temperature', differenceOf(first)),
      low: book.value('min temperature', first.low, 'temperature', scope),
      high: book.value('max temperature', first.high, 'temperature', scope),
      ...place,
    });
  }
  const mean = days.reduce((sum, { low, high }) => sum + high - low, 0) / days.length;
  const most = days.reduce((best, day) => (day.high - day.low > best.high - best.low ? day : best));
  return book.sentence('swing.days', {
    difference: text('mean daily difference of temperature', mean),
    detail: book.say('swing.most', {
      value: text('largest daily difference of temperature', differenceOf(most)),
      date: dateText(civilDateAt(context.zone, most.atMs), context, book),
    }),
    ...place,
  });
}
