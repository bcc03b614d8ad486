/**
 * The frame of every operator command, with or without subcommands: parse the arguments, open and close the accounts,
 * fail with one line and the right exit code.
 */
import { accountName, parseEmail } from '../../account/email.ts';
import type { Opener, SchemaUpdate } from '../../account/opening.ts';
import type { AccountStore } from '../../account/store.ts';
import { didYouMean } from '../../lib/did-you-mean.ts';
import type { Places } from '../../place/places.ts';
import type { OpenAccounts } from '../../service/open-accounts.ts';
import type { Service } from '../../service/service.ts';
import {
  type Command,
  type CommandContext,
  CommandFailure,
  EXIT,
  type Flags,
  JSON_FLAG,
  type Terminal,
  type Usage,
} from '../command.ts';
import { parseCommandLine } from '../terminal/arguments.ts';
import { layoutShown, type Shown } from '../terminal/table.ts';
import { usageLine } from '../usage-line.ts';

/**
 * Most subcommands need only the accounts; the others open the whole service. Of the operands, `EMAIL`, `NEW-EMAIL` and `ID`
 * are checked before the database is opened. Each has --json in addition to its options.
 */
export type Subcommand = Usage &
  (
    | {
        /** An editor when left out. Only a writer creates a database that is missing. */
        readonly opener?: Opener;
        run(invocation: Invocation): Promise<void>;
      }
    | { runWithPlaces(invocation: Invocation, places: Places): Promise<void> }
  );

type Guide = Pick<Command, 'examples' | 'about'>;

/** The command `name` with these subcommands. */
export function groupCommand(
  { name, summary, ...guide }: Pick<Usage, 'name' | 'summary'> & Guide,
  subcommands: readonly Subcommand[],
): Command {
  return {
    name,
    summary,
    ...guide,
    subcommands: subcommands.map(withJson),
    run: (args, context) => runSubcommand(name, subcommands, args, context),
  };
}

/** A command without subcommands, by the same rules. */
export function singleCommand(subcommand: Subcommand, guide: Guide): Command {
  const { name } = subcommand;
  return {
    ...withJson(subcommand),
    ...guide,
    run: (args, context) => runNamed(name, () => invoke(subcommand, name, args, context)),
  };
}

/** What is declared of it, with --json. */
function withJson({ name, summary, operands, optional, operandChoices, options }: Usage): Usage {
  return {
    name,
    summary,
    options: { ...options, ...JSON_FLAG },
    ...(operands && { operands }),
    ...(optional && { optional }),
    ...(operandChoices && { operandChoices }),
  };
}

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
  print(json: object, text: Shown): void;
  /** Prints a part of a result that is too long to be held as a whole. */
  piece(text: string): void;
  /** Prints a sentence on stderr. */
  note(sentence: string): void;
}

/** Runs the subcommand that `args` name and returns the exit code. Closes what it opened even on failure. */
function runSubcommand(
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
export function parseOperands(name: string, subcommand: Usage, args: readonly string[]) {
  const options: Flags = { ...subcommand.options, ...JSON_FLAG };
  const operands = subcommand.operands ?? [];
  const usage = `usage: ${usageLine(`fairday ${name}`, { ...subcommand, options })}`;
  const { values, positionals } = parseCommandLine(args, options, usage);
  for (const [i, operand] of operands.entries()) {
    if ((positionals[i] ?? '') === '') throw new CommandFailure(EXIT.usage, `${operand} is missing; ${usage}`);
    const asEmail = EMAIL_OPERANDS[operand];
    if (asEmail !== undefined && asEmail(positionals[i]) === null) {
      throw new CommandFailure(EXIT.usage, `"${positionals[i]}" is not an e-mail address; write name@domain`);
    }
    if (operand === 'ID' && !/^\d{1,15}$/.test(positionals[i])) {
      throw new CommandFailure(EXIT.usage, `"${positionals[i]}" is not an ID; IDs are numbers, as in the list`);
    }
  }
  const extra = positionals[operands.length + (subcommand.optional?.length ?? 0)];
  if (extra !== undefined) throw new CommandFailure(EXIT.usage, `"${extra}" is one too many; ${usage}`);
  const flags = new Map(Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? value : '']));
  return { operands: positionals, flags };
}

/** Where the result and the messages about it go. */
export function createOutput(terminal: Terminal, asJson: boolean): Pick<Invocation, 'print' | 'piece' | 'note'> {
  return {
    print(json, text) {
      if (asJson) terminal.out(`${JSON.stringify(json)}\n`);
      else if (text !== '') terminal.out(layoutShown(text, terminal.columns));
    },
    piece: (text) => terminal.piece(text),
    note: (sentence) => terminal.err(`${sentence}\n`),
  };
}
