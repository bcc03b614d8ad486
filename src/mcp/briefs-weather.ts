/** Short answers about weather, air and sky. */
import type { AirQualityBody } from '../operations/airquality.ts';
import type { AlertsBody } from '../operations/alerts.ts';
import type { AstronomyBody } from '../operations/astronomy.ts';
import type { Sparse } from '../operations/body.ts';
import type { CurrentBody } from '../operations/current.ts';
import type { ForecastBody } from '../operations/forecast.ts';
import type { FutureBody } from '../operations/future.ts';
import type { HistoryBody } from '../operations/history.ts';
import type { SolarBody } from '../operations/solar.ts';
import { percent, quantity } from '../operations/unit-text.ts';
import type { Day } from '../operations/weather-schemas.ts';
import { parseCivilDate, weekdayName } from '../time/civil.ts';
import { clipped, joinKnown, temperatureRange } from './words.ts';

export function briefCurrent(body: CurrentBody) {
  const { temperature, condition, wind, humidity, precipitation, uv, lastUpdated, source } = body;
  return {
    facts: {
      condition: condition.text,
      temperature: quantity(temperature, 'temperatureC'),
      feels_like: quantity(temperature.feelsLike, 'temperatureC'),
      wind: windText(wind),
      humidity: percent(humidity),
      precipitation: quantity(precipitation, 'precipitationMm'),
      uv,
      last_updated: lastUpdated,
      source,
    },
  };
}

/** Of a forecast, of history and of typical weather: a line for each day. */
export function briefDays(body: ForecastBody | FutureBody | HistoryBody) {
  const days = 'history' in body ? body.history : (body.forecast ?? []);
  return { facts: { source: body.source ?? '' }, lines: days.map(dayText) };
}

function dayText({ date = '', temperature, condition, precipitation, wind }: Sparse<Day>): string {
  const rain = joinKnown(percent(precipitation?.chanceOfRain), quantity(precipitation, 'precipitationMm'));
  const figures = joinKnown(
    condition?.text,
    temperatureRange(temperature?.min, temperature?.max),
    ['rain', rain || null],
    ['wind', quantity(wind, 'maxWindKmh')],
  );
  const civil = parseCivilDate(date);
  return `${date}${civil === null ? '' : ` ${weekdayName(civil).slice(0, 3)}`}: ${figures}`;
}

function windText(wind: CurrentBody['wind']): string | null {
  const speed = quantity(wind, 'windKmh');
  if (speed === null) return null;
  return joinKnown(`${speed} ${wind.direction ?? ''}`.trimEnd(), ['gusts', quantity(wind, 'gustKmh')]);
}

const WATTS_PER_KILOWATT = 1_000;

/** The hours with light, and the sum over the day where every hour is known. */
export function briefSolar({ forecast, source }: SolarBody) {
  const [{ date, hour }] = forecast.forecastday;
  const known = hour.every(({ ghi }) => ghi !== null);
  const sumWh = hour.reduce((sum, { ghi }) => sum + (ghi ?? 0), 0);
  return {
    facts: { date, ghi_kwh_m2: known ? Math.round((sumWh / WATTS_PER_KILOWATT) * 100) / 100 : null, source },
    lines: hour
      .filter(({ ghi }) => ghi !== 0)
      .map(
        ({ time, ghi, dni, diffuse }) =>
          `${time.slice(11)} ghi ${watts(ghi)}, dni ${watts(dni)}, diffuse ${watts(diffuse)}`,
      ),
  };
}

function watts(value: number | null): string {
  return value === null ? 'not known' : String(Math.round(value));
}

export function briefAir({ airQuality, unavailable, lastUpdated, source }: AirQualityBody) {
  const { usAqi, usEpaIndex, gbDefraIndex, europeanAqi, dominantPollutant, pollen, ...concentrations } = airQuality;
  return {
    facts: { usAqi, usEpaIndex, gbDefraIndex, europeanAqi, dominantPollutant, last_updated: lastUpdated, source },
    lines: [
      ...Object.entries(concentrations)
        .filter(([, value]) => typeof value === 'number')
        .map(([name, value]) => `${name} ${value} µg/m³`),
      ...Object.entries(pollen ?? {}).flatMap(([kind, of]) =>
        of === null ? [] : [`${kind} pollen ${of.grains} grains/m³ (${of.level})`],
      ),
      ...(unavailable === undefined ? [] : [`pollen: ${unavailable.pollen}`]),
    ],
  };
}

const HEADLINE_LENGTH = 140;
const INSTRUCTION_LENGTH = 160;

export function briefAlerts({ alerts, coverage }: AlertsBody) {
  return {
    facts: { count: alerts.length, coverage },
    lines: alerts.map(({ headline, event, severity, onset, expires, source, instruction }) => {
      const what = clipped(headline === '' ? event : headline, HEADLINE_LENGTH);
      const advice = instruction === null ? '' : ` ${clipped(instruction, INSTRUCTION_LENGTH)}`;
      return `${severity}: ${what} (${onset} to ${expires}, ${clipped(source, 60)}).${advice}`;
    }),
  };
}

export function briefSky({ date, astronomy }: AstronomyBody) {
  return { facts: { date, ...astronomy } };
}
