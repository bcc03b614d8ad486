/**
 * Records what the service does to its disk while it serves: a shell under strace starts the server and, beside it, commands
 * that book credit and write a backup, while clients call it. Each answer stands in the recording where it was sent.
 */
import { createReadStream, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { openSqliteStore } from '../../../src/account/sqlite/store.ts';
import { tariff } from '../../account/customers.ts';
import { cleanEnv } from '../../support/process.ts';
import type { Step } from './disk.ts';
import { stepsOf, TRACED } from './strace.ts';

export interface Recording {
  readonly steps: readonly Step[];
  /** Files before the recording began, by path. */
  readonly before: ReadonlyMap<string, Uint8Array>;
  readonly databasePath: string;
  readonly backupPath: string;
}

/** What a recording is made of; the times are what one of them may take. */
export interface Load {
  readonly clients: number;
  readonly callsEach: number;
  readonly commands: number;
}

const START_PATIENCE_MS = 60_000;
const PATIENCE_MS = 240_000;
const CREDIT_MICRO_GBP = 1_000_000_000;

/** Without a first start: the folder has accounts with keys and credit, and no server is running. */
async function prepare(databasePath: string, clients: number): Promise<string[]> {
  const store = openSqliteStore(databasePath, tariff());
  const keys: string[] = [];
  for (let i = 0; i < clients; i++) {
    const email = `client-${i}@example.org`;
    const { id } = await store.createAccount(email, 'verified', Date.now());
    keys.push((await store.createKey(id, 'default', Date.now())).key);
    await store.topUp({ email, amountMicroGbp: CREDIT_MICRO_GBP, ref: `first of ${email}` }, Date.now());
  }
  await store.close();
  return keys;
}

/** Records one life of the server in the empty `folder`; `isFirstStart` leaves it empty for the server to fill. */
export async function record(program: string, folder: string, load: Load, isFirstStart: boolean): Promise<Recording> {
  const root = join(folder, 'disk');
  const data = join(root, 'fairday-data');
  const databasePath = join(data, 'fairday.db');
  const backupPath = join(root, 'backup.db');
  mkdirSync(root);
  let keys: string[] = [];
  if (!isFirstStart) {
    mkdirSync(data, { mode: 0o700 });
    keys = await prepare(databasePath, load.clients);
  }
  const before = new Map(isFirstStart ? [] : readdirSync(data).map((name) => fileOf(join(data, name))));
  const trace = join(folder, 'trace');
  const shell = Bun.spawn(
    ['strace', '-f', '--seccomp-bpf', '-y', '-x', '-s', '9999999', '-e', `trace=${TRACED}`, '-o', trace, 'sh', '-s'],
    {
      cwd: root,
      env: cleanEnv({
        FAIRDAY_WEATHER: 'typical',
        FAIRDAY_FREE_DECISION_MONTH: '5',
        FAIRDAY_FREE_PREMIUM_DAY: '5',
        FAIRDAY_RATE_PER_SECOND: '1000000',
        FAIRDAY_RATE_BURST: '1000000',
      }),
      stdin: 'pipe',
      stdout: 'ignore',
      stderr: 'inherit',
    },
  );
  const out = join(folder, 'stdout');
  const err = join(folder, 'stderr');
  for (const file of [out, err]) writeFileSync(file, '');
  const owner = isFirstStart ? '--print-key' : '--no-owner';
  shell.stdin.write(`${program} serve --port 0 ${owner} >${out} 2>${err} &\nserver=$!\n`);
  await shell.stdin.flush();
  const url = await found(out, /http:\/\/[\d.]+:\d+/);
  if (isFirstStart) keys = [await found(err, /fd_\w{36}/)];
  for (let i = 0; i < load.commands; i++) {
    const ref = `ref-${i}`;
    const command =
      i % 2 === 0
        ? `${program} credit top-up client-${i % load.clients}@example.org 1.00 --ref ${ref}`
        : `printf 'email,amount,ref\\nclient-0@example.org,1.00,${ref}\\n' > ${join(folder, ref)} && ${program} credit import ${join(folder, ref)}`;
    shell.stdin.write(`${command} >/dev/null && echo answered ${ref}\n`);
  }
  if (!isFirstStart) shell.stdin.write(`${program} backup ${backupPath} >/dev/null && echo answered backup\n`);
  await shell.stdin.flush();
  await Promise.all(keys.map((key, i) => call(url, key, i, load.callsEach)));
  shell.stdin.write('kill -TERM $server\nwait\n');
  await shell.stdin.end();
  const patience = setTimeout(() => shell.kill('SIGKILL'), PATIENCE_MS);
  await shell.exited;
  clearTimeout(patience);
  const lines: string[] = [];
  for await (const line of createInterface({ input: createReadStream(trace) })) lines.push(line);
  return { steps: stepsOf(lines, root, answerIn), before, databasePath, backupPath };
}

function fileOf(path: string): [string, Uint8Array] {
  return [path, readFileSync(path)];
}

/** Answers of the service name their request; the shell says which command has ended well. */
function answerIn(sent: string): string | null {
  const isAnswer = /^HTTP\/1\.1 200 /.test(sent);
  return (isAnswer ? /x-request-id: (call-[\w-]+)/i : /^answered ([\w-]+)\n$/).exec(sent)?.[1] ?? null;
}

async function found(file: string, pattern: RegExp): Promise<string> {
  const giveUpMs = performance.now() + START_PATIENCE_MS;
  while (performance.now() < giveUpMs) {
    const text = pattern.exec(readFileSync(file, 'utf8'))?.[0];
    if (text !== undefined) return text;
    await Bun.sleep(50);
  }
  throw new Error(`the server did not start: ${readFileSync(file, 'utf8')}`);
}

/** Decisions, and every third time a question, one after another, each with an id of its own. */
async function call(url: string, key: string, client: number, times: number): Promise<void> {
  for (let i = 0; i < times; i++) {
    const headers = { 'X-API-Key': key, 'X-Request-Id': `call-${client}-${i}`, 'Content-Type': 'application/json' };
    const response =
      i % 3 === 2
        ? await fetch(`${url}/v1/ai`, { method: 'POST', headers, body: '{"q":"Will it rain in Leeds tomorrow?"}' })
        : await fetch(`${url}/v1/decide?location=Leeds&activity=running&when=tomorrow`, { headers });
    await response.arrayBuffer();
    if (response.status !== 200) throw new Error(`call ${i} of client ${client} was ${response.status}`);
  }
}
