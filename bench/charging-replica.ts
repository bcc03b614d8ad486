/**
 * A process that charges for the benchmark of shared databases: 128 callers on one account or on many, for as long as it is
 * told. Prints `ready`, starts with the first byte that it reads, prints how many charges were done, and ends.
 */
import { openPostgresStore } from '../src/account/postgres/store.ts';
import { openSqliteStore } from '../src/account/sqlite/store.ts';
import { NOW_MS, tariff } from '../test/account/customers.ts';

const [place, mode, accounts, ms] = process.argv.slice(2);
const CALLERS = 128;
/** As many connections as a pool that charges one by one would have. */
const SINGLE_STORES = 8;
const limits = tariff({ decision: 1e9 });
const options = { opener: 'server' } as const;
const stores =
  mode === 'sqlite'
    ? [openSqliteStore(place, limits, options)]
    : Array.from({ length: mode === 'single' ? SINGLE_STORES : 1 }, () => openPostgresStore(place, limits, options));
const count = Number(accounts);
let next = process.pid;
const charge = (caller: number) => {
  next++;
  const account = 1 + ((next * 7919) % count);
  const who = { accountId: account, keyId: account };
  const call = { ...who, meter: 'decision', units: 1, operation: 'decide', requestId: 'r', nowMs: NOW_MS } as const;
  return stores[caller % stores.length].charge(call);
};
await Promise.all(stores.map((store) => store.ready()));
await charge(0);
console.log('ready');
for await (const _ of Bun.stdin.stream()) break;
const endMs = performance.now() + Number(ms);
let done = 0;
// One caller per store sends one statement per charge; many of one store come in batches.
const callers = mode === 'single' ? SINGLE_STORES : CALLERS;
await Promise.all(
  Array.from({ length: callers }, async (_, caller) => {
    while (performance.now() < endMs) {
      await charge(caller);
      done++;
    }
  }),
);
console.log(`done ${done}`);
await Promise.all(stores.map((store) => store.close()));
process.exit(0);
