/** The executable: from arguments to a command, from its result to an exit code. */
import { createPrivately } from './adapters/private-files.ts';
import { runCommandLine } from './cli/run.ts';
import { endWhenOutputEnds } from './cli/terminal/closed-output.ts';

createPrivately();
endWhenOutputEnds();
process.exitCode = await runCommandLine(process.argv.slice(2), process.env);
