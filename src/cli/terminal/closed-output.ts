/** What happens when nobody reads the output any more, or it cannot be written: no stack trace, one line at most. */
import { EXIT } from '../command.ts';

type Name = 'stdout' | 'stderr';

const known = new Set<Name>();
const outlived = new Set<Name>();

/**
 * A standard stream of the process. Ends the process quietly when the reader of a pipe has gone (`fairday openapi | head`), as
 * other programs do, and with a sentence and exit code 1 when a full disk takes no more.
 */
export function standardStream(name: Name) {
  const stream = process[name];
  if (known.has(name)) return stream;
  known.add(name);
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (outlived.has(name)) return;
    if (error.code === 'EPIPE') process.exit(EXIT.ok);
    if (name === 'stdout') process.stderr.write(`fairday: the output cannot be written (${reasonOf(error)})\n`);
    process.exit(EXIT.unexpected);
  });
  return stream;
}

/** For a server: it goes on where nobody reads an output any more. */
export function outliveOutput(name: Name): void {
  outlived.add(name);
}

/**
 * For a server that has stopped: ends the process where what it has written is not taken within that time. A log whose reader
 * has stalled would keep it from its end.
 */
export function endUnread(patienceMs: number): void {
  setTimeout(() => process.exit(), patienceMs).unref();
}

function reasonOf({ code, message }: NodeJS.ErrnoException): string {
  return code === 'ENOSPC' ? 'no space is left there' : message;
}
