/** Writes of files and folders that have to outlast a loss of power. */
import { closeSync, fsyncSync, mkdirSync, openSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** Makes what was written into a file durable. */
export function flushFile(path: string): void {
  const file = openSync(path, 'r+');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** Makes renames durable, where the operating system can open folders. */
export function flushFolder(path: string): void {
  try {
    const folder = openSync(path, 'r');
    try {
      fsyncSync(folder);
    } finally {
      closeSync(folder);
    }
  } catch {
    // Windows cannot open folders and does not need to flush them.
  }
}

/** Makes the folder and those above it that are missing, so that a loss of power does not take their names away again. */
export function makeFolder(path: string): void {
  const first = mkdirSync(path, { recursive: true });
  if (first === undefined) return;
  const top = dirname(resolve(first));
  for (let folder = dirname(resolve(path)); folder.length >= top.length; folder = dirname(folder)) {
    flushFolder(folder);
    if (folder === dirname(folder)) return;
  }
}
