/** The mean of a time: "the average temperature this week", "how much rain a day on average". */
import type { AnswerContext } from './answer-context.ts';
import { factScopeOf, whereWhen } from './calendar.ts';
import type { FactBook } from './facts.ts';
import { byDay, highest, lowest, type Series, seriesMean, seriesOf, seriesTotal } from './hours.ts';
import { type MeasuredTopic, TOPIC_MEASURES } from './topic-measures.ts';

type End = 'most' | 'least' | null;

/** Null for sums other than rain, and where nothing is known. `extreme`: the mean of the days' highest or lowest values. */
export function meanSentence(
  topic: MeasuredTopic,
  extreme: End,
  context: AnswerContext,
  book: FactBook,
): string | null {
  const { series: seriesName, name, quantity, summary } = TOPIC_MEASURES[topic];
  const series = seriesOf(context, seriesName);
  if (summary === 'total') return topic === 'rain' ? dailyRain(series, context, book) : null;
  const scope = factScopeOf(context, book);
  const end = summary === 'span' ? extreme : null;
  const mean = seriesMean(end === null ? series : endsOfDays(series, end, context));
  const [low, high] = [lowest(series), highest(series)];
  if (Number.isNaN(mean) || low === null || high === null) return null;
  const which = end === 'most' ? 'highest' : end === 'least' ? 'lowest' : 'value';
  const isSpan = series.values.length > 1 && end === null;
  return book.sentence('mean.value', {
    what: book.say(`topic.${topic}`, { which }),
    value: book.value(end === null ? `mean ${name}` : `mean daily ${which} ${name}`, mean, quantity, scope),
    detail: isSpan ? book.say('mean.within', { range: book.range(name, low.value, high.value, quantity, scope) }) : '',
    ...whereWhen(context, book),
  });
}

/** The highest, or the lowest, of each day. */
export function endsOfDays(series: Series, end: 'most' | 'least', context: AnswerContext): Series {
  const ends = byDay(series, context).flatMap(([, day]) => (end === 'most' ? highest(day) : lowest(day)) ?? []);
  return { startMs: ends.map(({ atMs }) => atMs), values: ends.map(({ value }) => value) };
}

function dailyRain(series: Series, context: AnswerContext, book: FactBook): string | null {
  const total = seriesTotal(series);
  const days = byDay(series, context).length;
  if (Number.isNaN(total) || days < 2) return null;
  const scope = factScopeOf(context, book);
  return book.sentence('mean.daily', {
    value: book.value('mean daily rain', total / days, 'rain', scope),
    amount: book.value('rain', total, 'rain', scope),
    ...whereWhen(context, book),
  });
}
