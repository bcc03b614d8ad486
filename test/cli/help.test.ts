/** What help, completions and manual page say is what the parser takes: all come from the table of commands. */
import { describe, expect, test } from 'bun:test';
import type { Command, Usage } from '../../src/cli/command.ts';
import { allCommands } from '../../src/cli/commands.ts';
import { commandHelp, generalHelp, subcommandHelp } from '../../src/cli/help.ts';
import { definitionLines, widthOf, wrapParagraphs, wrapText } from '../../src/cli/terminal/layout.ts';
import { inEmptyFolder, PROGRAM, run } from '../support/process.ts';

const COMMANDS = await allCommands();

const usages: (readonly [Command, Usage])[] = COMMANDS.flatMap((command) => [
  [command, command] as const,
  ...(command.subcommands ?? []).map((subcommand) => [command, subcommand] as const),
]);
const help = ([command, usage]: readonly [Command, Usage], columns: number) =>
  command === usage ? commandHelp(command, columns) : subcommandHelp(command, usage, columns);

/** Lines that are too long and hold more than one word that cannot be broken. */
function tooLong(text: string, columns: number): string[] {
  return text.split('\n').filter((line) => widthOf(line) > columns && line.trim().includes(' '));
}

for (const columns of [60, 80, 120]) {
  test(`every help fits ${columns} columns`, () => {
    const texts = [generalHelp(COMMANDS, columns), ...usages.map((usage) => help(usage, columns))];
    expect(texts.flatMap((text) => tooLong(text, columns))).toEqual([]);
  });
}

test('every help begins with a command line and tells each flag and operand', () => {
  for (const [command, usage] of usages) {
    const text = help([command, usage], 200);
    if (command === usage) expect(text).toMatch(new RegExp(`^ {2}(KEY=\\$\\()?fairday ${command.name}`));
    for (const [name, { meaning }] of Object.entries(usage.options ?? {})) {
      expect(text).toContain(`--${name}`);
      expect(meaning).not.toBe('');
    }
    for (const operand of usage.operands ?? []) expect(text).toContain(operand);
  }
});

test('help of a subcommand is about it alone', async () => {
  await inEmptyFolder(async (cwd) => {
    const { exitCode, stdout } = await run(PROGRAM, ['key', 'rotate', '--help'], cwd);
    expect(exitCode).toBe(0);
    expect(stdout).toContain('--overlap-hours N');
    expect(stdout).not.toContain('create EMAIL');
  });
});

test('each example is a command line that its parser takes', () => {
  for (const command of COMMANDS) {
    for (const example of command.examples) {
      const words =
        example
          .replace(/^KEY=\$\(|\)$/g, '')
          .split(/ [>|] /)[0]
          .match(/"[^"]*"|\S+/g) ?? [];
      const subcommand = command.subcommands?.find(({ name }) => name === words[2]);
      const options = { ...command.options, ...subcommand?.options, port: {}, data: {}, weather: {} };
      expect(words.slice(0, 2)).toEqual(['fairday', command.name]);
      const flags = words.filter((word) => word.startsWith('--')).map((word) => word.slice(2));
      expect(flags.filter((flag) => !(flag in options))).toEqual([]);
    }
  }
});

describe('text', () => {
  test('breaks at words, and wide characters count as two', () => {
    expect(wrapText('one two three four', 20)).toEqual(['one two three four']);
    expect(wrapText('one two three four five', 20)).toEqual(['one two three four', 'five']);
    const chinese = wrapText('北京市朝阳区北京市朝阳区北京市朝阳区', 20);
    expect(chinese.map(widthOf)).toEqual([20, 16]);
    expect(chinese.join('')).toBe('北京市朝阳区北京市朝阳区北京市朝阳区');
  });
  test('keeps an address whole', () => {
    const url = 'https://example.org/a/very/long/path/to/a/page';
    expect(wrapText(`see ${url} for more`, 20)).toEqual(['see', url, 'for more']);
  });
  test('refills paragraphs and leaves what is indented as it is', () => {
    expect(wrapParagraphs('one\ntwo\n\n  as  it is\n\nthree', 40)).toEqual(['one two', '', '  as  it is', '', 'three']);
  });
  test('puts the meaning below a term that is too wide', () => {
    const lines = definitionLines(
      [
        { term: '--a', meaning: 'first' },
        { term: '--a-very-long-flag VALUE', meaning: 'x' },
      ],
      30,
    );
    expect(lines).toEqual(['  --a     first', '  --a-very-long-flag VALUE', '          x']);
  });
});
