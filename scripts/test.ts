/**
 * Builds the executable and runs the tests on it and on the source, test files side by side on all cores, and ends with one line of counts: passed, failed. A
 * run without tests has failed. Arguments are passed on to `bun test`; with `--update-timings` it notes how long each file takes, by
 * which the next run begins with the longest.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { POSTGRES_URL_VARIABLE } from '../test/support/postgres.ts';
import { type PostgresServer, startPostgres } from '../test/support/postgres-server.ts';

/** A command of the program takes a second or two to start; on a busy machine that is more than the runner's default of 5 s. */
const TIMEOUT_MS = 180_000;
/** Each process holds the places; more of them than this save little time. */
const MAX_PROCESSES = 4;

const ROOT = join(import.meta.dir, '..');
/** How long each file took, ms. */
const TIMINGS = 'test/timings.json';
/**
 * The folders whose tests leave nothing behind in their process. Their files share the program that each process has loaded, as
 * they do when a folder is run by itself: loading it anew for each takes a sixth of their time.
 */
const SHARING = /^\.\/test\/(?:ask|decision|lib|operations|physics|place|skill|sky|units|weather)\//;

function sharesProgram(file: string): boolean {
  return SHARING.test(file);
}

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

/** Runs test files, of which `--isolate` gives each a program of its own; what the runner reports, and its exit code. */
async function runTests(isolation: '--isolate' | '--no-isolate', args: readonly string[]): Promise<[string, number]> {
  const command = [process.execPath, 'test', `--parallel=${processes}`, isolation, `--timeout=${TIMEOUT_MS}`];
  const run = Bun.spawn([...command, `--timings=${TIMINGS}`, ...args], {
    cwd: ROOT,
    stdin: 'ignore',
    stdout: 'inherit',
    stderr: 'pipe',
    env: {
      ...process.env,
      TEST_EXECUTABLE: executable,
      [POSTGRES_URL_VARIABLE]: postgres.url,
      FORCE_COLOR: process.stderr.isTTY ? '1' : '0',
    },
  });
  let report = '';
  const decoder = new TextDecoder();
  for await (const chunk of run.stderr) {
    process.stderr.write(chunk);
    report += decoder.decode(chunk, { stream: true });
  }
  return [Bun.stripANSI(report), await run.exited];
}

/** The last count of that kind in the runner's closing lines. */
function count(kind: 'pass' | 'fail' | 'skip', report: string): number {
  return Number([...report.matchAll(new RegExp(`^ *(\\d+) ${kind}$`, 'gm'))].at(-1)?.[1] ?? 0);
}

const args = process.argv.slice(2);
const isWhole = args.every((arg) => arg.startsWith('-'));
const files = [...new Bun.Glob('**/*.test.{ts,tsx}').scanSync(join(ROOT, 'test'))].map((file) => `./test/${file}`);
const [sharing, alone] = [files.filter(sharesProgram), files.filter((file) => !sharesProgram(file))];
const runs = isWhole
  ? [await runTests('--no-isolate', [...args, ...sharing]), await runTests('--isolate', [...args, ...alone])]
  : [await runTests('--isolate', args)];
rmSync(folder, { recursive: true });
await postgres.stop();

const sum = (kind: 'pass' | 'fail' | 'skip'): number => runs.reduce((all, [report]) => all + count(kind, report), 0);
const ran = runs.reduce(
  (all, [report]) => all + Number(/^Ran \d+ tests? across (\d+) files?/m.exec(report)?.[1] ?? 0),
  0,
);
const passed = sum('pass');
const skipped = sum('skip');
const isBroken = runs.some(([report, exitCode]) => exitCode !== 0 || count('pass', report) === 0);
// A test that is skipped proves nothing, nor does a file that was not run, so the line that people trust does not hide it.
const missing = isWhole ? files.length - ran : 0;
const failed = Math.max(sum('fail') + skipped + missing, isBroken ? 1 : 0);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
