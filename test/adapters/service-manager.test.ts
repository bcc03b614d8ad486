/** What systemd hears of a server: ready once it accepts connections, alive while its event loop turns, stopping. */
import { expect, test } from 'bun:test';
import { notifying, serviceManager, watchdogMs } from '../../src/adapters/service-manager.ts';

test('a watchdog hears the server twice in each interval, and only after it is ready', async () => {
  const heard: string[] = [];
  const alive = Promise.withResolvers<void>();
  const manager = notifying({
    watchdogMs: 20,
    send: (state) => {
      heard.push(state);
      if (heard.length === 3) alive.resolve();
    },
  });
  expect(heard).toEqual([]);
  manager.ready();
  const keepAlive = setInterval(() => {}, 5);
  await alive.promise;
  clearInterval(keepAlive);
  expect(heard).toEqual(['READY=1', 'WATCHDOG=1', 'WATCHDOG=1']);
});

test('without a watchdog the manager hears of the start and the stop alone', () => {
  const heard: string[] = [];
  const manager = notifying({ watchdogMs: null, send: (state) => heard.push(state) });
  manager.ready();
  manager.stopping();
  expect(heard).toEqual(['READY=1', 'STOPPING=1']);
});

test('the interval is in microseconds, and holds for the process that it names alone', () => {
  expect(watchdogMs({ WATCHDOG_USEC: '30000000' }, 7)).toBe(30_000);
  expect(watchdogMs({ WATCHDOG_USEC: '30000000', WATCHDOG_PID: '7' }, 7)).toBe(30_000);
  expect(watchdogMs({ WATCHDOG_USEC: '30000000', WATCHDOG_PID: '8' }, 7)).toBeNull();
  for (const text of [undefined, '', '0', '-5', 'soon']) expect(watchdogMs({ WATCHDOG_USEC: text }, 7)).toBeNull();
});

test('a server that no manager started tells nobody and complains of nothing', () => {
  const complaints: string[] = [];
  const manager = serviceManager({}, (line) => complaints.push(line));
  manager.ready();
  manager.stopping();
  expect(complaints).toEqual([]);
});
