/** Answers as people read them in a terminal: tables that line up, a strip of the hours, colour only where there is any. */
import type { Terminal } from './command.ts';
import { type AlertsBody, renderAlerts } from './render-alerts.ts';
import { type FutureBody, futureLines } from './render-future.ts';
import {
  type AirQualityBody,
  airQualityLines,
  type HistoryBody,
  historyLines,
  type SolarBody,
  solarLines,
} from './render-history.ts';
import { indented, type LocationBody, placeName, sourceText } from './render-parts.ts';
import {
  type AstronomyBody,
  type CurrentBody,
  type ForecastBody,
  renderAstronomy,
  renderCurrent,
  renderForecast,
} from './render-weather.ts';
import { alignRows } from './terminal/table.ts';

interface WindowBody {
  readonly start: string;
  readonly end: string;
  readonly score: number;
}

interface RiskBody {
  readonly type: string;
  readonly severity: string;
  readonly from: string;
  readonly to: string;
  readonly detail: string;
}

interface DecisionBody {
  readonly location: LocationBody;
  readonly activity: string;
  readonly date: string;
  readonly verdict: string;
  readonly score: number;
  readonly best_windows: readonly WindowBody[];
  readonly risks: readonly RiskBody[];
  readonly summary: string;
  readonly data: {
    readonly confidence: number;
    readonly source: string;
    readonly missing: readonly string[];
    readonly us_aqi?: { readonly max: number | null };
    readonly waves?: { readonly max: number | null; readonly unit: string };
    readonly water_temperature?: { readonly min: number | null; readonly unit: string };
    readonly air?: { readonly attribution: string };
    readonly sea?: { readonly attribution: string };
  };
  readonly hourly?: readonly { readonly time: string; readonly score: number; readonly main_issue: string | null }[];
  readonly factors?: readonly {
    readonly issue: string;
    readonly value: number | null;
    readonly unit: string;
    readonly score: number | null;
    readonly source: string;
  }[];
}

interface BestDayBody {
  readonly location: LocationBody;
  readonly activity: string;
  readonly summary: string;
  readonly days: readonly {
    readonly date: string;
    readonly weekday: string;
    readonly verdict: string;
    readonly score: number;
    readonly confidence: number;
    readonly best_window: WindowBody | null;
    readonly top_risks: readonly RiskBody[];
  }[];
}

interface ActivitiesBody {
  readonly activities: readonly {
    readonly id: string;
    readonly description: string;
    readonly aliases: readonly string[];
  }[];
}

type SearchResultBody = Omit<LocationBody, 'localtime'> & { readonly url: string };

interface TimezoneBody extends LocationBody {
  readonly timezone: string;
  readonly utc_offset: string;
}

/** The answer of an operation as text; one without a form of its own is indented JSON. */
export function renderAnswer(name: string, body: unknown, terminal: Terminal): string {
  switch (name) {
    case 'decide':
      return renderDecision(body as DecisionBody, terminal);
    case 'best-day':
      return renderBestDay(body as BestDayBody, terminal);
    case 'current':
      return renderCurrent(body as CurrentBody, terminal);
    case 'forecast':
      return renderForecast(body as ForecastBody, terminal);
    case 'astronomy':
      return renderAstronomy(body as AstronomyBody);
    case 'search':
      return renderSearch(body as readonly SearchResultBody[], terminal);
    case 'timezone':
      return renderTimezone(body as TimezoneBody);
    case 'activities':
      return renderActivities(body as ActivitiesBody);
    case 'alerts': {
      const alerts = body as AlertsBody & { readonly location: LocationBody };
      return renderAlerts(placeName(alerts.location), alerts, terminal);
    }
    case 'history':
      return renderWeather(name, body as Weather<HistoryBody>, historyLines);
    case 'future':
      return renderWeather(name, body as Weather<FutureBody>, futureLines);
    case 'airquality':
      return renderWeather('air quality', body as Weather<AirQualityBody>, airQualityLines);
    case 'solar':
      return renderWeather(name, body as Weather<SolarBody>, solarLines);
    default:
      return JSON.stringify(body, null, 2);
  }
}

function renderDecision(body: DecisionBody, terminal: Terminal): string {
  const { best_windows: windows, risks, hourly = [], factors = [] } = body;
  const lines = [
    `${body.activity} · ${placeName(body.location)} · ${body.date}`,
    `${verdictText(body.verdict, body.score, terminal)}   confidence ${percent(body.data.confidence)}   ${sourceText(body.data.source)}`,
    '',
    ...wrap(body.summary, terminal.columns),
  ];
  if (hourly.length > 0) lines.push('', ...hourStrip(hourly, terminal));
  if (windows.length > 0) {
    lines.push('', 'Best hours');
    for (const window of windows) lines.push(`  ${span(window.start, window.end, body.date)}  ${window.score}`);
  }
  if (risks.length > 0) {
    lines.push('', 'Risks');
    const rows = risks.map((risk) => [risk.severity, risk.type, span(risk.from, risk.to, body.date), risk.detail]);
    lines.push(...indented(alignRows(rows)));
  }
  if (factors.length > 0) {
    lines.push('', 'What the best hours were judged by');
    const rows = factors.map(({ issue, value, unit, score, source }) => [
      issue,
      value === null ? 'not known' : `${value} ${unit}`.trim(),
      score === null ? '' : String(score),
      source,
    ]);
    lines.push(...indented(alignRows(rows)));
  }
  if (body.data.missing.length > 0)
    lines.push('', ...wrap(`Not known: ${body.data.missing.join(', ')}.`, terminal.columns));
  lines.push(...besideLines(body, terminal));
  return lines.join('\n');
}

/** The air and the sea in the best hours, as far as the activity is judged by them, and whose words go with them. */
function besideLines({ data }: DecisionBody, terminal: Terminal): string[] {
  const { us_aqi: aqi, waves, water_temperature: water, air, sea } = data;
  const figures = [
    ...(typeof aqi?.max === 'number' ? [`US AQI up to ${aqi.max}`] : []),
    ...(typeof waves?.max === 'number' ? [`waves up to ${waves.max} ${waves.unit}`] : []),
    ...(typeof water?.min === 'number' ? [`water from ${water.min} ${water.unit}`] : []),
  ];
  if (figures.length === 0) return [];
  // The words for the air hold those for the sea.
  const words = air?.attribution ?? sea?.attribution ?? '';
  return ['', ...wrap(`Air and sea: ${figures.join(', ')}.`, terminal.columns), ...wrap(words, terminal.columns)];
}

function renderBestDay(body: BestDayBody, terminal: Terminal): string {
  const rows = body.days.map((day) => [
    `${day.weekday.slice(0, 3)} ${day.date}`,
    verdictText(day.verdict, day.score, terminal),
    day.best_window === null ? 'no window' : span(day.best_window.start, day.best_window.end, day.date),
    percent(day.confidence),
    day.top_risks.map((risk) => `${risk.severity} ${risk.type}`).join(', '),
  ]);
  const head = ['day', 'verdict', 'best hours', 'sure', 'risks'];
  return [
    `${body.activity} · ${placeName(body.location)}`,
    '',
    ...wrap(body.summary, terminal.columns),
    '',
    ...indented(alignRows([head, ...rows])),
  ].join('\n');
}

function renderActivities(body: ActivitiesBody): string {
  const rows = body.activities.map(({ id, description, aliases }) => [id, description, aliases.join(', ')]);
  return indented(alignRows(rows)).join('\n');
}

function renderSearch(results: readonly SearchResultBody[], terminal: Terminal): string {
  if (results.length === 0) return 'Nothing found.';
  const rows = results.map((result) => [placeName(result), `${result.lat}, ${result.lon}`, result.url]);
  const whole = alignRows(rows);
  const fits = whole.every((line) => Bun.stringWidth(line) <= terminal.columns);
  return (fits ? whole : alignRows(rows.map(([place, point]) => [place, point]))).join('\n');
}

function renderTimezone(body: TimezoneBody): string {
  return `${placeName(body)}\n${body.localtime}   ${body.timezone}   UTC${body.utc_offset}`;
}

type Weather<T> = T & { readonly location: LocationBody; readonly source: string; readonly attribution: string };

/** What it is and where, which source, its lines, and the words that the source's licence asks for. */
function renderWeather<T>(title: string, body: Weather<T>, linesOf: (body: T) => string[]): string {
  const head = `${title} · ${placeName(body.location)} · ${sourceText(body.source)}`;
  return [head, '', ...indented(linesOf(body)), '', body.attribution].join('\n');
}

const BLOCKS = '▁▂▃▄▅▆▇█';
/** A mark above every third hour keeps the labels apart. */
const LABEL_EVERY_HOURS = 3;

/** One block per hour, as high as its score, with the hours of the clock above; × where the score is 0. */
function hourStrip(hours: NonNullable<DecisionBody['hourly']>, terminal: Terminal): string[] {
  let labels = '';
  let blocks = '';
  for (const { time, score } of hours) {
    const hour = time.slice(11, 13);
    labels += Number(hour) % LABEL_EVERY_HOURS === 0 ? hour : '  ';
    const block = score === 0 ? '×' : BLOCKS[Math.min(BLOCKS.length - 1, Math.floor((score / 100) * BLOCKS.length))];
    blocks += paint(block + block, bandColour(score), terminal);
  }
  return [`  ${labels.trimEnd()}`, `  ${blocks}`];
}

function bandColour(score: number): number {
  if (score >= 60) return 32;
  return score >= 40 ? 33 : 31;
}

function verdictText(verdict: string, score: number, terminal: Terminal): string {
  return paint(`${verdict.toUpperCase().padEnd(5)} ${String(score).padStart(3)}`, bandColour(score), terminal);
}

/** `code` is an SGR colour: 31 red, 32 green, 33 yellow. */
function paint(text: string, code: number, { colour }: Terminal): string {
  return colour ? `\u001b[${code}m${text}\u001b[0m` : text;
}

/** `07:00–12:00`, with the date where it is not that of the day asked about. */
function span(start: string, end: string, date: string): string {
  const clock = (time: string) => (time.startsWith(date) ? time.slice(11) : `${time.slice(5, 10)} ${time.slice(11)}`);
  return `${clock(start)}–${end.slice(0, 10) === start.slice(0, 10) ? end.slice(11) : clock(end)}`;
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}

/** Words on lines of at most `columns` characters. */
function wrap(text: string, columns: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + word.length >= Math.max(40, columns)) {
      lines.push(line);
      line = '';
    }
    line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line];
}
