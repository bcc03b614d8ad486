/**
 * Current weather and forecasts as people read them in a terminal. Any field but the place may be missing, because the
 * caller may have excluded it; what is missing or not known reads `–` or is left out.
 */
import type { CurrentBody } from '../../operations/current.ts';
import type { ForecastBody } from '../../operations/forecast.ts';
import type { LocationBody } from '../../operations/schemas.ts';
import type { UnitValues } from '../../units/unit-values.ts';
import type { Terminal } from '../command.ts';
import { renderAlerts } from './alerts.ts';
import { percentText, placeTitle, quantityText, sourceText, tableLines, UNKNOWN } from './text.ts';

type CurrentFields = NonNullable<ForecastBody['current']>;
type DayFields = NonNullable<ForecastBody['forecast']>[number];
type HourFields = NonNullable<DayFields['hourly']>[number];

export function renderCurrent(body: CurrentBody, terminal: Terminal): string {
  const rows: [string, string][] = [
    ['feels like', temperature(body.temperature.feelsLike)],
    ['dew point', temperature(body.dewPoint)],
    ['wind', `${quantityText(body.wind, 'windKmh')} ${body.wind.direction ?? ''}`.trim()],
    ['gusts', quantityText(body.wind, 'gustKmh')],
    ['rain this hour', quantityText(body.precipitation, 'precipitationMm')],
    ['humidity', percentText(body.humidity)],
    ['cloud', percentText(body.cloud)],
    ['visibility', quantityText(body.visibility, 'visibilityM')],
    ['pressure', quantityText(body.pressure, 'pressureHpa')],
    ['uv', String(body.uv ?? UNKNOWN)],
    ...airRow(body),
  ];
  return [
    `${placeTitle(body.location)} · ${body.location.localtime}`,
    `${headline(body)}   ${sourceText(body.source)}`,
    '',
    ...tableLines(rows.filter(([, value]) => value !== UNKNOWN)),
    ...supplementLines(body, terminal),
  ].join('\n');
}

function airRow({ airQuality }: CurrentFields): [string, string][] {
  if (airQuality === undefined) return [];
  if (airQuality === null) return [['air quality', 'not known']];
  const { usAqi, usEpaIndex, dominantPollutant: by } = airQuality;
  const category = typeof usEpaIndex === 'number' ? `, category ${usEpaIndex} of 6` : '';
  return [['air quality', `US AQI ${usAqi ?? UNKNOWN}${category}${typeof by === 'string' ? ` by ${by}` : ''}`]];
}

/** The supplements at the end of an answer. */
type Supplements = Pick<ForecastBody, 'alerts' | 'coverage' | 'stale_since' | 'attribution'> & {
  readonly location: LocationBody;
};

/** The alerts, and the words that the licence of the air quality asks for. */
function supplementLines(body: Supplements, terminal: Terminal): string[] {
  const alerts = body.alerts === undefined ? [] : ['', renderAlerts(placeTitle(body.location), body, terminal)];
  return [...alerts, ...(body.attribution === undefined ? [] : ['', body.attribution])];
}

/** A line per day; a line per hour where the days have no figures of their own. */
export function renderForecast(body: ForecastBody, terminal: Terminal): string {
  const { forecast = [] } = body;
  const byDay = forecast.some(
    ({ temperature: figures, condition }) => figures !== undefined || condition !== undefined,
  );
  const [head, ...rows] = byDay ? dayRows(forecast) : hourRows(forecast.flatMap(({ hourly = [] }) => hourly));
  // An excluded column is left out.
  const used = head.map((_, column) => column === 0 || rows.some((row) => row[column] !== UNKNOWN));
  const table = [head, ...rows].map((row) => row.filter((_, column) => used[column]));
  const source = body.source === undefined ? '' : `   ${sourceText(body.source)}`;
  return [
    `${placeTitle(body.location)} · ${body.location.localtime}`,
    `${body.current === undefined ? '' : headline(body.current)}${source}`.trim(),
    ...airRow(body.current ?? {}).map(([name, value]) => `${name} ${value}`),
    '',
    ...tableLines(table),
    ...supplementLines(body, terminal),
  ].join('\n');
}

function dayRows(days: readonly DayFields[]): string[][] {
  const rows = days.map((day) => [
    day.date ?? UNKNOWN,
    day.condition?.text ?? UNKNOWN,
    temperature(day.temperature?.max),
    temperature(day.temperature?.min),
    quantityText(day.precipitation, 'precipitationMm'),
    chance(day.precipitation),
    quantityText(day.wind, 'maxWindKmh'),
    day.sunrise ?? UNKNOWN,
    day.sunset ?? UNKNOWN,
  ]);
  return [['day', 'weather', 'max', 'min', 'rain', 'chance', 'wind', 'sunrise', 'sunset'], ...rows];
}

function hourRows(hours: readonly HourFields[]): string[][] {
  const rows = hours.map((hour) => [
    hour.time ?? UNKNOWN,
    hour.condition?.text ?? UNKNOWN,
    temperature(hour.temperature),
    quantityText(hour.precipitation, 'precipitationMm'),
    chance(hour.precipitation),
    quantityText(hour.wind, 'windKmh'),
  ]);
  return [['hour', 'weather', 'temp', 'rain', 'chance', 'wind'], ...rows];
}

function temperature(values: UnitValues<'temperatureC'> | undefined): string {
  return quantityText(values, 'temperatureC');
}

function headline({ condition, temperature: values }: CurrentFields): string {
  return [condition?.text ?? UNKNOWN, temperature(values)].filter((part) => part !== UNKNOWN).join(', ');
}

/** The larger of the chances of rain and of snow, and which it is when it is snow. */
function chance(precipitation: DayFields['precipitation']): string {
  const { chanceOfRain: rain, chanceOfSnow: snow } = precipitation ?? {};
  return (snow ?? -1) > (rain ?? -1) ? `${percentText(snow)} snow` : percentText(rain);
}
