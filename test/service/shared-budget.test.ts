/** Replicas on one database spend one budget of a host of weather, and say what is left of it. */
import { afterAll, beforeAll, expect, test } from 'bun:test';
import { SQL } from 'bun';
import { dropDatabase, newDatabase } from '../support/postgres.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { startMetNorway, type TestMetNorway } from '../upstream/met-norway.ts';

const NOW = '2026-07-01T12:00:00Z';

let database: string;
let metNorway: TestMetNorway;
let replicas: readonly TestService[];

beforeAll(async () => {
  database = await newDatabase();
  metNorway = startMetNorway({ nowMs: () => Date.parse(NOW) });
  const settings = {
    FAIRDAY_DATABASE_URL: database,
    FAIRDAY_WEATHER: 'open-meteo',
    FAIRDAY_OPEN_METEO_URL: 'http://127.0.0.1:1',
    FAIRDAY_MET_NORWAY: metNorway.url,
    FAIRDAY_CONTACT: 'operator@example.org',
    FAIRDAY_NOW: NOW,
  };
  replicas = [await startTestService(settings), await startTestService(settings)];
});

afterAll(async () => {
  await Promise.all(replicas.map((replica) => replica.stop()));
  await metNorway.stop();
  await dropDatabase(database);
});

test('each request of each replica counts, and a shared budget is told apart from one of its own', async () => {
  for (const [i, replica] of replicas.entries()) {
    const key = await replica.keyOf('verified');
    const answer = await replica.get(`/v1/current?q=${['Leeds', 'Madrid'][i]}`, key);
    expect([answer.status, answer.headers.get('x-weather-source')]).toEqual([200, 'met-norway']);
  }
  const { host } = new URL(metNorway.url);
  const sql = new SQL(database, { max: 1 });
  const known = await sql.unsafe('SELECT count(*)::integer AS leases FROM upstream_lease WHERE host = $1', [host]);
  expect(known[0].leases).toBeGreaterThan(1);
  await sql.close();
  const { upstream } = (await (await replicas[0].get('/readyz')).json()) as {
    upstream: readonly { service: string; budget: readonly object[]; leased: number | null }[];
  };
  const source = upstream.find(({ service }) => service === 'met-norway');
  expect(source?.budget).toEqual([{ window_seconds: 1, limit: 10, left: expect.any(Number) }]);
  expect(source?.leased).toBeGreaterThanOrEqual(0);
  // An operator's own server has no limits.
  expect(upstream.find(({ service }) => service === 'forecast')).toMatchObject({ budget: [], leased: null });
  const metrics = await (await replicas[0].get('/metrics')).text();
  expect(metrics).toMatch(new RegExp(`fairday_upstream_weight_leased\\{host="${host}",service="met-norway"\\} \\d`));
});
