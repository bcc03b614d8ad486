/**
 * Outside truth for the sky: astronomy-engine (VSOP87 and a lunar theory checked against JPL Horizons), which finds its
 * events by its own search. Also places and days to compare at, seeded.
 */
import { Body, Observer, SearchRiseSet } from 'astronomy-engine';
import { type CivilDay, dateOfEpochDay } from '../../src/time/civil.ts';
import { DAY_MS, HOUR_MS } from '../../src/time/units.ts';

const MINUTE_MS = 60_000;

/** Uniform numbers in [0, 1), the same for the same seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

export interface Sample {
  readonly lat: number;
  readonly lon: number;
  readonly day: CivilDay;
}

/** A place between two latitudes of either hemisphere and a day of 1950 to 2049 in its nautical zone. */
export function randomSample(random: () => number, latFrom: number, latTo: number): Sample {
  const lat = (latFrom + random() * (latTo - latFrom)) * (random() < 0.5 ? -1 : 1);
  const lon = random() * 360 - 180;
  const date = dateOfEpochDay(Math.floor(Date.UTC(1950, 0, 1) / DAY_MS + random() * 36_524));
  const startMs = Date.parse(`${date}T00:00:00Z`) - Math.round(lon / 15) * HOUR_MS;
  return { lat, lon, day: { date, startMs, endMs: startMs + DAY_MS } };
}

/** The instants at which the upper limb rises (or sets), from a minute before the day to a minute after it. */
export function oracleEvents(body: Body, rising: boolean, { lat, lon, day }: Sample): number[] {
  const events: number[] = [];
  const toMs = day.endMs + MINUTE_MS;
  let fromMs = day.startMs - MINUTE_MS;
  while (fromMs < toMs) {
    const event = SearchRiseSet(
      body,
      new Observer(lat, lon, 0),
      rising ? 1 : -1,
      new Date(fromMs),
      (toMs - fromMs) / DAY_MS,
    );
    if (event === null) break;
    events.push(event.date.getTime());
    fromMs = event.date.getTime() + 1000;
  }
  return events;
}

export { Body };
