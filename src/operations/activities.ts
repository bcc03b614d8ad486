/** `activities`: what can be decided, with every threshold and its source. Free, no key. */
import { Type } from '@sinclair/typebox';
import { type ActivityCatalogue, activityListing } from '../decision/activities.ts';
import { BASES } from '../decision/profile.ts';
import type { BodyOf, Shape } from './body.ts';
import { operation } from './operation.ts';
import { named } from './schemas.ts';

const RangeSchema = Type.Object(
  {
    from: Type.Union([Type.Number(), Type.Null()]),
    to: Type.Union([Type.Number(), Type.Null()]),
  },
  { $id: 'Range', description: 'In the unit of the variable; null is unbounded' },
);

const UsualHoursSchema = Type.Object(
  {
    from: Type.Integer({ minimum: 0, maximum: 23 }),
    to: Type.Integer({ minimum: 1, maximum: 24 }),
    source: Type.String(),
  },
  { $id: 'UsualHours', description: 'Local hours, up to and not including `to`' },
);

const result = () =>
  named(
    'Activities',
    Type.Object({
      activities: Type.Array(
        named(
          'Activity',
          Type.Object({
            id: Type.String(),
            name: Type.String(),
            aliases: Type.Array(Type.String()),
            description: Type.String(),
            window_hours: Type.Object({ typical: Type.Number(), minimum: Type.Number() }),
            light: Type.Union([Type.Literal('day'), Type.Literal('night'), Type.Literal('any')]),
            usual_hours: Type.Union([UsualHoursSchema, Type.Null()], {
              description:
                'The hours that are judged when the question has neither from nor to; null where people do it at any hour that the light allows',
            }),
            factors: Type.Array(
              named(
                'Limit',
                Type.Object({
                  issue: Type.String(),
                  variable: Type.String(),
                  unit: Type.String(),
                  ideal: RangeSchema,
                  good: Type.Array(RangeSchema, { description: 'Where the factor alone allows at least good' }),
                  avoid: Type.Array(RangeSchema, { description: 'Where the factor alone means avoid' }),
                  basis: Type.Union(
                    BASES.map((basis) => Type.Literal(basis)),
                    { description: 'Whether the curve rests on a document, on judgement, or on both' },
                  ),
                  source: Type.String({
                    description: 'The document; where there is none, "judgement: " and the reasoning',
                  }),
                  judgement: Type.Union([Type.String(), Type.Null()], {
                    description: 'Why the figures that no document gives are as they are; null where there are none',
                  }),
                }),
              ),
            ),
            does_not_know: Type.Array(Type.String(), { description: 'What the decision cannot know' }),
          }),
        ),
      ),
    }),
  );

export type ActivitiesBody = Shape<ReturnType<typeof result>>;

/** Made once for a catalogue. */
const bodies = new WeakMap<ActivityCatalogue, BodyOf<ReturnType<typeof result>>>();

export const activities = operation({
  name: 'activities',
  path: '/v1/activities',
  group: 'Decisions',
  meter: null,
  needsKey: false,
  billingInBody: false,
  summary: 'The activities, their aliases, limits and sources',
  description:
    'Lists the activities that can be asked about, with the limits by which each is judged and where they come from: a document, or our judgement with its reasoning. Free, no key needed.',
  parameters: Type.Object({}),
  positional: [],
  result,
  example: {},
  async run(context) {
    return { place: null, body: bodyOf(context.activities), weather: null };
  },
});

function bodyOf(catalogue: ActivityCatalogue): BodyOf<ReturnType<typeof result>> {
  let body = bodies.get(catalogue);
  if (body === undefined) {
    body = { activities: activityListing(catalogue) };
    bodies.set(catalogue, body);
  }
  return body;
}
