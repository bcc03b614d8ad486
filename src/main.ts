/** The executable: from arguments to a command, from its result to an exit code. */
import { COPY_COMMAND } from './adapters/copy-embedded.ts';
import { limitHeap } from './cli/heap-size.ts';

/** The executable starts by a policy under which little is compiled (`scripts/build.ts`); what runs longer is compiled as ever. */
const START_MS = 1_000;

const args = process.argv.slice(2);
if (args[0] === COPY_COMMAND) await Bun.write(args[2], Bun.file(args[1]));
else {
  // Before anything else is loaded, because a server begins again here.
  if (args.includes('serve')) limitHeap(process.env);
  const [{ createPrivately }, { runCommandLine }] = await Promise.all([
    import('./adapters/private-files.ts'),
    import('./cli/run.ts'),
  ]);
  createPrivately();
  setTimeout(() => Bun.unsafe.setJITPolicy(1), START_MS).unref();
  process.exitCode = await runCommandLine(args, process.env);
}
