/**
 * The frame of every operator command, with or without subcommands: parse the arguments, open and close the accounts,
 * fail with one line and the right exit code.
 */
import type { ParseArgsOptionDescriptor } from 'node:util';
import { accountName, parseEmail } from '../../account/email.ts';
import type { Opener, SchemaUpdate } from '../../account/sqlite/database.ts';
import type { AccountStore } from '../../account/store.ts';
import { didYouMean } from '../../lib/did-you-mean.ts';
import type { Places } from '../../place/places.ts';
import type { OpenAccounts } from '../../service/open-service.ts';
import type { Service } from '../../service/service.ts';
import { type CommandContext, CommandFailure, EXIT, type Terminal } from '../command.ts';
import { parseCommandLine } from '../terminal/arguments.ts';

/** The operands and flags of a command line. */
interface ArgumentSpec {
  readonly name: string;
  /** In order; `EMAIL`, `NEW-EMAIL` and `ID` are checked before the database is opened. */
  readonly operands: readonly string[];
  /** Operands that may follow. */
  readonly optional?: readonly string[];
  /** In addition to --json, which every command has. */
  readonly options?: Readonly<Record<string, ParseArgsOptionDescriptor>>;
}

/** Most subcommands need only the accounts; the others open the whole service. */
export type Subcommand = ArgumentSpec &
  (
    | {
        /** An editor when left out. Only a writer creates a database that is missing. */
        readonly opener?: Opener;
        run(invocation: Invocation): Promise<void>;
      }
    | { runWithPlaces(invocation: Invocation, places: Places): Promise<void> }
  );

/** The parsed arguments and the open store of a subcommand. */
export interface Invocation {
  readonly accounts: AccountStore;
  readonly operands: readonly string[];
  /** The given flags by name, with their values; '' for a flag without one. */
  readonly flags: ReadonlyMap<string, string>;
  readonly nowMs: number;
  /** What opening the database has changed; null for nothing. */
  readonly schemaUpdate: SchemaUpdate | null;
  /** Prints the result on stdout: the object with --json, otherwise the text unless it is empty. */
  print(json: object, text: string): void;
  /** Prints a sentence on stderr. */
  note(sentence: string): void;
}

/** Runs the subcommand that `args` name and returns the exit code. Closes what it opened even on failure. */
export function runSubcommand(
  command: string,
  subcommands: readonly Subcommand[],
  args: readonly string[],
  context: CommandContext,
): Promise<number> {
  return runNamed(command, () => {
    const subcommand = findSubcommand(command, subcommands, args);
    return invoke(subcommand, `${command} ${subcommand.name}`, args.slice(1), context);
  });
}

/** Runs a command without subcommands, by the same rules. */
export function runSingle(command: Subcommand, args: readonly string[], context: CommandContext): Promise<number> {
  return runNamed(command.name, () => invoke(command, command.name, args, context));
}

/** Runs a command body and returns the exit code; a `CommandFailure` names the command. */
export async function runNamed(command: string, run: () => Promise<void>): Promise<number> {
  try {
    await run();
    return EXIT.ok;
  } catch (error) {
    if (!(error instanceof CommandFailure)) throw error;
    throw new CommandFailure(error.exitCode, error.message, command, error.report);
  }
}

async function invoke(
  subcommand: Subcommand,
  name: string,
  args: readonly string[],
  context: CommandContext,
): Promise<void> {
  const { operands, flags } = parseOperands(name, subcommand, args);
  const invocationWith = ({ accounts, clock, schemaUpdate = null }: OpenAccounts): Invocation => ({
    accounts,
    operands,
    flags,
    nowMs: clock.nowMs(),
    schemaUpdate,
    ...createOutput(context.terminal, flags.has('json')),
  });
  if ('run' in subcommand) {
    const accounts = await context.openAccounts(subcommand.opener ?? 'editor');
    await closing(accounts, (open) => subcommand.run(invocationWith(open)));
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
  const given = args.find((arg) => !arg.startsWith('-'));
  const all = `fairday ${command} ${names.join('|')}`;
  if (given === undefined || given !== args[0]) throw new CommandFailure(EXIT.usage, `name a subcommand: ${all}`);
  const found = subcommands.find(({ name }) => name === given);
  if (found !== undefined) return found;
  const near = didYouMean(given, names)[0];
  const hint = near === undefined ? `use one of: ${all}` : `did you mean "${near}"?`;
  throw new CommandFailure(EXIT.usage, `"${given}" is not one of its subcommands; ${hint}`);
}

/** An account that there is may have an e-mail that a new one may not. */
const EMAIL_OPERANDS: Readonly<Record<string, (text: string) => string | null>> = {
  EMAIL: accountName,
  'NEW-EMAIL': parseEmail,
};

/** The operands and flags of a command line, checked. Throws `CommandFailure`. */
export function parseOperands(name: string, subcommand: ArgumentSpec, args: readonly string[]) {
  const options = { ...subcommand.options, json: { type: 'boolean' as const } };
  const usage = `usage: fairday ${usageOf(name, subcommand)}`;
  const { values, positionals } = parseCommandLine(args, options, usage);
  for (const [i, operand] of subcommand.operands.entries()) {
    if (positionals[i] === undefined) throw new CommandFailure(EXIT.usage, `${operand} is missing; ${usage}`);
    const asEmail = EMAIL_OPERANDS[operand];
    if (asEmail !== undefined && asEmail(positionals[i]) === null) {
      throw new CommandFailure(EXIT.usage, `"${positionals[i]}" is not an e-mail address; write name@domain`);
    }
    if (operand === 'ID' && !/^\d{1,15}$/.test(positionals[i])) {
      throw new CommandFailure(EXIT.usage, `"${positionals[i]}" is not an ID; IDs are numbers, as in the list`);
    }
  }
  const extra = positionals[subcommand.operands.length + (subcommand.optional?.length ?? 0)];
  if (extra !== undefined) throw new CommandFailure(EXIT.usage, `"${extra}" is one too many; ${usage}`);
  const flags = new Map(Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? value : '']));
  return { operands: positionals, flags };
}

function usageOf(name: string, { operands, optional = [], options = {} }: ArgumentSpec): string {
  const flags = Object.entries(options).map(([flag, { type }]) =>
    type === 'string' ? `[--${flag} ${flag.toUpperCase()}]` : `[--${flag}]`,
  );
  return [name, ...operands, ...optional.map((operand) => `[${operand}]`), ...flags, '[--json]'].join(' ');
}

/** Where the result and the messages about it go. */
export function createOutput(terminal: Terminal, asJson: boolean): Pick<Invocation, 'print' | 'note'> {
  return {
    print(json, text) {
      if (asJson) terminal.out(`${JSON.stringify(json)}\n`);
      else if (text !== '') terminal.out(text);
    },
    note: (sentence) => terminal.err(`${sentence}\n`),
  };
}
