/**
 * The port to a language model that words an answer. The answer is known before: the model may use only the given facts,
 * and text that goes beyond them is never sent to the caller.
 */
import type { AskedUnit } from './question/asked-unit.ts';

/** One number that an answer may contain, with the place and time it is for. */
export interface Fact {
  /** "max temperature", "rain", "chance of rain". */
  readonly name: string;
  readonly value: number;
  readonly unit: FactUnit;
  /** Name of the place. */
  readonly place: string;
  /** Civil time at the place, as the answer writes it: "Saturday 28 November", "15:00". */
  readonly when: string;
}

export type FactUnit =
  | AskedUnit
  | 'percent'
  | 'degrees'
  | 'score'
  | 'index'
  | 'count'
  | 'hours'
  | 'minutes'
  | 'kwh_m2'
  | 'w_m2'
  | 'ug_m3'
  | 'kwh'
  | 'kw';

export type YesNo = 'yes' | 'no' | 'maybe';

export interface PhrasingRequest {
  readonly question: string;
  /** The answer to a yes-or-no question, which the model must keep; else null. */
  readonly verdict: YesNo | null;
  /** Sentences already sent, the verdict first; the model continues them. Empty where it begins. The prompt calls it "said". */
  readonly said: readonly string[];
  /**
   * The rest of the answer, complete, sentence by sentence; the first holds the verdict if it was not sent yet. Without
   * the words of official alerts: these are quoted, never rephrased.
   */
  readonly sentences: readonly string[];
  readonly facts: readonly Fact[];
  /** Dates, clock times and names as the answer writes them; their digits are not values. */
  readonly strings: readonly string[];
}

/** Why there is no phrasing; becomes `summary_error`. */
export type PhrasingFailure =
  | 'llm_timeout'
  | 'llm_unreachable'
  | `llm_http_${number}`
  | 'llm_truncated'
  | 'llm_ungrounded'
  | 'llm_empty'
  | 'llm_paused';

export class PhrasingFailed extends Error {
  override readonly name = 'PhrasingFailed';
  constructor(
    readonly reason: PhrasingFailure,
    options?: ErrorOptions,
  ) {
    super(reason, options);
  }
}

export interface Phraser {
  /**
   * The answer in the model's words, clause by clause, each checked before it is yielded. Throws `PhrasingFailed`; the
   * clauses before it are correct and stay. Stops the model when `signal` aborts.
   */
  phrase(request: PhrasingRequest, signal: AbortSignal): AsyncIterable<string>;
}
