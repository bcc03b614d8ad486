/** Processor time of a process, which the load of others on the machine changes less than times on a clock. Linux only. */
import { readdirSync, readFileSync } from 'node:fs';

const NS_PER_MICROSECOND = 1000;

/** Microseconds that the threads of the process have run so far, by their names; empty where the system does not tell. */
export function processorMicroseconds(pid: number): Map<string, number> {
  const byName = new Map<string, number>();
  for (const thread of threadsOf(pid)) {
    const folder = `/proc/${pid}/task/${thread}`;
    try {
      const ns = Number(readFileSync(`${folder}/schedstat`, 'utf8').split(' ')[0]);
      // Threads of one kind are numbered.
      const name = readFileSync(`${folder}/comm`, 'utf8').trim().replace(/ \d+$/, '');
      byName.set(name, (byName.get(name) ?? 0) + ns / NS_PER_MICROSECOND);
    } catch {
      // The thread has ended meanwhile.
    }
  }
  return byName;
}

function threadsOf(pid: number): string[] {
  try {
    return readdirSync(`/proc/${pid}/task`);
  } catch {
    return [];
  }
}

/** What was spent between two readings. */
export function spentBetween(
  before: ReadonlyMap<string, number>,
  after: ReadonlyMap<string, number>,
): Map<string, number> {
  return new Map([...after].map(([name, spent]) => [name, Math.max(0, spent - (before.get(name) ?? 0))]));
}
