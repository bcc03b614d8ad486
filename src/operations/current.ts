/** `current`: the weather at a place now. */
import { type TSchema, Type } from '@sinclair/typebox';
import { checkPlaceText, locate } from './locate.ts';
import { operation } from './operation.ts';
import { LocationSchema, queryParameter } from './schemas.ts';
import { airQualityProperty, loadSupplements, supplementParameters, supplementProperties } from './supplements.ts';
import type { Style } from './weather-bodies.ts';
import { currentAt, minuteOf, styleKey, WeatherMemory } from './weather-now.ts';
import { currentProperties, languageParameter, SourceSchema, unitSystemParameter } from './weather-schemas.ts';

const parameters = Type.Object({
  q: queryParameter,
  units: Type.Optional(unitSystemParameter),
  lang: Type.Optional(languageParameter),
  ...supplementParameters,
});

const result: TSchema = Type.Object({
  location: LocationSchema,
  ...currentProperties,
  ...airQualityProperty,
  ...supplementProperties,
  source: SourceSchema,
});

/** Bodies of a kilobyte. */
const bodies = new WeatherMemory<object>(5_000);

export const current = operation({
  name: 'current',
  path: '/v1/current',
  group: 'Weather',
  meter: { class: 'standard', units: 1 },
  needsKey: true,
  billingInBody: false,
  summary: 'The weather at a place now',
  description:
    'Gives the conditions at a place, from the running hour of the forecast: temperatures, humidity, wind, pressure, cloud and visibility interpolated to the minute; precipitation, gusts, UV and the condition those of the hour. What the source does not know is null. aqi=yes and alerts=yes add air quality and official alerts.',
  parameters,
  positional: ['q'],
  result,
  example: { q: 'Leeds' },
  validate(context, asked) {
    checkPlaceText(context, 'q', asked.q);
  },
  async run(context, asked) {
    const nowMs = context.clock.nowMs();
    const { place } = await locate(context, 'q', asked.q);
    const asking = loadSupplements(context, place, asked, nowMs);
    const weather = await context.weather.forecast(place, nowMs, 'data');
    const beside = await asking;
    const { source, stale } = weather.provenance;
    const { units = 'both', lang = 'en' } = asked;
    const style: Style = { units, lang, iconBase: context.config.iconBase };
    const atMs = minuteOf(nowMs);
    const body = bodies.get(weather, atMs, `${styleKey(place, style)}${beside.key}`, () => ({
      ...currentAt(place, weather, atMs, style),
      ...beside.current,
      ...beside.rest,
      source,
    }));
    return { place, body, weather: { source, stale } };
  },
});
