/**
 * The example answers of the OpenAPI document: each is what a running service answers to the example request of its
 * operation, or to a request that ends in that error. A test compares them; this script writes them.
 *
 *   bun scripts/document-examples.ts            says whether they differ; exit 1 if so
 *   bun scripts/document-examples.ts --write    writes what the service answers now
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AccountStatus } from '../src/account/account.ts';
import { ERROR_STATUS, type ErrorCode } from '../src/operations/error-codes.ts';
import type { Operation } from '../src/operations/operation.ts';
import { OPERATIONS } from '../src/operations/table.ts';
import type { Service } from '../src/service/service.ts';
import { capXml, infoXml } from '../test/alerts/message.ts';
import { startTestService, type TestOptions } from '../test/support/service.ts';
import { startUpstream } from '../test/upstream/server.ts';

const FILE = join(import.meta.dir, '..', 'src', 'operations', 'openapi-examples.json');
const NOW = '2026-06-20T09:00:00Z';
/** Entries of a list that an example shows. */
const MAX_ENTRIES = 2;

interface Made {
  readonly answers: Record<string, unknown>;
  readonly events: string;
  readonly errors: Record<string, unknown>;
}

interface Call {
  readonly status?: AccountStatus;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

type Send = (path: string, call?: Call) => Promise<Response>;

const JSON_BODY = { 'Content-Type': 'application/json' };
const question = (q: string): Call => ({ method: 'POST', headers: JSON_BODY, body: JSON.stringify({ q }) });
const RAIN = question('Will it rain in Leeds tomorrow?');
/** Under an id that is sent more than once. */
const again = (call: Call): Call => ({ ...call, headers: { ...call.headers, 'X-Request-Id': 'example-again' } });

/** Runs `work` with a service of its own, and the means to send it requests of one account. */
async function withService<T>(
  env: Readonly<Record<string, string>>,
  work: (send: Send, service: Service) => Promise<T>,
  options: TestOptions = {},
): Promise<T> {
  const server = await startTestService({ FAIRDAY_NOW: NOW, ...env }, options);
  const { accounts, clock } = server.service;
  let sent = 0;
  const keys = new Map<AccountStatus, string>();
  const keyOf = async (status: AccountStatus): Promise<string> => {
    const account = await accounts.createAccount(`${status}@example.org`, status, clock.nowMs());
    return (await accounts.createKey(account.id, 'example', clock.nowMs())).key;
  };
  try {
    return await work(async (path, { status = 'verified', method = 'GET', headers = {}, body } = {}) => {
      const key = keys.get(status) ?? (await keyOf(status));
      keys.set(status, key);
      return fetch(`${server.url}${path}`, {
        method,
        headers: { 'X-API-Key': key, 'X-Request-Id': `example-${++sent}`, ...headers },
        ...(body === undefined ? {} : { body }),
      });
    }, server.service);
  } finally {
    await server.stop();
  }
}

/** A value with its lists cut, so that an example can be taken in at a glance. */
function shortened(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, MAX_ENTRIES).map(shortened);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, shortened(part)]));
}

function pathOf({ path, example }: Operation): string {
  return `${path}?${new URLSearchParams(example)}`;
}

async function answerOf(operation: Operation, send: Send): Promise<unknown> {
  const response = await (operation.method === 'POST'
    ? send(operation.path, question(operation.example.q))
    : send(pathOf(operation)));
  if (response.status !== 200) throw new Error(`${operation.name}: ${await response.text()}`);
  return shortened(await response.json());
}

async function answersOnClimate(send: Send): Promise<Record<string, unknown>> {
  const answers: Record<string, unknown> = {};
  for (const operation of OPERATIONS) {
    if (operation.name !== 'airquality') answers[operation.name] = await answerOf(operation, send);
  }
  return answers;
}

/** Air quality comes from a network alone; here from a stand-in for it. */
async function answerOfAir(): Promise<Record<string, unknown>> {
  const upstream = startUpstream({ nowMs: () => Date.parse(NOW) });
  const operation = OPERATIONS.find(({ name }) => name === 'airquality');
  const env = { FAIRDAY_WEATHER: 'open-meteo', FAIRDAY_OPEN_METEO_URL: upstream.url };
  try {
    return await withService(env, async (send) =>
      operation === undefined ? {} : { airquality: await answerOf(operation, send) },
    );
  } finally {
    await upstream.stop();
  }
}

async function eventsOf(send: Send): Promise<string> {
  const headers = { ...JSON_BODY, Accept: 'text/event-stream' };
  const text = await (await send('/v1/ai', { ...RAIN, headers })).text();
  return text.replace(/^data: (.*)$/gm, (_, json: string) => `data: ${JSON.stringify(shortened(JSON.parse(json)))}`);
}

const DECIDE = '/v1/decide?location=Leeds&activity=running';

/** A request for each error that a service on its usual settings gives. */
const FAILING: readonly (readonly [ErrorCode, string, Call])[] = [
  ['invalid_parameter', '/v1/decide?location=Leeds&activty=running', {}],
  ['malformed_body', '/v1/ai', { ...RAIN, body: '{"q":' }],
  ['place_required', '/v1/ai', question('Will it rain tomorrow?')],
  ['missing_api_key', DECIDE, { headers: { 'X-API-Key': '' } }],
  ['invalid_api_key', DECIDE, { headers: { 'X-API-Key': 'fd_wrong' } }],
  ['email_not_verified', DECIDE, { status: 'unverified' }],
  ['account_suspended', DECIDE, { status: 'suspended' }],
  ['location_not_found', '/v1/decide?location=Sprngfeld&activity=running', {}],
  ['not_found', '/v1/decidee', {}],
  ['method_not_allowed', DECIDE, { method: 'DELETE' }],
  ['payload_too_large', '/v1/ai', { ...RAIN, body: ' '.repeat(70_000) }],
  ['unsupported_media_type', '/v1/ai', { ...RAIN, headers: { 'Content-Type': 'text/plain' } }],
  ['no_hours_left', `${DECIDE}&from=1&to=3`, {}],
  ['not_a_weather_question', '/v1/ai', question('Who wrote Hamlet?')],
];

async function errorOf(code: ErrorCode, response: Response): Promise<unknown> {
  const body = (await response.json()) as { error?: { code: string } };
  if (body.error?.code !== code || response.status !== ERROR_STATUS[code]) {
    throw new Error(`instead of ${code}: ${response.status} ${JSON.stringify(body)}`);
  }
  return shortened(body);
}

/** The errors that take a service of their own to provoke. */
async function rareErrors(): Promise<Record<string, unknown>> {
  const errors: Record<string, unknown> = {};
  const record = async (code: ErrorCode, response: Response) => {
    errors[code] = await errorOf(code, response);
  };
  await withService({ FAIRDAY_FREE_DECISION_MONTH: '0' }, async (send) =>
    record('payment_required', await send(DECIDE)),
  );
  await withService({ FAIRDAY_RATE_PER_SECOND: '1', FAIRDAY_RATE_BURST: '1' }, async (send) => {
    await send(DECIDE);
    await record('rate_limited', await send(DECIDE));
  });
  const down = startUpstream();
  down.fail({ kind: 'status', status: 500, body: '' });
  await withService({ FAIRDAY_WEATHER: 'open-meteo', FAIRDAY_OPEN_METEO_URL: down.url }, async (send) =>
    record('weather_unavailable', await send(DECIDE)),
  );
  await down.stop();
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const phraser = {
    async *phrase(): AsyncGenerator<string> {
      begin();
      await ended;
      yield '';
    },
  };
  await withService(
    {},
    async (send) => {
      const first = send('/v1/ai', again(RAIN));
      await begun;
      await record('request_in_progress', await send('/v1/ai', again(RAIN)));
      end();
      await first;
    },
    { ask: { phraser } },
  );
  const faulty = {
    parse(): never {
      throw new Error('a fault');
    },
  };
  await withService({}, async (send) => record('internal', await send('/v1/ai', RAIN)), {
    ask: { parser: async () => faulty },
  });
  await withService({}, async (send, { accounts }) => {
    await send(DECIDE);
    await accounts.close();
    await record('service_unavailable', await send(DECIDE));
  });
  return errors;
}

/** All examples, as a service answers now. */
export async function makeExamples(): Promise<Made> {
  const alerts = mkdtempSync(join(tmpdir(), 'fairday-examples-'));
  writeFileSync(join(alerts, 'leeds.xml'), capXml({ infos: infoXml({ severity: 'Moderate' }) }));
  try {
    const usual = await withService({ FAIRDAY_CAP_DIR: alerts }, async (send) => {
      const answers = await answersOnClimate(send);
      const errors: Record<string, unknown> = {};
      for (const [code, path, call] of FAILING) errors[code] = await errorOf(code, await send(path, call));
      const events = await eventsOf(send);
      await send('/v1/ai', again(RAIN));
      const other = again(question('Is it windy in Leeds?'));
      errors.request_id_reused = await errorOf('request_id_reused', await send('/v1/ai', other));
      return { answers, errors, events };
    });
    const answers: Record<string, unknown> = { ...usual.answers, ...(await answerOfAir()) };
    const errors: Record<string, unknown> = { ...usual.errors, ...(await rareErrors()) };
    return {
      answers: inOrder(
        OPERATIONS.map(({ name }) => name),
        answers,
      ),
      events: usual.events,
      errors: inOrder(Object.keys(ERROR_STATUS), errors),
    };
  } finally {
    rmSync(alerts, { recursive: true, force: true });
  }
}

function inOrder(names: readonly string[], values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(names.map((name) => [name, values[name]]));
}

/** The examples that stand in the document. */
export function writtenExamples(): unknown {
  return JSON.parse(readFileSync(FILE, 'utf8'));
}

if (import.meta.main) {
  const made = await makeExamples();
  const differs = !Bun.deepEquals(writtenExamples(), made);
  if (differs) console.log('the examples of the OpenAPI document differ');
  if (process.argv.includes('--write')) writeFileSync(FILE, `${JSON.stringify(made, null, 2)}\n`);
  else if (differs) process.exitCode = 1;
}
