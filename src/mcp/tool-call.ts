/** The call of a tool: its answer in short or whole, its errors in words that an agent can mend. */
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
import { isRequestId } from '../metering/holds.ts';
import { asFairdayError, errorBody, type FairdayError, invalidField } from '../operations/errors.ts';
import { argumentName, parseArguments, rewordError, type ToolArguments } from './arguments.ts';
import { type AnswerBody, briefOf } from './brief.ts';
import { type Asking, CallFailed, contextOf, perform } from './perform.ts';
import { structuredBody } from './tool-list.ts';
import { TOOLS, type Tool } from './tools.ts';

type Arguments = Readonly<Record<string, unknown>>;

/** The name under which a client is asked which place is meant. */
const PLACE = 'place';
/** Where a client that sets no headers gives a request id of its own; the protocol's ids start anew with each client. */
const REQUEST_ID = 'fairday/requestId';

/** Throws a protocol error for a tool that there is none; whatever else goes wrong is a result that says so. */
export async function callTool(
  name: string,
  given: Arguments,
  asking: Asking,
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
  const meant = typeof chosen === 'string' ? { ...given, [PLACE]: chosen } : given;
  let read: ToolArguments = { parameters: {}, detail: 'summary', resolved: null };
  const readParameters = async (): Promise<Arguments> => {
    read = await parseArguments(tool, meant, contextOf(asking));
    return read.parameters;
  };
  try {
    const { json, meta } = await perform(
      name,
      tool.operation,
      readParameters,
      withOwnId(asking, mcpReq._meta),
      mcpReq.signal,
    );
    const body: AnswerBody = JSON.parse(json);
    const { resolved } = read;
    const shown = read.detail === 'full' ? structuredBody(body) : briefOf(body, tool.brief(body), resolved);
    const told = resolved === null ? meta : { ...meta, 'fairday/resolved': resolved };
    return { content: [{ type: 'text', text: JSON.stringify(shown) }], structuredContent: shown, _meta: told };
  } catch (thrown) {
    const failed = thrown instanceof CallFailed ? thrown : new CallFailed(asFairdayError(thrown), {});
    const mayAsk = mcpReq.inputResponses === undefined && canFillForms(capabilities);
    return (mayAsk ? questionAbout(tool, meant, failed, asking) : null) ?? failure(tool, failed);
  }
}

/** The id of `_meta`, where there is one, stands before that of the request's header. */
function withOwnId(asking: Asking, meta: Readonly<Record<string, unknown>> | undefined): Asking {
  const requestId = meta?.[REQUEST_ID];
  if (requestId === undefined) return asking;
  if (isRequestId(requestId)) return { ...asking, requestId, repeatable: true };
  throw invalidField(REQUEST_ID, `'${REQUEST_ID}' must be 1 to 128 letters, digits, '-' or '_'.`);
}

/** Forms are what a client can that declares elicitation and does not restrict it to links. */
function canFillForms(capabilities: ClientCapabilities | undefined): boolean {
  const elicitation = capabilities?.elicitation;
  return elicitation !== undefined && (elicitation.form !== undefined || elicitation.url === undefined);
}

/** Which of several places is meant, as a question to the person behind the client; null when that is not the trouble. */
function questionAbout(
  tool: Tool,
  given: Arguments,
  { error }: CallFailed,
  { service }: Asking,
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
  const said = rewordError(tool, error);
  return {
    isError: true,
    content: [{ type: 'text', text: errorText(said) }],
    _meta: { ...meta, 'fairday/error': errorBody(said, null).error },
  };
}

/** The code, what is wrong and how to mend it, and what could have been meant. */
export function errorText({ code, message, suggestions, retryAfterSeconds }: FairdayError): string {
  const hint = code === 'location_not_found' ? ' search_places finds places by how their names begin.' : '';
  const candidates = suggestions.length === 0 ? hint : ` Candidates: ${suggestions.join(' | ')}.`;
  const stop = /[.!?]$/.test(message) ? '' : '.';
  const isSaid = retryAfterSeconds === null || /\b(?:try|send it) again\b/i.test(message);
  const wait = isSaid ? '' : ` Try again in ${Math.max(1, Math.ceil(retryAfterSeconds))} s.`;
  return `${code}: ${message}${stop}${candidates}${wait}`;
}
