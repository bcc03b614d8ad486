/** The operator's files of regions: a bad one is named in one line, and none is read before it is needed. */
import { afterEach, beforeEach, expect, test } from 'bun:test';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openRegions } from '../../src/adapters/cap-regions.ts';
import { ConfigError } from '../../src/config/config-error.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fairday-regions-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function file(text: string): string {
  const path = join(folder, 'regions.json');
  writeFileSync(path, text);
  return path;
}

test('a file that is missing, no JSON or without regions is refused by name', () => {
  for (const path of [join(folder, 'none.json'), file('{'), file('{"features":[]}')]) {
    const regions = openRegions([path]);
    expect(() => regions.load()).toThrow(ConfigError);
    expect(() => regions.load()).toThrow(path);
  }
});

test('without files there is nothing to read and nothing is drawn', () => {
  const message = { key: 'k', kind: 'Alert', sentMs: 0, references: [], alerts: [] } as const;
  expect(openRegions([]).withOutlines(message)).toBe(message);
});
