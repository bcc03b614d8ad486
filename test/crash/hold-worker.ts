/**
 * A process that begins, settles and refunds pending charges in 20 loops, as a server does with questions, and writes
 * down each thing it knows to be done. It is meant to be killed.
 */
import { writeSync } from 'node:fs';
import { openSqliteStore } from '../../src/account/sqlite/store.ts';
import { armFailpoint } from '../../src/lib/failpoint.ts';
import { tariff } from '../account/customers.ts';

const [path, life, failpoint] = process.argv.slice(2);
if (failpoint !== undefined) armFailpoint(failpoint);
const nowMs = Date.now();
const store = openSqliteStore(path, tariff({ premium: 100 }), { opener: 'server' });
const refunded = await store.releaseAbandoned(nowMs);
/** Written at once, so that nothing written is lost with the process. */
const note = (line: string) => writeSync(1, `${line}\n`);
note(`refunded ${refunded}`);

async function work(loop: number): Promise<void> {
  const accountId = 1 + (loop % 5);
  for (let n = 0; ; n++) {
    const requestId = `${life}-${loop}-${n}`;
    const body = new Bun.CryptoHasher('sha256').update(requestId).digest();
    const begun = await store.authorize(
      { accountId, keyId: accountId, meter: 'premium', units: 2, operation: 'ai', requestId, nowMs },
      { requestId, bodySha256: body },
    );
    if (begun.outcome !== 'authorized') return;
    note(`begun ${accountId} ${requestId}`);
    await Bun.sleep(n % 3);
    if ((loop + n) % 4 === 0) {
      await store.release(begun.holdId, nowMs);
      note(`refunded-one ${accountId} ${requestId}`);
    } else {
      await store.capture(begun.holdId, `answer to ${requestId}`, nowMs);
      note(`settled ${accountId} ${requestId}`);
    }
  }
}

await Promise.all(Array.from({ length: 20 }, (_, loop) => work(loop)));
note('out of credit');
await Bun.sleep(60_000);
