/** `skill`: how often decisions were right, by the last backtest. Free, no key. */
import { Type } from '@sinclair/typebox';
import { type SkillReport, SkillReportSchema } from '../skill/skill-report.ts';
import { NO_BACKTEST } from '../skill/words.ts';
import type { BodyOf } from './body.ts';
import { operation } from './operation.ts';
import { named } from './schemas.ts';

const result = () =>
  named(
    'Skill',
    Type.Object({
      message: Type.String({
        description: 'What was compared, in a sentence; or that nobody has made a backtest here yet',
      }),
      backtest: Type.Union([SkillReportSchema, Type.Null()]),
    }),
  );

const NONE: BodyOf<ReturnType<typeof result>> = { message: NO_BACKTEST, backtest: null };

/** Made once for a report. */
const bodies = new WeakMap<SkillReport, BodyOf<ReturnType<typeof result>>>();

export const skill = operation({
  name: 'skill',
  path: '/v1/skill',
  group: 'Decisions',
  meter: null,
  needsKey: false,
  billingInBody: false,
  summary: 'How often decisions were right',
  description:
    'Reports the last backtest of this service: decisions on past forecasts, compared with the analysis of what came. For each activity and lead: the share of verdicts that held, Brier score and skill of good or better, its economic value, and the errors of the forecasts. Truth is an analysis, not a station. Free, no key needed.',
  parameters: Type.Object({}),
  positional: [],
  result,
  example: {},
  async run(context) {
    return { place: null, body: bodyOf(context.skill), weather: null };
  },
});

function bodyOf(report: SkillReport | null): BodyOf<ReturnType<typeof result>> {
  if (report === null) return NONE;
  let body = bodies.get(report);
  if (body === undefined) {
    body = { message: comparedText(report), backtest: report };
    bodies.set(report, body);
  }
  return body;
}

function comparedText({ provenance: { places, from, to, forecast, truth } }: SkillReport): string {
  const where = places.length === 1 ? 'one place' : `${places.length} places`;
  return `Decisions on past forecasts (${forecast.model}) were compared with the analysis (${truth.kind}) at ${where} from ${from} to ${to}. Truth is an analysis, not a station.`;
}
