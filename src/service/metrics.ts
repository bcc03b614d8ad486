/**
 * The metrics of the service in the text format of Prometheus, over prom-client. Requests and charges are counted as they
 * happen; everything else is read at a scrape. No label names an account, a key or a place, and each has few values.
 * prom-client's own process metrics are left out: they watch the event loop all the time, and half of them are Node's.
 */
import { Counter, Gauge, Registry } from 'prom-client';
import type { MeterClass } from '../account/charge.ts';
import type { DecisionLog } from '../adapters/decision-log.ts';
import type { WeatherCache } from '../adapters/sqlite-weather-cache.ts';
import { BUILD } from '../lib/version.ts';
import type { MeteringCounters } from '../metering/services.ts';
import type { CheckTotals } from '../skill/given.ts';
import type { HostStatus } from '../upstream/host-status.ts';
import { RequestTally } from './request-tally.ts';
import { type Upstreams, upstreamHosts } from './upstream-hosts.ts';

interface MetricsSources extends Upstreams {
  readonly version: string;
  readonly monotonicMs: () => number;
  readonly cache: Pick<WeatherCache, 'stats' | 'lookups'>;
  /** Null where decisions are not compared with what comes. */
  readonly decisions: Pick<DecisionLog, 'totals'> | null;
}

interface Taken {
  readonly labels: { readonly class: MeterClass; readonly paid_by: string };
  calls: number;
  units: number;
  microGbp: number;
}

export interface Metrics extends MeteringCounters {
  /** `route` is the path as declared, or "?". */
  request(route: string, status: number, ms: number): void;
  /** The Prometheus text and its content type. */
  exposition(): Promise<{ readonly text: string; readonly contentType: string }>;
}

/** Seconds: from a cached answer to one that waits for upstream until its timeout. */
const BUCKETS_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 15];
const MICRO_GBP_PER_GBP = 1_000_000;
/** Counting the entries of the cache reads its whole index: once a minute is enough. */
const CACHE_STATS_MS = 60_000;

export function createMetrics(sources: MetricsSources): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const requests = new RequestTally(BUCKETS_SECONDS, registers);
  /** By class and by what paid. Sums of credit are integers: a sum of fractions drifts from the ledger's. */
  const taken = new Map<string, Taken>();
  const charges = ['class', 'paid_by'] as const;
  new Counter({
    name: 'fairday_charged_calls_total',
    help: 'Calls that were charged, to the free pool or to credit',
    labelNames: charges,
    registers,
    collect() {
      this.reset();
      for (const { labels, calls } of taken.values()) this.inc(labels, calls);
    },
  });
  new Counter({
    name: 'fairday_charged_units_total',
    help: 'Units of the calls that were charged',
    labelNames: charges,
    registers,
    collect() {
      this.reset();
      for (const { labels, units } of taken.values()) this.inc(labels, units);
    },
  });
  new Counter({
    name: 'fairday_charged_gbp_total',
    help: 'Credit taken, GBP, VAT included',
    labelNames: ['class'],
    registers,
    collect() {
      this.reset();
      for (const { labels, microGbp } of taken.values()) {
        if (microGbp > 0) this.inc({ class: labels.class }, microGbp / MICRO_GBP_PER_GBP);
      }
    },
  });
  const refusals = new Counter({
    name: 'fairday_refused_total',
    help: 'Requests refused at admission: without a key, with an invalid one, or too many',
    labelNames: ['reason'],
    registers,
  });
  weatherMetrics(sources, registers);
  upstreamMetrics(sources, registers);
  skillMetrics(sources, registers);
  processMetrics(sources, registers);

  const operations = new Map<string, string>();
  return {
    request(route, status, ms) {
      let operation = operations.get(route);
      if (operation === undefined) {
        operation = operationOf(route);
        operations.set(route, operation);
      }
      requests.add(operation, status, ms / 1000);
    },
    charged(meter, units, { charged, costMicroGbp }) {
      const key = `${meter} ${charged}`;
      let sum = taken.get(key);
      if (sum === undefined) {
        sum = { labels: { class: meter, paid_by: charged }, calls: 0, units: 0, microGbp: 0 };
        taken.set(key, sum);
      }
      sum.calls++;
      sum.units += units;
      sum.microGbp += costMicroGbp;
    },
    refused(reason) {
      refusals.inc({ reason });
    },
    async exposition() {
      return { text: await registry.metrics(), contentType: registry.contentType };
    },
  };
}

/** `/v1/decide` is decide; of other paths the first part: docs, icons, healthz. A path without a route is unknown. */
function operationOf(route: string): string {
  if (route === '?') return 'unknown';
  const [first, second] = route.split('/').slice(1);
  return (first === 'v1' ? second : first) || 'home';
}

type Registers = Registry[];

function weatherMetrics({ weather, alerts, cache, monotonicMs }: MetricsSources, registers: Registers): void {
  new Counter({
    name: 'fairday_weather_answers_total',
    help: 'Weather answers: fresh from memory, fetched, stale in an outage, typical, or none',
    labelNames: ['how'],
    registers,
    collect() {
      this.reset();
      for (const [how, count] of Object.entries(weather.state().answers)) this.inc({ how }, count);
    },
  });
  let readMs = Number.NEGATIVE_INFINITY;
  let stats = { fileBytes: 0, kinds: [] } as ReturnType<typeof cache.stats>;
  const current = () => {
    if (monotonicMs() - readMs >= CACHE_STATS_MS) {
      stats = cache.stats();
      readMs = monotonicMs();
    }
    return stats;
  };
  new Gauge({
    name: 'fairday_cache_entries',
    help: 'Entries of the weather cache on disk, by kind',
    labelNames: ['kind'],
    registers,
    collect() {
      this.reset();
      for (const { kind, entries } of current().kinds) this.set({ kind }, entries);
    },
  });
  new Gauge({
    name: 'fairday_cache_bytes',
    help: 'Size of the weather cache on disk',
    registers,
    collect() {
      this.set(current().fileBytes);
    },
  });
  new Counter({
    name: 'fairday_cache_lookups_total',
    help: 'Look-ups in the weather cache on disk',
    labelNames: ['outcome'],
    registers,
    collect() {
      this.reset();
      const { found, missed } = cache.lookups();
      this.inc({ outcome: 'hit' }, found);
      this.inc({ outcome: 'miss' }, missed);
    },
  });
  new Gauge({
    name: 'fairday_alerts_held',
    help: 'Official alerts held, from feeds and the folder',
    registers,
    collect() {
      this.set(alerts.state().held);
    },
  });
}

/** A metric of every upstream host. */
interface HostFigure {
  readonly name: string;
  readonly help: string;
  readonly type: 'counter' | 'gauge';
  /** NaN leaves it out. */
  readonly of: (status: HostStatus) => number;
}

const HOST_FIGURES: readonly HostFigure[] = [
  { name: 'requests_total', help: 'Requests sent', type: 'counter', of: ({ requests }) => requests },
  { name: 'failures_total', help: 'Requests that failed', type: 'counter', of: ({ failures }) => failures },
  { name: 'weight_total', help: 'Weight of the requests sent', type: 'counter', of: ({ weight }) => weight },
  { name: 'pause_seconds', help: 'Time until it is called again', type: 'gauge', of: (status) => status.pauseSeconds },
  { name: 'in_flight', help: 'Requests under way', type: 'gauge', of: ({ inFlight }) => inFlight },
  { name: 'queue_length', help: 'Requests that wait in the queue', type: 'gauge', of: ({ waiting }) => waiting },
  {
    name: 'last_answer_age_seconds',
    help: 'Time since its last answer',
    type: 'gauge',
    of: (status) => status.lastAnswerSecondsAgo ?? Number.NaN,
  },
  {
    name: 'weight_leased',
    help: 'Weight leased by this server of a budget that several share, and not used',
    type: 'gauge',
    of: (status) => status.leased ?? Number.NaN,
  },
];

function upstreamMetrics(sources: MetricsSources, registers: Registers): void {
  for (const { name, help, type, of } of HOST_FIGURES) {
    const configuration = {
      name: `fairday_upstream_${name}`,
      help: `${help}, by upstream host`,
      labelNames: ['host', 'service'],
      registers,
    };
    const each = (take: (labels: { host: string; service: string }, value: number) => void) => {
      for (const status of upstreamHosts(sources)) {
        const value = of(status);
        if (!Number.isNaN(value)) take({ host: status.host, service: status.service }, value);
      }
    };
    if (type === 'counter') {
      new Counter({
        ...configuration,
        collect() {
          this.reset();
          each((labels, value) => this.inc(labels, value));
        },
      });
    } else {
      new Gauge({
        ...configuration,
        collect() {
          this.reset();
          each((labels, value) => this.set(labels, value));
        },
      });
    }
  }
  new Gauge({
    name: 'fairday_upstream_weight_left',
    help: 'Weight left in our budget for a host, by window',
    labelNames: ['host', 'service', 'window_seconds'],
    registers,
    collect() {
      this.reset();
      for (const { host, service, budget } of upstreamHosts(sources)) {
        for (const { windowSeconds, left } of budget) this.set({ host, service, window_seconds: windowSeconds }, left);
      }
    },
  });
}

/** A metric of the decisions that were compared with what came. */
interface SkillFigure {
  readonly name: string;
  readonly help: string;
  readonly of: (totals: CheckTotals) => number;
}

const SKILL_FIGURES: readonly SkillFigure[] = [
  { name: 'decisions_total', help: 'Decisions compared with what came', of: ({ checked }) => checked },
  { name: 'held_total', help: 'Decisions whose verdict held in the stated window', of: ({ held }) => held },
  {
    name: 'brier_sum',
    help: 'Sum of the Brier scores of good or better over decisions compared',
    of: ({ squaredError }) => squaredError,
  },
];

function skillMetrics({ decisions }: MetricsSources, registers: Registers): void {
  for (const { name, help, of } of SKILL_FIGURES) {
    new Counter({
      name: `fairday_skill_${name}`,
      help: `${help}, by days of lead`,
      labelNames: ['lead'],
      registers,
      collect() {
        this.reset();
        for (const totals of decisions?.totals() ?? []) this.inc({ lead: totals.leadDays }, of(totals));
      },
    });
  }
}

function processMetrics({ version }: MetricsSources, registers: Registers): void {
  new Gauge({
    name: 'fairday_build_info',
    help: 'Always 1; the versions are in the labels',
    labelNames: ['version', 'commit', 'bun'],
    registers,
  }).set({ version, commit: BUILD?.commit ?? 'unknown', bun: Bun.version }, 1);
  new Gauge({
    name: 'process_start_time_seconds',
    help: 'When the process started, epoch seconds',
    registers,
  }).set(Math.round(Date.now() / 1000 - process.uptime()));
  new Gauge({
    name: 'process_resident_memory_bytes',
    help: 'Memory of the process',
    registers,
    collect() {
      this.set(process.memoryUsage.rss());
    },
  });
  new Counter({
    name: 'process_cpu_seconds_total',
    help: 'Processor time of the process',
    registers,
    collect() {
      const { user, system } = process.cpuUsage();
      this.reset();
      this.inc((user + system) / 1e6);
    },
  });
  new Gauge({
    name: 'fairday_event_loop_lag_seconds',
    help: 'How late the event loop runs what is due, measured at this scrape',
    registers,
    async collect() {
      const fromMs = performance.now();
      await new Promise((resolve) => setTimeout(resolve, 0));
      this.set((performance.now() - fromMs) / 1000);
    },
  });
}
