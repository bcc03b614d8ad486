/**
 * The output of a command. Most outputs are files and pipes, to which a text is written at once; the streams of the runtime,
 * whose loading takes as long as the start of the runtime itself, are used for terminals, and for pipes that are full.
 */
import { fstatSync, statSync, writeSync } from 'node:fs';
import { standardStream } from './closed-output.ts';

type Name = 'stdout' | 'stderr';

const DESCRIPTORS = { stdout: 1, stderr: 2 } as const;

/** Whether it may be a terminal: a character device that is not the one which takes everything. */
export function mayBeTerminal(name: Name): boolean {
  try {
    const output = fstatSync(DESCRIPTORS[name]);
    if (process.platform === 'win32') return true;
    return output.isCharacterDevice() && output.rdev !== statSync('/dev/null', { throwIfNoEntry: false })?.rdev;
  } catch {
    return true;
  }
}

/** Whether it is a terminal, and how wide that is. */
export function terminalOf(name: Name): { readonly isTTY: boolean; readonly columns: number | null } {
  if (!mayBeTerminal(name)) return { isTTY: false, columns: null };
  const { isTTY = false, columns = null } = standardStream(name);
  return { isTTY, columns };
}

/** Writes to an output, in the order of the calls. */
export function outputTo(name: Name): (text: string) => void {
  // What is written through a stream later must not overtake what it still holds.
  let throughStream = mayBeTerminal(name);
  return (text) => {
    let rest: Uint8Array = new TextEncoder().encode(text);
    while (!throughStream && rest.length > 0) {
      try {
        const written = writeSync(DESCRIPTORS[name], rest);
        rest = rest.subarray(written);
        throughStream = written === 0;
      } catch {
        // A pipe that is full, or an output that has ended: the stream waits, or says what it is.
        throughStream = true;
      }
    }
    if (rest.length > 0) standardStream(name).write(rest);
  };
}
