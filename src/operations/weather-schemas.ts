/** The parameters and shapes that the weather data answers share. */
import {
  KindGuard,
  type Static,
  type TObject,
  type TOptional,
  type TProperties,
  type TSchema,
  type TUnsafe,
  Type,
} from '@sinclair/typebox';
import { type DataQuantity, type UnitKey, unitKeys } from '../units/unit-values.ts';
import { LANGUAGES } from '../weather/conditions/languages.ts';
import type { Shape, Sparse } from './body.ts';
import { withRegions } from './parameters.ts';
import { epochSchema } from './schemas.ts';

export const unitSystemParameter = Type.Union(
  [Type.Literal('metric'), Type.Literal('imperial'), Type.Literal('both')],
  {
    default: 'both',
    description: 'Which unit keys the answer has',
  },
);

export const languageParameter = withRegions(
  Type.Union(
    LANGUAGES.map((lang) => Type.Literal(lang)),
    { default: 'en', description: `Language of the condition texts, one of ${LANGUAGES.length}` },
  ),
);

export const orNull = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

const number = (description?: string) => orNull(Type.Number(description === undefined ? {} : { description }));

type OptionalNumber = TOptional<ReturnType<typeof number>>;

/** The keys of a measure in every unit; an answer has those of the units requested. */
export function unitProperties<M extends DataQuantity>(...measures: M[]): Record<UnitKey<M>, OptionalNumber>;
export function unitProperties(...measures: DataQuantity[]): Record<string, OptionalNumber> {
  return Object.fromEntries(
    measures.flatMap((measure) => unitKeys(measure)).map((key) => [key, Type.Optional(number())]),
  );
}

const temperature = unitProperties('temperatureC');
export const TemperatureSchema = Type.Object(temperature, { $id: 'Temperature' });

export const SourceSchema = Type.String({ description: 'open-meteo, met-norway or typical (the embedded climate)' });

const ConditionSchema = Type.Object(
  {
    text: orNull(Type.String()),
    icon: orNull(Type.String({ description: 'Address of an SVG image' })),
    code: orNull(Type.Integer({ description: 'WMO 4677, as Open-Meteo uses it' })),
  },
  { $id: 'Condition' },
);

const WindSchema = Type.Object(
  {
    ...unitProperties('windKmh', 'gustKmh'),
    direction: orNull(Type.String({ description: 'Where it blows from: N, NNE, NE, …' })),
    degree: number(),
  },
  { $id: 'Wind' },
);

/** What an hour and an instant have in common. */
const skyProperties = {
  dewPoint: TemperatureSchema,
  condition: ConditionSchema,
  wind: WindSchema,
  humidity: number('Percent'),
  cloud: number('Percent'),
  pressure: Type.Object(unitProperties('pressureHpa'), { description: 'At sea level' }),
  visibility: Type.Object(unitProperties('visibilityM')),
  uv: number('UV index'),
  isDay: Type.Boolean({ description: 'Whether the sun is up' }),
};

const rangeOf = <T extends TSchema>(schema: T) => Type.Object({ low: schema, high: schema });

export const TypicalRangeSchema = Type.Object(
  {
    temperature: rangeOf(TemperatureSchema),
    wind: rangeOf(Type.Object(unitProperties('windKmh'))),
    cloud: rangeOf(number('Percent')),
  },
  {
    $id: 'TypicalRange',
    description:
      'Only where source is typical: the values beside it are means of the season, and eight of ten such hours lie within these',
  },
);

export type TypicalRange = Shape<typeof TypicalRangeSchema>;

export type Condition = Shape<typeof ConditionSchema>;

/** The fields of the Current shape. */
export const currentProperties = {
  temperature: Type.Object({ ...temperature, feelsLike: TemperatureSchema }),
  ...skyProperties,
  precipitation: Type.Object(unitProperties('precipitationMm'), { description: 'Of the running hour' }),
  lastUpdated: Type.String({ description: 'When the source was asked; yyyy-MM-dd HH:mm at the place' }),
  typicalRange: Type.Optional(TypicalRangeSchema),
};

export type Current = Shape<TObject<typeof currentProperties>>;

const chances = {
  chanceOfRain: number('Percent'),
  chanceOfSnow: number('Percent'),
};

const PrecipitationSchema = Type.Object(
  { ...unitProperties('precipitationMm', 'snowfallCm'), ...chances },
  { $id: 'Precipitation' },
);

export const HourSchema = Type.Object(
  {
    time: Type.String({ description: 'yyyy-MM-dd HH:mm at the place; the record is of the hour that begins then' }),
    epoch: epochSchema('time'),
    temperature: TemperatureSchema,
    feelsLike: TemperatureSchema,
    ...skyProperties,
    precipitation: PrecipitationSchema,
    typicalRange: Type.Optional(TypicalRangeSchema),
  },
  { $id: 'Hour' },
);

/** A day without its date, its sun and its hours. */
export const dayProperties = {
  temperature: Type.Object(
    { max: TemperatureSchema, min: TemperatureSchema, avg: TemperatureSchema },
    { $id: 'DayTemperature' },
  ),
  condition: ConditionSchema,
  precipitation: PrecipitationSchema,
  wind: Type.Object(unitProperties('maxWindKmh', 'gustKmh'), { $id: 'DayWind' }),
  humidity: Type.Object({ avg: number('Percent') }),
  uv: number('Highest UV index'),
};

export const DaySchema = Type.Object(
  {
    date: Type.String({ format: 'date' }),
    ...dayProperties,
    sunrise: Type.String({ description: 'hh:mm AM/PM at the place, or No sunrise' }),
    sunset: Type.String({ description: 'hh:mm AM/PM at the place, or No sunset' }),
    hourly: Type.Array(HourSchema),
  },
  { $id: 'Day' },
);

export type Hour = Shape<typeof HourSchema>;
export type Day = Shape<typeof DaySchema>;

/** The same shape with every field optional, for answers from which fields may be left out. Its name tells that. */
export function sparse<S extends TSchema>(schema: S): TUnsafe<Sparse<Static<S>>>;
export function sparse(schema: TSchema): TSchema {
  const { $id, description } = schema;
  const described = description === undefined ? {} : { description };
  if (KindGuard.IsArray(schema)) return Type.Array(sparse(schema.items), described);
  if (KindGuard.IsUnion(schema)) return { ...schema, anyOf: schema.anyOf.map((part) => sparse(part)) };
  if (!KindGuard.IsObject(schema) || isSparse(schema)) return schema;
  return Type.Object(sparseProperties(schema), {
    ...described,
    ...($id === undefined ? {} : { $id: `Partial${$id}` }),
  });
}

function isSparse(schema: TSchema): boolean {
  if (KindGuard.IsArray(schema)) return isSparse(schema.items);
  if (KindGuard.IsUnion(schema)) return schema.anyOf.every(isSparse);
  if (!KindGuard.IsObject(schema)) return true;
  return (schema.required ?? []).length === 0 && Object.values(schema.properties).every(isSparse);
}

type SparseProperties<P extends TProperties> = { [K in keyof P]: TOptional<TUnsafe<Sparse<Static<P[K]>>>> };

/** The properties of an object's schema, each optional and sparse at every depth. */
export function sparseProperties<P extends TProperties>(schema: TObject<P>): SparseProperties<P>;
export function sparseProperties(schema: TObject): TProperties {
  return Object.fromEntries(
    Object.entries(schema.properties).map(([name, part]) => [name, Type.Optional(sparse(part))]),
  );
}

/** Every field name in a shape, at any depth. */
export function fieldNames(schema: TSchema): Set<string> {
  if (KindGuard.IsArray(schema)) return fieldNames(schema.items);
  if (KindGuard.IsUnion(schema)) return new Set(schema.anyOf.flatMap((part) => [...fieldNames(part)]));
  if (!KindGuard.IsObject(schema)) return new Set();
  return new Set(Object.entries(schema.properties).flatMap(([name, part]) => [name, ...fieldNames(part)]));
}
