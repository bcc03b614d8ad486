/**
 * Takes the power away at many steps of a recording and opens what is left: the ledger verifies, and every call, booking and
 * backup that was answered before is there, once.
 */
import { Database } from 'bun:sqlite';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { callsApart } from '../../../src/account/calls-together.ts';
import { openSqliteStore } from '../../../src/account/sqlite/store.ts';
import { tariff } from '../../account/customers.ts';
import type { Random } from '../../account/random.ts';
import { run } from '../../support/process.ts';
import { type Fate, RecordedDisk } from './disk.ts';
import type { Recording } from './recording.ts';

export interface LossReport {
  readonly steps: number;
  readonly answers: number;
  readonly losses: number;
  /** Answers that were looked for after a loss, over all losses. */
  readonly lookedFor: number;
  /** What must not be; empty when every promise held. */
  readonly faults: readonly string[];
}

const FATES: readonly Fate[] = ['lost', 'mixed', 'mixed', 'kept'];
const PROGRAM_EVERY = 25;

/** `folder` is where disks are rebuilt; `program` also opens every 25th of them, with `ledger verify`. */
export async function losePower(
  recording: Recording,
  losses: number,
  folder: string,
  program: readonly string[],
  random: Random,
): Promise<LossReport> {
  const { steps, before } = recording;
  const disk = new RecordedDisk(steps, before);
  const root = dirname(recording.backupPath);
  // Half of the losses come where they may hurt most: right before an answer's successor, and around a flush.
  const tender = steps.flatMap(({ kind }, i) => (kind === 'answer' || kind === 'flush' ? [i, i + 1] : []));
  const faults: string[] = [];
  let lookedFor = 0;
  for (let loss = 0; loss < losses; loss++) {
    const cut = loss % 2 === 0 ? random.pick(tender) : random.below(steps.length + 1);
    const fate = FATES[loss % FATES.length];
    const rebuilt = join(folder, 'rebuilt');
    rmSync(rebuilt, { recursive: true, force: true });
    mkdirSync(rebuilt);
    for (const [path, bytes] of disk.afterPowerLoss(cut, fate, random)) {
      const to = join(rebuilt, relative(root, path));
      mkdirSync(dirname(to), { recursive: true, mode: 0o700 });
      writeFileSync(to, bytes, { mode: 0o600 });
    }
    const answered = disk.answeredBefore(cut);
    lookedFor += answered.length;
    const at = `power lost before step ${cut} of ${steps.length} (${fate})`;
    const paths = {
      database: join(rebuilt, relative(root, recording.databasePath)),
      backup: join(rebuilt, relative(root, recording.backupPath)),
    };
    const isOpenedByProgram = loss % PROGRAM_EVERY === 0 && existsSync(paths.database);
    const found = await audit(paths, answered).catch((error: unknown) => [String(error)]);
    if (isOpenedByProgram && answered.length > 0) {
      const { exitCode, stderr } = await run(program, ['ledger', 'verify'], rebuilt);
      if (exitCode !== 0) found.push(`ledger verify ended with ${exitCode}: ${stderr}`);
    }
    faults.push(...found.map((fault) => `${at}: ${fault}`));
  }
  rmSync(join(folder, 'rebuilt'), { recursive: true, force: true });
  return { steps: steps.length, answers: disk.answeredBefore(steps.length).length, losses, lookedFor, faults };
}

async function audit(
  paths: { readonly database: string; readonly backup: string },
  answered: readonly string[],
): Promise<string[]> {
  if (!existsSync(paths.database)) return answered.length === 0 ? [] : ['the database is gone'];
  const nowMs = Date.now();
  const store = openSqliteStore(paths.database, tariff(), { opener: 'server' });
  await store.releaseAbandoned(nowMs);
  const { checks } = await store.verify(nowMs);
  await store.close();
  const faults = checks.flatMap(({ rule, broken }) => (broken === null ? [] : [`${rule}: ${broken}`]));
  const db = new Database(paths.database, { readonly: true });
  const timesOf = (sql: string) => new Map(db.query<[string, number], []>(sql).values() as [string, number][]);
  const rows = db
    .query<{ requestId: string; calls: number }, []>('SELECT request_id AS requestId, calls FROM metered_call')
    .all();
  const calls = new Map<string, number>();
  for (const { requestId } of callsApart(rows)) calls.set(requestId, (calls.get(requestId) ?? 0) + 1);
  const kept = timesOf(
    'SELECT request_id, count(*) FROM repeatable_request WHERE answer IS NOT NULL GROUP BY request_id',
  );
  const bookings = timesOf('SELECT ref, count(*) FROM ledger_entry WHERE ref IS NOT NULL GROUP BY ref');
  db.close();
  for (const id of answered) {
    if (id === 'backup') {
      if (!existsSync(paths.backup)) faults.push('the backup is gone');
      else faults.push(...(await verifyBackup(paths.backup)));
      continue;
    }
    const times = (id.startsWith('call-') ? calls : bookings).get(id) ?? 0;
    if (times !== 1) faults.push(`${id} was answered and is there ${times} times`);
    const isQuestion = /^call-\d+-\d+$/.test(id) && Number(id.split('-')[2]) % 3 === 2;
    if (isQuestion && !kept.has(id)) faults.push(`the answer of ${id} is gone`);
  }
  return faults;
}

async function verifyBackup(path: string): Promise<string[]> {
  const store = openSqliteStore(path, tariff());
  const { checks } = await store.verify(Date.now());
  await store.close();
  return checks.flatMap(({ rule, broken }) => (broken === null ? [] : [`backup, ${rule}: ${broken}`]));
}
