/** What is known of one place over one time that a question asks about: everything that its answer may draw on. */

import type { AlertReport } from '../../alerts/alerts.ts';
import type { DayDecision } from '../../decision/decide.ts';
import type { Place } from '../../place/place.ts';
import type { OffsetTable } from '../../time/civil.ts';
import type { HourlyAir } from '../../weather/air-quality/air.ts';
import type { HourlyWeather } from '../../weather/hourly.ts';
import type { DateNormals } from '../../weather/normals/normals.ts';
import type { AskedTime, Subject } from '../interpretation.ts';

export interface AnswerContext {
  readonly subject: Subject;
  readonly place: Place;
  readonly time: AskedTime;
  /** Covers the time and now. */
  readonly zone: OffsetTable;
  readonly nowMs: number;
  /** Null where the question needs no weather. */
  readonly weather: HourlyWeather | null;
  /** Of a day weeks or months ahead: its normals, whose hours `weather` then has; else null. */
  readonly usual: DateNormals | null;
  /** Null where the question is not about air, or `airMissing` says why there is none. */
  readonly air: HourlyAir | null;
  readonly airMissing: string | null;
  readonly alerts: AlertReport | null;
  /** One for each day of the time that could be decided, in order. */
  readonly decisions: readonly DayDecision[];
}

/** How an answer speaks: of what is, will be, was or usually is. */
export type Tone = 'now' | 'coming' | 'past' | 'typical';

/** The normals of the whole day that is asked about; null where it is not one usual day. */
export function usualDayOf({ usual, time }: AnswerContext): DateNormals['normals'] | null {
  return usual !== null && time.grain === 'day' ? usual.normals : null;
}

/** What is only usual is never told as a forecast, wherever it comes from. */
export function toneOf({ time, weather }: AnswerContext): Tone {
  if (time.era === 'typical' || weather?.provenance.source === 'typical') return 'typical';
  if (time.era === 'past') return 'past';
  return time.grain === 'now' ? 'now' : 'coming';
}
