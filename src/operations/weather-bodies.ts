/** Weather as the data answers show it: an instant, an hour, a day, in the units and the language requested. */
import { rounded } from '../lib/round.ts';
import { sunDay } from '../sky/day.ts';
import { type CivilDay, epochSeconds, formatClock12, formatLocal, type OffsetTable } from '../time/civil.ts';
import { cardinalOf } from '../units/compass.ts';
import { inUnits, type UnitSystem } from '../units/unit-values.ts';
import { weatherCodeOf } from '../weather/conditions/codes.ts';
import { iconUrl } from '../weather/conditions/icons.ts';
import type { Language } from '../weather/conditions/languages.ts';
import { conditionText } from '../weather/conditions/texts.ts';
import type { HourRange } from '../weather/hourly.ts';
import type { DayFigures, HourOfDay } from '../weather/hours/daily.ts';
import type { HourValues } from '../weather/hours/hour-values.ts';
import type { Condition, Current, Day, Hour, TypicalRange } from './weather-schemas.ts';

export interface Style {
  readonly units: UnitSystem;
  readonly lang: Language;
  readonly iconBase: string;
  /** Rewrites a condition's text; it stays as it is when left out. */
  readonly phrase?: (text: string) => string;
}

function conditionBody(value: number, isDay: boolean, { lang, iconBase, phrase }: Style): Condition {
  const code = weatherCodeOf(value);
  if (code === null) return { text: null, icon: null, code: null };
  const text = conditionText(code, lang, isDay);
  return { text: phrase?.(text) ?? text, icon: iconUrl(code, isDay, iconBase), code };
}

/** The Current shape. */
export function currentBody(
  now: HourValues,
  isDay: boolean,
  lastUpdated: string,
  style: Style,
  range: HourRange | null = null,
): Current {
  const { units } = style;
  return {
    temperature: {
      ...inUnits(now.temperatureC, 'temperatureC', units),
      feelsLike: inUnits(now.apparentTemperatureC, 'temperatureC', units),
    },
    ...skyBody(now, isDay, style),
    precipitation: inUnits(now.precipitationMm, 'precipitationMm', units),
    lastUpdated,
    ...rangeBody(range, units),
  };
}

/** Between which values typical ones lie; nothing for those of a forecast. */
function rangeBody(range: HourRange | null, units: UnitSystem): { typicalRange?: TypicalRange } {
  if (range === null) return {};
  const { low, high } = range;
  return {
    typicalRange: {
      temperature: {
        low: inUnits(low.temperatureC, 'temperatureC', units),
        high: inUnits(high.temperatureC, 'temperatureC', units),
      },
      wind: { low: inUnits(low.windKmh, 'windKmh', units), high: inUnits(high.windKmh, 'windKmh', units) },
      cloud: { low: rounded(low.cloudPct), high: rounded(high.cloudPct) },
    },
  };
}

export function hourBody(hour: HourOfDay, zone: OffsetTable, style: Style): Hour {
  const { units } = style;
  return {
    time: formatLocal(zone, hour.startMs),
    epoch: epochSeconds(hour.startMs),
    temperature: inUnits(hour.temperatureC, 'temperatureC', units),
    feelsLike: inUnits(hour.apparentTemperatureC, 'temperatureC', units),
    ...skyBody(hour, hour.isDay, style),
    precipitation: {
      ...inUnits(hour.precipitationMm, 'precipitationMm', units),
      ...inUnits(hour.snowfallCm, 'snowfallCm', units),
      chanceOfRain: rounded(hour.chance.rainPct),
      chanceOfSnow: rounded(hour.chance.snowPct),
    },
    ...rangeBody(hour.usualRange, units),
  };
}

/** A day without its date, its sun and its hours. */
export function dayBody(figures: DayFigures, style: Style): Omit<Day, 'date' | 'sunrise' | 'sunset' | 'hourly'> {
  const { units } = style;
  return {
    temperature: {
      max: inUnits(figures.temperatureMaxC, 'temperatureC', units),
      min: inUnits(figures.temperatureMinC, 'temperatureC', units),
      avg: inUnits(figures.temperatureMeanC, 'temperatureC', units),
    },
    condition: conditionBody(figures.weatherCode, true, style),
    precipitation: {
      ...inUnits(figures.precipitationMm, 'precipitationMm', units),
      ...inUnits(figures.snowfallCm, 'snowfallCm', units),
      chanceOfRain: rounded(figures.chanceOfRainPct),
      chanceOfSnow: rounded(figures.chanceOfSnowPct),
    },
    wind: {
      ...inUnits(figures.windMaxKmh, 'maxWindKmh', units),
      ...inUnits(figures.gustMaxKmh, 'gustKmh', units),
    },
    humidity: { avg: rounded(figures.humidityMeanPct) },
    uv: rounded(figures.uvMax),
  };
}

export function sunTimes(day: CivilDay, lat: number, lon: number, zone: OffsetTable): Pick<Day, 'sunrise' | 'sunset'> {
  const { sunriseMs, sunsetMs } = sunDay(day, lat, lon);
  return { sunrise: eventText('sunrise', sunriseMs, zone), sunset: eventText('sunset', sunsetMs, zone) };
}

/** The clock time of an event of sun or moon, or that there is none. */
export function eventText(event: string, atMs: number | null, zone: OffsetTable): string {
  return atMs === null ? `No ${event}` : formatClock12(zone, atMs);
}

/** What an hour and an instant have in common. */
type Sky = Omit<Hour, 'time' | 'epoch' | 'temperature' | 'feelsLike' | 'precipitation' | 'typicalRange'>;

function skyBody(values: HourValues, isDay: boolean, style: Style): Sky {
  const { units } = style;
  return {
    dewPoint: inUnits(values.dewPointC, 'temperatureC', units),
    condition: conditionBody(values.weatherCode, isDay, style),
    wind: {
      ...inUnits(values.windKmh, 'windKmh', units),
      ...inUnits(values.gustKmh, 'gustKmh', units),
      direction: cardinalOf(values.windDirectionDeg),
      degree: degree(values.windDirectionDeg),
    },
    humidity: rounded(values.relativeHumidityPct),
    cloud: rounded(values.cloudPct),
    pressure: inUnits(values.seaLevelPressureHpa, 'pressureHpa', units),
    visibility: inUnits(values.visibilityM, 'visibilityM', units),
    uv: rounded(values.uvIndex),
    isDay,
  };
}

/** Whole degrees below 360. */
function degree(directionDeg: number): number | null {
  const whole = rounded(directionDeg);
  return whole === null ? null : whole % 360;
}
