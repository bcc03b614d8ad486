/** A command of the executable: a name, its help, and a run that returns the exit code. */
import type { Opener } from '../account/opening.ts';
import type { Config } from '../config/config.ts';
import type { SettingSources } from '../config/read-config.ts';
import type { OpenAccounts } from '../service/open-accounts.ts';
import type { ServiceOptions } from '../service/open-service.ts';
import type { Service } from '../service/service.ts';

export const EXIT = {
  ok: 0,
  unexpected: 1,
  usage: 2,
  notFound: 3,
  refused: 4,
  conflict: 5,
  weatherUnavailable: 6,
  integrity: 7,
} as const;

/** Results go to `out` and `piece`, messages to `err`; `colour` is true only on a terminal without NO_COLOR. */
export interface Terminal {
  out(text: string): void;
  /** A part of a line. */
  piece(text: string): void;
  err(text: string): void;
  readonly colour: boolean;
  readonly columns: number;
}

/** The command cannot do what it should; the message is one line that says what to do. */
export class CommandFailure extends Error {
  override readonly name = 'CommandFailure';

  constructor(
    readonly exitCode: number,
    message: string,
    /** The command that says it, where the sentence needs that. */
    readonly command: string | null = null,
    /** What --json prints beside the error. */
    readonly report: object = {},
  ) {
    super(message);
  }
}

export interface CommandContext {
  readonly terminal: Terminal;
  readonly config: Config;
  /** Settings that cannot be used; none but for a command that outlives them. */
  readonly settingProblems: readonly string[];
  /** Where the settings of `config` stand. */
  readonly sources: SettingSources;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Opens the data directory and builds the service; logs on stderr which directory it uses. */
  openService(options?: ServiceOptions): Promise<Service>;
  /** Opens the accounts alone, so that it works even when other files are broken; logs the same. A writer by default. */
  openAccounts(opener?: Opener): Promise<OpenAccounts>;
}

/** A flag, as the parser, the help, the completions and the manual page know it. */
export interface Flag {
  readonly type: 'string' | 'boolean';
  readonly meaning: string;
  /** What stands for the value of a flag that takes one, such as DAY. */
  readonly value?: string;
  /** All its values, where the program knows them. */
  readonly choices?: readonly string[];
  /** The command does nothing without it. */
  readonly needed?: boolean;
}

export type Flags = Readonly<Record<string, Flag>>;

/** What may be written after a name: of a command, or of a subcommand. */
export interface Usage {
  readonly name: string;
  /** What it does, in one line. */
  readonly summary: string;
  /** In order, in capitals; one that names a FILE is completed as such. */
  readonly operands?: readonly string[];
  /** Operands that may follow. */
  readonly optional?: readonly string[];
  /** All values of an operand, by its name, where the program knows them. */
  readonly operandChoices?: Readonly<Record<string, readonly string[]>>;
  readonly options?: Flags;
}

/** Declared once: the parser, `--help`, the completions of shells and the manual page are made from it. */
export interface Command extends Usage {
  /** Command lines to begin with, the most usual first. */
  readonly examples: readonly string[];
  /** Paragraphs between blank lines; a line that begins with a space stands as it is. */
  readonly about?: string;
  readonly subcommands?: readonly Usage[];
  /** It runs although settings cannot be used: with their defaults, and `settingProblems` that name them. */
  readonly outlivesSettings?: true;
  /** `args` are those after the name, without the global flags (--data, --weather, …). */
  run(args: readonly string[], context: CommandContext): Promise<number>;
}

/** Every command with an answer has it. */
export const JSON_FLAG = { json: { type: 'boolean', meaning: 'one JSON object on stdout' } } as const satisfies Flags;
