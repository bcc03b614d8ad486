/**
 * Three servers on one database under load. In turn a server is killed, the database is killed, stops at once, hangs, cuts
 * connections, and has rows locked by somebody else. What they had written down is held
 * against it: every charge that was answered is there, none is there twice, none that was refused is there, what was free
 * and what cost credit is as it was said, and the ledger verifies.
 */
import { join } from 'node:path';
import { SQL } from 'bun';
import { openPostgresStore } from '../../src/account/postgres/store.ts';
import { NOW_MS, tariff } from '../account/customers.ts';
import { newSeed, type Random, randomFrom } from '../account/random.ts';
import { type PostgresServer, startPostgres } from '../support/postgres-server.ts';

const REPLICAS = 3;
const CUSTOMERS = 5;
const WORKER = join(import.meta.dir, 'replica-worker.ts');
const MAX_LIFE_MS = 500;
const STARTS_WITHIN_MS = 60_000;

export interface ReplicaReport {
  readonly answered: number;
  /** Whose outcome the caller was told is unknown, and how many of them were charged. */
  readonly unknown: number;
  readonly unknownCharged: number;
  readonly refused: number;
  readonly faults: readonly string[];
}

/** What is done to them, in turn. */
const HARMS = ['server', 'database', 'stop', 'hang', 'cut', 'lock'] as const;

/** Does harm that often. */
export async function harmReplicas(times: number, onHarm: (done: number) => void): Promise<ReplicaReport> {
  const random = randomFrom(newSeed('replica kills'));
  const postgres = startPostgres({ durable: true });
  const url = `${postgres.url}/postgres`;
  const notes: string[] = [];
  let lives = 0;
  const start = async () => {
    const replica = await startReplica(url, `life-${++lives}`);
    return { ...replica, notes };
  };
  try {
    await addCustomersTo(url);
    const replicas = await Promise.all(Array.from({ length: REPLICAS }, start));
    for (let done = 0; done < times; done++) {
      await Bun.sleep(50 + random.below(MAX_LIFE_MS));
      const harm = HARMS[done % HARMS.length];
      if (harm === 'server') {
        const [victim] = replicas.splice(random.below(REPLICAS), 1);
        notes.push(...(await victim.kill()));
        replicas.push(await start());
      } else await harmDatabase(postgres, url, harm, random);
      onHarm(done + 1);
    }
    await Bun.sleep(MAX_LIFE_MS);
    for (const replica of replicas) notes.push(...(await replica.kill()));
    return await audit(url, notes);
  } finally {
    await postgres.stop();
  }
}

async function harmDatabase(
  postgres: PostgresServer,
  url: string,
  harm: Exclude<(typeof HARMS)[number], 'server'>,
  random: Random,
): Promise<void> {
  if (harm === 'database') {
    postgres.crash();
    await Bun.sleep(random.below(300));
    postgres.mend();
  } else if (harm === 'stop') {
    // An immediate shutdown; it is started again at once.
    process.kill(postgres.pid(), 'SIGQUIT');
  } else if (harm === 'hang') {
    const processes = withChildren(postgres.pid());
    signal(processes, 'SIGSTOP');
    await Bun.sleep(random.below(3000));
    signal(processes, 'SIGCONT');
  } else {
    const sql = new SQL(url, { max: 1 });
    if (harm === 'cut') {
      for (let i = 0; i < 5; i++) {
        await sql.unsafe("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'fairday'");
        await Bun.sleep(random.below(100));
      }
    } else {
      const other = await sql.reserve();
      await other.unsafe('BEGIN');
      await other.unsafe('SELECT id FROM ledger_account ORDER BY id LIMIT 3 FOR UPDATE');
      await Bun.sleep(random.below(2000));
      await other.unsafe('ROLLBACK');
      other.release();
    }
    await sql.close({ timeout: 0 });
  }
  await untilItAnswers(url);
}

function withChildren(pid: number): number[] {
  const found = Bun.spawnSync(['pgrep', '-P', String(pid)]).stdout.toString();
  return [pid, ...found.split('\n').filter(Boolean).map(Number)];
}

function signal(processes: readonly number[], name: 'SIGSTOP' | 'SIGCONT'): void {
  for (const pid of processes) {
    try {
      process.kill(pid, name);
    } catch {
      // It has ended meanwhile.
    }
  }
}

interface Replica {
  /** Ends it at once; what it had written down. */
  kill(): Promise<string[]>;
}

async function startReplica(url: string, life: string): Promise<Replica> {
  const child = Bun.spawn([process.execPath, WORKER, url, life], { stdout: 'pipe', stderr: 'inherit' });
  let text = '';
  const ready = Promise.withResolvers<void>();
  const reading = (async () => {
    const decoder = new TextDecoder();
    for await (const chunk of child.stdout) {
      text += decoder.decode(chunk, { stream: true });
      if (text.startsWith('ready')) ready.resolve();
    }
  })();
  await Promise.race([ready.promise, child.exited]);
  return {
    async kill() {
      child.kill('SIGKILL');
      await child.exited;
      await reading;
      if (child.signalCode !== 'SIGKILL') throw new Error(`a server was not killed but exited with ${child.exitCode}`);
      // The last line may be cut off.
      return text.split('\n').slice(1, -1);
    },
  };
}

async function addCustomersTo(url: string): Promise<void> {
  await untilItAnswers(url);
  const store = openPostgresStore(url, tariff(), { opener: 'migration' });
  for (let i = 1; i <= CUSTOMERS; i++) {
    const email = `customer-${i}@example.org`;
    const { id } = await store.createAccount(email, 'verified', NOW_MS);
    await store.createKey(id, 'default', NOW_MS);
    await store.topUp({ email, amountMicroGbp: 1_000_000_000, ref: email }, NOW_MS);
  }
  await store.close();
}

async function untilItAnswers(url: string): Promise<void> {
  const deadlineMs = performance.now() + STARTS_WITHIN_MS;
  for (;;) {
    const sql = new SQL(url, { max: 1, connectionTimeout: 2 });
    try {
      await sql.unsafe('SELECT 1');
      return;
    } catch (error) {
      if (performance.now() > deadlineMs) throw error;
      await Bun.sleep(50);
    } finally {
      await sql.close({ timeout: 0 });
    }
  }
}

async function audit(url: string, notes: readonly string[]): Promise<ReplicaReport> {
  await untilItAnswers(url);
  const store = openPostgresStore(url, tariff(), { opener: 'reader' });
  const sql = new SQL(url, { max: 1 });
  try {
    const calls: { id: string; charged: string; n: number }[] = await sql.unsafe(
      'SELECT request_id AS id, min(charged) AS charged, count(*)::integer AS n FROM metered_call GROUP BY request_id',
    );
    const charged = new Map(calls.map((call) => [call.id, call]));
    const faults = calls.filter(({ n }) => n > 1).map(({ id, n }) => `${id} was charged ${n} times`);
    const counts = { answered: 0, unknown: 0, unknownCharged: 0, refused: 0 };
    for (const note of notes) {
      const [said, id] = note.split(' ');
      const found = charged.get(id);
      if (said === 'unknown') {
        counts.unknown++;
        if (found !== undefined) counts.unknownCharged++;
      } else if (said === 'refused') {
        counts.refused++;
        if (found !== undefined) faults.push(`${id} was refused and is charged`);
      } else {
        counts.answered++;
        if (found === undefined) faults.push(`${id} was answered as ${said} and is lost`);
        else if (found.charged !== said) faults.push(`${id} was answered as ${said} and is ${found.charged}`);
      }
    }
    const { checks } = await store.verify(NOW_MS);
    for (const { rule, broken } of checks) if (broken !== null) faults.push(`"${rule}" is broken by ${broken}`);
    const pools: { n: number }[] = await sql.unsafe(
      "SELECT count(*)::integer AS n FROM metered_call WHERE charged = 'free' AND meter = 'decision' GROUP BY account_id",
    );
    for (const { n } of pools) if (n > 37) faults.push(`${n} of 37 free calls were taken`);
    return { ...counts, faults };
  } finally {
    await sql.close();
    await store.close();
  }
}
