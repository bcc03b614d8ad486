/** The help of `fairday`, of a command and of a subcommand, made from what is declared of them. */
import { settingDefinitions } from '../config/settings-help.ts';
import type { Command, Usage } from './command.ts';
import { type Definition, definitionLines, widthOf, wrapParagraphs, wrapText } from './terminal/layout.ts';
import { flagForm, operandForms, usageLine } from './usage-line.ts';

/** What the program is for, in a line. */
export const PURPOSE = 'Is it a good day for it, when, and why.';

/** Command lines for a reader who has never run one. */
export const FIRST_EXAMPLES: readonly string[] = [
  'fairday serve',
  'fairday decide Leeds exterior-painting --when tomorrow',
  'fairday best-day "Cambridge, MA" running --days 5',
  'fairday ask "Will it rain in Leeds tomorrow?"',
];

/** The exit codes with their meanings. */
export const EXIT_MEANINGS: readonly (readonly [code: number, meaning: string])[] = [
  [0, 'ok'],
  [1, 'unexpected'],
  [2, 'usage'],
  [3, 'not found'],
  [4, 'refused'],
  [5, 'conflict'],
  [6, 'weather unavailable'],
  [7, 'integrity failure'],
];

/** The list of commands, settings and exit codes. */
export function generalHelp(commands: readonly Command[], columns: number): string {
  const listed = commands.map(({ name, summary }) => ({ term: name, meaning: summary }));
  return [
    ...wrapText(`Fairday: ${PURPOSE.charAt(0).toLowerCase()}${PURPOSE.slice(1)}`, columns),
    '',
    ...FIRST_EXAMPLES.flatMap((example) => shellLines(example, columns)),
    '',
    ...wrapText('Commands (fairday COMMAND --help for each):', columns),
    ...definitionLines(listed, columns),
    '',
    ...wrapText(
      'Settings, as environment variables or flags, or in settings.toml of the data directory (fairday settings):',
      columns,
    ),
    ...definitionLines(settingDefinitions(), columns),
    '',
    ...wrapText(`Exit codes: ${EXIT_MEANINGS.map((pair) => pair.join(' ')).join(', ')}.`, columns),
  ].join('\n');
}

/** Examples first, then how it is written, its subcommands and flags, and what there is to know. */
export function commandHelp(command: Command, columns: number): string {
  const { summary, examples, about, subcommands = [] } = command;
  const definitions = [...subcommands.flatMap(subcommandDefinitions), ...flagDefinitions(command)];
  return [
    ...examples.flatMap((example) => shellLines(example, columns)),
    '',
    ...wrapText(sentence(summary), columns),
    '',
    ...synopses(command).flatMap((line) => wrapText(line, columns, '  ')),
    ...(definitions.length === 0 ? [] : ['', ...definitionLines(definitions, columns)]),
    ...(about === undefined ? [] : ['', ...wrapParagraphs(about, columns)]),
  ].join('\n');
}

/** The help of a subcommand alone. */
export function subcommandHelp(command: Command, subcommand: Usage, columns: number): string {
  const line = usageLine(`fairday ${command.name} ${subcommand.name}`, subcommand);
  const examples = command.examples.filter((example) => example.includes(`${command.name} ${subcommand.name}`));
  return [
    ...examples.flatMap((example) => shellLines(example, columns)),
    ...(examples.length === 0 ? [] : ['']),
    ...wrapText(sentence(subcommand.summary), columns),
    '',
    ...wrapText(line, columns, '  '),
    '',
    ...definitionLines(flagDefinitions(subcommand), columns),
  ].join('\n');
}

/** How the command is written: a line for itself, unless it is its subcommands alone, and one for these. */
export function synopses(command: Command): string[] {
  const { name, subcommands = [], operands = [], optional = [] } = command;
  const own = subcommands.length === 0 || operands.length + optional.length > 0;
  return [
    ...(own ? [shortUsageLine(command)] : []),
    ...(subcommands.length === 0 ? [] : [subcommandLine(name, subcommands)]),
  ];
}

function subcommandLine(name: string, subcommands: readonly Usage[]): string {
  const whole = `fairday ${name} ${subcommands.map((each) => each.name).join('|')} …`;
  return whole.length <= SHORT_LINE ? whole : `fairday ${name} SUBCOMMAND …`;
}

/** Long lists of flags are told below; short ones in the line. */
function shortUsageLine(command: Command): string {
  const whole = usageLine(`fairday ${command.name}`, command);
  if (whole.length <= SHORT_LINE) return whole;
  const needed = Object.entries(command.options ?? {}).filter(([, flag]) => flag.needed === true);
  const flags = [...needed.map(([name, flag]) => flagForm(name, flag)), '[flags]'];
  return [`fairday ${command.name}`, ...operandForms(command), ...flags].join(' ');
}

const SHORT_LINE = 60;

function subcommandDefinitions(usage: Usage): Definition[] {
  const flags = flagDefinitions(usage, 1).filter(({ term }) => term !== '--json');
  return [{ term: [usage.name, ...operandForms(usage)].join(' '), meaning: usage.summary }, ...flags];
}

function flagDefinitions({ options = {} }: Usage, depth = 0): Definition[] {
  return Object.entries(options).map(([name, flag]) => ({
    term: flagForm(name, flag),
    meaning: flag.needed === true ? `${flag.meaning}; needed` : flag.meaning,
    depth,
  }));
}

/** With a capital at its start and a full stop at its end. */
export function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.!?]$/.test(text) ? '' : '.'}`;
}

/** A command line, indented; where it is too long it goes on after a backslash, as a shell reads it. */
function shellLines(example: string, columns: number): string[] {
  const lines: string[] = [];
  let line = '  ';
  for (const part of example.split(/ (?=--|>)/)) {
    const longer = line.trim() === '' ? `${line}${part}` : `${line} ${part}`;
    if (line.trim() === '' || widthOf(longer) <= columns - 2) line = longer;
    else {
      lines.push(`${line} \\`);
      line = `      ${part}`;
    }
  }
  return [...lines, line];
}
