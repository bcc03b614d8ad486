/** The data that an answer is composed from: one place over one time of the question. */

import type { AlertReport } from '../../alerts/alerts.ts';
import type { ChancedDay } from '../../decision/chanced-day.ts';
import type { DayDecision } from '../../decision/decide.ts';
import type { Place } from '../../place/place.ts';
import type { CivilDate, OffsetTable } from '../../time/civil.ts';
import { DAY_MS } from '../../time/units.ts';
import type { HourlyAir } from '../../weather/air-quality/air.ts';
import type { HourlyWeather } from '../../weather/hourly.ts';
import type { Members } from '../../weather/members/members.ts';
import type { DateNormals } from '../../weather/normals/normals.ts';
import type { PastDays } from '../../weather/normals/past-days.ts';
import type { RequestedTime, Subject } from '../question/interpretation.ts';

export interface AnswerContext {
  readonly subject: Subject;
  readonly place: Place;
  readonly time: RequestedTime;
  /** Covers the time and now. */
  readonly zone: OffsetTable;
  readonly nowMs: number;
  /** Null where the question needs no weather. */
  readonly weather: HourlyWeather | null;
  /** The normals of a day or of months far ahead, from which `weather` is made then; else null. */
  readonly dayNormals: DateNormals | null;
  /** Null where the question is not about air, or `airMissing` says why there is none. */
  readonly air: HourlyAir | null;
  readonly airMissing: string | null;
  readonly alerts: AlertReport | null;
  /** One for each day of the time that could be decided, in order. */
  readonly decided: readonly ChancedDay[];
  /** The same, best first. */
  readonly rankedDays: readonly ChancedDay[];
  /** The days of the time as they are for whoever is out in them; left out where nobody is. */
  readonly watchedDays?: readonly DayDecision[];
  /** The months of a year as they usually are, January first; left out where the question is not about them. */
  readonly months?: readonly MonthClimate[];
  /** Possible weathers of the time, where the chance of a limit is asked for; left out for none. */
  readonly possible?: Pick<Members, 'method' | 'weathers'>;
  /** The days of past years, where `months` are made from them or usual days are counted; left out where no source has them. */
  readonly pastDays?: PastDays;
  /** The season of each month of the time, where usual days are counted without the days of past years. */
  readonly seasons?: readonly SeasonDays[];
  /** The normals of the middle date of the time, where the question compares with what is usual. */
  readonly usual?: DateNormals;
  /** The means of what is usual over the whole time; left out with `usual`. */
  readonly usualMeans?: UsualMeans;
  /** Whether another place of the question has the same name, so that its region has to be said. */
  readonly isNamesake?: boolean;
}

/** What is usual for a time, of a day in it on average. */
export interface UsualMeans {
  readonly temperatureC: number;
  readonly precipitationMm: number;
  /** How many dates of the time they are from. */
  readonly dates: number;
}

/** Draws of a day that stand for the days of its month: as often as a draw is of a kind, so is a day. */
export interface SeasonDays {
  /** The middle day. */
  readonly date: CivilDate;
  /** How many days it stands for. */
  readonly days: number;
  readonly weathers: readonly HourlyWeather[];
}

/** A month as it usually is: means of days, and sums of the month. */
export interface MonthClimate {
  /** Its middle day. */
  readonly date: CivilDate;
  readonly lowC: number;
  readonly highC: number;
  readonly meanC: number;
  readonly rainMm: number;
  readonly snowCm: number;
  /** Days with 1 mm or more. */
  readonly wetDays: number;
  /** NaN in the embedded climate. */
  readonly sunshineHours: number;
  readonly cloudPct: number;
  readonly windKmh: number;
  readonly humidityPct: number;
  /** Mean Holiday Climate Index for cities, 0 to 100. */
  readonly holidayIndex: number;
}

/** The tense of an answer. */
export type Tone = 'now' | 'coming' | 'past' | 'typical';

/** The normals of a whole day, or the means of those of months; null where the time is neither. */
export function normalsOfTime({ dayNormals, time }: AnswerContext): DateNormals['normals'] | null {
  return dayNormals !== null && time.grain !== 'hours' && time.grain !== 'now' ? dayNormals.normals : null;
}

/** Typical weather is never worded as a forecast. */
export function toneOf({ time, weather }: AnswerContext): Tone {
  if (time.era === 'typical' || weather?.provenance.source === 'typical') return 'typical';
  if (time.era === 'past') return 'past';
  return time.grain === 'now' ? 'now' : 'coming';
}

/** Within one day the hour is wanted: there is no day to choose. */
export function hasOneDay({ time }: AnswerContext): boolean {
  return time.grain === 'day' || time.grain === 'hours' || time.grain === 'now';
}

/** Snow that is to come beside the snow that lies: from now on, for a week. */
export function nextDays(context: AnswerContext): AnswerContext {
  const { time, nowMs } = context;
  if (time.era !== 'coming' || time.grain !== 'now') return context;
  return { ...context, time: { ...time, grain: 'days', toMs: nowMs + COMING_DAYS * DAY_MS } };
}

const COMING_DAYS = 7;
