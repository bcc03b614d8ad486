/** Bodies of requests that come piece by piece, so that their length is not told. */

const PIECE_BYTES = 16_384;

/** A stream of about so many bytes, and how many of them were taken so far. */
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
