/** The files of an import: lines read from a text or zip file, and a table written in one step. */
import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync, statSync, writeSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { Unzip, UnzipInflate } from 'fflate';
import { otherThanFile } from '../../lib/file-failure.ts';
import { CommandFailure, EXIT } from '../command.ts';

const ZIP_MAGIC = 'PK\u0003\u0004';
/** GeoNames archives also contain a description or a list of languages. */
const OTHER_ENTRY = /readme|iso-?language/i;

/** The longest lines are those of cities500 with all alternative names of a capital: some 10 kB. */
const MAX_LINE_LENGTH = 65_536;
/** The alternative names of all of GeoNames are 18 million lines. */
const MAX_LINES = 40_000_000;

const MAX_UNZIPPED_PIECE = 16 * 1024;

interface Lines {
  readonly lines: AsyncIterable<string>;
  /** Bytes of the file read so far, as a share of all. */
  progress(): number;
}

/** Opens a file to read it line by line. Throws `CommandFailure` if there is no such file, or something else. */
export async function openLines(path: string): Promise<Lines> {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats === undefined) throw new CommandFailure(EXIT.notFound, `there is no file ${path}`);
  const other = otherThanFile(stats);
  if (other !== null) throw new CommandFailure(EXIT.usage, `${path} is ${other}, not a file`);
  const file = Bun.file(path);
  const size = Math.max(1, file.size);
  const isZip = (await file.slice(0, ZIP_MAGIC.length).text()) === ZIP_MAGIC;
  let read = 0;
  async function* chunks(): AsyncGenerator<Uint8Array> {
    for await (const chunk of file.stream()) {
      read += chunk.length;
      yield chunk;
    }
  }
  return { lines: splitLines(isZip ? unzipped(chunks(), basename(path)) : chunks()), progress: () => read / size };
}

async function* unzipped(chunks: AsyncIterable<Uint8Array>, name: string): AsyncGenerator<Uint8Array> {
  let ready: Uint8Array[] = [];
  let failure: Error | null = null;
  let found = false;
  let ended = false;
  const unzip = new Unzip((entry) => {
    if (found || entry.name.endsWith('/') || OTHER_ENTRY.test(entry.name)) return;
    found = true;
    entry.ondata = (error, data, isLast) => {
      failure ??= error;
      ready.push(data);
      ended ||= isLast;
    };
    entry.start();
  });
  unzip.register(UnzipInflate);
  try {
    for await (const chunk of chunks) {
      // In small pieces: each may unpack to a thousand times its size before anything of it is read.
      for (let at = 0; at < chunk.length; at += MAX_UNZIPPED_PIECE) {
        unzip.push(chunk.subarray(at, at + MAX_UNZIPPED_PIECE));
        if (failure !== null) throw failure;
        yield* ready;
        ready = [];
      }
    }
    unzip.push(new Uint8Array(0), true);
    yield* ready;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new CommandFailure(EXIT.usage, `${name} is a broken zip archive (${reason}); download it again`);
  }
  if (!found) throw new CommandFailure(EXIT.usage, `${name} is a zip archive without a table`);
  if (!ended) throw new CommandFailure(EXIT.usage, `${name} ends too early; download it again`);
}

/** The lines of a text. Throws `CommandFailure` for one that no table has: endless, or one of very many. */
async function* splitLines(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let rest = '';
  let count = 0;
  for await (const chunk of chunks) {
    const lines = decode(decoder, chunk).split('\n');
    lines[0] = rest + lines[0];
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (++count > MAX_LINES) throw new CommandFailure(EXIT.usage, `the file has more than ${MAX_LINES} lines`);
      yield checked(line.endsWith('\r') ? line.slice(0, -1) : line);
    }
    // In each chunk, so that a line without end is never put together.
    checked(rest);
  }
  rest += decode(decoder);
  if (rest !== '') yield checked(rest);
}

function checked(line: string): string {
  if (line.length <= MAX_LINE_LENGTH) return line;
  throw new CommandFailure(
    EXIT.usage,
    `the file has a line of more than ${MAX_LINE_LENGTH} characters; no table has that`,
  );
}

function decode(decoder: TextDecoder, chunk?: Uint8Array): string {
  try {
    return chunk === undefined ? decoder.decode() : decoder.decode(chunk, { stream: true });
  } catch {
    throw new CommandFailure(EXIT.usage, 'the file is not text in UTF-8, as files of GeoNames are');
  }
}

/** Replaces a file in one step: afterwards the complete new file is on disk, or the old one is unchanged. */
export function replaceFile(path: string, bytes: Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true });
  const unfinished = `${path}.${process.pid}.tmp`;
  try {
    const file = openSync(unfinished, 'w');
    try {
      for (let at = 0; at < bytes.length; ) at += writeSync(file, bytes, at);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    renameSync(unfinished, path);
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw error;
  }
}
