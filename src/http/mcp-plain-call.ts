/**
 * The answer to a plain call of a tool, in the form that the library gives it: a document, or for the revisions of 2025 an
 * event stream of one message. A call that is soon done is answered in one piece; for one that takes longer the stream
 * begins before it is, and has comments.
 */
import type { McpContext } from '../mcp/perform.ts';
import type { PlainCall } from '../mcp/plain-call.ts';
import { type EncodedResult, plainResult } from '../mcp/tool-call.ts';
import { inOneWrite } from './one-write.ts';

/** A comment this often on the line, so that neither server nor proxy takes a long call for a dead one. */
export const KEEP_ALIVE_MS = 5_000;
/** A call that takes longer than this has its head sent before its answer. */
const SOON_MS = 1_000;

/**
 * Answers the call; nothing is charged when its caller leaves before the work is done. `headersOf` makes the headers of the
 * answer; `end` is called when the call is over.
 */
export async function answerPlainCall(
  call: PlainCall,
  request: Request,
  context: McpContext,
  headersOf: () => Headers,
  end: () => void,
): Promise<Response> {
  const [begins, ends] = call.isModern ? ['', ''] : ['event: message\ndata: ', '\n\n'];
  const id = JSON.stringify(call.id);
  const responseOf = ({ before, fields, after }: EncodedResult): Response => {
    const message = {
      before: `${begins}{"result":${before}`,
      fields,
      after: `${after},"jsonrpc":"2.0","id":${id}}${ends}`,
    };
    return new Response(inOneWrite(encoded(message)), { headers: headersOf() });
  };
  const working = endingWith(end, () => plainResult(call, context, request.signal, responseOf));
  if (call.isModern) return working;
  return (await soonOf(working)) ?? new Response(later(working), { headers: headersOf() });
}

async function endingWith(end: () => void, work: () => Promise<Response>): Promise<Response> {
  try {
    return await work();
  } finally {
    end();
  }
}

/** Of UTF-8 for one unit of UTF-16. */
const MAX_BYTES_PER_UNIT = 3;
/** Most messages fit; it is used again for each of them. */
const room = new Uint8Array(16 * 1024);
const encoder = new TextEncoder();

/** The bytes of the message, which are passing ones: no call puts a text together and encodes it as a whole. */
function encoded({ before, fields, after }: EncodedResult): Uint8Array<ArrayBuffer> {
  const mostBytes = MAX_BYTES_PER_UNIT * (before.length + after.length) + fields.length;
  const bytes = mostBytes < room.length ? room : new Uint8Array(mostBytes + 1);
  let length = encoder.encodeInto(before, bytes).written;
  bytes.set(fields, length);
  length += fields.length;
  length += encoder.encodeInto(after, bytes.subarray(length)).written;
  return bytes.subarray(0, length);
}

/** Who waits for an event, until when, in the order in which they came. */
interface Waiting {
  readonly untilMs: number;
  readonly giveUp: (nothing: null) => void;
  before: Waiting | null;
  after: Waiting | null;
}

/**
 * Those whose time ends first come first; one timer for all of them, as nearly every event comes long before it. Linked by
 * hand: a Set that much is added to and deleted from leaves its old tables linked to the new ones, and with them each call
 * since the last collection of the whole heap.
 */
let first: Waiting | null = null;
let last: Waiting | null = null;
let timer: ReturnType<typeof setTimeout> | null = null;

function begin(one: Waiting): void {
  one.before = last;
  if (last === null) first = one;
  else last.after = one;
  last = one;
  if (timer === null) timer = setTimeout(giveUpLate, SOON_MS);
}

/** Leaves nothing that links to others. Does nothing for one that has ended. */
function end(one: Waiting): void {
  const { before, after } = one;
  if (before === null && first !== one) return;
  if (before === null) first = after;
  else before.after = after;
  if (after === null) last = before;
  else after.before = before;
  one.before = null;
  one.after = null;
}

function giveUpLate(): void {
  timer = null;
  const nowMs = performance.now();
  for (let one = first; one !== null; one = first) {
    if (one.untilMs > nowMs) {
      timer = setTimeout(giveUpLate, one.untilMs - nowMs);
      return;
    }
    end(one);
    one.giveUp(null);
  }
}

/** The response, or null where it is not there soon. */
function soonOf(working: Promise<Response>): Promise<Response | null> {
  return new Promise((resolve, reject) => {
    const one: Waiting = { untilMs: performance.now() + SOON_MS, giveUp: resolve, before: null, after: null };
    begin(one);
    working.then(
      (response) => {
        end(one);
        resolve(response);
      },
      (error: unknown) => {
        end(one);
        reject(error);
      },
    );
  });
}

/** The event of the response once it is there, after comments. */
function later(working: Promise<Response>): ReadableStream<Uint8Array> {
  let ping: ReturnType<typeof setInterval> | undefined;
  let isRead = true;
  return new ReadableStream({
    start(controller) {
      ping = setInterval(() => controller.enqueue(encoder.encode(': keepalive\n\n')), KEEP_ALIVE_MS);
      const event = working.then((response) => response.bytes());
      event.then(
        (bytes) => {
          clearInterval(ping);
          if (!isRead) return;
          controller.enqueue(bytes);
          controller.close();
        },
        (error) => {
          clearInterval(ping);
          controller.error(error);
        },
      );
    },
    // The request's signal ends the call.
    cancel() {
      isRead = false;
      clearInterval(ping);
    },
  });
}
