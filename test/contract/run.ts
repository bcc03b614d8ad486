/**
 * Sends random requests to real servers and holds every answer to the OpenAPI document: status, headers, body, error code,
 * events, and that what fails costs nothing. Tools are called too, and held to the schemas that they list.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Client } from '@modelcontextprotocol/client';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { ARGUMENTS } from '../../src/mcp/arguments.ts';
import { LISTED_TOOLS } from '../../src/mcp/tool-list.ts';
import { TOOLS } from '../../src/mcp/tools.ts';
import { ERROR_STATUS, type ErrorCode } from '../../src/operations/error-codes.ts';
import { errorCodes } from '../../src/operations/openapi-responses.ts';
import { OPERATIONS } from '../../src/operations/table.ts';
import { capXml, infoXml } from '../alerts/message.ts';
import { currentClient } from '../mcp/clients.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { startUpstream } from '../upstream/server.ts';
import { type Judge, judgeOf } from './document.ts';
import { type Random, randomFrom } from './random.ts';
import { type RandomRequest, randomArguments, randomRequest, TODAY } from './requests.ts';

export interface ContractReport {
  /** One line for each answer that is not as documented. */
  readonly faults: readonly string[];
  /** How many answers each operation gave with each status: "decide 200". Tools: "tool decide ok". */
  readonly counts: ReadonlyMap<string, number>;
  /** The codes of all errors. */
  readonly codes: ReadonlySet<string>;
}

interface Target {
  readonly server: TestService;
  readonly judge: Judge;
  readonly keys: readonly string[];
  readonly client: Client;
}

const NOW = `${TODAY}T12:00:00Z`;
const PLENTY = '1000000000';
const FREE = {
  FAIRDAY_FREE_DECISION_MONTH: PLENTY,
  FAIRDAY_FREE_STANDARD_DAY: PLENTY,
  FAIRDAY_FREE_PREMIUM_DAY: PLENTY,
};
/** Requests at a time. */
const WORKERS = 4;

async function startTarget(env: Readonly<Record<string, string>>): Promise<Target> {
  const server = await startTestService({ FAIRDAY_NOW: NOW, ...env });
  const valid = await server.keyOf('verified');
  const refused = [await server.keyOf('unverified'), await server.keyOf('suspended'), 'fd_wrong', ''];
  // Most requests come from a customer in good standing.
  const keys = [...Array.from({ length: 60 }, () => valid), ...refused];
  return { server, judge: judgeOf(server.url), keys, client: await currentClient(server, valid) };
}

/** Sends `count` requests that `seed` determines. */
export async function checkContract(count: number, seed: number): Promise<ContractReport> {
  const folder = mkdtempSync(join(tmpdir(), 'fairday-contract-'));
  writeFileSync(join(folder, 'leeds.xml'), capXml({ infos: infoXml({ severity: 'Severe' }) }));
  const nowMs = () => Date.parse(NOW);
  const [upstream, down] = [startUpstream({ nowMs }), startUpstream({ nowMs })];
  down.fail({ kind: 'status', status: 500, body: '' });
  const onNetwork = { ...FREE, FAIRDAY_WEATHER: 'open-meteo' };
  const targets = await Promise.all([
    startTarget({ ...FREE, FAIRDAY_CAP_DIR: folder }),
    startTarget({ ...onNetwork, FAIRDAY_OPEN_METEO_URL: upstream.url }),
    startTarget({ ...onNetwork, FAIRDAY_OPEN_METEO_URL: down.url }),
    startTarget({ FAIRDAY_FREE_DECISION_MONTH: '3', FAIRDAY_FREE_STANDARD_DAY: '3', FAIRDAY_FREE_PREMIUM_DAY: '3' }),
    startTarget({ ...FREE, FAIRDAY_RATE_PER_SECOND: '2', FAIRDAY_RATE_BURST: '2' }),
  ]);
  const [climate, network, ...rare] = targets;
  const run = new ContractRun();
  try {
    const workers = Array.from({ length: WORKERS }, async (_, worker) => {
      const random = randomFrom(seed * WORKERS + worker);
      for (let i = worker; i < count; i += WORKERS) {
        const target = random.chance(0.12) ? random.pick(rare) : random.chance(0.6) ? climate : network;
        if (random.chance(0.06)) await run.callTool(random.pick([climate, network]), random);
        else await run.send(target, random);
      }
    });
    await Promise.all(workers);
  } finally {
    for (const { client, server } of targets) {
      await client.close();
      await server.stop();
    }
    await Promise.all([upstream.stop(), down.stop()]);
    rmSync(folder, { recursive: true, force: true });
  }
  return run;
}

class ContractRun implements ContractReport {
  readonly faults: string[] = [];
  readonly counts = new Map<string, number>();
  readonly codes = new Set<string>();
  readonly #etags: string[] = [];
  readonly #ajv = new Ajv2020();

  #count(what: string): void {
    this.counts.set(what, (this.counts.get(what) ?? 0) + 1);
  }

  async send({ server, judge, keys }: Target, random: Random): Promise<void> {
    const request = randomRequest(random, OPERATIONS, this.#etags);
    const { operation, method, path, headers, body } = request;
    const key = random.pick(keys);
    const response = await fetch(`${server.url}${path}`, {
      method,
      headers: { ...headers, ...(key === '' ? {} : { 'X-API-Key': key }) },
      ...(body === null ? {} : { body }),
    });
    const text = await response.text();
    this.#count(`${operation.name} ${response.status}`);
    this.#rememberEtag(response.headers.get('etag'));
    const found = this.#faultsOf(request, judge, response, text);
    this.faults.push(
      ...found.map((fault) => `${method} ${path} ${body?.slice(0, 200) ?? ''} → ${response.status}: ${fault}`),
    );
  }

  #rememberEtag(etag: string | null): void {
    if (etag === null) return;
    this.#etags.push(etag);
    if (this.#etags.length > 20) this.#etags.shift();
  }

  #faultsOf({ operation, method }: RandomRequest, judge: Judge, response: Response, text: string): string[] {
    const isEvents = response.headers.get('content-type')?.startsWith('text/event-stream') === true;
    let body: unknown = null;
    try {
      if (text !== '') body = isEvents ? text : JSON.parse(text);
    } catch {
      return [`the body is no JSON: ${text.slice(0, 100)}`];
    }
    if (response.status === 405) return this.#errorFaults(judge, response, body, ['method_not_allowed']);
    const faults = judge.faults(method, operation.path, response, body);
    if (response.status === 200) return isEvents ? [...faults, ...eventFaults(judge, text)] : faults;
    const isCharged = (response.headers.get('x-call-cost-gbp') ?? '0.0000') !== '0.0000';
    if (isCharged) faults.push('a call that failed was charged');
    if (response.status === 304 || method === 'HEAD') return faults;
    return [...faults, ...this.#errorFaults(judge, response, body, errorCodes(operation))];
  }

  #errorFaults(judge: Judge, { status }: Response, body: unknown, codes: readonly ErrorCode[]): string[] {
    const faults = judge.schemaFaults('Error', body);
    if (faults.length > 0) return faults;
    const { code } = (body as { error: { code: ErrorCode } }).error;
    this.codes.add(code);
    if (code === 'internal') return ['something went wrong inside'];
    if (!codes.includes(code)) return [`the code ${code} is not documented here`];
    return ERROR_STATUS[code] === status ? [] : [`the code ${code} does not go with this status`];
  }

  async callTool({ client, judge }: Target, random: Random): Promise<void> {
    const tool = random.pick(TOOLS);
    const args = randomArguments(random, tool.operation, ARGUMENTS.get(tool));
    const result = await client.callTool({ name: tool.name, arguments: args });
    this.#count(`tool ${tool.name} ${result.isError === true ? 'refused' : 'ok'}`);
    const blame = (fault: string) =>
      this.faults.push(`tool ${tool.name} ${JSON.stringify(args).slice(0, 200)}: ${fault}`);
    if (result.isError === true) {
      const error = result._meta?.['fairday/error'];
      for (const fault of judge.schemaFaults('Error', { error })) blame(fault);
      return;
    }
    const listed = LISTED_TOOLS.find(({ name }) => name === tool.name)?.outputSchema;
    if (listed === undefined || !this.#ajv.validate(JSON.parse(JSON.stringify(listed)), result.structuredContent)) {
      blame(this.#ajv.errorsText());
    }
  }
}

/** The events of a stream: each as documented, in order, and all pieces together the answer. */
function eventFaults(judge: Judge, text: string): string[] {
  const events = [...text.matchAll(/^data: (.*)$/gm)].map(([, json]) => JSON.parse(json));
  const faults = events.flatMap((event) => judge.schemaFaults('AnswerEvent', event));
  const types = events.map(({ type }) => type).join(' ');
  if (!/^start data (?:delta )+(?:billing done|error)$/.test(types)) faults.push(`the events are ${types}`);
  if (events.some(({ seq }, i) => seq !== i)) faults.push('the events are not numbered');
  const last = events.at(-1);
  const pieces = events.map(({ type, text: piece }) => (type === 'delta' ? piece : '')).join('');
  if (last?.type === 'done' && last.answer !== pieces) faults.push('the pieces are not the answer');
  return faults;
}
