/**
 * The runs of an ensemble around places. Cached by squares of 0.1°, finer than the model's grid: a town costs one request
 * for each run of the model, not one for each corner. A host that has none, as an operator's own server that does
 * not download them, is not asked again for a day; that is stored, so that other processes know it too.
 */
import { nextTurn } from '../../../lib/timers.ts';
import type { Place } from '../../../place/place.ts';
import { UpstreamError } from '../../../upstream/upstream-error.ts';
import { squareName, squareOf } from '../../cache/cell.ts';
import { FRESHNESS, type Purpose } from '../../cache/freshness.ts';
import { type Aged, SourceCache } from '../../cache/source-cache.ts';
import type { Ensemble } from '../../members/ensemble.ts';
import { CachedFeed } from '../cached-feed.ts';
import type { EnsembleFeed, SourceContext } from '../source.ts';
import { packEnsemble, unpackEnsemble } from './ensemble-bytes.ts';
import { parseEnsemble } from './ensemble-parse.ts';
import { ENSEMBLE_MODEL, ensembleDays, ensembleParameters, ensembleWeight } from './ensemble-request.ts';
import type { OpenMeteoHost } from './host.ts';
import { PATHS } from './kinds.ts';

/** Each takes 440 kB in memory, and half of that in the store before it is compressed. */
const MAX_ENSEMBLES = 64;

export class OpenMeteoEnsembles implements EnsembleFeed {
  readonly #host: OpenMeteoHost;
  readonly #cached: CachedFeed<Place, Ensemble>;
  /** By the URL of the host: why it has none. */
  readonly #lacks: SourceCache<string, string>;

  constructor(context: SourceContext, host: OpenMeteoHost) {
    this.#host = host;
    this.#cached = new CachedFeed<Place, Ensemble>(context, {
      host,
      freshness: FRESHNESS.ensemble,
      maxEntries: MAX_ENSEMBLES,
      key: (place) => ({ kind: 'ensemble', cell: squareName(place), part: ENSEMBLE_MODEL }),
      read: unpackEnsemble,
      async request(place, nowMs) {
        const value = await fetchEnsemble(host, place, nowMs);
        // Reading it has taken some milliseconds, and so will packing it.
        await nextTurn();
        return { value, bytes: packEnsemble(value) };
      },
    });
    const lacks = {
      freshness: FRESHNESS.noEnsemble,
      maxEntries: 1,
      key: (cell: string) => ({ kind: 'no-ensemble', cell, part: ENSEMBLE_MODEL }),
      read: (bytes: Uint8Array) => new TextDecoder().decode(bytes),
    };
    this.#lacks = new SourceCache<string, string>(lacks, context.store, context.monotonicMs, context.memory);
  }

  fresh(place: Place, nowMs: number): Ensemble | null {
    return this.#cached.fresh(place, nowMs);
  }

  stale(place: Place, nowMs: number, purpose: Purpose): Aged<Ensemble> | null {
    return this.#cached.stale(place, nowMs, purpose);
  }

  async request(place: Place, nowMs: number): Promise<Ensemble> {
    const lack = this.lack(nowMs);
    if (lack !== null) throw new UpstreamError('rejected', lack);
    try {
      return await this.#cached.request(place, nowMs);
    } catch (error) {
      // Every place on earth is on the model's grid, so that a refusal is never about the place.
      if (error instanceof UpstreamError && (error.kind === 'rejected' || error.kind === 'denied')) {
        this.#lacks.put(this.#host.options.baseUrl, error.message, new TextEncoder().encode(error.message), nowMs);
      }
      throw error;
    }
  }

  pauseMs(): number {
    return this.#cached.pauseMs();
  }

  lack(nowMs: number): string | null {
    return this.#lacks.fresh(this.#host.options.baseUrl, nowMs);
  }
}

/** Without a retry: nobody depends on it, and each attempt weighs as much as fifteen forecasts. */
function fetchEnsemble(host: OpenMeteoHost, place: Place, nowMs: number): Promise<Ensemble> {
  const days = ensembleDays(place.tzId, nowMs);
  const parameters = ensembleParameters(squareOf(place), days);
  const request = { path: PATHS.ensemble, parameters, weight: ensembleWeight(days), nowMs, withoutRetry: true };
  return host.get(request, (body) => parseEnsemble(body, nowMs));
}
