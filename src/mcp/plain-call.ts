/**
 * The form in which nearly every client calls a tool: one message, with nothing in it that asks more of the protocol than
 * the answer. Such a call is answered without the library; every other message is the library's.
 */
import {
  CLIENT_CAPABILITIES_META_KEY,
  CLIENT_INFO_META_KEY,
  PROTOCOL_VERSION_META_KEY,
  SUPPORTED_PROTOCOL_VERSIONS,
} from '@modelcontextprotocol/server';
import { TOOLS_BY_NAME, type Tool } from './tools.ts';

type Fields = Readonly<Record<string, unknown>>;

export interface PlainCall {
  readonly id: string | number;
  readonly tool: Tool;
  /** As the caller wrote them. */
  readonly args: Fields;
  readonly meta: Fields | undefined;
  /** Whether it is of the revision that states itself in each message, whose answer is a document and no stream. */
  readonly isModern: boolean;
}

const MODERN = '2026-07-28';
/** Reserved for the protocol itself. */
const OF_THE_PROTOCOL = 'io.modelcontextprotocol/';
/** What a message of the modern revision states of its client. */
const ENVELOPE: readonly string[] = [PROTOCOL_VERSION_META_KEY, CLIENT_INFO_META_KEY, CLIENT_CAPABILITIES_META_KEY];
/** What a client can do that changes no answer; one that fills forms may be asked which place is meant. */
const IDLE_CAPABILITIES: readonly string[] = ['roots', 'sampling', 'experimental', 'extensions'];

/** The call in a request; null for all that is not in this form, whether it is well formed or not. */
export function plainCallIn(body: string, headers: Headers): PlainCall | null {
  // The library drops a field of that name, and an object that is parsed keeps it.
  const version = headers.get('mcp-protocol-version');
  if (
    !isKnownVersion(version) ||
    !arePlainHeaders(headers) ||
    !body.includes('"tools/call"') ||
    body.includes('__proto__')
  )
    return null;
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
  const isModern = version === MODERN;
  if (isModern ? !isWholeEnvelope(meta, tool, headers) : statesProtocol(meta)) return null;
  return { id, tool, args, meta, isModern };
}

/** A client that states none speaks the oldest. */
function isKnownVersion(version: string | null): boolean {
  return version === null || version === MODERN || SUPPORTED_PROTOCOL_VERSIONS.includes(version);
}

/** Of a client that takes both forms of answers. */
function arePlainHeaders(headers: Headers): boolean {
  const accept = headers.get('accept');
  if (accept === null || !accept.includes('application/json') || !accept.includes('text/event-stream')) return false;
  return headers.get('content-type') === 'application/json';
}

function isPlainMeta(meta: unknown): meta is Fields | undefined {
  if (meta === undefined) return true;
  return isObject(meta) && (meta.progressToken === undefined || isId(meta.progressToken));
}

function statesProtocol(meta: Fields | undefined): boolean {
  return meta !== undefined && Object.keys(meta).some((key) => key.startsWith(OF_THE_PROTOCOL));
}

/** Whether a message states its revision and its client in full and as plainly as can be, and its headers say the same. */
function isWholeEnvelope(meta: Fields | undefined, { name }: Tool, headers: Headers): boolean {
  if (meta === undefined || headers.get('mcp-method') !== 'tools/call' || headers.get('mcp-name') !== name)
    return false;
  if (Object.keys(meta).some((key) => key.startsWith(OF_THE_PROTOCOL) && !ENVELOPE.includes(key))) return false;
  const { [PROTOCOL_VERSION_META_KEY]: version, [CLIENT_INFO_META_KEY]: info } = meta;
  return version === MODERN && isPlainClient(info) && areIdle(meta[CLIENT_CAPABILITIES_META_KEY]);
}

function isPlainClient(info: unknown): boolean {
  if (!isObject(info) || !hasOnly(info, 'name', 'version', 'title', 'websiteUrl', 'description')) return false;
  const isNamed = info.name !== undefined && info.version !== undefined;
  return isNamed && Object.values(info).every((text) => typeof text === 'string');
}

function areIdle(capabilities: unknown): boolean {
  if (!isObject(capabilities)) return false;
  return Object.entries(capabilities).every(
    ([name, how]) => IDLE_CAPABILITIES.includes(name) && isObject(how) && Object.keys(how).length === 0,
  );
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
