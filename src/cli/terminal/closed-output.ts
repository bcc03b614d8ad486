/** What happens when nobody reads the output any more, or it cannot be written: no stack trace, one line at most. */
import { EXIT } from '../command.ts';

/**
 * Ends the process quietly when the reader of a pipe has gone (`fairday openapi | head`), as other programs do, and with a
 * sentence and exit code 1 when a full disk takes no more.
 */
export function endWhenOutputEnds(): void {
  for (const [name, stream] of [
    ['stdout', process.stdout],
    ['stderr', process.stderr],
  ] as const) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EPIPE') process.exit(EXIT.ok);
      if (name === 'stdout') process.stderr.write(`fairday: the output cannot be written (${reasonOf(error)})\n`);
      process.exit(EXIT.unexpected);
    });
  }
}

/** For a server: it goes on where nobody reads its log any more. */
export function outliveOutput(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.removeAllListeners('error');
    stream.on('error', () => {});
  }
}

function reasonOf({ code, message }: NodeJS.ErrnoException): string {
  return code === 'ENOSPC' ? 'no space is left there' : message;
}
