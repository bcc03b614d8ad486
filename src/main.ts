/** The executable: from arguments to a command, from its result to an exit code. */
import { runCommandLine } from './cli/run.ts';

process.exitCode = await runCommandLine(process.argv.slice(2), process.env);
