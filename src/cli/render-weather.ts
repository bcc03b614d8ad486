/**
 * The weather data answers as people read them in a terminal. Any field but the place may be missing, because the caller
 * may have excluded it; what is missing or not known reads `–` or is left out.
 */
import type { Terminal } from './command.ts';
import { type AlertsBody, renderAlerts } from './render-alerts.ts';
import { indented, type LocationBody, placeName, sourceText } from './render-parts.ts';
import { alignRows } from './terminal/table.ts';

type Values = Readonly<Record<string, number | null | undefined>>;

interface ConditionBody {
  readonly text?: string | null;
}

interface CurrentFields {
  readonly temperature?: Values & { readonly feelsLike?: Values };
  readonly dewPoint?: Values;
  readonly condition?: ConditionBody;
  readonly wind?: Values & { readonly direction?: string | null };
  readonly humidity?: number | null;
  readonly cloud?: number | null;
  readonly pressure?: Values;
  readonly visibility?: Values;
  readonly precipitation?: Values;
  readonly uv?: number | null;
  readonly lastUpdated?: string;
  /** Null where it is not known; missing where it was not asked for. */
  readonly airQuality?: Readonly<Record<string, number | string | null | undefined>> | null;
}

/** What stands beside the weather when asked for. */
interface BesideFields extends AlertsBody {
  readonly attribution?: string;
}

export interface CurrentBody extends CurrentFields, BesideFields {
  readonly location: LocationBody;
  readonly source: string;
}

interface DayFields {
  readonly date?: string;
  readonly condition?: ConditionBody;
  readonly temperature?: Readonly<Record<string, Values | undefined>>;
  readonly precipitation?: Values;
  readonly wind?: Values;
  readonly sunrise?: string;
  readonly sunset?: string;
  readonly hourly?: readonly HourFields[];
}

interface HourFields {
  readonly time?: string;
  readonly condition?: ConditionBody;
  readonly temperature?: Values;
  readonly precipitation?: Values;
  readonly wind?: Values;
}

export interface ForecastBody extends BesideFields {
  readonly location: LocationBody;
  readonly current?: CurrentFields;
  readonly forecast?: readonly DayFields[];
  readonly source?: string;
}

export interface AstronomyBody {
  readonly location: LocationBody;
  readonly date: string;
  readonly astronomy: Readonly<Record<string, string | number>>;
}

export function renderCurrent(body: CurrentBody, terminal: Terminal): string {
  const rows: [string, string][] = [
    ['feels like', temperature(body.temperature?.feelsLike)],
    ['dew point', temperature(body.dewPoint)],
    ['wind', `${shown(body.wind, WIND)} ${body.wind?.direction ?? ''}`.trim()],
    ['gusts', shown(body.wind, GUST)],
    ['rain this hour', shown(body.precipitation, RAIN)],
    ['humidity', percent(body.humidity)],
    ['cloud', percent(body.cloud)],
    ['visibility', shown(body.visibility, DISTANCE)],
    ['pressure', shown(body.pressure, PRESSURE)],
    ['uv', String(body.uv ?? UNKNOWN)],
    ...airRow(body),
  ];
  return [
    `${placeName(body.location)} · ${body.location.localtime}`,
    `${headline(body)}   ${sourceText(body.source)}`,
    '',
    ...indented(alignRows(rows.filter(([, value]) => value !== UNKNOWN))),
    ...besideLines(body, terminal),
  ].join('\n');
}

function airRow({ airQuality }: CurrentFields): [string, string][] {
  if (airQuality === undefined) return [];
  if (airQuality === null) return [['air quality', 'not known']];
  const { usAqi, usEpaIndex, dominantPollutant: by } = airQuality;
  const category = typeof usEpaIndex === 'number' ? `, category ${usEpaIndex} of 6` : '';
  return [['air quality', `US AQI ${usAqi ?? UNKNOWN}${category}${typeof by === 'string' ? ` by ${by}` : ''}`]];
}

/** The alerts, and the words that the licence of the air asks for. */
function besideLines(body: BesideFields & { readonly location: LocationBody }, terminal: Terminal): string[] {
  const alerts = body.alerts === undefined ? [] : ['', renderAlerts(placeName(body.location), body, terminal)];
  return [...alerts, ...(body.attribution === undefined ? [] : ['', body.attribution])];
}

/** A line per day; a line per hour where the days are without figures of their own. */
export function renderForecast(body: ForecastBody, terminal: Terminal): string {
  const { forecast = [] } = body;
  const byDay = forecast.some(
    ({ temperature: figures, condition }) => figures !== undefined || condition !== undefined,
  );
  const [head, ...rows] = byDay ? dayRows(forecast) : hourRows(forecast.flatMap(({ hourly = [] }) => hourly));
  // A column that the caller did without is no column.
  const used = head.map((_, column) => column === 0 || rows.some((row) => row[column] !== UNKNOWN));
  const table = [head, ...rows].map((row) => row.filter((_, column) => used[column]));
  const source = body.source === undefined ? '' : `   ${sourceText(body.source)}`;
  return [
    `${placeName(body.location)} · ${body.location.localtime}`,
    `${body.current === undefined ? '' : headline(body.current)}${source}`.trim(),
    ...airRow(body.current ?? {}).map(([name, value]) => `${name} ${value}`),
    '',
    ...indented(alignRows(table)),
    ...besideLines(body, terminal),
  ].join('\n');
}

export function renderAstronomy({ location, date, astronomy }: AstronomyBody): string {
  const { sunrise, sunset, moonrise, moonset, moonPhase, moonIllumination } = astronomy;
  const rows = [
    ['sunrise', sunrise],
    ['sunset', sunset],
    ['moonrise', moonrise],
    ['moonset', moonset],
    ['moon', `${moonPhase}, ${moonIllumination} % lit`],
  ];
  return [`${placeName(location)} · ${date}`, '', ...indented(alignRows(rows))].join('\n');
}

function dayRows(days: readonly DayFields[]): string[][] {
  const rows = days.map((day) => [
    day.date ?? UNKNOWN,
    day.condition?.text ?? UNKNOWN,
    temperature(day.temperature?.max),
    temperature(day.temperature?.min),
    shown(day.precipitation, RAIN),
    chance(day.precipitation),
    shown(day.wind, MAX_WIND),
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
    shown(hour.precipitation, RAIN),
    chance(hour.precipitation),
    shown(hour.wind, WIND),
  ]);
  return [['hour', 'weather', 'temp', 'rain', 'chance', 'wind'], ...rows];
}

const UNKNOWN = '–';

/** The keys under which a quantity may stand, with the unit that each means. */
type Keys = readonly (readonly [key: string, unit: string])[];

const TEMPERATURE: Keys = [
  ['celsius', '°C'],
  ['fahrenheit', '°F'],
];
const WIND: Keys = [
  ['kph', 'km/h'],
  ['mph', 'mph'],
];
const GUST: Keys = [
  ['gustKph', 'km/h'],
  ['gustMph', 'mph'],
];
const MAX_WIND: Keys = [
  ['maxKph', 'km/h'],
  ['maxMph', 'mph'],
];
const RAIN: Keys = [
  ['mm', 'mm'],
  ['in', 'in'],
];
const DISTANCE: Keys = [
  ['km', 'km'],
  ['miles', 'mi'],
];
const PRESSURE: Keys = [
  ['mb', 'mb'],
  ['inHg', 'inHg'],
];

/** The value in the first unit that the answer has: metric, unless only imperial was asked for. */
function shown(values: Values | undefined, keys: Keys): string {
  const found = keys.find(([key]) => typeof values?.[key] === 'number');
  return found === undefined ? UNKNOWN : `${values?.[found[0]]} ${found[1]}`;
}

function temperature(values: Values | undefined): string {
  return shown(values, TEMPERATURE);
}

function headline({ condition, temperature: values }: CurrentFields): string {
  return [condition?.text ?? UNKNOWN, temperature(values)].filter((part) => part !== UNKNOWN).join(', ');
}

function percent(value: number | null | undefined): string {
  return value === null || value === undefined ? UNKNOWN : `${value} %`;
}

/** The larger of the chances of rain and of snow, and which it is when it is snow. */
function chance(precipitation: Values | undefined): string {
  const { chanceOfRain: rain, chanceOfSnow: snow } = precipitation ?? {};
  return (snow ?? -1) > (rain ?? -1) ? `${percent(snow)} snow` : percent(rain);
}
