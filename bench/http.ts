/**
 * A warm, metered `/v1/decide` beside a bare `Bun.serve` that returns the same bytes, in turn within one run: the ratio
 * says what routing, key, rate, parameters, decision, durable charge and bill cost together. And the first moments of
 * the executable: how soon it answers, and what it weighs when idle.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type LoadResult, load } from './load.ts';
import type { Measure } from './measure.ts';
import { median } from './measure.ts';

const ROUNDS = 6;
const ROUND_MS = 1_500;
const CONNECTIONS = 50;
const PATH = '/v1/decide?location=Leeds&activity=exterior-painting&when=tomorrow';

/** `executable` is the built program. */
export async function benchHttp(executable: string): Promise<Measure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'fairday-bench-'));
  const env = {
    ...process.env,
    FAIRDAY_WEATHER: 'typical',
    FAIRDAY_LOG: 'off',
    FAIRDAY_RATE_PER_SECOND: '1000000',
    FAIRDAY_RATE_BURST: '1000000',
    FAIRDAY_FREE_DECISION_MONTH: '1000000000',
  };
  const startedMs = performance.now();
  const child = Bun.spawn([executable, 'serve', '--port', '0'], { cwd: folder, env, stdout: 'pipe', stderr: 'pipe' });
  const url = await firstUrl(child.stdout);
  const health = await fetch(`${url}/healthz`);
  const firstAnswerMs = performance.now() - startedMs;
  if (!health.ok) throw new Error('not healthy');
  const key = await ownerKey(child.stderr);
  const idleMb = await idleMemoryMb(child.pid);
  const body = await (await fetch(url + PATH, { headers: { 'X-API-Key': key } })).text();
  const bareChild = await bareServer(body);
  const pairs: { fairday: LoadResult; bare: LoadResult }[] = [];
  try {
    await load(url + PATH, { 'X-API-Key': key }, CONNECTIONS, ROUND_MS);
    for (let round = 0; round < ROUNDS; round++) {
      const bareResult = await load(bareChild.url, {}, CONNECTIONS, ROUND_MS);
      const fairday = await load(url + PATH, { 'X-API-Key': key }, CONNECTIONS, ROUND_MS);
      pairs.push({ fairday, bare: bareResult });
    }
  } finally {
    bareChild.stop();
    child.kill('SIGTERM');
    await child.exited;
    rmSync(folder, { recursive: true, force: true });
  }
  const ratios = pairs.map(({ fairday, bare: other }) => fairday.requestsPerSecond / other.requestsPerSecond);
  const of = (pick: (pair: (typeof pairs)[number]) => number) => median(pairs.map(pick));
  return [
    {
      name: 'warm decide / bare server, requests per second',
      value: median(ratios),
      unit: 'ratio',
      note: `from ${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)} over ${ROUNDS} pairs; body ${body.length} B; failures ${pairs.reduce((sum, { fairday }) => sum + fairday.failures, 0)}`,
    },
    { name: 'warm decide', value: of(({ fairday }) => fairday.requestsPerSecond), unit: 'req/s' },
    { name: 'warm decide p50', value: of(({ fairday }) => fairday.p50Ms), unit: 'ms' },
    { name: 'warm decide p99', value: of(({ fairday }) => fairday.p99Ms), unit: 'ms' },
    { name: 'bare server p50', value: of(({ bare: other }) => other.p50Ms), unit: 'ms' },
    { name: 'bare server p99', value: of(({ bare: other }) => other.p99Ms), unit: 'ms' },
    { name: 'start to first /healthz', value: firstAnswerMs, unit: 'ms', note: 'executable, empty folder' },
    { name: 'idle memory', value: idleMb, unit: 'MB', note: 'resident, one second after start' },
  ];
}

/** The same bytes from a process of its own, as the measured one has. */
async function bareServer(body: string): Promise<{ url: string; stop(): void }> {
  const script = `const body = process.env.BODY;
const server = Bun.serve({ hostname: '127.0.0.1', port: 0, fetch: () => new Response(body, { headers: { 'Content-Type': 'application/json; charset=utf-8' } }) });
console.log('listening ' + server.url.origin);`;
  const child = Bun.spawn([process.execPath, '-e', script], { env: { ...process.env, BODY: body }, stdout: 'pipe' });
  const url = await firstUrl(child.stdout);
  return { url: `${url}/`, stop: () => child.kill() };
}

async function firstUrl(stream: ReadableStream<Uint8Array>): Promise<string> {
  return firstMatch(stream, /listening (http:\/\/\S+)\n/);
}

async function ownerKey(stream: ReadableStream<Uint8Array>): Promise<string> {
  return firstMatch(stream, /(fd_\w{36})/);
}

async function firstMatch(stream: ReadableStream<Uint8Array>, pattern: RegExp): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of stream) {
    text += decoder.decode(chunk, { stream: true });
    const match = pattern.exec(text);
    if (match !== null) return match[1];
  }
  throw new Error(`the process ended without ${pattern}: ${text}`);
}

/** Resident memory once the process has settled; Linux only. */
async function idleMemoryMb(pid: number): Promise<number> {
  await Bun.sleep(1_000);
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? Number.NaN) / 1000;
}
