/**
 * Requests that are made to confuse: of two readings at a proxy and here, out of the route table, into the log or another
 * answer's headers, and bodies that are deep or wide. Each is refused or read one way, and the service goes on.
 */
import { afterAll, beforeAll, expect, test } from 'bun:test';
import { connect } from 'node:net';
import { startTestService, type TestService } from '../support/service.ts';

let service: TestService;
let key: string;

beforeAll(async () => {
  service = await startTestService();
  key = await service.keyOf('verified');
});
afterAll(() => service.stop());

/** Sends the bytes and gives all that comes until the server closes. */
async function untilClosed(text: string): Promise<string> {
  const { hostname, port } = new URL(service.url);
  const socket = connect(Number(port), hostname);
  const { promise, resolve } = Promise.withResolvers<string>();
  let received = '';
  socket.on('data', (chunk) => {
    received += chunk.toString();
    if (/\r\n\r\n/.test(received)) socket.end();
  });
  socket.on('error', () => resolve(received));
  socket.on('close', () => resolve(received));
  socket.write(text);
  return promise;
}

const SECOND = 'GET /v1/activities HTTP/1.1\r\nHost: localhost\r\n\r\n';
const POST = `POST /v1/ai HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n`;

test.each([
  [
    'a length and chunks',
    `Content-Length: ${SECOND.length + 5}\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${SECOND}`,
  ],
  ['two lengths', `Content-Length: 0\r\nContent-Length: ${SECOND.length}\r\n\r\n${SECOND}`],
  ['an unknown coding', `Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${SECOND}`],
  ['a length with a sign', `Content-Length: +0\r\n\r\n${SECOND}`],
  ['a length of twenty digits', `Content-Length: 18446744073709551616\r\n\r\n${SECOND}`],
  ['a space before the colon', `Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n${SECOND}`],
])(
  'a request that two readers could read in two ways is refused and nothing after it is answered: %s',
  async (_, rest) => {
    const received = await untilClosed(`${POST}${rest}`);
    expect(received).not.toContain('HTTP/1.1 200');
    expect(received.match(/HTTP\/1\.1/g)?.length ?? 0).toBeLessThanOrEqual(1);
  },
);

test.each([
  '/icons/../../etc/passwd',
  '/icons/%2e%2e%2f%2e%2e%2fetc%2fpasswd',
  '/icons/%00',
  '/docs/..%5c..',
  '/__proto__',
])('the address %s leads nowhere: there is a table of routes and no folder behind it', async (path) => {
  expect(await untilClosed(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`)).toMatch(/^HTTP\/1\.1 40[04]/);
});

test('a request id that could end a header or a line of the log is replaced', async () => {
  for (const id of ['a b', 'a\tb', 'x'.repeat(256), 'é']) {
    const received = await untilClosed(`GET /v1/activities HTTP/1.1\r\nHost: localhost\r\nX-Request-Id: ${id}\r\n\r\n`);
    expect(/x-request-id: (.*)\r/i.exec(received)?.[1] ?? 'refused').toMatch(/^(?:refused|[\da-f-]{36})$/);
  }
  const split = await untilClosed(
    'GET /v1/activities HTTP/1.1\r\nHost: localhost\r\nX-Request-Id: a\rSet-Cookie: b=c\r\n\r\n',
  );
  expect(split.toLowerCase()).not.toContain('set-cookie');
});

test('a deep body and one that names what objects inherit are errors of the caller', async () => {
  const bodies = ['['.repeat(60_000), '{"q":'.repeat(10_000), '{"__proto__":{"q":"rain?"}}', '{"constructor":1}'];
  for (const path of ['/v1/ai', '/mcp']) {
    for (const body of bodies) {
      const response = await fetch(`${service.url}${path}`, {
        method: 'POST',
        headers: {
          'X-API-Key': key,
          'Content-Type': 'application/json',
          Accept: 'application/json, text/event-stream',
        },
        body,
      });
      const { status } = response;
      expect(`${path} ${body.slice(0, 20)} ${status}`).toMatch(/ 4\d\d$/);
    }
  }
  expect((await fetch(`${service.url}/healthz`)).status).toBe(200);
});
