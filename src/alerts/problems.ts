/**
 * What cannot be read of a source of alerts, by the name of the file or address: logged once for each reason, and kept
 * for the readiness report and the doctor until it is mended.
 */
import { cleanText } from './alert.ts';

export interface AlertProblem {
  /** A file of the folder, or an address without its query. */
  readonly name: string;
  readonly reason: string;
}

/** Names come from disks and networks; a log has one line for each. */
const MAX_NAME = 200;

export class Problems {
  readonly #reasons = new Map<string, string>();

  constructor(readonly log: (reason: string) => void) {}

  get size(): number {
    return this.#reasons.size;
  }

  /** The first of them. */
  list(count: number): AlertProblem[] {
    return [...this.#reasons].slice(0, count).map(([name, reason]) => ({ name: printable(name), reason }));
  }

  set(name: string, reason: string): void {
    if (this.#reasons.get(name) === reason) return;
    this.#reasons.set(name, reason);
    this.log(`${printable(name)}: ${reason}`);
  }

  clear(name: string): void {
    this.#reasons.delete(name);
  }

  /** Forgets those of other names. */
  retain(names: ReadonlySet<string>): void {
    for (const name of this.#reasons.keys()) if (!names.has(name)) this.#reasons.delete(name);
  }
}

function printable(name: string): string {
  return cleanText(name)
    .replaceAll(/[\n\t]/g, ' ')
    .slice(0, MAX_NAME);
}
