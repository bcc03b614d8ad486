/** With --json a failure is the body of an error on stdout, words on stderr, and the same exit code. */
import { describe, expect, test } from 'bun:test';
import { inTerminalWords } from '../../src/cli/terminal-words.ts';
import { inEmptyFolder, PROGRAM, run } from '../support/process.ts';

const ENV = { FAIRDAY_WEATHER: 'typical', FAIRDAY_NOW: '2026-07-01T12:00:00Z' };

const CASES: readonly (readonly [args: readonly string[], exitCode: number, error: object])[] = [
  [['decide', 'Zzzzq', 'golf'], 3, { code: 'location_not_found' }],
  [['decide', 'Leeds', 'golf', '--from', '30'], 2, { code: 'invalid_parameter', details: [{ field: 'from' }] }],
  [['decide', 'Sprngfeld', 'golf'], 3, { code: 'location_not_found', suggestions: expect.any(Array) }],
  [['decide', 'Leeds', 'golf', '--key', 'fd_x'], 2, { code: 'usage' }],
  [['decide', 'Leeds', 'golf', '--url', 'ftp://x'], 2, { code: 'usage' }],
  [['account', 'create', 'nobody'], 2, { code: 'usage' }],
  [['account', 'show', 'a@example.org'], 4, { code: 'refused' }],
  [['nothing'], 2, { code: 'usage' }],
  [['serve', '--port', 'x'], 2, { code: 'usage' }],
];

describe('a failure with --json', () => {
  test.each(CASES)('%p', async (args, exitCode, error) => {
    await inEmptyFolder(async (cwd) => {
      const words = await run(PROGRAM, args, cwd, ENV);
      const json = await run(PROGRAM, [...args, '--json'], cwd, ENV);
      expect([words.exitCode, words.stdout, json.exitCode]).toEqual([exitCode, '', exitCode]);
      expect(JSON.parse(json.stdout)).toMatchObject({ error });
      expect(json.stderr).toBe(words.stderr);
    });
  });
});

describe('flags that there are not', () => {
  test.each([['openapi'], ['healthcheck']])('%s refuses them', async (command) => {
    await inEmptyFolder(async (cwd) => {
      const { exitCode, stdout, stderr } = await run(PROGRAM, [command, '--nope'], cwd);
      expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: '' });
      expect(stderr).toContain('--nope');
    });
  });
});

test.each([
  ["'from' must be a whole number.", '--from must be a whole number.'],
  ["'dt' is too near; ask /v1/forecast.", 'DATE is too near; ask fairday forecast.'],
  ['/v1/best-day and /v1/ai answer.', 'fairday best-day and fairday ask answer.'],
  ['Name other hours with from and to.', 'Name other hours with --from and --to.'],
  ['Add explain=yes to see why.', 'Add --explain to see why.'],
  [
    'This address needs an API key: send it in the X-API-Key header.',
    'That server needs an API key: give it with --key or FAIRDAY_KEY.',
  ],
  ["It's 'Leeds' = a town.", "It's 'Leeds' = a town."],
])('%s is said as %s', (sentence, words) => {
  expect(inTerminalWords(sentence)).toBe(words);
});

test('a command says its own word where it has one', () => {
  expect(inTerminalWords("'q' is empty.", 'ask')).toBe('the question is empty.');
  expect(inTerminalWords("'q' is empty.", 'current')).toBe('PLACE is empty.');
  expect(inTerminalWords("'dt' is too early.", 'astronomy')).toBe('--dt is too early.');
  expect(inTerminalWords("name a town in it, or send 'location' beside it.", 'ask')).toBe(
    'name a town in it, or add --location.',
  );
});
