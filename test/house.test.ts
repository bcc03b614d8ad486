/** The rules of the house that no compiler keeps: who may import whom, what may stand in a file, how packages are pinned. */
import { describe, expect, test } from 'bun:test';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { ROOT } from './support/process.ts';

function filesBelow(folder: string, ending: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true })
    .map(String)
    .filter((name) => name.endsWith(ending))
    .map((name) => join(folder, name));
}

const sources = filesBelow('src', '.ts');

function text(file: string): string {
  return readFileSync(join(ROOT, file), 'utf8');
}

/** The files and packages that a file imports; files as paths from the root. */
function importsOf(file: string): string[] {
  const specifiers = [...text(file).matchAll(/^(?:import|export)\b[^'"]*?\bfrom\s+['"]([^'"]+)['"]/gms)].map(
    (m) => m[1],
  );
  return specifiers.map((name) => (name.startsWith('.') ? relative(ROOT, resolve(ROOT, dirname(file), name)) : name));
}

function roomOf(file: string): string {
  const [, room, rest] = file.split('/');
  return rest === undefined ? '' : room;
}

/** The rooms from the lowest to the highest, each with the rooms that it may import from. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  lib: [],
  units: ['lib'],
  physics: ['lib', 'units'],
  time: ['lib'],
  sky: ['lib', 'physics', 'time'],
  place: ['lib', 'physics', 'time'],
  upstream: ['lib', 'time'],
  weather: ['lib', 'units', 'physics', 'time', 'sky', 'place', 'upstream'],
  alerts: ['lib', 'physics', 'time', 'place', 'upstream', 'weather'],
  decision: ['lib', 'units', 'physics', 'time', 'sky', 'weather'],
  ask: ['lib', 'units', 'physics', 'time', 'sky', 'place', 'upstream', 'weather', 'alerts', 'decision'],
  account: ['lib'],
  config: ['lib'],
  operations: [
    'lib',
    'units',
    'physics',
    'time',
    'sky',
    'place',
    'upstream',
    'weather',
    'alerts',
    'decision',
    'ask',
    'account',
    'config',
  ],
  metering: ['lib', 'account', 'config', 'operations'],
  adapters: ['lib', 'time', 'place', 'weather', 'alerts', 'decision', 'config'],
  service: [
    'lib',
    'place',
    'upstream',
    'weather',
    'alerts',
    'decision',
    'ask',
    'account',
    'config',
    'operations',
    'metering',
    'adapters',
  ],
  mcp: ['lib', 'units', 'time', 'place', 'ask', 'account', 'operations', 'metering', 'service'],
  http: [
    'lib',
    'time',
    'place',
    'weather',
    'decision',
    'account',
    'config',
    'operations',
    'metering',
    'service',
    'mcp',
  ],
  cli: [
    'lib',
    'time',
    'place',
    'weather',
    'decision',
    'account',
    'config',
    'operations',
    'metering',
    'adapters',
    'service',
    'mcp',
    'http',
  ],
};

describe('rooms', () => {
  test('every room of src is known here', () => {
    const rooms = new Set(sources.map(roomOf).filter((room) => room !== ''));
    expect([...rooms].sort()).toEqual(Object.keys(MAY_IMPORT).sort());
  });

  test('a room imports only from the rooms that stand below it', () => {
    const trespasses = sources.flatMap((file) => {
      const room = roomOf(file);
      const allowed = MAY_IMPORT[room];
      if (allowed === undefined) return [];
      return importsOf(file)
        .filter((target) => target.startsWith('src/'))
        .filter((target) => roomOf(target) !== '' && roomOf(target) !== room && !allowed.includes(roomOf(target)))
        .map((target) => `${file} → ${target}`);
    });
    expect(trespasses).toEqual([]);
  });

  test('domain rooms touch no clock, network, disk or random number of the process', () => {
    const domain = ['time', 'sky', 'weather', 'decision', 'ask'];
    const forbidden =
      /\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(|\bperformance\.now\(|(?<![.\w#])fetch\(|node:fs|bun:sqlite/;
    const found = sources
      .filter((file) => domain.includes(roomOf(file)))
      .filter((file) => forbidden.test(text(file).replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')));
    expect(found).toEqual([]);
  });
});

describe('files', () => {
  const ours = [...sources, ...filesBelow('test', '.ts'), ...filesBelow('scripts', '.ts')];

  test('each source file opens by saying what it is for', () => {
    expect(sources.filter((file) => !text(file).startsWith('/**'))).toEqual([]);
  });

  test('none holds an unfinished note, a switched-off check or a test that is left out', () => {
    const marks = new RegExp(
      ['TO' + 'DO', 'FIX' + 'ME', '@ts-' + 'ignore', 'biome-' + 'ignore', '\\.on' + 'ly\\('].join('|'),
    );
    expect(ours.filter((file) => marks.test(text(file)))).toEqual([]);
  });

  test('source files are short enough to read in a sitting', () => {
    expect(sources.filter((file) => text(file).split('\n').length > 450)).toEqual([]);
  });
});

test('packages are pinned to one version', () => {
  const { dependencies, devDependencies } = JSON.parse(text('package.json'));
  const loose = Object.entries({ ...dependencies, ...devDependencies }).filter(
    ([, version]) => !/^\d/.test(String(version)),
  );
  expect(loose).toEqual([]);
});

describe('checkers', () => {
  const check = (...command: string[]) => {
    const { exitCode, stdout, stderr } = Bun.spawnSync(command, { cwd: ROOT });
    return { exitCode, output: exitCode === 0 ? '' : `${stdout}${stderr}` };
  };
  const bin = (name: string) => join(ROOT, 'node_modules', '.bin', name);

  test('the type checker finds nothing', () => {
    expect(check(bin('tsc'), '--noEmit')).toEqual({ exitCode: 0, output: '' });
  }, 60_000);

  test('the linter and formatter find nothing', () => {
    expect(check(bin('biome'), 'check', '.')).toEqual({ exitCode: 0, output: '' });
  }, 60_000);
});
