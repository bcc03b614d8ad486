/**
 * A budget of requests to one host, so that its rate limits are not reached: the port. `rate-budget.ts` is that of one
 * process, `leased-budget.ts` one that several processes share.
 */
import type { BudgetLeft } from './host-status.ts';

export interface BudgetLimit {
  readonly windowMs: number;
  readonly units: number;
}

export interface UpstreamBudget {
  /**
   * Takes the units from every window and gives 0, or takes nothing and gives the milliseconds until they would fit. A
   * promise only where the units are not at hand and somebody else has to be asked; it never rejects.
   */
  take(units: number): number | Promise<number>;
  /** What is left of every window now. */
  left(): BudgetLeft[];
  /** The units that this process may take without asking anybody; null where the budget is its own. */
  leased(): number | null;
}

/** The budget of a host, by its name. */
export type OpenBudget = (host: string, limits: readonly BudgetLimit[]) => UpstreamBudget;
