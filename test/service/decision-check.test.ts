/** A server notes what it decides and compares it with what came; neither can slow or fail a decision. */
import { afterEach, describe, expect, test } from 'bun:test';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { openDecisionLog } from '../../src/adapters/decision-log.ts';
import { BUILT_IN } from '../../src/decision/activities.ts';
import { checkNextCell } from '../../src/service/decision-check.ts';
import type { GivenDecision } from '../../src/skill/given.ts';
import { stormyWorld, weatherOf } from '../skill/worlds.ts';
import { ManualTimers } from '../support/manual-timers.ts';
import { inEmptyFolder } from '../support/process.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { startUpstream, type TestUpstream } from '../upstream/server.ts';

const GIVEN_MS = Date.parse('2026-05-10T06:05:00Z');
const DAY_MS = 86_400_000;

let service: TestService | null = null;
let upstream: TestUpstream | null = null;

afterEach(async () => {
  await service?.stop();
  await upstream?.stop();
  [service, upstream] = [null, null];
});

/** The test upstream lives three weeks after the service, so that it has both the forecast and what came. */
async function serve(env: Readonly<Record<string, string>> = {}): Promise<TestService> {
  const world = stormyWorld(0.4, () => 0);
  upstream = startUpstream({ weather: weatherOf(world), nowMs: () => GIVEN_MS + 21 * DAY_MS });
  service = await startTestService({
    FAIRDAY_WEATHER: 'open-meteo',
    FAIRDAY_OPEN_METEO_URL: upstream.url,
    FAIRDAY_NOW: new Date(GIVEN_MS).toISOString(),
    FAIRDAY_ENSEMBLE: 'off',
    ...env,
  });
  return service;
}

async function figure(running: TestService, name: string): Promise<number> {
  const text = await (await running.get('/metrics')).text();
  return [...text.matchAll(new RegExp(`^fairday_skill_${name}\\{lead="\\d+"\\} (\\S+)$`, 'gm'))].reduce(
    (sum, [, value]) => sum + Number(value),
    0,
  );
}

function decision(changes: Partial<GivenDecision> = {}): GivenDecision {
  return {
    activity: 'running',
    lat: 5.6,
    lon: 0,
    tzId: 'Africa/Accra',
    elevationM: null,
    date: '2026-05-12',
    leadDays: 2,
    fromHour: null,
    toHour: null,
    givenMs: GIVEN_MS,
    verdict: 'great',
    window: null,
    heldBack: false,
    chance: null,
    ...changes,
  };
}

describe('decisions that were given', () => {
  test('are compared with the analysis, one request for all of a cell, and counted by lead', async () => {
    const running = await serve();
    const key = await running.keyOf('verified');
    for (const when of ['2026-05-10', '2026-05-11', '2026-05-12', '2026-05-13', '2026-05-14']) {
      for (const activity of ['running', 'cycling', 'running']) {
        const response = await running.get(`/v1/decide?location=5.6,0&activity=${activity}&when=${when}`, key);
        expect(response.status).toBe(200);
      }
    }
    const { decisionLog: log, weather, clock } = running.service;
    if (log === null || upstream === null) throw new Error('no decisions are kept');
    expect(await figure(running, 'decisions_total')).toBe(0);
    const ports = { log, weather, activities: BUILT_IN, onEvent: () => {} };
    expect(await checkNextCell({ ...ports, nowMs: clock.nowMs })).toBe(0);
    const asked = upstream.requests.length;
    expect(await checkNextCell({ ...ports, nowMs: () => GIVEN_MS + 21 * DAY_MS })).toBe(10);
    expect(upstream.kinds.slice(asked)).toEqual(['archive']);
    expect(await figure(running, 'decisions_total')).toBe(10);
    // The forecast of that world is what came.
    expect(await figure(running, 'held_total')).toBe(10);
    // The chances that it stated were not quite certain.
    expect(await figure(running, 'brier_sum')).toBeWithin(0.0001, 0.1);
    expect(await checkNextCell({ ...ports, nowMs: () => GIVEN_MS + 21 * DAY_MS })).toBe(0);
    const text = await (await running.get('/metrics')).text();
    expect(text).toContain('fairday_skill_decisions_total{lead="4"} 2');
  });

  test('that turn out otherwise do not hold, and a stated chance is scored', async () => {
    const running = await serve();
    const { decisionLog: log, weather } = running.service;
    if (log === null) throw new Error('no decisions are kept');
    log.note(decision({ verdict: 'fair', chance: 0.25 }));
    log.note(decision({ verdict: 'fair', chance: 0.25, activity: 'gone' }));
    const ports = { log, weather, activities: BUILT_IN, onEvent: () => {}, nowMs: () => GIVEN_MS + 21 * DAY_MS };
    expect(await checkNextCell(ports)).toBe(1);
    expect(log.totals()).toEqual([{ leadDays: 2, checked: 1, held: 0, squaredError: expect.any(Number) }]);
    expect([0.0625, 0.5625]).toContain(log.totals()[0].squaredError);
    expect(log.due('2099-01-01')).toEqual([]);
  });

  test('wait while the archive does not answer', async () => {
    const running = await serve();
    const { decisionLog: log, weather } = running.service;
    if (log === null || upstream === null) throw new Error('no decisions are kept');
    log.note(decision());
    upstream.fail({ kind: 'status', status: 500, body: 'oops' });
    const ports = { log, weather, activities: BUILT_IN, onEvent: () => {}, nowMs: () => GIVEN_MS + 21 * DAY_MS };
    expect(await checkNextCell(ports)).toBe(0);
    expect(log.due('2099-01-01').length).toBe(1);
  });

  test('wait while the budget of the archive is half spent', async () => {
    const running = await serve();
    const { decisionLog: log, weather } = running.service;
    if (log === null || upstream === null) throw new Error('no decisions are kept');
    log.note(decision());
    const asked = upstream.requests.length;
    const [host] = weather.state().hosts;
    const archive = {
      ...host,
      service: 'archive',
      pauseSeconds: 0,
      budget: [{ windowSeconds: 60, limit: 500, left: 249 }],
    };
    const spent = { history: weather.history.bind(weather), state: () => ({ ...weather.state(), hosts: [archive] }) };
    const ports = { log, activities: BUILT_IN, onEvent: () => {}, nowMs: () => GIVEN_MS + 21 * DAY_MS };
    expect(await checkNextCell({ ...ports, weather: spent })).toBe(0);
    expect(upstream.requests.length).toBe(asked);
  });
});

describe('no decisions are kept', () => {
  test.each([
    ['on the embedded climate', { FAIRDAY_WEATHER: 'typical' }],
    ['where it is switched off', { FAIRDAY_SKILL_CHECK: 'off' }],
  ])('%s', async (_, env) => {
    await inEmptyFolder(async (folder) => {
      const running = await serve({ ...env, FAIRDAY_DATA_DIR: folder });
      const key = await running.keyOf('verified');
      expect((await running.get('/v1/decide?location=5.6,0&activity=running', key)).status).toBe(200);
      expect(running.service.decisionLog).toBeNull();
      await running.service.close();
      expect(existsSync(join(folder, 'decisions.db'))).toBe(false);
      service = null;
      await running.stopListening();
    });
  });
});

describe('the file', () => {
  test('keeps so many decisions and no more, and each question once', async () => {
    await inEmptyFolder(async (folder) => {
      const timers = new ManualTimers();
      const log = openDecisionLog({ path: join(folder, 'decisions.db'), timers, say: () => {}, maxRows: 50 });
      for (let minute = 0; minute < 3; minute++) {
        for (let i = 0; i < 40; i++) log.note(decision({ leadDays: i % 10, fromHour: i >= 10 ? i - 10 : null }));
        for (let i = 0; i < 40; i++) log.note(decision({ leadDays: i % 10, toHour: i }));
        timers.pass(60_000);
      }
      expect(log.due('2099-01-01').length).toBe(50);
      log.close();
      const fewer = openDecisionLog({ path: join(folder, 'fewer.db'), timers, say: () => {} });
      for (let i = 0; i < 100; i++) fewer.note(decision({ leadDays: i % 7 }));
      expect(fewer.due('2099-01-01').length).toBe(7);
      expect(fewer.due('2026-05-11')).toEqual([]);
      fewer.close();
    });
  });

  test('that cannot be used is said once, and noting goes on without', async () => {
    await inEmptyFolder(async (folder) => {
      const timers = new ManualTimers();
      const said: string[] = [];
      mkdirSync(join(folder, 'decisions.db'));
      const log = openDecisionLog({ path: join(folder, 'decisions.db'), timers, say: (text) => said.push(text) });
      for (let i = 0; i < 5; i++) {
        log.note(decision({ leadDays: i }));
        timers.pass(60_000);
      }
      expect(log.due('2099-01-01')).toEqual([]);
      expect(log.totals()).toEqual([]);
      log.close();
      expect(said.length).toBe(1);
      expect(said[0]).toContain('decisions.db cannot be used');
    });
  });
});
