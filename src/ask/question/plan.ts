/** What a language model may say of a question, and the port to one that says it. */
import type { Form, Topic } from './interpretation.ts';

/** How a language model reads the question, in words only: the same code as for others resolves its places and times. */
export interface Plan {
  readonly places: readonly string[];
  readonly times: readonly string[];
  readonly topics: readonly Topic[];
  readonly form: Form | null;
  readonly activity: string | null;
}

export interface Planner {
  /** Throws `PhrasingFailed` when the model gives no plan. */
  plan(question: string, signal: AbortSignal): Promise<Plan>;
}
