/** What the data directory shows to other users of the machine. */
import { expect, test } from 'bun:test';
import { chmodSync, existsSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { closeToOthers } from '../../src/adapters/private-files.ts';
import { inEmptyFolder } from '../support/process.ts';

test('a folder that others could read is closed, with what is private in it, and that is said once', async () => {
  await inEmptyFolder(async (folder) => {
    for (const name of ['fairday.db', 'notes.txt']) writeFileSync(join(folder, name), '');
    chmodSync(folder, 0o755);
    chmodSync(join(folder, 'fairday.db'), 0o644);
    const lines: string[] = [];
    closeToOthers(folder, (line) => lines.push(line));
    closeToOthers(folder, (line) => lines.push(line));
    expect(lines).toEqual([expect.stringContaining('now they cannot')]);
    expect(statSync(join(folder, 'fairday.db')).mode & 0o077).toBe(0);
  });
});

/** Nobody, whoever runs the tests, may change the modes of this folder; only Linux has it. */
const FOREIGN = '/proc/self';

test('a folder of another user is left as it is, and its owner told what to do', () => {
  if (!existsSync(FOREIGN)) return;
  const lines: string[] = [];
  closeToOthers(FOREIGN, (line) => lines.push(line));
  expect(lines).toEqual([expect.stringMatching(/can read \/proc\/self; .*chmod -R go= \/proc\/self$/)]);
});
