/** A folder of newer time zone files counts; an older one does not; one that is no such folder is refused in a sentence. */
import { afterEach, expect, test } from 'bun:test';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { applyTzFolder } from '../../src/adapters/tz-folder.ts';
import { ConfigError } from '../../src/config/config-error.ts';
import { HOUR_MS } from '../../src/time/units.ts';
import { offsetOfRules } from '../../src/time/zone-rules.ts';
import { EMBEDDED_ZONE_RELEASE, replaceZoneRules, rulesOfZone, zoneReleaseInUse } from '../../src/time/zones.ts';
import { tzifBytes } from '../support/tzif.ts';

const folders: string[] = [];
afterEach(() => {
  replaceZoneRules(null);
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** A folder with London four hours ahead. */
function folderOf(releaseFile: string, text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'fairday-tz-'));
  folders.push(folder);
  mkdirSync(join(folder, 'Europe'));
  writeFileSync(join(folder, 'Europe/London'), tzifBytes({ startsMs: [], offsetsMs: [4 * HOUR_MS] }, '<+04>-4'));
  writeFileSync(join(folder, releaseFile), text);
  return folder;
}

const hoursIn = (tzId: string) => offsetOfRules(rulesOfZone(tzId), Date.UTC(2026, 0, 1)) / HOUR_MS;

test.each([
  ['tzdata.zi', '# version 2031b\n# more\n'],
  ['+VERSION', '2031b\n'],
])('newer files, by %s, are used where they have the zone', (name, text) => {
  applyTzFolder(folderOf(name, text));
  expect(zoneReleaseInUse()).toBe('2031b');
  expect(hoursIn('Europe/London')).toBe(4);
  expect(hoursIn('Europe/Paris')).toBe(1);
  expect(() => rulesOfZone('../../etc/passwd')).toThrow(RangeError);
});

test('older files leave the embedded rules in use', () => {
  applyTzFolder(folderOf('+VERSION', '2019c\n'));
  expect(zoneReleaseInUse()).toBe(EMBEDDED_ZONE_RELEASE);
  expect(hoursIn('Europe/London')).toBe(0);
});

test('a folder without a release or without zones is a setting that cannot be used', () => {
  expect(() => applyTzFolder(join(tmpdir(), 'fairday-no-such-folder'))).toThrow(ConfigError);
  const empty = folderOf('+VERSION', '2031b');
  rmSync(join(empty, 'Europe'), { recursive: true });
  expect(() => applyTzFolder(empty)).toThrow(/FAIRDAY_TZDIR must be a folder of time zone files/);
});
