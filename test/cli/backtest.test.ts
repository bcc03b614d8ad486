/** `fairday backtest` as an operator runs it, against an upstream of known errors. */
import { afterAll, describe, expect, test } from 'bun:test';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSkill } from '../../src/skill/error-growth.ts';
import type { DecisionSkill, SkillReport } from '../../src/skill/skill-report.ts';
import { noisyWorld, normal, stormyWorld, type World, weatherOf } from '../skill/worlds.ts';
import { cleanEnv, inEmptyFolder, PROGRAM, run } from '../support/process.ts';
import { until } from '../support/until.ts';
import { startUpstream, type TestUpstream } from '../upstream/server.ts';

const NOW = '2026-06-10T12:00:00Z';
const upstreams: TestUpstream[] = [];

function upstreamOf(world: World): TestUpstream {
  const upstream = startUpstream({ weather: weatherOf(world), nowMs: () => Date.parse(NOW) });
  upstreams.push(upstream);
  return upstream;
}

afterAll(async () => {
  for (const upstream of upstreams) await upstream.stop();
});

const settings = (upstream: TestUpstream) => ({ FAIRDAY_OPEN_METEO_URL: upstream.url, FAIRDAY_NOW: NOW });

/** Where the clocks show UTC all year, so that civil days are those of the worlds. */
const PLACES = '# where\n12.37,-1.53,Ouagadougou\n\n5.6,0.0,Tema # warm\n';

async function backtest(upstream: TestUpstream, folder: string, ...args: string[]) {
  writeFileSync(join(folder, 'places.txt'), PLACES);
  return run(PROGRAM, ['backtest', '--places', 'places.txt', ...args], folder, settings(upstream));
}

const YEAR = ['--from', '2025-01-01', '--to', '2025-12-31'];
const SPRING = ['--from', '2026-03-01', '--to', '2026-03-31'];

async function reportOf(world: World, ...args: string[]): Promise<SkillReport> {
  return inEmptyFolder(async (folder) => {
    const { exitCode, stderr, stdout } = await backtest(upstreamOf(world), folder, '--json', ...args);
    expect({ exitCode, stderr: exitCode === 0 ? '' : stderr }).toEqual({ exitCode: 0, stderr: '' });
    const report = readSkill(join(folder, 'fairday-data', 'skill.json'))?.report;
    if (report === undefined) throw new Error('no report was written');
    expect(JSON.parse(stdout)).toEqual(report);
    return report;
  });
}

function decisionsAt(report: SkillReport, lead: number): DecisionSkill {
  const found = report.decisions.find(({ lead_days }) => lead_days === lead);
  if (found === undefined) throw new Error(`no decisions at lead ${lead}`);
  return found;
}

describe('in a world of known error', () => {
  const STORMS = 0.4;
  const ERRORS: Readonly<Record<number, number>> = { 1: 0.05, 7: 0.3 };
  const world = stormyWorld(STORMS, (lead) => ERRORS[lead]);

  test('skill is what the errors make it, within the sampling error and within the interval', async () => {
    const report = await reportOf(world, ...YEAR, '--activities', 'running', '--leads', '1,7');
    for (const [lead, error] of [
      [1, ERRORS[1]],
      [7, ERRORS[7]],
    ]) {
      const { days, held, good_or_better: good } = decisionsAt(report, lead);
      expect(days).toBe(2 * 365);
      const clear = 1 - STORMS;
      // Murphy 1973 for Brier skill; persistence of independent days errs with 2·p·(1 − p); Richardson 2000 for value.
      const expense = (clear * error + STORMS * (1 - error)) * good.cost_loss + STORMS * error;
      const byClimate = Math.min(good.cost_loss, STORMS);
      const expected = {
        held: 1 - error,
        came: clear,
        brier: error,
        skill_climatology: 1 - error / (clear * STORMS),
        skill_persistence: 1 - error / (2 * clear * STORMS),
        value: (byClimate - expense) / (byClimate - STORMS * good.cost_loss),
      };
      const found = { held, ...good };
      for (const name of Object.keys(expected) as (keyof typeof expected)[]) {
        const { value, low, high } = found[name];
        const halfWidth = ((high ?? Number.NaN) - (low ?? Number.NaN)) / 2;
        // Four standard errors; the half width of a 95 % interval is about two.
        expect({ lead, name, off: Math.abs((value ?? Number.NaN) - expected[name]) / halfWidth < 2 }).toEqual({
          lead,
          name,
          off: true,
        });
        expect(halfWidth).toBeGreaterThan(0);
        expect(halfWidth).toBeLessThan(0.35);
      }
    }
  }, 120_000);

  test('the errors of a lead are those that the world was given', async () => {
    const errors = (lead: number) => ({
      temperatureK: 0.5 * lead,
      dewPointK: 0.8 * lead,
      logWind: 0.05 * lead,
      cloudPct: 3 * lead,
    });
    const report = await reportOf(noisyWorld(errors), ...SPRING, '--activities', 'running', '--leads', '1,3');
    expect(report.error_growth.map(({ lead_hours }) => lead_hours)).toEqual([24, 72]);
    for (const growth of report.error_growth) {
      const expected = errors(growth.lead_hours / 24);
      expect(growth.temperature_k.hours).toBe(2 * 31 * 24);
      // Of 1,488 values the standard deviation is known to 1.8 %, the mean to a fortieth of it: four of each.
      for (const [{ sd, bias }, sigma] of [
        [growth.temperature_k, expected.temperatureK],
        [growth.dew_point_k, expected.dewPointK],
        [growth.log_wind, expected.logWind],
        [growth.cloud_pct, expected.cloudPct],
      ] as const) {
        expect((sd ?? 0) / sigma).toBeWithin(0.92, 1.08);
        expect(Math.abs(bias ?? 1) / sigma).toBeLessThan(0.11);
      }
    }
  }, 180_000);
});

test('a perfect forecast holds always, for every activity, with a Brier score of 0', async () => {
  const errorless = noisyWorld(() => ({ temperatureK: 0, dewPointK: 0, logWind: 0, cloudPct: 0 }));
  const perfect: World = (variable, _lead, at, lat) => errorless(variable, 0, at, lat);
  const report = await reportOf(perfect, ...SPRING, '--activities', 'all', '--leads', '5');
  expect(report.decisions.length).toBe(20);
  const all = report.decisions.map(({ activity, days, held, good_or_better: { brier, came, stated } }) => ({
    activity,
    days,
    held: held.value,
    brier: brier.value,
    same: came.value === stated.value,
  }));
  expect(all).toEqual(all.map(({ activity, days }) => ({ activity, days, held: 1, brier: 0, same: true })));
  expect(all.every(({ days }) => days === 62)).toBe(true);
  expect(new Set(report.decisions.flatMap(({ by_verdict }) => by_verdict.map(({ verdict }) => verdict))).size).toBe(5);
}, 120_000);

test('a forecast that says the same every day is worth nothing', async () => {
  const truth = stormyWorld(0.4, () => 0);
  const always: World = (variable, lead, at, lat) =>
    lead === 0 ? truth(variable, 0, at, lat) : truth(variable, 0, 0, 1);
  const report = await reportOf(always, ...SPRING, '--activities', 'running', '--leads', '3');
  const { value, skill_climatology: skill } = decisionsAt(report, 3).good_or_better;
  expect(value.value ?? 1).toBeLessThanOrEqual(0);
  expect(skill.value ?? 1).toBeLessThan(0);
});

describe('a backtest that is killed', () => {
  const world = noisyWorld((lead) => ({ temperatureK: lead, dewPointK: lead, logWind: 0.1, cloudPct: 10 }));
  const args = ['--from', '2025-03-01', '--to', '2025-12-31', '--activities', 'laundry-drying', '--leads', '1'];

  test('goes on where it was, and ends with the same report', async () => {
    const files = (folder: string) =>
      ['skill.json', 'skill.md'].map((name) => readFileSync(join(folder, 'out', name), 'utf8'));
    const whole = upstreamOf(world);
    const expected = await inEmptyFolder(async (folder) => {
      expect((await backtest(whole, folder, ...args, '--out', 'out')).exitCode).toBe(0);
      return files(folder);
    });
    const upstream = upstreamOf(world);
    await inEmptyFolder(async (folder) => {
      writeFileSync(join(folder, 'places.txt'), PLACES);
      const command = [...PROGRAM, 'backtest', '--places', 'places.txt', ...args, '--out', 'out'];
      for (const answered of [2, 7]) {
        const child = Bun.spawn(command, {
          cwd: folder,
          env: cleanEnv(settings(upstream)),
          stderr: 'pipe',
          stdout: 'pipe',
        });
        await until(() => upstream.requests.length >= answered);
        child.kill('SIGKILL');
        await child.exited;
        expect(existsSync(join(folder, 'out', 'skill.json'))).toBe(false);
      }
      const { exitCode, stderr } = await backtest(upstream, folder, ...args, '--out', 'out');
      expect(exitCode).toBe(0);
      expect(stderr).toContain('are answered already');
      expect(files(folder)).toEqual(expected);
    });
    expect(upstream.requests.length).toBeLessThanOrEqual(whole.requests.length + 2);
  }, 120_000);
});

describe('what it would request', () => {
  test('weighs what upstream charges for it', async () => {
    const upstream = upstreamOf(stormyWorld(0.4, () => 0.1));
    await inEmptyFolder(async (folder) => {
      const args = ['--from', '2026-01-10', '--to', '2026-04-20', '--activities', 'running'];
      const dry = await backtest(upstream, folder, ...args, '--dry-run');
      expect(dry.exitCode).toBe(0);
      expect(upstream.requests.length).toBe(0);
      expect(existsSync(join(folder, 'fairday-data', 'backtest.db'))).toBe(false);
      const units = /([\d.]+) units: at the limits of the free hosts less than a minute/.exec(dry.stderr)?.[1];
      expect((await backtest(upstream, folder, ...args)).exitCode).toBe(0);
      expect(upstream.weight.toFixed(1)).toBe(units ?? '');
      const again = await backtest(upstream, folder, ...args);
      expect(again.exitCode).toBe(0);
      expect(upstream.weight.toFixed(1)).toBe(units ?? '');
    });
  }, 180_000);
});

describe('what is wrong is said before anything is requested', () => {
  const upstream = upstreamOf(stormyWorld(0.4, () => 0.1));

  test('in a file of places, each line by its number', async () => {
    await inEmptyFolder(async (folder) => {
      writeFileSync(join(folder, 'bad.txt'), 'Leeds\n91,0\n# fine\nLeeds\nXyzzyqqq\n53.8,-1.55,Home\n');
      const args = ['backtest', '--places', 'bad.txt', ...SPRING, '--activities', 'all'];
      const { exitCode, stderr } = await run(PROGRAM, args, folder, settings(upstream));
      expect(exitCode).toBe(2);
      expect(stderr).toContain('bad.txt:2: ');
      expect(stderr).toContain('bad.txt:4: "Leeds" is the same place as line 1');
      expect(stderr).toContain('bad.txt:5: ');
      expect(stderr).not.toContain('bad.txt:3');
    });
  });

  test.each([
    ['no file', ['--places', 'none.txt', ...SPRING, '--activities', 'all'], 3, 'it does not exist'],
    ['no dates', ['--places', 'places.txt', '--activities', 'all'], 2, '--from is missing'],
    [
      'dates that are not settled',
      ['--places', 'places.txt', '--from', '2026-05-01', '--to', '2026-06-05', '--activities', 'all'],
      2,
      '--to must be 2026-05-31 or earlier',
    ],
    [
      'dates in the wrong order',
      ['--places', 'places.txt', '--from', '2026-05-02', '--to', '2026-05-01', '--activities', 'all'],
      2,
      'is after',
    ],
    [
      'an activity nobody knows',
      ['--places', 'places.txt', ...SPRING, '--activities', 'runing'],
      2,
      'did you mean running',
    ],
    [
      'a lead that no host has',
      ['--places', 'places.txt', ...SPRING, '--activities', 'all', '--leads', '1,9'],
      2,
      '--leads must be',
    ],
    [
      'a truth that is none',
      ['--places', 'places.txt', ...SPRING, '--activities', 'all', '--truth', 'tea'],
      2,
      '--truth must be',
    ],
  ])('%s', async (_, args, code, message) => {
    await inEmptyFolder(async (folder) => {
      writeFileSync(join(folder, 'places.txt'), PLACES);
      const { exitCode, stderr } = await run(PROGRAM, ['backtest', ...args], folder, settings(upstream));
      expect({ exitCode, said: stderr.includes(message) }).toEqual({ exitCode: code, said: true });
    });
  });

  test('and nothing was requested', () => {
    expect(upstream.requests.length).toBe(0);
  });
});

test('the noise of the worlds is normal', () => {
  const draws = Array.from({ length: 4000 }, (_, i) => normal(`draw ${i}`));
  const mean = draws.reduce((sum, value) => sum + value, 0) / draws.length;
  expect(Math.abs(mean)).toBeLessThan(0.07);
  expect(draws.reduce((sum, value) => sum + (value - mean) ** 2, 0) / draws.length).toBeWithin(0.9, 1.1);
});
