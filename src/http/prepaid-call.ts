/**
 * One call of an operation that is charged when its work begins: as JSON when all is done, or as events while it goes on.
 * What ends the work early (an error, the caller leaving, the server stopping) gives the charge back.
 */

import { failpoint } from '../lib/failpoint.ts';
import { admit } from '../metering/admission.ts';
import { checkAllowance } from '../metering/charge.ts';
import {
  answeredBefore,
  beginWork,
  type Chargeable,
  chargeable,
  isRequestId,
  type OpenCharge,
} from '../metering/holds.ts';
import { asFairdayError, FairdayError } from '../operations/errors.ts';
import type { AnswerStream, Meter, Operation } from '../operations/operation.ts';
import { parseFields } from '../operations/parameters.ts';
import { contextFor } from '../service/service.ts';
import { wantsEvents } from './accept.ts';
import type { Door, Progress } from './call.ts';
import { billingFields, type EventWriter, eventStream } from './event-stream.ts';
import { setBilling, setRate, setWeather } from './headers.ts';
import { readJsonObject } from './json-body.ts';

type Preparing = Operation & { readonly prepare: NonNullable<Operation['prepare']>; readonly meter: Meter };

/** Whether the operation is one of those. */
export function isWork(operation: Operation): operation is Preparing {
  return operation.prepare !== undefined && operation.meter !== null;
}

/** What is logged of a caller who left before there was an answer; nobody reads it. */
const LEFT_STATUS = 499;

export async function performWork(
  operation: Preparing,
  request: Request,
  door: Door,
  progress: Progress,
): Promise<Response> {
  try {
    return await perform(operation, request, door, progress);
  } catch (error) {
    if (error instanceof Left) return new Response(null, { status: LEFT_STATUS, headers: progress.headers });
    throw error;
  }
}

async function perform(operation: Preparing, request: Request, door: Door, progress: Progress): Promise<Response> {
  const { service } = door;
  const { caller, headers } = progress;
  const credentials = { key: request.headers.get('x-api-key'), address: door.addressOf(request) };
  const holder = await admit(door, credentials, operation.meter, caller);
  if (caller.rate !== null) setRate(headers, service.config.ratePerSecond, caller.rate);
  const context = contextFor(service, holder, () => door.callerIp(request));
  const parameters = parseFields(operation.parameters, await readJsonObject(request));
  operation.validate?.(context, parameters);

  const own = isRequestId(request.headers.get('x-request-id'));
  const asked = chargeable(operation, operation.meter, service, holder, progress.requestId, parameters, own);
  const earlier = await answeredBefore(service, asked, caller);
  if (earlier !== null) return replay(earlier, request, door, progress);
  if (caller.balance !== null) checkAllowance(operation.meter, caller.balance, service.config);

  // A language model may be silent for longer than a connection may.
  door.neverIdle(request);
  const ended = new AbortController();
  const leave = () => ended.abort(new Left());
  request.signal.addEventListener('abort', leave);
  if (request.signal.aborted) leave();
  const work = await unlessEnded(operation.prepare(context, parameters, ended.signal), ended.signal);
  const open = await begin(asked, door, progress);
  if (typeof open === 'string') return replay(open, request, door, progress);
  let telling: AnswerStream;
  try {
    telling = await unlessEnded(work.run(ended.signal), ended.signal);
  } catch (error) {
    await giveBack(open, progress);
    throw error;
  }
  if (telling.weather !== null) setWeather(headers, telling.weather);
  const doing: Doing = { telling, open, ended, progress, door };
  return wantsEvents(request.headers.get('accept')) ? asEvents(doing) : asDocument(doing);
}

/** The caller has gone; nobody reads what is answered now. */
class Left extends Error {
  override readonly name = 'Left';
}

/** The server is told to stop. */
class Stopping extends Error {
  override readonly name = 'Stopping';
}

interface Doing {
  readonly telling: AnswerStream;
  readonly open: OpenCharge;
  readonly ended: AbortController;
  readonly progress: Progress;
  readonly door: Door;
}

async function begin(asked: Chargeable, { service }: Door, progress: Progress): Promise<OpenCharge | string> {
  const open = await beginWork(service, asked, progress.caller);
  if (typeof open === 'string') return open;
  progress.bill = open.bill;
  setBilling(progress.headers, open.bill, open.bill.costMicroGbp);
  return open;
}

async function giveBack(open: OpenCharge, progress: Progress): Promise<void> {
  const balance = await open.refund();
  progress.bill = null;
  setBilling(progress.headers, balance, 0);
}

/** Rejects as soon as the signal aborts, so that work which cannot be stopped keeps nobody waiting. */
async function unlessEnded<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  let give: () => void = () => {};
  const aborted = new Promise<never>((_, reject) => {
    give = () => reject(signal.reason);
    signal.addEventListener('abort', give);
    if (signal.aborted) give();
  });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener('abort', give);
  }
}

/** The pieces, each as it comes; ends with the signal's reason. */
async function* piecesOf({ telling, ended }: Doing): AsyncGenerator<string> {
  const iterator = telling.pieces[Symbol.asyncIterator]();
  for (;;) {
    const next = await unlessEnded(iterator.next(), ended.signal);
    if (next.done === true) return;
    yield next.value;
  }
}

function bodyJson(answer: string, { data, failure }: AnswerStream): string {
  return JSON.stringify({ answer, data, summary_error: failure() });
}

async function asDocument(doing: Doing): Promise<Response> {
  const { telling, open, progress } = doing;
  let answer = '';
  try {
    for await (const piece of piecesOf(doing)) answer += piece;
  } catch (error) {
    await giveBack(open, progress);
    throw error;
  }
  const body = bodyJson(answer, telling);
  failpoint('after-work');
  if (telling.failure() === null) await open.settle(body);
  else await giveBack(open, progress);
  failpoint('before-answer');
  return new Response(body, { headers: progress.headers });
}

function asEvents(doing: Doing): Response {
  const { ended, progress, door } = doing;
  const { stream, writer } = eventStream(door.pingMs, () => ended.abort(new Left()));
  const stop = () => ended.abort(new Stopping());
  door.streams.onStop(stop);
  progress.finished = writeEvents(doing, writer).finally(() => {
    writer.close();
    door.streams.offStop(stop);
  });
  door.streams.track(progress.finished);
  return new Response(stream, { headers: eventHeaders(progress.headers) });
}

async function writeEvents(doing: Doing, writer: EventWriter): Promise<void> {
  const { telling, open, progress, door } = doing;
  const { requestId } = progress;
  try {
    writer.send('start', {
      request_id: requestId,
      engine: telling.engine,
      created: new Date(door.service.clock.nowMs()).toISOString(),
    });
    writer.send('data', { data: telling.data });
    let answer = '';
    for await (const piece of piecesOf(doing)) {
      answer += piece;
      writer.send('delta', { text: piece });
    }
    const body = bodyJson(answer, telling);
    failpoint('after-work');
    const refunded = telling.failure() !== null;
    if (refunded) await giveBack(open, progress);
    else await open.settle(body);
    failpoint('before-answer');
    writer.send(
      'billing',
      billingFields(open.bill, progress.caller.balance ?? open.bill, { refunded, replayed: false }),
    );
    writer.done(body);
  } catch (thrown) {
    // Where the store cannot write it now, it does when it closes or when the next server starts.
    await giveBack(open, progress).catch((error: unknown) => {
      progress.cause = error;
    });
    if (thrown instanceof Left) return;
    const error = thrown instanceof Stopping ? STOPPING : asFairdayError(thrown);
    if (error !== STOPPING) progress.cause = error.cause ?? error;
    const retryable = error.status >= 500 || error.status === 429;
    writer.send('error', {
      error: { code: error.code, message: error.message, request_id: requestId, retryable },
      cost_gbp: '0.0000',
    });
  }
}

const STOPPING = new FairdayError('internal', 'The server is stopping; nothing was charged. Ask again in a moment.');

/** The answer that was given before, in the form that is asked for now. */
function replay(bodyText: string, request: Request, { service, pingMs }: Door, progress: Progress): Response {
  const { headers, caller, requestId } = progress;
  const balance = caller.balance ?? { freeRemaining: 0, balanceMicroGbp: 0 };
  setBilling(headers, balance, 0);
  headers.set('X-Idempotent-Replay', 'true');
  if (!wantsEvents(request.headers.get('accept'))) return new Response(bodyText, { headers });
  const { answer, data }: { answer: string; data: object } = JSON.parse(bodyText);
  const { stream, writer } = eventStream(pingMs, () => {});
  const created = new Date(service.clock.nowMs()).toISOString();
  writer.send('start', { request_id: requestId, engine: 'replay', created });
  writer.send('data', { data });
  writer.send('delta', { text: answer });
  writer.send('billing', billingFields(null, balance, { refunded: false, replayed: true }));
  writer.done(bodyText);
  writer.close();
  return new Response(stream, { headers: eventHeaders(headers) });
}

function eventHeaders(headers: Headers): Headers {
  headers.set('Content-Type', 'text/event-stream; charset=utf-8');
  headers.set('Cache-Control', 'no-cache, no-transform');
  headers.set('X-Accel-Buffering', 'no');
  return headers;
}
