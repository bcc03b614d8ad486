/** Several servers on one database: what is shared is shared exactly, and what dies loses and doubles nothing. */
import { afterEach, expect, test } from 'bun:test';
import { join } from 'node:path';
import { openPostgresStore } from '../../src/account/postgres/store.ts';
import { NOW_MS, tariff } from '../account/customers.ts';
import { dropDatabase, newDatabase } from '../support/postgres.ts';
import { harmReplicas } from './replica-kills.ts';

const urls: string[] = [];
afterEach(async () => {
  for (const url of urls.splice(0)) await dropDatabase(url);
});

test('three servers and 200 calls on 37 free units: 37 are free, and one idempotency key is charged once', async () => {
  const url = await newDatabase();
  urls.push(url);
  const store = openPostgresStore(url, tariff({ decision: 37 }));
  const { id } = await store.createAccount('jane@example.com', 'verified', NOW_MS);
  await store.createKey(id, 'default', NOW_MS);
  const children = [68, 66, 66].map((calls, i) =>
    Bun.spawn([process.execPath, join(import.meta.dir, 'replica-worker.ts'), url, `replica-${i}`, String(calls)], {
      stdin: 'pipe',
      stdout: 'pipe',
      stderr: 'inherit',
    }),
  );
  const texts = children.map(({ stdout }) => readUntil(stdout));
  await Promise.all(texts.map((text) => text.until('ready')));
  for (const { stdin } of children) {
    stdin.write('go\n');
    stdin.flush();
  }
  const said = await Promise.all(texts.map((text) => text.until('hold ')));
  for (const { stdin } of children) stdin.end();
  await Promise.all(children.map(({ exited }) => exited));
  const lines = said.join('').split('\n');
  expect(lines.filter((line) => line === 'charged free')).toHaveLength(37);
  expect(lines.filter((line) => line === 'charged refused')).toHaveLength(163);
  expect(lines.filter((line) => line === 'hold authorized')).toHaveLength(1);
  expect(lines.filter((line) => line === 'hold in-progress')).toHaveLength(2);
  expect((await store.verify(NOW_MS)).checks.filter(({ broken }) => broken !== null)).toEqual([]);
  await store.close();
}, 120_000);

test('servers killed, and a database killed, stopped and hanging under load: no answered call is lost, none is charged twice', async () => {
  const { faults, answered } = await harmReplicas(4, () => {});
  expect(faults).toEqual([]);
  expect(answered).toBeGreaterThan(0);
}, 120_000);

/** What a process prints, as far as the line that begins so. */
function readUntil(stream: ReadableStream<Uint8Array>) {
  let text = '';
  let tell = () => {};
  void (async () => {
    const decoder = new TextDecoder();
    for await (const chunk of stream) {
      text += decoder.decode(chunk, { stream: true });
      tell();
    }
    tell();
  })();
  return {
    async until(line: string): Promise<string> {
      while (!new RegExp(`^${line}.*\n`, 'm').test(text)) {
        await new Promise<void>((resolve) => {
          tell = resolve;
        });
      }
      return text;
    },
  };
}
