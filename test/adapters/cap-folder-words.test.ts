/** What is wrong with the folder of alerts is said in words, not in the codes of the operating system. */
import { expect, test } from 'bun:test';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { capFolder } from '../../src/adapters/cap-folder.ts';
import { startTestService } from '../support/service.ts';

const SYSTEM_CODES = /E[A-Z]{4,}|scandir|open '|stat '/;

test('a folder that is gone, or is none', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fairday-cap-'));
  try {
    const gone = await capFolder(join(folder, 'gone'))
      .list()
      .catch((error: Error) => error.message);
    expect(gone).toBe('it does not exist');
    writeFileSync(join(folder, 'file'), '');
    const file = await capFolder(join(folder, 'file'))
      .list()
      .catch((error: Error) => error.message);
    expect(file).toBe('it is no folder');
    symlinkSync(join(folder, 'nowhere'), join(folder, 'link.xml'));
    const [link] = await capFolder(folder).list();
    expect(link.obstacle).toBe('it does not exist');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('/readyz tells of a folder that was removed while the server runs in a sentence', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fairday-cap-'));
  const fairday = await startTestService({ FAIRDAY_CAP_DIR: folder });
  try {
    rmSync(folder, { recursive: true, force: true });
    const key = await fairday.keyOf('verified');
    await fairday.get('/v1/alerts?q=Leeds', key);
    const text = await (await fairday.get('/readyz')).text();
    expect(text).not.toMatch(SYSTEM_CODES);
  } finally {
    await fairday.stop();
  }
});
