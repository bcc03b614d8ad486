/**
 * Better words for an answer that is already known: the port to a language model. What it may say is bounded by the facts
 * that go in; a phrasing that says anything else is cut off before it leaves.
 */

/** One number that an answer may say, with where and when it holds. */
export interface Fact {
  /** "max temperature", "rain", "chance of rain". */
  readonly name: string;
  readonly value: number;
  readonly unit: FactUnit;
  /** Name of the place. */
  readonly place: string;
  /** Civil time at the place as the answer writes it: "Saturday 28 November", "15:00". */
  readonly when: string;
}

export type FactUnit =
  | 'celsius'
  | 'fahrenheit'
  | 'kmh'
  | 'mph'
  | 'mm'
  | 'cm'
  | 'in'
  | 'percent'
  | 'hPa'
  | 'inHg'
  | 'km'
  | 'miles'
  | 'degrees'
  | 'score'
  | 'index'
  | 'count'
  | 'hours';

export type YesNo = 'yes' | 'no' | 'maybe';

export interface PhrasingRequest {
  readonly question: string;
  /** What code has decided, where the question can be answered so; the phrasing has to say the same. */
  readonly verdict: YesNo | null;
  /** What code has said already, the verdict first: the phrasing goes on from there. Empty where it is to say all. */
  readonly said: readonly string[];
  /**
   * The rest of the embedded answer: true, complete, sentence by sentence; the first holds the verdict if it is not said
   * yet. No words of an official alert: these are quoted, never rephrased.
   */
  readonly sentences: readonly string[];
  readonly facts: readonly Fact[];
  /** Dates, clock times and names as the answer writes them; their digits are no values. */
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
   * The answer in other words, clause by clause, each checked before it is given. Throws `PhrasingFailed`; what was
   * given before then is true and may stand. Ends the model's work when `signal` aborts.
   */
  phrase(request: PhrasingRequest, signal: AbortSignal): AsyncIterable<string>;
}
