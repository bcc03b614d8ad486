/**
 * Kills commands of operators at random moments and holds the files against what they had said: a booking is there once if its
 * command ended well, and at most once if it was killed; a backup has its name only when it is whole; a restore and a
 * migration leave the database of before or that of after.
 */
import { Database } from 'bun:sqlite';
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { migrate } from '../../src/account/sqlite/migrate.ts';
import { MIGRATIONS } from '../../src/account/sqlite/migrations.ts';
import { openSqliteStore } from '../../src/account/sqlite/store.ts';
import { tariff } from '../account/customers.ts';
import { newSeed, type Random, randomFrom } from '../account/random.ts';
import { cleanEnv, inEmptyFolder } from '../support/process.ts';

export interface CommandReport {
  /** Commands that were killed, and those that ended before, by name. */
  readonly killed: Readonly<Record<string, number>>;
  readonly ended: Readonly<Record<string, number>>;
  /** What must not be; empty when every promise held. */
  readonly faults: readonly string[];
}

const COMMANDS = ['top-up', 'import', 'backup', 'restore', 'migrate'] as const;
type Command = (typeof COMMANDS)[number];

const EMAIL = 'jane@example.org';
const IMPORT_ROWS = 200;
/** Bookings that the database of the restores and migrations holds. */
const BOOKINGS_BEFORE = 50;
const FIRST_LIFE_MS = 400;

interface Kept {
  readonly cwd: string;
  readonly data: string;
  readonly database: string;
  /** References whose command ended well, and those whose command was killed. */
  readonly booked: Set<string>;
  readonly unsure: Set<string>;
  /** What a command of that kind took when it was not killed, ms; kills come within it. */
  readonly lifeMs: Record<Command, number>;
}

/** `program` is how to start Fairday; `say` hears how far it has come. */
export async function killCommands(
  program: readonly string[],
  kills: number,
  say: (done: number) => void,
): Promise<CommandReport> {
  const random = randomFrom(newSeed('command kills'));
  const none = () => Object.fromEntries(COMMANDS.map((name) => [name, 0]));
  const [killed, ended] = [none(), none()];
  const faults: string[] = [];
  return inEmptyFolder(async (cwd) => {
    const kept = await prepare(cwd);
    for (let kill = 1; kill <= kills; kill++) {
      const command = COMMANDS[kill % COMMANDS.length];
      const { isKilled, found } = await oneCommand(program, kept, command, kill, random);
      (isKilled ? killed : ended)[command]++;
      faults.push(...found.map((fault) => `${command} ${kill}: ${fault}`));
      say(kill);
    }
    return { killed, ended, faults };
  });
}

async function prepare(cwd: string): Promise<Kept> {
  const data = join(cwd, 'fairday-data');
  const database = join(data, 'fairday.db');
  const older = new Database(join(cwd, 'older.db'));
  migrate(older, MIGRATIONS.slice(0, 1));
  older.run(readFileSync(join(import.meta.dir, '..', 'account', 'release-0.1.0.sql'), 'utf8'));
  older.close();
  mkdirSync(data, { mode: 0o700 });
  const store = openSqliteStore(database, tariff());
  await store.createAccount(EMAIL, 'verified', Date.now());
  const booked = new Set<string>();
  for (let i = 0; i < BOOKINGS_BEFORE; i++) {
    await store.topUp({ email: EMAIL, amountMicroGbp: 1_000_000, ref: `before-${i}` }, Date.now());
    booked.add(`before-${i}`);
  }
  await store.close();
  const first = FIRST_LIFE_MS;
  const lifeMs = { 'top-up': first, import: first, backup: first, restore: first, migrate: first };
  return { cwd, data, database, booked, unsure: new Set(), lifeMs };
}

async function oneCommand(
  program: readonly string[],
  kept: Kept,
  command: Command,
  n: number,
  random: Random,
): Promise<{ readonly isKilled: boolean; readonly found: readonly string[] }> {
  const { cwd } = kept;
  const refs = command === 'import' ? Array.from({ length: IMPORT_ROWS }, (_, i) => `row-${n}-${i}`) : [`top-${n}`];
  const file = join(cwd, `file-${n}`);
  const trial = join(cwd, 'trial');
  rmSync(trial, { recursive: true, force: true });
  if (command === 'import')
    writeFileSync(file, `email,amount,ref\n${refs.map((ref) => `${EMAIL},1.00,${ref}\n`).join('')}`);
  mkdirSync(trial, { mode: 0o700 });
  if (command === 'restore') {
    copyFileSync(kept.database, join(trial, 'fairday.db'));
    copyFileSync(kept.database, file);
  }
  if (command === 'migrate') copyFileSync(join(cwd, 'older.db'), join(trial, 'fairday.db'));
  const words: Readonly<Record<Command, readonly string[]>> = {
    'top-up': ['credit', 'top-up', EMAIL, '1.00', '--ref', refs[0]],
    import: ['credit', 'import', file],
    backup: ['backup', file],
    restore: ['restore', file, '--yes', '--data', trial],
    migrate: ['migrate', '--data', trial],
  };
  const isKilled = await runAndKill(program, words[command], kept, command, random);
  const found: string[] = [];
  if (command === 'top-up' || command === 'import') {
    for (const ref of refs) (isKilled ? kept.unsure : kept.booked).add(ref);
    found.push(...(await bookingFaults(kept, command === 'import' ? refs : [])));
  } else if (command === 'backup') {
    if (existsSync(file)) found.push(...(await verifyFaults(file)));
    else if (!isKilled) found.push('the backup is not there');
  } else found.push(...(await verifyFaults(join(trial, 'fairday.db'))));
  rmSync(file, { force: true });
  return { isKilled, found };
}

/** True when it was killed before its end. Throws when it ended badly by itself. */
async function runAndKill(
  program: readonly string[],
  words: readonly string[],
  { cwd, lifeMs }: Kept,
  command: Command,
  random: Random,
): Promise<boolean> {
  const beganMs = performance.now();
  const child = Bun.spawn([...program, ...words], {
    cwd,
    env: cleanEnv(),
    stdin: 'ignore',
    stdout: 'ignore',
    stderr: 'pipe',
  });
  // The beginning of a process writes nothing: most kills come in the later part of its life.
  const killing = setTimeout(() => child.kill('SIGKILL'), lifeMs[command] * (0.4 + random.below(700) / 1000));
  const stderr = await new Response(child.stderr).text();
  await child.exited;
  clearTimeout(killing);
  if (child.signalCode === 'SIGKILL') {
    lifeMs[command] *= 1.05;
    return true;
  }
  if (child.exitCode !== 0) throw new Error(`${words.join(' ')} ended with ${child.exitCode}: ${stderr}`);
  lifeMs[command] = performance.now() - beganMs;
  return false;
}

async function bookingFaults(
  { database, booked, unsure }: Kept,
  allOrNone: readonly string[],
): Promise<readonly string[]> {
  const faults = await verifyFaults(database);
  const db = new Database(database, { readonly: true });
  const rows = db.query<{ ref: string; times: number }, []>(
    'SELECT ref, count(*) AS times FROM ledger_entry WHERE ref IS NOT NULL GROUP BY ref',
  );
  const times = new Map(rows.all().map((row) => [row.ref, row.times]));
  db.close();
  for (const ref of booked) if (times.get(ref) !== 1) faults.push(`${ref} is there ${times.get(ref) ?? 0} times`);
  for (const ref of unsure) if ((times.get(ref) ?? 0) > 1) faults.push(`${ref} is there ${times.get(ref)} times`);
  const there = allOrNone.filter((ref) => times.has(ref)).length;
  if (there !== 0 && there !== allOrNone.length) faults.push(`${there} of ${allOrNone.length} rows are there`);
  return faults;
}

/** Opens the database as a server does, which brings an older one up to date. */
async function verifyFaults(path: string): Promise<string[]> {
  if (!existsSync(path)) return ['the database is gone'];
  const store = openSqliteStore(path, tariff(), { opener: 'server' });
  const { checks } = await store.verify(Date.now());
  await store.close();
  return checks.flatMap(({ rule, broken }) => (broken === null ? [] : [`${rule}: ${broken}`]));
}
