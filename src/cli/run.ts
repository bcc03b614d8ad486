/** Runs the command that the arguments name and turns its failures into sentences and exit codes. */
import type { ConfigError } from '../config/config-error.ts';
import { dataDirOf, readConfig, settingVariables, splitFlags } from '../config/read-config.ts';
import { readSettingsFile } from '../config/settings-file.ts';
import { didYouMean } from '../lib/did-you-mean.ts';
import { VERSION_TEXT } from '../lib/version.ts';
import { openAccountsAlone, openService } from '../service/open-service.ts';
import { type Command, CommandFailure, EXIT, type Terminal } from './command.ts';
import { COMMANDS } from './commands.ts';
import { commandHelp, generalHelp, subcommandHelp } from './help.ts';
import { reportFailure } from './report-failure.ts';
import { terminalColumns } from './terminal/columns.ts';

/** Runs one command line and returns the exit code. */
export async function runCommandLine(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Promise<number> {
  const terminal = processTerminal(env);
  try {
    const { flags, rest } = splitFlags(args);
    const [name, ...commandArgs] = rest;
    if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
      terminal.out(helpOn(commandArgs, terminal));
      return name === undefined ? EXIT.usage : EXIT.ok;
    }
    if (name === '--version' || name === '-V') {
      terminal.out(`fairday ${VERSION_TEXT}`);
      return EXIT.ok;
    }
    const command = commandNamed(name);
    if (commandArgs.includes('--help') || commandArgs.includes('-h')) {
      terminal.out(helpOn([name, ...commandArgs], terminal));
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
      openService: (options) => openService(config, terminal.err, options),
      openAccounts: (opener = 'writer') => openAccountsAlone(config, terminal.err, opener),
    });
  } catch (error) {
    return reportFailure(error, terminal, args.includes('--json'));
  }
}

/** The help of the command, or of the subcommand, that the words name; without one, of the program. */
function helpOn([name, subname]: readonly string[], { columns }: Terminal): string {
  const command = COMMANDS.find((candidate) => candidate.name === name);
  if (command === undefined) return generalHelp(COMMANDS, columns);
  const subcommand = command.subcommands?.find((candidate) => candidate.name === subname);
  return subcommand === undefined ? commandHelp(command, columns) : subcommandHelp(command, subcommand, columns);
}

function commandNamed(name: string): Command {
  const command = COMMANDS.find((candidate) => candidate.name === name);
  if (command !== undefined) return command;
  const near = didYouMean(
    name,
    COMMANDS.map((candidate) => candidate.name),
  );
  const hint = near.length === 0 ? 'fairday --help lists the commands' : `did you mean ${near.join(' or ')}?`;
  throw new CommandFailure(EXIT.usage, `there is no command "${name}"; ${hint}`);
}

function processTerminal(env: Readonly<Record<string, string | undefined>>): Terminal {
  return {
    out: (text) => void process.stdout.write(text.endsWith('\n') ? text : `${text}\n`),
    err: (text) => void process.stderr.write(text.endsWith('\n') ? text : `${text}\n`),
    piece: (text) => void process.stdout.write(text),
    colour: process.stdout.isTTY === true && (env.NO_COLOR ?? '') === '' && env.TERM !== 'dumb',
    columns: terminalColumns(process.stdout, env),
  };
}
