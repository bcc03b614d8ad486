/**
 * The rules that no compiler keeps: which room may import from which, what a file may hold, what names stand for, how
 * packages are pinned.
 */
import { describe, expect, test } from 'bun:test';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { ROOT } from './support/process.ts';

function codeBelow(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true })
    .map(String)
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(folder, name));
}

const sources = codeBelow('src');
const tests = codeBelow('test');
const scripts = codeBelow('scripts');

function text(file: string): string {
  return readFileSync(join(ROOT, file), 'utf8');
}

/** The text without its comments. */
function code(file: string): string {
  return text(file).replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '');
}

/** The files and packages that a file imports; files as paths from the root. `withTypes`: also those of which it uses types alone. */
function importsOf(file: string, withTypes = true): string[] {
  const statements = [...code(file).matchAll(/^\s*(?:import|export)\b([^'";]*?)\bfrom\s+'([^']+)'/gm)];
  const specifiers = [
    ...statements.filter(([, clause]) => withTypes || !isTypeOnly(clause)).map(([, , name]) => name),
    ...[...code(file).matchAll(/\bimport\s*\(?\s*'([^']+)'/g)].map(([, name]) => name),
  ];
  return specifiers.map((name) => (name.startsWith('.') ? relative(ROOT, resolve(ROOT, dirname(file), name)) : name));
}

/** Of the part between `import` and `from`. */
function isTypeOnly(clause: string): boolean {
  const names = /^\s*\{([\s\S]*)\}\s*$/.exec(clause)?.[1].split(',') ?? [];
  const given = names.map((name) => name.trim()).filter((name) => name !== '');
  return /^\s*type\b/.test(clause) || (given.length > 0 && given.every((name) => name.startsWith('type ')));
}

const isSource = (file: string) => file.startsWith('src/');
const imports = new Map(sources.map((file) => [file, importsOf(file).filter(isSource)]));

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
  skill: ['lib', 'time', 'place', 'weather', 'decision'],
  ask: ['lib', 'units', 'physics', 'time', 'sky', 'place', 'upstream', 'weather', 'alerts', 'decision'],
  account: ['lib'],
  config: ['lib', 'account', 'weather'],
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
    'skill',
    'ask',
    'account',
    'config',
  ],
  metering: ['lib', 'account', 'config', 'operations'],
  adapters: ['lib', 'account', 'time', 'place', 'upstream', 'weather', 'alerts', 'decision', 'skill', 'config'],
  service: [
    'lib',
    'place',
    'upstream',
    'weather',
    'alerts',
    'time',
    'decision',
    'skill',
    'ask',
    'account',
    'config',
    'operations',
    'metering',
    'adapters',
  ],
  console: ['operations'],
  mcp: ['lib', 'units', 'time', 'place', 'ask', 'account', 'operations', 'metering', 'service'],
  http: [
    'lib',
    'time',
    'place',
    'weather',
    'decision',
    'skill',
    'account',
    'config',
    'operations',
    'metering',
    'service',
    'mcp',
  ],
  cli: [
    'lib',
    'units',
    'time',
    'place',
    'upstream',
    'weather',
    'decision',
    'skill',
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

/** They are handed the time, the weather and the files; they reach for nothing themselves. */
const DOMAIN = ['units', 'physics', 'time', 'sky', 'place', 'weather', 'alerts', 'decision', 'skill', 'ask'];

/** What a domain room may not touch. */
const OUTSIDE: Readonly<Record<string, RegExp>> = {
  'the clock': /\bDate\.now\b|\bnew Date\(\)|\bperformance\.now\b|\bBun\.nanoseconds\b/,
  'a timer': /\bset(?:Timeout|Interval|Immediate)\b|\bBun\.sleep|\bAbortSignal\.timeout\b|node:timers/,
  // A method of that name is declared at the beginning of a line; a call of the process's own is not.
  'the network':
    /(?<![.\w#])(?<!^\s*(?:async |override )*)fetch\(|\bBun\.(?:serve|connect|listen|dns)\b|\bWebSocket\b|node:(?:net|http|https|dns|tls|dgram)\b/m,
  'the disk': /node:(?:fs|os|child_process)\b|bun:sqlite|\bBun\.(?:file|write|mmap|spawn|spawnSync|Glob)\b/,
  chance: /\bMath\.random\b|\brandomUUID\b|\bgetRandomValues\b|\brandomBytes\b/,
  'the environment': /\bprocess\.|\bBun\.(?:env|argv)\b/,
};

/** What loads tables from files, and what makes them: all other files of their rooms are handed bytes. */
const LOADERS = /^src\/(?:place\/(?:places\.ts|imported\.ts|build\/)|skill\/error-growth\.ts)/;

/** The chains of imports that come back to where they began. */
function circlesIn(graph: ReadonlyMap<string, readonly string[]>): string[] {
  const circles: string[] = [];
  const finished = new Set<string>();
  const walk = (name: string, path: readonly string[]) => {
    if (path.includes(name)) circles.push([...path.slice(path.indexOf(name)), name].join(' → '));
    if (path.includes(name) || finished.has(name)) return;
    for (const next of graph.get(name) ?? []) walk(next, [...path, name]);
    finished.add(name);
  };
  for (const name of graph.keys()) walk(name, []);
  return circles;
}

describe('rooms', () => {
  test('every file is in a room but the one that starts the program, and every room is known here', () => {
    expect(sources.filter((file) => roomOf(file) === '')).toEqual(['src/main.ts']);
    const rooms = new Set(sources.map(roomOf).filter((room) => room !== ''));
    expect([...rooms].sort()).toEqual(Object.keys(MAY_IMPORT).sort());
  });

  test('a room imports only from the rooms that stand below it', () => {
    const order = Object.keys(MAY_IMPORT);
    for (const [room, allowed] of Object.entries(MAY_IMPORT)) {
      expect(allowed.filter((other) => order.indexOf(other) >= order.indexOf(room))).toEqual([]);
    }
    const trespasses = [...imports].flatMap(([file, targets]) =>
      targets
        .filter((target) => roomOf(file) !== '' && roomOf(target) !== roomOf(file))
        .filter((target) => !(MAY_IMPORT[roomOf(file)] ?? []).includes(roomOf(target)))
        .map((target) => `${file} → ${target}`),
    );
    expect(trespasses).toEqual([]);
  });

  test('the console takes types alone from the rest of the program: it runs in a browser', () => {
    const taken = sources
      .filter((file) => roomOf(file) === 'console')
      .flatMap((file) =>
        importsOf(file, false)
          .filter((target) => isSource(target) && roomOf(target) !== 'console')
          .map((target) => `${file} → ${target}`),
      );
    expect(taken).toEqual([]);
  });

  test('no file imports itself by way of others', () => {
    // A type that two files of one room share ties nothing together that the room does not.
    const graph = new Map(
      sources.map((file) => {
        const used = importsOf(file, false);
        const ties = (target: string) => roomOf(target) !== roomOf(file) || used.includes(target);
        return [file, (imports.get(file) ?? []).filter(ties)];
      }),
    );
    expect(circlesIn(graph)).toEqual([]);
  });

  test('domain rooms touch no clock, timer, network, disk, chance or environment of the process', () => {
    const found = sources
      .filter((file) => DOMAIN.includes(roomOf(file)) && !LOADERS.test(file))
      .flatMap((file) =>
        Object.entries(OUTSIDE)
          .filter(([, pattern]) => pattern.test(code(file)))
          .map(([what]) => `${file}: ${what}`),
      );
    expect(found).toEqual([]);
  });
});

/** Names that several files export with good reason, and the reason. */
const SHARED_NAMES: Readonly<Record<string, string>> = {};

describe('names', () => {
  test('an exported name stands for one thing', () => {
    const owners = new Map<string, string[]>();
    const declaration =
      /^export (?:declare )?(?:async )?(?:abstract )?(?:const|let|function\*?|class|interface|type|enum) (\w+)/gm;
    for (const file of sources) {
      for (const name of new Set([...code(file).matchAll(declaration)].map((match) => match[1]))) {
        owners.set(name, [...(owners.get(name) ?? []), file]);
      }
    }
    const shared = [...owners].filter(([name, files]) => files.length > 1 && !(name in SHARED_NAMES));
    expect(shared.map(([name, files]) => `${name}: ${files.join(', ')}`)).toEqual([]);
    expect(Object.keys(SHARED_NAMES).filter((name) => (owners.get(name) ?? []).length < 2)).toEqual([]);
  });

  test('every file of the project that is named exists', () => {
    const documents = [...new Bun.Glob('{*.md,docs/**/*.md,test/fixtures/*.md}').scanSync({ cwd: ROOT, dot: false })];
    const path = /(?<![\w./*-])(?:src|test|scripts|data|docs|bench)\/[\w.*/-]*\w(?:\.\w+)?/g;
    const named = [...documents, ...sources, ...tests].flatMap((file) =>
      [...text(file).matchAll(path)].map(([target]) => ({ file, target })),
    );
    const linked = documents.flatMap((file) =>
      [...text(file).matchAll(/\]\((?!\w+:|#|\/)([^)#\s]+)/g)].map(([, target]) => ({
        file,
        target: relative(ROOT, resolve(ROOT, dirname(file), target)),
      })),
    );
    const missing = [...named, ...linked].filter(({ target }) => !isThere(target));
    expect(missing.map(({ file, target }) => `${file}: ${target}`)).toEqual([]);
  });
});

/** Whether there is such a file or folder; with a star, any. */
function isThere(path: string): boolean {
  if (!path.includes('*')) return existsSync(join(ROOT, path));
  return !new Bun.Glob(path).scanSync({ cwd: ROOT }).next().done;
}

describe('files', () => {
  const ours = [...sources, ...tests, ...scripts];

  test('each source file opens by saying what it is for', () => {
    expect(sources.filter((file) => !text(file).startsWith('/**'))).toEqual([]);
  });

  test('none holds an unfinished note, a switched-off check or a test that is left out', () => {
    const marks = new RegExp(
      [
        'TO' + 'DO',
        'FIX' + 'ME',
        '@ts-' + 'ignore',
        'biome-' + 'ignore',
        '\\.(?:on' + 'ly|skip|skipIf|to' + 'do|if)\\(',
      ].join('|'),
    );
    expect(ours.filter((file) => marks.test(text(file)))).toEqual([]);
  });

  test('source files are short enough to read in a sitting', () => {
    expect(sources.filter((file) => text(file).split('\n').length > 450)).toEqual([]);
  });

  test('patterns of questions stand on lines that can be read and compared', () => {
    const long = sources
      .filter((file) => file.startsWith('src/ask/question/'))
      .flatMap((file) =>
        text(file)
          .split('\n')
          .flatMap((line, at) => (line.length > 200 ? [`${file}:${at + 1}`] : [])),
      );
    expect(long).toEqual([]);
  });
});

test('packages are pinned to one version', () => {
  const { dependencies, devDependencies } = JSON.parse(text('package.json'));
  const loose = Object.entries({ ...dependencies, ...devDependencies }).filter(
    ([, version]) => !/^(?:npm:[\w-]+@)?\d/.test(String(version)),
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
  }, 180_000);

  test('the type checker finds nothing in the console, which is checked as a browser sees it', () => {
    expect(check(bin('tsc'), '--noEmit', '-p', 'src/console')).toEqual({ exitCode: 0, output: '' });
  }, 180_000);

  test('the linter and formatter find nothing', () => {
    expect(check(bin('biome'), 'check', '.')).toEqual({ exitCode: 0, output: '' });
  }, 180_000);
});
