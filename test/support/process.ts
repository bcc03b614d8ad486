/** Runs the program as a user does: as a process, from source or as the built executable. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const ROOT = join(import.meta.dir, '..', '..');

/** How to start the program from source. */
export const FROM_SOURCE: readonly string[] = [process.execPath, join(ROOT, 'src', 'main.ts')];

/** The executable that `scripts/test.ts` has built; undefined where a test file runs alone. */
export const EXECUTABLE: string | undefined = process.env.TEST_EXECUTABLE;

/** How to start the program: the executable, which starts in a third of the time, or from source where there is none. */
export const PROGRAM: readonly string[] = EXECUTABLE === undefined ? FROM_SOURCE : [EXECUTABLE];

/** A new empty folder that is gone after `use`. */
export async function inEmptyFolder<T>(use: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'fairday-test-'));
  try {
    return await use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** No test asks the services of the world for alerts. */
const NO_SERVICES = { FAIRDAY_NWS_URL: 'off', FAIRDAY_SWIC_URL: 'off', FAIRDAY_SWPC_URL: 'off' };

/** The environment of a test process: the machine's, without settings of ours, and quiet. */
export function cleanEnv(extra: Readonly<Record<string, string>> = {}): Record<string, string> {
  const env: Record<string, string> = {};
  for (const [name, value] of Object.entries(process.env)) {
    if (value !== undefined && !name.startsWith('FAIRDAY_')) env[name] = value;
  }
  return { ...env, FAIRDAY_LOG: 'off', NO_COLOR: '1', ...NO_SERVICES, ...extra };
}

export interface Finished {
  readonly exitCode: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs one command line to its end. */
export async function run(
  program: readonly string[],
  args: readonly string[],
  cwd: string,
  env: Readonly<Record<string, string>> = {},
): Promise<Finished> {
  const child = Bun.spawn([...program, ...args], {
    cwd,
    env: cleanEnv(env),
    stdin: 'ignore',
    stdout: 'pipe',
    stderr: 'pipe',
  });
  const [stdout, stderr, exitCode] = await Promise.all([
    new Response(child.stdout).text(),
    new Response(child.stderr).text(),
    child.exited,
  ]);
  return { exitCode, stdout, stderr };
}

export interface ServerProcess {
  readonly url: string;
  readonly pid: number;
  /** What it has written on stderr so far; all of it once stopped. */
  stderr(): string;
  /** The owner's key, which the first start writes on stderr. */
  ownerKey(): Promise<string>;
  /** Sends the signal; resolves with the exit code. */
  stop(signal?: NodeJS.Signals): Promise<number>;
}

/** The key is written before the `listening` line; this is for the pipe. */
const OWNER_KEY_TIMEOUT_MS = 5_000;

/** Starts `serve` on a free port and waits for its `listening` line. */
export async function startServerProcess(
  program: readonly string[],
  cwd: string,
  env: Readonly<Record<string, string>> = {},
  args: readonly string[] = [],
): Promise<ServerProcess> {
  const child = Bun.spawn([...program, 'serve', '--port', '0', '--print-key', ...args], {
    cwd,
    env: cleanEnv(env),
    stdin: 'ignore',
    stdout: 'pipe',
    stderr: 'pipe',
  });
  let stderr = '';
  const stderrDone = (async () => {
    const decoder = new TextDecoder();
    for await (const chunk of child.stderr) stderr += decoder.decode(chunk, { stream: true });
  })();
  const url = await listeningUrl(child.stdout);
  if (url === null) {
    await Promise.all([child.exited, stderrDone]);
    throw new Error(`serve did not start (exit ${child.exitCode}): ${stderr}`);
  }
  return {
    url,
    pid: child.pid,
    stderr: () => stderr,
    async ownerKey() {
      const giveUpMs = performance.now() + OWNER_KEY_TIMEOUT_MS;
      for (;;) {
        const key = /fd_\w{36}/.exec(stderr)?.[0];
        if (key !== undefined) return key;
        if (performance.now() > giveUpMs) throw new Error(`no key was shown: ${stderr}`);
        await Bun.sleep(5);
      }
    },
    async stop(signal = 'SIGTERM') {
      child.kill(signal);
      const exitCode = await child.exited;
      await stderrDone;
      return exitCode;
    },
  };
}

async function listeningUrl(stdout: ReadableStream<Uint8Array>): Promise<string | null> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of stdout) {
    text += decoder.decode(chunk, { stream: true });
    const match = /^listening (http:\/\/\S+)\n/m.exec(text);
    if (match !== null) return match[1];
  }
  return null;
}

/** Before a program: the modes of files hold for it even if root runs the tests. */
export const WITHOUT_ROOTS_RIGHTS =
  process.getuid?.() === 0 ? ['setpriv', '--bounding-set=-all', '--inh-caps=-all'] : [];
