/**
 * What the executable costs before it has anything to do: the time from its start to the first answer, to the first decision
 * and to the answer of a command, and the memory of an idle server; each beside a bare compiled server in the same run. Linux
 * only, because memory is read from /proc.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Measure, median } from './measure.ts';

const ROUNDS = 9;
/** Idle is what is left so long after the first answer. */
const SETTLE_MS = 1_500;
const DECISION = '/v1/decide?location=Leeds&activity=exterior-painting&when=tomorrow';
const COMMAND = ['decide', 'Leeds', 'exterior-painting', '--when', 'tomorrow', '--weather', 'typical'];
const IDLE_CONNECTIONS = 10_000;
const AT_ONCE = 200;

const BARE = `const body = { ok: true };
const server = Bun.serve({ hostname: '127.0.0.1', port: 0, idleTimeout: 30, fetch: () => Response.json(body) });
console.log('listening ' + server.url.origin);
`;

/** `executable` is the built program. */
export async function benchStart(executable: string): Promise<Measure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'fairday-bench-start-'));
  try {
    return await inFolder(executable, folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Round {
  readonly bareMs: number;
  readonly bareMemory: Memory;
  readonly healthMs: number;
  readonly decisionMs: number;
  readonly memory: Memory;
  readonly commandMs: number;
}

async function inFolder(executable: string, folder: string): Promise<Measure[]> {
  const bare = await compileBare(folder);
  const env = {
    ...process.env,
    FAIRDAY_WEATHER: 'typical',
    FAIRDAY_LOG: 'off',
    FAIRDAY_DATA_DIR: join(folder, 'data'),
  };
  await warmFetch();
  const first = await startServer([executable, 'serve', '--port', '0', '--print-key'], env);
  const key = await first.key();
  await first.stop();
  const rounds: Round[] = [];
  for (let i = 0; i < ROUNDS; i++) rounds.push(await oneRound(bare, executable, env, key));
  const of = (pick: (round: Round) => number): number => median(rounds.map(pick));
  const idle = await idleConnections(executable, env);
  return [
    ...times(
      'first /healthz',
      of(({ healthMs }) => healthMs),
      of((each) => each.healthMs / each.bareMs),
      90,
    ),
    ...times(
      'first decision',
      of(({ decisionMs }) => decisionMs),
      of((each) => each.decisionMs / each.bareMs),
      130,
    ),
    ...times(
      'fairday decide',
      of(({ commandMs }) => commandMs),
      of((each) => each.commandMs / each.bareMs),
      150,
    ),
    { name: 'first answer of a bare compiled server', value: of(({ bareMs }) => bareMs), unit: 'ms' },
    { name: 'first /healthz in an empty folder', value: first.healthMs, unit: 'ms', note: 'once; writes its tables' },
    {
      name: 'idle memory / bare compiled server',
      value: of((each) => each.memory.residentMb / each.bareMemory.residentMb),
      unit: 'ratio',
      better: 'lower',
    },
    { name: 'idle memory, resident', value: of(({ memory }) => memory.residentMb), unit: 'MB', goal: { atMost: 90 } },
    {
      name: 'idle memory, private',
      value: of(({ memory }) => memory.privateMb),
      unit: 'MB',
      goal: { atMost: 45 },
      note: 'without the pages of files, which processes share',
    },
    { name: 'bare compiled server, resident', value: of(({ bareMemory }) => bareMemory.residentMb), unit: 'MB' },
    { name: 'bare compiled server, private', value: of(({ bareMemory }) => bareMemory.privateMb), unit: 'MB' },
    {
      name: `${IDLE_CONNECTIONS} idle connections, memory more`,
      value: idle.residentMb,
      unit: 'MB',
      goal: { atMost: 150 },
    },
  ];
}

function times(name: string, ms: number, ratio: number, goalMs: number): Measure[] {
  return [
    { name: `${name} / first answer of a bare compiled server`, value: ratio, unit: 'ratio', better: 'lower' },
    { name, value: ms, unit: 'ms', goal: { atMost: goalMs }, note: 'from the start of the process' },
  ];
}

async function oneRound(
  bare: string,
  executable: string,
  env: Readonly<Record<string, string | undefined>>,
  key: string,
): Promise<Round> {
  const other = await startServer([bare], env);
  await Bun.sleep(SETTLE_MS);
  const bareMemory = memoryOf(other.pid);
  await other.stop();
  const server = await startServer([executable, 'serve', '--port', '0'], env);
  await Bun.sleep(SETTLE_MS);
  const memory = memoryOf(server.pid);
  await server.stop();
  const asked = await startServer([executable, 'serve', '--port', '0'], env);
  const answer = await fetch(asked.url + DECISION, { headers: { 'X-API-Key': key } });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`a decision was answered with ${answer.status}`);
  const decisionMs = performance.now() - asked.startedMs;
  await asked.stop();
  const beganMs = performance.now();
  const command = Bun.spawn([executable, ...COMMAND], { env, stdout: 'ignore', stderr: 'ignore' });
  if ((await command.exited) !== 0) throw new Error('the command failed');
  const commandMs = performance.now() - beganMs;
  return { bareMs: other.healthMs, bareMemory, healthMs: server.healthMs, decisionMs, memory, commandMs };
}

interface Started {
  readonly url: string;
  readonly pid: number;
  readonly startedMs: number;
  /** From the start of the process to its first answer. */
  readonly healthMs: number;
  key(): Promise<string>;
  stop(): Promise<void>;
}

async function startServer(
  command: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Promise<Started> {
  const startedMs = performance.now();
  const child = Bun.spawn([...command], { env, stdout: 'pipe', stderr: 'pipe' });
  const url = await firstMatch(child.stdout, /listening (http:\/\/\S+)\n/);
  const health = await fetch(`${url}/healthz`);
  await health.arrayBuffer();
  const healthMs = performance.now() - startedMs;
  return {
    url,
    pid: child.pid,
    startedMs,
    healthMs,
    key: () => firstMatch(child.stderr, /(fd_\w{36})/),
    async stop() {
      child.kill('SIGTERM');
      await child.exited;
    },
  };
}

/** How much more memory a server takes with connections that say nothing. */
async function idleConnections(executable: string, env: Readonly<Record<string, string | undefined>>): Promise<Memory> {
  const server = await startServer([executable, 'serve', '--port', '0'], env);
  await Bun.sleep(SETTLE_MS);
  const before = memoryOf(server.pid);
  const { hostname, port } = new URL(server.url);
  const socket = { data() {}, error() {} };
  const sockets: Awaited<ReturnType<typeof Bun.connect>>[] = [];
  for (let from = 0; from < IDLE_CONNECTIONS; from += AT_ONCE) {
    const some = Array.from({ length: AT_ONCE }, () => Bun.connect({ hostname, port: Number(port), socket }));
    sockets.push(...(await Promise.all(some)));
  }
  await Bun.sleep(SETTLE_MS);
  const after = memoryOf(server.pid);
  for (const each of sockets) each.end();
  await server.stop();
  return { residentMb: after.residentMb - before.residentMb, privateMb: after.privateMb - before.privateMb };
}

interface Memory {
  readonly residentMb: number;
  /** Of no file: what no other process can share. */
  readonly privateMb: number;
}

function memoryOf(pid: number): Memory {
  const text = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
  const mb = (name: string): number => (Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(text)?.[1]) * 1024) / 1e6;
  return { residentMb: mb('Rss'), privateMb: mb('Anonymous') };
}

async function compileBare(folder: string): Promise<string> {
  const source = join(folder, 'bare.ts');
  const outfile = join(folder, 'bare');
  await Bun.write(source, BARE);
  const command = [
    process.execPath,
    'build',
    '--compile',
    '--bytecode',
    '--format=esm',
    source,
    `--outfile=${outfile}`,
  ];
  if (Bun.spawnSync(command, { stdio: ['ignore', 'ignore', 'ignore'] }).exitCode !== 0) {
    throw new Error('the bare server cannot be built');
  }
  return outfile;
}

/** The first request of this process loads what requests need. */
async function warmFetch(): Promise<void> {
  const server = Bun.serve({ hostname: '127.0.0.1', port: 0, fetch: () => new Response('') });
  for (let i = 0; i < 3; i++) await (await fetch(server.url)).arrayBuffer();
  await server.stop(true);
}

async function firstMatch(stream: ReadableStream<Uint8Array>, pattern: RegExp): Promise<string> {
  const decoder = new TextDecoder();
  const reader = stream.getReader();
  let text = '';
  for (;;) {
    const { value, done } = await reader.read();
    if (done) throw new Error(`the process ended without ${pattern}: ${text}`);
    text += decoder.decode(value, { stream: true });
    const match = pattern.exec(text);
    if (match !== null) {
      // What it writes from now on is not read; the pipe must not fill up.
      reader.releaseLock();
      void stream.pipeTo(new WritableStream()).catch(() => {});
      return match[1];
    }
  }
}
