/** `forecast`: the coming days at a place, with their hours. */
import { type Static, Type } from '@sinclair/typebox';
import type { Place } from '../place/place.ts';
import { addDays, type CivilDate, civilDay } from '../time/civil.ts';
import type { HourlyWeather } from '../weather/hourly.ts';
import { dayFigures } from '../weather/hours/daily.ts';
import { parseExclude, withoutFields } from './exclude.ts';
import { checkPlaceText, locate, todayAt, zoneAround } from './locate.ts';
import { operation } from './operation.ts';
import { LocationSchema, queryParameter } from './schemas.ts';
import { airQualityProperty, loadSupplements, supplementParameters, supplementProperties } from './supplements.ts';
import { dayBody, hourBody, type Style, sunTimes } from './weather-bodies.ts';
import { currentAt, minuteOf, styleKey, WeatherMemory } from './weather-now.ts';
import {
  currentProperties,
  DaySchema,
  fieldNames,
  languageParameter,
  SourceSchema,
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

const shape = Type.Object({
  current: Type.Object({ ...currentProperties, ...airQualityProperty }),
  forecast: Type.Array(DaySchema),
  ...supplementProperties,
  source: SourceSchema,
});
const FIELDS = fieldNames(shape);

/** A fortnight of hours and its text are about a megabyte; making them anew takes some ten milliseconds. */
const MAX_ENTRIES = 60;
const dayLists = new WeatherMemory<object[]>(MAX_ENTRIES);
const bodies = new WeatherMemory<object>(MAX_ENTRIES);

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
  result: Type.Object({ location: LocationSchema, ...sparseProperties(shape) }),
  example: { q: 'Leeds', days: '3' },
  validate(context, asked) {
    checkPlaceText(context, 'q', asked.q);
    excludedBy(asked);
  },
  async run(context, asked) {
    const nowMs = context.clock.nowMs();
    const { place } = await locate(context, 'q', asked.q);
    const asking = loadSupplements(context, place, asked, nowMs);
    const weather = await context.weather.forecast(place, nowMs, 'data');
    const beside = await asking;
    const { source, stale } = weather.provenance;
    const { units = 'both', lang = 'en', include = 'all' } = asked;
    const style: Style = { units, lang, iconBase: context.config.iconBase };
    const excluded = excludedBy(asked);
    const today = civilDay(place.tzId, todayAt(place, nowMs));
    const key = `${styleKey(place, style)} ${asked.days} ${include} ${[...excluded].sort()}`;
    const atMs = minuteOf(nowMs);
    const days = dayLists.get(weather, today.startMs, key, () =>
      withoutFields(daysFrom(today.date, asked.days, include, place, weather, nowMs, style), excluded),
    );
    const body = bodies.get(weather, atMs, `${key}${beside.key}`, () => {
      const current = { ...currentAt(place, weather, atMs, style), ...beside.current };
      return withoutFields({ current, forecast: days, ...beside.rest, source }, excluded);
    });
    return { place, body, weather: { source, stale } };
  },
});

function excludedBy({ exclude }: Parameters): ReadonlySet<string> {
  return exclude === undefined ? new Set() : parseExclude(exclude, FIELDS);
}

function daysFrom(
  today: CivilDate,
  count: number,
  include: NonNullable<Parameters['include']>,
  place: Place,
  weather: HourlyWeather,
  nowMs: number,
  style: Style,
): object[] {
  const zone = zoneAround(place.tzId, nowMs);
  return Array.from({ length: count }, (_, ahead) => {
    const day = civilDay(place.tzId, addDays(today, ahead));
    const figures = dayFigures(weather, day, place.lat, place.lon);
    const sun = include === 'hour' ? {} : sunTimes(day, place.lat, place.lon, zone);
    return {
      date: day.date,
      ...(include === 'hour' ? {} : { ...dayBody(figures, style), ...sun }),
      ...(include === 'day' ? {} : { hourly: figures.hours.map((hour) => hourBody(hour, zone, style)) }),
    };
  });
}
