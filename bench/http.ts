/**
 * Measures warm calls, metered as ever, each compared with a bare `Bun.serve` that returns the same body, alternating within
 * one run: the ratio is the cost of routing, key, rate, parameters, answer, durable charge and bill together. The bare
 * server serializes its JSON for each request, as any handler would; a second one sends prepared bytes. Also measures the
 * start of the executable and its memory when idle.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type LoadRequest, type LoadResult, load } from './load.ts';
import type { Measure } from './measure.ts';
import { median } from './measure.ts';
import { processorMicroseconds, spentBetween } from './processor-time.ts';

const ROUNDS = 6;
const ROUND_MS = 1_500;
const JSON_BODY = { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' };

interface Question {
  readonly name: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly connections: number;
  /** Share of the bare server's calls per second that is to be reached. */
  readonly goal: number;
  /** How many times the bare server's p99 it may be, where that is a goal. */
  readonly p99Goal?: number;
}

const DECIDE = '/v1/decide?location=Leeds&activity=exterior-painting&when=tomorrow';
const FORTNIGHT = '/v1/forecast?q=Leeds&days=14';
const TOOL_CALL = {
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/call',
  params: { name: 'decide', arguments: { location: 'Leeds', activity: 'exterior-painting', when: 'tomorrow' } },
};

/** What a client of the newest revision states in each message. */
const ENVELOPE = {
  'io.modelcontextprotocol/protocolVersion': '2026-07-28',
  'io.modelcontextprotocol/clientInfo': { name: 'bench', version: '1' },
  'io.modelcontextprotocol/clientCapabilities': {},
};

const QUESTIONS: readonly Question[] = [
  { name: 'decide', path: DECIDE, connections: 50, goal: 0.45, p99Goal: 2.5 },
  { name: 'decide, 500 connections', path: DECIDE, connections: 500, goal: 0.5, p99Goal: 2.5 },
  { name: 'best-day', path: '/v1/best-day?location=Leeds&activity=running', connections: 50, goal: 0.45 },
  { name: 'forecast of 14 days', path: FORTNIGHT, connections: 50, goal: 0.45 },
  {
    name: 'forecast of 14 days, compressed',
    path: FORTNIGHT,
    headers: { 'Accept-Encoding': 'gzip' },
    connections: 50,
    goal: 0.45,
  },
  { name: 'search', path: '/v1/search?q=Leeds', connections: 50, goal: 0.45 },
  { name: 'current', path: '/v1/current?q=Leeds', connections: 50, goal: 0.45 },
  { name: 'usage', path: '/v1/usage', connections: 50, goal: 0.45 },
  {
    name: 'decide as a tool of MCP',
    path: '/mcp',
    headers: { ...JSON_BODY, 'MCP-Protocol-Version': '2025-11-25' },
    body: JSON.stringify(TOOL_CALL),
    connections: 50,
    goal: 0.25,
  },
  {
    name: 'decide as a tool of MCP, revision of 2026',
    path: '/mcp',
    headers: {
      ...JSON_BODY,
      'MCP-Protocol-Version': '2026-07-28',
      'Mcp-Method': 'tools/call',
      'Mcp-Name': 'decide',
    },
    body: JSON.stringify({ ...TOOL_CALL, params: { ...TOOL_CALL.params, _meta: ENVELOPE } }),
    connections: 50,
    goal: 0.25,
  },
  {
    name: 'ask',
    path: '/v1/ai',
    headers: { ...JSON_BODY, Accept: 'application/json' },
    body: JSON.stringify({ q: 'Will it rain in Leeds tomorrow?' }),
    connections: 50,
    goal: 0.2,
  },
];

const SERVER_SETTINGS = {
  FAIRDAY_WEATHER: 'typical',
  FAIRDAY_LOG: 'off',
  FAIRDAY_RATE_PER_SECOND: '1000000',
  FAIRDAY_RATE_BURST: '1000000',
  FAIRDAY_FREE_DECISION_MONTH: '1000000000',
  FAIRDAY_FREE_STANDARD_DAY: '1000000000',
  FAIRDAY_FREE_PREMIUM_DAY: '1000000000',
};

/** The questions by which `--question` chooses. */
export const QUESTION_NAMES: readonly string[] = QUESTIONS.map(({ name }) => name);

/** `executable` is the built program; `chosen` names the questions that are asked, in the order of the list. */
export async function benchHttp(executable: string, chosen: readonly string[] = QUESTION_NAMES): Promise<Measure[]> {
  const measures: Measure[] = [];
  for (const question of QUESTIONS.filter(({ name }) => chosen.includes(name))) {
    const server = await serving(executable);
    try {
      measures.push(...(await besideBare(question, server)));
    } finally {
      await server.stop();
    }
  }
  return [...measures, ...(await startAndIdle(executable))];
}

/** The executable as it serves from a folder of its own. */
interface Served {
  readonly url: string;
  readonly key: string;
  readonly folder: string;
  readonly pid: number;
  stop(): Promise<void>;
}

/** A server for each question, so that none meets what the one before left in memory. */
async function serving(executable: string): Promise<Served> {
  const folder = mkdtempSync(join(tmpdir(), 'fairday-bench-'));
  const child = Bun.spawn([executable, 'serve', '--port', '0', '--print-key'], {
    cwd: folder,
    env: { ...process.env, ...SERVER_SETTINGS },
    stdout: 'pipe',
    stderr: 'pipe',
  });
  return {
    url: await firstUrl(child.stdout),
    key: await ownerKey(child.stderr),
    folder,
    pid: child.pid,
    stop: async () => {
      child.kill('SIGTERM');
      await child.exited;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function startAndIdle(executable: string): Promise<Measure[]> {
  const startedMs = performance.now();
  const server = await serving(executable);
  try {
    const health = await fetch(`${server.url}/healthz`);
    const firstAnswerMs = performance.now() - startedMs;
    if (!health.ok) throw new Error('not healthy');
    return [
      { name: 'start to first /healthz', value: firstAnswerMs, unit: 'ms', note: 'executable, empty folder' },
      {
        name: 'idle memory',
        value: await idleMemoryMb(server.pid),
        unit: 'MB',
        note: 'resident, one second after start',
      },
    ];
  } finally {
    await server.stop();
  }
}

/** One warm call, alternating with the two bare servers. */
async function besideBare(question: Question, { url, key, folder, pid }: Served): Promise<Measure[]> {
  const { name, path, body, connections, goal, p99Goal } = question;
  const request = { url: url + path, headers: { ...question.headers, 'X-API-Key': key }, ...(body && { body }) };
  const method = body === undefined ? 'GET' : 'POST';
  const answer = await (await fetch(request.url, { method, headers: request.headers, ...(body && { body }) })).text();
  const bodyFile = join(folder, 'body.json');
  // A tool of MCP may be answered as an event, which is no JSON text.
  writeFileSync(bodyFile, /^[[{]/.test(answer) ? answer : JSON.stringify({ answer }));
  const bareChild = await bareServer(bodyFile, 'Response.json(body)');
  const bytesChild = await bareServer(bodyFile, 'new Response(text, init)');
  const rounds: { fairday: Timed; bare: Timed; bytes: LoadResult }[] = [];
  try {
    await load(request, connections, ROUND_MS);
    for (let round = 0; round < ROUNDS; round++) {
      rounds.push({
        bare: await timed(bareChild.pid, { url: bareChild.url, headers: {} }, connections),
        fairday: await timed(pid, request, connections),
        bytes: await load({ url: bytesChild.url, headers: {} }, connections, ROUND_MS),
      });
    }
  } finally {
    bareChild.stop();
    bytesChild.stop();
  }
  const ratios = rounds.map(({ fairday, bare }) => fairday.requestsPerSecond / bare.requestsPerSecond);
  const toBytes = rounds.map(({ fairday, bytes }) => fairday.requestsPerSecond / bytes.requestsPerSecond);
  const p99 = rounds.map(({ fairday, bare }) => fairday.p99Ms / bare.p99Ms);
  const of = (pick: (round: (typeof rounds)[number]) => number) => median(rounds.map(pick));
  const failures = rounds.reduce((sum, { fairday }) => sum + fairday.failures, 0);
  return [
    {
      name: `warm ${name} / bare server`,
      value: median(ratios),
      unit: 'ratio',
      note: `${spread(ratios)}; body ${answer.length} B; ${connections} connections; ${failures} failures`,
      goal: { atLeast: goal },
    },
    {
      name: `p99 of warm ${name} / bare server`,
      value: median(p99),
      unit: 'ratio',
      note: spread(p99),
      ...(p99Goal === undefined ? { better: 'lower' } : { goal: { atMost: p99Goal } }),
    },
    {
      name: `warm ${name} / bare server of ready bytes`,
      value: median(toBytes),
      unit: 'ratio',
      note: spread(toBytes),
      better: 'higher',
    },
    { name: `warm ${name}`, value: of(({ fairday }) => fairday.requestsPerSecond), unit: 'req/s' },
    { name: `warm ${name} p50`, value: of(({ fairday }) => fairday.p50Ms), unit: 'ms' },
    { name: `warm ${name} p99`, value: of(({ fairday }) => fairday.p99Ms), unit: 'ms' },
    { name: 'bare server of its body p50', value: of(({ bare }) => bare.p50Ms), unit: 'ms' },
    { name: 'bare server of its body p99', value: of(({ bare }) => bare.p99Ms), unit: 'ms' },
    {
      name: `processor time of warm ${name}`,
      value: of(({ fairday }) => totalOf(fairday.perCall)),
      unit: 'µs',
      note: `a call: ${threadText(rounds.map(({ fairday }) => fairday.perCall))}; bare server ${of(({ bare }) => totalOf(bare.perCall)).toFixed(1)}`,
    },
  ];
}

function spread(ratios: readonly number[]): string {
  return `from ${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)} over ${ratios.length} rounds`;
}

interface BareServer {
  readonly url: string;
  readonly pid: number;
  stop(): void;
}

/** A round of load with the processor time of the server, in microseconds per call by thread. */
interface Timed extends LoadResult {
  readonly perCall: ReadonlyMap<string, number>;
}

async function timed(pid: number, request: LoadRequest, connections: number): Promise<Timed> {
  const before = processorMicroseconds(pid);
  const result = await load(request, connections, ROUND_MS);
  const spent = spentBetween(before, processorMicroseconds(pid));
  const calls = (result.requestsPerSecond * ROUND_MS) / 1000;
  return { ...result, perCall: new Map([...spent].map(([name, us]) => [name, us / calls])) };
}

function totalOf(perCall: ReadonlyMap<string, number>): number {
  return [...perCall.values()].reduce((sum, us) => sum + us, 0);
}

/** The threads that take more than a tenth of a microsecond a call, those that take most first. */
function threadText(rounds: readonly ReadonlyMap<string, number>[]): string {
  const names = new Set(rounds.flatMap((perCall) => [...perCall.keys()]));
  return [...names]
    .map((name) => ({ name, us: median(rounds.map((perCall) => perCall.get(name) ?? 0)) }))
    .filter(({ us }) => us > 0.1)
    .sort((a, b) => b.us - a.us)
    .map(({ name, us }) => `${name} ${us.toFixed(1)}`)
    .join(', ');
}

/** A bare server in its own process that answers with the body in a file; `answer` is the expression for the response. */
async function bareServer(bodyFile: string, answer: string): Promise<BareServer> {
  const script = `const text = await Bun.file(process.env.BODY_FILE).text();
const body = JSON.parse(text);
const init = { headers: { 'Content-Type': 'application/json; charset=utf-8' } };
const server = Bun.serve({ hostname: '127.0.0.1', port: 0, fetch: () => ${answer} });
console.log('listening ' + server.url.origin);`;
  const env = { ...process.env, BODY_FILE: bodyFile };
  const child = Bun.spawn([process.execPath, '-e', script], { env, stdout: 'pipe' });
  const url = await firstUrl(child.stdout);
  return { url: `${url}/`, pid: child.pid, stop: () => child.kill() };
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
