/** A command run as from a terminal, on a real store: what it printed where, and its exit code. */
import { openSqliteStore } from '../../src/account/sqlite/store.ts';
import type { Command } from '../../src/cli/command.ts';
import { tariff } from './temporary-store.ts';

export interface Ran {
  readonly exitCode: number;
  readonly out: string;
  readonly err: string;
  /** How often the store was opened and closed. */
  readonly opened: number;
  readonly closed: number;
}

export async function runCommand(command: Command, path: string, ...args: string[]): Promise<Ran> {
  const ran = { out: '', err: '', opened: 0, closed: 0 };
  const terminal = {
    out: (text: string) => {
      ran.out += text;
    },
    err: (text: string) => {
      ran.err += text;
    },
    colour: false,
    columns: 80,
  };
  const openService = async () => {
    const accounts = openSqliteStore(path, tariff());
    const close = accounts.close.bind(accounts);
    accounts.close = async () => {
      ran.closed++;
      await close();
    };
    ran.opened++;
    return { accounts };
  };
  const exitCode = await command.run(args, { terminal, openService });
  return { exitCode, ...ran };
}
