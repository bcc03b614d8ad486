/** The executable carries the licence texts that its packages ask for, and each licence is one that allows it. */
import { expect, test } from 'bun:test';
import manifest from '../../package.json' with { type: 'json' };
import { bundledPackages } from '../../scripts/licences/packages.ts';
import { FROM_SOURCE, inEmptyFolder, PROGRAM, run } from '../support/process.ts';

/** Permissive licences: each asks for its text to go with copies, and for nothing else. */
const PERMISSIVE = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  'BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'CC-BY-4.0',
  '(MIT OR CC0-1.0)',
]);

test('no bundled package is under a licence that would bind those who copy the executable', () => {
  const others = bundledPackages().filter(({ licence }) => !PERMISSIVE.has(licence));
  expect(others.map(({ name, licence }) => `${name}: ${licence}`)).toEqual([]);
});

test('fairday licences prints the text of each package, or where the same text stands, and what the runtime is made of', () =>
  inEmptyFolder(async (folder) => {
    const { stdout, exitCode } = await run(PROGRAM, ['licences'], folder);
    expect(exitCode).toBe(0);
    for (const entry of bundledPackages()) {
      expect(stdout).toContain(`${entry.name} ${entry.version} (${entry.licence})`);
      for (const text of entry.texts) expect(stdout).toContain(text);
    }
    for (const name of Object.keys(manifest.dependencies)) expect(stdout).toContain(`\n  ${name} `);
    expect(stdout).toContain('LGPL-2.0');
    expect(stdout).toContain('OpenStreetMap contributors');
  }));

test('--version and -V print one line that names the version and the build', () =>
  inEmptyFolder(async (folder) => {
    for (const flag of ['--version', '-V']) {
      const { stdout, exitCode } = await run(FROM_SOURCE, [flag], folder);
      expect({ stdout, exitCode }).toEqual({ stdout: `fairday ${manifest.version} (from source)\n`, exitCode: 0 });
    }
  }));
