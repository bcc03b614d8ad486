/** Tables mapped from files: written by a server alone, whole or not at all, and never needed. */
import { afterEach, beforeEach, expect, test } from 'bun:test';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mappedTables } from '../../src/adapters/mapped-tables.ts';
import { createPrivately } from '../../src/adapters/private-files.ts';
import { ZoneMap } from '../../src/place/zone.ts';
import { ROOT } from '../support/process.ts';

const EMBEDDED = join(ROOT, 'data/generated/zones.bin');
const { size } = statSync(EMBEDDED);
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fairday-tables-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const data = () => join(folder, 'data');
const written = () => (existsSync(join(data(), 'tables')) ? readdirSync(join(data(), 'tables')) : []);
const file = () => join(data(), 'tables', 'zones.bin');

/** Opens the table and asks it; a server settles afterwards. */
async function zoneOfLeeds(writes: boolean): Promise<string> {
  const tables = mappedTables(data(), writes);
  const zone = new ZoneMap(await tables.read(EMBEDDED)).zoneAt(53.8, -1.55);
  await tables.settle();
  return zone;
}

test('a server writes the table once, for its owner alone, and uses it from then on', async () => {
  createPrivately();
  expect(await zoneOfLeeds(true)).toBe('Europe/London');
  expect(written()).toEqual(['zones.bin']);
  const { ino, mode } = statSync(file());
  expect(readFileSync(file()).equals(readFileSync(EMBEDDED))).toBe(true);
  if (process.platform !== 'win32') expect([mode & 0o777, statSync(data()).mode & 0o777]).toEqual([0o600, 0o700]);
  expect(await zoneOfLeeds(true)).toBe('Europe/London');
  expect(statSync(file()).ino).toBe(ino);
});

test('a command that reads writes nothing, whether there is a table or not', async () => {
  expect(await zoneOfLeeds(false)).toBe('Europe/London');
  expect(existsSync(data())).toBe(false);
  await zoneOfLeeds(true);
  writeFileSync(join(data(), 'tables', 'zones-old.bin'), 'of another version');
  expect(await zoneOfLeeds(false)).toBe('Europe/London');
  expect(written().sort()).toEqual(['zones-old.bin', 'zones.bin']);
});

test('a server deletes the tables of other versions, and what one that died had begun', async () => {
  await zoneOfLeeds(true);
  for (const name of ['zones-old.bin', 'zones.bin.1.new']) writeFileSync(join(data(), 'tables', name), 'old');
  await zoneOfLeeds(true);
  expect(written()).toEqual(['zones.bin']);
});

const DAMAGE = {
  'cut off': () => truncateSync(file(), size / 2),
  empty: () => truncateSync(file(), 0),
  'of another format': () => writeFileSync(file(), new Uint8Array(size)),
};

test.each(Object.entries(DAMAGE))('a table that is %s is not used, and a server mends it', async (_, damage) => {
  await zoneOfLeeds(true);
  damage();
  expect(await zoneOfLeeds(false)).toBe('Europe/London');
  expect(await zoneOfLeeds(true)).toBe('Europe/London');
  expect(readFileSync(file()).equals(readFileSync(EMBEDDED))).toBe(true);
});

test('where nothing can be written the table is copied', async () => {
  writeFileSync(data(), 'a file in place of the folder');
  expect(await zoneOfLeeds(true)).toBe('Europe/London');
  expect(readFileSync(data(), 'utf8')).toBe('a file in place of the folder');
});

test('on a full disk the table is copied, and the half that was written is deleted', async () => {
  mkdirSync(join(data(), 'tables'), { recursive: true });
  symlinkSync('/dev/full', join(data(), 'tables', `zones.bin.${process.pid}.new`));
  const tables = mappedTables(data(), true);
  expect(new ZoneMap(await tables.read(EMBEDDED)).zoneAt(53.8, -1.55)).toBe('Europe/London');
  expect(written()).toEqual([]);
});

test('what is written into a map by mistake stays in its process', async () => {
  await zoneOfLeeds(true);
  const sections = await mappedTables(data(), false).read(EMBEDDED);
  sections.u32('nodes').fill(0);
  expect(readFileSync(file()).equals(readFileSync(EMBEDDED))).toBe(true);
});

test('a server that stops before its tables are on disk leaves none behind', async () => {
  const tables = mappedTables(data(), true);
  await tables.read(EMBEDDED);
  tables.discard();
  expect(written()).toEqual([]);
});
