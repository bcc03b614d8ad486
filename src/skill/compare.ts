/** Decides each day of a place on past forecasts and compares with what the analysis shows to have come. */
import type { DecisionInput } from '../decision/input.ts';
import { type Judgement, judgeDay } from '../decision/judge.ts';
import type { Profile } from '../decision/profile.ts';
import { rainChance } from '../decision/rain.ts';
import type { Place } from '../place/place.ts';
import { addDays, type CivilDate, civilDay } from '../time/civil.ts';
import { DAY_MS } from '../time/units.ts';
import { emptyColumns, HOURLY_VARIABLES, type HourlyWeather, withColumns } from '../weather/hourly.ts';
import { dayVerdict, isGood, outcomeOf, statementOf } from './judged.ts';
import type { SkillTable } from './skill-table.ts';

/** Hours that must be there around the dates compared: decisions look back two days and ahead two. */
export const MARGIN_DAYS = { before: 4, after: 3 } as const;
/** Dates decided on one piece of weather: what is derived from its hours is computed once. */
const DATES_AT_ONCE = 14;

export interface Comparison {
  readonly place: Place;
  readonly profiles: readonly Profile[];
  /** Following each other. */
  readonly dates: readonly CivilDate[];
  /** On local hours, like the forecasts. */
  readonly analysis: HourlyWeather;
  readonly forecasts: readonly { readonly leadDays: number; readonly weather: HourlyWeather }[];
  /** The input of the engine as it was for a question asked at `nowMs`. */
  readonly inputOf: (
    profile: Profile,
    place: Place,
    weather: HourlyWeather,
    date: CivilDate,
    nowMs: number,
  ) => DecisionInput;
}

/** Adds every day of the comparison to the table; yields the share that is done after each piece of work. */
export function* compareDays(comparison: Comparison, table: SkillTable): Generator<number> {
  const { dates, place, forecasts } = comparison;
  for (let from = 0; from < dates.length; from += DATES_AT_ONCE) {
    const piece = dates.slice(from, from + DATES_AT_ONCE);
    const [first, last] = [piece[0], piece[piece.length - 1]];
    const [fromMs, toMs] = [civilDay(place.tzId, first).startMs, civilDay(place.tzId, last).endMs];
    const cut = (weather: HourlyWeather): HourlyWeather =>
      hoursBetween(weather, fromMs - MARGIN_DAYS.before * DAY_MS, toMs + MARGIN_DAYS.after * DAY_MS);
    const analysis = cut(comparison.analysis);
    const analyses = new Map<string, AnalysisDays>();
    for (const [i, { leadDays, weather }] of forecasts.entries()) {
      const forecast = cut(weather);
      table.errorsAt(leadDays).add(forecast, analysis, fromMs, toMs);
      const lacking = HOURLY_VARIABLES.filter((name) => forecast.columns[name].every(Number.isNaN)).join();
      const came = analyses.get(lacking) ?? new AnalysisDays(comparison, alike(analysis, forecast));
      analyses.set(lacking, came);
      comparePiece(comparison, table, leadDays, piece, alike(forecast, analysis), came);
      yield (from + (piece.length * (i + 1)) / forecasts.length) / dates.length;
    }
  }
}

function comparePiece(
  comparison: Comparison,
  table: SkillTable,
  leadDays: number,
  dates: readonly CivilDate[],
  forecast: HourlyWeather,
  analysis: AnalysisDays,
): void {
  for (const profile of comparison.profiles) {
    for (const date of dates) {
      const came = analysis.judged(profile, date);
      const statement = statementOf(inputOn(comparison, profile, forecast, date));
      const outcome = came && statement && outcomeOf(came, statement.window);
      if (statement === null || outcome === null) continue;
      const before = analysis.judged(profile, addDays(date, -1));
      table.add(profile, leadDays, date, {
        stated: statement.verdict,
        chance: Number(isGood(statement.verdict)),
        came: outcome,
        dayBeforeGood: before && isGood(dayVerdict(before)),
      });
    }
  }
}

/** A question asked the day before. */
function inputOn(
  { place, inputOf }: Comparison,
  profile: Profile,
  weather: HourlyWeather,
  date: CivilDate,
): DecisionInput {
  return inputOf(profile, place, weather, date, civilDay(place.tzId, addDays(date, -1)).startMs);
}

/** The days of the analysis as the engine judges them, each judged once for all leads. */
class AnalysisDays {
  readonly #judged = new Map<string, Judgement | null>();

  constructor(
    readonly comparison: Comparison,
    readonly weather: HourlyWeather,
  ) {}

  judged(profile: Profile, date: CivilDate): Judgement | null {
    const key = `${profile.id} ${date}`;
    let found = this.#judged.get(key);
    if (found === undefined) {
      found = judgeDay(inputOn(this.comparison, profile, this.weather, date));
      this.#judged.set(key, found);
    }
    return found;
  }
}

/** The records that begin in [fromMs, toMs). */
export function hoursBetween(weather: HourlyWeather, fromMs: number, toMs: number): HourlyWeather {
  const { startMs } = weather;
  let from = 0;
  while (from < startMs.length && startMs[from] < fromMs) from++;
  let to = from;
  while (to < startMs.length && startMs[to] < toMs) to++;
  const columns = emptyColumns(0);
  for (const name of HOURLY_VARIABLES) columns[name] = weather.columns[name].subarray(from, to);
  return { ...weather, startMs: startMs.subarray(from, to), length: to - from, columns };
}

/**
 * The weather without the columns that the other lacks altogether, so that neither is held back for more than the other;
 * with the chance of rain that the engine gives to its amounts, since neither states one.
 */
function alike(weather: HourlyWeather, other: HourlyWeather): HourlyWeather {
  const { columns, length } = weather;
  const unknown = new Float32Array(length).fill(Number.NaN);
  const { probability } = rainChance(columns.precipitationMm, unknown, length);
  const kept = { ...columns, precipitationProbabilityPct: probability.map((chance) => 100 * chance) };
  for (const name of HOURLY_VARIABLES) {
    if (name !== 'precipitationProbabilityPct' && other.columns[name].every(Number.isNaN)) kept[name] = unknown;
  }
  return withColumns(weather, kept);
}
