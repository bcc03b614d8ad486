/**
 * Standard input and output as a transport of the protocol that answers what it was asked before it closes. The library's
 * own drops the requests under way when its input ends, so that a script that writes its requests and closes the pipe
 * would read nothing.
 */
import { PassThrough, type Readable, type Writable } from 'node:stream';
import {
  isJSONRPCNotification,
  isJSONRPCRequest,
  isJSONRPCResponse,
  type JSONRPCMessage,
  type RequestId,
  type Transport,
} from '@modelcontextprotocol/server';
import { StdioServerTransport } from '@modelcontextprotocol/server/stdio';
import { nextTurn } from '../lib/timers.ts';
import { withTimeout } from '../lib/with-timeout.ts';

/** A client that has closed its end gets the answers that come within this time. */
const PATIENCE_MS = 15_000;

/** A subscription has no answer to wait for: it lasts as long as the connection. */
const SUBSCRIPTION = 'subscriptions/listen';

/**
 * A transport over these streams, and the promise of its end. It closes when its input has ended and each request of it
 * is answered or cancelled, or when `patienceMs` have gone by since.
 */
export function answeredStdio(
  stdin: Readable,
  stdout: Writable,
  patienceMs = PATIENCE_MS,
): { readonly transport: Transport; readonly closed: Promise<void> } {
  const { promise: closed, resolve: sayClosed } = Promise.withResolvers<void>();
  const unanswered = new Set<RequestId>();
  const { promise: allAnswered, resolve: sayAllAnswered } = Promise.withResolvers<void>();
  let hasEnded = false;
  const settle = (id: RequestId) => {
    unanswered.delete(id);
    if (hasEnded && unanswered.size === 0) sayAllAnswered();
  };
  const input = new PassThrough();
  const endWhenAnswered = async () => {
    // What came last is read in this turn of the event loop.
    await nextTurn();
    hasEnded = true;
    if (unanswered.size > 0) await withTimeout(allAnswered, patienceMs);
    input.end();
  };
  stdin.pipe(input, { end: false });
  stdin.once('end', endWhenAnswered);
  const wire = new StdioServerTransport(input, stdout);
  const transport: Transport = {
    start: () => wire.start(),
    async close() {
      await wire.close();
      stdin.unpipe(input).pause();
    },
    async send(message: JSONRPCMessage) {
      await wire.send(message);
      if (isJSONRPCResponse(message) && message.id !== undefined) settle(message.id);
    },
  };
  wire.onmessage = (message) => {
    if (isJSONRPCRequest(message) && message.method !== SUBSCRIPTION) unanswered.add(message.id);
    transport.onmessage?.(message);
    if (isJSONRPCNotification(message) && message.method === 'notifications/cancelled') {
      const { requestId } = message.params ?? {};
      if (typeof requestId === 'string' || typeof requestId === 'number') settle(requestId);
    }
  };
  wire.onclose = () => {
    transport.onclose?.();
    sayClosed();
  };
  wire.onerror = (error) => transport.onerror?.(error);
  return { transport, closed };
}
