/**
 * Measures a warm, metered `/v1/decide` and a fortnight of `/v1/forecast`, each compared with a bare `Bun.serve` that
 * returns the same body, alternating within one run: the ratio is the cost of routing, key, rate, parameters, answer,
 * durable charge and bill together. The bare server serializes its JSON for each request, as any handler would; a second
 * one sends prepared bytes. Also measures the start of the executable and its memory when idle.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type LoadResult, load } from './load.ts';
import type { Measure } from './measure.ts';
import { median } from './measure.ts';

const ROUNDS = 6;
const ROUND_MS = 1_500;
const CONNECTIONS = 50;
const QUESTIONS = {
  decide: '/v1/decide?location=Leeds&activity=exterior-painting&when=tomorrow',
  'forecast of 14 days': '/v1/forecast?q=Leeds&days=14',
};

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
    FAIRDAY_FREE_STANDARD_DAY: '1000000000',
  };
  const startedMs = performance.now();
  const child = Bun.spawn([executable, 'serve', '--port', '0', '--print-key'], {
    cwd: folder,
    env,
    stdout: 'pipe',
    stderr: 'pipe',
  });
  const url = await firstUrl(child.stdout);
  const health = await fetch(`${url}/healthz`);
  const firstAnswerMs = performance.now() - startedMs;
  if (!health.ok) throw new Error('not healthy');
  const key = await ownerKey(child.stderr);
  const idleMb = await idleMemoryMb(child.pid);
  const measures: Measure[] = [];
  try {
    for (const [name, path] of Object.entries(QUESTIONS)) {
      measures.push(...(await besideBare(name, url + path, { 'X-API-Key': key }, folder)));
    }
  } finally {
    child.kill('SIGTERM');
    await child.exited;
    rmSync(folder, { recursive: true, force: true });
  }
  return [
    ...measures,
    { name: 'start to first /healthz', value: firstAnswerMs, unit: 'ms', note: 'executable, empty folder' },
    { name: 'idle memory', value: idleMb, unit: 'MB', note: 'resident, one second after start' },
  ];
}

/** One warm query, alternating with the two bare servers. */
async function besideBare(
  name: string,
  address: string,
  headers: Readonly<Record<string, string>>,
  folder: string,
): Promise<Measure[]> {
  const body = await (await fetch(address, { headers })).text();
  const bodyFile = join(folder, 'body.json');
  writeFileSync(bodyFile, body);
  const bareChild = await bareServer(bodyFile, 'Response.json(body)');
  const bytesChild = await bareServer(bodyFile, 'new Response(text, init)');
  const rounds: { fairday: LoadResult; bare: LoadResult; bytes: LoadResult }[] = [];
  try {
    await load(address, headers, CONNECTIONS, ROUND_MS);
    for (let round = 0; round < ROUNDS; round++) {
      rounds.push({
        bare: await load(bareChild.url, {}, CONNECTIONS, ROUND_MS),
        fairday: await load(address, headers, CONNECTIONS, ROUND_MS),
        bytes: await load(bytesChild.url, {}, CONNECTIONS, ROUND_MS),
      });
    }
  } finally {
    bareChild.stop();
    bytesChild.stop();
  }
  const ratios = rounds.map(({ fairday, bare }) => fairday.requestsPerSecond / bare.requestsPerSecond);
  const toBytes = rounds.map(({ fairday, bytes }) => fairday.requestsPerSecond / bytes.requestsPerSecond);
  const of = (pick: (round: (typeof rounds)[number]) => number) => median(rounds.map(pick));
  const failures = rounds.reduce((sum, { fairday }) => sum + fairday.failures, 0);
  return [
    {
      name: `warm ${name} / bare server`,
      value: median(ratios),
      unit: 'ratio',
      note: `${spread(ratios)}; body ${body.length} B; ${CONNECTIONS} connections; ${failures} failures`,
    },
    { name: `warm ${name} / bare server of ready bytes`, value: median(toBytes), unit: 'ratio', note: spread(toBytes) },
    { name: `warm ${name}`, value: of(({ fairday }) => fairday.requestsPerSecond), unit: 'req/s' },
    { name: `warm ${name} p50`, value: of(({ fairday }) => fairday.p50Ms), unit: 'ms' },
    { name: `warm ${name} p99`, value: of(({ fairday }) => fairday.p99Ms), unit: 'ms' },
    { name: 'bare server of its body p50', value: of(({ bare }) => bare.p50Ms), unit: 'ms' },
    { name: 'bare server of its body p99', value: of(({ bare }) => bare.p99Ms), unit: 'ms' },
  ];
}

function spread(ratios: readonly number[]): string {
  return `from ${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)} over ${ratios.length} rounds`;
}

/** A bare server in its own process that answers with the body in a file; `answer` is the expression for the response. */
async function bareServer(bodyFile: string, answer: string): Promise<{ url: string; stop(): void }> {
  const script = `const text = await Bun.file(process.env.BODY_FILE).text();
const body = JSON.parse(text);
const init = { headers: { 'Content-Type': 'application/json; charset=utf-8' } };
const server = Bun.serve({ hostname: '127.0.0.1', port: 0, fetch: () => ${answer} });
console.log('listening ' + server.url.origin);`;
  const env = { ...process.env, BODY_FILE: bodyFile };
  const child = Bun.spawn([process.execPath, '-e', script], { env, stdout: 'pipe' });
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
