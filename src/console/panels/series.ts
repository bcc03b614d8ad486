/** The hours of a forecast as the charts and their table read them: one number per hour in the units chosen, null where not known. */
import type { ForecastBody } from '../../operations/forecast.ts';

export type UnitChoice = 'metric' | 'imperial';

export type ForecastDay = ForecastBody['forecast'][number];
export type ForecastHour = NonNullable<ForecastDay['hourly']>[number];

type Known = number | null;

/** Within which eight of ten such hours lie; only where the source is the usual climate. */
interface UsualRange {
  readonly low: Known;
  readonly high: Known;
}

export interface ChartHour {
  /** HH:mm at the place. */
  readonly time: string;
  readonly epoch: number;
  readonly isDay: boolean | null;
  readonly sky: string | null;
  readonly temperature: Known;
  readonly feelsLike: Known;
  readonly temperatureRange: UsualRange | null;
  /** Rain and melted snow of the hour. */
  readonly precipitation: Known;
  readonly snowfall: Known;
  /** Of rain or snow, whichever is likelier, percent. */
  readonly chance: Known;
  readonly wind: Known;
  readonly gust: Known;
  readonly windRange: UsualRange | null;
  /** Where it blows from. */
  readonly direction: string | null;
  readonly fromDegree: Known;
  readonly cloud: Known;
  readonly cloudRange: UsualRange | null;
  readonly uv: Known;
}

export const UNIT_NAMES = {
  metric: { temperature: '°C', speed: 'km/h', rain: 'mm', snow: 'cm' },
  imperial: { temperature: '°F', speed: 'mph', rain: 'in', snow: 'in' },
} as const satisfies Readonly<Record<UnitChoice, object>>;

const KEYS = {
  metric: { degrees: 'celsius', speed: 'kph', gust: 'gustKph', rain: 'mm', snow: 'snowCm' },
  imperial: { degrees: 'fahrenheit', speed: 'mph', gust: 'gustMph', rain: 'in', snow: 'snowIn' },
} as const;

/** The hours with their numbers; an hour without a time is left out, as it has no place on the axis. */
export function chartHours(hours: readonly ForecastHour[], units: UnitChoice): readonly ChartHour[] {
  return hours.flatMap((hour) => (hour.time === undefined ? [] : [chartHour(hour, hour.time, units)]));
}

function chartHour(hour: ForecastHour, time: string, units: UnitChoice): ChartHour {
  const { degrees, speed, gust, rain, snow } = KEYS[units];
  const { precipitation, wind, typicalRange: usual } = hour;
  return {
    time: time.slice(11),
    epoch: hour.epoch ?? 0,
    isDay: hour.isDay ?? null,
    sky: hour.condition?.text ?? null,
    temperature: hour.temperature?.[degrees] ?? null,
    feelsLike: hour.feelsLike?.[degrees] ?? null,
    temperatureRange: range(usual?.temperature?.low?.[degrees], usual?.temperature?.high?.[degrees]),
    precipitation: precipitation?.[rain] ?? null,
    snowfall: precipitation?.[snow] ?? null,
    chance: greatestKnown([precipitation?.chanceOfRain ?? null, precipitation?.chanceOfSnow ?? null]),
    wind: wind?.[speed] ?? null,
    gust: wind?.[gust] ?? null,
    windRange: range(usual?.wind?.low?.[speed], usual?.wind?.high?.[speed]),
    direction: wind?.direction ?? null,
    fromDegree: wind?.degree ?? null,
    cloud: hour.cloud ?? null,
    cloudRange: range(usual?.cloud?.low, usual?.cloud?.high),
    uv: hour.uv ?? null,
  };
}

function range(low: Known | undefined, high: Known | undefined): UsualRange | null {
  return low === undefined && high === undefined ? null : { low: low ?? null, high: high ?? null };
}

/** The highest of the known values; null when none is known. */
export function greatestKnown(values: readonly Known[]): Known {
  return values.reduce((best, value) => (value === null || (best !== null && best >= value) ? best : value), null);
}

/** The lowest of the known values; null when none is known. */
export function leastKnown(values: readonly Known[]): Known {
  return values.reduce((best, value) => (value === null || (best !== null && best <= value) ? best : value), null);
}

/** A number as people read it: a minus sign of its own width, no minus zero; a dash where it is not known. */
export function numberText(value: Known, decimals = 0): string {
  if (value === null) return '–';
  const text = value.toFixed(decimals);
  return Number(text) === 0 ? text.replace('-', '') : text.replace('-', '−');
}

/** The hours of the forecast that begin at those instants (Unix seconds), in their order; nothing for one that it does not have. */
export function forecastHoursAt(forecast: ForecastBody, epochs: readonly number[]): readonly ForecastHour[] {
  const known = new Map(
    forecast.forecast.flatMap(({ hourly = [] }) => hourly.map((hour) => [hour.epoch, hour] as const)),
  );
  return epochs.flatMap((epoch) => known.get(epoch) ?? []);
}
