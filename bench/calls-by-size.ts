/**
 * What a whole call costs in databases of different sizes, as an operator pays for it: a warm decision on credit over HTTP, with
 * the look for its key, in processor time of the server, alternating within one run.
 */
import { Database } from 'bun:sqlite';
import { dirname, join } from 'node:path';
import { keyHash, newKeySecret } from '../src/account/keys.ts';
import { type LoadRequest, load } from './load.ts';
import { median } from './measure.ts';
import { processorMicroseconds, spentBetween } from './processor-time.ts';

const ROUNDS = 8;
const ROUND_MS = 1_200;
const CONNECTIONS = 64;
const CALL = '/v1/decide?location=Leeds&activity=exterior-painting&when=tomorrow';
const DAY_MS = 86_400_000;

export interface CalledPlace {
  readonly name: string;
  /** Its accounts have credit, and a key of the same number each. */
  readonly path: string;
  /** The account of the next call. */
  next(): number;
}

/** Microseconds of the server's processor time per call, by the names of the places. */
export async function callsBySize(places: readonly CalledPlace[]): Promise<Map<string, number>> {
  const servers = await Promise.all(places.map(serving));
  const perCall = new Map<string, number[]>(places.map(({ name }) => [name, []]));
  try {
    for (let round = 0; round <= ROUNDS; round++) {
      for (const { name, pid, request } of servers) {
        const figure = await microsecondsPerCall(pid, request);
        // The first round warms up.
        if (round > 0) perCall.get(name)?.push(figure);
      }
    }
  } finally {
    for (const { stop } of servers) await stop();
  }
  return new Map([...perCall].map(([name, figures]) => [name, median(figures)]));
}

async function microsecondsPerCall(pid: number, request: LoadRequest): Promise<number> {
  const before = processorMicroseconds(pid);
  const { requestsPerSecond, failures } = await load(request, CONNECTIONS, ROUND_MS);
  if (failures > 0) throw new Error(`${failures} calls failed`);
  const spent = [...spentBetween(before, processorMicroseconds(pid)).values()].reduce((sum, us) => sum + us, 0);
  return spent / ((requestsPerSecond * ROUND_MS) / 1000);
}

async function serving({ name, path, next }: CalledPlace) {
  const keys = giveKeys(path);
  const child = Bun.spawn([process.execPath, join(import.meta.dir, 'account-server.ts'), dirname(path)], {
    stdout: 'pipe',
    stderr: 'inherit',
  });
  const reader = child.stdout.getReader();
  const url = /listening (\S+)/.exec(new TextDecoder().decode((await reader.read()).value))?.[1];
  if (url === undefined) throw new Error('the server did not start');
  const nextKey = () => keys[next() - 1] ?? '';
  const request: LoadRequest = { url: new URL(CALL, url).href, headers: {}, nextKey };
  const stop = async () => {
    child.kill('SIGTERM');
    await child.exited;
  };
  return { name, pid: child.pid, request, stop };
}

/** Known secrets in place of the keys that are there, by account; each was presented today already. */
function giveKeys(path: string): string[] {
  const db = new Database(path);
  db.run('PRAGMA synchronous = OFF');
  const give = db.query<null, [Buffer, number, number]>(
    'UPDATE api_key SET hash = ?, last_used_day_ms = ? WHERE id = ?',
  );
  const count = db.query<{ n: number }, []>('SELECT count(*) AS n FROM api_key').get()?.n ?? 0;
  const today = Math.floor(Date.now() / DAY_MS) * DAY_MS;
  const giveAll = db.transaction(() =>
    Array.from({ length: count }, (_, i) => {
      const secret = newKeySecret();
      give.run(keyHash(secret), today, i + 1);
      return secret;
    }),
  );
  const keys = giveAll();
  db.run('PRAGMA wal_checkpoint(TRUNCATE)');
  db.close();
  return keys;
}
