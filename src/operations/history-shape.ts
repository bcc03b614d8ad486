/** Days gone by as answers show them: the figures of a day and its hours, in the units asked for, null where unknown. */
import { Type } from '@sinclair/typebox';
import { solarAltitudesDeg } from '../sky/positions.ts';
import { formatLocal, type OffsetTable } from '../time/civil.ts';
import { weatherCodeText } from '../weather/code-text.ts';
import type { DayFigures } from '../weather/history-days.ts';
import type { HourlyWeather } from '../weather/hourly.ts';

export type UnitSystem = 'metric' | 'imperial' | 'both';

const KM_PER_MILE = 1.609344;
const MM_PER_INCH = 25.4;
const CM_PER_INCH = 2.54;
const HPA_PER_INHG = 33.8639;
/** Sunrise and sunset: the upper edge of the disk on the horizon, refraction included. */
const SUNRISE_ALTITUDE_DEG = -0.833;
/** What falls in air colder than this is mostly snow (Jennings et al. 2018, doi 10.1038/s41467-018-03629-7). */
const SNOW_BELOW_C = 1;

type Value = number | null;

export const nullableNumber = Type.Union([Type.Number(), Type.Null()]);

/** Keys that are there as the units asked for have them. */
const keys = (...names: readonly string[]) => Type.Object(optional(names));
const optional = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, Type.Optional(nullableNumber)]));

const temperatureSchema = keys('celsius', 'fahrenheit');
const conditionSchema = Type.Union([
  Type.Object({ text: Type.String(), code: Type.Integer({ description: 'WMO 4677, as Open-Meteo uses it' }) }),
  Type.Null(),
]);

export const HistoryDaySchema = Type.Object(
  {
    date: Type.String({ format: 'date' }),
    temperature: Type.Object({ max: temperatureSchema, min: temperatureSchema, avg: temperatureSchema }),
    condition: conditionSchema,
    precipitation: keys('mm', 'in'),
    wind: keys('maxKph', 'maxMph'),
    humidity: Type.Object({ avg: nullableNumber }),
    hourly: Type.Array(
      Type.Object({
        time: Type.String({ description: 'yyyy-MM-dd HH:mm at the place; the hour that begins then' }),
        temperature: temperatureSchema,
        feelsLike: temperatureSchema,
        dewPoint: temperatureSchema,
        condition: conditionSchema,
        wind: Type.Object({
          ...optional(['kph', 'gustKph', 'mph', 'gustMph']),
          direction: Type.Union([Type.String({ description: 'One of 16 points, such as SW' }), Type.Null()]),
          degree: nullableNumber,
        }),
        humidity: nullableNumber,
        cloud: nullableNumber,
        precipitation: Type.Object({
          ...optional(['mm', 'in', 'snowCm', 'snowIn']),
          chanceOfRain: nullableNumber,
          chanceOfSnow: nullableNumber,
        }),
        pressure: keys('mb', 'inHg'),
        visibility: keys('km', 'miles'),
        uv: nullableNumber,
        isDay: Type.Boolean(),
      }),
      { description: '24 records, 23 or 25 on days of clock change' },
    ),
  },
  { $id: 'HistoryDay' },
);

/** A value rounded, or null for one that is not known. */
export function rounded(value: number, decimals: number): Value {
  if (Number.isNaN(value)) return null;
  const scale = 10 ** decimals;
  return Math.round(value * scale) / scale + 0;
}

export function historyDayBody(
  day: DayFigures,
  weather: HourlyWeather,
  place: { readonly lat: number; readonly lon: number },
  zone: OffsetTable,
  units: UnitSystem,
): object {
  const starts = weather.startMs.subarray(day.first, day.end);
  const altitudes = solarAltitudesDeg(starts, place.lat, place.lon);
  return {
    date: day.date,
    temperature: {
      max: temperature(day.temperatureMaxC, units),
      min: temperature(day.temperatureMinC, units),
      avg: temperature(day.temperatureAvgC, units),
    },
    condition: conditionBody(day.weatherCode),
    precipitation: water(day.precipitationMm, units),
    wind: keyed(units, { maxKph: rounded(day.windMaxKmh, 1) }, { maxMph: rounded(day.windMaxKmh / KM_PER_MILE, 1) }),
    humidity: { avg: rounded(day.humidityAvgPct, 0) },
    hourly: Array.from(starts, (startMs, i) => ({
      time: formatLocal(zone, startMs),
      ...hourBody(weather, day.first + i, units),
      isDay: altitudes[i] > SUNRISE_ALTITUDE_DEG,
    })),
  };
}

function hourBody({ columns }: HourlyWeather, i: number, units: UnitSystem): object {
  const { windKmh, gustKmh, windDirectionDeg, snowfallCm, temperatureC } = columns;
  const [rainChance, snowChance] = chances(columns.precipitationProbabilityPct[i], temperatureC[i]);
  return {
    temperature: temperature(temperatureC[i], units),
    feelsLike: temperature(columns.apparentTemperatureC[i], units),
    dewPoint: temperature(columns.dewPointC[i], units),
    condition: conditionBody(columns.weatherCode[i]),
    wind: {
      ...keyed(
        units,
        { kph: rounded(windKmh[i], 1), gustKph: rounded(gustKmh[i], 1) },
        { mph: rounded(windKmh[i] / KM_PER_MILE, 1), gustMph: rounded(gustKmh[i] / KM_PER_MILE, 1) },
      ),
      direction: cardinal(windDirectionDeg[i]),
      degree: rounded(windDirectionDeg[i], 0),
    },
    humidity: rounded(columns.relativeHumidityPct[i], 0),
    cloud: rounded(columns.cloudPct[i], 0),
    precipitation: {
      ...water(columns.precipitationMm[i], units),
      chanceOfRain: rainChance,
      chanceOfSnow: snowChance,
      ...keyed(units, { snowCm: rounded(snowfallCm[i], 2) }, { snowIn: rounded(snowfallCm[i] / CM_PER_INCH, 2) }),
    },
    pressure: keyed(
      units,
      { mb: rounded(columns.seaLevelPressureHpa[i], 1) },
      { inHg: rounded(columns.seaLevelPressureHpa[i] / HPA_PER_INHG, 2) },
    ),
    visibility: keyed(
      units,
      { km: rounded(columns.visibilityM[i] / 1000, 1) },
      { miles: rounded(columns.visibilityM[i] / 1000 / KM_PER_MILE, 1) },
    ),
    uv: rounded(columns.uvIndex[i], 1),
  };
}

function temperature(celsius: number, units: UnitSystem): object {
  return keyed(units, { celsius: rounded(celsius, 1) }, { fahrenheit: rounded(celsius * 1.8 + 32, 1) });
}

function water(mm: number, units: UnitSystem): object {
  return keyed(units, { mm: rounded(mm, 1) }, { in: rounded(mm / MM_PER_INCH, 2) });
}

/** The keys of the unit system asked for. */
function keyed(units: UnitSystem, metric: Record<string, Value>, imperial: Record<string, Value>): object {
  if (units === 'both') return { ...metric, ...imperial };
  return units === 'metric' ? metric : imperial;
}

function conditionBody(code: number): object | null {
  return Number.isNaN(code) ? null : { text: weatherCodeText(code), code };
}

/** The chance of precipitation belongs to snow in the cold, else to rain. */
function chances(probabilityPct: number, celsius: number): readonly [Value, Value] {
  const chance = rounded(probabilityPct, 0);
  if (chance === null) return [null, null];
  return celsius < SNOW_BELOW_C ? [0, chance] : [chance, 0];
}

const CARDINALS = 'N NNE NE ENE E ESE SE SSE S SSW SW WSW W WNW NW NNW'.split(' ');

function cardinal(degrees: number): string | null {
  return Number.isNaN(degrees) ? null : CARDINALS[Math.round(degrees / 22.5) % CARDINALS.length];
}
