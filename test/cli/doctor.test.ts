/** `fairday doctor`: it goes on to its end whatever is broken, asks hosts only where it may, and says how to mend what is not fine. */
import { describe, expect, test } from 'bun:test';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findingsOf } from '../../src/cli/doctor/finding.ts';
import { spaceFinding } from '../../src/cli/doctor/machine.ts';
import { inEmptyFolder, PROGRAM, run, WITHOUT_ROOTS_RIGHTS } from '../support/process.ts';
import { startUpstream } from '../upstream/server.ts';

const TYPICAL = { FAIRDAY_WEATHER: 'typical' };

interface Report {
  readonly healthy: boolean;
  readonly checks: readonly { readonly name: string; readonly verdict: string; readonly message: string }[];
}

async function doctor(cwd: string, env: Readonly<Record<string, string>>, ...args: string[]) {
  const { exitCode, stdout } = await run(PROGRAM, ['doctor', '--json', ...args], cwd, env);
  const report: Report = JSON.parse(stdout);
  const check = (name: string) => report.checks.filter((found) => found.name === name);
  return { exitCode, report, check };
}

describe('the doctor', () => {
  test('goes on after a database that was cut off, exit 7', async () => {
    await inEmptyFolder(async (cwd) => {
      await run(PROGRAM, ['account', 'create', 'jane@example.org'], cwd, TYPICAL);
      const path = join(cwd, 'fairday-data', 'fairday.db');
      writeFileSync(path, readFileSync(path).subarray(0, 5_000));
      const { exitCode, report, check } = await doctor(cwd, TYPICAL);
      expect([exitCode, report.healthy]).toEqual([7, false]);
      expect(check('database')).toMatchObject([
        { verdict: 'fail', message: expect.stringContaining('fairday restore') },
      ]);
      for (const name of ['disk', 'clock', 'places', 'server', 'language model']) expect(check(name)).toHaveLength(1);
    });
  });

  test('goes on after every setting that cannot be used, and names each once with what it must be', async () => {
    await inEmptyFolder(async (cwd) => {
      mkdirSync(join(cwd, 'fairday-data'));
      writeFileSync(join(cwd, 'fairday-data', 'settings.toml'), 'free_decisions_month = 7\nport = 9000\n');
      const nowhere = join(cwd, 'nowhere');
      const { exitCode, check } = await doctor(cwd, {
        ...TYPICAL,
        FAIRDAY_RATE_BURST: 'many',
        FAIRDAY_CAP_DIR: nowhere,
        FAIRDAY_ACTIVITIES: nowhere,
        FAIRDAY_GEOIP: nowhere,
        FAIRDAY_DEFAULT_PLACE: 'Xyzzyq',
        FAIRDAY_LLM_URL: 'http://127.0.0.1:9',
      });
      expect(exitCode).toBe(1);
      const failures = check('settings').map(({ verdict, message }) => [verdict, message.split(/[ :]/)[0]]);
      expect(failures.sort()).toEqual([
        ['fail', 'FAIRDAY_ACTIVITIES'],
        ['fail', 'FAIRDAY_CAP_DIR'],
        ['fail', 'FAIRDAY_DEFAULT_PLACE'],
        ['fail', 'FAIRDAY_GEOIP'],
        ['fail', 'FAIRDAY_LLM_URL'],
        ['fail', 'FAIRDAY_RATE_BURST'],
        ['fail', 'free_decisions_month'],
      ]);
      for (const name of ['disk', 'clock', 'places', 'skill', 'database']) expect(check(name)).toHaveLength(1);
    });
  });

  test('does not call a folder empty that it may not look into', async () => {
    await inEmptyFolder(async (cwd) => {
      const folder = join(cwd, 'fairday-data');
      mkdirSync(folder, { mode: 0 });
      const { stdout } = await run([...WITHOUT_ROOTS_RIGHTS, ...PROGRAM], ['doctor', '--json'], cwd, TYPICAL);
      chmodSync(folder, 0o700);
      const { checks }: Report = JSON.parse(stdout);
      const named = (name: string) => checks.filter((found) => found.name === name);
      expect(named('settings')).toMatchObject([{ message: expect.stringContaining(`may not look into ${folder}`) }]);
      expect(named('data directory')).toMatchObject([{ verdict: 'fail' }]);
      expect([...named('database'), ...named('permissions')]).toEqual([]);
    });
  });

  test('says each thing once, also where the data directory is a file', async () => {
    await inEmptyFolder(async (cwd) => {
      writeFileSync(join(cwd, 'file'), '');
      const { exitCode, stdout, stderr } = await run(PROGRAM, ['doctor', '--data', 'file'], cwd, {
        ...TYPICAL,
        COLUMNS: '400',
      });
      expect(exitCode).toBe(1);
      expect((stdout + stderr).match(/is no folder; name the folder/g)).toHaveLength(1);
      expect(stdout).not.toContain('ENOTDIR');
    });
  });

  test('fails where a proxy is no URL', async () => {
    await inEmptyFolder(async (cwd) => {
      for (const HTTPS_PROXY of ['banana', 'u:secret@proxy:3128']) {
        const { exitCode, report, check } = await doctor(cwd, { ...TYPICAL, HTTPS_PROXY });
        expect([exitCode, check('proxy out')[0].verdict]).toEqual([1, 'fail']);
        expect(JSON.stringify(report)).not.toContain('secret');
      }
    });
  });

  test('points out data that others can read, and how to close it', async () => {
    await inEmptyFolder(async (cwd) => {
      await run(PROGRAM, ['account', 'create', 'jane@example.org'], cwd, TYPICAL);
      chmodSync(join(cwd, 'fairday-data', 'fairday.db'), 0o644);
      const [found] = (await doctor(cwd, TYPICAL)).check('permissions');
      expect(found).toMatchObject({ verdict: 'warn', message: expect.stringContaining('chmod') });
    });
  });

  test('asks the hosts once and compares the clocks with --online, and not without', async () => {
    const upstream = startUpstream();
    try {
      await inEmptyFolder(async (cwd) => {
        const env = { FAIRDAY_WEATHER: 'open-meteo', FAIRDAY_OPEN_METEO_URL: upstream.url };
        expect((await doctor(cwd, env)).check('host')).toEqual([]);
        const { check } = await doctor(cwd, env, '--online');
        expect(check('host')).toMatchObject([{ verdict: 'ok', message: expect.stringContaining('answers in') }]);
        expect(check('clock online')).toMatchObject([{ verdict: 'ok' }]);
        expect(check('forecast')).toMatchObject([{ verdict: 'ok', message: expect.stringContaining('open-meteo') }]);
      });
    } finally {
      await upstream.stop();
    }
  }, 120_000);

  test('says of a host that is not there how to mend that', async () => {
    await inEmptyFolder(async (cwd) => {
      const env = { FAIRDAY_WEATHER: 'open-meteo', FAIRDAY_OPEN_METEO_URL: 'http://127.0.0.1:9' };
      const { exitCode, check } = await doctor(cwd, env, '--online');
      expect(exitCode).toBe(0);
      expect(check('host')).toMatchObject([{ verdict: 'warn', message: expect.stringContaining('HTTPS_PROXY') }]);
      expect(check('forecast')).toMatchObject([{ verdict: 'warn' }]);
    });
  });

  test('warns of keys in clear and of proxies that are everybody', async () => {
    await inEmptyFolder(async (cwd) => {
      const env = {
        ...TYPICAL,
        FAIRDAY_HOST: '0.0.0.0',
        FAIRDAY_TRUSTED_PROXIES: '0.0.0.0/0',
        HTTPS_PROXY: 'http://u:secret@proxy:3128',
      };
      const { report, check } = await doctor(cwd, env);
      expect(check('proxy in').map(({ verdict }) => verdict)).toEqual(['warn', 'warn']);
      expect(check('proxy out')[0].message).toContain('proxy:3128');
      expect(JSON.stringify(report)).not.toContain('secret');
    });
  });
});

test('a disk without room fails, one with little warns', () => {
  const verdict = (bytes: number, files: number | null) => spaceFinding({ bytes, files }, { cacheMb: 500 }).status;
  expect([verdict(0, 1_000), verdict(4e6, null), verdict(1e12, 0)]).toEqual(['fail', 'fail', 'fail']);
  expect([verdict(100e6, 1_000), verdict(1e12, null)]).toEqual(['warn', 'ok']);
});

test('a check that breaks is a finding', async () => {
  const broken = () => {
    throw new Error('statfs failed');
  };
  expect(await findingsOf('disk', broken)).toEqual([{ name: 'disk', status: 'fail', message: 'statfs failed' }]);
});
