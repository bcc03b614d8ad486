import { describe, expect, test } from 'bun:test';
import { RequestQueue } from '../../src/upstream/request-queue.ts';

describe('the request queue', () => {
  const never = new AbortController().signal;

  test('lets two in, the others in order of arrival, and refuses more than may wait', async () => {
    const queue = new RequestQueue(2, 2);
    const releaseFirst = await queue.acquire(never);
    await queue.acquire(never);
    const order: string[] = [];
    const inOrder = async (name: string) => {
      const release = await queue.acquire(never);
      order.push(name);
      return release;
    };
    const third = inOrder('third');
    const fourth = inOrder('fourth');
    expect(queue.acquire(never)).rejects.toThrow('too many');
    await Promise.resolve();
    expect(order).toEqual([]);
    releaseFirst();
    (await third)();
    (await fourth)();
    expect(order).toEqual(['third', 'fourth']);
  });

  test('forgets a waiter that gives up, and the place goes to the next', async () => {
    const queue = new RequestQueue(1, 5);
    const release = await queue.acquire(never);
    const control = new AbortController();
    const leaving = queue.acquire(control.signal);
    const waiting = queue.acquire(never);
    control.abort(new Error('enough'));
    expect(leaving).rejects.toThrow('enough');
    release();
    (await waiting)();
    expect(queue.acquire(control.signal)).rejects.toThrow('enough');
  });
});
