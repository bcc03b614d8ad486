/** The report of a backtest as callers, readers and operators see it, and what a service says that has none. */
import { afterEach, describe, expect, test } from 'bun:test';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSkill } from '../../src/skill/error-growth.ts';
import { smallReport } from '../skill/reports.ts';
import { answerFaults } from '../support/answer-shape.ts';
import { inEmptyFolder, PROGRAM, run } from '../support/process.ts';
import { startTestService, type TestService } from '../support/service.ts';

let service: TestService | null = null;

afterEach(async () => {
  await service?.stop();
  service = null;
});

async function serve(env: Readonly<Record<string, string>> = {}): Promise<TestService> {
  service = await startTestService(env);
  return service;
}

interface SkillBody {
  readonly message: string;
  readonly backtest: object | null;
}

async function skillOf({ get }: TestService): Promise<SkillBody> {
  const response = await get('/v1/skill');
  expect(response.status).toBe(200);
  expect(response.headers.get('x-call-cost-gbp')).toBeNull();
  const body = (await response.json()) as SkillBody;
  expect(answerFaults('skill', body)).toEqual([]);
  return body;
}

const TEXT = JSON.stringify(smallReport());

describe('without a backtest', () => {
  test('the address and the page say so in a sentence', async () => {
    const running = await serve();
    const words = 'Nobody has made a backtest here yet';
    expect(await skillOf(running)).toEqual({ message: expect.stringContaining(words), backtest: null });
    expect(await (await running.get('/docs/skill')).text()).toContain('Nobody has made a backtest here yet');
  });
});

describe('with a report', () => {
  test('anybody gets it, whole and as documented, without a key and without a charge', async () => {
    await inEmptyFolder(async (folder) => {
      const path = join(folder, 'mine.json');
      writeFileSync(path, TEXT);
      const running = await serve({ FAIRDAY_SKILL: path });
      const { message, backtest } = await skillOf(running);
      expect(backtest).toEqual(JSON.parse(TEXT));
      expect(message).toContain('not a station');
      const page = await (await running.get('/docs/skill')).text();
      expect(page).toContain('<td>running</td>');
      expect(page).toContain('Leeds &lt;b&gt;');
      expect(page).not.toContain('<b>');
      expect(page).toContain('CC BY 4.0');
    });
  });

  test('in the data directory it is found by itself, by a command as well', async () => {
    await inEmptyFolder(async (folder) => {
      writeFileSync(join(folder, 'skill.json'), TEXT);
      expect((await skillOf(await serve({ FAIRDAY_DATA_DIR: folder }))).backtest).not.toBeNull();
      const shown = await run(PROGRAM, ['skill', '--data', folder], folder, {
        COLUMNS: '400',
        FAIRDAY_WEATHER: 'typical',
      });
      expect(shown.stdout).toMatch(/running +1 +60 +\d+ % \(\d+–\d+ %\)/);
      const doctor = await run(PROGRAM, ['doctor', '--data', folder], folder, {
        COLUMNS: '400',
        FAIRDAY_WEATHER: 'typical',
      });
      expect(doctor.stdout).toMatch(/ok +skill +.*skill\.json, 1 places, 2026-01-01 to 2026-03-01/);
    });
  });
});

describe('a report that cannot be used', () => {
  test.each([
    ['cut short', TEXT.slice(0, -20), 'it is not JSON'],
    ['of another kind', TEXT.replace('fairday-skill-1', 'fairday-skill-9'), 'it is not of the kind fairday-skill-1'],
    ['with a field of another type', TEXT.replace('"lead_days":1', '"lead_days":"1"'), '/decisions/0/lead_days'],
  ])('%s is said by doctor, and stops nothing', async (_, text, why) => {
    await inEmptyFolder(async (folder) => {
      const path = join(folder, 'skill.json');
      writeFileSync(path, text);
      expect(() => parseSkill(text, path)).toThrow(why);
      expect((await skillOf(await serve({ FAIRDAY_SKILL: path }))).backtest).toBeNull();
      const doctor = await run(PROGRAM, ['doctor'], folder, {
        COLUMNS: '400',
        FAIRDAY_WEATHER: 'typical',
        FAIRDAY_SKILL: path,
      });
      expect(doctor.exitCode).toBe(0);
      expect(doctor.stdout).toMatch(/warn +skill/);
      expect(doctor.stdout).toContain(why);
    });
  });

  test('that is named and is not there is said as well', async () => {
    await inEmptyFolder(async (folder) => {
      const env = { COLUMNS: '400', FAIRDAY_WEATHER: 'typical', FAIRDAY_SKILL: 'nowhere.json' };
      const doctor = await run(PROGRAM, ['doctor'], folder, env);
      expect(doctor.stdout).toMatch(/warn +skill +FAIRDAY_SKILL: there is no file .*nowhere\.json/);
    });
  });
});

test('the errors of the forecasts are read for whoever makes possible weathers', () => {
  const spread = (sd: number | null) => ({ hours: 100, bias: 0, sd });
  const growth = (leadHours: number, sd: number | null) => ({
    lead_hours: leadHours,
    temperature_k: spread(1.5),
    dew_point_k: spread(1.75),
    log_wind: spread(sd),
    cloud_pct: spread(25),
  });
  const report = { ...smallReport(), error_growth: [growth(72, 0.5), growth(24, 0.25), growth(120, null)] };
  expect(parseSkill(JSON.stringify(report), 'skill.json').errorGrowth).toEqual([
    { leadHours: 24, temperatureK: 1.5, dewPointK: 1.75, logWind: 0.25, cloudPct: 25 },
    { leadHours: 72, temperatureK: 1.5, dewPointK: 1.75, logWind: 0.5, cloudPct: 25 },
  ]);
});
