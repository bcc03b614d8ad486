/**
 * The first answer at a place is charged, so it is the right one: it knows the air and the sea where the activity is
 * judged by them, says so where they cannot be had, and costs the upstream little.
 */
import { afterEach, describe, expect, test } from 'bun:test';
import { badAir, badAirBeyondItsForecast, beachDay, delhiAir, milanFog, mumbaiSwell } from './days/air-fog-sea.ts';
import { springClockChange } from './days/clock-and-light.ts';
import { HUMIDITY_COLUMNS, lacking, type WeatherDay } from './days/day.ts';
import { dryFortnight, mildDay } from './days/fine.ts';
import { minneapolisCold, phoenixHeat } from './days/heat-and-cold.ts';
import { miamiHurricane } from './days/rain.ts';
import { type DayService, serviceOnDay } from './days/service.ts';
import { bostonAfterBlizzard } from './days/snow-and-ice.ts';
import { isFine } from './days/verdicts.ts';

/** Upstream's own unit of cost: a tenth of a variable over two weeks, at least one a request. */
const MOST_UNITS = 3.3;
/** By the sea of an activity that waves and air both decide: two requests more, one unit each beside the forecast's 2.06. */
const MOST_UNITS_BY_THE_SEA = 4.1;

let closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.toReversed()) await close();
  closing = [];
});

async function open(day: WeatherDay, options: Parameters<typeof serviceOnDay>[1] = {}): Promise<DayService> {
  const service = await serviceOnDay(day, options);
  closing.push(() => service.close());
  return service;
}

describe('the first answer', () => {
  test('at an air quality index of 260 is the same as the next one, for whoever breathes hard', async () => {
    const { decide } = await open(badAir());
    for (const activity of [
      'running',
      'cycling',
      'outdoor-event',
      'tennis',
      'dog-walking',
      'hiking',
      'beach',
      'golf',
    ]) {
      const { body: first } = await decide(activity);
      expect(isFine(first.verdict), `${activity}: ${first.summary}`).toBe(false);
      expect(first.data.missing).not.toContain('us_aqi');
      const { body: next } = await decide(activity);
      expect([next.score, next.verdict, next.summary]).toEqual([first.score, first.verdict, first.summary]);
    }
  });
  test('at a place never asked for before knows the air of that place', async () => {
    const { decide } = await open(delhiAir());
    for (const [activity, location] of [
      ['cycling', '28.61,77.21'],
      ['tennis', '27.18,78.02'],
      ['running', '26.85,80.95'],
    ]) {
      const { body } = await decide(activity, { location });
      expect(isFine(body.verdict), `${activity} at ${location}: ${body.summary}`).toBe(false);
    }
  });
  test('at the sea knows the waves', async () => {
    for (const activity of ['fishing', 'sailing', 'beach']) {
      const { decide } = await open(mumbaiSwell());
      const { body } = await decide(activity);
      expect(['poor', 'avoid'], `${activity}: ${body.summary}`).toContain(body.verdict);
      expect(body.data.missing).not.toContain('wave_height');
    }
  });
  test('knows the snow that lies', async () => {
    const { decide, upstream } = await open(bostonAfterBlizzard(), { hour: 6 });
    const { body } = await decide('driving');
    expect(body.verdict, body.summary).not.toBe('great');
    expect(upstream.requests[0].get('hourly')?.split(',')).toContain('snow_depth');
  });
  test('of best-day knows the air, and the end of its forecast wins nothing', async () => {
    const { bestDay } = await open(badAirBeyondItsForecast());
    const { body } = await bestDay('running', 14);
    expect(body.best.verdict).not.toBe('great');
    expect(body.days.every(({ verdict }) => verdict !== 'great')).toBe(true);
  });
  test('of a poor day does not send anyone to a day of which the air is not known', async () => {
    const { decide } = await open(badAirBeyondItsForecast());
    const { body } = await decide('running');
    expect(body.verdict).toBe('avoid');
    expect(body.summary).not.toMatch(/; try /);
  });
});

describe('where the air or the sea cannot be had', () => {
  for (const fault of [{ kind: 'status', status: 500, body: 'boom' }, { kind: 'hang' }] as const) {
    test(`because its host fails by ${fault.kind}, the sentence says so, confidence falls, and nothing is great`, async () => {
      const whole = await open(mildDay());
      const { body: known } = await whole.decide('running');
      const { decide, upstream } = await open(mildDay());
      upstream.failKind('air-quality', fault);
      const { status, body } = await decide('running');
      expect([status, body.data.source]).toEqual([200, 'open-meteo']);
      expect(body.verdict).not.toBe('great');
      expect(body.data.confidence).toBeLessThan(known.data.confidence);
      expect(body.data.missing).toContain('us_aqi');
      expect(body.summary).toMatch(/air.*(not known|unknown)|(not known|unknown).*air|no air quality/i);
    });
  }
});

describe('a sea', () => {
  test('is asked only where there is some, and not missing where there is none', async () => {
    const { decide, upstream } = await open(mildDay());
    for (const activity of ['fishing', 'sailing']) {
      const { body } = await decide(activity);
      expect(body.data.missing, activity).not.toContain('wave_height');
      expect(body.data.missing, activity).not.toContain('sea_temperature');
    }
    expect(upstream.kinds).not.toContain('marine');
  });
});

describe('the cost', () => {
  for (const [activity, day, mostUnits] of [
    ['running', mildDay(), MOST_UNITS],
    ['driving', mildDay(), MOST_UNITS],
    ['fishing', mumbaiSwell(), MOST_UNITS_BY_THE_SEA],
    ['sailing', mumbaiSwell(), MOST_UNITS_BY_THE_SEA],
    ['beach', beachDay(), MOST_UNITS_BY_THE_SEA],
  ] as const) {
    test(`of a cold decision for ${activity} is at most ${mostUnits} units, of a warm one nothing`, async () => {
      const { decide, upstream } = await open(day);
      await decide(activity);
      const cold = upstream.weight;
      expect(cold).toBeLessThanOrEqual(mostUnits);
      await decide(activity);
      await decide(activity, { when: 'tomorrow', units: 'imperial' });
      expect(upstream.weight).toBe(cold);
    });
  }
});

describe('in mode auto', () => {
  test('a stranger with a network gets a forecast first', async () => {
    const { decide } = await open(mildDay(), { env: { FAIRDAY_WEATHER: 'auto' } });
    const { status, body } = await decide('driving');
    expect([status, body.data.source]).toEqual([200, 'open-meteo']);
  });
  test('one without gets typical weather, called so', async () => {
    // Nothing listens on the discard port.
    const env = { FAIRDAY_WEATHER: 'auto', FAIRDAY_OPEN_METEO_URL: 'http://127.0.0.1:9' };
    const { decide } = await open(mildDay(), { env });
    const { status, body } = await decide('driving');
    expect([status, body.data.source]).toEqual([200, 'typical']);
  });
});

describe('what is not known', () => {
  for (const [column, activity] of [
    ['rain', 'driving'],
    ['rain', 'exterior-painting'],
    ['cloud', 'stargazing'],
  ] as const) {
    test(`no ${column} in two weeks is 503 for ${activity}, and not the fault of the hour`, async () => {
      const day =
        column === 'rain'
          ? lacking(mildDay(), 'precipitationMm', 'precipitationProbabilityPct')
          : lacking(mildDay(), 'cloudPct');
      const { decide } = await open(day);
      const { status, body } = await decide(activity);
      expect([status, body.error?.code]).toEqual([503, 'weather_unavailable']);
      expect(body.error?.message).not.toMatch(/hours (are )?left|later day/);
    });
  }
  test('humidity, from a source that has none: heat and cold are judged all the same', async () => {
    const phoenix = await open(lacking(phoenixHeat(), ...HUMIDITY_COLUMNS), { hour: 6 });
    for (const activity of ['hiking', 'golf', 'outdoor-work']) {
      const { body } = await phoenix.decide(activity, { from: '12', to: '19' });
      expect(isFine(body.verdict), `${activity}: ${body.summary}`).toBe(false);
    }
    const minneapolis = await open(lacking(minneapolisCold(), ...HUMIDITY_COLUMNS), { hour: 6 });
    for (const activity of ['beach', 'golf', 'tennis']) {
      const { body } = await minneapolis.decide(activity);
      expect(isFine(body.verdict), `${activity}: ${body.summary}`).toBe(false);
    }
  });
  test('sight in fog: no kilometres are made up', async () => {
    const { decide } = await open(lacking(milanFog(), 'visibilityM'), { hour: 6 });
    const { body } = await decide('driving');
    expect(isFine(body.verdict), body.summary).toBe(false);
    expect(body.summary).not.toMatch(/visibility[^.,;]*\d/);
  });
  test('of a dry fortnight is nothing of the rain: the hours until rain are known', async () => {
    const { decide } = await open(dryFortnight());
    for (const activity of ['exterior-painting', 'crop-spraying']) {
      const { body } = await decide(activity);
      expect(body.data.missing, activity).not.toContain('dry_hours_ahead');
    }
  });
});

describe('day_worst', () => {
  test('names the hurricane that follows a drive in the morning, and the sentence does too', async () => {
    const { decide } = await open(miamiHurricane(), { hour: 4 });
    const { body } = await decide('driving');
    expect(body.day_worst).toMatchObject({ severity: 'extreme' });
    expect(body.day_worst?.issue).toMatch(/gust|wind|rain/);
    expect(String(body.day_worst?.from)).toContain('2026-09-09');
    if (isFine(body.verdict)) expect(body.summary).toMatch(/;.*(gusts|wind|hurricane|rain)/);
  });
  test('is not there on a day without any', async () => {
    const { decide } = await open(mildDay(), { hour: 4 });
    const { body } = await decide('driving');
    expect(body.day_worst ?? null).toBeNull();
  });
});

describe('the spring clock change', () => {
  test('is told to whoever asks for the hour that it leaves out', async () => {
    const { decide } = await open(springClockChange(), { hour: 0 });
    const { status, body } = await decide('running', { from: '1', to: '2' });
    expect(status).toBe(422);
    expect(body.error?.message).toMatch(/clock|does not exist|no such hour|not exist/i);
  });
});
