/** The report of a backtest from the answers that are kept: the same answers give the same report, to the last digit. */
import type { BacktestState } from '../../adapters/backtest-state.ts';
import type { Profile } from '../../decision/profile.ts';
import { nextTurn } from '../../lib/timers.ts';
import { dayInput, NO_ALERTS } from '../../operations/decision-days.ts';
import { type Comparison, compareDays } from '../../skill/compare.ts';
import { type SkillProvenance, type SkillReport, skillReport } from '../../skill/skill-report.ts';
import { SkillTable } from '../../skill/skill-table.ts';
import { datesFrom } from '../../time/civil.ts';
import { cellOf } from '../../weather/cache/cell.ts';
import { onLocalHours, parseAnalysis, parsePastForecasts } from '../../weather/sources/open-meteo/past-forecasts.ts';
import type { BacktestQuestion, PlacePlan } from './plan.ts';

const inputOf: Comparison['inputOf'] = (profile, place, weather, date, nowMs) =>
  dayInput(profile, place, weather, date, { location: place.name, activity: profile.id }, nowMs, NO_ALERTS);

/** Every answer must be there. `onProgress` gets the share that is done. */
export async function computeReport(
  plans: readonly PlacePlan[],
  question: BacktestQuestion,
  profiles: readonly Profile[],
  state: Pick<BacktestState, 'body'>,
  provenance: SkillProvenance,
  onProgress: (share: number) => void,
): Promise<SkillReport> {
  const table = new SkillTable();
  const dates = datesFrom(question.from, question.to);
  for (const [i, { place, forecasts, analysis }] of plans.entries()) {
    const bodiesOf = (requests: PlacePlan['forecasts']): string[] => requests.map(({ key }) => state.body(key));
    const cell = cellOf(place);
    const past = parsePastForecasts(bodiesOf(forecasts), question.leads);
    const comparison: Comparison = {
      place: { ...place, ...cell },
      profiles,
      dates,
      analysis: onLocalHours(parseAnalysis(bodiesOf(analysis)), place.tzId, cell),
      forecasts: past.map((weather, k) => ({
        leadDays: question.leads[k],
        weather: onLocalHours(weather, place.tzId, cell),
      })),
      inputOf,
    };
    for (const share of compareDays(comparison, table)) {
      onProgress((i + share) / plans.length);
      // A bar on a terminal is drawn between.
      await nextTurn();
    }
  }
  return skillReport(table, provenance);
}
