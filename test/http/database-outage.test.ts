/** A server that loses the database of its accounts: it says so, charges nothing, serves what needs none, and comes back by itself. */
import { afterAll, expect, test } from 'bun:test';
import { startReleasing } from '../../src/account/upkeep.ts';
import { type PostgresServer, startPostgres } from '../support/postgres-server.ts';
import { startTestService } from '../support/service.ts';
import { until } from '../support/until.ts';

const DECIDE = '/v1/decide?location=Leeds&activity=exterior-painting&when=tomorrow';
interface UsageBody {
  readonly free: { readonly decision: { readonly remaining: number } };
}

// What was committed before the crash is there after it.
const postgres: PostgresServer = startPostgres({ durable: true });
afterAll(() => postgres.stop());

test('503 with Retry-After while it is away, nothing charged, all else goes on; one line when it begins and one when it ends', async () => {
  const url = `${postgres.url}/postgres`;
  const fairday = await startTestService({ FAIRDAY_DATABASE_URL: url });
  try {
    // It may still be starting.
    await until(() => fairday.service.accounts.isWritable());
    const key = await fairday.keyOf('verified');
    const remaining = async () => {
      const usage = (await (await fairday.get('/v1/usage', key)).json()) as UsageBody;
      return usage.free.decision.remaining;
    };
    expect((await fairday.get(DECIDE, key)).status).toBe(200);
    const before = await remaining();
    postgres.crash();
    // The server's other processes outlive the one that was killed by a moment: what they committed is answered and counts.
    let charged = 0;
    let answer = await fairday.get(DECIDE, key);
    for (; answer.status === 200; charged++) answer = await fairday.get(DECIDE, key);
    const answers = [answer];
    for (let i = 0; i < 4; i++) answers.push(await fairday.get(DECIDE, key));
    for (const answer of answers) {
      expect(answer.status).toBe(503);
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
      const { error } = (await answer.json()) as { error: { code: string; message: string } };
      expect(error.code).toBe('service_unavailable');
      // What was under way when the database went may have been charged; then the message says that.
      expect(error.message).toMatch(/nothing was charged|whether this call was charged is not known/);
    }
    expect((await fairday.get('/healthz')).status).toBe(200);
    expect((await fairday.get('/docs')).status).toBe(200);
    await until(async () => (await fairday.get('/readyz')).status === 503);
    expect(await (await fairday.get('/readyz')).json()).toMatchObject({ database_writable: false });
    postgres.mend();
    await until(async () => (await fairday.get(DECIDE, key)).status === 200);
    expect(await remaining()).toBe(before - charged - 1);
    await until(async () => (await fairday.get('/readyz')).status === 200);
    const lines = () => fairday.logged.filter((line) => /out of order|in order again/.test(line));
    await until(async () => lines().length >= 2);
    const told = lines();
    expect(told.map((line) => /accounts (?:out of order|in order again)/.exec(line)?.[0])).toEqual([
      'accounts out of order',
      'accounts in order again',
    ]);
    const all =
      fairday.logged.join('') + (await Promise.all(answers.map((answer) => answer.text().catch(() => '')))).join('');
    expect(all).not.toContain('secret-word');
  } finally {
    await fairday.stop();
  }
}, 120_000);

test('a database that is not there ends nothing but the call, and its message has no password', async () => {
  const fairday = await startTestService({ FAIRDAY_DATABASE_URL: `${postgres.url}/nowhere` });
  try {
    const failure = await fairday.service.accounts.ready().catch((error: unknown) => error);
    expect(String(failure)).toMatch(/the database 127\.0\.0\.1:\d+\/nowhere (?:does not exist|does not answer)/);
    expect(Bun.inspect(failure)).not.toContain('secret-word');
    expect((await fairday.get('/healthz')).status).toBe(200);
    expect((await fairday.get('/readyz')).status).toBe(503);
  } finally {
    await fairday.stop();
  }
}, 180_000);

test('holds of servers that died are looked for again and again, and a failure waits for the next time', async () => {
  const answers = [Promise.reject(new Error('away')), Promise.resolve(0), Promise.resolve(3)];
  answers[0].catch(() => {});
  const told = await new Promise<number>((resolve) => {
    const releaseAbandoned = () => answers.shift() ?? Promise.resolve(0);
    const prune = async () => ({ calls: 0, answers: 0 });
    const stop = startReleasing(
      { releaseAbandoned, prune },
      () => 0,
      (released) => {
        stop();
        resolve(released);
      },
      1,
    );
  });
  expect(told).toBe(3);
});
