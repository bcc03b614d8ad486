/** A language model over a stand-in server: short timeouts, a clock that can be moved, and the logged events. */
import type { ModelEvent } from '../../../src/ask/model/client.ts';
import { createLanguageModel, type LanguageModel } from '../../../src/ask/model/language-model.ts';
import type { StreamTimeoutLimits } from '../../../src/ask/model/stream-timeouts.ts';
import { PhrasingFailed, type PhrasingFailure } from '../../../src/ask/phrasing.ts';
import type { Timers } from '../../../src/lib/timers.ts';
import { type ModelServer, startModelServer } from '../../support/model-server.ts';
import { type RequestOptions, requestOf } from './phrasing-requests.ts';

export const KEY = 'sk-secret-0123456789';
export const ACTIVITIES = ['running', 'laundry-drying'];
/** Longer than any answer that comes at all, shorter than a test. */
export const PATIENT: StreamTimeoutLimits = { firstMs: 5_000, idleMs: 5_000, totalMs: 10_000 };

export interface Served {
  readonly server: ModelServer;
  readonly model: LanguageModel;
  readonly events: readonly ModelEvent[];
  pass(milliseconds: number): void;
  stop(): Promise<void>;
}

export function serve(limits: StreamTimeoutLimits = PATIENT, path = '', timers?: Timers): Served {
  const server = startModelServer();
  const events: ModelEvent[] = [];
  let nowMs = 0;
  const model = createLanguageModel(
    { url: `${server.url}${path}`, model: 'small', key: KEY, timeoutSeconds: 20 },
    {
      activityIds: ACTIVITIES,
      userAgent: 'fairday/test',
      fetch,
      monotonicMs: () => nowMs,
      onEvent: (event) => events.push(event),
      limits,
      ...(timers === undefined ? {} : { timers }),
    },
  );
  if (model === null) throw new Error('a model was configured');
  return {
    server,
    model,
    events,
    pass(milliseconds) {
      nowMs += milliseconds;
    },
    async stop() {
      model.close();
      await server.stop();
    },
  };
}

export interface Phrased {
  /** The clauses as they came. */
  readonly clauses: readonly string[];
  readonly text: string;
  readonly failure: PhrasingFailure | null;
}

/** Every clause until the end or the failure. */
export async function phrased(
  { model }: Served,
  asking: RequestOptions = {},
  signal: AbortSignal = new AbortController().signal,
): Promise<Phrased> {
  const clauses: string[] = [];
  let failure: PhrasingFailure | null = null;
  try {
    for await (const clause of model.phraser.phrase(requestOf(asking), signal)) clauses.push(clause);
  } catch (error) {
    if (!(error instanceof PhrasingFailed)) throw error;
    failure = error.reason;
  }
  return { clauses, text: clauses.join(''), failure };
}
