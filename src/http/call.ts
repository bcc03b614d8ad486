/**
 * One call of an operation over HTTP: the request is translated for the meter, and what the meter returns into a
 * response. The order of admission, work and charge is that of `metering/meter.ts`.
 */
import { cachePerOwner, memoize } from '../lib/memoize.ts';
import { isPrepaid, newCall, runMetered } from '../metering/meter.ts';
import { answerPayload, sourceLabel } from '../operations/answer-text.ts';
import { asFairdayError, CLIENT_CLOSED_REQUEST, causeOf, invalidField } from '../operations/errors.ts';
import type { Operation } from '../operations/operation.ts';
import { parseFields, parseParameters } from '../operations/parameters.ts';
import { contextFor } from '../service/service.ts';
import { wantsEvents } from './accept.ts';
import { compressible, VARY } from './compression.ts';
import { keyOf } from './credentials.ts';
import { errorResponse } from './error-response.ts';
import { etagOf, matchesEtag } from './etag.ts';
import { baseHeaders, setCallHeaders } from './headers.ts';
import { checkRequestId, isRepeatable } from './idempotency.ts';
import { readJsonObject } from './json-body.ts';
import { queryOf, queryPairs } from './query.ts';
import type { CallState, ServerContext } from './server-context.ts';
import { abortWithClient, ClientDisconnected, checkConnected, replayEvents, streamEvents } from './stream-response.ts';

export async function callOperation(
  operation: Operation,
  request: Request,
  requestId: string,
  context: ServerContext,
): Promise<Response> {
  const { log, service } = context;
  const startedMs = service.clock.monotonicMs();
  const address = context.loggedAddress(request);
  const call = newCall();
  const state: CallState = {
    requestId,
    headers: baseHeaders(requestId),
    call,
    finished: null,
    endLongCall: null,
    cause: undefined,
  };
  let response: Response;
  try {
    response = await answer(operation, request, context, state);
  } catch (thrown) {
    response = failure(thrown, state);
  }
  const logRequest = () =>
    log.request({
      requestId,
      method: request.method,
      route: operation.path,
      status: response.status,
      ms: service.clock.monotonicMs() - startedMs,
      address,
      accountId: call.holder?.accountId ?? null,
      charged: call.bill?.charged ?? null,
      weather: call.weather === null ? null : sourceLabel(call.weather),
      cause: state.cause,
    });
  if (state.finished === null) {
    state.endLongCall?.();
    logRequest();
  } else state.finished.then(logRequest);
  return response;
}

async function answer(
  operation: Operation,
  request: Request,
  context: ServerContext,
  state: CallState,
): Promise<Response> {
  const { service } = context;
  const { headers, call } = state;
  // A prepaid call ends when its caller leaves; any other is finished, for the caches, but not charged.
  const abort = new AbortController();
  const endsWithClient = isPrepaid(operation);
  if (endsWithClient) abortWithClient(abort, request);
  const result = await runMetered(operation, {
    service,
    call,
    admission: { context, credentials: { key: keyOf(request), ip: context.callerIp(request) ?? '' } },
    requestId: state.requestId,
    isRepeatable: isRepeatable(request),
    contextFor: (holder) => contextFor(service, holder, () => context.callerIp(request)),
    readParameters: () => readParameters(operation, request, context, state),
    checkOnly: request.method === 'HEAD' && operation.meter !== null,
    checkPresent: () => checkConnected(request),
    isUnchanged: (answered) => matchesEtag(request.headers.get('if-none-match'), etagOf(answered)),
    signal: endsWithClient ? abort.signal : null,
  });
  switch (result.kind) {
    case 'answer':
    case 'unchanged': {
      setCallHeaders(headers, call);
      const etag = etagOf(result.answer);
      if (etag !== null) headers.set('ETag', etag);
      headers.set(...VARY);
      if (result.kind === 'unchanged') return new Response(null, { status: 304, headers });
      return compressible(answerPayload(result.answer, result.bill, service.clock.nowMs()), request, headers);
    }
    case 'checked':
      setCallHeaders(headers, call);
      // Else the length would be stated, as 0, which is not that of the answer to GET (RFC 9110 §8.6).
      headers.set('Transfer-Encoding', 'chunked');
      return new Response(null, { headers });
    case 'replay':
      setCallHeaders(headers, call);
      headers.set('X-Idempotent-Replay', 'true');
      return wantsEvents(request) ? replayEvents(result, state, context) : compressible(result.body, request, headers);
    case 'stream': {
      if (wantsEvents(request)) return streamEvents(result, abort, state, context);
      const { body } = await result.deliver(() => {});
      setCallHeaders(headers, call);
      return compressible(body, request, headers);
    }
  }
}

function failure(thrown: unknown, state: CallState): Response {
  const { requestId, headers, call } = state;
  if (thrown instanceof ClientDisconnected) return new Response(null, { status: CLIENT_CLOSED_REQUEST, headers });
  const error = asFairdayError(thrown);
  state.cause = causeOf(error);
  // An error holds no weather, even where the charge failed once it was there.
  setCallHeaders(headers, { ...call, bill: null, weather: null });
  return errorResponse(error, requestId, headers);
}

async function readParameters(
  operation: Operation,
  request: Request,
  { longCalls }: ServerContext,
  state: CallState,
): Promise<Readonly<Record<string, unknown>>> {
  if (operation.method !== 'POST') return queryParameters(operation, request.url);
  checkRequestId(request);
  refuseQuery(request.url);
  const parameters = parseFields(operation.parameters, await readJsonObject(request));
  const { holder } = state.call;
  if (isPrepaid(operation) && holder !== null) state.endLongCall = longCalls.begin(holder.accountId, request);
  return parameters;
}

/** Parameters in the address of a POST would have no effect, which nobody would notice. */
function refuseQuery(url: string): void {
  const [name] = new URLSearchParams(queryOf(url)).keys();
  if (name === undefined) return;
  throw invalidField(name, `'${name}' has no effect in the address; send it as a field of the JSON body.`);
}

/** Parsed queries; programs send the same ones again and again. */
const MAX_PARSED_QUERIES = 2_000;
const parsedQueries = cachePerOwner<Operation, Record<string, unknown>>(MAX_PARSED_QUERIES);

function queryParameters(operation: Operation, url: string): Record<string, unknown> {
  const query = queryOf(url);
  return memoize(parsedQueries(operation), query, () => parseParameters(operation.parameters, queryPairs(query)));
}
