/**
 * Asks a server about ever new places, all kinds of questions, and watches what it takes of memory: its caches are bounded by
 * bytes (FAIRDAY_MEMORY_MB), so it must not grow with the number of places. The weather comes from a stand-in on this machine.
 * With --faults that fails for some seconds of every half minute, in one way after another.
 *
 *   bun run test:soak                           ten minutes, with an executable built for it
 *   bun run test:soak 3                         three minutes
 *   bun run test:soak 30 --faults               half an hour of an upstream that fails now and then
 *   bun test/soak/long.ts 3 --program dist/fairday --memory 512
 *   bun test/soak/long.ts 2 --mix years         only questions of that kind: see MIXES; not recorded, nor is the next
 *   bun test/soak/long.ts 2 --callers 200
 */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { recordResult } from '../../scripts/reliability.ts';
import { inEmptyFolder, ROOT, startServerProcess } from '../support/process.ts';
import { type Fault, startUpstream } from '../upstream/server.ts';

const { values, positionals } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    memory: { type: 'string', default: '256' },
    program: { type: 'string' },
    faults: { type: 'boolean', default: false },
    mix: { type: 'string', default: 'all' },
    callers: { type: 'string', default: '8' },
  },
  allowPositionals: true,
});
const minutes = Number(positionals[0] ?? values.minutes);
const memoryMb = Number(values.memory);
const USUAL_CALLERS = 8;
const callers = Number(values.callers);
const SAMPLE_MS = 5_000;

const ACTIVITIES = [
  'running',
  'exterior-painting',
  'golf',
  'stargazing',
  'laundry-drying',
  'sailing',
  'driving',
  'beach',
];
const PATHS: readonly ((place: string, i: number) => string)[] = [
  (place, i) =>
    `/v1/decide?location=${place}&activity=${ACTIVITIES[i % ACTIVITIES.length]}&when=tomorrow&detail=hourly`,
  (place, i) => `/v1/best-day?location=${place}&activity=${ACTIVITIES[i % ACTIVITIES.length]}&days=14`,
  (place) => `/v1/current?q=${place}`,
  (place) => `/v1/forecast?q=${place}&days=7`,
  (place) => `/v1/history?q=${place}&dt=2026-10-01&end_dt=2026-10-07`,
  (place) => `/v1/solar?q=${place}&dt=2026-11-24`,
  (place) => `/v1/astronomy?q=${place}`,
  (place) => `/v1/airquality?q=${place}`,
];

/** Questions of one kind, each of which holds other things in memory while it is answered. */
const MIXES: Readonly<Record<string, readonly ((place: string, i: number) => string)[]>> = {
  all: PATHS,
  history: [(place, i) => `/v1/history?q=${place}&dt=${2015 + (i % 10)}-06-01&end_dt=${2015 + (i % 10)}-06-30`],
  'best-day': [PATHS[1]],
  questions: [
    (place) => `Will it rain tomorrow at ${place}?`,
    (place) => `When can I paint the fence this week at ${place}?`,
    (place) => `Which day next week is best for golf at ${place}?`,
    (place) => `What was the weather on 3 October 2026 at ${place}?`,
    (place) => `How likely is snow at ${place} this weekend?`,
  ],
  // Each loads the hours or the days of ten years.
  years: [
    (place) => `How often does it rain in July at ${place}?`,
    (place) => `Was last May warmer than usual at ${place}?`,
    (place) => `How hot is it usually in August at ${place}?`,
  ],
};

/** A quarter of a run may take so much more than the one before and be called flat. */
const GROWTH_MB = 6;

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** A path is called, any other text is a question. */
async function ask(url: string, text: string, key: string): Promise<number> {
  const headers = { 'X-API-Key': key, 'Content-Type': 'application/json' };
  const response = text.startsWith('/')
    ? await fetch(url + text, { headers })
    : await fetch(`${url}/v1/ai`, { method: 'POST', headers, body: JSON.stringify({ q: text }) });
  await response.arrayBuffer();
  return response.status;
}

/** Builds the executable: from source a server holds its own code too. */
function build(outfile: string): string {
  const command = [process.execPath, join(ROOT, 'scripts', 'build.ts'), '--outfile', outfile];
  const { exitCode } = Bun.spawnSync(command, { stdio: ['ignore', 'ignore', 'inherit'] });
  if (exitCode !== 0) throw new Error('the build failed');
  return outfile;
}

/** What a process takes, MB. */
interface Memory {
  /** All of it that is in memory, with pages of the executable and the tables, which the system can drop: now, and at most. */
  readonly resident: number;
  readonly highest: number;
  /** What is its own and cannot be dropped; on Linux alone, elsewhere all of it. */
  readonly own: number;
}

function memoryOf(pid: number): Memory {
  if (process.platform !== 'linux') {
    const resident = Number(Bun.spawnSync(['ps', '-o', 'rss=', '-p', String(pid)]).stdout.toString()) / 1024;
    return { resident, highest: resident, own: resident };
  }
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const mb = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024;
  return { resident: mb('VmRSS'), highest: mb('VmHWM'), own: mb('RssAnon') };
}

const FAULTS: readonly Fault[] = [
  { kind: 'status', status: 500, body: 'out of order' },
  { kind: 'reset' },
  { kind: 'slow', milliseconds: 4_000 },
  { kind: 'cut-json' },
  { kind: 'hang' },
  { kind: 'error-in-200' },
  { kind: 'nulls' },
  { kind: 'concurrency-limit' },
  { kind: 'wrong-length' },
  { kind: 'huge' },
  { kind: 'redirect' },
];
const BETWEEN_FAULTS_MS = 24_000;
const FAULT_MS = 6_000;
/** What says that there is no weather to be had. */
const UNAVAILABLE = [502, 503, 504];

const mix = MIXES[values.mix];
if (mix === undefined) throw new Error(`--mix is one of ${Object.keys(MIXES).join(', ')}`);
const upstream = startUpstream();
await inEmptyFolder(async (cwd) => {
  const program = values.program === undefined ? build(join(cwd, 'fairday')) : resolve(values.program);
  const server = await startServerProcess([program], cwd, {
    FAIRDAY_WEATHER: 'open-meteo',
    FAIRDAY_OPEN_METEO_URL: upstream.url,
    // No test asks the services of the world.
    FAIRDAY_MET_NORWAY: 'off',
    FAIRDAY_NWS_URL: 'off',
    FAIRDAY_SWIC_URL: 'off',
    FAIRDAY_SWPC_URL: 'off',
    FAIRDAY_MEMORY_MB: String(memoryMb),
    FAIRDAY_CACHE_MB: '200',
    FAIRDAY_FREE_DECISION_MONTH: '100000000',
    FAIRDAY_FREE_STANDARD_DAY: '100000000',
    FAIRDAY_FREE_PREMIUM_DAY: '100000000',
    FAIRDAY_RATE_PER_SECOND: '100000',
    FAIRDAY_RATE_BURST: '100000',
  });
  const key = await server.ownerKey();
  const endMs = performance.now() + minutes * 60_000;
  let [samples, peakMb, lastMb, faults] = [0, 0, 0, 0];
  const ownMb: number[] = [];
  const statuses = new Map<number, number>();
  let calls = 0;
  const caller = async () => {
    while (performance.now() < endMs) {
      const i = calls++;
      const place = `${(Math.random() * 130 - 60).toFixed(3)},${(Math.random() * 358 - 179).toFixed(3)}`;
      // On a machine that others load too, a connection may be closed for silence; that is no fault of the memory.
      const status = await ask(server.url, mix[i % mix.length](place, i), key).catch(() => 0);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  const watcher = async () => {
    while (performance.now() < endMs) {
      await Bun.sleep(SAMPLE_MS);
      const { resident, highest, own } = memoryOf(server.pid);
      lastMb = Math.round(resident);
      peakMb = Math.max(peakMb, Math.round(highest));
      ownMb.push(own);
      if (++samples % 6 === 0)
        console.log(`${samples * 5} s  ${calls} calls  ${lastMb} MB, ${Math.round(own)} its own, highest ${peakMb} MB`);
    }
  };
  const breaker = async () => {
    while (values.faults && performance.now() + BETWEEN_FAULTS_MS + FAULT_MS < endMs) {
      await Bun.sleep(BETWEEN_FAULTS_MS);
      upstream.fail(FAULTS[faults++ % FAULTS.length]);
      await Bun.sleep(FAULT_MS);
      upstream.heal();
    }
  };
  await Promise.all([watcher(), breaker(), ...Array.from({ length: callers }, caller)]);
  const exitCode = await server.stop();
  const counts = [...statuses].map(([status, count]) => `${count} × ${status === 0 ? 'no answer' : status}`).join(', ');
  console.log(
    `${calls} calls (${counts}) in ${minutes} min; peak ${peakMb} MB, at the end ${lastMb} MB; exit ${exitCode}`,
  );
  const countOf = (counts: (status: number) => boolean) =>
    [...statuses].reduce((sum, [status, count]) => sum + (counts(status) ? count : 0), 0);
  // More callers than upstream has turns for are told so too.
  const mayLackWeather = values.faults || callers > USUAL_CALLERS;
  const unavailable = mayLackWeather ? countOf((status) => UNAVAILABLE.includes(status)) : 0;
  const failed = countOf((status) => status >= 500) - unavailable;
  const grownMb = mean(ownMb.slice(-samples / 4)) - mean(ownMb.slice(-samples / 2, -samples / 4));
  const held = peakMb <= memoryMb && grownMb <= GROWTH_MB && exitCode === 0 && failed === 0;
  if (!held) process.exitCode = 1;
  if (values.mix !== 'all' || callers !== USUAL_CALLERS) return;
  recordResult(values.faults ? 'soak-with-faults' : 'soak', held, {
    minutes,
    calls,
    'times that the weather upstream failed': faults,
    'answers that there is no weather meanwhile': unavailable,
    'other answers of 500 or above': failed,
    FAIRDAY_MEMORY_MB: memoryMb,
    'highest resident memory, MB': peakMb,
    'resident memory at the end, MB': lastMb,
    'memory of its own, highest, MB': Math.round(Math.max(...ownMb)),
    'memory of its own, more in the last quarter than in the one before, MB': Math.round(grownMb),
  });
});
await upstream.stop();
