/**
 * Answers as server-sent events while they are written. What ends a stream early (an error, the caller leaving, the server
 * stopping) aborts the metered call, which releases its charge.
 */

import type { Replay } from '../metering/idempotency.ts';
import type { MeteredStream } from '../metering/meter.ts';
import { asFairdayError, FairdayError } from '../operations/errors.ts';
import { billingFields, type EventWriter, eventStream, setEventHeaders } from './event-stream.ts';
import { setCallHeaders } from './headers.ts';
import { arrivedAs } from './host.ts';
import type { CallState, ServerContext } from './server-context.ts';

/** The caller has gone; nobody reads what is answered now. */
export class ClientDisconnected extends Error {
  override readonly name = 'ClientDisconnected';
}

class ShuttingDown extends Error {
  override readonly name = 'ShuttingDown';
}

const SHUTTING_DOWN = new FairdayError(
  'internal',
  'The server is stopping; nothing was charged. Ask again in a moment.',
);

/** Aborts when the caller of the request disconnects. */
export function abortWithClient(abort: AbortController, { signal }: Request): void {
  const leave = () => abort.abort(new ClientDisconnected());
  signal.addEventListener('abort', leave);
  if (signal.aborted) leave();
}

/**
 * Throws where the caller has disconnected. Asked a turn of the event loop after the request, because Bun then has read what
 * stands behind it in the same packet: another request there makes it close the connection.
 */
export function checkConnected(request: Request): void {
  if (arrivedAs(request).signal.aborted) throw new ClientDisconnected();
}

/** `abort` ends the metered call that the stream belongs to. */
export function streamEvents(
  stream: MeteredStream,
  abort: AbortController,
  state: CallState,
  { service, streams, pingMs }: ServerContext,
): Response {
  setCallHeaders(state.headers, state.call);
  const events = eventStream(pingMs, () => abort.abort(new ClientDisconnected()));
  const stop = () => abort.abort(new ShuttingDown());
  streams.onStop(stop);
  const created = new Date(service.clock.nowMs()).toISOString();
  state.finished = writeEvents(stream, created, abort.signal, state, events.writer).finally(() => {
    state.endLongCall?.();
    events.writer.close();
    streams.offStop(stop);
  });
  streams.track(state.finished);
  return new Response(events.stream, { headers: setEventHeaders(state.headers) });
}

async function writeEvents(
  stream: MeteredStream,
  created: string,
  signal: AbortSignal,
  state: CallState,
  writer: EventWriter,
): Promise<void> {
  const { requestId, call } = state;
  try {
    writer.send('start', { request_id: requestId, engine: stream.engine, created });
    writer.send('data', { data: stream.data });
    const { body, refunded } = await stream.deliver((text) => writer.send('delta', { text }));
    writer.send('billing', billingFields(stream.bill, call.balance ?? stream.bill, { refunded, replayed: false }));
    writer.done(body);
  } catch (thrown) {
    const failure = asFairdayError(thrown);
    if (thrown !== signal.reason) state.cause = failure.cause ?? failure;
    if (signal.reason instanceof ClientDisconnected) return;
    const error = signal.reason instanceof ShuttingDown ? SHUTTING_DOWN : failure;
    const retryable = error.status >= 500 || error.status === 429;
    writer.send('error', {
      error: { code: error.code, message: error.message, request_id: requestId, retryable },
      cost_gbp: '0.0000',
    });
  }
}

/** The stored answer as the events of a stream. */
export function replayEvents(
  { body }: Replay,
  { requestId, headers, call }: CallState,
  { service, pingMs }: ServerContext,
): Response {
  const { answer, data }: { answer: string; data: object } = JSON.parse(body);
  const { stream, writer } = eventStream(pingMs, () => {});
  const created = new Date(service.clock.nowMs()).toISOString();
  const balance = call.balance ?? { freeRemaining: 0, balanceMicroGbp: 0 };
  writer.send('start', { request_id: requestId, engine: 'replay', created });
  writer.send('data', { data });
  writer.send('delta', { text: answer });
  writer.send('billing', billingFields(null, balance, { refunded: false, replayed: true }));
  writer.done(body);
  writer.close();
  return new Response(stream, { headers: setEventHeaders(headers) });
}
