/** The memory of a server shared out: caches and heap grow with the setting, and stay below it. */
import { expect, test } from 'bun:test';
import { cacheBytesOf, collectorSettingsOf, DEFAULT_MEMORY_MB, MIN_MEMORY_MB } from '../../src/config/memory.ts';

test('of the least memory there is some for caches, and of any the caches take less than half', () => {
  for (const memoryMb of [MIN_MEMORY_MB, DEFAULT_MEMORY_MB, 512, 4_096]) {
    expect(cacheBytesOf(memoryMb)).toBeGreaterThanOrEqual(8e6);
    expect(cacheBytesOf(memoryMb)).toBeLessThan((memoryMb * 1e6) / 2);
    expect(collectorSettingsOf(memoryMb).machineBytes).toBeLessThan(memoryMb * 1e6);
  }
  expect(cacheBytesOf(DEFAULT_MEMORY_MB)).toBe(15e6);
});

const SETTINGS = [MIN_MEMORY_MB, DEFAULT_MEMORY_MB, 384, 511, 512, 4_096];

test('a heap grows by less where there is less memory, and never by more than the runtime lets it', () => {
  const percent = (memoryMb: number) => Math.round(100 * (collectorSettingsOf(memoryMb).growth.large - 1));
  expect(SETTINGS.map(percent)).toEqual([18, 18, 21, 24, 24, 24]);
  const areBeside = SETTINGS.map((memoryMb) => collectorSettingsOf(memoryMb).isBesideProgram);
  expect(areBeside).toEqual([false, false, false, false, true, true]);
});

test('below twice the default several collections of what is new may follow each other, and the heap stays bounded', () => {
  for (const memoryMb of SETTINGS) {
    const { growth, leastFreeShare } = collectorSettingsOf(memoryMb);
    if (memoryMb >= 512) {
      expect([growth.small, growth.medium, leastFreeShare]).toEqual([null, null, null]);
      continue;
    }
    for (const [factor, largest] of [
      [growth.small, 2],
      [growth.medium, 1.4],
      [growth.large, 1.4],
    ] as const) {
      // Free after a collection that has left nothing behind: more than the share, or the whole heap would be looked through each time.
      expect(1 - 1 / Number(factor)).toBeGreaterThan(Number(leastFreeShare) * 1.1);
      expect((Number(factor) - 1) / Number(leastFreeShare)).toBeCloseTo(largest);
    }
  }
});

test('whatever the setting is, bytes are whole', () => {
  for (let memoryMb = MIN_MEMORY_MB; memoryMb < 700; memoryMb++) {
    expect(Number.isInteger(cacheBytesOf(memoryMb))).toBe(true);
    expect(Number.isInteger(collectorSettingsOf(memoryMb).machineBytes)).toBe(true);
  }
});
