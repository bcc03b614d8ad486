/**
 * An answer as server-sent events: start, data, delta (repeated), billing, done; or error instead of the last two. Each
 * payload has its type and a running number. `done` holds the very body of the answer without a stream.
 */

import type { Balance, ChargeOutcome } from '../account/charge.ts';
import { formatGbp } from '../account/money.ts';

/** A comment this often keeps proxies from closing a silent stream. */
export const PING_MS = 5_000;

const encoder = new TextEncoder();

export interface EventWriter {
  send(type: string, fields: object): void;
  /** The last event, with the JSON text of the whole answer. */
  done(bodyJson: string): void;
  close(): void;
}

/** A stream and its writer. `onDisconnect` is called once when the reader leaves before the end. */
export function eventStream(
  pingMs: number,
  onDisconnect: () => void,
): { stream: ReadableStream<Uint8Array>; writer: EventWriter } {
  let seq = 0;
  let open = true;
  let controller: ReadableStreamDefaultController<Uint8Array> | null = null;
  const put = (text: string) => {
    if (open) controller?.enqueue(encoder.encode(text));
  };
  const ping = setInterval(() => put(': ping\n\n'), pingMs);
  const shut = () => {
    open = false;
    clearInterval(ping);
  };
  const stream = new ReadableStream<Uint8Array>({
    start(own) {
      controller = own;
    },
    cancel() {
      shut();
      onDisconnect();
    },
  });
  // JSON has no line breaks of its own, so that a payload is one line.
  const event = (type: string, json: string) =>
    put(`event: ${type}\ndata: {"type":"${type}","seq":${seq++}${rest(json)}\n\n`);
  return {
    stream,
    writer: {
      send: (type, fields) => event(type, JSON.stringify(fields)),
      done: (bodyJson) => event('done', bodyJson),
      close() {
        if (!open) return;
        shut();
        controller?.close();
      },
    },
  };
}

/** The fields of an object behind others. */
function rest(json: string): string {
  return json === '{}' ? '}' : `,${json.slice(1)}`;
}

/** What a call cost in the end. `refunded`: it was charged when it began and then released. */
export function billingFields(
  bill: ChargeOutcome | null,
  balance: Balance,
  how: { refunded: boolean; replayed: boolean },
) {
  const cost = how.refunded || bill === null ? 0 : bill.costMicroGbp;
  return {
    charged: bill?.charged ?? 'free',
    cost_gbp: formatGbp(cost),
    free_remaining: balance.freeRemaining,
    balance_gbp: formatGbp(balance.balanceMicroGbp),
    refunded: how.refunded,
    replayed: how.replayed,
  };
}

/** Adds the headers of an event stream; they ask proxies neither to buffer nor to change it. */
export function setEventHeaders(headers: Headers): Headers {
  headers.set('Content-Type', 'text/event-stream; charset=utf-8');
  headers.set('Cache-Control', 'no-cache, no-transform');
  headers.set('X-Accel-Buffering', 'no');
  return headers;
}
