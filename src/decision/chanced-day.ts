/** A decision with how likely it is: the day decided in one weather and counted in many. */
import type { Members, MembersOrigin } from '../weather/members/members.ts';
import { type Chances, type CountedDay, chancesOf, countInEach, shareOf } from './chances.ts';
import type { DayDecision } from './decide.ts';
import type { DecisionInput } from './input.ts';

export interface ChancedDay {
  readonly decision: DayDecision;
  /** Null where too few weathers know enough of the day, and where the weather is known, as that of a past day is. */
  readonly chances: Chances | null;
  /** Whence the possible weathers are; null where none were needed. */
  readonly origin: MembersOrigin | null;
  /**
   * 0 to 1: the chance that the stated verdict holds in the stated window, less for what is unknown and could change it.
   */
  readonly confidence: number;
}

/** A day decided in one weather. */
export interface DecidedDay {
  readonly input: DecisionInput;
  readonly decision: DayDecision;
}

/** Decisions about days of the same hours, counted in possible weathers of them, in their order. Yields often. */
export function* withChances(
  decided: readonly DecidedDay[],
  { weathers, ...origin }: Members,
): Generator<void, ChancedDay[]> {
  const inputs = decided.map(({ input }) => input);
  const scored = yield* countInEach(inputs, weathers);
  const days: ChancedDay[] = [];
  for (const [i, { decision }] of decided.entries()) {
    days.push(chancedBy(scored[i], decision, origin));
    yield;
  }
  return days;
}

function chancedBy(days: readonly (CountedDay | null)[], decision: DayDecision, origin: MembersOrigin): ChancedDay {
  const { judgedSpan, verdict, knownShare } = decision;
  const chances = chancesOf(days, judgedSpan);
  const isOfStated = judgedSpan === null || chances?.window?.startMs === judgedSpan.startMs;
  const share =
    isOfStated || judgedSpan === null ? (chances?.verdict[verdict] ?? 0) : shareOf(days, judgedSpan, verdict);
  return { decision, chances, origin, confidence: hundredths(share * knownShare) };
}

/** The decision on weather that is known. */
export function certainly(decision: DayDecision): ChancedDay {
  return { decision, chances: null, origin: null, confidence: hundredths(decision.knownShare) };
}

function hundredths(share: number): number {
  return Math.round(100 * share) / 100;
}
