/** The official clients of both generations, connected over a real socket, and bare messages for what no client sends. */
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { Client as EarlierClient } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport as EarlierTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { TestService } from '../support/service.ts';

/** What a client that declares nothing in particular can do. */
type Abilities = NonNullable<ConstructorParameters<typeof Client>[1]>['capabilities'];

/** A server, wherever it runs. */
type Listening = Pick<TestService, 'url'>;

export const MODERN = '2026-07-28';
const INFO = { name: 'test', version: '1' };

/** The current client; `legacy` makes it speak the revisions of 2025. */
export async function currentClient(
  { url }: Listening,
  key: string,
  mode: 'auto' | 'legacy' = 'auto',
  capabilities: Abilities = {},
): Promise<Client> {
  const client = new Client(INFO, { versionNegotiation: { mode }, capabilities });
  await client.connect(
    new StreamableHTTPClientTransport(new URL(`${url}/mcp`), { requestInit: { headers: { 'X-API-Key': key } } }),
  );
  return client;
}

/** The client of the generation before, which sends the key as a bearer token here. */
export async function earlierClient({ url }: Listening, key: string): Promise<EarlierClient> {
  const client = new EarlierClient(INFO);
  const headers = { Authorization: `Bearer ${key}` };
  await client.connect(new EarlierTransport(new URL(`${url}/mcp`), { requestInit: { headers } }));
  return client;
}

/** A request to the address as it stands. */
export function post(
  { url }: TestService,
  body: string | ReadableStream<Uint8Array>,
  headers: Readonly<Record<string, string>> = {},
  signal?: AbortSignal,
): Promise<Response> {
  return fetch(`${url}/mcp`, {
    method: 'POST',
    body,
    headers: { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream', ...headers },
    ...(signal === undefined ? {} : { signal }),
  });
}

/** The message of a client of 2025, as the body of a request. */
export function message(method: string, params: object = {}, id: number | null = 1): string {
  return JSON.stringify({ jsonrpc: '2.0', ...(id === null ? {} : { id }), method, params });
}

/** The same in the revision of 2026, with the headers that go with it. */
export function modernCall(name: string, args: object): { body: string; headers: Record<string, string> } {
  const meta = {
    'io.modelcontextprotocol/protocolVersion': MODERN,
    'io.modelcontextprotocol/clientInfo': INFO,
    'io.modelcontextprotocol/clientCapabilities': {},
  };
  return {
    body: message('tools/call', { name, arguments: args, _meta: meta }),
    headers: { 'MCP-Protocol-Version': MODERN, 'Mcp-Method': 'tools/call', 'Mcp-Name': name },
  };
}
