/**
 * The report of a backtest, as it is written to a file, answered at /v1/skill and read again: its schema, and how it is
 * made from a table. Nothing in it depends on when or how often the backtest was run.
 */
import { type Static, Type } from '@sinclair/typebox';
import { roundTo } from '../lib/round.ts';
import { intervalsOf } from './bootstrap.ts';
import type { ErrorMoments } from './forecast-errors.ts';
import { addSums, emptySums, type Measures, measuresOf } from './measures.ts';
import type { Bin, SkillGroup, SkillTable } from './skill-table.ts';

/** Rises when the meaning of a field changes. */
export const SKILL_SCHEMA = 'fairday-skill-1';

const VERDICTS = ['great', 'good', 'fair', 'poor', 'avoid'] as const;
const Share = Type.Union([Type.Number(), Type.Null()]);
const Count = Type.Integer({ minimum: 0 });

const EstimateSchema = Type.Object(
  { value: Share, low: Share, high: Share },
  {
    $id: 'Estimate',
    description: 'A measure with its 95 % interval, by a block bootstrap over weeks; null where it has no meaning',
  },
);

const ErrorSchema = Type.Object(
  { hours: Count, bias: Share, sd: Share },
  { $id: 'ForecastError', description: 'Mean and standard deviation of forecast less analysis' },
);

const DecisionSkillSchema = Type.Object({
  activity: Type.String(),
  lead_days: Type.Integer({ minimum: 1 }),
  days: Type.Integer({ minimum: 0, description: 'Days compared, at all places together' }),
  weeks: Count,
  held: EstimateSchema,
  better: EstimateSchema,
  worse: EstimateSchema,
  good_or_better: Type.Object({
    came: EstimateSchema,
    stated: EstimateSchema,
    brier: EstimateSchema,
    skill_climatology: EstimateSchema,
    skill_persistence: EstimateSchema,
    cost_loss: Type.Number(),
    value: EstimateSchema,
  }),
  by_verdict: Type.Array(
    Type.Object({
      verdict: Type.Union(VERDICTS.map((verdict) => Type.Literal(verdict))),
      days: Count,
      held: Share,
      good_or_better: Share,
    }),
  ),
  reliability: Type.Array(
    Type.Object({ from: Type.Number(), to: Type.Number(), days: Count, stated: Share, came: Share }),
    { description: 'By tenths of the chance of good or better that was stated' },
  ),
});

const ProvenanceSchema = Type.Object({
  program: Type.String(),
  places: Type.Array(Type.Object({ name: Type.String(), lat: Type.Number(), lon: Type.Number() })),
  from: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }),
  to: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }),
  leads_days: Type.Array(Type.Integer()),
  forecast: Type.Object({ host: Type.String(), model: Type.String() }),
  truth: Type.Object({ kind: Type.String(), host: Type.String(), model: Type.String() }),
  attribution: Type.String(),
});

export const SkillReportSchema = Type.Object(
  {
    schema: Type.Literal(SKILL_SCHEMA),
    provenance: ProvenanceSchema,
    notes: Type.Array(Type.String(), { description: 'What the figures mean, and what they leave out' }),
    error_growth: Type.Array(
      Type.Object({
        lead_hours: Type.Integer({ minimum: 0 }),
        temperature_k: ErrorSchema,
        dew_point_k: ErrorSchema,
        log_wind: ErrorSchema,
        cloud_pct: ErrorSchema,
      }),
    ),
    decisions: Type.Array(DecisionSkillSchema),
  },
  { $id: 'SkillReport' },
);

export type SkillReport = Static<typeof SkillReportSchema>;
export type DecisionSkill = SkillReport['decisions'][number];
export type Estimate = Static<typeof EstimateSchema>;
export type SkillProvenance = SkillReport['provenance'];

/** What a reader of the figures has to know. */
const NOTES: readonly string[] = [
  'Truth is an analysis, not a station: the weather of a model that has read the observations, as a mean over a cell.',
  'A lead of N days is a forecast made N times 24 hours before the hour; a day’s look back is forecast as well.',
  'Past forecasts state no chance of rain, so the chance that the engine gives to an amount counts, in forecast and analysis alike.',
  'Neither has visibility, the depth of snow, wind at height, air quality or the sea: what needs them is judged without, on both sides.',
  'A verdict held if the hours that were judged had the same verdict by the analysis; where no window was stated, the day.',
  'Good or better: the forecast is a yes (1) or no (0) by its verdict. The climatology is the base rate of this sample, and persistence is the verdict of the day before by the analysis, which a forecast of several days could not have known.',
  'Value: of what perfect knowledge would save over the better of always and never going, the part that the forecast saves, at the activity’s own cost of postponing over the loss.',
  'Intervals are of 95 %, from 1,000 seeded draws of whole weeks.',
];

/** The report of all that was added to a table, activities in its order and leads ascending. */
export function skillReport(table: SkillTable, provenance: SkillProvenance): SkillReport {
  const leads = [...table.errors.keys()].sort((a, b) => a - b);
  const order = [...new Set(table.groups.map(({ profile }) => profile.id))];
  const groups = table.groups.toSorted(
    (a, b) => order.indexOf(a.profile.id) - order.indexOf(b.profile.id) || a.leadDays - b.leadDays,
  );
  return {
    schema: SKILL_SCHEMA,
    provenance,
    notes: [...NOTES],
    error_growth: leads.map((leadDays) => {
      const { temperatureK, dewPointK, logWind, cloudPct } = table.errorsAt(leadDays).result;
      return {
        lead_hours: 24 * leadDays,
        temperature_k: errorBody(temperatureK),
        dew_point_k: errorBody(dewPointK),
        log_wind: errorBody(logWind),
        cloud_pct: errorBody(cloudPct),
      };
    }),
    decisions: groups.map(decisionSkill),
  };
}

function decisionSkill({ profile, leadDays, weeks, byVerdict, byChance }: SkillGroup): DecisionSkill {
  const { costLoss } = profile.rain;
  const total = emptySums();
  for (const sums of weeks.values()) addSums(total, sums);
  const measures = measuresOf(total, costLoss);
  // In the order of the calendar, so that the draws do not depend on the order of the places.
  const inOrder = [...weeks].sort(([a], [b]) => a - b).map(([, sums]) => sums);
  const intervals = intervalsOf(inOrder, costLoss);
  const estimate = (name: keyof Measures): Estimate => ({
    value: figure(measures[name]),
    low: figure(intervals[name].low),
    high: figure(intervals[name].high),
  });
  return {
    activity: profile.id,
    lead_days: leadDays,
    days: total.cases,
    weeks: weeks.size,
    held: estimate('held'),
    better: estimate('better'),
    worse: estimate('worse'),
    good_or_better: {
      came: estimate('good'),
      stated: estimate('chance'),
      brier: estimate('brier'),
      skill_climatology: estimate('skillClimatology'),
      skill_persistence: estimate('skillPersistence'),
      cost_loss: costLoss,
      value: estimate('value'),
    },
    by_verdict: VERDICTS.flatMap((verdict) => {
      const bin = byVerdict.get(verdict);
      if (bin === undefined) return [];
      const { cases, held, good } = bin;
      return [{ verdict, days: cases, held: figure(held / cases), good_or_better: figure(good / cases) }];
    }),
    reliability: [...byChance].sort(([a], [b]) => a - b).map(([decile, bin]) => reliabilityRow(decile, bin)),
  };
}

function reliabilityRow(decile: number, { cases, chance, good }: Bin): DecisionSkill['reliability'][number] {
  return {
    from: decile / 10,
    to: (decile + 1) / 10,
    days: cases,
    stated: figure(chance / cases),
    came: figure(good / cases),
  };
}

function errorBody({ hours, bias, sd }: ErrorMoments): Static<typeof ErrorSchema> {
  return { hours, bias: figure(bias), sd: figure(sd) };
}

function figure(value: number): number | null {
  return Number.isNaN(value) ? null : roundTo(value, 4);
}
