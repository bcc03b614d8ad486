/**
 * Takes the power away from the commands that replace a database as a whole: `restore`, and `migrate` after its kept copy. The
 * database is that of before or that of after, whole; what an ended command said is so; and no schema is brought up to date
 * without the copy of the database as it was.
 */
import { Database } from 'bun:sqlite';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { migrate } from '../../../src/account/sqlite/migrate.ts';
import { MIGRATIONS } from '../../../src/account/sqlite/migrations.ts';
import { openSqliteStore } from '../../../src/account/sqlite/store.ts';
import { tariff } from '../../account/customers.ts';
import type { Random } from '../../account/random.ts';
import { cleanEnv } from '../../support/process.ts';
import { type Fate, RecordedDisk, type Step } from './disk.ts';
import type { LossReport } from './losses.ts';
import { stepsOf, TRACED } from './strace.ts';

export const REPLACEMENTS = ['restore', 'migrate'] as const;
export type Replacement = (typeof REPLACEMENTS)[number];

interface Replaced {
  readonly steps: readonly Step[];
  readonly before: ReadonlyMap<string, Uint8Array>;
  /** What the database held before, and what it holds when the command has ended. */
  readonly facts: { readonly before: string; readonly after: string };
}

const EMAIL = 'jane@example.org';
const FATES: readonly Fate[] = ['lost', 'mixed', 'mixed', 'kept'];

/** Runs the command once under strace in the empty `folder`, then loses power `losses` times. */
export async function losePowerReplacing(
  replacement: Replacement,
  program: readonly string[],
  losses: number,
  folder: string,
  random: Random,
): Promise<LossReport> {
  const disk = join(folder, 'disk');
  mkdirSync(disk);
  const recording = replacement === 'restore' ? await recordRestore(program, folder) : recordMigrate(program, folder);
  const recorded = new RecordedDisk(recording.steps, recording.before);
  const faults: string[] = [];
  let lookedFor = 0;
  for (let loss = 0; loss < losses; loss++) {
    // Each step in turn; and every fifth time at the end, when the command has said that it is done.
    const cut = loss % 5 === 4 ? recording.steps.length : loss % (recording.steps.length + 1);
    const fate = random.pick(FATES);
    const rebuilt = join(folder, 'rebuilt');
    rmSync(rebuilt, { recursive: true, force: true });
    mkdirSync(rebuilt);
    for (const [path, bytes] of recorded.afterPowerLoss(cut, fate, random)) {
      writeFileSync(join(rebuilt, relative(disk, path)), bytes, { mode: 0o600 });
    }
    const hasEnded = recorded.answeredBefore(cut).length > 0;
    if (hasEnded) lookedFor++;
    const found = await faultsOf(replacement, rebuilt, recording.facts, hasEnded).catch((error: unknown) => [
      String(error),
    ]);
    faults.push(
      ...found.map((fault) => `power lost before step ${cut} of ${recording.steps.length} (${fate}): ${fault}`),
    );
  }
  rmSync(join(folder, 'rebuilt'), { recursive: true, force: true });
  const answers = recorded.answeredBefore(recording.steps.length).length;
  return { steps: recording.steps.length, answers, losses, lookedFor, faults };
}

async function faultsOf(
  replacement: Replacement,
  folder: string,
  facts: Replaced['facts'],
  hasEnded: boolean,
): Promise<string[]> {
  const database = join(folder, 'fairday.db');
  if (!existsSync(database)) return ['the database is gone'];
  const kept = readdirSync(folder).filter((name) => /^fairday\.db\.before-[^.]+$/.test(name));
  const faults: string[] = [];
  const isReplaced = replacement === 'migrate' ? migrationsIn(database) === MIGRATIONS.length : null;
  if (isReplaced === true && kept.length === 0) faults.push('the schema is new and there is no copy of before');
  const held = await wholeFacts(database, faults);
  if (held !== facts.before && held !== facts.after)
    faults.push(`the database is neither that of before nor that of after: ${held}`);
  if (!hasEnded) return faults;
  if (held !== facts.after || isReplaced === false)
    faults.push('the command had ended, and the database is not as it said');
  if (kept.length !== 1) faults.push(`there are ${kept.length} copies of the database of before`);
  for (const name of kept) {
    if ((await wholeFacts(join(folder, name), faults)) !== facts.before)
      faults.push(`${name} is not the database of before`);
  }
  return faults;
}

function migrationsIn(path: string): number {
  const db = new Database(path, { readwrite: true });
  try {
    return db.query('SELECT name FROM schema_migration').all().length;
  } finally {
    db.close();
  }
}

/** What a database holds, opened as a server does, which brings it up to date and verifies it. */
async function wholeFacts(path: string, faults: string[]): Promise<string> {
  const store = openSqliteStore(path, tariff(), { opener: 'server' });
  const { checks } = await store.verify(Date.now());
  await store.close();
  faults.push(...checks.flatMap(({ rule, broken }) => (broken === null ? [] : [`${path}: ${rule}: ${broken}`])));
  return factsIn(path);
}

function factsIn(path: string): string {
  const db = new Database(path, { readonly: true });
  const column = (sql: string) => db.query<[unknown], []>(sql).values().flat();
  const emails = column('SELECT email FROM account ORDER BY id');
  const calls = column('SELECT request_id FROM metered_call ORDER BY id');
  const refs = column('SELECT ref FROM ledger_entry WHERE ref IS NOT NULL ORDER BY id');
  db.close();
  return JSON.stringify({ emails, calls, refs });
}

/** A database in use is being replaced by a backup that has other bookings; its last ones are still in its log. */
async function recordRestore(program: readonly string[], folder: string): Promise<Replaced> {
  const { database, backup } = { database: join(folder, 'disk', 'fairday.db'), backup: join(folder, 'backup.db') };
  const fill = async (path: string, refs: readonly string[]) => {
    const store = openSqliteStore(path, tariff());
    await store.createAccount(EMAIL, 'verified', Date.now());
    for (const ref of refs) await store.topUp({ email: EMAIL, amountMicroGbp: 1_000_000, ref }, Date.now());
    return store;
  };
  await (await fill(backup, ['kept-1', 'kept-2'])).close();
  const live = join(folder, 'live.db');
  const store = await fill(
    live,
    Array.from({ length: 30 }, (_, i) => `replaced-${i}`),
  );
  // As a killed server leaves it.
  for (const ending of ['', '-wal']) copyFileSync(live + ending, database + ending);
  await store.close();
  const facts = { before: factsIn(live), after: factsIn(backup) };
  return { ...recordCommand([...program, 'restore', backup, '--yes'], folder, backup), facts };
}

/** A database of release 0.1.0 that was killed is brought up to date. */
function recordMigrate(program: readonly string[], folder: string): Replaced {
  const database = join(folder, 'disk', 'fairday.db');
  const older = join(folder, 'older.db');
  const db = new Database(older, { create: true });
  db.run('PRAGMA journal_mode = WAL');
  migrate(db, MIGRATIONS.slice(0, 1));
  db.run(readFileSync(join(import.meta.dir, '..', '..', 'account', 'release-0.1.0.sql'), 'utf8'));
  for (const ending of ['', '-wal']) copyFileSync(older + ending, database + ending);
  // The ledger has no table yet, so that it is looked at once it has.
  migrate(db, MIGRATIONS);
  db.close();
  const facts = factsIn(older);
  return { ...recordCommand([...program, 'migrate'], folder), facts: { before: facts, after: facts } };
}

/** The steps of one command on the data directory `disk`; `source` is the file that it copies, if it copies one. */
function recordCommand(words: readonly string[], folder: string, source?: string): Omit<Replaced, 'facts'> {
  const disk = join(folder, 'disk');
  const before = new Map(readdirSync(disk).map((name) => [join(disk, name), readFileSync(join(disk, name))] as const));
  const trace = join(folder, 'trace');
  const line = `${[...words, '--data', disk].map((word) => `'${word}'`).join(' ')} >/dev/null && echo answered`;
  const strace = ['strace', '-f', '--seccomp-bpf', '-y', '-x', '-s', '9999999', '-o', trace];
  const { exitCode, stderr } = Bun.spawnSync(
    [...strace, '-e', `trace=${TRACED},copy_file_range,sendfile`, 'sh', '-c', line],
    { cwd: folder, env: cleanEnv(), stdin: 'ignore', stdout: 'ignore', stderr: 'pipe' },
  );
  if (exitCode !== 0) throw new Error(`${words.join(' ')} ended with ${exitCode}: ${stderr}`);
  const lines = readFileSync(trace, 'utf8')
    .split('\n')
    .map((text) => withWrittenBytes(text, source));
  const answerIn = (sent: string) => (sent === 'answered\n' ? 'answered' : null);
  return { steps: stepsOf(lines, disk, answerIn), before };
}

/** A copy that the kernel makes, as the write that it is: of the file `source` from its beginning. */
function withWrittenBytes(line: string, source: string | undefined): string {
  const copied =
    /copy_file_range\(\d+<([^>]*)>, (?:NULL|\[(\d+)\]), (\d+<[^>]*>), (?:NULL|\[(\d+)\]), .* = (\d+)$/.exec(line);
  if (copied === null) {
    if (/\bsendfile\(|copy_file_range.*unfinished/.test(line)) throw new Error(`not understood: ${line.slice(0, 200)}`);
    return line;
  }
  const [, from, fromOffset, to, toOffset, length] = copied;
  if (from !== source) throw new Error(`not understood: ${line.slice(0, 200)}`);
  const start = Number(fromOffset ?? 0);
  const bytes = readFileSync(from).subarray(start, start + Number(length));
  const text = [...bytes].map((byte) => `\\x${byte.toString(16).padStart(2, '0')}`).join('');
  return `${line.slice(0, line.indexOf('copy_file_range'))}pwrite64(${to}, "${text}", ${length}, ${toOffset ?? 0}) = ${length}`;
}
