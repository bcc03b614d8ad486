/** What answers questions in plain language: the parser, and a language model if there is one. */

import type { Phraser } from './phrasing.ts';
import type { QuestionParser } from './question/parse.ts';
import type { Planner } from './question/plan.ts';

export interface AskEngine {
  /** Opens the parser of questions, which is large: at the first one. */
  readonly parser: () => Promise<Pick<QuestionParser, 'parse'>>;
  /** Null without a language model. */
  readonly phraser: Phraser | null;
  readonly planner: Planner | null;
}
