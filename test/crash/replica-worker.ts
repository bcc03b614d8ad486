/**
 * A server's worth of charging on a shared database, in 20 loops, which writes down each charge that was answered. It goes on
 * while the database is away, and is meant to be killed. With a number of calls it makes those, prints the outcomes and ends.
 */
import { writeSync } from 'node:fs';
import type { ChargeRequest } from '../../src/account/charge.ts';
import { openPostgresStore } from '../../src/account/postgres/store.ts';
import { OutcomeUnknown, StoreUnavailable } from '../../src/account/store.ts';
import { NOW_MS, tariff } from '../account/customers.ts';

const [url, life, calls = '0'] = process.argv.slice(2);
const LOOPS = 20;
const ACCOUNTS = 5;
const store = openPostgresStore(url, tariff({ decision: 37, standard: 1e9 }), { opener: 'server' });
await store.ready();
const note = (line: string) => writeSync(1, `${line}\n`);
note('ready');

/** Calls of each pool in turn: free ones, and those that cost credit once 37 are gone; and questions, which are held first. */
async function work(loop: number): Promise<void> {
  const accountId = 1 + (loop % ACCOUNTS);
  for (let n = 0; ; n++) {
    const requestId = `${life}-${loop}-${n}`;
    const meter = n % 2 === 0 ? 'standard' : 'decision';
    try {
      const call = { accountId, keyId: accountId, meter, units: 1, operation: 'o', requestId, nowMs: NOW_MS } as const;
      const { charged } = n % 5 === 4 ? await held(call) : await store.charge(call);
      note(`${charged} ${requestId}`);
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
      note(`${error instanceof OutcomeUnknown ? 'unknown' : 'refused'} ${requestId}`);
      await Bun.sleep(20);
    }
  }
}

/** A call that is held while it is worked on, under an id that may be repeated. */
async function held(call: ChargeRequest): Promise<{ readonly charged: string }> {
  const key = { requestId: call.requestId, bodySha256: new Uint8Array(32) };
  const hold = await store.authorize({ ...call, meter: 'premium' }, key);
  if (hold.outcome !== 'authorized') throw new Error(`a new question was told: ${hold.outcome}`);
  return (await store.capture(hold.holdId, 'answer', NOW_MS)) ? hold.bill : { charged: 'refused' };
}

async function together(count: number): Promise<void> {
  // All at once, when the others are ready too.
  for await (const _ of Bun.stdin.stream()) break;
  const call = { accountId: 1, keyId: 1, meter: 'decision', units: 1, operation: 'o', nowMs: NOW_MS } as const;
  const outcomes = await Promise.all(
    Array.from({ length: count }, (_, i) => store.charge({ ...call, requestId: `${life}-${i}` })),
  );
  for (const { charged } of outcomes) note(`charged ${charged}`);
  const key = { requestId: 'one-for-all', bodySha256: new Uint8Array(32) };
  const hold = await store.authorize({ ...call, meter: 'premium', requestId: 'one-for-all' }, key);
  note(`hold ${hold.outcome}`);
  // A server that goes would give its hold back.
  for await (const _ of Bun.stdin.stream()) break;
  process.exit(0);
}

if (calls === '0') await Promise.all(Array.from({ length: LOOPS }, (_, loop) => work(loop)));
else await together(Number(calls));
