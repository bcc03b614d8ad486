/** Postcodes that no table here has, through the whole service and an upstream that knows some of them. */
import { describe, expect, test } from 'bun:test';
import { bodyOf, startTestService, type TestService } from '../support/service.ts';
import { startUpstream, type TestUpstream } from '../upstream/server.ts';

const NOW = '2026-07-01T12:00:00Z';

async function withService(
  env: Readonly<Record<string, string>>,
  use: (fairday: TestService, key: string, upstream: TestUpstream) => Promise<void>,
): Promise<void> {
  const upstream = startUpstream({ nowMs: () => Date.parse(NOW) });
  const fairday = await startTestService({
    FAIRDAY_WEATHER: 'open-meteo',
    FAIRDAY_OPEN_METEO_URL: upstream.url,
    FAIRDAY_NOW: NOW,
    ...env,
  });
  try {
    await use(fairday, await fairday.keyOf('verified'), upstream);
  } finally {
    upstream.heal();
    await fairday.stop();
    await upstream.stop();
  }
}

/** An address of each operation that takes a place. */
const ADDRESSES = [
  '/v1/decide?activity=running&location=',
  '/v1/best-day?activity=running&location=',
  '/v1/current?q=',
  '/v1/forecast?days=3&q=',
  '/v1/history?dt=2026-06-01&q=',
  '/v1/solar?dt=2026-07-02&q=',
  '/v1/airquality?q=',
  '/v1/alerts?q=',
  '/v1/astronomy?q=',
];

describe('with real weather', () => {
  test('every operation with a place takes them, and its location says who located it', async () => {
    await withService({}, async (fairday, key, upstream) => {
      for (const address of ADDRESSES) {
        const response = await fairday.get(`${address}75001, FR`, key);
        expect([address, response.status]).toEqual([address, 200]);
        expect((await bodyOf(response)).location).toMatchObject({
          name: 'Paris',
          region: 'Île-de-France',
          country: 'France',
          located_by: 'open-meteo-geocoding',
        });
      }
      const timezone = await bodyOf(await fairday.get('/v1/timezone?q=fr:75001', key));
      expect(timezone).toMatchObject({ name: 'Paris', tz_id: 'Europe/Paris', located_by: 'open-meteo-geocoding' });
      expect(upstream.kinds.filter((kind) => kind === 'geocoding')).toHaveLength(1);
    });
  });

  test.each([
    ['2000, AU', 'Sydney'],
    ['au:2000', 'Sydney'],
    ['za:2000', 'Johannesburg'],
    ['00-950, Poland', 'Warsaw'],
    ['04539, Saxony', 'Groitzsch'],
  ])('%s is %s', async (text, name) => {
    await withService({}, async (fairday, key) => {
      expect((await bodyOf(await fairday.get(`/v1/timezone?q=${text}`, key))) as unknown).toMatchObject({ name });
    });
  });

  test('bare digits are asked for within the default country; places that are known ask nobody', async () => {
    await withService({ FAIRDAY_DEFAULT_COUNTRY: 'PL' }, async (fairday, key, upstream) => {
      expect((await bodyOf(await fairday.get('/v1/timezone?q=00-950', key))) as unknown).toMatchObject({
        name: 'Warsaw',
      });
      for (const known of ['10115 berlin', '1010 Wien', '90210', 'SW1A 1AA', 'Leeds']) {
        const body = await bodyOf(await fairday.get(`/v1/astronomy?q=${known}`, key));
        expect(body.location).not.toHaveProperty('located_by');
      }
      expect(upstream.kinds).toEqual(['geocoding']);
    });
  });

  test('a code that nobody knows is 404, which costs nothing and says that upstream was asked', async () => {
    await withService({}, async (fairday, key) => {
      const response = await fairday.get('/v1/decide?activity=running&location=75009, FR', key);
      const { error } = await bodyOf(response);
      expect([response.status, error.code]).toEqual([404, 'location_not_found']);
      expect(error.message).toContain('geocoder does not know it either');
      expect(error.suggestions).toContain('Paris, Île-de-France, France');
      expect(response.headers.get('x-free-calls-remaining')).toBe('1000');
    });
  });

  test('an upstream that fails is 404 that says what to do, and shows nothing of the inside', async () => {
    await withService({}, async (fairday, key, upstream) => {
      upstream.fail({ kind: 'status', status: 500, body: 'boom' });
      const response = await fairday.get('/v1/current?q=75001, FR', key);
      const { error } = await bodyOf(response);
      expect([response.status, error.code]).toEqual([404, 'location_not_found']);
      expect(error.message).toContain('could not be asked right now: try again in a minute');
      expect(error.message).toContain('fairday places import postcodes');
      expect(error.message).not.toMatch(/boom|127\.0\.0\.1|\b500\b/);
      expect(error.suggestions).toContain('Paris, Île-de-France, France');
    });
  });

  test('an upstream that never answers is a documented answer within fifteen seconds', async () => {
    await withService({}, async (fairday, key, upstream) => {
      upstream.fail({ kind: 'hang' });
      const response = await fairday.get('/v1/current?q=75001, FR', key);
      expect([response.status, (await bodyOf(response)).error.code]).toEqual([404, 'location_not_found']);
    });
  }, 180_000);

  test('the geocoder’s failures are not the weather’s', async () => {
    await withService({}, async (fairday, key, upstream) => {
      upstream.fail({ kind: 'status', status: 500, body: 'boom' });
      for (let i = 10; i < 20; i++) await fairday.get(`/v1/current?q=750${i}, FR`, key);
      upstream.heal();
      expect((await fairday.get('/v1/current?q=Leeds', key)).status).toBe(200);
    });
  });

  test('parameters and credit are checked before anybody is asked', async () => {
    await withService({ FAIRDAY_FREE_STANDARD_DAY: '0' }, async (fairday, key, upstream) => {
      expect((await fairday.get('/v1/forecast?days=99&q=75001, FR', key)).status).toBe(400);
      expect((await fairday.get('/v1/forecast?days=3&q=75001, FR', key)).status).toBe(402);
      expect(upstream.requests).toEqual([]);
    });
  });
});

test('with the embedded climate nobody is asked, and the answer says how more come', async () => {
  await withService({ FAIRDAY_WEATHER: 'typical' }, async (fairday, key, upstream) => {
    const response = await fairday.get('/v1/current?q=75001, FR', key);
    const { error } = await bodyOf(response);
    expect([response.status, error.code]).toEqual([404, 'location_not_found']);
    expect(error.message).toContain('fairday places import postcodes');
    expect(error.message).not.toContain('geocoder');
    expect(upstream.requests).toEqual([]);
  });
});
