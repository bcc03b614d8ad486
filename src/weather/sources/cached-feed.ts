/** A product of a source in the usual way: a cache before a request, one request for all who want the same at one time. */
import { civilDayAt } from '../../time/civil.ts';
import type { RequestCoalescer } from '../../upstream/coalesce.ts';
import type { Purpose } from '../cache/freshness.ts';
import type { Aged, SourceCache } from '../cache/source-cache.ts';
import type { SourceFeed } from './source.ts';

/** An answer, and the bytes of it for the store. */
export interface Fetched<T> {
  readonly value: T;
  readonly bytes: Uint8Array;
}

export class CachedFeed<S, T> implements SourceFeed<S, T> {
  constructor(
    readonly cache: SourceCache<S, T>,
    readonly coalescer: RequestCoalescer,
    readonly host: { pauseMs(): number },
    readonly request: (subject: S, nowMs: number) => Promise<Fetched<T>>,
  ) {}

  fresh(subject: S, nowMs: number): T | null {
    return this.cache.fresh(subject, nowMs);
  }

  stale(subject: S, nowMs: number, purpose: Purpose): Aged<T> | null {
    return this.cache.stale(subject, nowMs, purpose);
  }

  fetch(subject: S, nowMs: number): Promise<T> {
    const { key, zoneOf } = this.cache.kind;
    const { kind, cell, part } = key(subject);
    const about = `${kind} ${cell} ${part}`;
    // After midnight the request is another.
    const day = zoneOf === undefined ? '' : civilDayAt(zoneOf(subject), nowMs).date;
    return this.coalescer.run(`${about} ${day}`, about, async () => {
      const { value, bytes } = await this.request(subject, nowMs);
      this.cache.put(subject, value, bytes, nowMs);
      return value;
    });
  }

  pauseMs(): number {
    return this.host.pauseMs();
  }
}
