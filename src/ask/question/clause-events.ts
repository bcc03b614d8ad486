/**
 * The weather of what a clause before it asks the time of: "when is the next full moon, and will it be cloudy" is about that night.
 */
import { type MeteorShower, showerPeakMs } from '../../sky/meteor-showers.ts';
import { moonIlluminatedFraction } from '../../sky/positions.ts';
import { addDays, type CivilDate } from '../../time/civil.ts';
import { DAY_MS, HOUR_MS } from '../../time/units.ts';
import { type Interpretation, type RequestedTime, SKY_TOPICS, type Subject, type Topic } from './interpretation.ts';
import { asNightSky } from './night-sky.ts';
import { LocalClock, localDate, yearOfDate } from './time/local-clock.ts';
import { dateOfPhase } from './time/moon-days.ts';
import { FORECAST_DAYS_AHEAD } from './time/requested-time.ts';

const NIGHT_BEGINS_MINUTE = 18 * 60;
const NIGHT_ENDS_MINUTE = 30 * 60;
const OF_SKY: ReadonlySet<Topic> = new Set<Topic>([...SKY_TOPICS, 'eclipses']);

/** Whether it asks when something in the sky is, and names no time. */
function asksForEvent({ topics: [topic], form, subjects: [{ times }] }: Interpretation): boolean {
  return OF_SKY.has(topic) && (form === 'when' || form === 'value') && times.every(({ text }) => text === null);
}

function nextPeakMs(shower: MeteorShower, nowMs: number, year: number): number {
  const ofThisYear = showerPeakMs(shower, year);
  return ofThisYear >= nowMs ? ofThisYear : showerPeakMs(shower, year + 1);
}

function nightOf(date: CivilDate, clock: LocalClock): readonly [fromMs: number, toMs: number] {
  return [clock.at(date, NIGHT_BEGINS_MINUTE), clock.at(date, NIGHT_ENDS_MINUTE)];
}

/** Of the nights before and after the date of the phase the one in which the moon is fuller, or thinner. */
function moonNight(phase: 'full' | 'new', clock: LocalClock): CivilDate {
  const date = dateOfPhase(phase, clock);
  const [before, after] = [date, addDays(date, 1)].map((midnight) => moonIlluminatedFraction(clock.at(midnight, 0)));
  return (phase === 'full' ? before > after : before < after) ? addDays(date, -1) : date;
}

/** An hour on both sides of the sunrise or the sunset that comes next; null where the sun does not cross the horizon. */
function aroundSun(side: 'riseMs' | 'setMs', clock: LocalClock): readonly [fromMs: number, toMs: number] | null {
  const coming = [0, 1]
    .map((away) => clock.sun(addDays(clock.today, away))[side])
    .find((atMs) => atMs !== null && atMs > clock.nowMs);
  return coming == null ? null : [coming - HOUR_MS, coming + HOUR_MS];
}

/** The hours of the event; null for one that has no date here. */
function hoursOf({ topics: [topic], shower }: Interpretation, clock: LocalClock): readonly [number, number] | null {
  switch (topic) {
    case 'full-moon':
      return nightOf(moonNight('full', clock), clock);
    case 'new-moon':
      return nightOf(moonNight('new', clock), clock);
    case 'meteors': {
      if (shower == null) return null;
      const peakMs = nextPeakMs(shower, clock.nowMs, yearOfDate(clock.today));
      // The night whose middle is nearest.
      return nightOf(localDate(clock.place.tzId, peakMs - DAY_MS / 2), clock);
    }
    case 'sunset':
    case 'dusk':
      return aroundSun('setMs', clock);
    case 'sunrise':
    case 'dawn':
      return aroundSun('riseMs', clock);
    default:
      return null;
  }
}

function timeOf(event: Interpretation, { place, times: [now] }: Subject): RequestedTime | null {
  const clock = new LocalClock(place, now.fromMs, false);
  const hours = hoursOf(event, clock);
  if (hours === null) return null;
  const isFar = hours[0] >= clock.at(addDays(clock.today, FORECAST_DAYS_AHEAD + 1), 0);
  return {
    text: null,
    fromMs: Math.max(hours[0], clock.nowMs),
    toMs: hours[1],
    grain: 'hours',
    era: isFar ? 'typical' : 'coming',
  };
}

/**
 * The question with the time of the event that one before it asks for; itself where there is none, and null where that event has
 * no date here, so that the weather of its day is not known either.
 */
export function atEvent(before: Interpretation | undefined, one: Interpretation): Interpretation | null {
  const isOpen = one.subjects.every(({ times }) => times.every(({ text }) => text === null));
  if (before === undefined || !asksForEvent(before) || !isOpen || OF_SKY.has(one.topics[0])) return one;
  if (before.topics[0] === 'eclipses' || (before.topics[0] === 'meteors' && before.shower == null)) return null;
  const moved = one.subjects.map((subject, i): Subject => {
    const time = timeOf(before, before.subjects[i] ?? subject);
    return time === null ? subject : { ...subject, times: [time] };
  });
  const [first, ...rest] = moved;
  if (first === undefined || first === one.subjects[0]) return one;
  const [topic, ...others] = one.topics;
  const isOfNight = before.topics[0] !== 'sunset' && before.topics[0] !== 'sunrise' && topic === 'sun';
  return {
    ...one,
    subjects: [first, ...rest],
    ...(isOfNight ? { topics: asNightSky([topic, ...others]), negated: !one.negated } : {}),
  };
}
