/** The decision for a scenario, with its best window and risks in the hours of the clock. */
import { type DayDecision, decideDay } from '../../src/decision/decide.ts';
import type { DecisionInput } from '../../src/decision/input.ts';
import { formatLocal } from '../../src/time/civil.ts';
import { questionOf, type Scenario } from './scenario.ts';

export interface Judged extends DayDecision {
  /** The best window as `HH–HH`. */
  readonly best: string;
  /** The verdict on the hour of the clock, which may not be the first that counts. */
  at(hour: number): DayDecision['hours'][number];
  risk(type: string): { severity: string; span: string; detail: string } | undefined;
}

export function judged(scenario: Scenario): Judged {
  const input = questionOf(scenario);
  const decision = decideDay(input);
  if (decision === null) throw new Error('no decision');
  return judgedOf(input, decision);
}

export function judgedOf(input: DecisionInput, decision: DayDecision): Judged {
  const hour = (ms: number): string => formatLocal(input.zone, ms).slice(11, 13);
  const [first] = decision.windows;
  return {
    ...decision,
    best: first === undefined ? '' : `${hour(first.startMs)}–${hour(first.endMs)}`,
    at: (wanted) => {
      const found = decision.hours.find(({ startMs }) => Number(hour(startMs)) === wanted);
      if (found === undefined) throw new Error(`no ${wanted}:00 among the hours`);
      return found;
    },
    risk: (type) => {
      const found = decision.risks.find((risk) => risk.type === type);
      return (
        found && { severity: found.severity, span: `${hour(found.fromMs)}–${hour(found.toMs)}`, detail: found.detail }
      );
    },
  };
}
