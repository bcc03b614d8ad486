/** docs/reliability.md says what the long runs wrote down, and each of them can be run. */
import { expect, test } from 'bun:test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROOFS, reliabilityPage } from '../../scripts/reliability.ts';
import { ROOT } from '../support/process.ts';

const text = (path: string) => readFileSync(join(ROOT, path), 'utf8');

test('the page is made of the results', () => {
  expect(text('docs/reliability.md')).toBe(reliabilityPage());
});

test('a proof without a result is shown as not run', () => {
  expect(reliabilityPage({}).match(/Last result: not run\./g)).toHaveLength(Object.keys(PROOFS).length);
});

test('each command is a script of the package', () => {
  const { scripts } = JSON.parse(text('package.json'));
  for (const { command } of Object.values(PROOFS)) expect(Object.keys(scripts)).toContain(command.split(' ')[2]);
});
