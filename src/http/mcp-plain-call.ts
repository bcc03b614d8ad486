/**
 * The answer to a plain call of a tool, in the form that the library gives it: a document, or for the revisions of 2025 an
 * event stream of one message. A call that is soon done is answered in one piece; for one that takes longer the stream
 * begins before it is, and has comments.
 */
import type { McpContext } from '../mcp/perform.ts';
import type { PlainCall } from '../mcp/plain-call.ts';
import { plainResult } from '../mcp/tool-call.ts';
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
  const message = messageOf(call, context, request.signal).finally(end);
  if (call.isModern) return new Response(inOneWrite(await message), { headers: headersOf() });
  const working = message.then((json) => `event: message\ndata: ${json}\n\n`);
  const event = await soonOf(working);
  return new Response(event === null ? later(working) : inOneWrite(event), { headers: headersOf() });
}

async function messageOf(call: PlainCall, context: McpContext, signal: AbortSignal): Promise<string> {
  const result = await plainResult(call, context, signal);
  return `{"result":${result},"jsonrpc":"2.0","id":${JSON.stringify(call.id)}}`;
}

/** The event, or null where it is not there soon. */
async function soonOf(working: Promise<string>): Promise<string | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, SOON_MS, null);
  });
  try {
    return await Promise.race([working, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** The event once it is there, after comments. */
function later(working: Promise<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let ping: ReturnType<typeof setInterval> | undefined;
  let isRead = true;
  return new ReadableStream({
    start(controller) {
      ping = setInterval(() => controller.enqueue(encoder.encode(': keepalive\n\n')), KEEP_ALIVE_MS);
      working.then(
        (event) => {
          clearInterval(ping);
          if (!isRead) return;
          controller.enqueue(encoder.encode(event));
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
