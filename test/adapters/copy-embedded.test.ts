/** An embedded file is copied whole, by this process from source and by another of the same executable, or not at all. */
import { describe, expect, test } from 'bun:test';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { COPY_COMMAND, copyEmbedded } from '../../src/adapters/copy-embedded.ts';
import { FROM_SOURCE, inEmptyFolder, PROGRAM, ROOT, run, startServerProcess } from '../support/process.ts';

const EMBEDDED = join(ROOT, 'data/generated/codes.bin');

describe('a copy', () => {
  test('has the bytes of the file', async () => {
    await inEmptyFolder(async (folder) => {
      const path = join(folder, 'copy.bin');
      await copyEmbedded(EMBEDDED, path);
      expect(readFileSync(path).equals(readFileSync(EMBEDDED))).toBe(true);
    });
  });

  test('is refused where nothing can be written, and where nothing is embedded', async () => {
    await inEmptyFolder(async (folder) => {
      mkdirSync(join(folder, 'taken'));
      await expect(copyEmbedded(EMBEDDED, join(folder, 'taken'))).rejects.toThrow();
      await expect(copyEmbedded(join(folder, 'missing.bin'), join(folder, 'copy.bin'))).rejects.toThrow();
    });
  });
});

describe('the process that copies', () => {
  test('copies and says nothing', async () => {
    await inEmptyFolder(async (folder) => {
      const path = join(folder, 'copy.bin');
      const finished = await run(FROM_SOURCE, [COPY_COMMAND, EMBEDDED, path], folder);
      expect(finished).toEqual({ exitCode: 0, stdout: '', stderr: '' });
      expect(readFileSync(path).equals(readFileSync(EMBEDDED))).toBe(true);
    });
  });

  test('fails where it cannot', async () => {
    await inEmptyFolder(async (folder) => {
      const { exitCode } = await run(
        FROM_SOURCE,
        [COPY_COMMAND, join(folder, 'missing.bin'), join(folder, 'x')],
        folder,
      );
      expect(exitCode).not.toBe(0);
      expect(existsSync(join(folder, 'x'))).toBe(false);
    });
  });
});

test('a server that may write its tables answers by them, and one that may not answers all the same', async () => {
  for (const isFile of [false, true]) {
    await inEmptyFolder(async (cwd) => {
      mkdirSync(join(cwd, 'data'));
      // A file where the folder of the tables should be.
      if (isFile) await Bun.write(join(cwd, 'data', 'tables'), '');
      const server = await startServerProcess(PROGRAM, cwd, {
        FAIRDAY_WEATHER: 'typical',
        FAIRDAY_DATA_DIR: join(cwd, 'data'),
      });
      try {
        const found = await fetch(`${server.url}/v1/search?q=Leeds`, {
          headers: { 'X-API-Key': await server.ownerKey() },
        });
        expect({ status: found.status, names: await found.text() }).toEqual({
          status: 200,
          names: expect.stringContaining('Leeds'),
        });
      } finally {
        await server.stop();
      }
    });
  }
});
