/** A progress bar on a terminal; elsewhere it prints nothing, so that logs stay clean. */
import { standardStream } from './closed-output.ts';

interface ProgressStream {
  readonly isTTY?: boolean;
  readonly columns?: number;
  write(text: string): unknown;
}

const MAX_BAR_WIDTH = 40;
const CLEAR_LINE = '\r\u001b[K';

/** Returns a function that draws `done` of `total`; it clears the line when all is done. */
export function progressBar(label: string, stream: ProgressStream = standardStream('stderr')) {
  if (stream.isTTY !== true) return () => {};
  let shown = -1;
  return (done: number, total: number) => {
    const percent = total === 0 ? 100 : Math.floor((done / total) * 100);
    if (percent === shown) return;
    shown = percent;
    if (done >= total) {
      stream.write(CLEAR_LINE);
      return;
    }
    const length = Math.max(10, Math.min(MAX_BAR_WIDTH, (stream.columns ?? 80) - label.length - 8));
    const filled = Math.floor((percent / 100) * length);
    stream.write(`\r${label} ${'█'.repeat(filled)}${'░'.repeat(length - filled)} ${String(percent).padStart(3)}%`);
  };
}
