/**
 * A folder of CAP files that the operator fills, for services that send files or for alerts of one's own. What counts is
 * what lies there: a file that is changed is read again, one that is gone warns no more. Looked at when somebody asks,
 * at most every few seconds.
 */
import type { UpstreamEvent } from '../weather/sources/open-meteo/host.ts';
import type { AlertMessage } from './alert.ts';
import { MAX_CAP_BYTES, readCap } from './cap.ts';
import type { Regions } from './regions.ts';
import { AlertStore } from './store.ts';
import { AlertRefused } from './xml.ts';

/** The folder as this room sees it; the disk is someone else's. */
export interface CapFolder {
  /** The files with a name that CAP files have. Rejects when the folder cannot be read. */
  list(): Promise<readonly CapFile[]>;
  /** At most that many bytes and one. */
  read(name: string, maxBytes: number): Promise<Uint8Array>;
}

export interface CapFile {
  readonly name: string;
  readonly modifiedMs: number;
  readonly size: number;
}

const LOOK_EVERY_MS = 5_000;
/** Beyond this somebody forgot to clear the folder; reading would take minutes. */
const MAX_FILES = 20_000;

interface ReadFile {
  readonly stamp: string;
  readonly messages: readonly AlertMessage[];
}

export class FolderAlerts {
  #files = new Map<string, ReadFile>();
  #store: AlertStore;
  #lookedAtMs = Number.NEGATIVE_INFINITY;
  #underWay: Promise<void> | null = null;
  #sound = false;
  #complaint = '';

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

  get isSound(): boolean {
    return this.#sound;
  }

  /** Never rejects. */
  refresh(nowMs: number): Promise<void> {
    if (this.#underWay !== null) return this.#underWay;
    const monotonicMs = this.monotonicMs();
    if (monotonicMs - this.#lookedAtMs < LOOK_EVERY_MS) return Promise.resolve();
    this.#lookedAtMs = monotonicMs;
    this.#underWay = this.#look(nowMs)
      .catch((error: unknown) => {
        this.#sound = false;
        this.#complain(`the folder cannot be read: ${error instanceof Error ? error.message : String(error)}`);
      })
      .finally(() => {
        this.#underWay = null;
      });
    return this.#underWay;
  }

  async #look(nowMs: number): Promise<void> {
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
    this.#sound = true;
    if (!changed) return;
    const store = new AlertStore(this.regions);
    for (const { messages } of files.values()) for (const message of messages) store.add(message);
    store.prune(nowMs);
    this.#store = store;
  }

  async #readFile(name: string, stamp: string): Promise<ReadFile> {
    try {
      const { messages, refused } = readCap(await this.folder.read(name, MAX_CAP_BYTES));
      for (const reason of refused) this.#complain(`${name} was left out: ${reason}`);
      return { stamp, messages };
    } catch (error) {
      this.#complain(`${name} was left out: ${error instanceof Error ? error.message : String(error)}`);
      // What could not be read at all, because it is gone or locked, is tried again at the next look.
      return { stamp: error instanceof AlertRefused ? stamp : '', messages: [] };
    }
  }

  /** The same complaint is not repeated every few seconds. */
  #complain(reason: string): void {
    if (reason === this.#complaint) return;
    this.#complaint = reason;
    this.onEvent({ kind: 'failed', host: 'CAP folder', reason, willRetry: true });
  }
}
