/** Progress of a build on stderr: one bar on a terminal, a line per step elsewhere. */

const BAR_WIDTH = 24;
const REDRAW_MS = 80;

export class Progress {
  readonly #steps: number;
  readonly #onTerminal = process.stderr.isTTY === true;
  #done = 0;
  #label = '';
  #drawnAtMs = Number.NEGATIVE_INFINITY;

  constructor(steps: number) {
    this.#steps = steps;
  }

  /** Begins the next step. Yields to the event loop, so that the bar is drawn and Ctrl-C works. */
  async step(label: string): Promise<void> {
    if (this.#label !== '') this.#done++;
    this.#label = label;
    if (this.#onTerminal) this.#draw(0);
    else process.stderr.write(`${label}\n`);
    await Bun.sleep(0);
  }

  /** Draws the share of the current step that is done, 0 to 1. */
  within(fraction: number): void {
    const nowMs = performance.now();
    if (!this.#onTerminal || nowMs - this.#drawnAtMs < REDRAW_MS) return;
    this.#drawnAtMs = nowMs;
    this.#draw(fraction);
  }

  /** Ends with a last line. */
  finish(summary: string): void {
    process.stderr.write(this.#onTerminal ? `\r\x1b[K${summary}\n` : `${summary}\n`);
  }

  #draw(fraction: number): void {
    const filled = Math.round((BAR_WIDTH * (this.#done + fraction)) / this.#steps);
    process.stderr.write(`\r\x1b[K${'█'.repeat(filled)}${'░'.repeat(BAR_WIDTH - filled)} ${this.#label}`);
  }
}
