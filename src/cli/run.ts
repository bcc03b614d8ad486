/** Finds the command that the arguments name, gives it what it needs, and turns its failures into sentences. */
import { SchemaRefused } from '../account/sqlite/migrate.ts';
import { StoreDamaged, StoreUnavailable } from '../account/store.ts';
import { StoreInUse } from '../account/upkeep.ts';
import { ConfigError, readConfig, splitFlags } from '../config.ts';
import { FairdayError } from '../errors.ts';
import { nearestWords } from '../nearest-word.ts';
import { openService } from '../service.ts';
import { type Command, EXIT, type Terminal } from './command.ts';
import { COMMANDS } from './commands.ts';
import { generalHelp } from './help.ts';

/** Runs one command line; the result is the exit code. */
export async function runCommandLine(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Promise<number> {
  const terminal = processTerminal(env);
  try {
    const { flags, rest } = splitFlags(args);
    const [name, ...own] = rest;
    if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
      const topic = COMMANDS.find((command) => command.name === own[0]);
      terminal.out(topic === undefined ? generalHelp(COMMANDS) : topic.help);
      return name === undefined ? EXIT.usage : EXIT.ok;
    }
    const command = commandNamed(name);
    if (own.includes('--help') || own.includes('-h')) {
      terminal.out(command.help);
      return EXIT.ok;
    }
    const config = readConfig(flags, env);
    return await command.run(own, {
      terminal,
      config,
      env,
      openService: (options) => openService(config, terminal.err, options),
    });
  } catch (error) {
    return explain(error, terminal);
  }
}

function commandNamed(name: string): Command {
  const command = COMMANDS.find((candidate) => candidate.name === name);
  if (command !== undefined) return command;
  const near = nearestWords(
    name,
    COMMANDS.map((candidate) => candidate.name),
  );
  const hint = near.length === 0 ? 'fairday --help lists the commands' : `did you mean ${near.join(' or ')}?`;
  throw new ConfigError(`there is no command "${name}"; ${hint}`);
}

/** The exit code of each error a caller can see. */
function exitCodeOf(error: FairdayError): number {
  switch (error.status) {
    case 400:
      return EXIT.usage;
    case 404:
    case 422:
      return EXIT.notFound;
    case 401:
    case 402:
    case 403:
    case 429:
      return EXIT.refused;
    case 503:
      return EXIT.weatherUnavailable;
    default:
      return EXIT.unexpected;
  }
}

function explain(error: unknown, terminal: Terminal): number {
  if (error instanceof FairdayError) {
    terminal.err(`fairday: ${error.message}`);
    for (const suggestion of error.suggestions) terminal.err(`  ${suggestion}`);
    if (error.status === 500 && error.cause instanceof Error) terminal.err(error.cause.stack ?? error.cause.message);
    return exitCodeOf(error);
  }
  if (error instanceof ConfigError || error instanceof SchemaRefused) {
    terminal.err(`fairday: ${error.message}`);
    return error instanceof SchemaRefused ? EXIT.refused : EXIT.usage;
  }
  if (error instanceof StoreInUse || error instanceof StoreUnavailable) {
    terminal.err(`fairday: ${error.message}`);
    if (error instanceof StoreDamaged) return EXIT.integrity;
    return error instanceof StoreInUse ? EXIT.refused : EXIT.unexpected;
  }
  // The strict parser of node:util speaks in sentences of its own for wrong flags.
  if (error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')) {
    terminal.err(`fairday: ${error.message.split('. To specify')[0]}`);
    return EXIT.usage;
  }
  terminal.err(`fairday: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
  return EXIT.unexpected;
}

function processTerminal(env: Readonly<Record<string, string | undefined>>): Terminal {
  return {
    out: (text) => void process.stdout.write(text.endsWith('\n') ? text : `${text}\n`),
    err: (text) => void process.stderr.write(text.endsWith('\n') ? text : `${text}\n`),
    colour: process.stdout.isTTY === true && (env.NO_COLOR ?? '') === '' && env.TERM !== 'dumb',
    columns: process.stdout.columns ?? 80,
  };
}
