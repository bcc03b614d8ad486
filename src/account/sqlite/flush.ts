/** Writes of files and folders that have to outlast a loss of power. */
import { closeSync, fsyncSync, openSync } from 'node:fs';

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
