import { describe, expect, test } from 'bun:test';
import { DAY_MS, HOUR_MS } from '../../../../src/time/units.ts';
import { EXPIRES_MS, forecastDocument } from '../../../upstream/met-norway.ts';
import type { Fault } from '../../../upstream/server.ts';
import {
  ADELAIDE,
  causeOf,
  LONDON,
  memoryStore,
  near,
  refusalOf,
  type Setting,
  settings,
  until,
} from '../../setting.ts';

const MINUTE_MS = 60_000;
const DOWN: Fault = { kind: 'status', status: 500, body: '' };

const start = settings();

/** The first source down, the second up. */
function startSecond(options: Parameters<typeof start>[0] = {}): Setting {
  const setting = start({ second: true, ...options });
  setting.upstream.fail(DOWN);
  return setting;
}

const sourceOf = async ({ weather, clock }: Setting, place = LONDON) =>
  (await weather.forecast(place, clock.wallMs)).provenance;

describe('the second source', () => {
  test('is not asked while the first answers', async () => {
    const setting = start({ second: true });
    expect((await sourceOf(setting)).source).toBe('open-meteo');
    expect(setting.metNorway.requests).toHaveLength(0);
  });

  test.each<[string, Fault]>([
    ['an outage', DOWN],
    ['a limit', { kind: 'daily-limit' }],
    ['a rejection', { kind: 'status', status: 400, body: '{"error":true,"reason":"No data"}' }],
    ['an answer that cannot be read', { kind: 'cut-json' }],
  ])('answers in %s of the first, under its own name', async (_what, fault) => {
    const setting = startSecond();
    setting.upstream.fail(fault);
    const { source, stale, attribution } = await sourceOf(setting);
    expect([source, stale]).toEqual(['met-norway', false]);
    expect(attribution).toContain('MET Norway');
    expect(attribution).toContain('CC BY 4.0');
  });

  test('answers when the budget of the first is spent', async () => {
    const setting = start({ second: true, baseUrl: null, share: 0.01 });
    for (let i = 0; i < 2; i++) expect((await sourceOf(setting, near(LONDON, i))).source).toBe('open-meteo');
    expect((await sourceOf(setting, near(LONDON, 2))).source).toBe('met-norway');
    expect(setting.upstream.requests).toHaveLength(2);
  });

  test('is left again as soon as the first answers', async () => {
    const setting = startSecond();
    for (let i = 0; i < 3; i++) expect((await sourceOf(setting, near(LONDON, i))).source).toBe('met-norway');
    const asked = setting.upstream.requests.length;
    // The first is left alone now; what the second has said of a cell is not asked for again.
    expect((await sourceOf(setting)).source).toBe('met-norway');
    expect([setting.upstream.requests.length, setting.metNorway.requests.length]).toEqual([asked, 3]);
    setting.upstream.heal();
    setting.pass(5_000);
    expect((await sourceOf(setting)).source).toBe('open-meteo');
  });

  test('in auto mode is real weather too, and ends the climate', async () => {
    const setting = startSecond({ mode: 'auto' });
    expect((await sourceOf(setting)).source).toBe('met-norway');
    expect((await sourceOf(setting, ADELAIDE)).source).toBe('met-norway');
    const server = startSecond({ mode: 'auto', probesAtStart: true });
    await until(() => server.weather.presence.state === 'answering');
    expect(server.metNorway.requests).toHaveLength(1);
  });

  test('has no air and no history: those stay unavailable', async () => {
    const { weather, clock } = startSecond();
    expect(weather.airQuality(LONDON, clock.wallMs)).rejects.toThrow('temporarily unavailable');
  });
});

describe('the terms of the service', () => {
  test('it is told who asks, with at most four decimals, and the elevation', async () => {
    const setting = startSecond();
    await sourceOf(setting);
    const [{ parameters, headers }] = setting.metNorway.requests;
    expect(headers.get('user-agent')).toBe('fairday/0.0.0 (ops@example.org)');
    expect(Object.fromEntries(parameters)).toEqual({ lat: '51.51', lon: '-0.13', altitude: '30' });
  });

  test('nothing is asked for again before it expires, then only whether it has changed', async () => {
    const setting = startSecond();
    const { metNorway, clock } = setting;
    const first = await setting.weather.forecast(LONDON, clock.wallMs);
    setting.pass(EXPIRES_MS - 1);
    expect(await setting.weather.forecast(LONDON, clock.wallMs)).toBe(first);
    expect(metNorway.requests).toHaveLength(1);
    setting.pass(6 * MINUTE_MS);
    const same = await setting.weather.forecast(LONDON, clock.wallMs);
    expect(same.columns).toBe(first.columns);
    expect(same.provenance).toMatchObject({ stale: false, updatedAtMs: clock.wallMs });
    metNorway.renew();
    setting.pass(EXPIRES_MS + 6 * MINUTE_MS);
    expect((await setting.weather.forecast(LONDON, clock.wallMs)).columns).not.toBe(first.columns);
    expect(metNorway.statuses).toEqual([200, 304, 200]);
    expect(metNorway.requests[1].headers.get('if-modified-since')).not.toBeNull();
  });

  test('nor after a restart, nor at midnight', async () => {
    const store = memoryStore();
    const first = startSecond({ store });
    first.clock.wallMs = Date.parse('2026-06-10T22:50:00Z');
    await sourceOf(first);
    const second = startSecond({ store });
    second.clock.wallMs = Date.parse('2026-06-10T23:10:00Z');
    expect((await sourceOf(second)).updatedAtMs).toBe(first.clock.wallMs);
    expect(second.metNorway.requests).toHaveLength(0);
    second.pass(HOUR_MS);
    second.metNorway.fail(DOWN);
    expect(await sourceOf(second)).toMatchObject({ stale: true, updatedAtMs: first.clock.wallMs });
  });

  test('fifty callers are one request, twenty places two at a time', async () => {
    const setting = startSecond();
    // The breaker of the first is open, so that all come at once.
    for (let i = 0; i < 3; i++) await sourceOf(setting, near(ADELAIDE, i));
    setting.metNorway.fail({ kind: 'slow', milliseconds: 5 });
    await Promise.all(Array.from({ length: 50 }, () => sourceOf(setting)));
    expect(setting.metNorway.requests).toHaveLength(4);
    await Promise.all(Array.from({ length: 6 }, (_, i) => sourceOf(setting, near(LONDON, i + 1))));
    expect(setting.metNorway.requests).toHaveLength(10);
    expect(setting.metNorway.peak).toBe(2);
  });

  test('never more than ten requests in a second', async () => {
    const setting = startSecond();
    const asked = await Promise.allSettled(
      Array.from({ length: 15 }, (_, i) => setting.weather.forecast(near(LONDON, i), setting.clock.wallMs)),
    );
    expect(asked.filter(({ status }) => status === 'rejected')).toHaveLength(5);
    expect(setting.metNorway.requests).toHaveLength(10);
    setting.pass(2_000);
    expect((await sourceOf(setting, near(LONDON, 14))).source).toBe('met-norway');
  });

  test.each([
    [403, 60 * MINUTE_MS],
    [429, 5 * MINUTE_MS],
  ])('after a %p it is left alone at once, and not for ever', async (status, pauseMs) => {
    const setting = startSecond();
    setting.metNorway.fail({ kind: 'status', status, body: '' }, 1);
    await refusalOf(setting);
    setting.pass(pauseMs - 1);
    await refusalOf(setting, near(LONDON, 1));
    expect(setting.metNorway.requests).toHaveLength(1);
    setting.pass(1);
    expect((await sourceOf(setting, near(LONDON, 1))).source).toBe('met-norway');
  });
});

test('an answer that says its service will end is an answer, and the operator is told', async () => {
  const setting = startSecond();
  const body = forecastDocument(setting.clock.wallMs);
  setting.metNorway.fail({ kind: 'status', status: 203, body });
  expect((await sourceOf(setting)).source).toBe('met-norway');
  expect(setting.events).toContainEqual(expect.objectContaining({ reason: expect.stringContaining('deprecated') }));
});

describe('both sources down', () => {
  const faults: Fault[] = [
    DOWN,
    { kind: 'reset' },
    { kind: 'redirect' },
    { kind: 'cut-json' },
    { kind: 'error-in-200' },
    { kind: 'huge' },
    { kind: 'nulls' },
    { kind: 'hang' },
    { kind: 'status', status: 404, body: '' },
    { kind: 'status', status: 200, body: 'garbage' },
    { kind: 'status', status: 200, body: '{"properties":{"meta":{"units":{}},"timeseries":[]}}' },
  ];

  test.each(faults)('%p: the last answer of either, then none, and it heals by itself', async (fault) => {
    // The first source answers each time that it is down: on a busy machine that takes a while.
    const setting = startSecond({ timeoutMs: fault.kind === 'hang' ? 1_000 : 10_000 });
    const { metNorway, clock } = setting;
    await sourceOf(setting);
    const fresh = clock.wallMs;
    metNorway.fail(fault);
    setting.pass(5 * HOUR_MS);
    expect(await sourceOf(setting)).toMatchObject({ source: 'met-norway', stale: true, updatedAtMs: fresh });
    setting.pass(HOUR_MS + 1);
    expect(causeOf(await refusalOf(setting))).toBe('server');
    const forData = await setting.weather.forecast(LONDON, clock.wallMs, 'data');
    expect(forData.provenance).toMatchObject({ source: 'met-norway', stale: true });
    setting.pass(18 * HOUR_MS);
    expect(setting.weather.forecast(LONDON, clock.wallMs, 'data')).rejects.toThrow('temporarily unavailable');
    metNorway.heal();
    setting.pass(HOUR_MS);
    expect(await sourceOf(setting)).toMatchObject({ source: 'met-norway', stale: false });
  });

  test('one that answers in a form that nobody understands is left alone after three times', async () => {
    const setting = startSecond();
    setting.metNorway.fail({ kind: 'status', status: 200, body: 'garbage' });
    for (let i = 0; i < 5; i++) await refusalOf(setting, near(LONDON, i));
    expect(setting.metNorway.requests).toHaveLength(3);
    setting.metNorway.heal();
    setting.pass(5_000);
    expect((await sourceOf(setting)).source).toBe('met-norway');
  });

  test('the time to wait is that of the source that is back sooner', async () => {
    const setting = startSecond();
    setting.upstream.fail({ kind: 'daily-limit' });
    setting.metNorway.fail({ kind: 'status', status: 429, body: '' });
    expect((await refusalOf(setting)).retryAfterSeconds).toBe(300);
    const other = startSecond();
    other.upstream.fail({ kind: 'minutely-limit' });
    other.metNorway.fail({ kind: 'status', status: 403, body: '' });
    expect((await refusalOf(other)).retryAfterSeconds).toBe(60);
  });

  test('the newer of two old answers stands in', async () => {
    const setting = start({ second: true });
    await sourceOf(setting);
    setting.pass(2 * HOUR_MS);
    setting.upstream.fail(DOWN);
    await sourceOf(setting);
    setting.metNorway.fail(DOWN);
    setting.pass(HOUR_MS);
    expect(await sourceOf(setting)).toMatchObject({ source: 'met-norway', stale: true });
    setting.upstream.heal();
    setting.pass(DAY_MS);
    expect(await sourceOf(setting)).toMatchObject({ source: 'open-meteo', stale: false });
  });

  test('closing ends what is under way', async () => {
    // No time limit ends it first.
    const setting = startSecond({ timeoutMs: 3_600_000 });
    setting.metNorway.fail({ kind: 'hang' });
    const pending = refusalOf(setting);
    await until(() => setting.metNorway.requests.length === 1);
    expect(Bun.peek.status(pending)).toBe('pending');
    await setting.weather.close();
    expect(causeOf(await pending)).toBe('server');
    // Nothing is asked any more.
    expect(causeOf(await refusalOf(setting))).toBe('closed');
    expect(setting.metNorway.requests).toHaveLength(1);
  });
});
