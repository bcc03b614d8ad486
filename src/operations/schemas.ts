/** The shapes that several operations answer with; the OpenAPI document lists them by name. */
import { type TProperties, type TSchema, Type } from '@sinclair/typebox';
import type { Shape } from './body.ts';

/** One of a closed list of words. */
export const literals = <T extends string>(values: readonly T[], description: string) =>
  Type.Union(
    values.map((value) => Type.Literal(value)),
    { description },
  );

/** The schema as a part of documents that has a name of its own. */
export function named<S extends TSchema>(name: string, schema: S): S {
  return { ...schema, $id: name };
}

export const LocatedBySchema = Type.Literal('open-meteo-geocoding', {
  description: 'Only for a postcode that is in no table here and that Open-Meteo’s geocoder located',
});

/** Where the place has another name than the one asked for. */
export const namedOtherwise = {
  corrected_from: Type.Optional(
    Type.String({ description: 'What was asked for; only where a typing error had to be corrected' }),
  ),
  represents: Type.Optional(
    Type.String({ description: 'The island, country, county or park that was asked for; this is its main town' }),
  ),
};

export const LocationSchema = Type.Object(
  {
    name: Type.String({ description: 'City, or the nearest one to coordinates; "" far out at sea' }),
    region: Type.String({ description: 'First-level division; may be ""' }),
    country: Type.String(),
    lat: Type.Number(),
    lon: Type.Number(),
    tz_id: Type.String({ description: 'IANA time zone' }),
    timezone: Type.String({ description: 'The same as tz_id' }),
    localtime: Type.String({ description: 'yyyy-MM-dd HH:mm at the place' }),
    located_by: Type.Optional(LocatedBySchema),
    ...namedOtherwise,
  },
  { $id: 'Location' },
);

/** A place as answers show it. */
export type LocationBody = Shape<typeof LocationSchema>;

/** Tells apart the two hours of one name when the clocks go back. */
export const epochSchema = (of: string) => Type.Integer({ description: `Unix timestamp of ${of}, in seconds` });

export const WindowSchema = Type.Object(
  {
    start: Type.String({ description: 'yyyy-MM-dd HH:mm at the place' }),
    start_epoch: epochSchema('start'),
    end: Type.String({ description: 'yyyy-MM-dd HH:mm at the place' }),
    end_epoch: epochSchema('end'),
    score: Type.Integer({ minimum: 0, maximum: 100 }),
  },
  { $id: 'Window' },
);

/** A window as answers show it. */
export type WindowBody = Shape<typeof WindowSchema>;

export const RiskSchema = Type.Object(
  {
    type: Type.String({ description: 'Kind of risk, for example rain, gust or official-alert' }),
    severity: literals(['low', 'moderate', 'high', 'severe', 'extreme'], 'The highest within the period'),
    from: Type.String({ description: 'yyyy-MM-dd HH:mm at the place' }),
    to: Type.String({ description: 'yyyy-MM-dd HH:mm at the place' }),
    detail: Type.String({ description: 'Peak value with its unit, its time and the threshold' }),
  },
  { $id: 'Risk' },
);

export const DayWorstSchema = Type.Union(
  [
    Type.Object(
      {
        issue: Type.String({ description: 'Kind of risk' }),
        severity: literals(['severe', 'extreme'], 'The highest within the period'),
        from: Type.String({ description: 'yyyy-MM-dd HH:mm at the place' }),
        to: Type.String({ description: 'yyyy-MM-dd HH:mm at the place' }),
      },
      { $id: 'DayWorst' },
    ),
    Type.Null(),
  ],
  {
    description: 'The worst severe or extreme risk that limits the activity outside the best window; null without one',
  },
);

/** The worst of a day as answers show it. */
export type DayWorstBody = Shape<typeof DayWorstSchema>;

/** A risk as answers show it. */
export type RiskBody = Shape<typeof RiskSchema>;

const BillingSchema = Type.Object(
  {
    charged: literals(['free', 'credit'], 'What paid for the call: the free allowance or prepaid credit'),
    cost_gbp: Type.String({ description: 'GBP, four places' }),
    free_remaining: Type.Integer({ description: 'Free calls left in this pool' }),
    balance_gbp: Type.String({ description: 'Prepaid credit, GBP, four places' }),
  },
  { $id: 'Billing' },
);

export const VerdictSchema = literals(['great', 'good', 'fair', 'poor', 'avoid'], 'The band of the score');

const PLACE_FORMS =
  'City (with region or country if you like), lat,lon, postcode, ZIP code, IATA code, url of a search result, IP address, or auto:ip for your own';

/** The parameters that decide and best-day share. */
export const locationParameter = Type.String({
  description: PLACE_FORMS,
  examples: ['Leeds'],
});
/** A place where a parameter called `q` takes one. */
export const queryParameter = Type.String({ description: PLACE_FORMS, examples: ['Leeds'] });
/** The sentence that the licence of an answer's source asks for. */
export const attributionSchema = Type.String({ description: 'To be shown with the data' });
export const activityParameter = Type.String({
  description: 'One of the activities of /v1/activities, or an alias of one',
  examples: ['exterior-painting'],
});
export const fromParameter = Type.Integer({
  minimum: 0,
  maximum: 23,
  description: 'Only hours from this local hour on',
  examples: [8],
});
export const toParameter = Type.Integer({
  minimum: 1,
  maximum: 24,
  description: 'Only hours before this local hour',
  examples: [18],
});
export const unitsParameter = Type.Union([Type.Literal('metric'), Type.Literal('imperial')], {
  default: 'metric',
  description: 'Units of data and texts',
});

/** A parameter that switches something on. */
export function yesNoParameter(description: string) {
  return Type.Union([Type.Literal('yes'), Type.Literal('no')], { default: 'no', description });
}

/** The schema of an answer of that name whose body is `fields`, with the place before and the bill after them. */
export function withPlaceAndBilling<P extends TProperties>(name: string, fields: P) {
  return Type.Object({ location: LocationSchema, ...fields, billing: BillingSchema }, { $id: name });
}
