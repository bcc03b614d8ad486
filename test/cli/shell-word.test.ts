/** What a message tells the reader to run means in a shell what it says, whatever a name holds. */
import { expect, test } from 'bun:test';
import fc from 'fast-check';
import { shellWord } from '../../src/cli/terminal/shell-word.ts';

test('any text is one word of a shell, as it was', () => {
  const texts = fc.array(
    fc.string({ unit: 'grapheme' }).filter((text) => !text.includes('\0')),
    { maxLength: 40 },
  );
  fc.assert(
    fc.property(texts, (words) => {
      const line = `printf '%s\\0' ${["'sentinel'", ...words.map(shellWord)].join(' ')}`;
      const { stdout } = Bun.spawnSync(['sh', '-c', line]);
      expect(stdout.toString()).toBe(['sentinel', ...words].map((word) => `${word}\0`).join(''));
    }),
    { numRuns: 50 },
  );
});

test('an ordinary name is not quoted, and one that a shell would run is', () => {
  expect(['jane@example.com', '/var/lib/fairday/first-key', 'müller@example.org'].map(shellWord)).toEqual([
    'jane@example.com',
    '/var/lib/fairday/first-key',
    'müller@example.org',
  ]);
  expect(['=cmd|x@example.com', '-rf', '$(id)', "o'x@example.com", ''].map(shellWord)).toEqual([
    "'=cmd|x@example.com'",
    "'-rf'",
    "'$(id)'",
    "'o'\\''x@example.com'",
    "''",
  ]);
});
