/** A hold that nothing works on any more is given back by the server that made it, and none that is in work is. */
import { afterEach, expect, test } from 'bun:test';
import { SQL } from 'bun';
import { HoldsInWork } from '../../../src/account/postgres/holds-in-work.ts';
import { openPostgresStore } from '../../../src/account/postgres/store.ts';
import { StoreUnavailable } from '../../../src/account/store.ts';
import { dropDatabase, newDatabase } from '../../support/postgres.ts';
import { customerIn, NOW_MS, tariff } from '../customers.ts';

const urls: string[] = [];
afterEach(async () => {
  for (const url of urls.splice(0)) await dropDatabase(url);
});

test('a hold whose end could not be written while the database was away is given back once it is there', async () => {
  const url = await newDatabase();
  urls.push(url);
  const name = new URL(url).pathname.slice(1);
  const admin = new SQL(url.replace(name, 'postgres'), { max: 1 });
  const { store, request } = await customerIn(openPostgresStore(url, tariff({ premium: 2 }), { opener: 'server' }));
  const question = (id: string) =>
    store.authorize(request({ meter: 'premium' }), { requestId: id, bodySha256: new Uint8Array(32) });
  const [lost, inWork] = [await question('a'), await question('b')];
  if (lost.outcome !== 'authorized' || inWork.outcome !== 'authorized') throw new Error('both are free');
  await admin.unsafe(`ALTER DATABASE ${name} ALLOW_CONNECTIONS false`);
  await admin.unsafe('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1', [name]);
  await expect(store.release(lost.holdId, NOW_MS)).rejects.toThrow(StoreUnavailable);
  await admin.unsafe(`ALTER DATABASE ${name} ALLOW_CONNECTIONS true`);
  expect((await question('a')).outcome).toBe('in-progress');
  expect(await store.releaseAbandoned(NOW_MS)).toBe(1);
  expect((await question('a')).outcome).toBe('authorized');
  expect(await store.capture(inWork.holdId, null, NOW_MS)).toBe(true);
  await store.close();
  await admin.close();
}, 180_000);

test('a hold that is committed and not yet heard of is no stray; one that nobody hears of is', async () => {
  const inWork = new HoldsInWork();
  const answer = Promise.withResolvers<number>();
  const heard = inWork.authorize(
    () => answer.promise,
    (id) => id,
  );
  const unheard = inWork.authorize(
    () => Promise.reject(new Error('the answer was lost')),
    () => 8,
  );
  const strays = inWork.straysOf([7, 8]);
  answer.resolve(7);
  await expect(unheard).rejects.toThrow('lost');
  expect(await heard).toBe(7);
  expect(await strays).toEqual([8]);
  expect(inWork.ids).toEqual([7]);
  inWork.end(7);
  expect(await inWork.straysOf([7])).toEqual([7]);
});
