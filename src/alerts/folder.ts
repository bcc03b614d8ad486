/**
 * A folder of CAP files that the operator fills, for services that send files or for alerts of one's own. The alerts in
 * force are those of the files present: a changed file is read again, the alerts of a deleted one are dropped, those of
 * one that can no longer be read stay until they are over. The folder is read on demand, at most every few seconds.
 */
import { inSlices, type Sliced } from '../lib/slices.ts';
import type { AlertMessage } from './alert.ts';
import { MAX_CAP_BYTES, readCap } from './cap.ts';
import { type AlertProblem, Problems } from './problems.ts';
import type { Regions } from './regions.ts';
import { AlertStore } from './store.ts';
import { AlertRefused } from './xml.ts';

/** The port to the folder; the adapter reads the disk. */
export interface CapFolder {
  /** Where it is, for reports. */
  readonly path: string;
  /** What has the name of a CAP file. Rejects when the folder cannot be read. */
  list(): Promise<readonly CapFile[]>;
  /** Reads no more than `maxBytes` + 1. */
  read(name: string, maxBytes: number): Promise<Uint8Array>;
}

export interface CapFile {
  readonly name: string;
  readonly modifiedMs: number;
  readonly size: number;
  /** Why it cannot be opened, such as "it is no file"; null where it can. */
  readonly obstacle: string | null;
}

const LIST_INTERVAL_MS = 5_000;
/** Beyond this the folder was not cleared for long; reading would take minutes. */
const MAX_FILES = 20_000;

interface ReadFile {
  readonly stamp: string;
  readonly messages: readonly AlertMessage[];
}

export class FolderAlerts {
  readonly #problems: Problems;
  #files = new Map<string, ReadFile>();
  #store: AlertStore;
  #listedAtMs = Number.NEGATIVE_INFINITY;
  #refreshing: Promise<void> | null = null;
  #hasListed = false;
  #completeWallMs: number | null = null;

  constructor(
    readonly folder: CapFolder,
    readonly regions: Regions,
    readonly monotonicMs: () => number,
    log: (reason: string) => void,
  ) {
    this.#store = new AlertStore(regions);
    this.#problems = new Problems(log);
  }

  get store(): AlertStore {
    return this.#store;
  }

  /** Whether every file that is there could be read. */
  get isComplete(): boolean {
    return this.#hasListed && this.#problems.size === 0;
  }

  /** Whether there is no file: it then says nothing, neither that there are alerts nor that there are none. */
  get isEmpty(): boolean {
    return this.#files.size === 0;
  }

  /** Wall clock of the last time that everything could be read, if it cannot now. */
  get staleSinceMs(): number | null {
    return this.isComplete ? null : this.#completeWallMs;
  }

  get hasListed(): boolean {
    return this.#hasListed;
  }

  get problemCount(): number {
    return this.#problems.size;
  }

  problems(count: number): AlertProblem[] {
    return this.#problems.list(count);
  }

  /** Reads what has changed, if it is time. Never rejects. */
  refresh(nowMs: number): Promise<void> {
    if (this.#refreshing !== null) return this.#refreshing;
    const monotonicMs = this.monotonicMs();
    if (monotonicMs - this.#listedAtMs < LIST_INTERVAL_MS) return Promise.resolve();
    this.#listedAtMs = monotonicMs;
    this.#refreshing = this.#readFolder(nowMs)
      .then(
        () => this.#problems.clear(this.folder.path),
        (error: unknown) => this.#problems.set(this.folder.path, reasonOf(error)),
      )
      .finally(() => {
        this.#refreshing = null;
        if (this.isComplete) this.#completeWallMs = nowMs;
      });
    return this.#refreshing;
  }

  async #readFolder(nowMs: number): Promise<void> {
    const listed = await this.folder.list();
    const files = new Map<string, ReadFile>();
    for (const file of listed.slice(0, MAX_FILES)) {
      const stamp = `${file.modifiedMs} ${file.size}`;
      const known = this.#files.get(file.name);
      files.set(file.name, known?.stamp === stamp ? known : await this.#readFile(file, stamp, known));
    }
    this.#problems.retain(new Set(files.keys()));
    const changed =
      files.size !== this.#files.size || [...files].some(([name, file]) => this.#files.get(name) !== file);
    this.#files = files;
    if (changed) this.#store = await inSlices(storeOf([...files.values()], this.regions, nowMs));
    this.#hasListed = true;
    if (listed.length > MAX_FILES) throw new AlertRefused(`it has more than ${MAX_FILES} files`);
    if (this.#store.isFull) throw new AlertRefused('it has more alerts than can be held');
  }

  async #readFile(file: CapFile, stamp: string, known: ReadFile | undefined): Promise<ReadFile> {
    try {
      if (file.obstacle !== null) throw new Error(file.obstacle);
      const bytes = await this.folder.read(file.name, MAX_CAP_BYTES);
      const { messages, flaws } = await inSlices(readCap(bytes));
      if (flaws.length === 0) this.#problems.clear(file.name);
      else this.#problems.set(file.name, flaws.join('; '));
      return { stamp, messages: flaws.length === 0 ? messages : [...messages, ...others(known, messages)] };
    } catch (error) {
      this.#problems.set(file.name, reasonOf(error));
      // A file that could not be opened, because it is locked or forbidden, is tried again next time.
      return { stamp: error instanceof AlertRefused ? stamp : '', messages: known?.messages ?? [] };
    }
  }
}

/** What was known of a file before and is not among the messages now. */
function others(known: ReadFile | undefined, messages: readonly AlertMessage[]): readonly AlertMessage[] {
  const keys = new Set(messages.map(({ key }) => key));
  return known?.messages.filter(({ key }) => !keys.has(key)) ?? [];
}

function* storeOf(files: readonly ReadFile[], regions: Regions, nowMs: number): Sliced<AlertStore> {
  const store = new AlertStore(regions);
  for (const { messages } of files) for (const message of messages) yield* store.addInSteps(message);
  store.prune(nowMs);
  return store;
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
