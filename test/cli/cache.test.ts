import { describe, expect, test } from 'bun:test';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { inEmptyFolder, PROGRAM, run } from '../support/process.ts';
import { startUpstream } from '../upstream/server.ts';

const NOW = '2026-07-01T12:00:00Z';

describe('the cache from the command line', () => {
  test('a question asked twice, in two processes, is one request; stats count it and clear forgets it', async () => {
    const upstream = startUpstream({ nowMs: () => Date.parse(NOW) });
    const env = { FAIRDAY_WEATHER: 'open-meteo', FAIRDAY_OPEN_METEO_URL: upstream.url, FAIRDAY_NOW: NOW };
    try {
      await inEmptyFolder(async (cwd) => {
        const command = (...args: string[]) => run(PROGRAM, args, cwd, env);
        const first = await command('history', 'Leeds', '2026-06-01', '--end_dt', '2026-06-03');
        const second = await command('history', 'Leeds', '2026-06-01', '--end_dt', '2026-06-03');
        expect([first.exitCode, second.exitCode]).toEqual([0, 0]);
        expect(second.stdout).toBe(first.stdout);
        expect(upstream.requests).toHaveLength(1);
        const stats = JSON.parse((await command('cache', 'stats', '--json')).stdout);
        expect(stats.kinds).toEqual([expect.objectContaining({ kind: 'archive', entries: 3 })]);
        expect((await command('cache', 'stats')).stdout).toMatch(/^archive +3 /m);
        expect((await command('cache', 'clear', '--json')).stdout.trim()).toBe('{"cleared":3}');
        expect((await command('cache', 'stats')).stdout).toContain('no entries');
        await command('history', 'Leeds', '2026-06-02');
        expect(upstream.requests).toHaveLength(2);
      });
    } finally {
      await upstream.stop();
    }
  });

  test('shows an empty cache without making one, and refuses what it does not know', async () => {
    await inEmptyFolder(async (cwd) => {
      const stats = await run(PROGRAM, ['cache', 'stats'], cwd);
      expect([stats.exitCode, stats.stdout.split('\n')[1]]).toEqual([0, 'no entries']);
      expect(existsSync(join(cwd, 'fairday-data'))).toBe(false);
      const wrong = await run(PROGRAM, ['cache', 'empty'], cwd);
      expect([wrong.exitCode, wrong.stdout]).toEqual([2, '']);
      expect(wrong.stderr).toContain('fairday cache stats or fairday cache clear');
    });
  });
});

describe('past weather, air and sunlight in a terminal', () => {
  const ask = (args: readonly string[], env: Readonly<Record<string, string>> = {}) =>
    inEmptyFolder((cwd) => run(PROGRAM, args, cwd, { FAIRDAY_WEATHER: 'typical', FAIRDAY_NOW: NOW, ...env }));

  test('history is a line for each day, in the units asked for', async () => {
    const { exitCode, stdout } = await ask([
      'history',
      'Leeds',
      '2026-06-01',
      '--end_dt',
      '2026-06-02',
      '--units',
      'imperial',
    ]);
    const lines = stdout.split('\n');
    expect([exitCode, lines[0]]).toEqual([
      0,
      'history · Leeds, England, United Kingdom · typical climate, not a forecast',
    ]);
    expect(lines[3]).toMatch(/^ {2}2026-06-01 +[\d.]+°F +[\d.]+°F +[\d.]+°F +[\d.]+ in +[\d.]+ mph +\d+ % {2}\w/);
    expect(lines[4]).toStartWith('  2026-06-02');
  });

  test('a date months ahead is a table of what is typical, its columns lined up', async () => {
    const { exitCode, stdout } = await ask(['future', 'Leeds', '2026-12-24', '--units', 'imperial']);
    const lines = stdout.split('\n');
    expect([exitCode, lines[0]]).toEqual([
      0,
      'future · Leeds, England, United Kingdom · typical climate, not a forecast',
    ]);
    expect(lines[2]).toMatch(/^ {2}2026-12-24 {3}Typically \w/);
    expect(lines[3]).toBe('  by typical, years 1981 to 2010; not a forecast');
    expect(lines[6]).toMatch(/^ {2}max +[\d.]+°F +[\d.]+°F +[\d.]+°F +[\d.]+°F$/);
    expect(new Set(lines.slice(5, 12).map((line) => line.length)).size).toBe(1);
    expect(stdout).toMatch(/rain on \d+ % of days, snow on \d+ %; a wet day typically brings [\d.]+ in/);
    expect(stdout).toMatch(/sunrise 08:\d\d AM, sunset 03:\d\d PM/);
  });

  test('solar is a line for each hour', async () => {
    const { exitCode, stdout } = await ask(['solar', 'Leeds', '2026-07-02']);
    expect([exitCode, stdout.match(/^ {2}\d\d:00 /gm)?.length]).toEqual([0, 24]);
  });

  test('air quality shows the three indices, and without a network says why there is none', async () => {
    const upstream = startUpstream({ nowMs: () => Date.parse(NOW) });
    try {
      const env = { FAIRDAY_WEATHER: 'auto', FAIRDAY_OPEN_METEO_URL: upstream.url };
      const { exitCode, stdout } = await ask(['airquality', 'Leeds'], env);
      expect([exitCode, stdout]).toEqual([0, expect.stringMatching(/US AQI +57 {2}category 2 of 6 by pm2_5/)]);
      expect(stdout).toContain('CAMS');
    } finally {
      await upstream.stop();
    }
    const none = await ask(['airquality', 'Leeds']);
    expect([none.exitCode, none.stdout]).toEqual([6, '']);
    expect(none.stderr).toContain('embedded climate has no air quality');
  });
});
