/** How a store in SQLite is opened. */

import type { Opener, SchemaUpdate } from '../opening.ts';
import type { RequestRate } from '../rate.ts';
import type { LogFlush } from './log-flush.ts';

export interface StoreOptions {
  /** Servers and migrations take the lock that only one living process has at a time. A writer when left out. */
  readonly opener?: Opener;
  /** Told when the schema was brought up to date. */
  readonly onUpdate?: (update: SchemaUpdate) => void;
  /** The time of the refunds at closing; the machine's clock when left out. */
  readonly nowMs?: () => number;
  /** Who acts through the store, for the operator log. */
  readonly operator?: string;
  /** The request rate of everybody, and the clock on which the buckets of this process refill. */
  readonly rate?: RequestRate;
  readonly monotonicMs?: () => number;
  /** For tests of a disk that fails: what flushes the log of a server. */
  readonly logFlush?: LogFlush;
}
