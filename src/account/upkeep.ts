/**
 * Maintenance in the background: releasing the holds of a server that died, and deleting old records. Free calls show a
 * person's habits, so they are deleted after 90 days; calls that cost money stay.
 */

/** Free calls are stored for this long, and `usage` looks back this far. */
export const FREE_CALL_RETENTION_DAYS = 90;

const INTERVAL_MS = 3_600_000;
const DAY_MS = 86_400_000;

/** Free calls before this midnight are deleted. */
export function prunedBeforeMs(nowMs: number): number {
  return Math.max(0, (Math.floor(nowMs / DAY_MS) - FREE_CALL_RETENTION_DAYS) * DAY_MS);
}

export interface Pruned {
  /** Free calls deleted. */
  readonly calls: number;
  /** Stored answers deleted. */
  readonly answers: number;
}

export interface Upkeep {
  /**
   * Releases the holds that dead servers left open, and those of this one that nothing works on; returns their number. Only a
   * store opened for a server may.
   */
  releaseAbandoned(nowMs: number): Promise<number>;
  /** Deletes free calls older than `FREE_CALL_RETENTION_DAYS` and answers older than a day, in small steps. */
  prune(nowMs: number): Promise<Pruned>;
}

/** Another server has the store; commands can still open it. */
export class StoreInUse extends Error {
  override readonly name = 'StoreInUse';
}

/** How often a server looks for holds of others that have ended. */
const RELEASE_INTERVAL_MS = 30_000;

/** Releases now and then what was left open, until the returned function is called. A failure waits for the next time. */
export function startReleasing(
  store: Upkeep,
  nowMs: () => number,
  onReleased: (released: number) => void,
  intervalMs = RELEASE_INTERVAL_MS,
): () => void {
  const release = () =>
    store.releaseAbandoned(nowMs()).then(
      (released) => {
        if (released > 0) onReleased(released);
      },
      () => {},
    );
  const timer = setInterval(release, intervalMs);
  timer.unref();
  return () => clearInterval(timer);
}

/** Prunes now and every hour until the returned function is called. A failure is logged; the next hour tries again. */
export function startPruning(
  store: Upkeep,
  nowMs: () => number,
  onEvent: (level: 'info' | 'warn', message: string, fields: Readonly<Record<string, unknown>>) => void,
): () => void {
  let isStopped = false;
  const prune = async () => {
    try {
      const { calls, answers } = await store.prune(nowMs());
      if (calls + answers > 0) onEvent('info', 'deleted old free calls and answers', { calls, answers });
    } catch (cause) {
      // A store that closes ends its pruning too; the next start goes on with it.
      if (isStopped) return;
      onEvent('warn', 'could not delete old free calls; trying again in an hour', { cause });
    }
  };
  const timer = setInterval(prune, INTERVAL_MS);
  timer.unref();
  void prune();
  return () => {
    isStopped = true;
    clearInterval(timer);
  };
}
