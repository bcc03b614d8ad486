/** Reads a file that an operator has written, such as settings: a text of moderate size, and no pipe or device. */
import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs';
import { fileFailure, systemCode } from './file-failure.ts';

/** The file cannot be read as such; the message completes "FILE cannot be used: …". */
export class TextFileError extends Error {
  override readonly name = 'TextFileError';

  constructor(
    message: string,
    /** Whether there is no such file. */
    readonly isMissing: boolean,
  ) {
    super(message);
  }
}

const MAX_BYTES = 16 * 1024 * 1024;

/** The text of the file, without a byte order mark. Throws `TextFileError`. */
export function readTextFile(path: string, maxBytes = MAX_BYTES): string {
  const bytes = readFileBytes(path, maxBytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new TextFileError('it is not text in UTF-8', false);
  }
}

/** What is in the file. Throws `TextFileError`. */
export function readFileBytes(path: string, maxBytes = MAX_BYTES): Uint8Array {
  let file: number | null = null;
  try {
    // A pipe would otherwise wait for somebody who writes into it.
    file = openSync(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
    const stats = fstatSync(file);
    if (stats.isDirectory()) throw new TextFileError('it is a folder', false);
    if (!stats.isFile()) throw new TextFileError('it is a pipe or a device, not a file', false);
    if (stats.size > maxBytes) throw new TextFileError(`it has more than ${maxBytes} bytes`, false);
    return bytesOf(file, maxBytes);
  } catch (error) {
    if (error instanceof TextFileError) throw error;
    throw new TextFileError(fileFailure(error), ['ENOENT', 'ENOTDIR'].includes(systemCode(error)));
  } finally {
    if (file !== null) closeSync(file);
  }
}

/** What is in an open file or comes through a pipe, up to a little more than `maxBytes`. */
export function bytesOf(file: number, maxBytes: number): Uint8Array {
  const chunks: Uint8Array[] = [];
  for (let length = 0; length <= maxBytes; ) {
    const chunk = new Uint8Array(64 * 1024);
    const count = readSync(file, chunk, 0, chunk.length, null);
    if (count === 0) break;
    chunks.push(chunk.subarray(0, count));
    length += count;
  }
  return Buffer.concat(chunks);
}
