/** How many days of a kind a time usually has, counted in the days of past years. */
import { type CivilDate, civilDateAt, datesFrom } from '../../time/civil.ts';
import { listPastDays, type PastDays } from '../../weather/normals/past-days.ts';
import type { DayWish, Threshold } from '../question/interpretation.ts';
import type { AnswerContext } from './answer-context.ts';
import { isPastDayOfKind } from './day-kinds.ts';

/** A month of the time, by its first date, with the days of the kind that it usually has in the time. */
export interface ExpectedDays {
  readonly month: CivilDate;
  readonly expected: number;
}

/** Ten years have too few of one date: of times shorter than a month the days around each date count with it. */
const WHOLE_MONTH_DAYS = 28;
const WINDOW_DAYS = 7;
const YEAR_DAYS = 366;

export function expectedPastDays(
  { kind }: DayWish,
  threshold: Threshold | null,
  past: PastDays,
  { time, zone }: AnswerContext,
): ExpectedDays[] {
  const dates = datesFrom(civilDateAt(zone, time.fromMs), civilDateAt(zone, time.toMs - 1)).slice(0, YEAR_DAYS);
  const days = listPastDays(past);
  const byDate = Map.groupBy(days.keys(), (i) => days[i].date.slice(5));
  const around = dates.length < WHOLE_MONTH_DAYS ? WINDOW_DAYS : 0;
  const shareOn = (date: CivilDate): number => {
    const found = (byDate.get(date.slice(5)) ?? []).flatMap((i) => days.slice(Math.max(0, i - around), i + around + 1));
    const judged = found.flatMap((day) => isPastDayOfKind(kind, threshold, day.figures) ?? []);
    return judged.filter((holds) => holds).length / judged.length;
  };
  return [...Map.groupBy(dates, (date) => date.slice(0, 7)).values()].map((ofMonth) => ({
    month: ofMonth[0],
    expected: ofMonth.reduce((sum, date) => sum + shareOn(date), 0),
  }));
}

/** The lowest and the highest temperature of all days. */
export function reachOfPast(past: PastDays): readonly [lowestC: number, highestC: number] {
  const { temperatureMinC, temperatureMaxC } = past.columns;
  const known = (column: Float32Array) => column.filter((value) => !Number.isNaN(value));
  return [
    known(temperatureMinC).reduce((low, value) => Math.min(low, value), Number.POSITIVE_INFINITY),
    known(temperatureMaxC).reduce((high, value) => Math.max(high, value), Number.NEGATIVE_INFINITY),
  ];
}
