/**
 * What is out of order now, and why: an outage is told when it begins, when its cause changes and when it ends, however
 * often it is met in between.
 */

export interface Outages {
  /** True where that is news: the outage begins, or has another cause than before. */
  failed(what: string, cause: string): boolean;
  /** How long it was out of order, in seconds; null where it was not. */
  works(what: string): number | null;
}

/** Outages with so many names are remembered; a new one displaces the oldest. */
const MAX_NAMES = 100;

export function trackOutages(monotonicMs: () => number): Outages {
  const open = new Map<string, { readonly sinceMs: number; readonly cause: string }>();
  return {
    failed(what, cause) {
      const known = open.get(what);
      if (known?.cause === cause) return false;
      open.set(what, { sinceMs: known?.sinceMs ?? monotonicMs(), cause });
      const [oldest] = open.keys();
      if (open.size > MAX_NAMES && oldest !== undefined) open.delete(oldest);
      return true;
    },
    works(what) {
      const known = open.get(what);
      open.delete(what);
      return known === undefined ? null : Math.round((monotonicMs() - known.sinceMs) / 1_000);
    },
  };
}
