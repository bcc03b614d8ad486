/** `airquality`: pollutants now, and what the American, British and European indices make of them. */

import { Type } from '@sinclair/typebox';
import { rounded } from '../lib/round.ts';
import type { Place } from '../place/place.ts';
import { formatLocal } from '../time/civil.ts';
import { type AirNow, airAt } from '../weather/air-quality/indices.ts';
import {
  hasPollenModel,
  POLLEN_KINDS,
  POLLEN_LEVELS,
  type PollenKind,
  pollenClass,
} from '../weather/air-quality/pollen.ts';
import { POLLUTANTS } from '../weather/air-quality/us-aqi.ts';
import type { BodyOf, Shape } from './body.ts';
import { FairdayError } from './errors.ts';
import { checkPlaceText, locate, zoneAround } from './locate.ts';
import { operation } from './operation.ts';
import { attributionSchema, LocationSchema, literals, named, queryParameter } from './schemas.ts';
import { SourceSchema } from './weather-schemas.ts';

const parameters = Type.Object({ q: queryParameter });

const concentration = (what: string) => Type.Union([Type.Number(), Type.Null()], { description: `${what}, µg/m³` });
const index = (description: string) => Type.Union([Type.Integer(), Type.Null()], { description });

const PollenOfKind = Type.Union(
  [
    Type.Object({
      grains: Type.Number({ description: 'grains/m³' }),
      level: literals(POLLEN_LEVELS, 'Class of the US National Allergy Bureau (AAAAI)'),
    }),
    Type.Null(),
  ],
  { description: 'null out of its season' },
);

export const PollenNowSchema = Type.Object({
  alder: PollenOfKind,
  birch: PollenOfKind,
  grass: PollenOfKind,
  mugwort: PollenOfKind,
  olive: PollenOfKind,
  ragweed: PollenOfKind,
});

export const AirQualitySchema = Type.Object(
  {
    co: concentration('Carbon monoxide'),
    no2: concentration('Nitrogen dioxide'),
    o3: concentration('Ozone'),
    so2: concentration('Sulphur dioxide'),
    pm2_5: concentration('Particles up to 2.5 µm'),
    pm10: concentration('Particles up to 10 µm'),
    usEpaIndex: index('Category of usAqi: 1 good, 2 moderate, 3 unhealthy for sensitive groups … 6 hazardous'),
    gbDefraIndex: index('UK Daily Air Quality Index, 1 low to 10 very high'),
    usAqi: index('US Air Quality Index, 0 to 500, by the breakpoints of 2024; particles by NowCast'),
    europeanAqi: index('European index, 20 for each band of the EEA, of the hourly concentrations'),
    dominantPollutant: Type.Union([...POLLUTANTS.map((name) => Type.Literal(name)), Type.Null()], {
      description: 'The pollutant that makes usAqi',
    }),
    pollen: Type.Union([PollenNowSchema, Type.Null()], {
      description: 'Of the hour, by kind; null where the source has none',
    }),
  },
  { $id: 'AirQuality' },
);

/** The air of an hour as every answer shows it. */
export type AirQuality = Shape<typeof AirQualitySchema>;

const result = () =>
  named(
    'AirQualityReport',
    Type.Object({
      location: LocationSchema,
      airQuality: AirQualitySchema,
      unavailable: Type.Optional(
        Type.Object({ pollen: Type.String() }, { description: 'Why pollen is null; left out where it is not' }),
      ),
      lastUpdated: Type.String({ description: 'yyyy-MM-dd HH:mm at the place: the hour that the values are for' }),
      source: SourceSchema,
      attribution: attributionSchema,
    }),
  );

export type AirQualityBody = Shape<ReturnType<typeof result>>;

/** Only a very short forecast lacks the running hour. */
const RETRY_SECONDS = 60;

export const airquality = operation({
  name: 'airquality',
  path: '/v1/airquality',
  group: 'Weather',
  meter: { class: 'standard', units: 1 },
  needsKey: true,
  billingInBody: false,
  summary: 'Air quality now: six pollutants, three indices and pollen',
  description:
    'Concentrations of the running hour from the Copernicus models (CAMS), and the US, UK and European indices computed from them by their published tables; in Europe six kinds of pollen. The embedded climate has no air quality: without a network the answer is 503.',
  parameters,
  positional: ['q'],
  result,
  example: { q: 'Leeds' },
  validate(context, { q }) {
    checkPlaceText(context, 'q', q);
  },
  async run(context, { q }) {
    const nowMs = context.clock.nowMs();
    const { place } = await locate(context, 'q', q);
    const air = await context.weather.airQuality(place, nowMs);
    const now = airAt(air, nowMs);
    if (now === null) {
      throw new FairdayError('weather_unavailable', 'Air quality for this hour is not at hand; try again in a minute', {
        retryAfterSeconds: RETRY_SECONDS,
      });
    }
    const { source, stale, attribution } = air.provenance;
    const body: BodyOf<ReturnType<typeof result>> = {
      airQuality: airQualityBody(now),
      ...(pollenBody(now.pollen) === null ? { unavailable: { pollen: whyNoPollen(place) } } : {}),
      lastUpdated: formatLocal(zoneAround(place.tzId, nowMs), now.startMs),
      source,
      attribution,
    };
    return { place, body, weather: { source, stale, attribution } };
  },
});

export function airQualityBody(now: AirNow): AirQuality {
  return {
    co: rounded(now.co, 1),
    no2: rounded(now.no2, 1),
    o3: rounded(now.o3, 1),
    so2: rounded(now.so2, 1),
    pm2_5: rounded(now.pm25, 1),
    pm10: rounded(now.pm10, 1),
    usEpaIndex: rounded(now.usEpaIndex, 0),
    gbDefraIndex: rounded(now.gbDefraIndex, 0),
    usAqi: rounded(now.usAqi, 0),
    europeanAqi: rounded(now.europeanAqi, 0),
    dominantPollutant: now.dominantPollutant,
    pollen: pollenBody(now.pollen),
  };
}

/** Null where no kind is known. */
function pollenBody(grainsM3: AirNow['pollen']): Shape<typeof PollenNowSchema> | null {
  const of = (kind: PollenKind) => {
    const grains = rounded(grainsM3[kind], 1);
    return grains === null ? null : { grains, level: POLLEN_LEVELS[pollenClass(kind, grainsM3[kind])] };
  };
  if (POLLEN_KINDS.every((kind) => of(kind) === null)) return null;
  return {
    alder: of('alder'),
    birch: of('birch'),
    grass: of('grass'),
    mugwort: of('mugwort'),
    olive: of('olive'),
    ragweed: of('ragweed'),
  };
}

function whyNoPollen(place: Place): string {
  return hasPollenModel(place)
    ? 'The Copernicus models forecast pollen in its season alone'
    : 'The Copernicus models forecast pollen for Europe alone';
}
