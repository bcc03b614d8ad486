/** What a figure is meant to be. */
export type Goal = { readonly atLeast: number } | { readonly atMost: number };

/** One figure of a benchmark. */
export interface Measure {
  readonly name: string;
  readonly value: number;
  /** `ratio` for what is compared from run to run: it says the same on any machine. */
  readonly unit: string;
  readonly note?: string;
  readonly goal?: Goal;
  /** Which way a ratio without a goal gets better; of one with a goal, the goal says it. */
  readonly better?: 'higher' | 'lower';
  /** Microseconds of one stage of a call, for the table of what a call costs. */
  readonly isStage?: boolean;
}

export function meetsGoal(value: number, goal: Goal): boolean {
  return 'atLeast' in goal ? value >= goal.atLeast : value <= goal.atMost;
}

export function goalText(goal: Goal): string {
  return 'atLeast' in goal ? `at least ${goal.atLeast}` : `at most ${goal.atMost}`;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}
