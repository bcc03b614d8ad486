/** `fairday migrate-to`, as an operator runs it: killed it goes on, it names no password, and it says what to do next. */
import { afterEach, describe, expect, test } from 'bun:test';
import { join } from 'node:path';
import { SQL } from 'bun';
import { openSqliteStore } from '../../src/account/sqlite/store.ts';
import { addCustomers, NOW_MS, tariff } from '../account/customers.ts';
import { bareDatabase, dropDatabase } from '../support/postgres.ts';
import { cleanEnv, inEmptyFolder, PROGRAM, run, startServerProcess } from '../support/process.ts';

const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

async function emptyDatabase(): Promise<string> {
  const url = await bareDatabase();
  closers.push(() => dropDatabase(url));
  return url;
}

/** Accounts with a key each; the first has credit. */
async function installation(folder: string, accounts: number): Promise<void> {
  const path = join(folder, 'fairday.db');
  const store = openSqliteStore(path, tariff());
  await store.listAccounts();
  addCustomers(path, accounts);
  await store.topUp({ email: 'customer-1@example.org', amountMicroGbp: 12_500_000, ref: 'bank-1' }, NOW_MS);
  await store.close();
}

const SETTINGS = { COLUMNS: '400', FAIRDAY_WEATHER: 'typical' };
const move = (folder: string, ...args: string[]) =>
  run(PROGRAM, ['migrate-to', ...args, '--data', folder], folder, SETTINGS);

describe('fairday migrate-to', () => {
  test('killed while it copies goes on where it was; then servers and commands work on the new database', async () => {
    await inEmptyFolder(async (folder) => {
      await installation(folder, 20_000);
      const url = await emptyDatabase();
      const sql = new SQL(url, { max: 1 });
      closers.push(() => sql.close());
      const copied = () =>
        sql.unsafe('SELECT coalesce(sum(copied_rows), 0)::integer AS n FROM move_table').then(
          ([{ n }]: { n: number }[]) => n,
          () => 0,
        );
      for (let kills = 0; kills < 2; kills++) {
        const before = await copied();
        const child = Bun.spawn([...PROGRAM, 'migrate-to', url, '--data', folder], {
          cwd: folder,
          env: cleanEnv(SETTINGS),
          stdout: 'ignore',
          stderr: 'ignore',
        });
        while (child.exitCode === null && (await copied()) <= before) await Bun.sleep(1);
        child.kill('SIGKILL');
        await child.exited;
      }
      const { exitCode, stdout, stderr } = await move(folder, url, '--json');
      expect({ exitCode, stderr }).toMatchObject({ exitCode: 0 });
      const report = JSON.parse(stdout);
      expect(report).toMatchObject({
        accounts: 20_000,
        entries: 1,
        owed_gbp: '12.5000',
        verified: true,
        open_holds: 0,
      });
      expect(report.copied_before).toBeGreaterThan(0);
      expect(report.rows).toMatchObject({ account: 20_000, api_key: 20_000, ledger_entry: 1 });
      expect(stderr).toContain('Now set FAIRDAY_DATABASE_URL');
      expect(stdout + stderr).not.toContain('secret-word');

      const again = await move(folder, url);
      expect(again.exitCode).toBe(0);
      expect(again.stderr).toContain('nothing was copied');
      const shown = await run(PROGRAM, ['account', 'show', 'customer-1@example.org', '--json'], folder, {
        ...SETTINGS,
        FAIRDAY_DATABASE_URL: url,
      });
      expect([shown.exitCode, shown.stdout]).toEqual([0, expect.stringContaining('12.5')]);
    });
  });

  test('is refused while a server runs, without a URL or with one of something else', async () => {
    await inEmptyFolder(async (folder) => {
      const url = await emptyDatabase();
      const missing = await move(folder, url);
      expect([missing.exitCode, missing.stderr]).toEqual([4, expect.stringContaining('there is no database')]);
      const server = await startServerProcess(PROGRAM, folder, SETTINGS, ['--data', folder]);
      const running = await move(folder, url);
      expect([running.exitCode, running.stderr]).toEqual([4, expect.stringContaining('a server is running')]);
      await server.stop();
      const none = await move(folder);
      expect([none.exitCode, none.stderr]).toEqual([2, expect.stringContaining('name the database')]);
      const wrong = await move(folder, 'mysql://fairday:secret-word@localhost/fairday');
      expect([wrong.exitCode, wrong.stderr]).toEqual([2, expect.stringContaining('postgres://')]);
      expect(wrong.stderr).not.toContain('secret-word');
      const done = await run(PROGRAM, ['migrate-to', '--data', folder], folder, {
        ...SETTINGS,
        FAIRDAY_DATABASE_URL: url,
      });
      expect([done.exitCode, done.stdout]).toEqual([0, expect.stringContaining('api_key')]);
    });
  });
});
