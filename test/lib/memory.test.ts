/** What values take in memory, and the one bound on it. */
import { describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import { MemoryBudget } from '../../src/lib/memory-budget.ts';
import { cacheOfBytes, memoryBytes } from '../../src/lib/memory-size.ts';

describe('the size of a value', () => {
  test('is at least the bytes of its columns and texts, and counts a part that is shared once', () => {
    const column = new Float32Array(384);
    expect(memoryBytes({ column })).toBeGreaterThan(384 * 4);
    expect(memoryBytes({ column, again: column })).toBeLessThan(2 * 384 * 4);
    expect(memoryBytes('x'.repeat(1_000))).toBeGreaterThanOrEqual(1_000);
    expect(memoryBytes(new Map([['a', new Float64Array(100)]]))).toBeGreaterThan(800);
  });

  test('of a value that holds itself is found', () => {
    const circle: { self?: object; text: string } = { text: 'a' };
    circle.self = circle;
    expect(memoryBytes(circle)).toBeGreaterThan(0);
  });
});

test('a budget never holds more than its bytes, and drops what was not used for longest', () => {
  const step = fc.tuple(
    fc.nat({ max: 9 }),
    fc.integer({ min: 1, max: 60 }),
    fc.constantFrom('hold', 'touch', 'release'),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const budget = new MemoryBudget(100);
      const owners = Array.from({ length: 10 }, () => ({}));
      // The model: names with their bytes, the one used last at the end.
      let held: [number, number][] = [];
      const dropped: number[] = [];
      const expected: number[] = [];
      for (const [i, bytes, action] of steps) {
        const known = held.find(([name]) => name === i);
        held = action === 'touch' && known === undefined ? held : held.filter(([name]) => name !== i);
        if (action === 'hold') {
          held.push([i, bytes]);
          while (held.reduce((sum, [, size]) => sum + size, 0) > 100) expected.push(held.shift()?.[0] ?? -1);
          budget.hold(owners[i], bytes, () => dropped.push(i));
        } else if (action === 'touch') {
          if (known !== undefined) held.push(known);
          budget.touch(owners[i]);
        } else budget.release(owners[i]);
        expect(dropped).toEqual(expected);
        expect(budget.bytes).toBe(held.reduce((sum, [, size]) => sum + size, 0));
      }
    }),
  );
});

test('what is larger than all of the budget is dropped at once', () => {
  let dropped = false;
  const budget = new MemoryBudget(10);
  budget.hold({}, 11, () => {
    dropped = true;
  });
  expect([dropped, budget.bytes]).toEqual([true, 0]);
});

test('a cache of so many bytes forgets the oldest', () => {
  const cache = cacheOfBytes<string>(2_000);
  for (const key of ['a', 'b', 'c', 'd']) cache.set(key, 'x'.repeat(500));
  expect([cache.has('a'), cache.has('d')]).toEqual([false, true]);
  expect(cache.calculatedSize).toBeLessThanOrEqual(2_000);
});

test('a budget that sheds drops half of its bytes, what was not used for longest first', () => {
  const dropped: number[] = [];
  const budget = new MemoryBudget(100);
  const owners = [0, 1, 2, 3].map((i) => {
    const owner = {};
    budget.hold(owner, 25, () => dropped.push(i));
    return owner;
  });
  budget.touch(owners[0]);
  budget.shed();
  expect(dropped).toEqual([1, 2]);
  expect(budget.bytes).toBe(50);
  for (let times = 0; times < 10; times++) budget.shed();
  expect(budget.bytes).toBe(0);
});
