/**
 * The work beside the calls: taking over from a server that died, and forgetting what need not be remembered. Free calls
 * are somebody's habits, so they go after 90 days; whatever cost money stays.
 */

/** Free calls are remembered this long, and `usage` looks back this far. */
export const FREE_CALL_RETENTION_DAYS = 90;

const INTERVAL_MS = 3_600_000;

export interface Pruned {
  /** Free calls forgotten. */
  readonly calls: number;
  /** Kept answers forgotten. */
  readonly answers: number;
}

export interface Upkeep {
  /** Refunds the charges that dead servers left pending; how many. Only a store that was opened for a server may. */
  releaseAbandoned(nowMs: number): Promise<number>;
  /** Forgets free calls older than `REMEMBERED_DAYS` and answers older than a day, a little at a time. */
  prune(nowMs: number): Promise<Pruned>;
}

/** Another server has the store; it may be opened for commands all the same. */
export class StoreInUse extends Error {
  override readonly name = 'StoreInUse';
}

/** Prunes now and every hour until the returned function is called. What fails is told and tried again. */
export function startPruning(
  store: Upkeep,
  nowMs: () => number,
  onEvent: (level: 'info' | 'warn', message: string, fields: Readonly<Record<string, unknown>>) => void,
): () => void {
  const prune = async () => {
    try {
      const { calls, answers } = await store.prune(nowMs());
      if (calls + answers > 0) onEvent('info', 'forgot old free calls and answers', { calls, answers });
    } catch (cause) {
      onEvent('warn', 'could not forget old free calls; trying again in an hour', { cause });
    }
  };
  const timer = setInterval(prune, INTERVAL_MS);
  timer.unref();
  void prune();
  return () => clearInterval(timer);
}
