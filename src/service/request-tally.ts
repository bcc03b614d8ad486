/**
 * Counts of requests by operation and status, and of their durations, as plain numbers: every request adds to them, and a
 * metric of prom-client finds its labels by hashing them each time. They take its form at a scrape.
 */
import { Counter, Histogram, type Registry } from 'prom-client';

interface Row {
  readonly byStatus: Map<number, number>;
  /** Per bucket, not summed up; the last is for what is longer than all. */
  readonly buckets: number[];
  sumSeconds: number;
}

export class RequestTally {
  readonly #bounds: readonly number[];
  readonly #rows = new Map<string, Row>();

  /** `boundsSeconds` are the upper ends of the buckets, ascending. */
  constructor(boundsSeconds: readonly number[], registers: Registry[]) {
    this.#bounds = boundsSeconds;
    const rows = this.#rows;
    new Counter({
      name: 'fairday_requests_total',
      help: 'Requests by operation and status',
      labelNames: ['operation', 'status'],
      registers,
      collect() {
        this.reset();
        for (const [operation, { byStatus }] of rows) {
          for (const [status, count] of byStatus) this.inc({ operation, status }, count);
        }
      },
    });
    new Durations(boundsSeconds, rows, registers);
  }

  /** One request that took so long. */
  add(operation: string, status: number, seconds: number): void {
    let row = this.#rows.get(operation);
    if (row === undefined) {
      row = { byStatus: new Map(), buckets: new Array(this.#bounds.length + 1).fill(0), sumSeconds: 0 };
      this.#rows.set(operation, row);
    }
    row.byStatus.set(status, (row.byStatus.get(status) ?? 0) + 1);
    let bucket = 0;
    while (bucket < this.#bounds.length && seconds > this.#bounds[bucket]) bucket++;
    row.buckets[bucket]++;
    row.sumSeconds += seconds;
  }
}

const NAME = 'fairday_request_duration_seconds';
const HELP = 'Time from a request to its answer, by operation';

interface Sample {
  readonly labels: Readonly<Record<string, string | number>>;
  readonly value: number;
  readonly metricName: string;
}

/** A histogram that reads its values from the tally. */
class Durations extends Histogram<'operation'> {
  readonly #bounds: readonly number[];
  readonly #rows: ReadonlyMap<string, Row>;

  constructor(bounds: readonly number[], rows: ReadonlyMap<string, Row>, registers: Registry[]) {
    super({ name: NAME, help: HELP, labelNames: ['operation'], buckets: [...bounds], registers });
    this.#bounds = bounds;
    this.#rows = rows;
  }

  /** What the registry asks for at a scrape. */
  async getForPromString() {
    const values = [...this.#rows].flatMap(([operation, row]) => this.#samples(operation, row));
    return { name: NAME, help: HELP, type: 'histogram', values, aggregator: 'sum' };
  }

  #samples(operation: string, { buckets, sumSeconds }: Row): Sample[] {
    let count = 0;
    const upTo = [...this.#bounds, '+Inf'].map((le, i): Sample => {
      count += buckets[i];
      return { labels: { le, operation }, value: count, metricName: `${NAME}_bucket` };
    });
    const whole = { operation };
    return [
      ...upTo,
      { labels: whole, value: sumSeconds, metricName: `${NAME}_sum` },
      { labels: whole, value: count, metricName: `${NAME}_count` },
    ];
  }
}
