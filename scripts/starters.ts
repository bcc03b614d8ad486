/**
 * `npx … run start` is a chain of processes: npm, a shell, `bun run` and this one. A signal to the first ends it and leaves
 * the last running, unknown to whoever started it. So this process stops, as on SIGTERM, when one of those above it is gone.
 */
import { readFileSync } from 'node:fs';

interface Starter {
  readonly pid: number;
  readonly parentPid: number;
  readonly commandLine: string;
}

const CHECK_MS = 250;
/** npm, a shell, `bun run` and perhaps another shell. */
const MAX_STARTERS = 6;

/** Sends this process a SIGTERM when one of its starters has ended. Windows closes the whole chain by itself. */
export function endWithStarters(): void {
  if (process.platform === 'win32') return;
  const pids = startersOf(process.ppid);
  const timer = setInterval(() => {
    if (pids.every(isAlive)) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, CHECK_MS);
  timer.unref();
}

/** The process and those above it that were started by the same command, which ends in `run start`. */
function startersOf(pid: number): number[] {
  const pids: number[] = [];
  for (let next = describe(pid); next !== null && pids.length < MAX_STARTERS; next = describe(next.parentPid)) {
    if (!/\brun['"]? +['"]?start\b/.test(next.commandLine)) break;
    pids.push(next.pid);
  }
  return pids;
}

function describe(pid: number): Starter | null {
  if (pid <= 1) return null;
  try {
    return process.platform === 'linux' ? fromProc(pid) : fromPs(pid);
  } catch {
    return null;
  }
}

function fromProc(pid: number): Starter {
  const commandLine = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  const [, parent = '0'] = /^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return { pid, parentPid: Number(parent), commandLine };
}

function fromPs(pid: number): Starter | null {
  const { stdout } = Bun.spawnSync(['ps', '-o', 'ppid=,args=', '-p', String(pid)]);
  const [, parent, commandLine] = /^\s*(\d+)\s+(.*)$/m.exec(stdout.toString()) ?? [];
  return parent === undefined ? null : { pid, parentPid: Number(parent), commandLine };
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
