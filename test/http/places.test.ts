/** Search and time zone over HTTP, and whose address auto:ip is. */
import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mmdb } from '../support/mmdb.ts';
import { bodyOf, startTestService, type TestService } from '../support/service.ts';

interface Found {
  readonly name: string;
  readonly region: string;
  readonly country: string;
  readonly lat: number;
  readonly lon: number;
  readonly url: string;
}

const folder = mkdtempSync(join(tmpdir(), 'fairday-places-'));
let service: TestService;
let key: string;

beforeAll(async () => {
  const table = join(folder, 'a.mmdb');
  writeFileSync(
    table,
    mmdb(4, { '81.2.69.0/24': { city: 'London', latitude: 51.5, longitude: -0.1, country_code: 'GB' } }),
  );
  service = await startTestService({ FAIRDAY_GEOIP: table, FAIRDAY_TRUSTED_PROXIES: '127.0.0.0/8,::1' });
  key = await service.keyOf('verified');
}, 120_000);
afterAll(async () => {
  await service.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function search(query: string): Promise<Found[]> {
  const response = await service.get(`/v1/search?${query}`, key);
  expect(response.status).toBe(200);
  return (await response.json()) as Found[];
}

describe('search', () => {
  test('lists places, the likeliest first, with an url that means the place', async () => {
    const [london] = await search('q=lond');
    expect(london).toEqual({
      name: 'London',
      region: 'England',
      country: 'United Kingdom',
      lat: 51.50853,
      lon: -0.12574,
      url: 'london-england-united-kingdom-2643743',
    });
  });

  test('keeps to ten places or the limit, and answers with an empty list where nothing is found', async () => {
    expect((await search('q=san')).length).toBe(10);
    expect((await search('q=san&limit=20')).length).toBe(20);
    expect(await search('q=qqqqzzzz')).toEqual([]);
  });

  test('knows any script, codes, countries and regions', async () => {
    expect((await search(`q=${encodeURIComponent('東京')}`))[0]?.name).toBe('Tokyo');
    expect((await search(`q=${encodeURIComponent('Мюнхен')}`))[0]?.name).toBe('Munich');
    expect((await search('q=LHR'))[0]).toMatchObject({ name: 'London Heathrow Airport', url: 'iata:LHR' });
    expect((await search('q=90210'))[0]).toMatchObject({ name: 'Beverly Hills', country: 'United States' });
    expect((await search('q=georgia')).map(({ name }) => name)).toEqual(expect.arrayContaining(['Tbilisi', 'Atlanta']));
  });

  test('wants three characters', async () => {
    const response = await service.get('/v1/search?q=lo', key);
    expect(response.status).toBe(400);
    expect((await bodyOf(response)).error).toMatchObject({ code: 'invalid_parameter', details: [{ field: 'q' }] });
  });

  test('is charged to the standard pool, and not when nothing has changed', async () => {
    const asked = await service.keyOf('verified');
    const first = await service.get('/v1/search?q=lond', asked);
    expect(first.headers.get('x-free-calls-remaining')).toBe('999');
    expect(first.headers.get('x-call-cost-gbp')).toBe('0.0000');
    const again = await service.get('/v1/search?q=lond', asked, { 'If-None-Match': first.headers.get('etag') ?? '' });
    expect([again.status, again.headers.get('x-free-calls-remaining')]).toEqual([304, '999']);
  });
});

describe('timezone', () => {
  test('is a flat body with zone, clock and offset', async () => {
    const response = await service.get('/v1/timezone?q=Kathmandu', key);
    expect(await response.json()).toEqual({
      name: 'Kathmandu',
      region: 'Bagmati Province',
      country: 'Nepal',
      lat: 27.70169,
      lon: 85.3206,
      tz_id: 'Asia/Kathmandu',
      timezone: 'Asia/Kathmandu',
      utc_offset: '+05:45',
      localtime: '2026-07-01 17:45',
      localtime_epoch: Date.parse('2026-07-01T12:00:00Z') / 1000,
    });
  });

  test('writes offsets west of Greenwich and daylight saving', async () => {
    const offset = async (q: string) => (await (await service.get(`/v1/timezone?q=${q}`, key)).json()) as object;
    expect(await offset('New+York')).toMatchObject({ utc_offset: '-04:00' });
    expect(await offset("St.+John's,+Newfoundland")).toMatchObject({ utc_offset: '-02:30' });
    expect(await offset('Reykjavik')).toMatchObject({ utc_offset: '+00:00' });
    expect(await offset('0,-150')).toMatchObject({ name: '', country: '', utc_offset: '-10:00' });
  });

  test('of an unknown place is 404 with the code of the contract', async () => {
    const response = await service.get('/v1/timezone?q=Xqzzyvia', key);
    expect([response.status, (await bodyOf(response)).error.code]).toEqual([404, 'location_not_found']);
  });
});

describe('settings of places that cannot be used stop the start with a sentence', () => {
  const refused: readonly (readonly [string, string, RegExp])[] = [
    ['FAIRDAY_DEFAULT_PLACE', 'Xqzzyvia', /FAIRDAY_DEFAULT_PLACE must be one place/],
    ['FAIRDAY_GEOIP', '/nowhere/a.mmdb', /FAIRDAY_GEOIP: .* cannot be used as an IP location table: it does not exist/],
    ['FAIRDAY_GEOIP', 'a,b,c', /one or two paths/],
    ['FAIRDAY_TRUSTED_PROXIES', '10.0.0.0/40', /IP ranges/],
    ['FAIRDAY_DEFAULT_COUNTRY', 'Germany', /two letters/],
  ];
  for (const [name, value, message] of refused) {
    test(`${name} ${value}`, async () => {
      await expect(startTestService({ [name]: value })).rejects.toThrow(message);
    });
  }
});

describe('auto:ip', () => {
  const ask = (headers: Record<string, string>) => service.get('/v1/timezone?q=auto:ip', key, headers);

  test('is the address that a trusted proxy names', async () => {
    const response = await ask({ 'X-Forwarded-For': '6.6.6.6, 81.2.69.142' });
    expect([response.status, await response.json()]).toEqual([200, expect.objectContaining({ name: 'London' })]);
  });

  test('stands for a private caller as FAIRDAY_DEFAULT_PLACE, in decisions too', async () => {
    const other = await startTestService({ FAIRDAY_DEFAULT_PLACE: 'Leeds' });
    try {
      const response = await other.get('/v1/best-day?location=auto:ip&activity=running', await other.keyOf('verified'));
      expect([response.status, (await bodyOf(response)).location.name]).toEqual([200, 'Leeds']);
    } finally {
      await other.stop();
    }
  });

  test('is 404 for a caller of this machine, and says what to configure', async () => {
    const response = await ask({});
    expect(response.status).toBe(404);
    expect((await bodyOf(response)).error.message).toContain('FAIRDAY_DEFAULT_PLACE');
  });
});
