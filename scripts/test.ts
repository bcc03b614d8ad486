/**
 * Builds the executable and runs the tests on it and on the source, test files side by side on all cores, and ends with one line of counts: passed, failed. A
 * run without tests has failed. Arguments are passed on to `bun test`.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { POSTGRES_URL_VARIABLE } from '../test/support/postgres.ts';
import { type PostgresServer, startPostgres } from '../test/support/postgres-server.ts';

/** A command of the program takes a second or two to start; on a busy machine that is more than the runner's default of 5 s. */
const TIMEOUT_MS = 90_000;
/** Each process holds the places; more of them than this save little time. */
const MAX_PROCESSES = 4;

/** One server for the tests of all processes, each with a database of its own; it ends with this process. */
function postgresOrExit(): PostgresServer {
  try {
    return startPostgres();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    console.log('0 passed, 1 failed');
    process.exit(1);
  }
}

const postgres = postgresOrExit();
const folder = mkdtempSync(join(tmpdir(), 'fairday-executable-'));
const executable = join(folder, 'fairday');
const build = Bun.spawnSync([process.execPath, join(import.meta.dir, 'build.ts'), '--outfile', executable], {
  stdio: ['ignore', 'ignore', 'inherit'],
});
if (build.exitCode !== 0) {
  console.log('0 passed, 1 failed');
  process.exit(1);
}

// Many a test waits for a disk, a timer or another process: one process more than cores keeps these busy.
const processes = Math.min(availableParallelism() + 1, MAX_PROCESSES);
const run = Bun.spawn(
  [process.execPath, 'test', `--parallel=${processes}`, `--timeout=${TIMEOUT_MS}`, ...process.argv.slice(2)],
  {
    stdin: 'ignore',
    stdout: 'inherit',
    stderr: 'pipe',
    env: {
      ...process.env,
      TEST_EXECUTABLE: executable,
      [POSTGRES_URL_VARIABLE]: postgres.url,
      FORCE_COLOR: process.stderr.isTTY ? '1' : '0',
    },
  },
);

let report = '';
const decoder = new TextDecoder();
for await (const chunk of run.stderr) {
  process.stderr.write(chunk);
  report += decoder.decode(chunk, { stream: true });
}
const exitCode = await run.exited;
rmSync(folder, { recursive: true });
await postgres.stop();

/** The last count of that kind in the runner's closing lines. */
function count(kind: 'pass' | 'fail' | 'skip'): number {
  const plain = Bun.stripANSI(report);
  return Number([...plain.matchAll(new RegExp(`^ *(\\d+) ${kind}$`, 'gm'))].at(-1)?.[1] ?? 0);
}

const passed = count('pass');
const skipped = count('skip');
// A test that is skipped proves nothing, so the line that people trust does not hide it.
const failed = Math.max(count('fail') + skipped, exitCode !== 0 || passed === 0 ? 1 : 0);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
