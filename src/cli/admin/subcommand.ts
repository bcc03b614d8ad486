/**
 * What every operator command needs, with subcommands or without: reading the arguments, opening and closing the accounts,
 * failing with one line and the right exit code.
 */
import { type ParseArgsOptionDescriptor, parseArgs } from 'node:util';
import { parseEmail } from '../../account/email.ts';
import type { AccountStore } from '../../account/store.ts';
import { didYouMean } from '../../lib/did-you-mean.ts';
import type { Places } from '../../place/places.ts';
import type { OpenAccounts } from '../../service/open-service.ts';
import type { Service } from '../../service/service.ts';
import { type CommandContext, EXIT, type Terminal } from '../command.ts';

/** What a command line may hold. */
export interface ArgumentSpec {
  readonly name: string;
  /** In order; `EMAIL` and `ID` are checked before the database is opened. */
  readonly operands: readonly string[];
  /** Operands that may follow those. */
  readonly optional?: readonly string[];
  /** Besides --json, which all take. */
  readonly options?: Readonly<Record<string, ParseArgsOptionDescriptor>>;
}

/** Most need the accounts alone; for the others the whole service is opened. */
export type Subcommand = ArgumentSpec &
  (
    | { run(invocation: Invocation): Promise<void> }
    | { runWithPlaces(invocation: Invocation, places: Places): Promise<void> }
  );

/** A subcommand with its arguments read and the store open. */
export interface Invocation {
  readonly accounts: AccountStore;
  readonly operands: readonly string[];
  /** Names of the given flags, with their values; a flag without one has ''. */
  readonly flags: ReadonlyMap<string, string>;
  readonly nowMs: number;
  /** The result on stdout: the object with --json, else the text; nothing for an empty text. */
  print(json: object, text: string): void;
  /** A sentence on stderr. */
  say(sentence: string): void;
}

/** The command cannot do what was asked; the message is one line that says what to do. */
export class CommandFailure extends Error {
  override readonly name = 'CommandFailure';

  constructor(
    readonly exitCode: number,
    message: string,
  ) {
    super(message);
  }
}

/** Runs the subcommand that `args` name and returns the exit code. What was opened is closed whatever happens. */
export function runSubcommand(
  command: string,
  subcommands: readonly Subcommand[],
  args: readonly string[],
  context: CommandContext,
): Promise<number> {
  return reportFailure(command, context.terminal, () => {
    const subcommand = findSubcommand(command, subcommands, args);
    return invoke(subcommand, `${command} ${subcommand.name}`, args.slice(1), context);
  });
}

/** Runs a command that has no subcommands, by the same rules. */
export function runSingle(command: Subcommand, args: readonly string[], context: CommandContext): Promise<number> {
  return reportFailure(command.name, context.terminal, () => invoke(command, command.name, args, context));
}

/** Prints a `CommandFailure` as one line; its exit code, or that of success. */
export async function reportFailure(command: string, terminal: Terminal, run: () => Promise<void>): Promise<number> {
  try {
    await run();
    return EXIT.ok;
  } catch (error) {
    if (!(error instanceof CommandFailure)) throw error;
    terminal.err(`fairday ${command}: ${error.message}\n`);
    return error.exitCode;
  }
}

async function invoke(
  subcommand: Subcommand,
  name: string,
  args: readonly string[],
  context: CommandContext,
): Promise<void> {
  const { operands, flags } = parseOperands(name, subcommand, args);
  const invocationWith = ({ accounts, clock }: OpenAccounts): Invocation => ({
    accounts,
    operands,
    flags,
    nowMs: clock.nowMs(),
    ...createOutput(context.terminal, flags.has('json')),
  });
  if ('run' in subcommand) {
    await closing(await context.openAccounts(), (open) => subcommand.run(invocationWith(open)));
  } else {
    const withPlaces = (open: Service) => subcommand.runWithPlaces(invocationWith(open), open.places);
    await closing(await context.openService(), withPlaces);
  }
}

async function closing<Open extends OpenAccounts>(open: Open, use: (open: Open) => Promise<void>): Promise<void> {
  try {
    await use(open);
  } finally {
    await open.close();
  }
}

function findSubcommand(command: string, subcommands: readonly Subcommand[], args: readonly string[]): Subcommand {
  const names = subcommands.map(({ name }) => name);
  const asked = args.find((arg) => !arg.startsWith('-'));
  const all = `fairday ${command} ${names.join('|')}`;
  if (asked === undefined || asked !== args[0]) throw new CommandFailure(EXIT.usage, `say what to do: ${all}`);
  const found = subcommands.find(({ name }) => name === asked);
  if (found !== undefined) return found;
  const near = didYouMean(asked, names)[0];
  const hint = near === undefined ? `use one of: ${all}` : `did you mean "${near}"?`;
  throw new CommandFailure(EXIT.usage, `"${asked}" is not something it can do; ${hint}`);
}

/** Operands and flags of a command line, checked. Throws `CommandFailure`. */
export function parseOperands(name: string, subcommand: ArgumentSpec, args: readonly string[]) {
  const options = { ...subcommand.options, json: { type: 'boolean' as const } };
  const usage = `usage: fairday ${usageOf(name, subcommand)}`;
  const { values, positionals } = parseOrFail(args, options, usage);
  for (const [i, operand] of subcommand.operands.entries()) {
    if (positionals[i] === undefined) throw new CommandFailure(EXIT.usage, `${operand} is missing; ${usage}`);
    if (operand === 'EMAIL' && parseEmail(positionals[i]) === null) {
      throw new CommandFailure(EXIT.usage, `"${positionals[i]}" is not an e-mail address; write name@domain`);
    }
    if (operand === 'ID' && !/^\d{1,15}$/.test(positionals[i])) {
      throw new CommandFailure(EXIT.usage, `"${positionals[i]}" is not an ID; IDs are numbers, as in the list`);
    }
  }
  const superfluous = positionals[subcommand.operands.length + (subcommand.optional?.length ?? 0)];
  if (superfluous !== undefined) throw new CommandFailure(EXIT.usage, `"${superfluous}" is too much; ${usage}`);
  const flags = new Map(Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? value : '']));
  return { operands: positionals, flags };
}

function parseOrFail(
  args: readonly string[],
  options: Readonly<Record<string, ParseArgsOptionDescriptor>>,
  usage: string,
) {
  try {
    const { values, positionals } = parseArgs({
      args: args.map(shieldSign),
      options,
      strict: true,
      allowPositionals: true,
    });
    return { values, positionals: positionals.map((positional) => positional.trim()) };
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    const complaint = error.message.split('. ')[0];
    const unknown = /^Unknown option '-*([^'=]+)/.exec(complaint)?.[1];
    const near = unknown === undefined ? undefined : didYouMean(unknown, Object.keys(options))[0];
    throw new CommandFailure(EXIT.usage, `${complaint}; ${near === undefined ? usage : `did you mean --${near}?`}`);
  }
}

/** An amount may begin with a minus; behind a space it is no flag. */
function shieldSign(argument: string): string {
  return /^-[\d.]/.test(argument) ? ` ${argument}` : argument;
}

function usageOf(name: string, { operands, optional = [], options = {} }: ArgumentSpec): string {
  const flags = Object.entries(options).map(([flag, { type }]) =>
    type === 'string' ? `[--${flag} ${flag.toUpperCase()}]` : `[--${flag}]`,
  );
  return [name, ...operands, ...optional.map((operand) => `[${operand}]`), ...flags, '[--json]'].join(' ');
}

/** Where the result and the words about it go. */
export function createOutput(terminal: Terminal, asJson: boolean): Pick<Invocation, 'print' | 'say'> {
  return {
    print(json, text) {
      if (asJson) terminal.out(`${JSON.stringify(json)}\n`);
      else if (text !== '') terminal.out(text);
    },
    say: (sentence) => terminal.err(`${sentence}\n`),
  };
}
