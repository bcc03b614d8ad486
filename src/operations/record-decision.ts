/** Notes a decision that is given, so that it can be compared with what comes. */
import type { ChancedDay } from '../decision/chanced-day.ts';
import type { Chances, HourSpan } from '../decision/chances.ts';
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

/** Of the embedded climate nothing is noted: it forecasts no day. */
export function recordDecision(
  recorder: DecisionRecorder | null,
  profile: Profile,
  place: Place,
  weather: HourlyWeather,
  { from, to }: Pick<DayQuestion, 'from' | 'to'>,
  nowMs: number,
  { decision: { date, verdict, judgedSpan, unknown }, chances }: Pick<ChancedDay, 'decision' | 'chances'>,
): void {
  const { source, updatedAtMs } = weather.provenance;
  if (recorder === null || source === 'typical') return;
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
    window: judgedSpan,
    heldBack: unknown.length > 0,
    chance: isAbout(judgedSpan, chances) ? chances.atLeastGood : null,
  });
}

/** The chances may be of another window than the stated one, where that is worth clearly more. */
function isAbout(span: HourSpan | null, chances: Chances | null): chances is Chances {
  return chances !== null && chances.window?.startMs === span?.startMs && chances.window?.endMs === span?.endMs;
}
