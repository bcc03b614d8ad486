/**
 * What a warm, metered `/v1/decide` costs, stage by stage, in microseconds of processor time per call, without the network:
 * so that whoever makes it faster knows where to look. Stages overlap where one contains another.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFailureLimiter } from '../src/account/failed-keys.ts';
import { readConfig } from '../src/config/read-config.ts';
import { callOperation } from '../src/http/call.ts';
import { answeredHeaders } from '../src/http/headers.ts';
import { createLog } from '../src/http/log.ts';
import type { ServerContext } from '../src/http/server-context.ts';
import { checkConnected } from '../src/http/stream-response.ts';
import { nextTurn } from '../src/lib/timers.ts';
import { newCall } from '../src/metering/meter.ts';
import { answerPayload } from '../src/operations/answer-text.ts';
import { decide } from '../src/operations/decide.ts';
import { OPERATIONS } from '../src/operations/table.ts';
import { openService } from '../src/service/open-service.ts';
import { contextFor } from '../src/service/service.ts';
import type { Measure } from './measure.ts';

/** Calls that are under way together, as with as many connections. */
const TOGETHER = 32;
const BATCHES = 60;
const ROUNDS = 15;
const PARAMETERS = { location: 'Leeds', activity: 'exterior-painting', when: 'tomorrow' } as const;
const URL_OF_CALL = `http://127.0.0.1:8080/v1/decide?${new URLSearchParams(PARAMETERS)}`;

export async function benchStages(): Promise<Measure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'fairday-bench-stages-'));
  const config = readConfig(new Map(), {
    FAIRDAY_DATA_DIR: folder,
    FAIRDAY_WEATHER: 'typical',
    FAIRDAY_RATE_PER_SECOND: '1000000',
    FAIRDAY_RATE_BURST: '1000000',
    FAIRDAY_FREE_DECISION_MONTH: '1000000000',
    FAIRDAY_NWS_URL: 'off',
    FAIRDAY_SWIC_URL: 'off',
    FAIRDAY_SWPC_URL: 'off',
  });
  // As a server, which flushes its log by itself; the commits of a command flush within the commit.
  const service = await openService(config, () => {}, { forServer: true });
  try {
    return await measured(service);
  } finally {
    await service.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measured(service: Awaited<ReturnType<typeof openService>>): Promise<Measure[]> {
  const { accounts, clock } = service;
  const account = await accounts.createAccount('bench@example.org', 'verified', clock.nowMs());
  const { id: keyId, key } = await accounts.createKey(account.id, 'bench', clock.nowMs());
  const holder = await accounts.findKey(key, clock.nowMs());
  const operation = OPERATIONS.find(({ name }) => name === 'decide');
  if (holder === null || operation === undefined) throw new Error('there is nobody to ask, or nothing');
  const request = () => new Request(URL_OF_CALL, { headers: { 'X-API-Key': key, Host: '127.0.0.1:8080' } });
  const server: ServerContext = {
    service,
    failures: createFailureLimiter(clock.monotonicMs),
    log: createLog('off', () => {}, clock.nowMs),
    connectionIp: () => '127.0.0.1',
    callerIp: () => '127.0.0.1',
    loggedAddress: () => null,
    streams: { onStop() {}, offStop() {}, track() {}, stop: async () => {} },
    pingMs: 5_000,
    longCalls: { begin: () => () => {} },
  };
  const context = contextFor(service, holder, () => null);
  const answer = await decide.run(context, PARAMETERS);
  const bill = { charged: 'free', costMicroGbp: 0, freeRemaining: 999_999, balanceMicroGbp: 0 } as const;
  const rate = { allowed: true, perSecond: 20, limit: 40, remaining: 39, retryAfterSeconds: 0 };
  const call = { ...newCall(), rate, bill };
  const charge = { accountId: account.id, keyId, meter: 'decision', units: 1, operation: 'decide' } as const;
  const one = request();
  const stages: Readonly<Record<string, () => unknown>> = {
    'a request as an object, as the runtime makes it': request,
    'who calls, with the balance': () => accounts.findCaller(key, 'decision', clock.nowMs()),
    'the request rate': () => accounts.takeRequest(account.id, holder),
    'the checks of the question': () => decide.validate?.(context, PARAMETERS),
    'the decision, as remembered': () => decide.run(context, PARAMETERS),
    'whether the caller is still there': async () => {
      await nextTurn();
      checkConnected(one);
    },
    'the charge, in groups of 32, on disk': () =>
      accounts.charge({ ...charge, requestId: crypto.randomUUID(), nowMs: clock.nowMs() }),
    'the body': () => answerPayload(answer, bill, clock.nowMs()),
    'headers and response': () => new Response('{}', { headers: answeredHeaders(answer, 'bench', call) }),
    'the whole call': () => callOperation(operation, request(), crypto.randomUUID(), server),
  };
  const measures: Measure[] = [];
  for (const [name, run] of Object.entries(stages)) {
    const value = await leastMicroseconds(run);
    measures.push({ name: `stage of a warm decide: ${name}`, value, unit: 'µs', isStage: true });
  }
  return measures;
}

/** Of several rounds the least: whatever else the machine does only adds to it. */
async function leastMicroseconds(run: () => unknown): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS; round++) {
    const before = process.cpuUsage();
    for (let batch = 0; batch < BATCHES; batch++) await Promise.all(Array.from({ length: TOGETHER }, run));
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, (user + system) / (BATCHES * TOGETHER));
  }
  return least;
}
