/** The call of a tool: its answer in brief or in full, its errors in words that tell an agent how to correct the call. */
import {
  acceptedContent,
  type CallToolResult,
  type ClientCapabilities,
  type InputRequiredResult,
  inputRequired,
  ProtocolError,
  ProtocolErrorCode,
  SERVER_INFO_META_KEY,
  type ServerContext,
} from '@modelcontextprotocol/server';
import { whenThere } from '../lib/soon.ts';
import { isRequestId, REQUEST_ID_FORM } from '../metering/idempotency.ts';
import { asFairdayError, errorBody, type FairdayError, invalidField } from '../operations/errors.ts';
import { argumentName } from './argument-names.ts';
import { parseArguments, rewordError, type ToolArguments } from './arguments.ts';
import { CallFailed, type McpContext, operationContext, perform } from './perform.ts';
import type { PlainCall } from './plain-call.ts';
import { serverIdentity } from './server-identity.ts';
import { type ShownAnswer, shownAnswer } from './shown-answer.ts';
import { TOOLS, TOOLS_BY_NAME, type Tool } from './tools.ts';

type Arguments = Readonly<Record<string, unknown>>;

/** The name of the form field in which a person chooses between places. */
const PLACE = 'place';
/** The `_meta` field for a request id of the caller's own, where a client sets no headers; protocol ids restart with each client. */
const REQUEST_ID = 'fairday/requestId';

/** What a call of a tool brings besides its arguments. */
type Exchange = Pick<ServerContext['mcpReq'], 'signal' | '_meta' | 'inputResponses'>;

/** Throws a protocol error for an unknown tool; every other failure is a result that says so. */
export async function callTool(
  name: string,
  given: Arguments,
  context: McpContext,
  exchange: Exchange,
  capabilities: ClientCapabilities | undefined,
): Promise<CallToolResult | InputRequiredResult> {
  const tool = TOOLS_BY_NAME.get(name);
  if (tool === undefined) {
    const names = TOOLS.map((candidate) => candidate.name).join(', ');
    throw new ProtocolError(
      ProtocolErrorCode.InvalidParams,
      `There is no tool ${name.slice(0, 40)}; there are ${names}.`,
    );
  }
  const { inputResponses } = exchange;
  const chosen = acceptedContent(inputResponses, PLACE)?.[PLACE];
  const args = typeof chosen === 'string' ? { ...given, [PLACE]: chosen } : given;
  try {
    return await answerOf(tool, args, context, exchange._meta, exchange.signal, ({ text, structured }, meta) => ({
      content: [{ type: 'text', text }],
      structuredContent: structured,
      _meta: meta,
    }));
  } catch (thrown) {
    const failed = asCallFailed(thrown);
    const canElicit = inputResponses === undefined && canFillForms(capabilities);
    return (canElicit ? placeQuestion(tool, args, failed, context) : null) ?? failure(tool, failed);
  }
}

/** A result in JSON, of which the greater part is encoded already. */
export interface EncodedResult {
  readonly before: string;
  readonly fields: Uint8Array;
  readonly after: string;
}

const NO_FIELDS = new Uint8Array(0);

/** What `make` makes of the JSON of the same result, for a call without a form in between. */
export async function plainResult<Made>(
  { tool, args, meta: given, isModern }: PlainCall,
  context: McpContext,
  signal: AbortSignal,
  make: (result: EncodedResult) => Made,
): Promise<Made> {
  const stated = (meta: CallToolResult['_meta']) =>
    isModern ? { ...meta, [SERVER_INFO_META_KEY]: serverIdentity(context.service) } : meta;
  const after = isModern ? ',"resultType":"complete"}' : '}';
  try {
    return await answerOf(tool, args, context, given, signal, ({ fields }, meta) =>
      make({ before: `{"_meta":${JSON.stringify(stated(meta))},`, fields, after }),
    );
  } catch (thrown) {
    const failed = failure(tool, asCallFailed(thrown));
    const before = JSON.stringify({ ...failed, _meta: stated(failed._meta) }).slice(0, -1);
    return make({ before, fields: NO_FIELDS, after });
  }
}

/** What `make` makes of the answer and of what is known about the call. */
function answerOf<Made>(
  tool: Tool,
  args: Arguments,
  context: McpContext,
  given: Arguments | undefined,
  signal: AbortSignal,
  make: (shown: ShownAnswer, meta: Arguments) => Made,
): Promise<Made> {
  let read: ToolArguments = { parameters: {}, detail: 'summary', resolved: null };
  const readParameters = () =>
    whenThere(parseArguments(tool, args, operationContext(context)), (parsed): Arguments => {
      read = parsed;
      return parsed.parameters;
    });
  const identified = withRequestId(context, given);
  return perform(tool.name, tool.operation, readParameters, identified, signal, (performed) => {
    const { detail, resolved } = read;
    const meta = resolved === null ? performed.meta : { ...performed.meta, 'fairday/resolved': resolved };
    return make(shownAnswer(tool, performed, detail, resolved), meta);
  });
}

function asCallFailed(thrown: unknown): CallFailed {
  return thrown instanceof CallFailed ? thrown : new CallFailed(asFairdayError(thrown), {});
}

/** The id of `_meta`, where there is one, takes precedence over that of the request's header. */
function withRequestId(context: McpContext, meta: Readonly<Record<string, unknown>> | undefined): McpContext {
  const requestId = meta?.[REQUEST_ID];
  if (requestId === undefined) return context;
  if (isRequestId(requestId)) return { ...context, requestId, isRepeatable: true };
  throw invalidField(REQUEST_ID, `'${REQUEST_ID}' must be ${REQUEST_ID_FORM}.`);
}

/** A client can fill forms if it declares elicitation and does not restrict it to links. */
function canFillForms(capabilities: ClientCapabilities | undefined): boolean {
  const elicitation = capabilities?.elicitation;
  return elicitation !== undefined && (elicitation.form !== undefined || elicitation.url === undefined);
}

/** The choice between several places, as a form for the person at the client; null when the error is another. */
function placeQuestion(
  tool: Tool,
  given: Arguments,
  { error }: CallFailed,
  { service }: McpContext,
): InputRequiredResult | null {
  const text = given[PLACE];
  const takesPlace = Object.keys(tool.operation.parameters.properties).some(
    (name) => argumentName(tool, name) === PLACE,
  );
  if (error.code !== 'location_not_found' || !takesPlace || typeof text !== 'string') return null;
  const resolution = service.places.resolve(text);
  if (resolution.kind !== 'ambiguous' || resolution.suggestions.length === 0) return null;
  return inputRequired({
    inputRequests: {
      [PLACE]: inputRequired.elicit({
        mode: 'form',
        message: `There are several places called ${text.slice(0, 80)}. Which is meant?`,
        requestedSchema: {
          type: 'object',
          properties: { [PLACE]: { type: 'string', title: 'Place', enum: [...resolution.suggestions] } },
          required: [PLACE],
        },
      }),
    },
  });
}

function failure(tool: Tool, { error, meta }: CallFailed): CallToolResult {
  const reworded = rewordError(tool, error);
  return {
    _meta: { ...meta, 'fairday/error': errorBody(reworded, null).error },
    content: [{ type: 'text', text: errorText(reworded) }],
    isError: true,
  };
}

/** The code, what is wrong and how to correct it, and the candidates. */
export function errorText({ code, message, suggestions, retryAfterSeconds }: FairdayError): string {
  const hint = code === 'location_not_found' ? ' search_places finds places by how their names begin.' : '';
  const candidates = suggestions.length === 0 ? hint : ` Candidates: ${suggestions.join(' | ')}.`;
  const stop = /[.!?]$/.test(message) ? '' : '.';
  const tellsToWait = retryAfterSeconds === null || /\b(?:try|send it) again\b/i.test(message);
  const wait = tellsToWait ? '' : ` Try again in ${retryAfterSeconds} s.`;
  return `${code}: ${message}${stop}${candidates}${wait}`;
}
