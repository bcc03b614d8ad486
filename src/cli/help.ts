/** The help of `fairday` alone and of `fairday --help`. */
import { settingsHelp } from '../config/settings-help.ts';
import type { Command } from './command.ts';

/** The list of commands, settings and exit codes. */
export function generalHelp(commands: readonly Command[]): string {
  const width = Math.max(...commands.map(({ name }) => name.length));
  const list = commands.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`).join('\n');
  return `Fairday: is it a good day for it, when, and why.

  fairday serve                                        start the service
  fairday decide Leeds exterior-painting --when tomorrow
  fairday best-day "Cambridge, MA" running --days 5

Commands (fairday COMMAND --help for each):
${list}

Settings, as environment variables or flags, or in settings.toml of the data directory (fairday settings):
${settingsHelp()}

Exit codes: 0 ok, 1 unexpected, 2 usage, 3 not found, 4 refused, 5 conflict, 6 weather unavailable, 7 integrity failure.`;
}
