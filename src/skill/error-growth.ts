/** The report of a backtest read from its file, with the table of errors by lead for whoever makes possible weathers. */
import { Value } from '@sinclair/typebox/value';
import { readTextFile, TextFileError } from '../lib/text-file.ts';
import { SKILL_SCHEMA, type SkillReport, SkillReportSchema } from './skill-report.ts';

/** How much forecasts of that lead were off: standard deviations. */
export interface LeadErrors {
  readonly leadHours: number;
  readonly temperatureK: number;
  readonly dewPointK: number;
  /** Of the natural logarithm of forecast wind over analysed wind. */
  readonly logWind: number;
  readonly cloudPct: number;
}

export interface Skill {
  readonly report: SkillReport;
  /** By lead, ascending; leads without enough hours are left out. */
  readonly errorGrowth: readonly LeadErrors[];
}

/** A file that is no report of a backtest; the message names it and says what to do. */
export class SkillFileError extends Error {
  override readonly name = 'SkillFileError';
}

/** The report in a file; null where there is no such file. Throws `SkillFileError` for one that cannot be used. */
export function readSkill(path: string): Skill | null {
  let text: string;
  try {
    text = readTextFile(path);
  } catch (error) {
    if (!(error instanceof TextFileError)) throw error;
    if (error.isMissing) return null;
    throw unusable(path, error.message);
  }
  return parseSkill(text, path);
}

/** The report in a text; `path` names it in messages. Throws `SkillFileError`. */
export function parseSkill(text: string, path: string): Skill {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw unusable(path, 'it is not JSON');
  }
  if (!Value.Check(SkillReportSchema, value)) {
    const [error] = Value.Errors(SkillReportSchema, value);
    throw unusable(path, `it is not of the kind ${SKILL_SCHEMA} (${error.path || '/'}: ${error.message})`);
  }
  return { report: value, errorGrowth: errorGrowthOf(value) };
}

function unusable(path: string, why: string): SkillFileError {
  return new SkillFileError(`${path} cannot be used: ${why}; run fairday backtest again, or remove it`);
}

function errorGrowthOf({ error_growth }: SkillReport): LeadErrors[] {
  return error_growth
    .flatMap(({ lead_hours, temperature_k, dew_point_k, log_wind, cloud_pct }) => {
      const [temperatureK, dewPointK, logWind, cloudPct] = [temperature_k, dew_point_k, log_wind, cloud_pct].map(
        ({ sd }) => sd,
      );
      if (temperatureK === null || dewPointK === null || logWind === null || cloudPct === null) return [];
      return [{ leadHours: lead_hours, temperatureK, dewPointK, logWind, cloudPct }];
    })
    .sort((a, b) => a.leadHours - b.leadHours);
}
