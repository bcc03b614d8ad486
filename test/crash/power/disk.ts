/**
 * A disk that loses power: from the steps that programs made, what is on it after power went away at one of them. What was
 * flushed before is there: bytes by a flush of their file, names by a flush of their folder. Of what was written since, some
 * or all sectors are there, or none, in any mixture; of the changes of names in one folder, the first few, as journals of
 * file systems keep them. A step counts as flushed only by a flush that began after it and ended before the loss.
 */
import { dirname } from 'node:path';
import type { Random } from '../../account/random.ts';

/** One thing that a program asked of the disk, or an answer that it sent. Paths are absolute. */
export type Step =
  | { readonly kind: 'create'; readonly path: string }
  | { readonly kind: 'remove'; readonly path: string }
  | { readonly kind: 'folder'; readonly path: string }
  | { readonly kind: 'empty'; readonly path: string }
  | { readonly kind: 'rename'; readonly path: string; readonly to: string }
  | { readonly kind: 'link'; readonly path: string; readonly to: string }
  | { readonly kind: 'write'; readonly path: string; readonly offset: number; readonly bytes: Uint8Array }
  | { readonly kind: 'truncate'; readonly path: string; readonly size: number }
  | { readonly kind: 'flush'; readonly path: string; readonly begun: number }
  | { readonly kind: 'answer'; readonly id: string };

/** What becomes of that which was not flushed. */
export type Fate = 'lost' | 'kept' | 'mixed';

/** Sizes in bytes. */
const SECTOR = 512;

type Change =
  | { readonly kind: 'write'; readonly offset: number; readonly bytes: Uint8Array }
  | { readonly kind: 'truncate'; readonly size: number };

type NameChange =
  | { readonly kind: 'set'; readonly path: string; readonly file: number }
  | { readonly kind: 'remove'; readonly path: string }
  | { readonly kind: 'folder'; readonly path: string };

interface Entry<What> {
  readonly at: number;
  /** The step that made it durable; infinite where none did. */
  durableAt: number;
  readonly what: What;
}

/** The steps, sorted by the file or folder that they change. */
export class RecordedDisk {
  readonly #files: Entry<Change>[][] = [];
  readonly #folders = new Map<string, Entry<readonly NameChange[]>[]>();
  readonly #steps: readonly Step[];

  /** `before` is what the disk held, all of it flushed: contents by path. */
  constructor(steps: readonly Step[], before: ReadonlyMap<string, Uint8Array> = new Map()) {
    this.#steps = steps;
    const names = new Map<string, number>();
    const addFile = (path: string): number => {
      names.set(path, this.#files.push([]) - 1);
      return this.#files.length - 1;
    };
    for (const [path, bytes] of before) {
      const file = addFile(path);
      this.#files[file].push({ at: -1, durableAt: -1, what: { kind: 'write', offset: 0, bytes } });
      this.#changeNames(path, -1, [{ kind: 'set', path, file }], -1);
    }
    for (const [at, step] of steps.entries()) this.#take(step, at, names, addFile);
  }

  #take(step: Step, at: number, names: Map<string, number>, addFile: (path: string) => number): void {
    if (step.kind === 'answer') return;
    const { path } = step;
    const file = names.get(path);
    if (step.kind === 'folder') this.#changeNames(path, at, [{ kind: 'folder', path }]);
    else if (step.kind === 'flush') this.#flush(path, step.begun, at, file);
    else if (step.kind === 'create') {
      if (file === undefined) this.#changeNames(path, at, [{ kind: 'set', path, file: addFile(path) }]);
    } else if (file === undefined) return;
    else if (step.kind === 'empty') this.#change(file, at, { kind: 'truncate', size: 0 });
    else if (step.kind === 'write' || step.kind === 'truncate') this.#change(file, at, step);
    else if (step.kind === 'remove') {
      names.delete(path);
      this.#changeNames(path, at, [{ kind: 'remove', path }]);
    } else {
      names.set(step.to, file);
      const named: NameChange = { kind: 'set', path: step.to, file };
      if (step.kind === 'rename') names.delete(path);
      this.#changeNames(path, at, step.kind === 'rename' ? [{ kind: 'remove', path }, named] : [named]);
    }
  }

  #change(file: number, at: number, what: Change): void {
    this.#files[file].push({ at, durableAt: Number.POSITIVE_INFINITY, what });
  }

  #changeNames(path: string, at: number, what: readonly NameChange[], durableAt = Number.POSITIVE_INFINITY): void {
    const folder = dirname(path);
    const changes = this.#folders.get(folder) ?? [];
    changes.push({ at, durableAt, what });
    this.#folders.set(folder, changes);
  }

  #flush(path: string, begun: number, ended: number, file: number | undefined): void {
    const entries = file === undefined ? this.#folders.get(path) : this.#files[file];
    for (const entry of entries ?? []) {
      if (entry.at < begun && entry.durableAt > ended) entry.durableAt = ended;
    }
  }

  /** What the programs had answered before power went away at the step. */
  answeredBefore(cut: number): string[] {
    return this.#steps.slice(0, cut).flatMap((step) => (step.kind === 'answer' ? [step.id] : []));
  }

  /** The files that are found after power went away before the step `cut` was made: contents by path. */
  afterPowerLoss(cut: number, fate: Fate, random: Random): Map<string, Uint8Array> {
    const names = new Map<string, number>();
    const folders = new Set<string>();
    for (const changes of [...this.#folders.values()]) {
      const made = changes.filter(({ at }) => at < cut);
      const open = made.filter(({ durableAt }) => durableAt >= cut);
      const kept = fate === 'kept' ? open.length : fate === 'lost' ? 0 : random.below(open.length + 1);
      const lost = new Set(open.slice(kept));
      for (const change of made.filter((entry) => !lost.has(entry)).flatMap(({ what }) => what)) {
        if (change.kind === 'set') names.set(change.path, change.file);
        else if (change.kind === 'remove') names.delete(change.path);
        else folders.add(change.path);
      }
    }
    const recorded = new Set([...this.#folders.values()].flat().flatMap(({ what }) => what.flatMap(folderOf)));
    const found = new Map<string, Uint8Array>();
    for (const [path, file] of names) {
      // A file in a folder whose own name was lost is lost with it.
      if (recorded.has(dirname(path)) && !folders.has(dirname(path))) continue;
      found.set(path, contentOf(this.#files[file], cut, fate, random));
    }
    return found;
  }
}

function folderOf(change: NameChange): string[] {
  return change.kind === 'folder' ? [change.path] : [];
}

function contentOf(changes: readonly Entry<Change>[], cut: number, fate: Fate, random: Random): Uint8Array {
  const made = changes.filter(({ at }) => at < cut);
  const most = made.reduce(
    (size, { what }) => Math.max(size, what.kind === 'write' ? what.offset + what.bytes.length : what.size),
    0,
  );
  const content = new Uint8Array(most);
  let size = 0;
  for (const { durableAt, what } of made) {
    const isSure = durableAt < cut || fate === 'kept';
    if (!isSure && (fate === 'lost' || random.chance(0.3))) continue;
    if (what.kind === 'truncate') {
      content.fill(0, what.size);
      size = what.size;
      continue;
    }
    const isWhole = isSure || random.chance(0.5);
    for (let from = 0; from < what.bytes.length; from += SECTOR) {
      if (!isWhole && random.chance(0.5)) continue;
      const sector = what.bytes.subarray(from, from + SECTOR);
      content.set(sector, what.offset + from);
      size = Math.max(size, what.offset + from + sector.length);
    }
  }
  return content.subarray(0, size);
}
