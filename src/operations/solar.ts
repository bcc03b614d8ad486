/** `solar`: sunlight of one day hour by hour, past, coming or usual. */

import { Type } from '@sinclair/typebox';
import { rounded } from '../lib/round.ts';
import type { Place } from '../place/place.ts';
import {
  addDays,
  type CivilDate,
  civilDay,
  epochSeconds,
  formatLocal,
  localHourStarts,
  offsetTable,
} from '../time/civil.ts';
import type { HourlyWeather } from '../weather/hourly.ts';
import { meanSine, type SolarHour, solarHours } from '../weather/hours/solar-hours.ts';
import { lastForecastDate } from '../weather/sources/open-meteo/request.ts';
import type { Shape } from './body.ts';
import { dateParameter } from './dates.ts';
import { invalidField } from './errors.ts';
import { checkDayExists, checkPlaceText, locate, todayAt } from './locate.ts';
import { type OperationContext, operation } from './operation.ts';
import { attributionSchema, epochSchema, LocationSchema, literals, named, queryParameter } from './schemas.ts';
import { orNull, SourceSchema } from './weather-schemas.ts';

/** The archive begins with 1940 in UTC; a day later every local day is whole. */
const FIRST_DATE = '1940-01-02';
/** The last date for which the positions of the sun are checked against an ephemeris. */
const LAST_DATE = '2100-12-31';
/** Upstream's sixteenth day; how much of it a place has depends on its time zone. */
const LAST_DAY_AHEAD = 15;

const parameters = Type.Object({
  q: queryParameter,
  dt: Type.String({
    description: `yyyy-MM-dd at the place, from ${FIRST_DATE} to ${LAST_DATE}`,
    examples: ['2026-07-02'],
  }),
});

const light = {
  ghi: orNull(Type.Number()),
  dni: orNull(Type.Number()),
  diffuse: orNull(Type.Number()),
  cloud_pct: orNull(Type.Number()),
};

const SpreadSchema = Type.Object(light, {
  $id: 'SolarSpread',
  description: 'Only where method is climate: an hour of the season, whole; its light closes as the mean does',
});

const result = () =>
  named(
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
                  ...light,
                  p10: Type.Optional(SpreadSchema),
                  p90: Type.Optional(SpreadSchema),
                }),
              ),
              { description: '24 records, 23 or 25 on days of clock change' },
            ),
          }),
        ),
      }),
      method: literals(
        ['archive', 'forecast', 'climate'],
        'Where the light comes from: the archive of the past, the forecast, or the climate, whose values are means over many realisations of the season, with p10 and p90',
      ),
      source: SourceSchema,
      attribution: attributionSchema,
    }),
  );

export type SolarBody = Shape<ReturnType<typeof result>>;

export const solar = operation({
  name: 'solar',
  path: '/v1/solar',
  group: 'Weather',
  meter: { class: 'premium', units: 1 },
  needsKey: true,
  billingInBody: false,
  summary: 'Solar irradiance of one day, hour by hour',
  description:
    'Global, direct normal and diffuse irradiance in W/m², means of the hour that begins at the time given, and cloud cover. Days gone by come from the archive, coming ones from the forecast as far as it reaches (14 or 15 days); beyond, it is the mean over many realisations of the season under computed clear sky, method is climate, and p10 and p90 are the hours that one and nine of ten such hours are darker than. Direct and diffuse light are the source’s own where it has them, and every hour closes: ghi = dni · cos z + diffuse, with the mean over the hour of the cosine of the sun’s zenith angle.',
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
    checkDayExists(place, 'dt', date);
    const { startMs, endMs } = civilDay(place.tzId, date);
    const zone = offsetTable(place.tzId, startMs, endMs);
    const { weather, hours } = await sunlightOn(context, place, date, nowMs);
    const { source, stale, attribution } = weather.provenance;
    const hour = hours.map((light) => ({
      time: formatLocal(zone, light.startMs),
      epoch: epochSeconds(light.startMs),
      ...lightBody(light),
      ...spreadBody(light),
    }));
    const method = weather.usualRange !== undefined ? 'climate' : date < todayAt(place, nowMs) ? 'archive' : 'forecast';
    return {
      place,
      body: { forecast: { forecastday: [{ date, hour }] }, method, source, attribution },
      weather: { source, stale },
    };
  },
});

type Light = Pick<SolarHour, 'globalWm2' | 'directNormalWm2' | 'diffuseWm2' | 'cloudPct'>;

function lightBody({ globalWm2, directNormalWm2, diffuseWm2, cloudPct }: Light) {
  return {
    ghi: rounded(globalWm2, 1),
    dni: rounded(directNormalWm2, 1),
    diffuse: rounded(diffuseWm2, 1),
    cloud_pct: rounded(cloudPct, 0),
  };
}

/** How much the light of such hours differs; nothing for those of a source. */
function spreadBody({ spread }: SolarHour) {
  return spread === null ? {} : { p10: lightBody(spread.p10), p90: lightBody(spread.p90) };
}

interface Sunlight {
  readonly weather: HourlyWeather;
  readonly hours: readonly SolarHour[];
}

async function sunlightOn(
  { weather }: OperationContext,
  place: Place,
  date: CivilDate,
  nowMs: number,
): Promise<Sunlight> {
  const today = todayAt(place, nowMs);
  if (date <= addDays(today, LAST_DAY_AHEAD)) {
    const forecast = sunlightIn(await weather.sunlight(place, date, nowMs), place, date);
    if (date <= lastForecastDate(place.tzId, nowMs)) return forecast;
    // The end of upstream's reach falls into this day: it serves if nothing but night is beyond.
    const hours = hoursOf(place, date).map((startMs) => {
      const known = forecast.hours.find((hour) => hour.startMs === startMs) ?? { ...UNKNOWN, startMs };
      return isDarkGap(known, place) ? { ...known, ...NO_LIGHT } : known;
    });
    if (hours.every(({ globalWm2 }) => !Number.isNaN(globalWm2))) return { ...forecast, hours };
  }
  return sunlightIn(weather.typical(place, date, date, nowMs), place, date);
}

function sunlightIn(weather: HourlyWeather, place: Place, date: CivilDate): Sunlight {
  const { startMs, endMs } = civilDay(place.tzId, date);
  return { weather, hours: solarHours(weather, place.lat, place.lon, startMs, endMs) };
}

/** An hour beyond the reach of upstream. */
const UNKNOWN = {
  globalWm2: Number.NaN,
  directNormalWm2: Number.NaN,
  diffuseWm2: Number.NaN,
  cloudPct: Number.NaN,
  spread: null,
};
const NO_LIGHT = { globalWm2: 0, directNormalWm2: 0, diffuseWm2: 0 };

/** An hour without a value in which the sun does not rise. */
function isDarkGap({ startMs, globalWm2 }: SolarHour, { lat, lon }: Place): boolean {
  return Number.isNaN(globalWm2) && meanSine(startMs, lat, lon) === 0;
}

function hoursOf({ tzId }: Place, date: CivilDate): readonly number[] {
  const { startMs, endMs } = civilDay(tzId, date);
  return Array.from(localHourStarts(offsetTable(tzId, startMs, endMs), startMs, endMs));
}
