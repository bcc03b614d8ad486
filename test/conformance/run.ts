/**
 * Runs the official conformance program of the Model Context Protocol against Fairday's door with the program's fixtures
 * behind it: `bun run test:conformance`. The program is fetched on its first run, so this is no part of `bun run test`.
 * Exit 0 when both revisions give what is expected.
 */
import { join } from 'node:path';
import { startTestService } from '../support/service.ts';
import { createFixtureServer } from './fixtures.ts';

const PROGRAM = '@modelcontextprotocol/conformance@0.2.0-alpha.12';
const EXPECTED_FAILURES = join(import.meta.dir, 'expected-failures.yml');

const fairday = await startTestService({}, { makeMcpServer: createFixtureServer });
const key = await fairday.keyOf('verified');
const { port } = new URL(fairday.url);

/** The program sends no key of its own: this hands everything on as it comes, with a key. */
const withKey = Bun.serve({
  hostname: '127.0.0.1',
  port: 0,
  idleTimeout: 60,
  fetch(request) {
    const headers = new Headers(request.headers);
    headers.set('X-API-Key', key);
    // A name that is not this machine's must reach the door as it is.
    return fetch(`http://127.0.0.1:${port}${new URL(request.url).pathname}`, {
      method: request.method,
      headers,
      body: request.body,
      signal: request.signal,
    });
  },
});

let worst = 0;
for (const [revision, ...more] of [['2026-07-28'], ['2025-11-25', '--expected-failures', EXPECTED_FAILURES]]) {
  const url = `http://127.0.0.1:${withKey.port}/mcp`;
  const program = Bun.spawn(['bunx', '--bun', PROGRAM, 'server', '--url', url, '--requirements', revision, ...more], {
    stdin: 'ignore',
    stdout: 'inherit',
    stderr: 'inherit',
  });
  worst = Math.max(worst, await program.exited);
}
withKey.stop(true);
await fairday.stop();
process.exit(worst);
