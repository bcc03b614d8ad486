/** The memory of a server shared out: caches and heap grow with the setting, and stay below it. */
import { expect, test } from 'bun:test';
import {
  cacheBytesOf,
  collectorBytesOf,
  collectorGrowthOf,
  collectsBesideProgram,
  DEFAULT_MEMORY_MB,
  MIN_MEMORY_MB,
} from '../../src/config/memory.ts';

test('of the least memory there is some for caches, and of any the caches take less than half', () => {
  for (const memoryMb of [MIN_MEMORY_MB, DEFAULT_MEMORY_MB, 512, 4_096]) {
    expect(cacheBytesOf(memoryMb)).toBeGreaterThanOrEqual(8e6);
    expect(cacheBytesOf(memoryMb)).toBeLessThan((memoryMb * 1e6) / 2);
    expect(collectorBytesOf(memoryMb)).toBeLessThan(memoryMb * 1e6);
  }
  expect(cacheBytesOf(DEFAULT_MEMORY_MB)).toBe(32e6);
});

test('a heap grows by less where there is less memory, and never by more than the runtime lets it', () => {
  const percent = (memoryMb: number) => Math.round(100 * (collectorGrowthOf(memoryMb) - 1));
  expect([MIN_MEMORY_MB, DEFAULT_MEMORY_MB, 384, 512, 4_096].map(percent)).toEqual([18, 18, 21, 24, 24]);
  expect([MIN_MEMORY_MB, DEFAULT_MEMORY_MB, 384, 512, 4_096].map(collectsBesideProgram)).toEqual([
    false,
    false,
    false,
    true,
    true,
  ]);
});

test('whatever the setting is, bytes are whole', () => {
  for (let memoryMb = MIN_MEMORY_MB; memoryMb < 700; memoryMb++) {
    expect(Number.isInteger(cacheBytesOf(memoryMb))).toBe(true);
    expect(Number.isInteger(collectorBytesOf(memoryMb))).toBe(true);
  }
});
