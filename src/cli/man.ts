/** `fairday man`: the manual page, in the macros of man(7), made from the table of commands. */
import { settingDefinitions } from '../config/settings-help.ts';
import { BUILD, VERSION } from '../lib/version.ts';
import { type Command, EXIT, type Usage } from './command.ts';
import { EXIT_MEANINGS, FIRST_EXAMPLES, PURPOSE, sentence, synopses } from './help.ts';
import { parseFlags } from './terminal/arguments.ts';
import { flagForm, operandForms } from './usage-line.ts';

/** The command; `commands` gives the table, which it stands in itself. */
export function manCommand(commands: () => Promise<readonly Command[]>): Command {
  return {
    name: 'man',
    summary: 'print the manual page',
    examples: ['fairday man | man -l -', 'fairday man > ~/.local/share/man/man1/fairday.1'],
    about: 'The second line installs it for yourself: man fairday shows it then.',
    async run(args, { terminal }) {
      parseFlags(args, {}, 'usage: fairday man');
      terminal.out(manualPage(await commands()));
      return EXIT.ok;
    },
  };
}

/** The page as troff. */
export function manualPage(commands: readonly Command[]): string {
  const date = BUILD?.date.slice(0, 10) ?? '';
  return [
    `.TH FAIRDAY 1 "${date}" "Fairday ${VERSION}" "User Commands"`,
    '.SH NAME',
    `fairday ${DASH} weather data and weather decisions`,
    '.SH SYNOPSIS',
    '.B fairday',
    '.I COMMAND',
    '.RI [ operands ]',
    '.RI [ flags ]',
    '.SH DESCRIPTION',
    ...paragraphs(`${PURPOSE} Fairday answers from the command line, as a service over HTTP, and as tools for agents. Commands that
ask for weather run by themselves, without a server or a key; with --url they ask a server.`),
    '.SH EXAMPLES',
    ...verbatim(FIRST_EXAMPLES),
    '.SH COMMANDS',
    ...commands.flatMap(commandLines),
    '.SH ENVIRONMENT',
    ...paragraphs(
      'Each setting is a variable, or an entry of settings.toml in the data directory; some have a flag for every command.',
    ),
    ...settingDefinitions().flatMap(({ term, meaning }) => item(term, meaning)),
    ...item('FAIRDAY_SERVER, FAIRDAY_KEY', 'stand for --url and --key'),
    ...item('NO_COLOR', 'no colours, whatever its value'),
    '.SH EXIT STATUS',
    ...EXIT_MEANINGS.flatMap(([code, meaning]) => item(String(code), meaning)),
    '',
  ].join('\n');
}

function commandLines(command: Command): string[] {
  const { name, summary, examples, about, subcommands = [] } = command;
  return [
    `.SS ${quoted(name)}`,
    ...paragraphs(sentence(summary)),
    ...synopses(command).flatMap((line) => ['.PP', `.B ${quoted(line)}`]),
    ...subcommands.flatMap((subcommand) => [
      ...item([subcommand.name, ...operandForms(subcommand)].join(' '), subcommand.summary),
      ...nested(flagItems(subcommand)),
    ]),
    ...flagItems(command),
    ...(about === undefined ? [] : paragraphs(about)),
    '.PP',
    ...verbatim(examples),
  ];
}

function flagItems({ options = {} }: Usage): string[] {
  return Object.entries(options).flatMap(([name, flag]) => item(flagForm(name, flag), flag.meaning));
}

function nested(lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : ['.RS', ...lines, '.RE'];
}

function item(term: string, meaning: string): string[] {
  return ['.TP', `.B ${quoted(term)}`, ...lineOf(meaning)];
}

/** Paragraphs between blank lines; a line that begins with a space stands as it is. */
function paragraphs(text: string): string[] {
  return text.split('\n\n').flatMap((block) => {
    const lines = block.split('\n');
    if (lines.every((line) => line.startsWith(' '))) return ['.PP', ...verbatim(lines.map((line) => line.trim()))];
    return ['.PP', ...lines.flatMap(lineOf)];
  });
}

function verbatim(lines: readonly string[]): string[] {
  return ['.RS 4', '.nf', ...lines.flatMap((line) => line.split('\n')).flatMap(lineOf), '.fi', '.RE'];
}

const DASH = '\\-';

/** A line of text: a backslash and a hyphen are themselves, and a point or a quote at its start is no request. */
function lineOf(text: string): string[] {
  return text === '' ? [] : [`${/^[.']/.test(text) ? '\\&' : ''}${escaped(text)}`];
}

function escaped(text: string): string {
  return text
    .replaceAll('\\', '\\e')
    .replaceAll('-', DASH)
    .replaceAll("'", '\\(aq')
    .replaceAll('"', '\\(dq')
    .replaceAll('`', '\\(ga')
    .replaceAll('^', '\\(ha')
    .replaceAll('~', '\\(ti')
    .replace(
      /[^\x20-\x7e]/gu,
      (character) => `\\[u${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}]`,
    );
}

function quoted(text: string): string {
  return `"${escaped(text)}"`;
}
