/**
 * The optional language model: it words answers that are already known, and helps with questions that the parser is unsure
 * of. Without one, or when it fails, every question is answered without it.
 */
import type { Timers } from '../../lib/timers.ts';
import type { Fetch } from '../../upstream/fetch.ts';
import type { Phraser } from '../phrasing.ts';
import type { Planner } from '../question/plan.ts';
import { ModelClient, type ModelEvent, type ModelState } from './client.ts';
import { ModelPhraser } from './phraser.ts';
import { ModelPlanner } from './planner.ts';
import { type StreamTimeoutLimits, streamTimeoutsOf } from './stream-timeouts.ts';

interface LanguageModelSettings {
  /** Base URL of an OpenAI-compatible endpoint; null for no model. */
  readonly url: string | null;
  readonly model: string | null;
  readonly key: string | null;
  /** The limit for a whole answer. */
  readonly timeoutSeconds: number;
}

export interface LanguageModelOptions {
  readonly activityIds: readonly string[];
  readonly userAgent: string;
  readonly fetch: Fetch;
  readonly monotonicMs: () => number;
  readonly onEvent: (event: ModelEvent) => void;
  /** Replace the limits from the settings. */
  readonly limits?: StreamTimeoutLimits;
  readonly timers?: Timers;
}

export interface LanguageModel {
  readonly phraser: Phraser;
  readonly planner: Planner;
  state(): ModelState;
  /** Checks the server. Null when all is well, else the problem, for the operator. */
  healthProblem(): Promise<string | null>;
  close(): void;
}

/** Null where none is configured. */
export function createLanguageModel(
  { url, model, key, timeoutSeconds }: LanguageModelSettings,
  { activityIds, limits = streamTimeoutsOf(timeoutSeconds), ...options }: LanguageModelOptions,
): LanguageModel | null {
  if (url === null || model === null) return null;
  const client = new ModelClient({ url, model, key, limits, ...options });
  return {
    phraser: new ModelPhraser(client),
    planner: new ModelPlanner(client, activityIds),
    state: () => client.state(),
    healthProblem: () => client.healthProblem(),
    close: () => client.close(),
  };
}
