/** Progress on stderr: one line that is overwritten on a terminal, and a new line for every quarter elsewhere. */
import type { Terminal } from '../command.ts';
import { standardStream } from './closed-output.ts';
import { terminalOf } from './output.ts';

export interface ProgressLog {
  /** `share` of the work, from 0 to 1. */
  show(share: number, text: string): void;
  /** A line between. */
  note(text: string): void;
  /** Ends with a last line. */
  finish(text: string): void;
}

const STEPS_IN_LOGS = 4;
const REDRAW_MS = 100;

/** A progress log on the terminal's stderr. */
export function createProgressLog(terminal: Terminal): ProgressLog {
  const onTerminal = terminalOf('stderr').isTTY;
  let lastStep = 0;
  let drawnAtMs = Number.NEGATIVE_INFINITY;
  const line = (text: string): void => {
    if (onTerminal) standardStream('stderr').write('\r\u001b[K');
    terminal.err(text);
  };
  return {
    show(share, text) {
      const drawn = `${String(Math.floor(share * 100)).padStart(3)} % ${text}`;
      if (onTerminal) {
        const nowMs = performance.now();
        if (nowMs - drawnAtMs < REDRAW_MS) return;
        drawnAtMs = nowMs;
        standardStream('stderr').write(`\r\u001b[K${drawn}`);
      } else if (Math.floor(share * STEPS_IN_LOGS) > lastStep) {
        lastStep = Math.floor(share * STEPS_IN_LOGS);
        terminal.err(drawn);
      }
    },
    note: line,
    finish: line,
  };
}
