/**
 * Runs the command that the arguments name and turns its failures into sentences and exit codes. What not every command needs
 * is loaded when it is wanted.
 */
import type { ConfigError } from '../config/config-error.ts';
import { dataDirOf, readConfig, settingVariables, splitFlags } from '../config/read-config.ts';
import { readSettingsFile } from '../config/settings-file.ts';
import { didYouMean } from '../lib/did-you-mean.ts';
import { VERSION_TEXT } from '../lib/version.ts';
import { type Command, CommandFailure, EXIT, type Terminal } from './command.ts';
import { allCommands, commandOf } from './commands.ts';
import { terminalColumns } from './terminal/columns.ts';
import { outputTo, terminalOf } from './terminal/output.ts';
import { brokenAtWords, sentencesBroken } from './terminal/wrapping.ts';

/** Runs one command line and returns the exit code. */
export async function runCommandLine(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Promise<number> {
  const terminal = processTerminal(env);
  let commandName: string | undefined;
  try {
    const { flags, rest } = splitFlags(args);
    const [name, ...commandArgs] = rest;
    commandName = name;
    if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
      terminal.out(await helpOn(commandArgs, terminal));
      return name === undefined ? EXIT.usage : EXIT.ok;
    }
    if (name === '--version' || name === '-V') {
      terminal.out(`fairday ${VERSION_TEXT}`);
      return EXIT.ok;
    }
    const command = await commandNamed(name);
    if (commandArgs.includes('--help') || commandArgs.includes('-h')) {
      terminal.out(await helpOn([name, ...commandArgs], terminal));
      return EXIT.ok;
    }
    const settingProblems: string[] = [];
    const onError =
      command.outlivesSettings === true
        ? ({ message }: ConfigError): void => void settingProblems.push(message)
        : undefined;
    const file = readSettingsFile(dataDirOf({ flags, env }), settingVariables(), onError);
    const config = readConfig(flags, env, file, onError);
    return await command.run(commandArgs, {
      terminal,
      config,
      settingProblems,
      sources: { flags, env, file },
      env,
      async openService(options) {
        const { openService } = await import('../service/open-service.ts');
        return openService(config, terminal.err, options);
      },
      async openAccounts(opener = 'writer') {
        const { openAccountsAlone } = await import('../service/open-accounts.ts');
        return openAccountsAlone(config, terminal.err, opener);
      },
    });
  } catch (error) {
    const { reportFailure } = await import('./report-failure.ts');
    return reportFailure(error, terminal, commandName, args.includes('--json'));
  }
}

/** The help of the command, or of the subcommand, that the words name; without one, of the program. */
async function helpOn([name, subname]: readonly string[], { columns }: Terminal): Promise<string> {
  const { commandHelp, generalHelp, subcommandHelp } = await import('./help.ts');
  if (name === undefined || name.startsWith('-')) return generalHelp(await allCommands(), columns);
  const command = await commandNamed(name);
  const subcommand = command.subcommands?.find((candidate) => candidate.name === subname);
  return subcommand === undefined ? commandHelp(command, columns) : subcommandHelp(command, subcommand, columns);
}

async function commandNamed(name: string): Promise<Command> {
  const command = await commandOf(name);
  if (command !== undefined) return command;
  const near = didYouMean(
    name,
    (await allCommands()).map((candidate) => candidate.name),
  );
  const hint = near.length === 0 ? 'fairday --help lists the commands' : `did you mean ${near.join(' or ')}?`;
  throw new CommandFailure(EXIT.usage, `there is no command "${name}"; ${hint}`);
}

function processTerminal(env: Readonly<Record<string, string | undefined>>): Terminal {
  const [out, err] = [outputTo('stdout'), outputTo('stderr')];
  const shown = terminalOf('stdout');
  const columns = terminalColumns(shown.columns, env);
  const sentences = (text: string) => {
    const errors = terminalOf('stderr');
    return errors.isTTY ? sentencesBroken(text, terminalColumns(errors.columns, env)) : text;
  };
  return {
    out: (text) => out(text.endsWith('\n') ? text : `${text}\n`),
    err: (text) => err(sentences(text.endsWith('\n') ? text : `${text}\n`)),
    piece: shown.isTTY ? brokenAtWords(columns, out) : out,
    colour: shown.isTTY && (env.NO_COLOR ?? '') === '' && env.TERM !== 'dumb',
    columns,
  };
}
