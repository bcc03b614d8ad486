/** Decisions as people read them in a terminal: tables, a strip of the hours, colour where there is any. */
import { VERDICTS, type Verdict } from '../../decision/verdict.ts';
import type { BestDayBody } from '../../operations/best-day.ts';
import type { AdviceBody } from '../../operations/chances.ts';
import type { DecisionBody } from '../../operations/decide.ts';
import type { Terminal } from '../command.ts';
import { embolden, paint, scoreColour, VERDICT_COLOURS } from '../terminal/colour.ts';
import { wrapText } from '../terminal/layout.ts';
import { alignRows } from '../terminal/table.ts';
import { dayStrip, hourStrip, oddsBar } from './strip.ts';
import { placeTitle, sourceText, tableLines, UNKNOWN } from './text.ts';
import type { HourWeather } from './weather.ts';

/** What the caller asked to see, and what this process knows beside the answer. */
export interface DecisionView {
  /** A table of the hours. */
  readonly showsHours: boolean;
  /** The weather of the hours, by their local time; empty where a server answered. */
  readonly weather: ReadonlyMap<string, HourWeather>;
  /** The limits of a factor in words; null where a server answered. */
  limitsOf(issue: string, variable: string): string | null;
}

export function renderDecision(body: DecisionBody, terminal: Terminal, view: DecisionView): string {
  const { columns } = terminal;
  const { best_windows: windows, risks, hourly = [] } = body;
  const lines = [
    ...wrapText(`${body.activity} · ${placeTitle(body.location)} · ${body.date}`, columns),
    ...wrapText(
      `${verdictText(body.verdict, body.score, terminal)}   confidence ${shareText(body.data.confidence)}   ${sourceText(body.data.source)}`,
      columns,
    ),
    '',
    ...wrapText(body.summary, columns),
  ];
  if (hourly.length > 0) lines.push('', ...hourStrip(hourly, terminal));
  if (windows.length > 0) {
    lines.push('', 'Best hours');
    for (const window of windows)
      lines.push(`  ${span(window.start, window.end, body.date)}  ${scoreText(window.score, terminal)}`);
  }
  if (body.chances !== undefined) lines.push('', ...chanceLines(body, terminal));
  const worst = body.day_worst;
  if (worst !== null) {
    const text = `Worst of the day: ${worst.severity} ${worst.issue} ${span(worst.from, worst.to, body.date)}`;
    lines.push('', ...wrapText(text, columns));
  }
  if (risks.length > 0) {
    lines.push('', 'Risks');
    const rows = risks.map((risk) => [
      paint(risk.severity, SEVERITY_COLOURS[risk.severity], terminal),
      risk.type,
      span(risk.from, risk.to, body.date),
      risk.detail,
    ]);
    lines.push(...tableLines({ head: null, rows }, terminal));
  }
  if (view.showsHours && hourly.length > 0) lines.push('', 'Hours', ...hourTable(hourly, view, terminal));
  lines.push(...factorLines(body, view, terminal));
  if (body.data.missing.length > 0) lines.push('', ...wrapText(`Not known: ${body.data.missing.join(', ')}.`, columns));
  lines.push(...toldLines(body, terminal), ...supplementLines(body, terminal));
  return lines.join('\n');
}

const SEVERITY_COLOURS: Readonly<Record<string, number>> = {
  extreme: VERDICT_COLOURS.avoid,
  severe: VERDICT_COLOURS.avoid,
  high: VERDICT_COLOURS.poor,
  moderate: VERDICT_COLOURS.fair,
};

/** Each hour with its score, what limits it most, and its weather where that is at hand. */
function hourTable(
  hours: NonNullable<DecisionBody['hourly']>,
  { weather }: DecisionView,
  terminal: Terminal,
): string[] {
  const known = weather.size > 0;
  const rows = hours.map(({ time, score, main_issue }) => {
    const { temperature = UNKNOWN, rain = UNKNOWN, wind = UNKNOWN } = weather.get(time) ?? {};
    const figures = known ? [temperature, rain, wind] : [];
    return [time.slice(11), scoreText(score, terminal), main_issue ?? '', ...figures];
  });
  const head = ['hour', 'score', 'limited by', ...(known ? ['temp', 'rain', 'wind'] : [])];
  return tableLines({ head, rows, toRight: [false, true, false, true, true, true] }, terminal);
}

/** Each factor with its value and score, its limits and where they come from. */
function factorLines({ factors = [] }: DecisionBody, view: DecisionView, terminal: Terminal): string[] {
  if (factors.length === 0) return [];
  const heads = alignRows(
    factors.map(({ issue, value, unit, score }) => [
      issue,
      value === null ? 'not known' : `${value} ${unit}`.trim(),
      score === null ? '' : `score ${scoreText(score, terminal)}`,
    ]),
  );
  const blocks = factors.flatMap(({ issue, variable, source }, i) => {
    const limits = view.limitsOf(issue, variable);
    const texts = [...(limits === null ? [] : [limits]), source];
    return ['', `  ${heads[i]}`, ...texts.flatMap((text) => wrapText(text, terminal.columns, '    '))];
  });
  return ['', 'What the best hours were judged by', ...blocks];
}

/** Pollen, the geomagnetic index and the aurora, where the activity tells them, with why they are not known. */
function toldLines({ data }: DecisionBody, terminal: Terminal): string[] {
  const { pollen, kp, aurora, unavailable = {}, geomagnetic } = data;
  const kinds = Object.entries(pollen?.kinds ?? {}).flatMap(([kind, of]) =>
    of === null || of.level === 'none' ? [] : [`${kind} ${of.mean} grains/m³ (${of.level})`],
  );
  const told = [
    ...(pollen ? [`Pollen, mean of the day: ${kinds.length === 0 ? 'none' : kinds.join(', ')}.`] : []),
    ...(kp ? [`Geomagnetic activity: Kp ${kp.max}${kp.storm === null ? '' : `, storm ${kp.storm}`}.`] : []),
    ...(aurora
      ? [`Aurora: ${aurora.possible ? 'possible' : 'not to be expected'}, ${auroraNeeds(aurora.kp_needed)}.`]
      : []),
    ...Object.entries(unavailable).map(([name, why]) => `No ${name.replaceAll('_', ' ')}: ${why}.`),
    ...(geomagnetic === undefined ? [] : [geomagnetic.attribution]),
  ];
  return told.length === 0 ? [] : ['', ...told.flatMap((line) => wrapText(line, terminal.columns))];
}

function auroraNeeds(kp: number | null): string {
  return kp === null ? 'too far from the magnetic poles' : `from Kp ${kp} on here`;
}

/** A row of odds: how likely each verdict is, rain in the window, and whether it pays to go ahead. */
function chanceLines({ chances, advice, date }: DecisionBody, terminal: Terminal): string[] {
  if (chances == null) return ['Chances: too little is known of the day to count them.'];
  const { window, verdict, rain_in_window: rain, score, members, method, basis } = chances;
  const odds = VERDICTS.map((name) => `${name} ${shareText(verdict[name])}`).join(', ');
  const hours = window === null ? 'no window' : span(window.start, window.end, date);
  const wet = rain === null ? '' : `rain in these hours ${shareText(rain)}, `;
  const counted = [
    odds,
    `${wet}score ${score.p10} to ${score.p90} in 8 of 10, ${METHOD_TEXTS[method](members)}${basis === 'assumed' ? ', errors assumed' : ''}`,
    ...(advice == null ? [] : [adviceText(advice)]),
  ];
  return [
    `Chances ${hours}`,
    `  ${oddsBar(verdict, terminal)}`,
    ...counted.flatMap((text) => wrapText(text, terminal.columns, '  ')),
  ];
}

const METHOD_TEXTS = {
  climate: (members: number) => `${members} realisations of the season, no forecast`,
  dressed: (members: number) => `${members} possible weathers around one forecast`,
  ensemble: (members: number) => `${members} runs of an ensemble forecast`,
} as const;

function adviceText({ go, chance_of_loss: chance, break_even: breakEven }: AdviceBody): string {
  return go
    ? `It pays to go ahead: it goes wrong with ${shareText(chance)}, and pays up to ${shareText(breakEven)}.`
    : `It pays to put it off: it goes wrong with ${shareText(chance)}, and pays only up to ${shareText(breakEven)}.`;
}

/** The air and the sea in the best hours, if the activity is judged by them, with their attribution. */
function supplementLines({ data }: DecisionBody, terminal: Terminal): string[] {
  const [aqi, waves, water] = ['us_aqi', 'waves', 'water_temperature'].map((name) => figureOf(data, name));
  const figures = [
    ...(typeof aqi.max === 'number' ? [`US AQI up to ${aqi.max}`] : []),
    ...(typeof waves.max === 'number' ? [`waves up to ${waves.max} ${waves.unit}`] : []),
    ...(typeof water.min === 'number' ? [`water from ${water.min} ${water.unit}`] : []),
  ];
  if (figures.length === 0) return [];
  // The attribution of the air includes that of the sea.
  const attribution = data.air?.attribution ?? data.sea?.attribution ?? '';
  return [
    '',
    ...wrapText(`Air and sea: ${figures.join(', ')}.`, terminal.columns),
    ...wrapText(attribution, terminal.columns),
  ];
}

/** One of the key figures, which the schema leaves open; empty where the answer does not have it. */
function figureOf(data: Readonly<Record<string, unknown>>, name: string): Readonly<Record<string, unknown>> {
  const figure = data[name];
  return typeof figure === 'object' && figure !== null ? { ...figure } : {};
}

export function renderBestDay(body: BestDayBody, terminal: Terminal): string {
  const rows = body.days.map((day) => [
    `${day.weekday.slice(0, 3)} ${day.date}`,
    verdictText(day.verdict, day.score, terminal),
    day.best_window === null ? 'no window' : span(day.best_window.start, day.best_window.end, day.date),
    day.expected_score.toFixed(1),
    shareText(day.confidence),
    ...(day.chances == null
      ? []
      : [
          shareText(day.chances.at_least_good),
          ...(day.chances.best_in === undefined ? [] : [shareText(day.chances.best_in)]),
        ]),
    day.top_risks.map((risk) => `${risk.severity} ${risk.type}`).join(', '),
  ]);
  const { chances } = body.best;
  const odds = chances == null ? [] : ['good+', ...(chances.best_in === undefined ? [] : ['best in'])];
  const head = ['day', 'verdict', 'best hours', 'expected', 'sure', ...odds, 'risks'];
  return [
    ...wrapText(`${body.activity} · ${placeTitle(body.location)}`, terminal.columns),
    sourceText(body.source),
    '',
    ...wrapText(body.summary, terminal.columns),
    '',
    ...dayStrip(body.days, terminal),
    ...tableLines({ head, rows }, terminal),
  ].join('\n');
}

/** The verdict as a word, bold and in its colour, with the score. */
function verdictText(verdict: Verdict, score: number, terminal: Terminal): string {
  const text = `${verdict.toUpperCase().padEnd(5)} ${String(score).padStart(3)}`;
  return paint(embolden(text, terminal), VERDICT_COLOURS[verdict], terminal);
}

function scoreText(score: number, terminal: Terminal): string {
  return paint(String(score), scoreColour(score), terminal);
}

/** `07:00–12:00`, with the date where it is not the requested one. */
function span(start: string, end: string, date: string): string {
  const clock = (time: string) => (time.startsWith(date) ? time.slice(11) : `${time.slice(5, 10)} ${time.slice(11)}`);
  return `${clock(start)}–${end.slice(0, 10) === start.slice(0, 10) ? end.slice(11) : clock(end)}`;
}

function shareText(share: number): string {
  return `${Math.round(share * 100)} %`;
}
