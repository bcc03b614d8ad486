/** The call of a tool: its answer in brief or in full, its errors in words that tell an agent how to correct the call. */
import {
  acceptedContent,
  type CallToolResult,
  type ClientCapabilities,
  type InputRequiredResult,
  inputRequired,
  ProtocolError,
  ProtocolErrorCode,
  type ServerContext,
} from '@modelcontextprotocol/server';
import { isRequestId, REQUEST_ID_FORM } from '../metering/idempotency.ts';
import { asFairdayError, errorBody, type FairdayError, invalidField } from '../operations/errors.ts';
import { argumentName } from './argument-names.ts';
import { parseArguments, rewordError, type ToolArguments } from './arguments.ts';
import { type AnswerBody, briefOf } from './brief.ts';
import { CallFailed, type McpContext, operationContext, perform } from './perform.ts';
import { structuredBody } from './tool-list.ts';
import { TOOLS, type Tool } from './tools.ts';

type Arguments = Readonly<Record<string, unknown>>;

/** The name of the form field in which a person chooses between places. */
const PLACE = 'place';
/** The `_meta` field for a request id of the caller's own, where a client sets no headers; protocol ids restart with each client. */
const REQUEST_ID = 'fairday/requestId';

/** Throws a protocol error for an unknown tool; every other failure is a result that says so. */
export async function callTool(
  name: string,
  given: Arguments,
  context: McpContext,
  { mcpReq }: ServerContext,
  capabilities: ClientCapabilities | undefined,
): Promise<CallToolResult | InputRequiredResult> {
  const tool = TOOLS.find((candidate) => candidate.name === name);
  if (tool === undefined) {
    const names = TOOLS.map((candidate) => candidate.name).join(', ');
    throw new ProtocolError(
      ProtocolErrorCode.InvalidParams,
      `There is no tool ${name.slice(0, 40)}; there are ${names}.`,
    );
  }
  const chosen = acceptedContent(mcpReq.inputResponses, PLACE)?.[PLACE];
  const args = typeof chosen === 'string' ? { ...given, [PLACE]: chosen } : given;
  let read: ToolArguments = { parameters: {}, detail: 'summary', resolved: null };
  const readParameters = async (): Promise<Arguments> => {
    read = await parseArguments(tool, args, operationContext(context));
    return read.parameters;
  };
  try {
    const identified = withRequestId(context, mcpReq._meta);
    const { json, meta } = await perform(name, tool.operation, readParameters, identified, mcpReq.signal);
    const body: AnswerBody = JSON.parse(json);
    const { resolved } = read;
    const shown = read.detail === 'full' ? structuredBody(body) : briefOf(body, tool.brief(body), resolved);
    const fullMeta = resolved === null ? meta : { ...meta, 'fairday/resolved': resolved };
    return { content: [{ type: 'text', text: JSON.stringify(shown) }], structuredContent: shown, _meta: fullMeta };
  } catch (thrown) {
    const failed = thrown instanceof CallFailed ? thrown : new CallFailed(asFairdayError(thrown), {});
    const canElicit = mcpReq.inputResponses === undefined && canFillForms(capabilities);
    return (canElicit ? placeQuestion(tool, args, failed, context) : null) ?? failure(tool, failed);
  }
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
    isError: true,
    content: [{ type: 'text', text: errorText(reworded) }],
    _meta: { ...meta, 'fairday/error': errorBody(reworded, null).error },
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
