/** docs/sources.md says what the profiles say: written by a script, and compared here. */
import { expect, test } from 'bun:test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { citationsOf, sourcesPage } from '../../scripts/sources.ts';
import { BUILT_IN } from '../../src/decision/activities.ts';
import { ROOT } from '../support/process.ts';

test('docs/sources.md is what scripts/sources.ts writes', () => {
  expect(readFileSync(join(ROOT, 'docs', 'sources.md'), 'utf8')).toBe(sourcesPage());
});

test('the page counts every curve once', () => {
  const curves = BUILT_IN.profiles.flatMap(({ factors }) => factors).length;
  const last = sourcesPage().match(/\| \*\*All\*\* .*/)?.[0] ?? '';
  const [all, ...parts] = [...last.matchAll(/\*\*(\d+)\*\*/g)].map(([, number]) => Number(number));
  expect(all).toBe(curves);
  expect(parts.reduce((sum, part) => sum + part, 0)).toBe(curves);
});

test('a change of a profile changes the page', () => {
  const [first, ...others] = BUILT_IN.profiles;
  const [factor, ...factors] = first.factors;
  const cited = { ...factor, source: 'Handbook of Nothing: a limit of 7' };
  expect(sourcesPage([{ ...first, factors: [cited, ...factors] }, ...others])).toContain(
    '- **Handbook of Nothing**: a limit of 7. Cited by running (heat).',
  );
});

test('documents are parted where one begins, not inside what one says', () => {
  expect(
    citationsOf('US EPA, AQI: from 151 less, from 201 none; from 301 hazardous; Cal/OSHA, 8 CCR 5141.1: from 151'),
  ).toEqual([
    { document: 'US EPA, AQI', says: 'from 151 less, from 201 none; from 301 hazardous' },
    { document: 'Cal/OSHA, 8 CCR 5141.1', says: 'from 151' },
  ]);
});

test('every citation names a document and says what it gives', () => {
  for (const { id, factors } of BUILT_IN.profiles) {
    for (const { issue, source } of factors) {
      for (const { document, says } of source === undefined ? [] : citationsOf(source)) {
        expect([id, issue, document.length > 2, says.length > 3]).toEqual([id, issue, true, true]);
      }
    }
  }
});
