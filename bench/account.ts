/**
 * The cost of having a charge on disk before its answer is sent: group commit compared with one transaction per charge,
 * over HTTP, alternating within one run; and several servers on one database.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqliteStore } from '../src/account/sqlite/store.ts';
import { NOW_MS, tariff } from '../test/account/customers.ts';
import { type LoadResult, load } from './load.ts';
import { type Measure, median } from './measure.ts';
import { benchSharedAccounts } from './shared-accounts.ts';

const ROUNDS = 6;
const ROUND_MS = 1_500;
const CONNECTIONS = 128;
const PATH = '/v1/decide?location=Leeds&activity=exterior-painting&when=tomorrow';
export async function benchAccount(): Promise<Measure[]> {
  return [...(await benchSharedAccounts()), ...(await throughHttp())];
}

async function inFolder<Result>(use: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'fairday-bench-account-'));
  try {
    return await use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function throughHttp(): Promise<Measure[]> {
  return inFolder(async (folder) => {
    const grouped = await chargingServer(join(folder, 'grouped.d'), 'grouped');
    const single = await chargingServer(join(folder, 'single.d'), 'single');
    const rounds: { grouped: LoadResult; single: LoadResult }[] = [];
    try {
      for (let round = 0; round <= ROUNDS; round++) {
        const pair = { grouped: await grouped.load(), single: await single.load() };
        // The first round warms up.
        if (round > 0) rounds.push(pair);
      }
    } finally {
      await Promise.all([grouped.stop(), single.stop()]);
    }
    const ratios = rounds.map((pair) => pair.grouped.requestsPerSecond / pair.single.requestsPerSecond);
    const failures = rounds.reduce((sum, pair) => sum + pair.grouped.failures + pair.single.failures, 0);
    const of = (pick: (pair: (typeof rounds)[number]) => number) => median(rounds.map(pick));
    return [
      {
        name: 'durable charges on credit through HTTP, grouped / one transaction each',
        value: median(ratios),
        unit: 'ratio',
        note: `from ${Math.min(...ratios).toFixed(1)} to ${Math.max(...ratios).toFixed(1)} over ${ROUNDS} pairs; ${CONNECTIONS} connections; failures ${failures}`,
      },
      { name: 'grouped', value: of((pair) => pair.grouped.requestsPerSecond), unit: '/s' },
      { name: 'one transaction each', value: of((pair) => pair.single.requestsPerSecond), unit: '/s' },
    ];
  });
}

async function chargingServer(dataDir: string, mode: 'grouped' | 'single') {
  const path = join(dataDir, 'fairday.db');
  Bun.spawnSync(['mkdir', '-p', dataDir]);
  const store = openSqliteStore(path, tariff());
  const { id, email } = await store.createAccount('payer@example.org', 'verified', NOW_MS);
  const { key } = await store.createKey(id, 'default', NOW_MS);
  await store.topUp({ email, amountMicroGbp: 1e12, ref: 'all of it' }, NOW_MS);
  await store.close();
  const script = join(import.meta.dir, 'account-server.ts');
  const child = Bun.spawn([process.execPath, script, dataDir, mode], { stdout: 'pipe', stderr: 'inherit' });
  const reader = child.stdout.getReader();
  const url = /listening (\S+)/.exec(new TextDecoder().decode((await reader.read()).value))?.[1];
  if (url === undefined) throw new Error('the server did not start');
  return {
    load: () => load({ url: url + PATH, headers: { 'X-API-Key': key } }, CONNECTIONS, ROUND_MS),
    async stop() {
      child.kill('SIGTERM');
      await child.exited;
    },
  };
}
