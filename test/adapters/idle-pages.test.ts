/** What is given back to the system holds pages of files alone, and a program goes on without them. */
import { expect, test } from 'bun:test';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileRanges, releaseIdlePages } from '../../src/adapters/idle-pages.ts';

const MAPS = `00200000-01a39000 r--p 00000000 fe:00 2409314                            /opt/fairday
01a40000-0684a000 r-xp 01838000 fe:00 2409314                            /opt/fairday
06867000-0a38d000 rw-p 0665e000 fe:00 2409314                            /opt/fairday
41626200000-41666200000 rw-p 00000000 00:00 0
7fbdf9e00000-7fbdfb60d000 rw-p 00000000 fe:00 2777663                    /var/lib/fair day/tables/places-c6s0pmze.bin
7fbdfb60d000-7fbdfb60e000 rw-p 00000000 fe:00 2777664                    /var/lib/fair day/tables.old/places.bin
7fbdfca51000-7fbe3ca51000 rwxp 00000000 00:00 0
7fbe3cdbc000-7fbe3cf12000 r-xp 00026000 fe:00 339380                     /usr/lib/libc.so.6
7fbe3cf65000-7fbe3cf69000 r--p 001cf000 fe:00 339380                     /usr/lib/libc.so.6
7fff2520c000-7fff2522d000 rw-p 00000000 00:00 0                          [stack]
`;

test('the code of the executable and the tables, nothing that the process may have changed', () => {
  expect(fileRanges(MAPS, '/opt/fairday', '/var/lib/fair day/tables')).toEqual([
    { address: 0x01a40000n, bytes: 0x0684a000n - 0x01a40000n },
    { address: 0x7fbdf9e00000n, bytes: 0x7fbdfb60d000n - 0x7fbdf9e00000n },
  ]);
  expect(fileRanges('', '/opt/fairday', '/tables')).toEqual([]);
});

test('it goes on as long as it is not stopped, and the process with it', () => {
  const due: (() => void)[] = [];
  let cancelled = 0;
  const timers = {
    after(_: number, run: () => void) {
      due.push(run);
      return () => void cancelled++;
    },
  };
  const stop = releaseIdlePages('/nowhere', timers);
  const times = process.platform === 'linux' ? 3 : 0;
  for (let i = 0; i < times; i++) due[i]();
  expect(due.length).toBe(times === 0 ? 0 : times + 1);
  stop();
  expect(cancelled).toBe(times === 0 ? 0 : 1);
});

test('a table that was given back is out of memory, and read again as it was', () => {
  if (process.platform !== 'linux') return;
  const folder = mkdtempSync(join(tmpdir(), 'fairday-pages-'));
  try {
    const content = Buffer.alloc(PAGES * PAGE_BYTES, 'a table of places');
    writeFileSync(join(folder, 'places.bin'), content);
    const table = Bun.mmap(join(folder, 'places.bin'), { shared: false });
    expect(content.equals(table)).toBe(true);
    expect(residentKb(folder)).toBe((PAGES * PAGE_BYTES) / 1024);
    releaseIdlePages(folder, { after: once() })();
    expect(residentKb(folder)).toBe(0);
    expect(content.equals(table)).toBe(true);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

const PAGE_BYTES = 4096;
const PAGES = 256;

/** Timers that run the first piece of work at once, and no other. */
function once(): (delayMs: number, run: () => void) => () => void {
  let isFirst = true;
  return (_, run) => {
    if (isFirst) {
      isFirst = false;
      run();
    }
    return () => {};
  };
}

/** Of what is mapped from files of the folder. */
function residentKb(folder: string): number {
  let [isOfFolder, sum] = [false, 0];
  for (const line of readFileSync('/proc/self/smaps', 'utf8').split('\n')) {
    if (/^[0-9a-f]+-/.test(line)) isOfFolder = line.includes(folder);
    else if (isOfFolder) sum += Number(/^Rss: +(\d+)/.exec(line)?.[1] ?? 0);
  }
  return sum;
}
