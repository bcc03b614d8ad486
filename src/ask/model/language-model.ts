/**
 * The optional language model: it words answers that are already known, and reads questions that the own grammar is unsure
 * of. Where none is configured, or it fails, everything is answered without it.
 */
import type { Fetch } from '../../weather/sources/open-meteo/host.ts';
import type { Phraser } from '../phrasing.ts';
import type { Planner } from '../question/interpretation.ts';
import { ModelClient, type ModelEvent, type ModelState } from './client.ts';
import { ModelPhraser } from './phraser.ts';
import { ModelPlanner } from './planner.ts';
import { type StreamTimeoutLimits, streamTimeoutsOf } from './stream-timeouts.ts';

export interface LanguageModelSettings {
  /** Base address of an OpenAI-compatible endpoint; null: no model. */
  readonly url: string | null;
  readonly model: string | null;
  readonly key: string | null;
  /** How long an answer may take in all. */
  readonly timeoutSeconds: number;
}

export interface LanguageModelOptions {
  readonly activityIds: readonly string[];
  readonly userAgent: string;
  readonly fetch: Fetch;
  readonly monotonicMs: () => number;
  readonly onEvent: (event: ModelEvent) => void;
  /** Instead of those that follow from the settings. */
  readonly limits?: StreamTimeoutLimits;
}

export interface LanguageModel {
  readonly phraser: Phraser;
  readonly planner: Planner;
  state(): ModelState;
  /** Asks the server whether it is there; null when all is well, else what is not, for the operator. */
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
