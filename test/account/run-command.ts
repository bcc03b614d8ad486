/** A command run as from a terminal, on a real store: what it printed where, and its exit code. */
import { openSqliteStore } from '../../src/account/sqlite/store.ts';
import type { AccountStore } from '../../src/account/store.ts';
import { type Command, type CommandContext, CommandFailure } from '../../src/cli/command.ts';
import { reportFailure } from '../../src/cli/report-failure.ts';
import { readConfig } from '../../src/config/read-config.ts';
import { systemClock } from '../../src/lib/clock.ts';
import { NOW_MS, tariff } from './temporary-store.ts';

export interface Ran {
  readonly exitCode: number;
  readonly out: string;
  readonly err: string;
  /** How often the accounts were opened and closed. */
  readonly opened: number;
  readonly closed: number;
}

/** Runs the command on the database of that file, with the clock standing at `NOW_MS`. */
export async function runCommand(command: Command, path: string, ...args: string[]): Promise<Ran> {
  const ran = { out: '', err: '', opened: 0, closed: 0 };
  const context = commandContext(ran, () => openSqliteStore(path, tariff()));
  const exitCode = await command.run(args, context).catch((error: unknown) => {
    if (!(error instanceof CommandFailure)) throw error;
    return reportFailure(error, context.terminal, command.name, args.includes('--json'));
  });
  return { exitCode, ...ran };
}

/** What a command gets, noting in `ran` what it does. */
export function commandContext(
  ran: { out: string; err: string; opened: number; closed: number },
  openStore: () => AccountStore,
): CommandContext {
  return {
    terminal: {
      out(text) {
        ran.out += text.endsWith('\n') ? text : `${text}\n`;
      },
      err(text) {
        ran.err += text.endsWith('\n') ? text : `${text}\n`;
      },
      piece(text) {
        ran.out += text;
      },
      colour: false,
      columns: 80,
    },
    config: readConfig(new Map(), {}),
    settingProblems: [],
    sources: { flags: new Map(), env: {} },
    env: {},
    async openAccounts() {
      ran.opened++;
      const accounts = openStore();
      return {
        accounts,
        clock: systemClock(NOW_MS),
        async close() {
          ran.closed++;
          await accounts.close();
        },
      };
    },
    openService() {
      throw new Error('these commands need the accounts alone');
    },
  };
}
