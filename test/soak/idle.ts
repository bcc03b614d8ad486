/**
 * Opens thousands of connections to a server that then say nothing, every other one after a call. Meanwhile others must be
 * answered, and in the end all must have been closed for silence. As many as asked for, or as open files allow.
 *
 *   bun run test:idle
 *   bun run test:idle 2000
 */
import { connect, type Socket } from 'node:net';
import { recordResult } from '../../scripts/reliability.ts';
import { FROM_SOURCE, inEmptyFolder, startServerProcess } from '../support/process.ts';

const wanted = Number(process.argv[2] ?? '10000');
const limit = Number(Bun.spawnSync(['sh', '-c', 'ulimit -n']).stdout.toString());
/** Files that both processes have open besides. */
const OTHER_FILES = 200;
const count = Number.isFinite(limit) ? Math.min(wanted, limit - OTHER_FILES) : wanted;
/** Connections that are opened at a time. */
const AT_ONCE = 200;
const PATIENCE_MS = 180_000;

await inEmptyFolder(async (cwd) => {
  const server = await startServerProcess(FROM_SOURCE, cwd, { FAIRDAY_WEATHER: 'typical' });
  const key = await server.ownerKey();
  const { hostname, port } = new URL(server.url);
  const body = '{"jsonrpc":"2.0","id":1,"method":"ping"}';
  const ping = `POST /mcp HTTP/1.1\r\nHost: ${hostname}:${port}\r\nX-API-Key: ${key}\r\nContent-Type: application/json\r\nAccept: application/json, text/event-stream\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
  let [opened, closed] = [0, 0];
  const open = (i: number) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const socket: Socket = connect(Number(port), hostname, () => {
      opened++;
      if (i % 2 === 0) socket.write(ping);
      resolve();
    });
    socket.resume();
    socket.on('error', () => resolve());
    socket.on('close', () => closed++);
    return promise;
  };
  for (let from = 0; from < count; from += AT_ONCE) {
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, count - from) }, (_, i) => open(from + i)));
  }
  const beganMs = performance.now();
  let [asked, answered, slowestMs] = [0, 0, 0];
  while (closed < opened && performance.now() - beganMs < PATIENCE_MS) {
    const sentMs = performance.now();
    const response = await fetch(`${server.url}/healthz`, { keepalive: false }).catch(() => null);
    asked++;
    if (response?.status === 200) answered++;
    slowestMs = Math.max(slowestMs, performance.now() - sentMs);
    await Bun.sleep(250);
  }
  await server.stop();
  const held = opened === count && closed === opened && answered === asked;
  console.log(`${opened} of ${count} opened, ${closed} closed; ${answered} of ${asked} calls beside them answered`);
  recordResult('idle', held, {
    connections: opened,
    'closed for silence': closed,
    'seconds until all were closed': Math.round((performance.now() - beganMs) / 1000),
    'calls beside them': asked,
    'calls beside them that were answered': answered,
    'slowest of these calls, ms': Math.round(slowestMs),
  });
  if (!held) process.exitCode = 1;
});
