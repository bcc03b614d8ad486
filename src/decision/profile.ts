/**
 * What an activity needs from the weather, as data: one YAML file per activity in `data/activities/`, in the shape
 * below. A profile that breaks a rule is refused when the program starts, with the file and the field in the message.
 *
 * Each factor's curve gives the score the hour would get if everything else were ideal; each names its source.
 */
import { type Static, Type } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import type { Knot } from './curve.ts';
import { isVariable, type Variable, variableInfo } from './variables.ts';

/** Factors of one group measure the same trouble; the worst of them counts. */
export const GROUPS = [
  'thermal',
  'wind',
  'precip',
  'surface',
  'ahead',
  'moisture',
  'visibility',
  'light',
  'sky',
  'sea',
  'uv',
  'air',
  'inversion',
  'icing',
  'geomagnetic',
  'pressure-trend',
] as const;

export const RISK_KINDS = [
  'rain',
  'heavy-rain',
  'thunderstorm',
  'snow',
  'ice',
  'icing',
  'frost',
  'heat',
  'cold',
  'wind',
  'gust',
  'fog',
  'uv',
  'air-quality',
  'humidity',
  'muggy',
  'darkness',
  'moonlight',
  'cloud',
  'evaporation',
  'inversion',
  'drift',
  'freeze-ahead',
  'rain-soon',
  'hot-ground',
  'waves',
  'wet-surface',
  'geomagnetic',
] as const;

export type RiskKind = (typeof RISK_KINDS)[number];

const strict = { additionalProperties: false } as const;
const Slug = Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', maxLength: 40 });
const Sentence = Type.String({ minLength: 3, maxLength: 400 });
const Hours = Type.Number({ minimum: 0, maximum: 24 });
const Kind = Type.Union(RISK_KINDS.map((kind) => Type.Literal(kind)));

const FactorSchema = Type.Object(
  {
    issue: Slug,
    group: Type.Union(GROUPS.map((group) => Type.Literal(group))),
    variable: Type.String(),
    unit: Type.String(),
    /** [value, score] pairs, values ascending, scores 0 to 100. */
    knots: Type.Array(Type.Tuple([Type.Number(), Type.Number({ minimum: 0, maximum: 100 })]), { minItems: 2 }),
    /** The answer loses no confidence when the source lacks it. */
    optional: Type.Optional(Type.Literal(true)),
    /** Without it an hour cannot be judged at all. */
    essential: Type.Optional(Type.Literal(true)),
    source: Sentence,
  },
  strict,
);

const ProfileSchema = Type.Object(
  {
    id: Slug,
    name: Type.String({ minLength: 3, maxLength: 40 }),
    description: Sentence,
    /** What the activity is called after "Good for" and "Avoid". */
    phrase: Type.String({ minLength: 3, maxLength: 40 }),
    aliases: Type.Array(Type.String({ minLength: 2, maxLength: 40, pattern: '^[a-z0-9 -]+$' })),
    window: Type.Object(
      {
        typicalHours: Type.Integer({ minimum: 1, maximum: 12 }),
        minimumHours: Type.Integer({ minimum: 1, maximum: 12 }),
        /** Share of the worst hour in the quality of a window; the mean has the rest. */
        worstHourWeight: Type.Number({ minimum: 0, maximum: 1 }),
      },
      strict,
    ),
    light: Type.Object(
      {
        /** `night` activities have days from noon to noon. */
        kind: Type.Union([Type.Literal('day'), Type.Literal('night'), Type.Literal('any')]),
        /** The rule that ties hours to sunrise and sunset; without it the light factors alone decide. */
        daylight: Type.Optional(
          Type.Object(
            {
              afterSunriseHours: Hours,
              /** Hours must have ended so long before sunset. */
              beforeSunsetHours: Hours,
              /** A window must have begun so long before sunset. */
              startBeforeSunsetHours: Type.Optional(Hours),
              /** With a lower inversion index all of the daylight may be used. */
              waivedBelowInversionIndex: Type.Optional(Type.Number({ minimum: 0, maximum: 1 })),
              source: Sentence,
            },
            strict,
          ),
        ),
      },
      strict,
    ),
    /** Windows that end when the laundry is dry instead of after a fixed time. */
    drying: Type.Optional(
      Type.Object(
        {
          thickKgM2: Type.Number({ exclusiveMinimum: 0 }),
          thinKgM2: Type.Number({ exclusiveMinimum: 0 }),
          longestHours: Type.Integer({ minimum: 1, maximum: 24 }),
          /** Below this rate nothing dries, since dew is near. */
          leastRateKgM2H: Type.Number({ minimum: 0 }),
          source: Sentence,
        },
        strict,
      ),
    ),
    rain: Type.Object(
      {
        /** Exponent of the probability: below 1, a small chance of rain already weighs. */
        gamma: Type.Number({ minimum: 0.1, maximum: 3 }),
        /** Cost of postponing over loss by rain: from this probability on an hour counts as wet. */
        costLoss: Type.Number({ minimum: 0.01, maximum: 1 }),
      },
      strict,
    ),
    hazards: Type.Object(
      {
        /** `person`: thunderstorms, extreme gusts, cold and heat forbid it; `sheltered`: thunderstorms limit it. */
        exposure: Type.Union([Type.Literal('person'), Type.Literal('sheltered')]),
        /** What heat is measured by: WBGT for those who exert themselves, the heat index for the others. */
        heatBy: Type.Union([Type.Literal('wbgt'), Type.Literal('heat_index')]),
      },
      strict,
    ),
    risks: Type.Object(
      {
        /** Kinds whose severe and extreme hours limit the verdict. */
        limiting: Type.Array(Kind, { uniqueItems: true }),
        /** Kinds that are reported, as `high` at most, and act through their curves alone. */
        noted: Type.Array(Kind, { uniqueItems: true }),
      },
      strict,
    ),
    /** What the summary of a fine day mentions. */
    headline: Type.Array(Type.String(), { minItems: 1, maxItems: 4 }),
    factors: Type.Array(FactorSchema, { minItems: 1 }),
    doesNotKnow: Type.Array(Sentence, { minItems: 1 }),
  },
  strict,
);

type ProfileData = Static<typeof ProfileSchema>;

export interface Factor extends Omit<Static<typeof FactorSchema>, 'variable' | 'knots'> {
  readonly variable: Variable;
  readonly knots: readonly Knot[];
}

export type Profile = Readonly<Omit<ProfileData, 'factors' | 'headline'>> & {
  readonly factors: readonly Factor[];
  readonly headline: readonly Variable[];
};

/** A profile that breaks a rule; the message names the file and the field. */
export class ProfileError extends Error {
  override readonly name = 'ProfileError';
  constructor(file: string, field: string, problem: string) {
    super(`${file}: ${field}: ${problem}`);
  }
}

/** The profile that a parsed YAML file holds. Throws `ProfileError`. */
export function parseProfile(value: unknown, file: string): Profile {
  if (!Value.Check(ProfileSchema, value)) {
    const error = Value.Errors(ProfileSchema, value).First();
    throw new ProfileError(file, fieldName(error?.path ?? ''), error?.message ?? 'not a profile');
  }
  const { window, risks } = value;
  if (window.minimumHours > window.typicalHours) {
    throw new ProfileError(file, 'window.minimumHours', 'longer than typicalHours');
  }
  const doubled = risks.limiting.find((kind) => risks.noted.includes(kind));
  if (doubled !== undefined) throw new ProfileError(file, 'risks.noted', `${doubled} is also limiting`);
  const headline = value.headline.map((name, i) => {
    if (!isVariable(name)) throw new ProfileError(file, `headline.${i}`, `unknown variable ${name}`);
    return name;
  });
  return { ...value, headline, factors: value.factors.map((factor, i) => checkFactor(factor, file, `factors.${i}`)) };
}

function checkFactor(factor: ProfileData['factors'][number], file: string, field: string): Factor {
  const { variable, knots } = factor;
  if (!isVariable(variable)) throw new ProfileError(file, `${field}.variable`, `unknown variable ${variable}`);
  const { unit } = variableInfo(variable);
  if (factor.unit !== unit) throw new ProfileError(file, `${field}.unit`, `${variable} is measured in "${unit}"`);
  for (let i = 1; i < knots.length; i++) {
    const [before] = knots[i - 1];
    const [at] = knots[i];
    if (at <= before) throw new ProfileError(file, `${field}.knots.${i}`, `${at} does not come after ${before}`);
  }
  if (factor.optional && factor.essential) throw new ProfileError(file, field, 'both optional and essential');
  return { ...factor, variable, knots };
}

function fieldName(path: string): string {
  return path === '' ? '(file)' : path.slice(1).replaceAll('/', '.');
}
