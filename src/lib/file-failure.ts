/** What the operating system's refusal of a file or folder means, in words for whoever runs the service. */
import { accessSync, constants, type Stats } from 'node:fs';

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'it does not exist',
  ENOTDIR: 'it is no folder',
  EISDIR: 'it is a folder',
  EACCES: 'this process may not read it; check its owner and permissions',
  EPERM: 'this process may not read it; check its owner and permissions',
  ELOOP: 'its links lead in a circle',
  ENAMETOOLONG: 'its name is too long',
  EIO: 'the disk cannot be read',
};

/** The system's code of an error, such as ENOENT; empty for an error of another kind. */
export function systemCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

/** What stands in place of a file, as "a folder"; null for a file. */
export function otherThanFile(found: Stats): string | null {
  if (found.isFile()) return null;
  return found.isDirectory() ? 'a folder' : 'a pipe or a device';
}

/** Completes "FILE cannot be used: …". */
export function fileFailure(error: unknown): string {
  const code = systemCode(error);
  return REASONS[code] ?? `it cannot be read${code === '' ? '' : ` (${code})`}`;
}

/** Whether this user may not look into a folder: then nobody knows what is in it. */
export function isClosedFolder(path: string): boolean {
  try {
    accessSync(path, constants.R_OK | constants.X_OK);
    return false;
  } catch (error) {
    return ['EACCES', 'EPERM'].includes(systemCode(error));
  }
}
