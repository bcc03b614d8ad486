/** Runs a command of the program in this process, with the arguments of the script after its own. */
import { runCommandLine } from '../src/cli/run.ts';

/** Sets the exit code of the process to that of the command. */
export async function runCommand(...command: readonly string[]): Promise<void> {
  process.exitCode = await runCommandLine([...command, ...process.argv.slice(2)], process.env);
}
