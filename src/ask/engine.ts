/** What questions in plain language are answered with: who reads them, and who may find better words. */
import type { Planner } from './interpretation.ts';
import type { Phraser } from './phrasing.ts';
import type { QuestionParser } from './understand.ts';

export interface AskEngine {
  readonly parser: Pick<QuestionParser, 'understand'>;
  /** Null without a language model. */
  readonly phraser: Phraser | null;
  readonly planner: Planner | null;
}
