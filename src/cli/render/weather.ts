/**
 * Current weather and forecasts as people read them in a terminal. Any field but the place may be missing, because the
 * caller may have excluded it; what is missing or not known reads `–` or is left out.
 */
import type { CurrentBody } from '../../operations/current.ts';
import type { ForecastBody } from '../../operations/forecast.ts';
import type { LocationBody } from '../../operations/schemas.ts';
import type { UnitValues } from '../../units/unit-values.ts';
import type { Terminal } from '../command.ts';
import { COLOUR, embolden, paint } from '../terminal/colour.ts';
import { wrapText } from '../terminal/layout.ts';
import { renderAlerts } from './alerts.ts';
import { meter, sparkline } from './strip.ts';
import { percentText, placeTitle, quantityText, sourceText, tableLines, UNKNOWN } from './text.ts';

type CurrentFields = NonNullable<ForecastBody['current']>;
type DayFields = NonNullable<ForecastBody['forecast']>[number];
type HourFields = NonNullable<DayFields['hourly']>[number];

export function renderCurrent(body: CurrentBody, terminal: Terminal): string {
  const rows: [string, string, string?][] = [
    ['feels like', temperature(body.temperature.feelsLike)],
    ['dew point', temperature(body.dewPoint)],
    ['wind', `${quantityText(body.wind, 'windKmh')} ${body.wind.direction ?? ''}`.trim()],
    ['gusts', quantityText(body.wind, 'gustKmh')],
    ['rain this hour', quantityText(body.precipitation, 'precipitationMm')],
    ['humidity', percentText(body.humidity), meter(body.humidity, terminal)],
    ['cloud', percentText(body.cloud), meter(body.cloud, terminal)],
    ['visibility', quantityText(body.visibility, 'visibilityM')],
    ['pressure', quantityText(body.pressure, 'pressureHpa')],
    ['uv', String(body.uv ?? UNKNOWN)],
    ...airRow(body),
  ];
  const known = rows.flatMap(([name, value, bar = '']) => (value === UNKNOWN ? [] : [[name, value, bar]]));
  return [
    ...wrapText(`${placeTitle(body.location)} · ${body.location.localtime}`, terminal.columns),
    ...wrapText(`${embolden(headline(body), terminal)}   ${sourceText(body.source)}`, terminal.columns),
    '',
    ...tableLines({ head: null, rows: known }, terminal),
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
  return [...alerts, ...(body.attribution === undefined ? [] : ['', ...wrapText(body.attribution, terminal.columns)])];
}

/** A line per day; a line per hour where the days have no figures of their own. */
export function renderForecast(body: ForecastBody, terminal: Terminal): string {
  const { columns } = terminal;
  const { forecast = [] } = body;
  const byDay = forecast.some(
    ({ temperature: figures, condition }) => figures !== undefined || condition !== undefined,
  );
  const [head, ...rows] = byDay ? dayRows(forecast) : hourRows(forecast.flatMap(({ hourly = [] }) => hourly));
  // An excluded column is left out.
  const used = head.map((_, column) => column === 0 || rows.some((row) => row[column] !== UNKNOWN));
  const keep = (row: readonly string[]) => row.filter((_, column) => used[column]);
  const source = body.source === undefined ? '' : `   ${sourceText(body.source)}`;
  return [
    ...wrapText(`${placeTitle(body.location)} · ${body.location.localtime}`, columns),
    ...wrapText(
      `${body.current === undefined ? '' : embolden(headline(body.current), terminal)}${source}`.trim(),
      columns,
    ),
    ...airRow(body.current ?? {}).flatMap(([name, value]) => wrapText(`${name} ${value}`, columns)),
    '',
    ...tableLines({ head: keep(head), rows: rows.map(keep) }, terminal),
    ...seriesLines(forecast, terminal),
    ...supplementLines(body, terminal),
  ].join('\n');
}

const LONGEST_SERIES = 72;

/** Temperature and rain of the hours as sparklines, with what their ends mean; none where the answer has no hours. */
function seriesLines(days: readonly DayFields[], terminal: Terminal): string[] {
  const hours = days.flatMap(({ hourly = [] }) => hourly);
  const width = Math.min(LONGEST_SERIES, terminal.columns - SERIES_LABEL - SERIES_RANGE);
  const series = [
    seriesLine(
      'temp',
      hours.map(({ temperature: of }) => of),
      'temperatureC',
      COLOUR.amber,
      width,
      terminal,
    ),
    seriesLine(
      'rain',
      hours.map(({ precipitation: of }) => of),
      'precipitationMm',
      COLOUR.blue,
      width,
      terminal,
    ),
  ].filter((line) => line !== null);
  return series.length === 0 ? [] : ['', ...series];
}

const SERIES_LABEL = 8;
const SERIES_RANGE = 16;

/** Rain rises from nothing; temperature from the least. Null where nothing is known. */
function seriesLine<M extends 'temperatureC' | 'precipitationMm'>(
  name: string,
  hours: readonly (UnitValues<M> | undefined)[],
  measure: M,
  colour: number,
  width: number,
  terminal: Terminal,
): string | null {
  const texts = hours.map((of) => quantityText(of, measure));
  const values = texts.map((text) => (text === UNKNOWN ? null : Number.parseFloat(text)));
  const known = values.filter((value) => value !== null);
  if (known.length < 2) return null;
  const unit = texts.find((text) => text !== UNKNOWN)?.split(' ')[1] ?? '';
  const [low, high] = [Math.min(...known), Math.max(...known)];
  const isRain = measure === 'precipitationMm';
  const line = isRain
    ? sparkline(values, width, (of) => Math.max(...of), 0)
    : sparkline(values, width, (of) => of.reduce((sum, value) => sum + value, 0) / of.length);
  const range = isRain ? `up to ${high} ${unit}` : `${low} to ${high} ${unit}`;
  return `  ${name}  ${paint(line, colour, terminal)}  ${range}`;
}

/** The weather of an hour in short texts. */
export interface HourWeather {
  readonly temperature: string;
  readonly rain: string;
  readonly wind: string;
}

/** The weather of the hours of a forecast, by their local time. */
export function hourWeather({ forecast = [] }: ForecastBody): ReadonlyMap<string, HourWeather> {
  return new Map(
    forecast
      .flatMap(({ hourly = [] }) => hourly)
      .map((hour) => [
        hour.time ?? '',
        {
          temperature: temperature(hour.temperature),
          rain: quantityText(hour.precipitation, 'precipitationMm'),
          wind: quantityText(hour.wind, 'windKmh'),
        },
      ]),
  );
}

function dayRows(days: readonly DayFields[]): string[][] {
  const rows = days.map((day) => [
    day.date ?? UNKNOWN,
    day.condition?.text ?? UNKNOWN,
    degrees(day.temperature?.max),
    degrees(day.temperature?.min),
    quantityText(day.precipitation, 'precipitationMm'),
    chance(day.precipitation),
    quantityText(day.wind, 'maxWindKmh'),
    sunText(day),
  ]);
  return [['day', 'weather', 'max', 'min', 'rain', 'odds', 'wind', 'sun'], ...rows];
}

/** `21.5°C`, narrow as columns need it. */
function degrees(values: UnitValues<'temperatureC'> | undefined): string {
  return temperature(values).replace(' ', '');
}

/** From sunrise to sunset by a clock of 24 hours, as "07:46–15:58"; where there is none, in the words of the answer. */
function sunText({ sunrise, sunset }: DayFields): string {
  const [rise, set] = [sunrise, sunset].map((text) => (text === undefined ? null : clock24(text)));
  if (rise === null || set === null) return rise ?? set ?? UNKNOWN;
  return /^\d/.test(rise) && /^\d/.test(set) ? `${rise}–${set}` : `${rise}, ${set}`;
}

/** "03:58 PM" as "15:58"; other words stay. */
function clock24(text: string): string {
  const found = /^(\d\d):(\d\d) ([AP])M$/.exec(text);
  if (found === null) return text;
  const [, hours, minutes, half] = found;
  return `${String((Number(hours) % 12) + (half === 'P' ? 12 : 0)).padStart(2, '0')}:${minutes}`;
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
