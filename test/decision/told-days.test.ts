/**
 * Days on which something beside the weather matters: pollen, a geomagnetic storm, the aurora, rain within the hour. Each was
 * written down with what its practitioner has to hear before the answer was looked at, and is asked over HTTP.
 */
import { afterEach, describe, expect, test } from 'bun:test';
import { startSwpc, type TestSwpc } from '../upstream/swpc.ts';
import { but, type WeatherDay, weatherDay } from './days/day.ts';
import { mildDay } from './days/fine.ts';
import { type DayService, type DecisionBody, serviceOnDay } from './days/service.ts';
import { isFine } from './days/verdicts.ts';

let closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.toReversed()) await close();
  closing = [];
});

interface Options extends NonNullable<Parameters<typeof serviceOnDay>[1]> {
  /** Kp of every three hours; without it the source is switched off. */
  readonly kp?: number;
}

async function open(
  day: WeatherDay,
  { kp, ...options }: Options = {},
): Promise<DayService & { swpc: TestSwpc | null }> {
  const nowMs = Date.parse(`${day.date}T12:00:00Z`);
  const swpc = kp === undefined ? null : startSwpc({ nowMs: () => nowMs, kp: () => kp });
  if (swpc !== null) closing.push(() => swpc.stop());
  const env = { ...options.env, FAIRDAY_SWPC_URL: swpc?.url ?? 'off' };
  const service = await serviceOnDay(day, { ...options, env });
  closing.push(() => service.close());
  return { ...service, swpc };
}

async function ask(day: WeatherDay, activity: string, options: Options = {}, query = {}): Promise<DecisionBody> {
  const { decide } = await open(day, options);
  const { status, body } = await decide(activity, query);
  expect([status, body.error?.message]).toEqual([200, undefined]);
  return body;
}

const fine = (place: WeatherDay['place'], date: string, more: Partial<Parameters<typeof weatherDay>[0]> = {}) =>
  weatherDay({
    name: 'a fine day',
    place,
    date,
    temperatureC: [12, 20],
    dewPointC: 8,
    windKmh: 7,
    gustKmh: 12,
    cloudPct: 5,
    chancePct: 0,
    ...more,
  });

const PARIS = { lat: 48.86, lon: 2.35, tzId: 'Europe/Paris' };
const NEW_YORK = { lat: 40.71, lon: -74.01, tzId: 'America/New_York' };
const TROMSO = { lat: 69.65, lon: 18.96, tzId: 'Europe/Oslo' };
const LONDON = { lat: 51.51, lon: -0.13, tzId: 'Europe/London' };
const LEEDS = { lat: 53.8, lon: -1.55, tzId: 'Europe/London' };
const TOKYO = { lat: 35.68, lon: 139.69, tzId: 'Asia/Tokyo' };

const clearNight = (place: WeatherDay['place'], date: string, cloudPct = 2) =>
  fine(place, date, { temperatureC: [-6, -2], dewPointC: -12, cloudPct, visibilityM: 40_000 });

describe('a drone pilot', () => {
  test('at Kp 7 hears of the storm, what it does, and who says so', async () => {
    const body = await ask(fine(LEEDS, '2026-06-10'), 'drone-flying', { kp: 7, hour: 9 });
    expect(isFine(body.verdict), body.summary).toBe(false);
    expect(body.summary).toMatch(/geomagnetic storm \(Kp 7\)/);
    expect(body.data.kp).toEqual({ max: 7, storm: 'G3' });
    expect(body.risks.find(({ type }) => type === 'geomagnetic')?.detail).toMatch(/^Kp 7 .*NOAA/);
  });
  test('at Kp 5 hears of it, and may fly', async () => {
    const body = await ask(fine(LEEDS, '2026-06-10'), 'drone-flying', { kp: 5, hour: 9 });
    expect(isFine(body.verdict), body.summary).toBe(true);
    expect(body.summary).toMatch(/geomagnetic storm \(Kp 5\)/);
    expect(body.risks.map(({ type }) => type)).toContain('geomagnetic');
  });
  test('at Kp 2 hears nothing of it, and finds the figure', async () => {
    const body = await ask(fine(LEEDS, '2026-06-10'), 'drone-flying', { kp: 2, hour: 9 });
    expect(body.summary).not.toMatch(/geomagnetic|Kp/);
    expect([body.verdict, body.data.kp]).toEqual(['great', { max: 2, storm: null }]);
  });
  test('four days ahead gets null with the reason, and no worse day for it', async () => {
    const body = await ask(fine(LEEDS, '2026-06-10'), 'drone-flying', { kp: 7, hour: 9 }, { when: '2026-06-14' });
    expect([body.verdict, body.data.kp]).toEqual(['great', null]);
    expect(body.data.unavailable).toEqual({ kp: expect.stringMatching(/three days/) });
    expect(body.data.missing).toEqual(['kp_index']);
  });
  test('while NOAA is silent or down gets an answer, null with the reason, and no worse day for it', async () => {
    for (const how of ['hang', 503] as const) {
      const { decide, swpc } = await open(fine(LEEDS, '2026-06-10'), { kp: 7, hour: 9 });
      swpc?.fail(how);
      const { body } = await decide('drone-flying');
      expect([body.verdict, body.data.kp]).toEqual(['great', null]);
      expect(body.data.unavailable).toEqual({ kp: expect.stringMatching(/NOAA.*did not come/) });
    }
  });
  test('of whom there are many in the world is one request an hour', async () => {
    const { decide, swpc } = await open(fine(LEEDS, '2026-06-10'), { kp: 3, hour: 9 });
    for (const location of ['53.8,-1.55', '51.5,-0.12', '48.86,2.35', '-33.87,151.21'])
      await decide('drone-flying', { location });
    expect(swpc?.asked).toBe(1);
  });
  test('without the source finds null with the reason', async () => {
    const body = await ask(fine(LEEDS, '2026-06-10'), 'drone-flying', { hour: 9 });
    expect(body.data).toMatchObject({
      kp: null,
      unavailable: { kp: expect.stringMatching(/switched off/) },
      missing: [],
    });
  });
});

describe('a runner with hay fever in Paris in June', () => {
  const day = fine(PARIS, '2026-06-10', { grassPollenM3: 120 });
  test('hears of 120 grains of grass pollen, and the day stays as good as it is', async () => {
    const body = await ask(day, 'running', { hour: 6 });
    const without = await ask(fine(PARIS, '2026-06-10'), 'running', { hour: 6 });
    expect([body.verdict, body.score]).toEqual([without.verdict, without.score]);
    expect(body.summary).toMatch(/high grass pollen \(120 grains\/m³\)/);
    expect(body.data.pollen).toMatchObject({
      level: 'high',
      kind: 'grass',
      kinds: { grass: { mean: 120, level: 'high' } },
    });
    expect(body.risks.find(({ type }) => type === 'pollen')?.detail).toMatch(/^grass pollen 120 grains\/m³ at .*AAAAI/);
  });
  test('with avoid=pollen is judged by it, and it is named once', async () => {
    const body = await ask(day, 'running', { hour: 6 }, { avoid: 'pollen' });
    expect(isFine(body.verdict), body.summary).toBe(false);
    expect(body.summary.match(/pollen/g)).toHaveLength(1);
  });
  test('with avoid=pollen is sent out in the hours with less', async () => {
    const grassPollenM3 = (hour: number) => (hour < 9 ? 3 : 150);
    const body = await ask(but(day, { grassPollenM3 }), 'running', { hour: 5 }, { avoid: 'pollen' });
    expect(isFine(body.verdict), body.summary).toBe(true);
    expect(JSON.stringify(body)).toMatch(/"end":"2026-06-10 09:00"/);
  });
  test('is the same from the first answer on, which costs at most 3.3 units', async () => {
    const { decide, upstream } = await open(day, { hour: 6 });
    const { body: first } = await decide('running');
    expect(upstream.weight).toBeLessThanOrEqual(3.3);
    const asked = upstream.kinds.filter((kind) => kind !== 'ensemble');
    expect(asked.toSorted()).toEqual(['air-quality', 'forecast']);
    const { body: next } = await decide('running');
    expect([next.summary, next.data]).toEqual([first.summary, first.data]);
  });
  test('in clean air hears nothing, and finds that there is none', async () => {
    const body = await ask(fine(PARIS, '2026-06-10', { grassPollenM3: 0 }), 'running', { hour: 6 });
    expect(body.summary).not.toMatch(/pollen/);
    expect(body.data.pollen).toMatchObject({ level: 'none', kind: null });
  });
  test('who cycles hears nothing of pollen unless asked to avoid it', async () => {
    expect((await ask(day, 'cycling', { hour: 6 })).data.pollen).toBeUndefined();
    expect((await ask(day, 'cycling', { hour: 6 }, { avoid: 'pollen' })).summary).toMatch(/pollen/);
  });
});

describe('where there is no pollen to be had', () => {
  test('in New York it is null with the reason, and nothing is missing', async () => {
    const body = await ask(fine(NEW_YORK, '2026-06-10'), 'running', { hour: 6 });
    expect(body.data).toMatchObject({
      pollen: null,
      unavailable: { pollen: expect.stringMatching(/Europe alone/) },
      missing: [],
    });
  });
  test('who asks to avoid it there hears that it is not known, and no day is great', async () => {
    const body = await ask(fine(NEW_YORK, '2026-06-10'), 'running', { hour: 6 }, { avoid: 'pollen' });
    expect(body.summary).toMatch(/pollen is not known/);
    expect(body.verdict).toBe('good');
    expect(body.data.missing).toEqual(['pollen']);
  });
  test('the embedded climate says so for pollen, Kp and aurora', async () => {
    const { decide } = await open(mildDay(), { kp: 7, env: { FAIRDAY_WEATHER: 'typical' } });
    expect((await decide('running')).body.data).toMatchObject({
      pollen: null,
      unavailable: { pollen: expect.stringMatching(/climate/) },
    });
    const { body } = await decide('stargazing');
    expect(body.data).toMatchObject({ kp: null, aurora: null, unavailable: { kp: expect.stringMatching(/climate/) } });
  });
});

describe('a stargazer', () => {
  test('at Tromsø under a clear sky and Kp 6 hears of the aurora', async () => {
    const body = await ask(clearNight(TROMSO, '2026-11-12'), 'stargazing', { kp: 6, hour: 15 });
    expect(isFine(body.verdict), body.summary).toBe(true);
    expect(body.summary).toMatch(/aurora possible \(Kp 6\)/);
    expect(body.data.aurora).toMatchObject({ possible: true, kp: 6, kp_needed: 0 });
  });
  test('there under cloud hears that the sky would have to clear', async () => {
    const body = await ask(clearNight(TROMSO, '2026-11-12', 98), 'stargazing', { kp: 6, hour: 15 });
    expect(body.verdict).toBe('avoid');
    expect(body.summary).toMatch(/aurora possible \(Kp 6\) if the sky clears/);
  });
  test('there in June finds that it does not get dark', async () => {
    const body = await ask(clearNight(TROMSO, '2026-06-20'), 'stargazing', { kp: 6, hour: 15 });
    expect(body.data).toMatchObject({ aurora: null, unavailable: { aurora: 'it does not get dark' } });
    expect(body.summary).not.toMatch(/aurora/);
  });
  test('in London at Kp 6 hears nothing of it, and finds what it would take', async () => {
    const body = await ask(clearNight(LONDON, '2026-11-12'), 'stargazing', { kp: 6, hour: 15 });
    expect(body.summary).not.toMatch(/aurora/);
    expect(body.data.aurora).toMatchObject({ possible: false, kp_needed: 7 });
  });
});

describe('rain within the hour', () => {
  const showerFrom = (fromMs: number, untilMs: number) => (_variable: string, epochSeconds: number) =>
    epochSeconds * 1000 > fromMs && epochSeconds * 1000 <= untilMs ? 0.3 : 0;
  const wet = (place: WeatherDay['place'], first: number, last: number) =>
    fine(place, '2026-06-10', {
      cloudPct: 70,
      precipitationMm: (hour, day) => (day === 0 && hour >= first && hour <= last ? 0.6 : 0),
      chancePct: (hour, day) => (day === 0 && hour >= first && hour <= last ? 85 : 5),
    });
  const at = (clock: string) => Date.parse(`2026-06-10T${clock}:00+01:00`);

  test('a painter at 16:05, forty minutes before a shower, hears until when it stays dry', async () => {
    const quarters = showerFrom(at('16:45'), at('17:30'));
    const body = await ask(wet(LEEDS, 16, 17), 'exterior-painting', { hour: 16, minute: 5, upstream: { quarters } });
    expect(body.summary).toMatch(/dry until 16:45/);
    expect(body.data.next_hours).toMatchObject({
      dry_until: '2026-06-10 16:45',
      rain_until: null,
      resolution: 'model',
    });
  });
  test('a runner in the rain at 16:05 hears when it stops', async () => {
    const quarters = showerFrom(at('15:00'), at('16:30'));
    const body = await ask(wet(LEEDS, 15, 16), 'running', { hour: 16, minute: 5, upstream: { quarters } });
    expect(body.summary).toMatch(/rain until 16:30/);
    expect(body.data.next_hours).toMatchObject({ dry_until: null, rain_until: '2026-06-10 16:30' });
  });
  test('in Tokyo, where the quarters are made from hours, the words say about', async () => {
    const tokyo = (clock: string) => Date.parse(`2026-06-10T${clock}:00+09:00`);
    const quarters = showerFrom(tokyo('16:45'), tokyo('17:30'));
    const body = await ask(wet(TOKYO, 16, 17), 'exterior-painting', { hour: 16, minute: 5, upstream: { quarters } });
    expect(body.summary).toMatch(/dry until about 16:45 \(interpolated from hours\)/);
    expect(body.data.next_hours).toMatchObject({ resolution: 'interpolated' });
  });
  test('costs one unit more, once, and nothing where the next hours are all dry, all wet, or of another day', async () => {
    const { decide, upstream } = await open(wet(LEEDS, 16, 17), { hour: 15, minute: 5 });
    await decide('exterior-painting', { when: 'tomorrow' });
    const before = upstream.weight;
    await decide('exterior-painting');
    expect(upstream.weight - before).toBeCloseTo(1, 5);
    for (const activity of ['exterior-painting', 'running', 'roofing']) await decide(activity);
    expect(upstream.requests.filter((request) => request.has('minutely_15'))).toHaveLength(1);
    for (const [first, last] of [
      [30, 30],
      [0, 23],
    ]) {
      const other = await open(wet(LEEDS, first, last), { hour: 15, minute: 5 });
      const { body } = await other.decide('exterior-painting');
      expect(body.data.next_hours).toBeUndefined();
      expect(other.upstream.requests.some((request) => request.has('minutely_15'))).toBe(false);
    }
  });
  test('that cannot be had delays nobody: null with the reason', async () => {
    const { decide, upstream } = await open(wet(LEEDS, 16, 17), { hour: 15, minute: 5 });
    await decide('exterior-painting', { when: 'tomorrow' });
    upstream.failKind('forecast', { kind: 'status', status: 500, body: 'boom' });
    const { status, body } = await decide('exterior-painting');
    expect([status, body.data.next_hours]).toEqual([200, null]);
    expect(body.data.unavailable).toEqual({ next_hours: expect.stringMatching(/did not come/) });
  });
});
