/** A command of the executable: a name, its help, and a run that returns the exit code. */
import type { Opener } from '../account/sqlite/database.ts';
import type { Config } from '../config/config.ts';
import type { SettingSources } from '../config/settings.ts';
import type { OpenAccounts, ServiceOptions } from '../service/open-service.ts';
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
  /** Where the settings of `config` stand. */
  readonly sources: SettingSources;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Opens the data directory and builds the service; logs on stderr which directory it uses. */
  openService(options?: ServiceOptions): Promise<Service>;
  /** Opens the accounts alone, so that it works even when other files are broken; logs the same. A writer by default. */
  openAccounts(opener?: Opener): Promise<OpenAccounts>;
}

export interface Command {
  readonly name: string;
  /** One line for the list of commands. */
  readonly summary: string;
  /** Lines of `fairday NAME --help`, examples first. */
  readonly help: string;
  /** `args` are those after the name, without the global flags (--data, --weather, …). */
  run(args: readonly string[], context: CommandContext): Promise<number>;
}
