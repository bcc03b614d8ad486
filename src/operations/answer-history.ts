/** The history behind "when did it last rain": searched backwards in bounded steps. */
import type { AnswerContext } from '../ask/answer/answer-context.ts';
import { lastTime } from '../ask/answer/last-time.ts';
import type { MeasuredTopic } from '../ask/answer/topic-measures.ts';
import type { Interpretation, RequestedTime } from '../ask/question/interpretation.ts';
import { addDays, type CivilDate, civilDateAt, civilDay } from '../time/civil.ts';
import { FIRST_HISTORY_DATE } from './history.ts';
import { todayAt } from './locate.ts';
import type { OperationContext } from './operation.ts';

/** How far each step reaches back, days before today: a month, a season, a year. Each is one request upstream. */
const REACHES = [30, 120, 366] as const;

/**
 * The context whose weather holds the last time that the topic happened, or that of the farthest step; its time begins where
 * the search ended. Throws `WeatherUnavailable`.
 */
export async function lookBack(
  { weather }: OperationContext,
  topic: MeasuredTopic,
  interpretation: Interpretation,
  context: AnswerContext,
): Promise<AnswerContext> {
  const { place, zone, nowMs, time } = context;
  const today = todayAt(place, nowMs);
  const wanted = civilDateAt(zone, time.fromMs);
  const earliest = [wanted, FIRST_HISTORY_DATE as CivilDate].sort()[1];
  let to = today;
  let found = context;
  for (const reach of REACHES) {
    const [, from] = [addDays(today, -reach), earliest].sort();
    const hours = await weather.history(place, from, to, nowMs);
    const toMs = Math.min(time.toMs, civilDay(place.tzId, to).endMs);
    const searched: RequestedTime = { ...time, fromMs: civilDay(place.tzId, from).startMs, toMs };
    found = { ...context, subject: { ...context.subject, times: [searched] }, weather: hours, time: searched };
    if (hours.provenance.source === 'typical' || lastTime(topic, interpretation, found) !== null) return found;
    if (from === earliest) return found;
    to = addDays(from, -1);
  }
  return found;
}
