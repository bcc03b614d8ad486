/** The record of the benchmarks: what counts as worse, and what the page says of goals. */
import { expect, test } from 'bun:test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Measure } from '../../bench/measure.ts';
import { type PerformanceRecord, performancePage, readRecords, regressions } from '../../scripts/performance.ts';
import { ROOT } from '../support/process.ts';

const warm: Measure = { name: 'warm / bare', value: 0.5, unit: 'ratio', goal: { atLeast: 0.45 } };
const start: Measure = { name: 'start / bare', value: 10, unit: 'ratio', better: 'lower' };
const plain: Measure = { name: 'either way', value: 1, unit: 'ratio' };
const idle: Measure = { name: 'idle', value: 95, unit: 'MB', goal: { atMost: 90 } };
const stage: Measure = { name: 'who calls', value: 4, unit: 'µs', isStage: true };
const record: PerformanceRecord = {
  version: '1.0.0',
  date: '2026-01-02',
  machine: 'linux x64',
  bun: '1.4.5',
  measures: [warm, start, plain, idle, stage],
};

test('a ratio that is worse by more than a tenth is a regression, in its own direction', () => {
  const run = (values: Readonly<Record<string, number>>): string[] =>
    regressions(
      record.measures.map((measure) => ({ ...measure, value: values[measure.name] ?? measure.value })),
      record,
    ).map(({ name }) => name);
  expect(run({})).toEqual([]);
  expect(run({ 'warm / bare': 0.46, 'start / bare': 10.9 })).toEqual([]);
  expect(run({ 'warm / bare': 0.44 })).toEqual(['warm / bare']);
  expect(run({ 'start / bare': 11.5 })).toEqual(['start / bare']);
  expect(run({ 'warm / bare': 5, 'start / bare': 1 })).toEqual([]);
  expect(run({ 'either way': 0.1, idle: 900 })).toEqual([]);
  expect(regressions([warm], undefined)).toEqual([]);
});

test('the page says of each goal whether it is met, and shows the releases side by side', () => {
  const records = [{ ...record, version: '0.9.0', measures: [{ ...warm, value: 0.3 }] }, record];
  const page = performancePage(records).replaceAll(/ +/g, ' ');
  expect(page).toContain('| warm / bare | 0.5 | at least 0.45: met |');
  expect(page).toContain('| idle | 95 MB | at most 90: **not met** |');
  expect(page).toContain('| who calls | 4 |');
  expect(page).toContain('| Ratio | 0.9.0 (2026-01-02) | 1.0.0 (2026-01-02) |');
  expect(page).toContain('| warm / bare | 0.3 | 0.5 |');
  expect(page).toContain('| start / bare | | 10 |');
});

test('the page in docs/ is made of the record', () => {
  expect(readFileSync(join(ROOT, 'docs/performance.md'), 'utf8')).toBe(performancePage(readRecords()));
});
