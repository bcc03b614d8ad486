/** Notes a decision that is given, so that it can be compared with what comes. */
import type { DayDecision } from '../decision/decide.ts';
import type { Profile } from '../decision/profile.ts';
import { clamp } from '../lib/math.ts';
import type { Place } from '../place/place.ts';
import type { DecisionRecorder } from '../skill/given.ts';
import { civilDateAt, epochDay } from '../time/civil.ts';
import { cellOf } from '../weather/cache/cell.ts';
import type { HourlyWeather } from '../weather/hourly.ts';
import type { DayQuestion } from './decision-days.ts';
import { zoneAround } from './locate.ts';

/** A forecast reaches no farther; a label of /metrics has no more values. */
const MAX_LEAD_DAYS = 15;

/** Of the embedded climate nothing is noted: it forecasts no day. `chance` is that of good or better, where one is stated. */
export function recordDecision(
  recorder: DecisionRecorder | null,
  profile: Profile,
  place: Place,
  weather: HourlyWeather,
  { from, to }: Pick<DayQuestion, 'from' | 'to'>,
  nowMs: number,
  { date, verdict, windows, unknown }: Pick<DayDecision, 'date' | 'verdict' | 'windows' | 'unknown'>,
  chance: number | null = null,
): void {
  const { source, updatedAtMs } = weather.provenance;
  if (recorder === null || source === 'typical') return;
  const [best] = windows;
  const madeOn = civilDateAt(zoneAround(place.tzId, nowMs), updatedAtMs);
  recorder.note({
    activity: profile.id,
    ...cellOf(place),
    tzId: place.tzId,
    elevationM: place.elevationM,
    date,
    leadDays: clamp(epochDay(date) - epochDay(madeOn), 0, MAX_LEAD_DAYS),
    fromHour: from ?? null,
    toHour: to ?? null,
    givenMs: nowMs,
    verdict,
    window: best === undefined ? null : best.core,
    heldBack: unknown.length > 0,
    chance,
  });
}
