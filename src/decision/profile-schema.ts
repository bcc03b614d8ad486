/** The rules of activity profiles, and the check of one against them. */
import { Type } from '@sinclair/typebox';
import { Value, type ValueError, ValueErrorType } from '@sinclair/typebox/value';
import { didYouMean } from '../lib/did-you-mean.ts';
import {
  type Factor,
  GROUPS,
  type Originated,
  type Profile,
  type ProfileData,
  ProfileError,
  RISK_KINDS,
} from './profile.ts';
import { isVariable, VARIABLES, type Variable, variableInfo } from './variables.ts';

const strict = { additionalProperties: false } as const;
const Slug = Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', maxLength: 40 });
const Sentence = Type.String({ minLength: 3, maxLength: 400 });
const Hours = Type.Number({ minimum: 0, maximum: 24 });
/** Where figures come from: at least one of the two. */
const Origin = {
  /** A document that anybody can look up, and what it says. */
  source: Type.Optional(Sentence),
  /** Why the author set what no document gives. */
  judgement: Type.Optional(Sentence),
};
const Kind = Type.Union(RISK_KINDS.map((kind) => Type.Literal(kind)));

export const FactorSchema = Type.Object(
  {
    issue: Slug,
    group: Type.Union(GROUPS.map((group) => Type.Literal(group))),
    variable: Type.String(),
    unit: Type.String(),
    /** [value, score] pairs, values ascending, scores 0 to 100. */
    knots: Type.Array(Type.Tuple([Type.Number(), Type.Number({ minimum: 0, maximum: 100 })]), { minItems: 2 }),
    /** Without it an hour may still be great and the confidence stays the same; the air and the sea always have to be known. */
    optional: Type.Optional(Type.Literal(true)),
    /** An hour without it is not judged. */
    essential: Type.Optional(Type.Literal(true)),
    ...Origin,
  },
  strict,
);

export const ProfileSchema = Type.Object(
  {
    id: Slug,
    name: Type.String({ minLength: 3, maxLength: 40 }),
    description: Sentence,
    /** The name of the activity after "Good for" and "Avoid". */
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
              ...Origin,
            },
            strict,
          ),
        ),
      },
      strict,
    ),
    /** The local hours, from one up to another, in which people do it; judged when a question names none. Any without. */
    usualHours: Type.Optional(
      Type.Object(
        {
          from: Type.Integer({ minimum: 0, maximum: 23 }),
          to: Type.Integer({ minimum: 1, maximum: 24 }),
          source: Type.Optional(Sentence),
          judgement: Type.Optional(Sentence),
        },
        strict,
      ),
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
          ...Origin,
        },
        strict,
      ),
    ),
    rain: Type.Object(
      {
        /** Cost of postponing over loss by rain: at this chance of rain that would ruin it, an hour is barely fair. */
        costLoss: Type.Number({ minimum: 0.01, maximum: 1 }),
      },
      strict,
    ),
    hazards: Type.Object(
      {
        /** `person`: thunderstorms, extreme gusts, cold and heat forbid it; `sheltered`: thunderstorms limit it. */
        exposure: Type.Union([Type.Literal('person'), Type.Literal('sheltered')]),
        /** The measure of heat: WBGT for physical exertion, else the heat index. */
        heatBy: Type.Union([Type.Literal('wbgt'), Type.Literal('heat_index')]),
      },
      strict,
    ),
    risks: Type.Object(
      {
        /** Kinds whose severe and extreme hours limit the verdict. */
        limiting: Type.Array(Kind, { uniqueItems: true }),
        /** Kinds that are reported, as `high` at most but for UV, and act through their curves alone. */
        noted: Type.Array(Kind, { uniqueItems: true }),
      },
      strict,
    ),
    /** What the summary of a fine day mentions. */
    headline: Type.Array(Type.String(), { minItems: 1, maxItems: 4 }),
    /** Variables whose figures `data` shows in addition to those of the factors. */
    figures: Type.Optional(Type.Array(Type.String(), { maxItems: 8 })),
    /** The Holiday Climate Index that `data` shows for reference. */
    holidayClimateIndex: Type.Optional(Type.Union([Type.Literal('urban'), Type.Literal('beach')])),
    factors: Type.Array(FactorSchema, { minItems: 1 }),
    doesNotKnow: Type.Array(Sentence, { minItems: 1 }),
  },
  strict,
);

/** The line, from 1, on which the field at a path such as `factors.1.source` stands; the nearest outer one's if it is missing. */
export type LineOf = (path: readonly string[]) => number | null;

/** The profile that a parsed YAML file holds. Throws `ProfileError`. */
export function parseProfile(value: unknown, file: string, lineOf: LineOf = () => null): Profile {
  const refuse = (path: string, problem: string): never => {
    throw new ProfileError(file, lineOf(path.split('.')), path, problem);
  };
  if (!Value.Check(ProfileSchema, value)) {
    const errors = [...Value.Errors(ProfileSchema, value)];
    // A misspelt field is also a missing one; the spelling error is the more useful message.
    const error = errors.find(({ type }) => type === ValueErrorType.ObjectAdditionalProperties) ?? errors[0];
    if (error === undefined || error.path === '') {
      throw new ProfileError(file, lineOf([]), '(file)', 'a profile is a list of fields, beginning with id');
    }
    return refuse(error.path.slice(1).replaceAll('/', '.'), problemOf(error));
  }
  const { window, risks, light, drying, usualHours } = value;
  const origins = [['light.daylight', light.daylight] as const, ['drying', drying] as const];
  for (const [path, origin] of [...origins, ['usualHours', usualHours] as const]) {
    if (origin !== undefined) checkOrigin(origin, (field, problem) => refuse(`${path}${field}`, problem));
  }
  if (window.minimumHours > window.typicalHours) refuse('window.minimumHours', 'longer than typicalHours');
  if (usualHours !== undefined && lengthOf(usualHours, value.light.kind) < window.typicalHours)
    refuse('usualHours.to', `less than the ${window.typicalHours} h of window.typicalHours after usualHours.from`);
  const doubled = risks.noted.findIndex((kind) => risks.limiting.includes(kind));
  if (doubled !== -1) refuse(`risks.noted.${doubled}`, `${risks.noted[doubled]} is also limiting`);
  const variables = (field: string, names: readonly string[]): Variable[] =>
    names.map((name, i) => (isVariable(name) ? name : refuse(`${field}.${i}`, unknown(name))));
  const headline = variables('headline', value.headline);
  const figures = variables('figures', value.figures ?? []);
  const factors = value.factors.map((factor, i) =>
    checkFactor(factor, (field, problem) => refuse(`factors.${i}${field}`, problem)),
  );
  return { ...value, headline, figures, factors };
}

/** Hours from one hour of the clock to another; past midnight by night alone. */
function lengthOf({ from, to }: { from: number; to: number }, light: ProfileData['light']['kind']): number {
  return to < from && light === 'night' ? to + 24 - from : to - from;
}

type Refuse = (field: string, problem: string) => never;

function checkFactor(factor: ProfileData['factors'][number], refuse: Refuse): Factor {
  const { variable, knots } = factor;
  checkOrigin(factor, refuse);
  if (!isVariable(variable)) return refuse('.variable', unknown(variable));
  const { unit } = variableInfo(variable);
  if (factor.unit !== unit) refuse('.unit', `${variable} is measured in "${unit}"`);
  for (let i = 1; i < knots.length; i++) {
    const [before] = knots[i - 1];
    const [at] = knots[i];
    if (at <= before) refuse(`.knots.${i}`, `${at} does not come after ${before}`);
  }
  if (factor.optional && factor.essential) refuse('.essential', 'a factor cannot be both optional and essential');
  return { ...factor, variable, knots };
}

/** The words with which an author marks a guess as a source. */
const NO_SOURCE = /^(judg(e)?ment|calibration|estimate|none|unknown|own experience)\b/i;

function checkOrigin({ source, judgement }: Originated, refuse: Refuse): void {
  if (source === undefined && judgement === undefined) {
    refuse('.source', 'is missing: name the document that gives the figures, or say in judgement: why you set them so');
  }
  if (source !== undefined && NO_SOURCE.test(source)) {
    refuse('.source', 'names no document; say in judgement: why you set the figures so');
  }
}

function unknown(variable: string): string {
  return `unknown variable ${variable}${orNearest(variable, Object.keys(VARIABLES))}`;
}

/** The problem, in words for the author of the file. */
function problemOf({ type, schema, value, path, message }: ValueError): string {
  if (type === ValueErrorType.ObjectRequiredProperty) return 'is missing';
  if (type === ValueErrorType.ObjectAdditionalProperties) {
    const known = Object.keys(schema.properties ?? {});
    return `is not a field here${orNearest(path.slice(path.lastIndexOf('/') + 1), known)}`;
  }
  if (type === ValueErrorType.Union && Array.isArray(schema.anyOf)) {
    const choices: string[] = schema.anyOf.map((choice: { const?: unknown }) => String(choice.const));
    return `${JSON.stringify(value)} is not one of ${choices.join(', ')}`;
  }
  return message.charAt(0).toLowerCase() + message.slice(1);
}

function orNearest(text: string, words: readonly string[]): string {
  const near = didYouMean(text, words);
  return near.length === 0 ? '' : `; did you mean ${near.join(' or ')}?`;
}
