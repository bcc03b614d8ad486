/** A clear night, whose sky has no sun to ask for: it is told by its clouds. */
import { solarAltitudesDeg } from '../../sky/positions.ts';
import type { Subject, Topic } from './interpretation.ts';
import type { Topics } from './topic-order.ts';
import { WordPattern } from './word-pattern.ts';

const CLEAR = new WordPattern(/\b(?:clear(?:er|est)?|cloudless|starry)\b/);

/** Whether the sun is down in the middle of each time. */
export function isAtNight({ place, times }: Subject): boolean {
  const middles = Float64Array.from(times, ({ fromMs, toMs }) => (fromMs + toMs) / 2);
  const isPart = times.every(({ grain }) => grain === 'hours' || grain === 'now');
  return isPart && solarAltitudesDeg(middles, place.lat, place.lon).every((altitude) => altitude < 0);
}

/** A clear night has no clouds: there is no sun to ask for. */
export function asNightSky(wanted: Topics): Topics {
  const [first = 'cloud', ...others] = wanted
    .map((topic): Topic => (topic === 'sun' ? 'cloud' : topic))
    .filter((topic, i, all) => all.indexOf(topic) === i);
  return [first, ...others];
}

/** Whether a clear sky is asked for, of times at which the sun is down. */
export function asksForClearNight(plain: string, subjects: readonly Subject[]): boolean {
  return CLEAR.test(plain) && subjects.every(isAtNight);
}
