/**
 * The built executable answers as the source does: one transcript of requests, right and wrong, is recorded from both
 * and must be the same to the byte. It runs in an empty folder, with no network and no packages beside it.
 */
import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { currentClient, earlierClient } from '../mcp/clients.ts';
import { cleanEnv, EXECUTABLE, FROM_SOURCE, inEmptyFolder, ROOT, run, startServerProcess } from '../support/process.ts';
import { TRANSCRIPT, type TranscriptRequest, type Who } from './requests.ts';

/** Wednesday noon in summer; upstream is a port where nothing listens, so that `auto` falls back on the climate. */
const ENV = {
  FAIRDAY_NOW: '2026-07-01T12:00:00Z',
  FAIRDAY_WEATHER: 'auto',
  FAIRDAY_OPEN_METEO_URL: 'http://127.0.0.1:9',
  FAIRDAY_RATE_PER_SECOND: '100000',
  FAIRDAY_RATE_BURST: '100000',
  // Pages that show the address have tags that depend on it, and each server has a port of its own.
  FAIRDAY_BASE_URL: 'https://fairday.example',
};
const BUILD_TIMEOUT_MS = 240_000;

interface Exchange {
  readonly request: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

let folder = '';
let executable = EXECUTABLE ?? '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'fairday-binary-'));
  if (EXECUTABLE !== undefined) return;
  executable = join(folder, 'fairday');
  const build = Bun.spawnSync([process.execPath, join(ROOT, 'scripts', 'build.ts'), '--outfile', executable], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  if (build.exitCode !== 0) throw new Error(`the build failed: ${build.stderr.toString()}`);
}, BUILD_TIMEOUT_MS);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Accounts in each state, made as an operator makes them. */
async function makeAccounts(program: readonly string[], cwd: string): Promise<Map<Who, string>> {
  const keys = new Map<Who, string>([
    ['wrong', 'fd_000000000000000000000000000000000000'],
    ['mistyped', 'no key at all'],
  ]);
  const command = async (...args: string[]) => {
    const { exitCode, stdout, stderr } = await run(program, args, cwd, ENV);
    if (exitCode !== 0) throw new Error(`${args.join(' ')}: exit ${exitCode}: ${stderr}`);
    return stdout;
  };
  for (const who of ['verified', 'unverified', 'suspended', 'exhausted'] as const) {
    const email = `${who}@example.org`;
    await command('account', 'create', email, ...(who === 'unverified' ? [] : ['--verified']));
    keys.set(who, JSON.parse(await command('key', 'create', email, '--json')).key);
  }
  await command('account', 'suspend', 'suspended@example.org');
  return keys;
}

const COMPARED_HEADERS = [
  'content-type',
  'cache-control',
  'x-request-id',
  'x-free-calls-remaining',
  'x-credit-balance-gbp',
  'x-call-cost-gbp',
  'x-weather-source',
  'etag',
  'allow',
  'location',
  'retry-after',
  'ratelimit-policy',
  'access-control-allow-origin',
  'access-control-allow-methods',
];

async function exchange(
  url: string,
  asked: TranscriptRequest,
  keys: Map<Who, string>,
  index: number,
): Promise<Exchange> {
  const key = asked.who === undefined ? undefined : keys.get(asked.who);
  const response = await fetch(`${url}${asked.path}`, {
    method: asked.method ?? 'GET',
    redirect: 'manual',
    ...(asked.body === undefined ? {} : { body: asked.body }),
    headers: {
      'X-Request-Id': `transcript-${index}`,
      ...(key === undefined ? {} : { 'X-API-Key': key }),
      ...asked.headers,
    },
  });
  const headers: Record<string, string> = {};
  for (const name of COMPARED_HEADERS) headers[name] = response.headers.get(name) ?? '';
  // How long upstream is left alone still, and when it is tried again, depend on how fast the questions before were asked.
  const isWaiting = response.status === 503;
  if (isWaiting) headers['retry-after'] = String(Number(headers['retry-after']) > 0);
  const body = (await response.text())
    .replaceAll(url, 'http://HOST')
    .replace(/pause_seconds":\d+/g, 'pause_seconds":0')
    .replace(isWaiting ? /try again in \d+ seconds/ : '', isWaiting ? 'try again in N seconds' : '');
  return {
    request: `${asked.method ?? 'GET'} ${asked.path} (${asked.who ?? 'no key'})`,
    status: response.status,
    headers,
    body,
  };
}

/** The exchanges of a fresh server; the account `exhausted` has used up its allowance of three first. */
async function record(program: readonly string[]): Promise<Exchange[]> {
  return inEmptyFolder(async (cwd) => {
    const keys = await makeAccounts(program, cwd);
    const spend = await startServerProcess(program, cwd, { ...ENV, FAIRDAY_FREE_DECISION_MONTH: '3' });
    for (let i = 0; i < 3; i++) {
      await exchange(
        spend.url,
        { path: '/v1/decide?location=Leeds&activity=running', expect: 200, who: 'exhausted' },
        keys,
        i,
      );
    }
    expect(await spend.stop()).toBe(0);
    const limited = await startServerProcess(program, cwd, { ...ENV, FAIRDAY_FREE_DECISION_MONTH: '3' });
    const refused = await Promise.all(
      TRANSCRIPT.filter(({ who }) => who === 'exhausted').map((asked, index) =>
        exchange(limited.url, asked, keys, index),
      ),
    );
    expect(await limited.stop()).toBe(0);
    const server = await startServerProcess(program, cwd, ENV);
    const rest: Exchange[] = [];
    for (const [index, asked] of TRANSCRIPT.entries()) {
      if (asked.who !== 'exhausted') rest.push(await exchange(server.url, asked, keys, index));
    }
    expect(await server.stop()).toBe(0);
    return [...refused, ...rest];
  });
}

describe('one transcript from source and from the executable', () => {
  let fromSource: Exchange[] = [];
  let fromExecutable: Exchange[] = [];

  beforeAll(async () => {
    fromSource = await record(FROM_SOURCE);
    fromExecutable = await record([executable]);
  }, BUILD_TIMEOUT_MS);

  test('is long enough to mean something', () => {
    expect(fromSource.length).toBe(TRANSCRIPT.length);
    expect(fromSource.length).toBeGreaterThanOrEqual(60);
  });

  test('has the documented status for each request', () => {
    const ordered = [...TRANSCRIPT].sort((a, b) => Number(b.who === 'exhausted') - Number(a.who === 'exhausted'));
    const wrong = fromSource
      .map(({ request, status, body }, index) => ({
        request,
        status,
        expected: ordered[index].expect,
        body: body.slice(0, 300),
      }))
      .filter(({ status, expected }) => status !== expected);
    expect(wrong).toEqual([]);
  });

  test('is identical', () => {
    expect(fromExecutable.length).toBe(fromSource.length);
    for (const [index, exchanged] of fromSource.entries()) expect(fromExecutable[index]).toEqual(exchanged);
  });
});

test('the executable needs nothing beside it: an empty folder stays empty but for the data directory', async () => {
  await inEmptyFolder(async (cwd) => {
    const { exitCode, stdout } = await run(
      [executable],
      ['decide', 'Leeds', 'running', '--when', 'tomorrow'],
      cwd,
      ENV,
    );
    expect(exitCode).toBe(0);
    expect(stdout).toContain('Leeds, England, United Kingdom');
    const server = await startServerProcess([executable], cwd, ENV);
    const key = await server.ownerKey();
    const answer = await fetch(`${server.url}/v1/usage`, { headers: { 'X-API-Key': key } });
    expect(answer.status).toBe(200);
    expect(await server.stop()).toBe(0);
    expect(readdirSync(cwd)).toEqual(['fairday-data']);
  });
});

describe('the executable serves the official clients of agents', () => {
  const asked = { name: 'decide', arguments: { place: 'Leeds', activity: 'running', date: 'tomorrow afternoon' } };
  const resolved = { date: '2026-07-02', from: 12, to: 18 };

  test('over HTTP, each generation of them', async () => {
    await inEmptyFolder(async (cwd) => {
      const server = await startServerProcess([executable], cwd, ENV);
      const key = await server.ownerKey();
      const clients = [
        await currentClient(server, key),
        await currentClient(server, key, 'legacy'),
        await earlierClient(server, key),
      ];
      for (const client of clients) {
        expect((await client.listTools()).tools.map(({ name }) => name)).toContain('ask');
        expect((await client.callTool(asked)).structuredContent).toMatchObject({ resolved });
        await client.close();
      }
      expect(await server.stop()).toBe(0);
    });
  }, 240_000);

  test('over standard input and output', async () => {
    await inEmptyFolder(async (cwd) => {
      const client = new Client({ name: 'test', version: '1' });
      await client.connect(
        new StdioClientTransport({ command: executable, args: ['mcp'], cwd, env: cleanEnv(ENV), stderr: 'ignore' }),
      );
      expect((await client.callTool(asked)).structuredContent).toMatchObject({ resolved });
      await client.close();
    });
  }, 240_000);
});
