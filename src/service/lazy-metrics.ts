/**
 * Metrics whose library is loaded when they are first read, or when so much has happened that waiting for it would take more
 * memory. What happened before is counted then.
 */
import type { Metrics } from './metrics.ts';

const MAX_EARLY = 2_000;

/** `open` makes the metrics, once. */
export function lazyMetrics(open: () => Promise<Metrics>): Metrics {
  let opened: Metrics | null = null;
  let opening: Promise<Metrics> | null = null;
  let early: ((metrics: Metrics) => void)[] = [];
  const load = async (): Promise<Metrics> => {
    const metrics = await open();
    for (const count of early) count(metrics);
    early = [];
    opened = metrics;
    return metrics;
  };
  const loaded = (): Promise<Metrics> => {
    opening ??= load();
    return opening;
  };
  const later = (count: (metrics: Metrics) => void): void => {
    early.push(count);
    if (early.length === MAX_EARLY) void loaded();
  };
  return {
    request(route, status, ms) {
      if (opened !== null) opened.request(route, status, ms);
      else later((metrics) => metrics.request(route, status, ms));
    },
    charged(meter, units, outcome) {
      if (opened !== null) opened.charged(meter, units, outcome);
      else later((metrics) => metrics.charged(meter, units, outcome));
    },
    refused(reason) {
      if (opened !== null) opened.refused(reason);
      else later((metrics) => metrics.refused(reason));
    },
    exposition: async () => (await loaded()).exposition(),
  };
}
