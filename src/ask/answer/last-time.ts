/** The last hour in which something happened: "when did it last rain". */
import type { Interpretation, Threshold } from '../question/interpretation.ts';
import type { AnswerContext } from './answer-context.ts';
import { BANDS } from './bands.ts';
import { byDay, type Series, seriesOf, seriesTotal } from './hours.ts';
import { crosses } from './threshold.ts';
import { type MeasuredTopic, TOPIC_MEASURES } from './topic-measures.ts';

/** From which value on an hour counts as one in which it happens; the bands of yes and no, hour by hour. */
const HAPPENS: Readonly<Partial<Record<MeasuredTopic, (value: number) => boolean>>> = {
  rain: (mm) => mm >= BANDS.rainMm.maybe,
  snow: (cm) => cm >= BANDS.snowCm.maybe,
  'snow-depth': (cm) => cm >= 1,
  ice: (celsius) => celsius <= BANDS.frostC.yes,
  wind: (kmh) => kmh >= BANDS.windKmh.yes,
  gusts: (kmh) => kmh >= BANDS.gustKmh.yes,
  fog: (km) => km <= BANDS.visibilityKm.yes,
  thunder: (hours) => hours >= BANDS.thunderHours.yes,
};

type Asked = Pick<Interpretation, 'threshold' | 'extreme'>;

/** The hours of the context judged one by one; null for a topic that does not happen or not. */
function judgeOf(topic: MeasuredTopic, { threshold, extreme }: Asked): ((value: number) => boolean) | null {
  if (threshold !== null) return (value) => crosses(threshold, value);
  if (topic === 'temperature' || topic === 'feels-like') {
    if (extreme === 'most') return (celsius) => celsius >= BANDS.hotC.yes;
    if (extreme === 'least') return (celsius) => celsius <= BANDS.coldC.yes;
  }
  return HAPPENS[topic] ?? null;
}

export interface LastTime {
  /** The start of the last hour in which it happened, epoch ms. */
  readonly atMs: number;
  /** The start of the first hour of those without a break that end there. */
  readonly beganMs: number;
  readonly series: Series;
}

/** Null where it did not happen in the hours of the context, or is nothing that happens. */
export function lastTime(topic: MeasuredTopic, asked: Asked, context: AnswerContext): LastTime | null {
  const judge = judgeOf(topic, asked);
  if (judge === null) return null;
  const series = seriesOf(context, TOPIC_MEASURES[topic].series);
  if (asked.threshold !== null && isAmount(topic, asked.threshold)) return lastDay(asked.threshold, series, context);
  const index = series.values.findLastIndex((value, i) => series.startMs[i] < context.nowMs && judge(value));
  if (index < 0) return null;
  let first = index;
  while (first > 0 && judge(series.values[first - 1])) first--;
  return { atMs: series.startMs[index], beganMs: series.startMs[first], series };
}

/** "10 mm of rain or more" is what fell in a day. */
function isAmount(topic: MeasuredTopic, { unit }: Threshold): boolean {
  return (topic === 'rain' || topic === 'snow') && unit !== 'percent';
}

/** The last hour with any on the last day whose sum crosses the limit. */
function lastDay(threshold: Threshold, series: Series, context: AnswerContext): LastTime | null {
  const past = { startMs: series.startMs.filter((start) => start < context.nowMs), values: series.values };
  const [, day] = byDay(past, context).findLast(([, one]) => crosses(threshold, seriesTotal(one))) ?? [];
  const index = day?.values.findLastIndex((value) => value > 0) ?? -1;
  return day === undefined || index < 0 ? null : { atMs: day.startMs[index], beganMs: day.startMs[0], series };
}
