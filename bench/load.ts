/**
 * Generates a load of one GET over many keep-alive connections on loopback. It uses bare sockets, so that the client needs
 * less of the machine than the server. Limited in time; it never leaves this machine.
 */
export interface LoadResult {
  readonly requestsPerSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** Answers that were not 200. */
  readonly failures: number;
}

interface Connection {
  sentMs: number;
  /** Bytes of the answer still to come; −1 while its head is not complete. */
  pending: number;
  head: string;
}

/** Sends the request again on each connection as soon as its answer is complete, for `durationMs`. */
export async function load(
  url: string,
  headers: Readonly<Record<string, string>>,
  connections: number,
  durationMs: number,
): Promise<LoadResult> {
  const { hostname, port, pathname, search } = new URL(url);
  if (hostname !== '127.0.0.1') throw new Error('load tests stay on loopback');
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const request = `GET ${pathname}${search} HTTP/1.1\r\nHost: ${hostname}:${port}\r\n${lines.join('')}\r\n`;
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
            socket.write(request);
          },
          data(socket, chunk) {
            const state = socket.data;
            if (state.pending < 0 && !readHead(state, chunk)) return;
            else if (state.head === '') state.pending -= chunk.length;
            state.head = '';
            if (state.pending > 0) return;
            const nowMs = performance.now();
            latencies.push(nowMs - state.sentMs);
            state.pending = -1;
            if (nowMs >= endMs) return void socket.end();
            state.sentMs = nowMs;
            socket.write(request);
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
    if (length === null) throw new Error('the answer has no length');
    if (!state.head.startsWith('HTTP/1.1 200')) failures++;
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
