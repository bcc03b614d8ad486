/**
 * Generates a load of one request over many keep-alive connections on loopback. It uses bare sockets, so that the client needs
 * less of the machine than the server. Limited in time; it never leaves this machine.
 */
export interface LoadResult {
  readonly requestsPerSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** Answers that were not 200. */
  readonly failures: number;
}

/** The same request, again and again: a GET, or a POST of that body; of one caller or of many. */
export interface LoadRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** The key of the next request, where they are of many callers. */
  readonly nextKey?: () => string;
}

interface Connection {
  sentMs: number;
  /** Bytes of the answer still to come; −1 while its head is not complete, infinite for one that comes in chunks. */
  pending: number;
  head: string;
}

/** Sends the request again on each connection as soon as its answer is complete, for `durationMs`. */
export async function load(
  { url, headers, body, nextKey }: LoadRequest,
  connections: number,
  durationMs: number,
): Promise<LoadResult> {
  const { hostname, port, pathname, search } = new URL(url);
  if (hostname !== '127.0.0.1') throw new Error('load tests stay on loopback');
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  if (body !== undefined) lines.push(`Content-Length: ${Buffer.byteLength(body)}\r\n`);
  const method = body === undefined ? 'GET' : 'POST';
  const head = `${method} ${pathname}${search} HTTP/1.1\r\nHost: ${hostname}:${port}\r\n${lines.join('')}\r\n`;
  const same = `${head}${body ?? ''}`;
  const nextRequest = () => (nextKey === undefined ? same : same.replace('\r\n', `\r\nX-API-Key: ${nextKey()}\r\n`));
  const latencies: number[] = [];
  let failures = 0;
  const startedMs = performance.now();
  const endMs = startedMs + durationMs;
  const one = () =>
    new Promise<void>((resolve, reject) => {
      Bun.connect<Connection>({
        hostname,
        port: Number(port),
        socket: {
          open(socket) {
            socket.data = { sentMs: performance.now(), pending: -1, head: '' };
            socket.write(nextRequest());
          },
          data(socket, chunk) {
            const state = socket.data;
            if (state.pending < 0 && !readHead(state, chunk)) return;
            else if (state.head === '') state.pending -= chunk.length;
            state.head = '';
            if (state.pending === Number.POSITIVE_INFINITY && endsChunks(chunk)) state.pending = 0;
            if (state.pending > 0) return;
            const nowMs = performance.now();
            latencies.push(nowMs - state.sentMs);
            state.pending = -1;
            if (nowMs >= endMs) return void socket.end();
            state.sentMs = nowMs;
            socket.write(nextRequest());
          },
          close: () => resolve(),
          error: (_, error) => reject(error),
        },
      }).catch(reject);
    });

  /** Reads a chunk of the head; true when it is complete, with `pending` set to the remaining bytes of the body. */
  function readHead(state: Connection, chunk: Uint8Array): boolean {
    state.head += Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength).toString('latin1');
    const end = state.head.indexOf('\r\n\r\n');
    if (end < 0) return false;
    const length = /\r\ncontent-length: (\d+)/i.exec(state.head);
    if (!state.head.startsWith('HTTP/1.1 200')) failures++;
    if (length === null) {
      if (!/\r\ntransfer-encoding: chunked/i.test(state.head)) throw new Error('the answer has no length');
      state.pending = Number.POSITIVE_INFINITY;
      return true;
    }
    state.pending = Number(length[1]) - (state.head.length - end - 4);
    return true;
  }

  await Promise.all(Array.from({ length: connections }, one));
  const elapsedSeconds = (performance.now() - startedMs) / 1000;
  latencies.sort((a, b) => a - b);
  const at = (share: number) =>
    latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))] ?? Number.NaN;
  return { requestsPerSecond: latencies.length / elapsedSeconds, p50Ms: at(0.5), p99Ms: at(0.99), failures };
}

/** Whether the last chunk is there: one without a byte. */
function endsChunks(chunk: Uint8Array): boolean {
  return Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength).subarray(-5).toString('latin1') === '0\r\n\r\n';
}
