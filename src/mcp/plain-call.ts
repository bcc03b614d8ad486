/**
 * The form in which nearly every client calls a tool: one message, with nothing in it that asks more of the protocol than
 * the answer. Such a call is the same in each revision that has it, and is answered without the library; every other message
 * is the library's.
 */
import { SUPPORTED_PROTOCOL_VERSIONS } from '@modelcontextprotocol/server';
import { TOOLS_BY_NAME, type Tool } from './tools.ts';

type Fields = Readonly<Record<string, unknown>>;

export interface PlainCall {
  readonly id: string | number;
  readonly tool: Tool;
  /** As the caller wrote them. */
  readonly args: Fields;
  readonly meta: Fields | undefined;
}

/** Reserved for the protocol itself; the revision of 2026 names itself there. */
const OF_THE_PROTOCOL = 'io.modelcontextprotocol/';

/** The call in a body; null for all that is not in this form, whether it is well formed or not. */
export function plainCallIn(body: string): PlainCall | null {
  // The library drops a field of that name, and an object that is parsed keeps it.
  if (!body.includes('"tools/call"') || body.includes('__proto__')) return null;
  let message: unknown;
  try {
    message = JSON.parse(body);
  } catch {
    return null;
  }
  if (!isObject(message) || !hasOnly(message, 'jsonrpc', 'id', 'method', 'params')) return null;
  const { jsonrpc, id, method, params } = message;
  if (jsonrpc !== '2.0' || method !== 'tools/call' || !isId(id)) return null;
  if (!isObject(params) || !hasOnly(params, 'name', 'arguments', '_meta')) return null;
  const { name, arguments: args = {}, _meta: meta } = params;
  const tool = typeof name === 'string' ? TOOLS_BY_NAME.get(name) : undefined;
  if (tool === undefined || !isObject(args) || !isPlainMeta(meta)) return null;
  return { id, tool, args, meta };
}

/** Whether the headers of a request go with a plain call: of a revision before 2026, for a client that takes both forms. */
export function arePlainHeaders(headers: Headers): boolean {
  const version = headers.get('mcp-protocol-version');
  if (version !== null && !SUPPORTED_PROTOCOL_VERSIONS.includes(version)) return false;
  const accept = headers.get('accept');
  if (accept === null || !accept.includes('application/json') || !accept.includes('text/event-stream')) return false;
  return headers.get('content-type') === 'application/json';
}

function isPlainMeta(meta: unknown): meta is Fields | undefined {
  if (meta === undefined) return true;
  if (!isObject(meta) || Object.keys(meta).some((key) => key.startsWith(OF_THE_PROTOCOL))) return false;
  const { progressToken } = meta;
  return progressToken === undefined || isId(progressToken);
}

function isId(value: unknown): value is string | number {
  return typeof value === 'string' || Number.isSafeInteger(value);
}

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function hasOnly(object: Fields, ...names: readonly string[]): boolean {
  for (const name of Object.keys(object)) if (!names.includes(name)) return false;
  return true;
}
