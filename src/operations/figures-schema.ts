/** The schema of the key figures of a decision (`decision/figures.ts`). */
import { type TObject, type TOptional, type TProperties, type TString, Type } from '@sinclair/typebox';
import { JUDGED_BY, type JudgedFigure } from '../decision/figures.ts';
import { orNull } from './weather-schemas.ts';

const figure = orNull(Type.Number());
const unit = Type.Optional(Type.String());

type GroupOf<S extends string> = TObject<Record<S, typeof figure> & { unit: TOptional<TString> }>;

/** Statistics of one quantity with its unit. */
function group<S extends string>(...statistics: S[]): GroupOf<S>;
function group(...statistics: string[]): TObject {
  return Type.Object({ ...Object.fromEntries(statistics.map((name) => [name, figure])), unit });
}

const anyGroup = Type.Object({
  min: Type.Optional(figure),
  max: Type.Optional(figure),
  mean: Type.Optional(figure),
  unit,
});

/** The figures of the variables that activities are judged by; two of one key have the statistics of both. */
function judgedFigures(): Record<JudgedFigure, TOptional<typeof anyGroup>>;
function judgedFigures(): TProperties {
  const entries: readonly (readonly [string, ...string[]])[] = Object.values(JUDGED_BY);
  const keys = [...new Set(entries.map(([key]) => key))];
  return Object.fromEntries(
    keys.map((key) => {
      const lists = entries.flatMap(([other, ...statistics]) => (other === key ? [statistics] : []));
      const everywhere = lists[0].filter((name) => lists.every((list) => list.includes(name)));
      const names = [...new Set(lists.flat())];
      const properties = names.map((name) => [name, everywhere.includes(name) ? figure : Type.Optional(figure)]);
      return [key, Type.Optional(Type.Object({ ...Object.fromEntries(properties), unit }))];
    }),
  );
}

const clock = (event: string) => Type.String({ description: `hh:mm AM/PM at the place, or No ${event}` });
const ofNights = { description: 'Of night activities' };

/** The properties of the figures. */
export const figureProperties = () => ({
  temperature: group('min', 'max'),
  feels_like: group('min', 'max'),
  rain: group('total', 'probability'),
  wind: group('max'),
  gust: group('max'),
  humidity: group('min', 'max'),
  cloud: group('min', 'max', 'mean'),
  visibility: group('min'),
  uv: group('max'),
  sunrise: clock('sunrise'),
  sunset: clock('sunset'),
  moon_phase: Type.Optional(Type.String(ofNights)),
  moon_illumination: Type.Optional(Type.Integer({ minimum: 0, maximum: 100, description: 'Percent of the disk lit' })),
  moonrise: Type.Optional(clock('moonrise')),
  moonset: Type.Optional(clock('moonset')),
  darkness_from: Type.Optional(orNull(Type.String({ description: 'hh:mm AM/PM: astronomical darkness' }))),
  darkness_to: Type.Optional(orNull(Type.String({ description: 'hh:mm AM/PM' }))),
  ...judgedFigures(),
  evapotranspiration: Type.Optional(group('total')),
  hci: Type.Optional(orNull(Type.Number({ description: 'Holiday climate index of the day' }))),
  drying_hours: Type.Optional(
    orNull(Type.Number({ description: 'Until thick items are dry; null when they do not dry' })),
  ),
});
