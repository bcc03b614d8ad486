/**
 * What the benchmarks said, release by release: docs/performance.json, and the page docs/performance.md made of it. A time says
 * nothing without its machine, so ratios come first and are what runs are compared by.
 *
 *   bun scripts/performance.ts --write     the page again, from what is recorded
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';
import { goalText, type Measure, meetsGoal } from '../bench/measure.ts';
import { VERSION } from '../src/lib/version.ts';

const DOCS = join(import.meta.dir, '..', 'docs');
const RECORDS = join(DOCS, 'performance.json');
const PAGE = join(DOCS, 'performance.md');
/** A ratio that is worse by more is a regression; less is noise. */
const TOLERANCE = 0.1;
/** Releases that the page shows beside each other. */
const SHOWN = 6;

/** The figures of one release. */
export interface PerformanceRecord {
  readonly version: string;
  /** The day in UTC. */
  readonly date: string;
  readonly machine: string;
  readonly bun: string;
  readonly measures: readonly Measure[];
}

export function readRecords(): PerformanceRecord[] {
  return existsSync(RECORDS) ? JSON.parse(readFileSync(RECORDS, 'utf8')) : [];
}

/** Adds a run to the records, in place of what the same release had, and makes the page anew. */
export function recordRun(measures: readonly Measure[]): void {
  const before = readRecords();
  const last = before.at(-1);
  const own = last?.version === VERSION ? last.measures : [];
  const names = new Set(measures.map(({ name }) => name));
  const record: PerformanceRecord = {
    version: VERSION,
    date: new Date().toISOString().slice(0, 10),
    machine: `${process.platform} ${process.arch}, ${availableParallelism()} processors, ${Math.round(totalmem() / 1024 ** 3)} GB, load ${loadavg()[0].toFixed(0)}`,
    bun: Bun.version,
    measures: [...own.filter(({ name }) => !names.has(name)), ...measures.map(rounded)],
  };
  const records = [...(last?.version === VERSION ? before.slice(0, -1) : before), record];
  writeFileSync(RECORDS, `${JSON.stringify(records, null, 2)}\n`);
  writeFileSync(PAGE, performancePage(records));
}

function rounded(measure: Measure): Measure {
  return { ...measure, value: Number(measure.value.toPrecision(3)) };
}

export interface Regression {
  readonly name: string;
  readonly before: number;
  readonly now: number;
}

/** The ratios that are worse than in the record by more than a tenth. */
export function regressions(measures: readonly Measure[], record: PerformanceRecord | undefined): Regression[] {
  const before = new Map(record?.measures.map(({ name, value }) => [name, value]));
  return measures.flatMap((measure) => {
    const recorded = before.get(measure.name);
    const better = directionOf(measure);
    if (recorded === undefined || measure.unit !== 'ratio' || better === null) return [];
    const share = better === 'higher' ? measure.value / recorded : recorded / measure.value;
    return share < 1 - TOLERANCE ? [{ name: measure.name, before: recorded, now: measure.value }] : [];
  });
}

function directionOf({ goal, better }: Measure): 'higher' | 'lower' | null {
  if (goal !== undefined) return 'atLeast' in goal ? 'higher' : 'lower';
  return better ?? null;
}

/** A figure as it is printed. */
export function figureText({ value, unit }: Pick<Measure, 'value' | 'unit'>): string {
  const figure = value >= 100 ? value.toFixed(0) : Number(value.toPrecision(3)).toString();
  return unit === 'ratio' ? figure : `${figure} ${unit}`;
}

export function performancePage(records: readonly PerformanceRecord[] = readRecords()): string {
  const last = records.at(-1);
  const head = `# Speed and weight

Made by \`bun run bench --write\`. A time says nothing without its machine and what else it did (its load, of as many as it has
processors): compare the ratios, each taken in one
run against a bare server or a bare way of doing the same. \`bun run bench\` compares a run with the last record and names each
ratio that is worse by more than a tenth; with \`--check\` it then ends with exit code 1.
`;
  if (last === undefined) return `${head}\nNothing has been recorded.\n`;
  const { version, date, machine, bun, measures } = last;
  const isRatio = ({ unit }: Measure): boolean => unit === 'ratio';
  const sections = [
    `Last record: Fairday ${version}, ${date}, Bun ${bun}, ${machine}.\n`,
    table('## Ratios', ['What', 'Ratio', 'Goal', ''], measures.filter(isRatio).map(rowOf)),
    table(
      '## What has a goal of its own',
      ['What', 'Figure', 'Goal', ''],
      measures.filter((measure) => !isRatio(measure) && measure.goal !== undefined).map(rowOf),
    ),
    table(
      '## What a call costs, by stage',
      ['Stage', 'Microseconds', ''],
      measures
        .filter(({ isStage }) => isStage === true)
        .map(({ name, value, note = '' }) => [name, String(value), note]),
    ),
    table(
      '## Other figures of that machine',
      ['What', 'Figure', ''],
      measures
        .filter((measure) => !isRatio(measure) && measure.goal === undefined && measure.isStage !== true)
        .map((measure) => [measure.name, figureText(measure), measure.note ?? '']),
    ),
    history(records.slice(-SHOWN)),
  ];
  return `${[head, ...sections.filter((section) => section !== '')].join('\n').trimEnd()}\n`;
}

function rowOf(measure: Measure): string[] {
  const { name, value, goal, note = '' } = measure;
  const verdict = goal === undefined ? '' : `${goalText(goal)}: ${meetsGoal(value, goal) ? 'met' : '**not met**'}`;
  return [name, figureText(measure), verdict, note];
}

function history(records: readonly PerformanceRecord[]): string {
  const names = [...new Set(records.flatMap(({ measures }) => measures.filter(isCompared).map(({ name }) => name)))];
  const rows = names.map((name) => [
    name,
    ...records.map(({ measures }) => {
      const measure = measures.find((each) => each.name === name);
      return measure === undefined ? '' : figureText(measure);
    }),
  ]);
  return table('## Releases', ['Ratio', ...records.map(({ version, date }) => `${version} (${date})`)], rows);
}

function isCompared(measure: Measure): boolean {
  return measure.unit === 'ratio' && directionOf(measure) !== null;
}

function table(title: string, head: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return '';
  const cells = [head, ...rows].map((row) => row.map((cell) => cell.replaceAll('|', '/')));
  const widths = head.map((_, column) => Math.max(3, ...cells.map((row) => row[column].length)));
  const line = (row: readonly string[]): string =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column])).join(' | ')} |`;
  const [first, ...others] = cells;
  return [title, '', line(first), line(widths.map((width) => '-'.repeat(width))), ...others.map(line), ''].join('\n');
}

if (import.meta.main && process.argv.includes('--write')) writeFileSync(PAGE, performancePage());
