import { afterAll, beforeAll, expect, test } from 'bun:test';
import { WEATHER_CODES } from '../../src/weather/conditions/codes.ts';
import { iconUrl } from '../../src/weather/conditions/icons.ts';
import { startTestService, type TestService } from '../support/service.ts';

let service: TestService;

beforeAll(async () => {
  service = await startTestService({ FAIRDAY_BASE_URL: 'https://weather.example', FAIRDAY_ICON_BASE: 'self' });
});

afterAll(() => service.stop());

test('every code has its drawing by day and by night', async () => {
  const drawings = new Set<string>();
  for (const code of WEATHER_CODES) {
    for (const isDay of [true, false]) {
      const response = await service.get(iconUrl(code, isDay, '/icons'));
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe('image/svg+xml');
      const svg = await response.text();
      expect(svg).toStartWith('<svg ');
      expect(svg.trimEnd()).toEndWith('</svg>');
      expect(svg).not.toContain('<script');
      drawings.add(svg);
    }
  }
  // As many as there are names: none stands for another.
  expect(drawings.size).toBe(32);
});

test('it may be kept for long, and is not sent twice', async () => {
  const first = await service.get('/icons/clear-day.svg');
  expect(first.headers.get('cache-control')).toBe('public, max-age=2592000');
  expect(first.headers.get('x-content-type-options')).toBe('nosniff');
  expect(first.headers.get('content-security-policy')).toContain("default-src 'none'");
  const etag = first.headers.get('etag') ?? '';
  const second = await service.get('/icons/clear-day.svg', undefined, { 'If-None-Match': etag });
  expect([second.status, await second.text()]).toEqual([304, '']);
  expect((await service.get('/icons/clear-night.svg')).headers.get('etag')).not.toBe(etag);
});

test.each([
  '/icons/snowman.svg',
  '/icons/clear-day.png',
  '/icons/..%2f..%2fstamp.json',
  '/icons/',
  '/icons/__proto__.svg',
])('%s is 404 with the error body', async (path) => {
  const response = await service.get(path);
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ error: { code: 'not_found' } });
});

test('answers name the icons of this service when told to', async () => {
  const key = await service.keyOf('verified');
  const body = await (await service.get('/v1/current?q=Leeds', key)).json();
  expect(body).toMatchObject({
    condition: { icon: expect.stringMatching(/^https:\/\/weather\.example\/icons\/[a-z-]+\.svg$/) },
  });
});
