/** A server limits its heap by its memory, once, and never against the operator. */
import { describe, expect, test } from 'bun:test';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { limitHeap, limitHeapTo } from '../../src/cli/heap-size.ts';
import { collectorSettingsOf, DEFAULT_MEMORY_MB, MEMORY_VARIABLE } from '../../src/config/memory.ts';
import { EXECUTABLE, inEmptyFolder, PROGRAM, ROOT, startServerProcess } from '../support/process.ts';

const LIMIT = 'BUN_JSC_forceRAMSize';

type Env = Record<string, string | undefined>;

const limitFor = (memoryMb: number): string => String(collectorSettingsOf(memoryMb).machineBytes);

/** The limits that the process would begin again with at its very beginning. */
function begunBy(env: Env): string[] {
  const limits: string[] = [];
  limitHeap(env, (_, options) => limits.push(options[LIMIT]));
  return limits;
}

/** The same once the settings say so much memory. */
function begunAfterSettings(memoryMb: number, env: Env): string[] {
  const limits: string[] = [];
  limitHeapTo(memoryMb, env, (_, options) => limits.push(options[LIMIT]));
  return limits;
}

describe('at the beginning', () => {
  test.each([
    ['none', undefined, DEFAULT_MEMORY_MB],
    ['an empty one', '', DEFAULT_MEMORY_MB],
    ['512', '512', 512],
    ['a word', 'much', DEFAULT_MEMORY_MB],
    ['a fraction', '300.5', DEFAULT_MEMORY_MB],
    ['none at all', '0', DEFAULT_MEMORY_MB],
    ['less than nothing', '-300', DEFAULT_MEMORY_MB],
  ] as const)('with a memory of %s in the environment', (_, memory, memoryMb) => {
    expect(begunBy({ [MEMORY_VARIABLE]: memory })).toEqual([limitFor(memoryMb)]);
  });

  test('a process that has begun again goes on, and so does one with a limit of the operator', () => {
    for (const limit of [limitFor(DEFAULT_MEMORY_MB), '4000000000']) expect(begunBy({ [LIMIT]: limit })).toEqual([]);
  });
});

test('only where memory is short does it say how a heap grows while it is small', () => {
  const namesFor = (memory: string) => {
    const names: string[] = [];
    limitHeap({ [MEMORY_VARIABLE]: memory }, (_, options) => names.push(...Object.keys(options)));
    return names.map((name) => name.replace(/^BUN_JSC_/, '')).toSorted();
  };
  const always = ['forceRAMSize', 'largeHeapGrowthFactor', 'largeHeapSize', 'useConcurrentGC'];
  const short = ['mediumHeapGrowthFactor', 'minEdenToOldGenerationRatio', 'smallHeapGrowthFactor'];
  expect(namesFor('512')).toEqual(always);
  expect(namesFor('256')).toEqual([...always, ...short].toSorted());
});

test('the tables, which are mapped, bring on no collection while a server starts', () => {
  const least: string[] = [];
  limitHeap({}, (_, options) => least.push(options.BUN_JSC_largeHeapSize));
  const tables = ['places', 'zones', 'codes'].map((name) => join(ROOT, 'data', 'generated', `${name}.bin`));
  const tableBytes = tables.reduce((sum, path) => sum + statSync(path).size, 0);
  // Room for what a start makes besides.
  expect(Number(least[0])).toBeGreaterThan(tableBytes + 8e6);
  expect(Number(least[0])).toBeLessThan(collectorSettingsOf(DEFAULT_MEMORY_MB).machineBytes / 2);
});

describe('once the settings are known', () => {
  test('it begins again where a file says another memory than the environment', () => {
    expect(begunAfterSettings(512, { [LIMIT]: limitFor(DEFAULT_MEMORY_MB) })).toEqual([limitFor(512)]);
  });

  test('it goes on where they say the same, and with the limit that the file gave it', () => {
    expect(begunAfterSettings(DEFAULT_MEMORY_MB, { [LIMIT]: limitFor(DEFAULT_MEMORY_MB) })).toEqual([]);
    expect(begunAfterSettings(512, { [LIMIT]: limitFor(512), [MEMORY_VARIABLE]: '512' })).toEqual([]);
    expect(begunAfterSettings(512, { [LIMIT]: limitFor(512) })).toEqual([]);
  });

  test('a limit of the operator stands', () => {
    expect(begunAfterSettings(512, { [LIMIT]: '4000000000' })).toEqual([]);
  });
});

test('an executable that serves has the limit and is the same process; a program from source has none', async () => {
  await inEmptyFolder(async (cwd) => {
    const server = await startServerProcess(PROGRAM, cwd, { FAIRDAY_WEATHER: 'typical', FAIRDAY_MEMORY_MB: '300' });
    try {
      const path = `/proc/${server.pid}/environ`;
      const env = existsSync(path) ? readFileSync(path, 'utf8').split('\0') : null;
      const expected = EXECUTABLE === undefined ? undefined : `${LIMIT}=${limitFor(300)}`;
      if (env !== null) expect(env.find((line) => line.startsWith(LIMIT))).toBe(expected);
      expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    } finally {
      await server.stop();
    }
  });
});
