/** `activities`: what can be decided, with every threshold and its source. Free, no key. */
import { Type } from '@sinclair/typebox';
import { activityListing } from '../decision/activities.ts';
import { operation } from './operation.ts';

const result = Type.Object({
  activities: Type.Array(
    Type.Object({
      id: Type.String(),
      name: Type.String(),
      aliases: Type.Array(Type.String()),
      description: Type.String(),
      window_hours: Type.Object({ typical: Type.Number(), minimum: Type.Number() }),
      light: Type.Union([Type.Literal('day'), Type.Literal('night'), Type.Literal('any')]),
      factors: Type.Array(
        Type.Object({
          issue: Type.String(),
          variable: Type.String(),
          unit: Type.String(),
          ideal: Type.String(),
          good: Type.String(),
          avoid: Type.String(),
          source: Type.String(),
        }),
      ),
    }),
  ),
});

let listing: object | null = null;

export const activities = operation({
  name: 'activities',
  path: '/v1/activities',
  meter: null,
  needsKey: false,
  billingInBody: false,
  summary: 'The activities, their aliases, limits and sources',
  description:
    'Lists the activities that can be asked about, with the limits by which each is judged and where they come from. Free, no key needed.',
  parameters: Type.Object({}),
  positional: [],
  result,
  example: {},
  async run() {
    listing ??= { activities: activityListing() };
    return { place: null, body: listing, weather: null };
  },
});
