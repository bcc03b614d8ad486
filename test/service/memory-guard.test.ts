/** Memory that the collector gives back too late: a server gives it back itself, before it takes more than it may. */
import { expect, test } from 'bun:test';
import fc from 'fast-check';
import { MIN_MEMORY_MB, memoryMarksOf } from '../../src/config/memory.ts';
import { guardMemory } from '../../src/service/memory-guard.ts';
import { ManualTimers } from '../support/manual-timers.ts';

const MB = 1e6;

/** A process that takes what is alive, what is dead in it, and caches that it can do without. */
class Process {
  readonly timers = new ManualTimers();
  aliveBytes = 80 * MB;
  cacheBytes = 0;
  deadBytes = 0;
  looks = 0;
  collections = 0;
  sheds = 0;

  get bytes(): number {
    return this.aliveBytes + this.cacheBytes + this.deadBytes;
  }

  guard(memoryMb: number): () => void {
    return guardMemory({
      memoryMb,
      timers: this.timers,
      residentBytes: () => {
        this.looks++;
        return this.bytes;
      },
      collect: () => {
        this.collections++;
        this.deadBytes = 0;
      },
      // What is dropped is dead, and takes its room until the next collection.
      shed: () => {
        this.sheds++;
        this.deadBytes += this.cacheBytes / 2;
        this.cacheBytes /= 2;
      },
    });
  }
}

test('a server with room to spare leaves its memory to the runtime, and looks at it once a second', () => {
  const server = new Process();
  server.guard(256);
  server.deadBytes = 60 * MB;
  server.timers.pass(60_000);
  expect([server.collections, server.sheds]).toEqual([0, 0]);
  // An idle process is not woken more than a few times a second.
  expect(server.looks).toBeLessThan(200);
});

test('however fast garbage comes, a server stays below its setting', () => {
  const growth = fc.array(fc.integer({ min: 0, max: 190_000 }), { minLength: 20, maxLength: 200 });
  fc.assert(
    fc.property(
      growth,
      fc.integer({ min: MIN_MEMORY_MB, max: 1_024 }),
      fc.double({ min: 0, max: 0.9, noNaN: true }),
      (perMs, memoryMb, alive) => {
        const server = new Process();
        server.aliveBytes = alive * memoryMb * MB;
        server.guard(memoryMb);
        for (const bytes of perMs) {
          for (let ms = 0; ms < 20; ms++) {
            // At most 190 MB a second, and 60 when near the setting, where garbage is what the calls of an overloaded server leave.
            server.deadBytes += server.bytes > memoryMarksOf(memoryMb).fromBytes ? Math.min(bytes, 60_000) : bytes;
            server.timers.pass(1);
            expect(server.bytes).toBeLessThan(memoryMb * MB);
          }
        }
      },
    ),
    { numRuns: 40 },
  );
});

test('caches are dropped only where what is alive leaves no room, and no collection is made again for nothing', () => {
  const server = new Process();
  server.aliveBytes = 236 * MB;
  server.cacheBytes = 12 * MB;
  server.guard(256);
  server.timers.pass(1_000);
  // The second collection gives back what the caches have dropped.
  expect(server.sheds).toBeGreaterThan(0);
  expect(server.bytes).toBeLessThan(memoryMarksOf(256).fromBytes + memoryMarksOf(256).stepBytes);
  const { collections } = server;
  server.timers.pass(60_000);
  expect(server.collections).toBe(collections);
});

test('a server of which more is alive than it may take does not collect for ever', () => {
  const server = new Process();
  server.aliveBytes = 260 * MB;
  server.guard(256);
  server.timers.pass(60_000);
  expect(server.collections).toBe(1);
});

test('what a busy server takes and leaves from call to call is left to the runtime', () => {
  const server = new Process();
  server.aliveBytes = 238 * MB;
  server.cacheBytes = 2 * MB;
  server.guard(256);
  for (let second = 0; second < 60; second++) {
    server.deadBytes = 4 * MB;
    server.timers.pass(500);
    server.deadBytes = 0;
    server.timers.pass(500);
  }
  expect(server.collections).toBe(1);
  expect(server.sheds).toBeLessThanOrEqual(1);
});

test('a server that stops looks no more', () => {
  const server = new Process();
  const stop = server.guard(256);
  server.timers.pass(5_000);
  stop();
  expect(server.timers.size).toBe(0);
});

test('the marks lie below the setting, in order', () => {
  for (const memoryMb of [MIN_MEMORY_MB, 256, 512, 4_096]) {
    const { fromBytes, stepBytes, mostBytes } = memoryMarksOf(memoryMb);
    expect(fromBytes).toBeLessThan(mostBytes);
    expect(fromBytes + stepBytes).toBeLessThan(mostBytes);
    expect(mostBytes).toBeLessThan(memoryMb * MB);
  }
});
