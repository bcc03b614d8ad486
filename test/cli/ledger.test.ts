/** `fairday ledger`, `usage`, `backup`, `restore`, `doctor`: what they print, and their exit codes. */
import { describe, expect, test } from 'bun:test';
import { join } from 'node:path';
import { openWeatherCache } from '../../src/adapters/sqlite-weather-cache.ts';
import { ledgerCommand } from '../../src/cli/admin/ledger.ts';
import { usageCommand } from '../../src/cli/admin/usage.ts';
import { runCommand } from '../account/run-command.ts';
import { NOW_MS, openBeside, openWithCustomer, temporaryPath, withoutPools } from '../account/temporary-store.ts';
import { startModelServer } from '../support/model-server.ts';
import { inEmptyFolder, PROGRAM, ROOT, run, startServerProcess } from '../support/process.ts';

const EMAIL = 'jane@example.com';
const DAY_MS = 86_400_000;

async function november() {
  const path = temporaryPath();
  const { store, request } = await openWithCustomer(path, withoutPools());
  await store.topUp({ email: EMAIL, amountMicroGbp: 5_000_000, ref: 'bank-1' }, NOW_MS - DAY_MS);
  for (let i = 0; i < 120; i++) await store.charge(request({ requestId: `r${i}`, operation: 'decide' }));
  await store.adjust({ email: EMAIL, amountMicroGbp: -1_000_000, reason: 'paid, "back"', ref: 'case-7' }, NOW_MS);
  return { path, store };
}

describe('statement', () => {
  test('is a table with opening and closing balance and the VAT', async () => {
    const { path } = await november();
    const { exitCode, out } = await runCommand(ledgerCommand, path, 'statement', EMAIL, '--from', '2026-11-21');
    expect(exitCode).toBe(0);
    expect(out).toBe(`Statement of jane@example.com, 2026-11-21 to 2026-11-21 (UTC), in GBP

DAY         WHAT        FOR                   COUNT   AMOUNT     VAT  BALANCE
2026-11-21  opening                                                    5.0000
2026-11-21  calls       decide                  120  -0.1440  0.0240   4.8560
2026-11-21  adjustment  case-7: paid, "back"         -1.0000           3.8560
2026-11-21  closing                                                    3.8560

Spent 0.1440 GBP, of which VAT 0.0240 GBP
`);
  });

  test('as CSV and JSON says the same', async () => {
    const { path } = await november();
    const csv = await runCommand(
      ledgerCommand,
      path,
      'statement',
      EMAIL,
      '--csv',
      '--from=2026-11-20',
      '--to=2026-11-30',
    );
    expect(csv.out.split('\r\n')).toEqual([
      'day,what,operation,ref,reason,count,amount_gbp,vat_gbp,balance_gbp,vat_percent',
      '2026-11-20,opening,,,,,,,0.0000,',
      '2026-11-20,top-up,,bank-1,,1,5.0000,0.0000,5.0000,',
      '2026-11-21,calls,decide,,,120,-0.1440,0.0240,4.8560,20',
      '2026-11-21,adjustment,,case-7,"paid, ""back""",1,-1.0000,0.0000,3.8560,',
      '2026-11-30,closing,,,,,,,3.8560,',
      '',
    ]);
    const json = JSON.parse(
      (await runCommand(ledgerCommand, path, 'statement', EMAIL, '--from', '2026-11-20', '--json')).out,
    );
    expect(json).toMatchObject({
      account: EMAIL,
      currency: 'GBP',
      from: '2026-11-20',
      to: '2026-11-21',
      opening_gbp: '0.0000',
      closing_gbp: '3.8560',
      spent_gbp: '0.1440',
      vat_gbp: '0.0240',
    });
    expect(json.lines).toHaveLength(3);
    expect(json.lines[1]).toEqual({
      day: '2026-11-21',
      what: 'calls',
      operation: 'decide',
      ref: null,
      reason: null,
      count: 120,
      amount_gbp: '-0.1440',
      vat_percent: '20',
      vat_gbp: '0.0240',
      balance_gbp: '4.8560',
    });
  });

  test('of an empty time opens and closes alike; bad days and unknown accounts are refused', async () => {
    const { path } = await november();
    const statement = (...args: string[]) => runCommand(ledgerCommand, path, 'statement', ...args);
    const empty = await statement(EMAIL, '--from', '2027-01-01', '--to', '2027-01-31', '--json');
    expect(JSON.parse(empty.out)).toMatchObject({ opening_gbp: '3.8560', lines: [], closing_gbp: '3.8560' });
    expect(empty.err).toContain('no bookings in that time');
    for (const day of ['2026-02-30', 'today', '2026-1-1', '']) {
      expect(await statement(EMAIL, '--from', day)).toMatchObject({
        exitCode: 2,
        err: expect.stringContaining('--from takes a day'),
      });
    }
    expect((await statement(EMAIL, '--from', '2026-12-02', '--to', '2026-12-01')).exitCode).toBe(2);
    expect((await statement('nobody@example.com')).exitCode).toBe(3);
  });
});

describe('verify', () => {
  test('lists what holds and exits 0; names the first row that breaks a rule and exits 7', async () => {
    const { path } = await november();
    const fine = await runCommand(ledgerCommand, path, 'verify');
    expect(fine).toMatchObject({ exitCode: 0, err: '' });
    expect(fine.out).toContain('ok  balanced');
    expect(fine.out).toContain('1 account, 122 entries; owed to customers 3.8560 GBP');
    openBeside(path).run('UPDATE ledger_account SET debits_micro_gbp = debits_micro_gbp + 5 WHERE id = 1');
    const broken = await runCommand(ledgerCommand, path, 'verify', '--json');
    expect(broken.exitCode).toBe(7);
    expect(broken.err).toContain('all debits together equal all credits together');
    const { intact, checks } = JSON.parse(broken.out);
    expect(intact).toBe(false);
    expect(checks.find(({ name }: { name: string }) => name === 'folded').broken).toContain('ledger_account 1');
  });
});

describe('usage', () => {
  test('adds up calls by day and operation for the last 90 days', async () => {
    const { path, store } = await november();
    const call = { accountId: 1, keyId: 1, meter: 'standard', units: 1, operation: 'current', requestId: 'r' } as const;
    await store.charge({ ...call, nowMs: NOW_MS - 89 * DAY_MS });
    await store.charge({ ...call, nowMs: NOW_MS - 90 * DAY_MS });
    const { out } = await runCommand(usageCommand, path, EMAIL);
    expect(out).toBe(`DAY         OPERATION  POOL      CALLS  UNITS     GBP
2026-08-24  current    standard      1      1  0.0012
2026-11-21  decide     standard    120    120  0.1440
total                              121    121  0.1452
`);
    const week = JSON.parse((await runCommand(usageCommand, path, EMAIL, '--days', '7', '--json')).out);
    expect(week).toMatchObject({ from: '2026-11-15', to: '2026-11-21', total: { calls: 120, cost_gbp: '0.1440' } });
  });

  test('of a day without calls says so', async () => {
    const { path, store } = await november();
    await store.createAccount('idle@example.com', 'verified', NOW_MS);
    const { exitCode, err } = await runCommand(usageCommand, path, 'idle@example.com', '--days', '1');
    expect([exitCode, err]).toEqual([0, expect.stringContaining('has made no calls today (UTC).')]);
  });

  test('of nobody is exit 3, of bad usage exit 2', async () => {
    const { path } = await november();
    expect((await runCommand(usageCommand, path, 'nobody@example.com')).exitCode).toBe(3);
    for (const args of [[], ['jane'], [EMAIL, '--days', '91'], [EMAIL, '--days', '0'], [EMAIL, 'more']]) {
      expect((await runCommand(usageCommand, path, ...args)).exitCode).toBe(2);
    }
    expect((await runCommand(usageCommand, path)).err).toContain('usage: fairday usage EMAIL [--days N] [--json]');
  });
});

const ENV = { FAIRDAY_WEATHER: 'typical' };

describe('the program', () => {
  test('tops up, states, verifies, backs up, refuses a second server and a restore while it serves', async () => {
    await inEmptyFolder(async (cwd) => {
      const fairday = (...args: string[]) => run(PROGRAM, args, cwd, ENV);
      const server = await startServerProcess(PROGRAM, cwd, ENV, ['--no-owner']);
      try {
        await fairday('account', 'create', EMAIL, '--verified');
        const second = await fairday('serve', '--port', '0');
        expect(second).toMatchObject({ exitCode: 4, stdout: '' });
        expect(second.stderr.trimEnd().split('\n').at(-1)).toMatch(
          /^fairday: a server is running on the data directory/,
        );
        expect((await fairday('credit', 'top-up', EMAIL, '5.00', '--ref', 'r')).exitCode).toBe(0);
        expect((await fairday('ledger', 'verify')).exitCode).toBe(0);
        const backup = await fairday('backup', 'copy.db', '--json');
        expect(JSON.parse(backup.stdout)).toMatchObject({
          accounts: 1,
          entries: 1,
          owed_gbp: '5.0000',
          verified: true,
        });
        const trial = JSON.parse((await fairday('restore', 'copy.db', '--dry-run', '--json')).stdout);
        expect(trial).toMatchObject({ dry_run: true, owed_gbp: '5.0000', lost: { entries: 0 } });
        const restore = await fairday('restore', 'copy.db');
        expect(restore).toMatchObject({ exitCode: 4, stdout: '' });
        expect(restore.stderr).toContain('a server is running');
        const doctor = JSON.parse((await fairday('doctor', '--json')).stdout);
        expect(doctor.healthy).toBe(true);
        expect(doctor.checks).toContainEqual({
          name: 'server',
          verdict: 'ok',
          message: 'one is running on this data directory',
        });
      } finally {
        expect(await server.stop('SIGKILL')).not.toBe(0);
      }
      await fairday('credit', 'adjust', EMAIL, '-5.00', '--reason', 'slip');
      const unconfirmed = await fairday('restore', 'copy.db');
      expect([unconfirmed.exitCode, unconfirmed.stdout]).toEqual([2, '']);
      expect(unconfirmed.stderr).toContain('1 ledger entry');
      const restored = JSON.parse((await fairday('restore', 'copy.db', '--json', '--yes')).stdout);
      expect(restored).toMatchObject({ owed_gbp: '5.0000', kept_as: expect.stringContaining('before-restore') });
      // A lock of a server that was killed does not keep the next one out.
      const next = await startServerProcess(PROGRAM, cwd, ENV, ['--no-owner']);
      expect(await next.stop()).toBe(0);
    });
  }, 120_000);

  test('doctor looks at an empty folder without making anything there', async () => {
    await inEmptyFolder(async (cwd) => {
      const { exitCode, stdout } = await run(PROGRAM, ['doctor'], cwd, { ...ENV, FAIRDAY_PRICE: '1' });
      expect(exitCode).toBe(0);
      expect(stdout).toContain('warn  database        none yet');
      expect(stdout).toContain('FAIRDAY_PRICE is not a setting');
      expect(stdout).toContain('sources');
      expect(await Bun.file(join(cwd, 'fairday-data', 'fairday.db')).exists()).toBe(false);
    });
  });

  test('doctor asks the language model’s server whether it is there', async () => {
    const server = startModelServer();
    await inEmptyFolder(async (cwd) => {
      const model = { ...ENV, FAIRDAY_LLM_URL: server.url, FAIRDAY_LLM_MODEL: 'small' };
      const lineOf = async (env: Readonly<Record<string, string>>) => {
        const { exitCode, stdout } = await run(PROGRAM, ['doctor'], cwd, { ...env, COLUMNS: '500' });
        expect(exitCode).toBe(0);
        return stdout.split('\n').find((line) => line.includes('language model'));
      };
      expect(await lineOf(ENV)).toMatch(/^ok .* not configured/);
      expect(await lineOf(model)).toMatch(/^ok .* reachable at 127\.0\.0\.1:\d+, using model small$/);
      await server.stop();
      expect(await lineOf(model)).toMatch(
        /^warn .* no answer from 127\.0\.0\.1:\d+; until then answers are written without it/,
      );
    });
  });

  test('doctor says where ensembles come from, and that a server is known to have none', async () => {
    await inEmptyFolder(async (cwd) => {
      const url = 'http://127.0.0.1:9';
      const real = { ...ENV, FAIRDAY_WEATHER: 'open-meteo', FAIRDAY_OPEN_METEO_URL: url };
      const lineOf = async (env: Readonly<Record<string, string>>) => {
        const { exitCode, stdout } = await run(PROGRAM, ['doctor'], cwd, { ...env, COLUMNS: '500' });
        expect(exitCode).toBe(0);
        return stdout.split('\n').find((line) => line.includes('ensembles'));
      };
      expect(await lineOf(real)).toMatch(/^ok .* auto: requested of 127\.0\.0\.1:9 as far as its budget allows$/);
      expect(await lineOf({ ...real, FAIRDAY_ENSEMBLE: 'off' })).toMatch(/^ok .* off \(FAIRDAY_ENSEMBLE\)$/);
      const path = join(cwd, 'fairday-data', 'cache.db');
      const cache = openWeatherCache({ path, maxBytes: 1e6, nowMs: Date.now, say: () => {} });
      const bytes = new TextEncoder().encode('404 from 127.0.0.1:9');
      const key = { kind: 'no-ensemble', cell: url, part: 'ecmwf_ifs025_ensemble' };
      cache.put(key, { savedAtMs: Date.now(), bytes });
      cache.close();
      expect(await lineOf(real)).toMatch(
        /^warn .* 127\.0\.0\.1:9 has none \(404 from 127\.0\.0\.1:9\); it is asked again/,
      );
    });
  });

  test('doctor exits 7 when the ledger is not in order', async () => {
    await inEmptyFolder(async (cwd) => {
      await run(PROGRAM, ['account', 'create', EMAIL], cwd);
      const db = openBeside(join(cwd, 'fairday-data', 'fairday.db'));
      db.run('UPDATE ledger_account SET credits_micro_gbp = 9 WHERE id = 1');
      const { exitCode, stdout } = await run(PROGRAM, ['doctor'], cwd);
      expect(exitCode).toBe(7);
      expect(stdout).toContain('fail  ledger');
    });
  });

  test('the scripts run the same code from source', async () => {
    await inEmptyFolder(async (cwd) => {
      await run(PROGRAM, ['account', 'create', EMAIL, '--verified'], cwd);
      const script = (name: string, ...args: string[]) =>
        run([process.execPath, join(ROOT, 'scripts', name)], args, cwd);
      const topUp = await script('top-up.ts', EMAIL, '5.00', '--ref', 'r', '--json');
      expect(JSON.parse(topUp.stdout)).toMatchObject({ after_gbp: '5.0000' });
      await Bun.write(join(cwd, 'more.csv'), `email,amount,ref\n${EMAIL},1.00,s\n`);
      expect((await script('import-credit.ts', 'more.csv', '--dry-run')).exitCode).toBe(0);
      expect((await script('adjust-credit.ts', EMAIL, '-9.00', '--reason', 'too much')).exitCode).toBe(4);
      expect((await script('verify-ledger.ts')).exitCode).toBe(0);
    });
  });
});
