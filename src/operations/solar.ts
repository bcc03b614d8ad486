/** `solar`: sunlight of one day hour by hour, past, coming or usual. */

import { Type } from '@sinclair/typebox';
import { rounded } from '../lib/round.ts';
import type { Place } from '../place/place.ts';
import { addDays, type CivilDate, civilDay, epochSeconds, formatLocal, offsetTable } from '../time/civil.ts';
import type { HourlyWeather } from '../weather/hourly.ts';
import { solarHours } from '../weather/hours/solar-hours.ts';
import { lastForecastDate } from '../weather/sources/open-meteo/request.ts';
import type { Shape } from './body.ts';
import { dateParameter } from './dates.ts';
import { invalidField } from './errors.ts';
import { checkPlaceText, locate, todayAt } from './locate.ts';
import { type OperationContext, operation } from './operation.ts';
import { attributionSchema, epochSchema, LocationSchema, named, queryParameter } from './schemas.ts';
import { orNull, SourceSchema } from './weather-schemas.ts';

/** The archive begins with 1940 in UTC; a day later every local day is whole. */
const FIRST_DATE = '1940-01-02';
/** The last date for which the positions of the sun are checked against an ephemeris. */
const LAST_DATE = '2100-12-31';
/** The forecast that decisions use covers these days after today, so they cost no request of their own. */
const DAYS_OF_SHARED_FORECAST = 13;

const parameters = Type.Object({
  q: queryParameter,
  dt: Type.String({
    description: `yyyy-MM-dd at the place, from ${FIRST_DATE} to ${LAST_DATE}`,
    examples: ['2026-07-02'],
  }),
});

const result = named(
  'Solar',
  Type.Object({
    location: LocationSchema,
    forecast: Type.Object({
      forecastday: Type.Array(
        Type.Object({
          date: Type.String({ format: 'date' }),
          hour: Type.Array(
            named(
              'SolarHour',
              Type.Object({
                time: Type.String({ description: 'yyyy-MM-dd HH:mm at the place; the hour that begins then' }),
                epoch: epochSchema('time'),
                ghi: orNull(Type.Number()),
                dni: orNull(Type.Number()),
                diffuse: orNull(Type.Number()),
                cloud_pct: orNull(Type.Number()),
              }),
            ),
            { description: '24 records, 23 or 25 on days of clock change' },
          ),
        }),
      ),
    }),
    source: SourceSchema,
    attribution: attributionSchema,
  }),
);

export type SolarBody = Shape<typeof result>;

export const solar = operation({
  name: 'solar',
  path: '/v1/solar',
  group: 'Weather',
  meter: { class: 'premium', units: 1 },
  needsKey: true,
  billingInBody: false,
  summary: 'Solar irradiance of one day, hour by hour',
  description:
    'Global, direct normal and diffuse irradiance in W/m², means of the hour that begins at the time given, and cloud cover. Days gone by come from the archive, coming ones from the forecast as far as it reaches (about 15 days); beyond, it is usual cloud over computed clear sky, and source says typical. Every hour closes: ghi = dni · cos z + diffuse, with the mean over the hour of the cosine of the sun’s zenith angle.',
  parameters,
  positional: ['q', 'dt'],
  result,
  example: { q: 'Leeds', dt: '2026-07-02' },
  validate(context, params) {
    const date = dateParameter('dt', params.dt);
    if (date < FIRST_DATE || date > LAST_DATE) {
      throw invalidField('dt', `'dt' is out of range: ${date}; it may be from ${FIRST_DATE} to ${LAST_DATE}.`);
    }
    checkPlaceText(context, 'q', params.q);
  },
  async run(context, params) {
    const nowMs = context.clock.nowMs();
    const { place } = await locate(context, 'q', params.q);
    const date = dateParameter('dt', params.dt);
    const weather = await weatherOf(context, place, date, nowMs);
    const { startMs, endMs } = civilDay(place.tzId, date);
    const zone = offsetTable(place.tzId, startMs, endMs);
    const { source, stale, attribution } = weather.provenance;
    const hour = solarHours(weather, place.lat, place.lon, startMs, endMs).map((light) => ({
      time: formatLocal(zone, light.startMs),
      epoch: epochSeconds(light.startMs),
      ghi: rounded(light.globalWm2, 1),
      dni: rounded(light.directNormalWm2, 1),
      diffuse: rounded(light.diffuseWm2, 1),
      cloud_pct: rounded(light.cloudPct, 0),
    }));
    return {
      place,
      body: { forecast: { forecastday: [{ date, hour }] }, source, attribution },
      weather: { source, stale },
    };
  },
});

async function weatherOf(
  { weather }: OperationContext,
  place: Place,
  date: CivilDate,
  nowMs: number,
): Promise<HourlyWeather> {
  const today = todayAt(place, nowMs);
  if (date >= today && date <= addDays(today, DAYS_OF_SHARED_FORECAST)) return weather.forecast(place, nowMs, 'data');
  if (date > lastForecastDate(place.tzId, nowMs)) return weather.typical(place, date, date, nowMs);
  return weather.history(place, date, date, nowMs);
}
