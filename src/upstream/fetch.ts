/** What every client of an upstream host shares: the port to `fetch`, the events for the log, bounded reading. */

/** As much of `fetch` as is used. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** What an operator may want to read in the log. No event contains a URL with its query. */
export type UpstreamEvent =
  | { readonly kind: 'answered'; readonly host: string; readonly milliseconds: number; readonly weight: number }
  | { readonly kind: 'failed'; readonly host: string; readonly reason: string; readonly willRetry: boolean }
  | { readonly kind: 'paused'; readonly host: string; readonly seconds: number }
  | { readonly kind: 'resumed'; readonly host: string };

interface BoundedBody {
  /** The whole body, or its beginning, a little longer than the bound. */
  readonly bytes: Uint8Array;
  readonly isWhole: boolean;
}

/** Reads a body until its end or until it is longer than `maxBytes`; the rest is then cancelled. */
export async function readBody(response: Response, maxBytes: number): Promise<BoundedBody> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    chunks.push(chunk);
    length += chunk.byteLength;
    if (length > maxBytes) break;
  }
  // Most answers come in one piece, which needs no copy.
  return { bytes: chunks.length === 1 ? chunks[0] : Buffer.concat(chunks), isWhole: length <= maxBytes };
}
