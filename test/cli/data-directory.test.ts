/** The data directory: for the eyes of its owner alone, and made only by what needs one. */
import { describe, expect, test } from 'bun:test';
import { chmodSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inEmptyFolder, PROGRAM, run, startServerProcess } from '../support/process.ts';

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

function modesIn(folder: string): Record<string, string> {
  const files = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile());
  return Object.fromEntries(files.map(({ name }) => [name, modeOf(join(folder, name))]));
}

describe('files of the data directory', () => {
  test('are closed to others from their first byte, backups among them', async () => {
    await inEmptyFolder(async (cwd) => {
      const server = await startServerProcess(PROGRAM, cwd, { FAIRDAY_WEATHER: 'typical' });
      const data = join(cwd, 'fairday-data');
      expect(modeOf(data)).toBe('700');
      expect(Object.values(modesIn(data)).filter((mode) => mode !== '600')).toEqual([]);
      expect((await run(PROGRAM, ['backup', 'copy.db'], cwd)).exitCode).toBe(0);
      expect(modeOf(join(cwd, 'copy.db'))).toBe('600');
      await server.stop();
    });
  });

  test('of an earlier version are closed by the next start, which says so', async () => {
    await inEmptyFolder(async (cwd) => {
      await (await startServerProcess(PROGRAM, cwd, { FAIRDAY_WEATHER: 'typical' })).stop();
      const data = join(cwd, 'fairday-data');
      chmodSync(data, 0o755);
      chmodSync(join(data, 'fairday.db'), 0o644);
      const server = await startServerProcess(PROGRAM, cwd, { FAIRDAY_WEATHER: 'typical' });
      expect([modeOf(data), modeOf(join(data, 'fairday.db'))]).toEqual(['700', '600']);
      await server.stop();
      expect(server.stderr()).toContain('other users of this machine could read');
    });
  });
});

test('commands that read or change what is there create no database and no folder', async () => {
  await inEmptyFolder(async (cwd) => {
    for (const line of [
      'account list',
      'account show a@b.c',
      'account export a@b.c',
      'audit list',
      'key list a@b.c',
      'ledger verify',
      'usage a@b.c',
      'account verify a@b.c',
      'account suspend a@b.c',
      'key create a@b.c',
      'key revoke a@b.c 1',
      'credit top-up a@b.c 1.00 --ref x',
    ]) {
      const { exitCode, stdout, stderr } = await run(PROGRAM, line.split(' '), cwd);
      expect([line, exitCode, stdout]).toEqual([line, 4, '']);
      expect(stderr).toContain('there is no database');
    }
    expect(readdirSync(cwd)).toEqual([]);
  });
}, 120_000);

test('a file where the folder should be is refused alike by all commands, exit 2, and stays as it was', async () => {
  await inEmptyFolder(async (cwd) => {
    writeFileSync(join(cwd, 'file'), 'a file');
    for (const line of [
      'account list',
      'account create a@b.c',
      'backup b.db',
      'restore file',
      'cache stats',
      'serve',
    ]) {
      const args = [...line.split(' '), '--data', 'file'];
      const { exitCode, stdout, stderr } = await run(PROGRAM, args, cwd, { FAIRDAY_WEATHER: 'typical' });
      expect([line, exitCode, stdout]).toEqual([line, 2, '']);
      expect(stderr).toMatch(
        /^fairday( restore| backup)?: \S+file is no folder; name the folder of the database[^\n]*\n$/,
      );
    }
    expect(readFileSync(join(cwd, 'file'), 'utf8')).toBe('a file');
  });
}, 120_000);

test('a backup or a profile that is not there is exit 3, one that is no file is refused', async () => {
  await inEmptyFolder(async (cwd) => {
    mkdirSync(join(cwd, 'folder'));
    await run(PROGRAM, ['account', 'create', 'a@b.c'], cwd);
    for (const [line, exitCode, words] of [
      ['restore none.db', 3, 'there is no file'],
      ['restore none.db --dry-run', 3, 'there is no file'],
      ['restore folder', 4, 'is a folder, not a file'],
      ['restore folder --dry-run', 4, 'is a folder, not a file'],
      ['restore /dev/null --dry-run', 4, 'is a pipe or a device'],
      ['backup nowhere/copy.db', 3, 'the folder of'],
      ['activities check none.yaml', 3, 'it does not exist'],
      ['activities check folder', 2, 'it is a folder'],
    ] as const) {
      const ran = await run(PROGRAM, line.split(' '), cwd);
      expect([line, ran.exitCode, ran.stdout]).toEqual([line, exitCode, '']);
      expect(ran.stderr).toContain(words);
    }
  });
}, 120_000);

test('migrate says whether there was something to do, and creates nothing', async () => {
  await inEmptyFolder(async (cwd) => {
    expect((await run(PROGRAM, ['migrate', '--json'], cwd)).exitCode).toBe(4);
    expect(readdirSync(cwd)).toEqual([]);
    await run(PROGRAM, ['account', 'create', 'a@b.c'], cwd);
    const { exitCode, stdout } = await run(PROGRAM, ['migrate', '--json'], cwd);
    expect([exitCode, JSON.parse(stdout)]).toEqual([0, { migrations: [], kept_as: null }]);
  });
});
