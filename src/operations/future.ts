/** `future`: what is typical of a date weeks or months ahead. */
import { type Static, type TSchema, Type } from '@sinclair/typebox';
import { rounded } from '../lib/round.ts';
import { addDays, type CivilDate, civilDay, offsetTable } from '../time/civil.ts';
import { type DataQuantity, inUnits } from '../units/unit-values.ts';
import { normalDay } from '../weather/normals/normal-day.ts';
import type { NormalFigure } from '../weather/normals/normals.ts';
import type { Spread } from '../weather/normals/statistics.ts';
import type { BodyOf, Shape } from './body.ts';
import { dateParameter, earliestTodayAnywhere, latestTodayAnywhere } from './dates.ts';
import { invalidField } from './errors.ts';
import { checkPlaceText, locate, todayAt, todayNamed } from './locate.ts';
import { operation } from './operation.ts';
import { attributionSchema, LocationSchema, named, queryParameter } from './schemas.ts';
import { dayBody, hourBody, type Style, sunTimes } from './weather-bodies.ts';
import {
  DaySchema,
  orNull,
  SourceSchema,
  TemperatureSchema,
  unitProperties,
  unitSystemParameter,
} from './weather-schemas.ts';

/** Days from today that `dt` may lie. */
export const MIN_FUTURE_DAYS = 14;
export const MAX_FUTURE_DAYS = 300;

const parameters = Type.Object({
  q: queryParameter,
  dt: Type.String({
    description: `yyyy-MM-dd, ${MIN_FUTURE_DAYS} to ${MAX_FUTURE_DAYS} days from today at the place`,
    examples: ['2026-12-24'],
  }),
  units: Type.Optional(unitSystemParameter),
});

type Parameters = Static<typeof parameters>;

const percentiles = <S extends TSchema>(schema: S) =>
  Type.Object(
    { p10: schema, p50: schema, p90: schema },
    { description: 'Below these lie a tenth, a half and nine tenths of the days' },
  );
const amount = <M extends DataQuantity>(...measures: M[]) => Type.Object(unitProperties(...measures));

const { hourly, precipitation, ...dayProperties } = DaySchema.properties;

const FutureDaySchema = named(
  'FutureDay',
  Type.Object({
    ...dayProperties,
    precipitation: Type.Object({
      ...precipitation.properties,
      wetDay: Type.Object(unitProperties('precipitationMm'), {
        description: 'What falls on a day with at least 1 mm, the middle of them',
      }),
    }),
    percentiles: Type.Object({
      temperature: Type.Object({
        max: percentiles(TemperatureSchema),
        min: percentiles(TemperatureSchema),
        avg: percentiles(TemperatureSchema),
      }),
      precipitation: percentiles(amount('precipitationMm', 'snowfallCm')),
      wind: percentiles(amount('maxWindKmh', 'gustKmh')),
      humidity: percentiles(orNull(Type.Number())),
      uv: percentiles(orNull(Type.Number())),
    }),
    hourly,
  }),
);

const result = () =>
  named(
    'Future',
    Type.Object({
      location: LocationSchema,
      forecast: Type.Array(FutureDaySchema, { description: 'One entry, for dt' }),
      method: Type.Union([Type.Literal('climatology'), Type.Literal('climatology+seasonal'), Type.Literal('typical')], {
        description: 'From past years; those with the seasonal outlook over them; or the embedded climate',
      }),
      years: Type.Object(
        { from: Type.Integer(), to: Type.Integer(), count: Type.Integer() },
        { description: 'The years that it is made from, and how many of them had enough data' },
      ),
      confidence: Type.Literal('low'),
      source: SourceSchema,
      attribution: attributionSchema,
    }),
  );

export type FutureBody = Shape<ReturnType<typeof result>>;
type Percentiles = FutureBody['forecast'][number]['percentiles'];

export const future = operation({
  name: 'future',
  path: '/v1/future',
  group: 'Weather',
  meter: { class: 'premium', units: 1 },
  needsKey: true,
  billingInBody: false,
  summary: 'What is typical of a date 14 to 300 days ahead',
  description:
    'Nobody can forecast a day so far ahead; this says what it is typically like: means and percentiles over the fifteen days around the date in the last twenty years of the reanalysis archive, and the usual course of the day. The chance of rain is the share of days with at least 1 mm. A condition of rain means that at least half of the days are wet. Up to seven months ahead the anomaly of the seasonal model is added, the less the farther (method climatology+seasonal). Without the archive the embedded climate answers (method typical). What is not known is null.',
  parameters,
  positional: ['q', 'dt'],
  result,
  example: { q: 'Leeds', dt: '2026-12-24' },
  validate(context, params) {
    const nowMs = context.clock.nowMs();
    const today = todayNamed(context, params.q, nowMs);
    requestedDate(params, today ?? earliestTodayAnywhere(nowMs), today ?? latestTodayAnywhere(nowMs));
    checkPlaceText(context, 'q', params.q);
  },
  async run(context, params) {
    const nowMs = context.clock.nowMs();
    const { place } = await locate(context, 'q', params.q);
    const today = todayAt(place, nowMs);
    const date = requestedDate(params, today, today);
    const { method, normals, years, provenance } = await context.weather.future(place, date, nowMs);
    const style: Style = { units: params.units ?? 'both', lang: 'en', iconBase: context.config.iconBase, phrase };
    const day = civilDay(place.tzId, date);
    const zone = offsetTable(place.tzId, day.startMs, day.endMs);
    const figures = normalDay(normals, day, place.tzId, place.lat, place.lon);
    const usual = dayBody(figures, style);
    const { source, stale, attribution } = provenance;
    const body: BodyOf<ReturnType<typeof result>> = {
      forecast: [
        {
          date,
          ...usual,
          precipitation: {
            ...usual.precipitation,
            wetDay: inUnits(normals.wetDayMm, 'precipitationMm', style.units),
          },
          ...sunTimes(day, place.lat, place.lon, zone),
          percentiles: percentilesBody(normals.spreads, style),
          hourly: figures.hours.map((hour) => hourBody(hour, zone, style)),
        },
      ],
      method,
      years: { from: years.first, to: years.last, count: years.count },
      confidence: 'low',
      source,
      attribution,
    };
    return { place, body, weather: { source, stale } };
  },
});

/** A condition is that of no day in particular. */
function phrase(text: string): string {
  return `Typically ${text.charAt(0).toLowerCase()}${text.slice(1)}`;
}

function percentilesBody(spreads: Readonly<Record<NormalFigure, Spread>>, { units }: Style): Percentiles {
  const each = <T>(name: NormalFigure, show: (value: number) => T) => {
    const { p10, p50, p90 } = spreads[name];
    return { p10: show(p10), p50: show(p50), p90: show(p90) };
  };
  const temperature = (name: NormalFigure) => each(name, (value) => inUnits(value, 'temperatureC', units));
  return {
    temperature: {
      max: temperature('temperatureMaxC'),
      min: temperature('temperatureMinC'),
      avg: temperature('temperatureMeanC'),
    },
    precipitation: together(
      each('precipitationMm', (value) => inUnits(value, 'precipitationMm', units)),
      each('snowfallCm', (value) => inUnits(value, 'snowfallCm', units)),
    ),
    wind: together(
      each('windMaxKmh', (value) => inUnits(value, 'maxWindKmh', units)),
      each('gustMaxKmh', (value) => inUnits(value, 'gustKmh', units)),
    ),
    humidity: each('humidityMeanPct', rounded),
    uv: each('uvMax', rounded),
  };
}

type Spreads<T> = Readonly<Record<'p10' | 'p50' | 'p90', T>>;

function together<A, B>(one: Spreads<A>, other: Spreads<B>): Spreads<A & B> {
  return {
    p10: { ...one.p10, ...other.p10 },
    p50: { ...one.p50, ...other.p50 },
    p90: { ...one.p90, ...other.p90 },
  };
}

/**
 * The date params for, where today is one of two dates; they are the same once the place is known. Throws
 * `invalid_parameter`.
 */
function requestedDate(params: Parameters, earliestToday: CivilDate, latestToday: CivilDate): CivilDate {
  const date = dateParameter('dt', params.dt);
  const first = addDays(earliestToday, MIN_FUTURE_DAYS);
  const last = addDays(latestToday, MAX_FUTURE_DAYS);
  if (date >= first && date <= last) return date;
  const problem = date < first ? 'is too near' : 'is too far ahead';
  const other = date < first ? ' For nearer dates ask /v1/forecast, for past ones /v1/history.' : '';
  throw invalidField(
    'dt',
    `'dt' ${problem}: ${date}; it may be from ${first} to ${last}, ${MIN_FUTURE_DAYS} to ${MAX_FUTURE_DAYS} days from today.${other}`,
  );
}
