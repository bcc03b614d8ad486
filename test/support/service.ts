/** A whole service with its HTTP server in this process, on a database of its own in a temporary folder. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AccountStatus } from '../../src/account/account.ts';
import { readConfig } from '../../src/config/read-config.ts';
import { createLog } from '../../src/http/log.ts';
import { type ServerOptions, startServer } from '../../src/http/server.ts';
import { openService, type ServiceOptions } from '../../src/service/open-service.ts';
import type { Service } from '../../src/service/service.ts';

export interface TestService {
  readonly service: Service;
  readonly url: string;
  /** The log so far. */
  readonly logged: string[];
  /** A key of a new account in that state. */
  keyOf(status: AccountStatus): Promise<string>;
  get(path: string, key?: string, headers?: Readonly<Record<string, string>>): Promise<Response>;
  /** Stops the HTTP server alone. */
  stopListening(): Promise<void>;
  stop(): Promise<void>;
}

export type TestOptions = ServiceOptions & ServerOptions;

let accountsMade = 0;

/** `env` are settings as an operator gives them; the weather is the embedded climate and the clock stands still unless they say otherwise. */
export async function startTestService(
  env: Readonly<Record<string, string>> = {},
  options: TestOptions = {},
): Promise<TestService> {
  const folder = mkdtempSync(join(tmpdir(), 'fairday-service-'));
  const config = readConfig(new Map(), {
    FAIRDAY_PORT: '0',
    FAIRDAY_DATA_DIR: folder,
    FAIRDAY_WEATHER: 'typical',
    FAIRDAY_NOW: '2026-07-01T12:00:00Z',
    // No test asks the services of the world.
    FAIRDAY_NWS_URL: 'off',
    FAIRDAY_SWIC_URL: 'off',
    FAIRDAY_SWPC_URL: 'off',
    FAIRDAY_RATE_PER_SECOND: '100000',
    FAIRDAY_RATE_BURST: '100000',
    // An ensemble that comes beside the first answer would else push its weather out of the caches.
    FAIRDAY_MEMORY_MB: '1024',
    ...env,
  });
  const logged: string[] = [];
  const service = await openService(config, () => {}, { forServer: true, ...options });
  const log = createLog('json', (text) => void logged.push(text), service.clock.nowMs);
  const server = startServer(service, log, options);
  return {
    service,
    url: server.url,
    logged,
    async keyOf(status) {
      const { accounts, clock } = service;
      const account = await accounts.createAccount(`caller-${++accountsMade}@example.org`, status, clock.nowMs());
      return (await accounts.createKey(account.id, 'test', clock.nowMs())).key;
    },
    get: (path, key, headers = {}) =>
      fetch(`${server.url}${path}`, {
        redirect: 'manual',
        headers: { ...(key === undefined ? {} : { 'X-API-Key': key }), ...headers },
      }),
    stopListening: () => server.stop(5_000),
    async stop() {
      await server.stop(1_000);
      await service.close();
      log.flush();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** As much of any body as the tests look at. */
export interface AnyBody {
  readonly error: {
    readonly code: string;
    readonly message: string;
    readonly request_id: string;
    readonly suggestions: readonly string[];
    readonly details: readonly { readonly field: string; readonly message: string }[];
  };
  readonly location: { readonly name: string; readonly localtime: string };
  readonly date: string;
  readonly verdict: string;
  readonly score: number;
  readonly summary: string;
  readonly best_windows: readonly { readonly start: string; readonly end: string; readonly score: number }[];
  readonly risks: readonly {
    readonly type: string;
    readonly severity: string;
    readonly from: string;
    readonly to: string;
  }[];
  readonly hourly: readonly { readonly time: string; readonly score: number; readonly main_issue: string | null }[];
  readonly factors: readonly { readonly issue: string; readonly value: number | null }[];
  readonly data: Readonly<Record<string, unknown>> & { readonly source: string; readonly missing: readonly string[] };
  readonly billing: object;
  readonly free: { readonly decision: object };
  readonly free_remaining: number;
}

export async function bodyOf(response: Response): Promise<AnyBody> {
  return (await response.json()) as AnyBody;
}
