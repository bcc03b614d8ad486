/** What answers a question in plain language is made with: who reads it, and who may find better words. */
import type { FallbackPlace, Plan, Planner, Understood } from './interpretation.ts';
import type { Phraser } from './phrasing.ts';

export interface QuestionAsked {
  readonly question: string;
  readonly nowMs: number;
  /** Tried in this order where the question names no place. */
  readonly fallbacks: readonly FallbackPlace[];
  /** What another reader made of the question; null for the words of the question alone. */
  readonly plan: Plan | null;
}

export interface Understanding {
  understand(asked: QuestionAsked): Understood;
}

export interface AskEngine {
  readonly understanding: Understanding;
  /** Null without a language model. */
  readonly phraser: Phraser | null;
  readonly planner: Planner | null;
}
