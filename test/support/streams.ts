/** Request bodies that come piece by piece, without a stated length. */

const PIECE_BYTES = 16_384;

/** A stream of about that many bytes, with a count of those sent so far. */
export function streamOf(bytes: number): { body: ReadableStream<Uint8Array>; sentBytes(): number } {
  let sent = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += PIECE_BYTES;
      if (sent > bytes) controller.close();
      else controller.enqueue(new Uint8Array(PIECE_BYTES).fill(120));
    },
  });
  return { body, sentBytes: () => sent };
}
