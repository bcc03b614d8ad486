/** A call that may take long leaves nothing behind: its connection ends as others do, and the next call has its place. */
import { describe, expect, test } from 'bun:test';
import { createLongCalls, MAX_LONG_CALLS } from '../../src/http/long-calls.ts';
import { startTestService } from '../support/service.ts';

/** Sends one request over a connection of its own; resolves with the answer once the server has closed it for silence. */
function untilClosed(url: string, path: string, headers: readonly string[], body: string): Promise<string> {
  const { hostname, port } = new URL(url);
  const lines = [`POST ${path} HTTP/1.1`, `Host: ${hostname}`, `Content-Length: ${body.length}`, ...headers, '', body];
  const { promise, resolve } = Promise.withResolvers<string>();
  let answer = '';
  void Bun.connect({
    hostname,
    port: Number(port),
    socket: {
      open: (socket) => void socket.write(lines.join('\r\n')),
      data: (_, bytes) => {
        answer += bytes.toString();
      },
      close: () => resolve(answer),
    },
  });
  return promise;
}

const JSON_BODY = 'Content-Type: application/json';

describe('a silent connection is closed', () => {
  const PING = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' });
  const QUESTION = JSON.stringify({ q: 'Will it rain in Leeds tomorrow?' });
  const cases: ReadonlyArray<readonly [what: string, path: string, headers: readonly string[], body: string]> = [
    ['after a ping of an agent', '/mcp', [JSON_BODY, 'Accept: application/json, text/event-stream'], PING],
    ['after a question', '/v1/ai', [JSON_BODY], QUESTION],
    ['after a streamed question', '/v1/ai', [JSON_BODY, 'Accept: text/event-stream'], QUESTION],
  ];
  for (const [what, path, headers, body] of cases) {
    test.concurrent(what, async () => {
      const service = await startTestService({}, { idleTimeoutSeconds: 1 });
      try {
        const key = await service.keyOf('verified');
        const answer = await untilClosed(service.url, path, [`X-API-Key: ${key}`, ...headers], body);
        expect(answer).toStartWith('HTTP/1.1 200 OK');
      } finally {
        await service.stop();
      }
    });
  }
});

describe('the calls of one account', () => {
  const request = new Request('http://localhost/');

  test('are refused beyond the most at a time, and taken again when one has ended', () => {
    const seconds: number[] = [];
    const calls = createLongCalls(30, (_, idle) => seconds.push(idle));
    const ends = Array.from({ length: MAX_LONG_CALLS }, () => calls.begin(1, request));
    expect(() => calls.begin(1, request)).toThrow('under way');
    expect(() => calls.begin(2, request)()).not.toThrow();
    ends[0]?.();
    // Twice is once.
    ends[0]?.();
    calls.begin(1, request);
    expect(() => calls.begin(1, request)).toThrow('under way');
    expect(seconds.slice(-3)).toEqual([30, 30, 255]);
  });
});
