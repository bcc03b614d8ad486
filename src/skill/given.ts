/** A decision as a server gave it, and what became of it. */
import type { HourSpan } from '../decision/chances.ts';
import type { Judgement } from '../decision/judge.ts';
import type { Verdict } from '../decision/verdict.ts';
import { isGood, outcomeOf } from './judged.ts';

export interface GivenDecision {
  readonly activity: string;
  /** The cell of the place: its centre. */
  readonly lat: number;
  readonly lon: number;
  readonly tzId: string;
  /** Of the place, metres; null where it is not known. */
  readonly elevationM: number | null;
  readonly date: string;
  /** Days from the date of the forecast to the date of the decision. */
  readonly leadDays: number;
  readonly fromHour: number | null;
  readonly toHour: number | null;
  /** When it was given, epoch ms: hours that were over then do not count. */
  readonly givenMs: number;
  readonly verdict: Verdict;
  readonly window: HourSpan | null;
  /** Something that decides was not known, so that great could not be stated. */
  readonly heldBack: boolean;
  /** The chance of good or better that was stated; null where none was, so that the verdict is a yes or no. */
  readonly chance: number | null;
}

export interface Checked {
  readonly leadDays: number;
  readonly held: boolean;
  readonly squaredError: number;
}

/** Sums over decisions that were compared. */
export interface CheckTotals {
  readonly leadDays: number;
  readonly checked: number;
  readonly held: number;
  /** Of the chance of good or better: the sum of Brier scores. */
  readonly squaredError: number;
}

/** A decision compared with the analysis of its day; null where the analysis lacks hours of its window. */
export function checkDecision(decision: GivenDecision, analysis: Judgement): Checked | null {
  const outcome = outcomeOf(analysis, decision.window, true);
  if (outcome === null) return null;
  const came = decision.heldBack && outcome === 'great' ? 'good' : outcome;
  const chance = decision.chance ?? Number(isGood(decision.verdict));
  return {
    leadDays: decision.leadDays,
    held: came === decision.verdict,
    squaredError: (chance - Number(isGood(came))) ** 2,
  };
}

/** Where a server notes what it decides. */
export interface DecisionRecorder {
  /** Never throws, never waits. */
  note(decision: GivenDecision): void;
}
