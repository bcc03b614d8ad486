/** Profiles that operators write: what is refused is named with its line, and what is accepted works like a built-in one. */
import { describe, expect, test } from 'bun:test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { BUILT_IN, extendCatalogue, findActivity } from '../../src/decision/activities.ts';
import { decideDay } from '../../src/decision/decide.ts';
import { RISK_KINDS } from '../../src/decision/profile.ts';
import { parseProfileFile } from '../../src/decision/profile-file.ts';
import { VARIABLES, type Variable, variableInfo } from '../../src/decision/variables.ts';
import { ROOT } from '../support/process.ts';
import { course, questionOf } from './scenario.ts';

const KITE = readFileSync(join(ROOT, 'docs', 'kite-flying.yaml'), 'utf8');

function lineOf(text: string, part: string): number {
  return text.slice(0, text.indexOf(part)).split('\n').length;
}

function refusal(text: string): string {
  try {
    extendCatalogue(BUILT_IN, [parseProfileFile(text, 'kite.yaml')]);
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
  return 'accepted';
}

describe('a profile of an operator is refused with file, line and field', () => {
  const cases: Array<[what: string, from: string, to: string, problem: string]> = [
    [
      'unknown variable',
      'variable: gust',
      'variable: gusts',
      'factors.1.variable: unknown variable gusts; did you mean',
    ],
    ['wrong unit', 'unit: "mm/h"', 'unit: "in/h"', 'factors.2.unit: rain is measured in "mm/h"'],
    ['crossing knots', '[10, 62], [13, 90]', '[13, 90], [10, 62]', 'factors.0.knots.3: 10 does not come after 13'],
    ['a score above 100', '[16, 100]', '[16, 101]', 'factors.0.knots.4.1: expected number'],
    [
      'a misspelt field',
      'typicalHours:',
      'typicalHour:',
      'window.typicalHour: is not a field here; did you mean typicalHours',
    ],
    ['an unknown kind', 'exposure: person', 'exposure: dog', 'hazards.exposure: "dog" is not one of person, sheltered'],
    ['a risk twice', 'noted: [fog,', 'noted: [rain,', 'risks.noted.0: rain is also limiting'],
    [
      'a taken alias',
      'kites, kiting',
      'sail, kiting',
      'aliases.1: "sail" of kite-flying already belongs to the activity sailing',
    ],
    ['a taken id', 'id: kite-flying', 'id: golf', 'id: "golf" of golf already belongs to the activity golf'],
  ];
  for (const [what, from, to, problem] of cases) {
    test(what, () => {
      expect(KITE).toContain(from);
      const line = lineOf(KITE.replace(from, to), to);
      expect(refusal(KITE.replace(from, to))).toStartWith(`kite.yaml:${line}: ${problem}`);
    });
  }
  test('neither source nor judgement, at its factor, with what to write', () => {
    const without = KITE.replace(/ {4}source: "Beaufort scale \(WMO\): from 6.*\n {4}judgement:.*\n/, '');
    expect(refusal(without)).toBe(
      `kite.yaml:${lineOf(without, 'issue: gust')}: factors.1.source: is missing: name the document that gives the figures, or say in judgement: why you set them so`,
    );
  });
  test('judgement passed off as a source, at its line', () => {
    const guessed = KITE.replace('source: "14 CFR 101.13 (US): no kite', 'source: "calibration, no kite');
    expect(refusal(guessed)).toBe(
      `kite.yaml:${lineOf(guessed, 'source: "calibration')}: factors.3.source: names no document; say in judgement: why you set the figures so`,
    );
  });
  test('either alone is accepted', () => {
    expect(refusal(KITE.replace(/ {4}judgement: "below force 2.*\n/, ''))).toBe('accepted');
    expect(refusal(KITE.replace(/ {4}source: "Beaufort scale \(WMO\): at 3.*\n/, ''))).toBe('accepted');
  });
  test('text that is no YAML, no mapping, or nothing', () => {
    expect(refusal('id: kite\nname: [a\n')).toMatch(/^kite\.yaml:\d: \(file\): /);
    expect(refusal('id: kite\nid: kite\n')).toStartWith('kite.yaml:2: (file): ');
    expect(refusal('kites')).toStartWith('kite.yaml:1: (file): a profile is');
    expect(refusal('')).toStartWith('kite.yaml:1: (file): a profile is');
  });
  test('aliases that multiply without end', () => {
    const bomb = Array.from({ length: 9 }, (_, i) => `a${i + 1}: &a${i + 1} [${`*a${i},`.repeat(9)}]`).join('\n');
    expect(refusal(`a0: &a0 [x]\n${bomb}\n`)).toStartWith('kite.yaml: (file): ');
  });
  test('whatever the text, in one line', () => {
    fc.assert(
      fc.property(fc.nat(KITE.length - 1), fc.string({ maxLength: 6 }), (at, inserted) => {
        const said = refusal(KITE.slice(0, at) + inserted + KITE.slice(at + 3));
        expect(said).toMatch(/^(accepted$|kite\.yaml(:\d+)?: [^\n]+$)/);
      }),
      { numRuns: 150 },
    );
  });
});

describe('the example, kite flying', () => {
  const { profile } = parseProfileFile(KITE, 'kite-flying.yaml');
  const catalogue = extendCatalogue(BUILT_IN, [parseProfileFile(KITE, 'kite-flying.yaml')]);
  const day = (windKmh: number, gustKmh: number, more = {}) => {
    const question = questionOf({ activity: 'golf', at: course(12, 19, 9, windKmh), base: { gustKmh, ...more } });
    return decideDay({ ...question, profile });
  };

  test('is found by its aliases and suggested for a slip', () => {
    expect(findActivity('Kites', catalogue)).toMatchObject({ id: 'kite-flying' });
    expect(findActivity('kite-flyng', catalogue)).toEqual({ suggestions: ['kite-flying'] });
    expect(findActivity('Kites', BUILT_IN)).toMatchObject({ suggestions: expect.any(Array) });
  });
  test('a steady breeze is great, a calm and a storm are to be avoided', () => {
    expect(day(20, 28)?.verdict).toBe('great');
    expect(day(4, 8)).toMatchObject({ verdict: 'avoid', mainIssue: 'wind' });
    expect(day(50, 80)).toMatchObject({ verdict: 'avoid' });
  });
  test('a thunderstorm forbids it, and a severe risk limits it though no curve of its own says so', () => {
    expect(day(20, 28, { weatherCode: 95 })).toMatchObject({ verdict: 'avoid', score: 0, mainIssue: 'thunderstorm' });
    const snowy = day(20, 28, { snowfallCm: 6, precipitationProbabilityPct: 90 });
    expect(snowy?.risks).toContainEqual(expect.objectContaining({ type: 'snow', severity: 'extreme' }));
    expect(snowy).toMatchObject({ verdict: 'avoid', score: 10 });
  });
});

describe('any variable and any risk may be used', () => {
  const names = Object.keys(VARIABLES) as Variable[];
  for (const variable of names) {
    test(variable, () => {
      const text = KITE.replace(
        /variable: wind\n {4}unit: "km\/h"/,
        `variable: ${variable}\n    unit: "${variableInfo(variable).unit}"`,
      )
        .replace('headline: [wind,', `headline: [${variable},`)
        .replace(/limiting: .*/, `limiting: [${RISK_KINDS.join(', ')}]`)
        .replace(/noted: .*/, 'noted: []');
      const { profile } = parseProfileFile(text, 'any.yaml');
      for (const units of ['metric', 'imperial'] as const) {
        const question = questionOf({ activity: 'golf', units, at: course(9, 18, 6, 18), base: { gustKmh: 30 } });
        const decision = decideDay({ ...question, profile });
        expect(decision?.summary).toMatch(/^[A-Z][^\n]+[^.]\.$/);
        expect(`${decision?.summary} ${JSON.stringify(decision?.figures)}`).not.toMatch(/NaN|undefined/);
        expect(decision?.factors[0]).toMatchObject({ issue: 'wind', variable });
      }
    });
  }
});
