/** `forecast`: the coming days at a place, with their hours. */
import { type Static, Type } from '@sinclair/typebox';
import type { Place } from '../place/place.ts';
import { addDays, type CivilDate, civilDay } from '../time/civil.ts';
import type { HourlyWeather } from '../weather/hourly.ts';
import { dayFigures } from '../weather/hours/daily.ts';
import type { BodyOf, Shape, Sparse } from './body.ts';
import { parseExclude, withoutFields } from './exclude.ts';
import { checkPlaceText, locate, todayAt, zoneAround } from './locate.ts';
import { operation } from './operation.ts';
import { LocationSchema, queryParameter } from './schemas.ts';
import { airQualityProperty, loadSupplements, supplementParameters, supplementProperties } from './supplements.ts';
import { dayBody, hourBody, type Style, sunTimes } from './weather-bodies.ts';
import { currentAt, minuteOf, styleKey, WeatherBodyCache } from './weather-now.ts';
import {
  currentProperties,
  type Day,
  DaySchema,
  fieldNames,
  languageParameter,
  SourceSchema,
  sparse,
  sparseProperties,
  unitSystemParameter,
} from './weather-schemas.ts';

const parameters = Type.Object({
  q: queryParameter,
  days: Type.Integer({ minimum: 1, maximum: 14, description: 'Days, from today on', examples: [7] }),
  units: Type.Optional(unitSystemParameter),
  include: Type.Optional(
    Type.Union([Type.Literal('day'), Type.Literal('hour'), Type.Literal('all')], {
      default: 'all',
      description: 'day leaves out the hours; hour leaves of each day only its date and hours',
    }),
  ),
  exclude: Type.Optional(
    Type.String({
      description: 'Names of fields to leave out wherever they occur below location, separated by commas',
      examples: ['dewPoint,uv'],
    }),
  ),
  lang: Type.Optional(languageParameter),
  ...supplementParameters,
});

type Parameters = Static<typeof parameters>;

/** The answer when nothing is excluded. */
const shape = () =>
  Type.Object({
    current: Type.Object({ ...currentProperties, ...airQualityProperty }, { $id: 'Conditions' }),
    forecast: Type.Array(DaySchema),
    ...supplementProperties,
    source: SourceSchema,
  });

/** The names that may be excluded, made when one is. */
let fields: ReadonlySet<string> | null = null;

const result = () =>
  Type.Object(
    {
      location: LocationSchema,
      ...sparseProperties(shape()),
      // Never missing, so that programs need not ask: excluded, it is empty.
      forecast: Type.Array(sparse(DaySchema), { description: 'The days; empty when excluded' }),
    },
    { $id: 'Forecast' },
  );

export type ForecastBody = Shape<ReturnType<typeof result>>;

/** A fortnight of hours with its text takes about a megabyte and ten milliseconds to make. */
const MAX_ENTRIES = 16;
const dayLists = new WeatherBodyCache<Sparse<readonly Day[]>>(MAX_ENTRIES);
const bodies = new WeatherBodyCache<BodyOf<ReturnType<typeof result>>>(MAX_ENTRIES);

export const forecast = operation({
  name: 'forecast',
  path: '/v1/forecast',
  group: 'Weather',
  meter: { class: 'standard', units: 1 },
  needsKey: true,
  billingInBody: false,
  summary: 'The coming days at a place, with their hours',
  description:
    'Gives up to 14 civil days of the place, each with its figures and its hours, and the current conditions. The figures of a day come from its hours, 23 or 25 of them when the clocks change. An hour stamped 09:00 describes 09:00 to 10:00. The condition of a day is its most significant weather; a short shower does not count. What the source does not know is null. aqi=yes adds air quality to the current conditions, alerts=yes the official alerts.',
  parameters,
  positional: ['q'],
  result,
  example: { q: 'Leeds', days: '3' },
  validate(context, params) {
    checkPlaceText(context, 'q', params.q);
    excludedBy(params);
  },
  async run(context, params) {
    const nowMs = context.clock.nowMs();
    const { place } = await locate(context, 'q', params.q);
    const loading = loadSupplements(context, place, params, nowMs);
    const weather = await context.weather.forecast(place, nowMs, 'data');
    const supplements = await loading;
    const { source, stale } = weather.provenance;
    const { units = 'both', lang = 'en', include = 'all' } = params;
    const style: Style = { units, lang, iconBase: context.config.iconBase };
    const excluded = excludedBy(params);
    const today = civilDay(place.tzId, todayAt(place, nowMs));
    const key = `${styleKey(place, style)} ${params.days} ${include} ${[...excluded].sort()}`;
    const atMs = minuteOf(nowMs);
    const days = dayLists.get(weather, today.startMs, key, () =>
      withoutFields(daysFrom(today.date, params.days, include, place, weather, nowMs, style), excluded),
    );
    const body = bodies.get(weather, atMs, `${key}${supplements.key}`, () => {
      const current = { ...currentAt(place, weather, atMs, style), ...supplements.current };
      const rest = withoutFields({ ...supplements.rest, source }, excluded);
      return {
        ...withoutFields({ current }, excluded),
        forecast: excluded.has('forecast') ? [] : days,
        ...rest,
      };
    });
    return { place, body, weather: { source, stale, attribution: supplements.rest.attribution } };
  },
});

function excludedBy({ exclude }: Parameters): ReadonlySet<string> {
  if (exclude === undefined) return new Set();
  fields ??= fieldNames(shape());
  return parseExclude(exclude, fields);
}

function daysFrom(
  today: CivilDate,
  count: number,
  include: NonNullable<Parameters['include']>,
  place: Place,
  weather: HourlyWeather,
  nowMs: number,
  style: Style,
): readonly Partial<Day>[] {
  const zone = zoneAround(place.tzId, nowMs);
  return Array.from({ length: count }, (_, ahead): Partial<Day> => {
    const day = civilDay(place.tzId, addDays(today, ahead));
    const figures = dayFigures(weather, day, place.lat, place.lon);
    return {
      date: day.date,
      ...(include === 'hour' ? {} : dayBody(figures, style)),
      ...(include === 'hour' ? {} : sunTimes(day, place.lat, place.lon, zone)),
      ...(include === 'day' ? {} : { hourly: figures.hours.map((hour) => hourBody(hour, zone, style)) }),
    };
  });
}
