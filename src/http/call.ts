/**
 * One call of an operation over HTTP, in the order that the interface fixes: key, account, rate, parameters, allowance,
 * then the work; the charge is on disk before the answer leaves, and nothing that fails is charged.
 */
import type { ChargeOutcome } from '../account/charge.ts';
import { failpoint } from '../lib/failpoint.ts';
import { getOrCreateMap, memoize } from '../lib/memoize.ts';
import { admit, type Caller, type Gate, unknownCaller } from '../metering/admission.ts';
import { charge, checkAllowance } from '../metering/charge.ts';
import { answerPayload, etagOf, matchesEtag } from '../operations/answer-text.ts';
import { asFairdayError, errorBody, type FairdayError } from '../operations/errors.ts';
import type { Operation } from '../operations/operation.ts';
import { parseParameters } from '../operations/parameters.ts';
import { contextFor } from '../service/service.ts';
import { baseHeaders, setBilling, setRate, setWeather } from './headers.ts';
import type { Log } from './log.ts';
import type { OpenStreams } from './open-streams.ts';
import { isWork, performWork } from './prepaid-call.ts';

export interface Door extends Gate {
  /** The address of the connection's other end. */
  addressOf(request: Request): string;
  readonly log: Log;
  /** The address that a request came from, through trusted proxies. */
  callerIp(request: Request): string | null;
  readonly streams: OpenStreams;
  /** Between two pings of a stream. */
  readonly pingMs: number;
  /** Lets the connection be silent for as long as it takes. */
  neverIdle(request: Request): void;
}

/** What a call has come to know; an error answer says as much of it as there is. */
export interface Progress {
  readonly requestId: string;
  readonly headers: Headers;
  readonly caller: Caller;
  bill: ChargeOutcome | null;
  /** For an answer that goes on after its headers: when it is over. */
  finished: Promise<void> | null;
  /** What went wrong inside, for the log. */
  cause: unknown;
}

export async function callOperation(
  operation: Operation,
  request: Request,
  requestId: string,
  door: Door,
): Promise<Response> {
  const startedMs = door.service.clock.monotonicMs();
  const progress: Progress = {
    requestId,
    headers: baseHeaders(requestId),
    caller: unknownCaller(),
    bill: null,
    finished: null,
    cause: undefined,
  };
  let response: Response;
  try {
    response = isWork(operation)
      ? await performWork(operation, request, door, progress)
      : await perform(operation, request, door, progress);
  } catch (thrown) {
    const error = asFairdayError(thrown);
    progress.cause = error.status >= 500 ? (error.cause ?? error) : undefined;
    response = failure(error, door, progress);
  }
  const logged = () =>
    door.log.request({
      requestId,
      method: request.method,
      route: operation.path,
      status: response.status,
      ms: door.service.clock.monotonicMs() - startedMs,
      accountId: progress.caller.holder?.accountId ?? null,
      charged: progress.bill?.charged ?? null,
      weather: progress.headers.get('X-Weather-Source'),
      cause: progress.cause,
    });
  if (progress.finished === null) logged();
  else progress.finished.then(logged);
  return response;
}

async function perform(operation: Operation, request: Request, door: Door, progress: Progress): Promise<Response> {
  const { service } = door;
  const { caller } = progress;
  if (operation.needsKey) {
    const credentials = { key: request.headers.get('x-api-key'), address: door.addressOf(request) };
    await admit(door, credentials, operation.meter, caller);
  }
  const context = contextFor(service, caller.holder, () => door.callerIp(request));
  const parameters = parametersOf(operation, request.url);
  operation.validate?.(context, parameters);
  if (operation.meter !== null && caller.balance !== null) {
    checkAllowance(operation.meter, caller.balance, service.config);
  }

  const answer = await operation.run(context, parameters);
  failpoint('after-work');
  if (answer.weather !== null) setWeather(progress.headers, answer.weather);
  if (caller.rate !== null) setRate(progress.headers, service.config.ratePerSecond, caller.rate);
  const etag = etagOf(answer);
  progress.headers.set('ETag', etag);
  if (matchesEtag(request.headers.get('if-none-match'), etag)) {
    if (caller.balance !== null) setBilling(progress.headers, caller.balance, 0);
    return new Response(null, { status: 304, headers: progress.headers });
  }

  progress.bill = await charge(operation, service, caller.holder, progress.requestId, caller);
  if (progress.bill !== null) setBilling(progress.headers, progress.bill, progress.bill.costMicroGbp);
  failpoint('before-answer');
  const bill = operation.billingInBody ? progress.bill : null;
  return new Response(answerPayload(answer, bill, service.clock.nowMs()), { headers: progress.headers });
}

function failure(error: FairdayError, { service }: Door, { headers, caller, requestId }: Progress): Response {
  headers.delete('ETag');
  if (caller.rate !== null) setRate(headers, service.config.ratePerSecond, caller.rate);
  if (caller.balance !== null) setBilling(headers, caller.balance, 0);
  if (error.retryAfterSeconds !== null)
    headers.set('Retry-After', String(Math.max(1, Math.ceil(error.retryAfterSeconds))));
  return new Response(JSON.stringify(errorBody(error, requestId)), { status: error.status, headers });
}

/** Parsed queries; programs ask the same again and again. */
const parsed = new WeakMap<Operation, Map<string, Record<string, unknown>>>();
const MAX_PARSED = 2_000;

function parametersOf(operation: Operation, url: string): Record<string, unknown> {
  const query = queryOf(url);
  return memoize(getOrCreateMap(parsed, operation), query, MAX_PARSED, () =>
    parseParameters(operation.parameters, new URLSearchParams(query)),
  );
}

function queryOf(url: string): string {
  const mark = url.indexOf('?');
  const hash = url.indexOf('#', mark + 1);
  return mark < 0 ? '' : url.slice(mark + 1, hash < 0 ? undefined : hash);
}
