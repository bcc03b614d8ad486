/** `current`: the weather at a place now. */
import { type Static, Type } from '@sinclair/typebox';
import { LRUCache } from 'lru-cache';
import { whenThere } from '../lib/soon.ts';
import type { Place } from '../place/place.ts';
import type { HourlyWeather } from '../weather/hourly.ts';
import type { BodyOf, Shape } from './body.ts';
import { checkPlaceText, locate } from './locate.ts';
import { type Answer, type OperationContext, operation } from './operation.ts';
import { LocationSchema, queryParameter } from './schemas.ts';
import {
  airQualityProperty,
  loadSupplements,
  supplementParameters,
  supplementProperties,
  type WeatherSupplements,
} from './supplements.ts';
import type { Style } from './weather-bodies.ts';
import { currentAt, minuteOf, styleKey, WeatherBodyCache } from './weather-now.ts';
import { currentProperties, languageParameter, SourceSchema, unitSystemParameter } from './weather-schemas.ts';

const parameters = Type.Object({
  q: queryParameter,
  units: Type.Optional(unitSystemParameter),
  lang: Type.Optional(languageParameter),
  ...supplementParameters,
});

const result = () =>
  Type.Object(
    {
      location: LocationSchema,
      ...currentProperties,
      ...airQualityProperty,
      ...supplementProperties,
      source: SourceSchema,
    },
    { $id: 'Current' },
  );

export type CurrentBody = Shape<ReturnType<typeof result>>;

type Parameters = Static<typeof parameters>;
type Body = BodyOf<ReturnType<typeof result>>;

/** Each takes some four kilobytes with its text, and holds for a minute. */
const bodies = new WeatherBodyCache<Body>(128);

interface Repeated {
  readonly place: Place;
  readonly weather: WeakRef<HourlyWeather>;
  readonly atMs: number;
  readonly supplements: string;
  readonly answer: Answer<Body>;
}

/** The last answers, by the object of the parameters, which is the same for the same query. */
const repeated = new LRUCache<Parameters, Repeated>({ max: 64 });

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
  validate(context, params) {
    checkPlaceText(context, 'q', params.q);
  },
  run(context, params) {
    const nowMs = context.clock.nowMs();
    return whenThere(locate(context, 'q', params.q), ({ place }) => {
      const loading = loadSupplements(context, place, params, nowMs);
      return whenThere(context.weather.forecast(place, nowMs, 'data'), (weather) =>
        whenThere(loading, (supplements) => answerOf(context, params, place, weather, supplements, nowMs)),
      );
    });
  },
});

/** The remembered answer while nothing in it has changed, else a new one. */
function answerOf(
  context: OperationContext,
  params: Parameters,
  place: Place,
  weather: HourlyWeather,
  supplements: WeatherSupplements,
  nowMs: number,
): Answer<Body> {
  const atMs = minuteOf(nowMs);
  const last = repeated.get(params);
  if (
    last?.place === place &&
    last.atMs === atMs &&
    last.supplements === supplements.key &&
    last.weather.deref() === weather
  ) {
    return last.answer;
  }
  const answer = answerAt(context, params, place, weather, supplements, atMs);
  repeated.set(params, { place, weather: new WeakRef(weather), atMs, supplements: supplements.key, answer });
  return answer;
}

function answerAt(
  { config }: OperationContext,
  { units = 'both', lang = 'en' }: Parameters,
  place: Place,
  weather: HourlyWeather,
  supplements: WeatherSupplements,
  atMs: number,
): Answer<Body> {
  const { source, stale } = weather.provenance;
  const style: Style = { units, lang, iconBase: config.iconBase };
  const body = bodies.get(weather, atMs, `${styleKey(place, style)}${supplements.key}`, () => ({
    ...currentAt(place, weather, atMs, style),
    ...supplements.current,
    ...supplements.rest,
    source,
  }));
  return { place, body, weather: { source, stale, attribution: supplements.rest.attribution } };
}
