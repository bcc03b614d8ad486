import { describe, expect, test } from 'bun:test';
import type { Place } from '../../src/place/place.ts';
import { dateOfEpochDay } from '../../src/time/civil.ts';
import { DAY_MS } from '../../src/time/units.ts';
import { listPastDays, type PastDays, yearsOfDays } from '../../src/weather/normals/past-days.ts';
import type { Fault } from '../upstream/server.ts';
import { mildWeather } from '../upstream/weather.ts';
import { ADELAIDE, LONDON, memoryStore, type Setting, settings } from './setting.ts';

/** The setting's clock stands at 2026-06-10, noon in UTC. */
const start = settings();

function pastDaysOf({ weather, clock }: Setting, place: Place = LONDON): Promise<PastDays | null> {
  return weather.pastDays(place, clock.wallMs);
}

async function knownDays(setting: Setting, place: Place = LONDON): Promise<PastDays> {
  const days = await pastDaysOf(setting, place);
  if (days === null) throw new Error('no past days');
  return days;
}

/** As upstream counts: ten variables over ten years with three leap days. */
const WEIGHT = 3653 / 14;

describe('the days of past years', () => {
  test('are all of the last ten whole years, in one request of known weight', async () => {
    const setting = start();
    const past = await knownDays(setting);
    expect(yearsOfDays(past)).toEqual({ first: 2016, last: 2025 });
    expect(past.length).toBe(3653);
    expect(listPastDays(past)[59].date as string).toBe('2016-02-29');
    expect(past.provenance.attribution).toContain('Open-Meteo');
    expect([setting.upstream.requests.length, setting.upstream.weight]).toEqual([1, WEIGHT]);
    expect(setting.upstream.requests[0].get('models')).toBe('era5_seamless');
  });

  test('have the figures of the upstream’s own hours, cut at the midnights of the place', async () => {
    // In Adelaide the tenth of a month is hot from its own midnight on.
    const tenthMs = Date.parse('2020-01-09T14:30:00Z');
    const weather: typeof mildWeather = (name, at, lat, lon) =>
      name === 'temperature_2m' ? (at * 1000 >= tenthMs ? 30 : 10) : mildWeather(name, at, lat, lon);
    const days = listPastDays(await knownDays(start({ weather }), ADELAIDE));
    const at = days.findIndex(({ date }) => (date as string) === '2020-01-10');
    expect([days[at - 1].figures.temperatureMaxC, days[at].figures.temperatureMinC]).toEqual([10, 30]);
    const wet = days.filter(({ figures }) => figures.precipitationMm > 3).length;
    // Each third day has three hours of 1.2 mm.
    expect(wet / days.length).toBeCloseTo(1 / 3, 2);
    expect(days[at].figures.sunshineHours).toBeGreaterThan(6);
  });

  test('are requested once for all who want them, and never again until another year is over', async () => {
    const store = memoryStore();
    const setting = start({ store });
    const [one, other] = await Promise.all([pastDaysOf(setting), pastDaysOf(setting)]);
    expect(other).toBe(one);
    setting.pass(90 * DAY_MS);
    expect(await pastDaysOf(setting)).toBe(one);
    // Another process finds them in the store.
    const later = start({ store });
    expect((await knownDays(later)).columns).toEqual((await knownDays(setting)).columns);
    expect([setting.upstream.requests.length, later.upstream.requests.length]).toEqual([1, 0]);
    // In the first week of January the last days of the year are not settled.
    setting.pass(Date.parse('2027-01-07T12:00:00Z') - setting.clock.wallMs);
    expect(yearsOfDays(await knownDays(setting)).last).toBe(2025);
    setting.pass(DAY_MS);
    expect(yearsOfDays(await knownDays(setting)).last).toBe(2026);
    expect(setting.upstream.requests.length).toBe(2);
  });

  test('of the year before stand in when the request of the new year fails', async () => {
    const setting = start();
    await knownDays(setting);
    setting.pass(Date.parse('2027-02-01T12:00:00Z') - setting.clock.wallMs);
    setting.upstream.fail({ kind: 'status', status: 500, body: '' });
    expect(yearsOfDays(await knownDays(setting)).last).toBe(2025);
  });

  const faults: readonly Fault['kind'][] = [
    'cut-json',
    'error-in-200',
    'nulls',
    'wrong-length',
    'daily-limit',
    'reset',
  ];
  test.each(faults)('are none when the source fails: %s', async (kind) => {
    const setting = start();
    setting.upstream.fail({ kind } as Fault);
    expect(await pastDaysOf(setting)).toBeNull();
    setting.upstream.heal();
  });

  test('with too many gaps are none, and are not paid for again at once', async () => {
    const weather: typeof mildWeather = (name, at, lat, lon) =>
      at * 1000 < Date.parse('2019-06-01') ? null : mildWeather(name, at, lat, lon);
    const setting = start({ weather });
    expect([await pastDaysOf(setting), await pastDaysOf(setting)]).toEqual([null, null]);
    expect(setting.upstream.requests.length).toBe(1);
  });

  test('leave a third of the day’s budget to history and normals', async () => {
    const setting = start({ baseUrl: null });
    let places = 0;
    for (; places < 40; places++) {
      if ((await pastDaysOf(setting, { ...LONDON, lat: 40 + places / 2 })) === null) break;
      setting.pass(10 * 60_000);
    }
    expect(places).toBe(Math.floor((9_500 * (2 / 3)) / WEIGHT));
    const date = dateOfEpochDay(Math.floor(setting.clock.wallMs / DAY_MS) - 100);
    const history = await setting.weather.history(LONDON, date, date, setting.clock.wallMs);
    expect(history.provenance.source).toBe('open-meteo');
  }, 60_000);

  test('are none in the typical climate, which asks nobody', async () => {
    const setting = start({ mode: 'typical' });
    expect(await pastDaysOf(setting)).toBeNull();
    expect(setting.upstream.requests).toEqual([]);
  });
});
