/** Past weather, air and sunlight as people read them in a terminal. */
import { alignRows } from './terminal/table.ts';

export type Value = number | null;
export type Units = Readonly<Record<string, Value>>;

export interface HistoryBody {
  readonly history: readonly {
    readonly date: string;
    readonly temperature: { readonly max: Units; readonly min: Units; readonly avg: Units };
    readonly condition: { readonly text: string } | null;
    readonly precipitation: Units;
    readonly wind: Units;
    readonly humidity: { readonly avg: Value };
  }[];
  readonly source: string;
  readonly attribution: string;
}

export interface AirQualityBody {
  readonly airQuality: Units & { readonly dominantPollutant: string | null };
  readonly lastUpdated: string;
  readonly attribution: string;
}

export interface SolarBody {
  readonly forecast: {
    readonly forecastday: readonly {
      readonly date: string;
      readonly hour: readonly {
        readonly time: string;
        readonly ghi: Value;
        readonly dni: Value;
        readonly diffuse: Value;
        readonly cloud_pct: Value;
      }[];
    }[];
  };
  readonly source: string;
  readonly attribution: string;
}

/** The keys under which a quantity of a day may stand, with the unit that each means. */
export const TEMPERATURE = [
  ['celsius', '°C'],
  ['fahrenheit', '°F'],
] as const;
export const RAIN = [
  ['mm', ' mm'],
  ['in', ' in'],
] as const;
export const WIND = [
  ['maxKph', ' km/h'],
  ['maxMph', ' mph'],
] as const;

export function historyLines(body: HistoryBody): string[] {
  const head = ['day', 'max', 'min', 'avg', 'rain', 'wind', 'humidity', ''];
  const rows = body.history.map(({ date, temperature, condition, precipitation, wind, humidity }) => [
    date,
    inUnits(temperature.max, TEMPERATURE),
    inUnits(temperature.min, TEMPERATURE),
    inUnits(temperature.avg, TEMPERATURE),
    inUnits(precipitation, RAIN),
    inUnits(wind, WIND),
    text(humidity.avg, ' %'),
    condition?.text ?? '',
  ]);
  return alignRows([head, ...rows], [false, true, true, true, true, true, true]);
}

export function airQualityLines({ airQuality: air, lastUpdated }: AirQualityBody): string[] {
  const dominant = air.dominantPollutant === null ? '' : `by ${air.dominantPollutant}`;
  const rows = [
    ['US AQI', text(air.usAqi, ''), `category ${text(air.usEpaIndex, '')} of 6 ${dominant}`.trimEnd()],
    ['UK DAQI', text(air.gbDefraIndex, ''), 'of 10'],
    ['European', text(air.europeanAqi, ''), '20 for each band'],
    ...(['pm2_5', 'pm10', 'o3', 'no2', 'so2', 'co'] as const).map((name) => [name, text(air[name], ''), 'µg/m³']),
  ];
  return [`at ${lastUpdated}`, '', ...alignRows(rows, [false, true])];
}

export function solarLines(body: SolarBody): string[] {
  return body.forecast.forecastday.flatMap(({ date, hour }) => {
    const rows = hour.map(({ time, ghi, dni, diffuse, cloud_pct }) => [
      time.slice(11),
      text(ghi, ''),
      text(dni, ''),
      text(diffuse, ''),
      text(cloud_pct, ' %'),
    ]);
    const columns = alignRows([['', 'global', 'direct', 'diffuse', 'cloud'], ...rows], [false, true, true, true, true]);
    return [`${date}, W/m²`, '', ...columns];
  });
}

export const UNKNOWN = '–';

/** The first of the units that the answer has. */
export function inUnits(values: Units, units: readonly (readonly [string, string])[]): string {
  const [key, unit] = units.find(([name]) => name in values) ?? units[0];
  return text(values[key] ?? null, unit);
}

export function text(value: Value, unit: string): string {
  return value === null ? UNKNOWN : `${value}${unit}`;
}
