/**
 * A folder of CAP files that the operator fills, for services that send files or for alerts of one's own. The alerts in
 * force are those of the files present: a changed file is read again, the alerts of a deleted one are dropped. The folder
 * is read on demand, at most every few seconds.
 */
import type { UpstreamEvent } from '../upstream/fetch.ts';
import type { AlertMessage } from './alert.ts';
import { MAX_CAP_BYTES, readCap } from './cap.ts';
import type { Regions } from './regions.ts';
import { AlertStore } from './store.ts';
import { AlertRefused } from './xml.ts';

/** The port to the folder; the adapter reads the disk. */
export interface CapFolder {
  /** The files whose names are those of CAP files. Rejects when the folder cannot be read. */
  list(): Promise<readonly CapFile[]>;
  /** Reads no more than `maxBytes` + 1. */
  read(name: string, maxBytes: number): Promise<Uint8Array>;
}

export interface CapFile {
  readonly name: string;
  readonly modifiedMs: number;
  readonly size: number;
}

const LIST_INTERVAL_MS = 5_000;
/** Beyond this the folder was not cleared for long; reading would take minutes. */
const MAX_FILES = 20_000;

interface ReadFile {
  readonly stamp: string;
  readonly messages: readonly AlertMessage[];
}

export class FolderAlerts {
  #files = new Map<string, ReadFile>();
  #store: AlertStore;
  #listedAtMs = Number.NEGATIVE_INFINITY;
  #refreshing: Promise<void> | null = null;
  #isComplete = false;
  #lastReason = '';

  constructor(
    readonly folder: CapFolder,
    readonly regions: Regions,
    readonly monotonicMs: () => number,
    readonly onEvent: (event: UpstreamEvent) => void,
  ) {
    this.#store = new AlertStore(regions);
  }

  get store(): AlertStore {
    return this.#store;
  }

  /** Whether the folder could be read. */
  get isComplete(): boolean {
    return this.#isComplete;
  }

  /** Reads what has changed, if it is time. Never rejects. */
  refresh(nowMs: number): Promise<void> {
    if (this.#refreshing !== null) return this.#refreshing;
    const monotonicMs = this.monotonicMs();
    if (monotonicMs - this.#listedAtMs < LIST_INTERVAL_MS) return Promise.resolve();
    this.#listedAtMs = monotonicMs;
    this.#refreshing = this.#readFolder(nowMs)
      .catch((error: unknown) => {
        this.#isComplete = false;
        this.#logFailure(`the folder cannot be read: ${error instanceof Error ? error.message : String(error)}`);
      })
      .finally(() => {
        this.#refreshing = null;
      });
    return this.#refreshing;
  }

  async #readFolder(nowMs: number): Promise<void> {
    const listed = (await this.folder.list()).slice(0, MAX_FILES);
    const files = new Map<string, ReadFile>();
    for (const { name, modifiedMs, size } of listed) {
      const stamp = `${modifiedMs} ${size}`;
      const known = this.#files.get(name);
      files.set(name, known?.stamp === stamp ? known : await this.#readFile(name, stamp));
    }
    const changed =
      files.size !== this.#files.size || [...files].some(([name, file]) => this.#files.get(name) !== file);
    this.#files = files;
    this.#isComplete = true;
    if (!changed) return;
    const store = new AlertStore(this.regions);
    for (const { messages } of files.values()) for (const message of messages) store.add(message);
    store.prune(nowMs);
    this.#store = store;
  }

  async #readFile(name: string, stamp: string): Promise<ReadFile> {
    try {
      const { messages, refused } = readCap(await this.folder.read(name, MAX_CAP_BYTES));
      for (const reason of refused) this.#logFailure(`${name} was left out: ${reason}`);
      return { stamp, messages };
    } catch (error) {
      this.#logFailure(`${name} was left out: ${error instanceof Error ? error.message : String(error)}`);
      // A file that could not be opened, because it is gone or locked, is tried again next time.
      return { stamp: error instanceof AlertRefused ? stamp : '', messages: [] };
    }
  }

  /** The same reason is not logged every few seconds. */
  #logFailure(reason: string): void {
    if (reason === this.#lastReason) return;
    this.#lastReason = reason;
    this.onEvent({ kind: 'failed', host: 'CAP folder', reason, willRetry: true });
  }
}
