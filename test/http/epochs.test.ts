/** That no hour and no window is ambiguous: on the day that the clocks go back an hour has two records of one name. */
import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { startTestService, type TestService } from '../support/service.ts';

let server: TestService;
let key: string;

beforeAll(async () => {
  server = await startTestService({ FAIRDAY_NOW: '2026-10-24T23:30:00Z' });
  key = await server.keyOf('verified');
});
afterAll(() => server.stop());

const london = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/London', dateStyle: 'short', timeStyle: 'short' });

/** The local times of a body with the epochs beside them, in their order. */
function stamps(value: unknown): { time: string; epoch: unknown }[] {
  if (Array.isArray(value)) return value.flatMap(stamps);
  if (typeof value !== 'object' || value === null) return [];
  const fields = new Map(Object.entries(value));
  const own = [
    ['time', 'epoch'],
    ['start', 'start_epoch'],
    ['end', 'end_epoch'],
  ].flatMap(([name, epoch]) => {
    const time = fields.get(name);
    return typeof time === 'string' ? [{ time, epoch: fields.get(epoch) }] : [];
  });
  return [...own, ...[...fields.values()].flatMap(stamps)];
}

describe('on the day that the clocks go back in London', () => {
  test.each([
    ['/v1/forecast?q=London&days=1', 25],
    ['/v1/solar?q=London&dt=2026-10-25', 25],
    ['/v1/history?q=London&dt=2025-10-26', 25],
    ['/v1/future?q=London&dt=2027-03-28', 23],
    ['/v1/decide?location=London&activity=running&detail=hourly&from=0&to=24', 25],
    ['/v1/decide?location=London&activity=stargazing&detail=hourly', 1],
    ['/v1/best-day?location=London&activity=running&from=0&to=24', 7],
  ])('%s has an epoch beside every local time', async (path, atLeast) => {
    const response = await server.get(path, key);
    const found = stamps(await response.json());
    expect(response.status).toBe(200);
    expect(found.length).toBeGreaterThanOrEqual(atLeast);
    for (const { time, epoch } of found) {
      expect(Number.isInteger(epoch)).toBe(true);
      expect(london.format(Number(epoch) * 1000)).toBe(time);
    }
  });

  test('the records of one name are an hour apart', async () => {
    const body = await (await server.get('/v1/forecast?q=London&days=1', key)).json();
    const twice = stamps(body).filter(({ time }) => time === '2026-10-25 01:00');
    expect(twice.map(({ epoch }) => epoch)).toEqual([1_792_886_400, 1_792_890_000]);
  });

  test('a question has them too', async () => {
    const response = await fetch(`${server.url}/v1/ai`, {
      method: 'POST',
      headers: { 'X-API-Key': key, 'Content-Type': 'application/json' },
      body: JSON.stringify({ q: 'How warm will it be in London today?' }),
    });
    const found = stamps(await response.json());
    expect(found.length).toBeGreaterThan(20);
    for (const { time, epoch } of found) expect(london.format(Number(epoch) * 1000)).toBe(time);
  });
});
