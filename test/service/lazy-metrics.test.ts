/** Metrics count from the start, and load their library when somebody reads them. */
import { describe, expect, test } from 'bun:test';
import { lazyMetrics } from '../../src/service/lazy-metrics.ts';
import type { Metrics } from '../../src/service/metrics.ts';

/** Metrics that write down what they are told, and how often they were opened. */
function recording() {
  const told: string[] = [];
  let opened = 0;
  const gate = Promise.withResolvers<void>();
  const metrics: Metrics = {
    request: (route, status, ms) => told.push(`request ${route} ${status} ${ms}`),
    charged: (meter, units, { charged }) => told.push(`charged ${meter} ${units} ${charged}`),
    refused: (reason) => told.push(`refused ${reason}`),
    exposition: async () => ({ text: told.join('\n'), contentType: 'text/plain' }),
  };
  const lazy = lazyMetrics(async () => {
    opened++;
    await gate.promise;
    return metrics;
  });
  return { lazy, told, opened: () => opened, finishLoading: () => gate.resolve() };
}

describe('metrics', () => {
  test('load nothing until they are read, and then tell what happened before, in its order', async () => {
    const { lazy, told, opened, finishLoading } = recording();
    lazy.request('/healthz', 200, 1);
    lazy.charged('decision', 2, { charged: 'free', costMicroGbp: 0, balanceMicroGbp: 0, freeRemaining: 1 });
    lazy.refused('rate_limited');
    await Bun.sleep(0);
    expect([opened(), told]).toEqual([0, []]);
    finishLoading();
    expect(await lazy.exposition()).toEqual({
      text: 'request /healthz 200 1\ncharged decision 2 free\nrefused rate_limited',
      contentType: 'text/plain',
    });
  });

  test('count once what happens while they load, and after it', async () => {
    const { lazy, opened, finishLoading } = recording();
    lazy.request('/a', 200, 1);
    const [first, second] = [lazy.exposition(), lazy.exposition()];
    lazy.request('/b', 200, 2);
    finishLoading();
    await Promise.all([first, second]);
    lazy.request('/c', 404, 3);
    expect((await lazy.exposition()).text).toBe('request /a 200 1\nrequest /b 200 2\nrequest /c 404 3');
    expect(opened()).toBe(1);
  });

  test('load by themselves before what waits for them takes much memory', async () => {
    const { lazy, told, opened, finishLoading } = recording();
    finishLoading();
    let count = 0;
    while (opened() === 0 && count < 100_000) lazy.request('/v1/decide', 200, count++);
    await Bun.sleep(1);
    expect(told.length).toBe(count);
    expect(count).toBeLessThanOrEqual(5_000);
    lazy.refused('missing_key');
    expect(told.at(-1)).toBe('refused missing_key');
  });
});
