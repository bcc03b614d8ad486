/**
 * Long bodies, sent with few system calls. Where an answer has waited for the disk, Bun writes the head of a body beyond
 * 15 KiB piece by piece, some sixty system calls for ours; before a stream the head goes out at once.
 */

import { arePassing } from '../operations/answer-text.ts';

/** Bun copies a shorter body behind its head, and writes both at once. */
const MAX_COPIED_BYTES = 15 * 1024;

/** The same body, in whichever form is written at once. One that is a stream is sent in chunks, without its length. */
export function inOneWrite(
  payload: string | Uint8Array<ArrayBuffer>,
): string | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array> {
  if (payload.length <= MAX_COPIED_BYTES) return payload;
  const bytes = typeof payload === 'string' ? new TextEncoder().encode(payload) : kept(payload);
  return new ReadableStream({
    start(controller) {
      controller.enqueue(bytes);
      controller.close();
    },
  });
}

/** The bytes as they are now, whatever is written next. */
function kept(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  return arePassing(bytes) ? bytes.slice() : bytes;
}
