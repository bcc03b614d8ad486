/** What a command of the executable is: a name, its help, and a run that returns the exit code. */
import type { Config } from '../config/settings.ts';
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

/** Data goes to `out` and `piece`, words to `err`; `colour` is true only on a terminal without NO_COLOR. */
export interface Terminal {
  out(text: string): void;
  /** A part of a line, as it comes. */
  piece(text: string): void;
  err(text: string): void;
  readonly colour: boolean;
  readonly columns: number;
}

export interface CommandContext {
  readonly terminal: Terminal;
  readonly config: Config;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Opens the data directory and builds the service; prints on stderr which directory it uses. */
  openService(options?: ServiceOptions): Promise<Service>;
  /** Opens the accounts alone, whatever else may be broken; prints the same. */
  openAccounts(): Promise<OpenAccounts>;
}

export interface Command {
  readonly name: string;
  /** One line for the list of commands. */
  readonly summary: string;
  /** Lines of `fairday NAME --help`, examples first. */
  readonly help: string;
  /** `args` are those after the name, the global flags (--data, --weather, …) already taken out. */
  run(args: readonly string[], context: CommandContext): Promise<number>;
}
