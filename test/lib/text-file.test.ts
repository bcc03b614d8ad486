/** A file that an operator names is read as text, and what is no file neither waits nor fills the memory. */
import { afterAll, beforeAll, expect, test } from 'bun:test';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readTextFile, TextFileError } from '../../src/lib/text-file.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'fairday-test-'));
  writeFileSync(join(folder, 'text'), '\ufeffÄ = 1\n');
  writeFileSync(join(folder, 'bytes'), Uint8Array.of(0x41, 0xff));
  Bun.spawnSync(['mkfifo', join(folder, 'pipe')]);
});
afterAll(() => rmSync(folder, { recursive: true }));

function failureOf(path: string, maxBytes?: number): TextFileError {
  try {
    readTextFile(path, maxBytes);
  } catch (error) {
    if (error instanceof TextFileError) return error;
  }
  throw new Error(`${path} was read`);
}

test('a text is read, in UTF-8 and without its mark', () => {
  expect(readTextFile(join(folder, 'text'))).toBe('Ä = 1\n');
});

test('what is no text file says what it is instead', () => {
  expect(failureOf(folder).message).toBe('it is a folder');
  expect(failureOf(join(folder, 'pipe')).message).toContain('a pipe or a device');
  expect(failureOf('/dev/zero').message).toContain('a pipe or a device');
  expect(failureOf(join(folder, 'bytes')).message).toContain('UTF-8');
  expect(failureOf(join(folder, 'text'), 3).message).toContain('more than 3 bytes');
  expect(failureOf(join(folder, 'bytes')).isMissing).toBe(false);
});

test('a file that is not there is known as missing', () => {
  expect(failureOf(join(folder, 'none'))).toMatchObject({ isMissing: true, message: 'it does not exist' });
});
