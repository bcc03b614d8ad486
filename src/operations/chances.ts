/** Chances and advice as answers show them, and the parameters that ask for them. */
import { Type } from '@sinclair/typebox';
import type { ChancedDay } from '../decision/chanced-day.ts';
import type { Profile } from '../decision/profile.ts';
import { VERDICTS } from '../decision/verdict.ts';
import { roundTo } from '../lib/round.ts';
import type { OffsetTable } from '../time/civil.ts';
import type { MemberMethod } from '../weather/members/members.ts';
import type { Shape } from './body.ts';
import { spanBody } from './decision-days.ts';
import { invalidField } from './errors.ts';
import { literals, WindowSchema, yesNoParameter } from './schemas.ts';

const share = (description: string) => Type.Number({ minimum: 0, maximum: 1, description });
const nullableShare = (description: string) =>
  Type.Union([Type.Number({ minimum: 0, maximum: 1 }), Type.Null()], { description });
const score = () => Type.Integer({ minimum: 0, maximum: 100 });
const METHODS: readonly MemberMethod[] = ['climate', 'dressed', 'ensemble'];

const { start, start_epoch, end, end_epoch } = WindowSchema.properties;
const SpanSchema = Type.Object({ start, start_epoch, end, end_epoch }, { $id: 'Span' });

export const ChancesSchema = Type.Object(
  {
    window: Type.Union([SpanSchema, Type.Null()], {
      description: 'The hours that the chances are of, chosen once for all possible weathers; null where none has any',
    }),
    verdict: Type.Object(
      Object.fromEntries(VERDICTS.map((name) => [name, share('Share of the possible weathers')])) as Record<
        (typeof VERDICTS)[number],
        ReturnType<typeof share>
      >,
    ),
    at_least_good: share('Chance that it is good or great'),
    rain_in_window: nullableShare('Chance of rain or snow in any hour of the window; null without a window'),
    score: Type.Object(
      { p10: score(), p50: score(), p90: score() },
      { description: 'One in ten is below p10, one in ten above p90' },
    ),
    members: Type.Integer({ description: 'How many possible weathers were counted' }),
    method: literals(
      METHODS,
      'climate: realisations of the season, no forecast; dressed: one forecast with the errors that forecasts usually have; ensemble: the runs of an ensemble forecast',
    ),
    model: Type.Union([Type.String(), Type.Null()], { description: 'The forecast that the spread belongs to' }),
    basis: literals(
      ['assumed', 'backtest', 'ensemble', 'climate'],
      'What the spread rests on; assumed until a backtest has measured the errors',
    ),
    updated_at: Type.String({ format: 'date-time' }),
    best_in: Type.Optional(
      share('best-day only: share of the possible weathers in which this is the best of the days'),
    ),
  },
  { $id: 'Chances' },
);

export type ChancesBody = Shape<typeof ChancesSchema>;

export const AdviceSchema = Type.Object(
  {
    go: Type.Boolean({
      description:
        'Whether the chance of loss is at most break_even; never where break_even is less than one of the possible weathers',
    }),
    chance_of_loss: share('Chance that it turns out poor or to be avoided'),
    break_even: share('Cost over loss: below this chance it pays to go ahead'),
  },
  { $id: 'Advice' },
);

export type AdviceBody = Shape<typeof AdviceSchema>;

export const chancesParameters = {
  chances: Type.Optional(yesNoParameter('yes adds how likely each verdict is, and advice by cost and loss')),
  cost: Type.Optional(
    Type.Number({
      exclusiveMinimum: 0,
      description: 'What putting it off costs, in the unit of loss; with loss and chances=yes',
      examples: [300],
    }),
  ),
  loss: Type.Optional(
    Type.Number({
      exclusiveMinimum: 0,
      description: 'What is lost when it goes wrong; with cost and chances=yes',
      examples: [1000],
    }),
  ),
};

export interface ChancesQuestion {
  readonly chances?: 'yes' | 'no';
  readonly cost?: number;
  readonly loss?: number;
}

/** Throws `invalid_parameter` for a cost or loss that says nothing. */
export function checkChancesQuestion({ chances, cost, loss }: ChancesQuestion): void {
  if (cost === undefined && loss === undefined) return;
  const [given, other] = cost === undefined ? (['loss', 'cost'] as const) : (['cost', 'loss'] as const);
  if (cost === undefined || loss === undefined)
    throw invalidField(given, `'${given}' needs '${other}' beside it: advice rests on their ratio.`);
  if (chances !== 'yes')
    throw invalidField('chances', "'cost' and 'loss' are for the advice; add chances=yes to get it.");
  if (cost >= loss)
    throw invalidField(
      'cost',
      `'cost' (${cost}) must be less than 'loss' (${loss}): otherwise it is never worth putting off.`,
    );
}

/** Null where too few possible weathers know the day. */
export function chancesBody(
  { chances, origin }: ChancedDay,
  zone: OffsetTable,
  bestIn: number | null = null,
): ChancesBody | null {
  if (chances === null || origin === null) return null;
  const { method, model, updatedAtMs, basis } = origin;
  const { window } = chances;
  const { p10, p50, p90 } = chances.score;
  return {
    window: window === null ? null : spanBody(window, zone),
    verdict: { ...chances.verdict },
    at_least_good: chances.atLeastGood,
    rain_in_window: chances.rainInWindow === null ? null : roundTo(chances.rainInWindow, 2),
    score: { p10: Math.round(p10), p50: Math.round(p50), p90: Math.round(p90) },
    members: chances.members,
    method,
    model,
    basis,
    updated_at: new Date(updatedAtMs).toISOString(),
    ...(bestIn === null ? {} : { best_in: roundTo(bestIn, 2) }),
  };
}

/** By the caller's cost and loss, else by the activity's own. */
export function adviceBody(
  { chances }: ChancedDay,
  profile: Profile,
  { cost, loss }: ChancesQuestion,
): AdviceBody | null {
  if (chances === null) return null;
  const breakEven = cost === undefined || loss === undefined ? profile.rain.costLoss : cost / loss;
  const { chanceOfLoss, members } = chances;
  // So few weathers say nothing about a smaller chance than one of them.
  const go = chanceOfLoss <= breakEven && breakEven >= 1 / members;
  return { go, chance_of_loss: roundTo(chanceOfLoss, 4), break_even: roundTo(breakEven, 4) };
}
