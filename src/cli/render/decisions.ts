/** Decisions and activities as people read them in a terminal: tables, a strip of the hours, colour where there is any. */
import { VERDICT_FLOORS } from '../../decision/limits.ts';
import { VERDICTS, type Verdict } from '../../decision/verdict.ts';
import type { BestDayBody } from '../../operations/best-day.ts';
import type { AdviceBody } from '../../operations/chances.ts';
import type { DecisionBody } from '../../operations/decide.ts';
import type { Terminal } from '../command.ts';
import { paint, scoreColour } from '../terminal/colour.ts';
import { placeTitle, sourceText, tableLines } from './text.ts';

export function renderDecision(body: DecisionBody, terminal: Terminal): string {
  const { best_windows: windows, risks, hourly = [], factors = [] } = body;
  const lines = [
    `${body.activity} · ${placeTitle(body.location)} · ${body.date}`,
    `${verdictText(body.verdict, body.score, terminal)}   confidence ${confidenceText(body.data.confidence)}   ${sourceText(body.data.source)}`,
    '',
    ...wrap(body.summary, terminal.columns),
  ];
  if (hourly.length > 0) lines.push('', ...hourStrip(hourly, terminal));
  if (windows.length > 0) {
    lines.push('', 'Best hours');
    for (const window of windows) lines.push(`  ${span(window.start, window.end, body.date)}  ${window.score}`);
  }
  if (body.chances !== undefined) lines.push('', ...chanceLines(body, terminal));
  const worst = body.day_worst;
  if (worst !== null)
    lines.push('', `Worst of the day: ${worst.severity} ${worst.issue} ${span(worst.from, worst.to, body.date)}`);
  if (risks.length > 0) {
    lines.push('', 'Risks');
    const rows = risks.map((risk) => [risk.severity, risk.type, span(risk.from, risk.to, body.date), risk.detail]);
    lines.push(...tableLines(rows));
  }
  if (factors.length > 0) {
    lines.push('', 'What the best hours were judged by');
    const rows = factors.map(({ issue, value, unit, score, source }) => [
      issue,
      value === null ? 'not known' : `${value} ${unit}`.trim(),
      score === null ? '' : String(score),
      source,
    ]);
    lines.push(...tableLines(rows));
  }
  if (body.data.missing.length > 0)
    lines.push('', ...wrap(`Not known: ${body.data.missing.join(', ')}.`, terminal.columns));
  lines.push(...toldLines(body, terminal), ...supplementLines(body, terminal));
  return lines.join('\n');
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
  return told.length === 0 ? [] : ['', ...told.flatMap((line) => wrap(line, terminal.columns))];
}

function auroraNeeds(kp: number | null): string {
  return kp === null ? 'too far from the magnetic poles' : `from Kp ${kp} on here`;
}

/** A row of odds: how likely each verdict is, rain in the window, and whether it pays to go ahead. */
function chanceLines({ chances, advice, date }: DecisionBody, terminal: Terminal): string[] {
  if (chances == null) return ['Chances: too little is known of the day to count them.'];
  const { window, verdict, rain_in_window: rain, score, members, method, basis } = chances;
  const odds = VERDICTS.map((name) => `${name} ${confidenceText(verdict[name])}`).join(', ');
  const hours = window === null ? 'no window' : span(window.start, window.end, date);
  const wet = rain === null ? '' : `rain in these hours ${confidenceText(rain)}, `;
  return [
    `Chances ${hours}`,
    `  ${oddsBar(verdict, terminal)}`,
    `  ${odds}`,
    `  ${wet}score ${score.p10} to ${score.p90} in 8 of 10, ${METHOD_TEXTS[method](members)}${basis === 'assumed' ? ', errors assumed' : ''}`,
    ...(advice == null ? [] : [`  ${adviceText(advice)}`]),
  ];
}

const METHOD_TEXTS = {
  climate: (members: number) => `${members} realisations of the season, no forecast`,
  dressed: (members: number) => `${members} possible weathers around one forecast`,
  ensemble: (members: number) => `${members} runs of an ensemble forecast`,
} as const;

function adviceText({ go, chance_of_loss: chance, break_even: breakEven }: AdviceBody): string {
  return go
    ? `It pays to go ahead: it goes wrong with ${confidenceText(chance)}, and pays up to ${confidenceText(breakEven)}.`
    : `It pays to put it off: it goes wrong with ${confidenceText(chance)}, and pays only up to ${confidenceText(breakEven)}.`;
}

const BAR_CELLS = 40;
/** A filling for each verdict and a score of its band, for the colour. */
const FILLINGS: Readonly<Record<Verdict, readonly [filling: string, score: number]>> = {
  great: ['█', VERDICT_FLOORS.great],
  good: ['▓', VERDICT_FLOORS.good],
  fair: ['▒', VERDICT_FLOORS.fair],
  poor: ['░', VERDICT_FLOORS.poor],
  avoid: ['·', 0],
};

/** The shares of the verdicts side by side, best first. */
function oddsBar(shares: Readonly<Record<Verdict, number>>, terminal: Terminal): string {
  let sum = 0;
  return VERDICTS.map((name) => {
    const before = Math.round(BAR_CELLS * sum);
    sum += shares[name];
    const [filling, score] = FILLINGS[name];
    return paint(filling.repeat(Math.max(0, Math.round(BAR_CELLS * sum) - before)), scoreColour(score), terminal);
  }).join('');
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
  return ['', ...wrap(`Air and sea: ${figures.join(', ')}.`, terminal.columns), ...wrap(attribution, terminal.columns)];
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
    confidenceText(day.confidence),
    ...(day.chances == null
      ? []
      : [
          confidenceText(day.chances.at_least_good),
          ...(day.chances.best_in === undefined ? [] : [confidenceText(day.chances.best_in)]),
        ]),
    day.top_risks.map((risk) => `${risk.severity} ${risk.type}`).join(', '),
  ]);
  const { chances } = body.best;
  const odds = chances == null ? [] : ['good+', ...(chances.best_in === undefined ? [] : ['best in'])];
  const head = ['day', 'verdict', 'best hours', 'expected', 'sure', ...odds, 'risks'];
  return [
    `${body.activity} · ${placeTitle(body.location)}   ${sourceText(body.source)}`,
    '',
    ...wrap(body.summary, terminal.columns),
    '',
    ...tableLines([head, ...rows]),
  ].join('\n');
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
    blocks += paint(block + block, scoreColour(score), terminal);
  }
  return [`  ${labels.trimEnd()}`, `  ${blocks}`];
}

function verdictText(verdict: string, score: number, terminal: Terminal): string {
  return paint(`${verdict.toUpperCase().padEnd(5)} ${String(score).padStart(3)}`, scoreColour(score), terminal);
}

/** `07:00–12:00`, with the date where it is not the requested one. */
function span(start: string, end: string, date: string): string {
  const clock = (time: string) => (time.startsWith(date) ? time.slice(11) : `${time.slice(5, 10)} ${time.slice(11)}`);
  return `${clock(start)}–${end.slice(0, 10) === start.slice(0, 10) ? end.slice(11) : clock(end)}`;
}

function confidenceText(share: number): string {
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
