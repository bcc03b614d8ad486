/**
 * One call of an operation over HTTP: the request is translated for the meter, and what the meter returns into a
 * response. The order of admission, work and charge is that of `metering/meter.ts`.
 */
import type { KeyHolder } from '../account/account.ts';
import { cachePerOwner, memoize } from '../lib/memoize.ts';
import type { Soon } from '../lib/soon.ts';
import { nextTurn } from '../lib/timers.ts';
import type { Credentials } from '../metering/admission.ts';
import {
  type CallerPresence,
  isPrepaid,
  type MeteredAnswer,
  type MeteredRequest,
  type MeteredResult,
  newCall,
  runMetered,
} from '../metering/meter.ts';
import { answerPayload, sourceLabel } from '../operations/answer-text.ts';
import { asFairdayError, CLIENT_CLOSED_REQUEST, causeOf, invalidField } from '../operations/errors.ts';
import type { Answer, Operation, OperationContext } from '../operations/operation.ts';
import { clip, parseFields, parseParameters } from '../operations/parameters.ts';
import { contextFor, type Service } from '../service/service.ts';
import { wantsEvents } from './accept.ts';
import { codingOf, compressedBytes, encoded } from './compression.ts';
import { keyOf } from './credentials.ts';
import { errorResponse } from './error-response.ts';
import { etagOf, matchesEtag } from './etag.ts';
import { answeredHeaders, answerHeaders, baseHeaders, setCallHeaders, setPlainCallHeaders } from './headers.ts';
import { checkRequestId, isRepeatable } from './idempotency.ts';
import { readJsonObject } from './json-body.ts';
import { inOneWrite } from './one-write.ts';
import { queryOf, queryPairs } from './query.ts';
import type { CallState, ServerContext } from './server-context.ts';
import { abortWithClient, ClientDisconnected, checkConnected, replayEvents, streamEvents } from './stream-response.ts';

/** The response to one call, at once where nothing has to be waited for. Never throws, and never rejects. */
export function callOperation(
  operation: Operation,
  request: Request,
  requestId: string,
  context: ServerContext,
): Soon<Response> {
  const call = new HttpCall(operation, request, requestId, context);
  try {
    const result = runMetered(operation, call);
    if (result instanceof Promise || result.kind !== 'answer') return respond(result, call);
    return logged(answered(result, call), call);
  } catch (thrown) {
    return logged(failure(thrown, call), call);
  }
}

async function respond(metering: Soon<MeteredResult>, call: HttpCall): Promise<Response> {
  try {
    const result = await metering;
    if (result.kind !== 'answer') return logged(await otherwise(result, call), call);
    return logged(call.prepared ?? answered(result, call), call);
  } catch (thrown) {
    return logged(failure(thrown, call), call);
  }
}

/** The response, with its line in the log once the call has ended. */
function logged(response: Response, call: HttpCall): Response {
  if (call.finished === null) {
    call.endLongCall?.();
    call.log(response.status);
  } else call.finished.then(() => call.log(response.status));
  return response;
}

/** A call as the meter takes it and as the server notes it. A class, so that no call makes functions of its own. */
class HttpCall implements MeteredRequest, CallState, Credentials, CallerPresence {
  readonly call = newCall();
  readonly service: Service;
  readonly admission: MeteredRequest['admission'];
  readonly signal: AbortSignal | null;
  /** Ends the call when its caller leaves; null for one that is finished, for the caches, but then not charged. */
  readonly abort: AbortController | null;
  /** The response to a call whose charge is on its way to the disk. */
  prepared: Response | null = null;
  finished: Promise<void> | null = null;
  endLongCall: (() => void) | null = null;
  cause: unknown;
  readonly #startedMs: number;
  readonly #address: string | null;
  #headers: Headers | null = null;

  constructor(
    readonly operation: Operation,
    readonly request: Request,
    readonly requestId: string,
    readonly context: ServerContext,
  ) {
    this.service = context.service;
    this.admission = { context, credentials: this };
    this.#startedMs = this.service.clock.monotonicMs();
    this.#address = context.loggedAddress(request);
    this.abort = isPrepaid(operation) ? new AbortController() : null;
    if (this.abort !== null) abortWithClient(this.abort, request);
    this.signal = this.abort?.signal ?? null;
  }

  get key(): string | null {
    return keyOf(this.request);
  }

  get ip(): string {
    return this.context.callerIp(this.request) ?? '';
  }

  get isRepeatable(): boolean {
    return isRepeatable(this.request);
  }

  get checkOnly(): boolean {
    return this.request.method === 'HEAD' && this.operation.meter !== null;
  }

  get wantsPieces(): boolean {
    return wantsEvents(this.request);
  }

  get headers(): Headers {
    this.#headers ??= baseHeaders(this.requestId);
    return this.#headers;
  }

  contextFor(holder: KeyHolder | null): OperationContext {
    return contextFor(this.service, holder, () => this.context.callerIp(this.request));
  }

  readParameters(): Soon<Readonly<Record<string, unknown>>> {
    const { operation, request } = this;
    return operation.method === 'POST' ? bodyParameters(this) : queryParameters(operation, request.url);
  }

  get presence(): CallerPresence {
    return this;
  }

  /** One turn serves all calls of the turn before. */
  known(): Promise<void> {
    return nextTurn();
  }

  check(): void {
    checkConnected(this.request);
  }

  isUnchanged(answer: Answer): boolean {
    const known = this.request.headers.get('if-none-match');
    return known !== null && matchesEtag(known, etagOf(answer));
  }

  prepare(result: MeteredAnswer): void {
    try {
      this.prepared = answered(result, this);
    } catch {
      // It is made again once it may leave, and fails again.
    }
  }

  log(status: number): void {
    const { call, requestId, request, operation, service } = this;
    this.context.log.request({
      requestId,
      method: request.method,
      route: operation.path,
      status,
      ms: service.clock.monotonicMs() - this.#startedMs,
      address: this.#address,
      accountId: call.holder?.accountId ?? null,
      charged: call.bill?.charged ?? null,
      weather: call.weather === null ? null : sourceLabel(call.weather),
      cause: this.cause,
    });
  }
}

/** The answer with its headers, compressed as the caller accepts. */
function answered({ answer, bill }: MeteredAnswer, { requestId, call, service, request }: HttpCall): Response {
  const headers = answeredHeaders(answer, requestId, call);
  const payload = answerPayload(answer, bill, service.clock.nowMs());
  const coding = codingOf(payload, request);
  if (coding === null) return new Response(inOneWrite(payload), { headers });
  const own = new Headers(headers);
  own.set('Content-Encoding', coding);
  return new Response(inOneWrite(compressedBytes(payload, coding)), { headers: own });
}

/** The response of a call that has waited for the disk. */
function metered(payload: string | Uint8Array<ArrayBuffer>, request: Request, headers: Headers): Response {
  const body = inOneWrite(encoded(payload, request, headers));
  return new Response(body, { headers });
}

async function otherwise(result: Exclude<MeteredResult, MeteredAnswer>, state: HttpCall): Promise<Response> {
  const { call, context, request, requestId, abort } = state;
  switch (result.kind) {
    case 'unchanged': {
      const headers = answerHeaders(result.answer, requestId);
      setPlainCallHeaders(headers, call);
      return new Response(null, { status: 304, headers });
    }
    case 'checked': {
      const { headers } = state;
      setCallHeaders(headers, call);
      // Else the length would be stated, as 0, which is not that of the answer to GET (RFC 9110 §8.6).
      headers.set('Transfer-Encoding', 'chunked');
      return new Response(null, { headers });
    }
    case 'replay': {
      const { headers } = state;
      setCallHeaders(headers, call);
      headers.set('X-Idempotent-Replay', 'true');
      return wantsEvents(request) ? replayEvents(result, state, context) : metered(result.body, request, headers);
    }
    case 'stream': {
      if (wantsEvents(request)) return streamEvents(result, abort ?? new AbortController(), state, context);
      const { body, bytes } = await result.deliver(() => {});
      setCallHeaders(state.headers, call);
      return metered(bytes ?? body, request, state.headers);
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

async function bodyParameters(state: HttpCall): Promise<Readonly<Record<string, unknown>>> {
  const { operation, request, context } = state;
  checkRequestId(request);
  refuseQuery(request.url, operation);
  const parameters = parseFields(operation.parameters, await readJsonObject(request));
  const { holder } = state.call;
  if (isPrepaid(operation) && holder !== null) state.endLongCall = context.longCalls.begin(holder.accountId, request);
  return parameters;
}

/** Parameters in the address of a POST would have no effect, which nobody would notice. */
function refuseQuery(url: string, { parameters }: Operation): void {
  const [sent] = new URLSearchParams(queryOf(url)).keys();
  if (sent === undefined) return;
  const name = clip(sent);
  const known = Object.keys(parameters.properties as Readonly<Record<string, unknown>>);
  throw invalidField(
    name,
    known.includes(sent)
      ? `'${name}' has no effect in the address; send it as a field of the JSON body.`
      : `'${name}' is not a parameter here; send ${known.join(', ')} as fields of the JSON body.`,
  );
}

/** Parsed queries; programs send the same ones again and again. */
const MAX_PARSED_QUERIES = 2_000;
const parsedQueries = cachePerOwner<Operation, Record<string, unknown>>(MAX_PARSED_QUERIES);

function queryParameters(operation: Operation, url: string): Record<string, unknown> {
  const query = queryOf(url);
  return memoize(parsedQueries(operation), query, () => parseParameters(operation.parameters, queryPairs(query)));
}
