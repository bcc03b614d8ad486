/** `activities`: what can be decided, with every threshold and its source. Free, no key. */
import { Type } from '@sinclair/typebox';
import { type ActivityCatalogue, activityListing } from '../decision/activities.ts';
import { operation } from './operation.ts';

const RangeSchema = Type.Object(
  {
    from: Type.Union([Type.Number(), Type.Null()]),
    to: Type.Union([Type.Number(), Type.Null()]),
  },
  { $id: 'Range', description: 'In the unit of the variable; null is unbounded' },
);

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
          ideal: RangeSchema,
          good: Type.Array(RangeSchema, { description: 'Where the factor alone allows at least good' }),
          avoid: Type.Array(RangeSchema, { description: 'Where the factor alone means avoid' }),
          source: Type.String(),
        }),
      ),
      does_not_know: Type.Array(Type.String(), { description: 'What the decision cannot know' }),
    }),
  ),
});

/** Made once for a catalogue. */
const listings = new WeakMap<ActivityCatalogue, object>();

export const activities = operation({
  name: 'activities',
  path: '/v1/activities',
  group: 'Decisions',
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
  async run(context) {
    return { place: null, body: listingOf(context.activities), weather: null };
  },
});

function listingOf(catalogue: ActivityCatalogue): object {
  let listing = listings.get(catalogue);
  if (listing === undefined) {
    listing = { activities: activityListing(catalogue) };
    listings.set(catalogue, listing);
  }
  return listing;
}
