/** Each threat that SECURITY.md names is held by tests that exist: a row whose test was renamed or deleted is found here. */
import { expect, test } from 'bun:test';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../support/process.ts';

const text = (path: string) => readFileSync(join(ROOT, path), 'utf8');

/** The rows of the table, without those that are headings of a group. */
const rows = text('SECURITY.md')
  .split('\n')
  .filter((line) => line.startsWith('| ') && line.split('|').length === 5)
  .map((line) => {
    const [, threat, , tests] = line.split('|').map((cell) => cell.trim());
    return { threat, named: [...tests.matchAll(/`(test\/[^`]+)`: (.+?)(?:<br>|$)/g)] };
  })
  .filter(({ threat }) => !threat.startsWith('**') && !/^(?:Threat|-+)$/.test(threat));

test('every threat has a test in a file that holds it', () => {
  expect(rows.length).toBeGreaterThan(40);
  const missing = rows.flatMap(({ threat, named }) => {
    if (named.length === 0) return [`${threat}: no test`];
    return named
      .filter(([, file, name]) => {
        if (!existsSync(join(ROOT, file))) return true;
        const quoted = name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
        return !new RegExp(String.raw`(?:test|describe|\))\(\s*'${quoted}'`).test(text(file));
      })
      .map(([, file, name]) => `${threat}: ${file} has no test "${name}"`);
  });
  expect(missing).toEqual([]);
});
