/**
 * Reads what `strace -f -y -x` wrote down of programs: the steps that changed files below one folder, and the answers that
 * they sent, in their order. A write and an answer count from their beginning, a flush and a new folder from their end.
 */
import { dirname, join } from 'node:path';
import type { Step } from './disk.ts';

/** The calls of the system that are written down. */
export const TRACED =
  'write,writev,pwrite64,sendto,sendmsg,fsync,fdatasync,ftruncate,rename,renameat,renameat2,link,linkat,unlink,unlinkat,mkdir,mkdirat,openat,open';

/** Locks and the index of the log hold nothing that has to outlast a loss of power; SQLite makes the index anew. */
const FLEETING = /-shm$|\/server\.lock(?:-journal)?$|\/cache\.db(?:-wal|-journal)?$/;
const LINE = /^(\d+)\s+(?:[\d.]+\s+)?(?:<\.\.\. (\w+) resumed>|(\w+)\()(.*)$/;

interface Reading {
  readonly folder: string;
  /** The id of an answer in what was sent; null where there is none. */
  readonly answerIn: (sent: string) => string | null;
  readonly steps: Step[];
  /** Flushes and new folders under way, by the number of their thread: they may still fail. */
  readonly underWay: Map<string, Step>;
  /** Where the next `write` of each file goes, by process and file. */
  readonly positions: Map<string, number>;
}

/** `folder` is the folder whose files count; `answerIn` finds the id of an answer in the text of a message. */
export function stepsOf(lines: Iterable<string>, folder: string, answerIn: Reading['answerIn']): Step[] {
  const reading: Reading = { folder, answerIn, steps: [], underWay: new Map(), positions: new Map() };
  for (const line of lines) {
    const [, thread, resumed, call, rest] = LINE.exec(line) ?? [];
    if (resumed !== undefined) endStep(reading, thread, rest);
    else if (call !== undefined && !/\) = -1 E/.test(rest.slice(-120))) takeCall(reading, thread, call, rest);
  }
  return reading.steps;
}

function endStep({ underWay, steps }: Reading, thread: string, rest: string): void {
  const step = underWay.get(thread);
  underWay.delete(thread);
  if (step !== undefined && rest.endsWith('= 0')) steps.push(step);
}

/** A step that counts from its end. */
function takeStep({ underWay, steps }: Reading, thread: string, rest: string, step: Step): void {
  if (rest.includes('<unfinished')) underWay.set(thread, step);
  else steps.push(step);
}

function takeCall(reading: Reading, thread: string, call: string, rest: string): void {
  const { steps, positions, folder } = reading;
  const isOurs = (path: string | undefined): path is string =>
    path?.startsWith(folder) === true && !FLEETING.test(path) && !path.endsWith(' (deleted)');
  const file = /^\d+<([^>]*)>/.exec(rest)?.[1];
  switch (call) {
    case 'fsync':
    case 'fdatasync': {
      if (!isOurs(file)) return;
      takeStep(reading, thread, rest, { kind: 'flush', path: file, begun: steps.length });
      return;
    }
    case 'mkdir':
    case 'mkdirat': {
      const [path] = pathsIn(rest, folder);
      if (isOurs(path)) takeStep(reading, thread, rest, { kind: 'folder', path });
      return;
    }
    case 'pwrite64': {
      if (!isOurs(file)) return;
      const [, text, offset] = /, "((?:[^"\\]|\\.)*)", \d+, (\d+)/.exec(rest) ?? [];
      if (text === undefined) throw new Error(`not understood: ${rest.slice(0, 200)}`);
      steps.push({ kind: 'write', path: file, offset: Number(offset), bytes: bytesOf(text) });
      return;
    }
    case 'ftruncate': {
      if (isOurs(file)) steps.push({ kind: 'truncate', path: file, size: Number(/, (\d+)/.exec(rest)?.[1]) });
      return;
    }
    case 'open':
    case 'openat':
      opened(rest, folder, steps, isOurs);
      return;
    case 'write':
    case 'writev':
    case 'sendto':
    case 'sendmsg': {
      const bytes = [...rest.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, text]) => bytesOf(text));
      if (isOurs(file)) {
        for (const part of bytes) steps.push(appended(file, part, positions));
        return;
      }
      const id = reading.answerIn(bytes.map((part) => Buffer.from(part).toString('latin1')).join(''));
      if (id !== null) steps.push({ kind: 'answer', id });
      return;
    }
    default:
      named(call, rest, folder, steps, isOurs);
  }
}

/** What a program writes at the place where it stands, which is the end of what it has written so far. */
function appended(path: string, bytes: Uint8Array, positions: Map<string, number>): Step {
  const offset = positions.get(path) ?? 0;
  positions.set(path, offset + bytes.length);
  return { kind: 'write', path, offset, bytes };
}

function opened(rest: string, folder: string, steps: Step[], isOurs: (path: string) => boolean): void {
  const [path] = pathsIn(rest, folder);
  if (path === undefined || !isOurs(path)) return;
  if (rest.includes('O_CREAT')) steps.push({ kind: 'create', path });
  if (rest.includes('O_TRUNC')) steps.push({ kind: 'empty', path });
}

function named(
  call: string,
  rest: string,
  folder: string,
  steps: Step[],
  isOurs: (path: string | undefined) => boolean,
): void {
  const [path, to] = pathsIn(rest, folder);
  if (path === undefined || !isOurs(path)) return;
  if (call.startsWith('unlink')) steps.push({ kind: 'remove', path });
  else if (to !== undefined) steps.push({ kind: call.startsWith('link') ? 'link' : 'rename', path, to });
}

/** The paths of a call; one that is not absolute is of the folder that the call names, else of ours. */
function pathsIn(rest: string, folder: string): string[] {
  return [...rest.matchAll(/(?:(?:AT_FDCWD|\d+)<([^>]*)>, )?"((?:[^"\\]|\\.)*)"/g)].map(([, base, text]) => {
    const path = Buffer.from(bytesOf(text)).toString();
    return path.startsWith('/')
      ? join(dirname(path), path.slice(path.lastIndexOf('/') + 1))
      : join(base ?? folder, path);
  });
}

const ESCAPES: Readonly<Record<string, number>> = { n: 10, r: 13, t: 9, v: 11, f: 12, '"': 34, '\\': 92 };

/** The bytes of a text between quotes, as strace writes it. */
export function bytesOf(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length);
  let length = 0;
  for (let i = 0; i < text.length; i++) {
    if (text[i] !== '\\') bytes[length++] = text.charCodeAt(i);
    else if (text[i + 1] === 'x') {
      bytes[length++] = Number.parseInt(text.slice(i + 2, i + 4), 16);
      i += 3;
    } else {
      const octal = /^[0-7]{1,3}/.exec(text.slice(i + 1, i + 4))?.[0];
      bytes[length++] = octal === undefined ? ESCAPES[text[i + 1]] : Number.parseInt(octal, 8);
      i += octal?.length ?? 1;
    }
  }
  return bytes.slice(0, length);
}
