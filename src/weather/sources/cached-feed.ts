/** A product of a source in the usual way: a cache before a request, one request for all who want the same at one time. */
import { civilDayAt } from '../../time/civil.ts';
import type { Purpose } from '../cache/freshness.ts';
import { type Aged, type CacheKind, SourceCache } from '../cache/source-cache.ts';
import type { SourceContext, SourceFeed } from './source.ts';

interface FeedKind<S, T> extends CacheKind<S, T> {
  readonly host: { pauseMs(): number };
  /** What a rejection by the source holds for; the key of the cache when left out. */
  rejectedFor?(subject: S): string;
  /** The answer, and its bytes for the store or how they are made. Throws `UpstreamError`. */
  request(
    subject: S,
    nowMs: number,
  ): Promise<{ readonly value: T; readonly bytes: Uint8Array | (() => Uint8Array) | null }>;
}

export class CachedFeed<S, T> implements SourceFeed<S, T> {
  readonly cache: SourceCache<S, T>;

  constructor(
    readonly context: Pick<SourceContext, 'coalescer' | 'store' | 'monotonicMs' | 'memory'>,
    readonly kind: FeedKind<S, T>,
  ) {
    this.cache = new SourceCache(kind, context.store, context.monotonicMs, context.memory);
  }

  fresh(subject: S, nowMs: number): T | null {
    return this.cache.fresh(subject, nowMs);
  }

  stale(subject: S, nowMs: number, purpose: Purpose): Aged<T> | null {
    return this.cache.stale(subject, nowMs, purpose);
  }

  request(subject: S, nowMs: number): Promise<T> {
    const { zoneOf, rejectedFor } = this.kind;
    const { kind, cell, part } = this.kind.key(subject);
    const name = `${kind} ${cell} ${part}`;
    // After midnight the request is another.
    const day = zoneOf === undefined ? '' : civilDayAt(zoneOf(subject), nowMs).date;
    return this.context.coalescer.run(`${name} ${day}`, rejectedFor?.(subject) ?? name, async () => {
      const { value, bytes } = await this.kind.request(subject, nowMs);
      this.cache.put(subject, value, bytes, nowMs);
      return value;
    });
  }

  pauseMs(): number {
    return this.kind.host.pauseMs();
  }
}
