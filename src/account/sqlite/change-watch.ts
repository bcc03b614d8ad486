/**
 * Notices what other processes have committed to the database, so that what is cached of it can be dropped. A request was
 * sent before the turn of the event loop in which it is read began, so one look a turn, after its beginning, sees every
 * commit that was finished when the request was sent.
 */
import type { Database, Statement } from 'bun:sqlite';

export class ChangeWatch {
  readonly #version: Statement<{ data_version: number }, []>;
  readonly #onChange: () => void;
  #known: number;
  #hasLooked = false;
  readonly #endTurn = () => {
    this.#hasLooked = false;
  };

  constructor(db: Database, onChange: () => void) {
    // SQLite's own counter: it changes with every commit of another connection, and never with those of this one.
    this.#version = db.query('PRAGMA data_version');
    this.#onChange = onChange;
    this.#known = this.#read();
  }

  /** Calls `onChange` where another process has committed something; looks once a turn of the event loop. */
  look(): void {
    if (this.#hasLooked) return;
    this.lookNow();
    this.#hasLooked = true;
    setImmediate(this.#endTurn);
  }

  /** The same at once. Within a transaction that writes nothing changes any more. */
  lookNow(): void {
    const version = this.#read();
    if (version === this.#known) return;
    this.#known = version;
    this.#onChange();
  }

  #read(): number {
    return this.#version.get()?.data_version ?? Number.NaN;
  }
}
