/** The report of the last backtest, if there is one. */
import { join, resolve } from 'node:path';
import type { Config } from '../config/settings.ts';
import { type LeadErrors, readSkill, SkillFileError } from '../skill/error-growth.ts';
import type { SkillReport } from '../skill/skill-report.ts';

export interface OpenSkill {
  /** Where the report is, or would be. */
  readonly path: string;
  readonly report: SkillReport | null;
  /** How far forecasts were off, by lead; empty without a report. */
  readonly errorGrowth: readonly LeadErrors[];
  /** Why there is a file that cannot be used, or none where one is named; for the operator. */
  readonly problem: string | null;
}

/** A file that cannot be used stops nothing. */
export function openSkill({ skillFile }: Pick<Config, 'skillFile'>, dataDir: string): OpenSkill {
  const path = skillFile === null ? join(dataDir, 'skill.json') : resolve(skillFile);
  const none = { path, report: null, errorGrowth: [] };
  try {
    const skill = readSkill(path);
    if (skill !== null) return { path, ...skill, problem: null };
    const problem = `FAIRDAY_SKILL: there is no file ${path}; fairday backtest makes one`;
    return { ...none, problem: skillFile === null ? null : problem };
  } catch (error) {
    if (!(error instanceof SkillFileError)) throw error;
    return { ...none, problem: error.message };
  }
}
