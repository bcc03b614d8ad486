/**
 * Installs the release on a fresh Debian by the words of docs/deploying.md, and tries there what an operator does: start, operator
 * command, backup, upgrade of each older schema, way back, restore. Without a running systemd the units are read and their
 * commands run as systemd would: user, environment, directories, and a socket that hears that the server is ready.
 *
 *   bun run test:install                 makes a Debian with debootstrap
 *   bun run test:install /srv/debian     on a copy of that root (with sudo, systemd, ca-certificates)
 *
 * Needs Linux, root, and debootstrap where no root is given. Ends with 0 when every step went as the page says.
 */
import { Database } from 'bun:sqlite';
import {
  chownSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { recordResult } from '../../scripts/reliability.ts';
import { appliedTo, migrate } from '../../src/account/sqlite/migrate.ts';
import { MIGRATIONS } from '../../src/account/sqlite/migrations.ts';
import { inEmptyFolder, ROOT } from '../support/process.ts';
import { until } from '../support/until.ts';
import { unitOf } from './unit-file.ts';

const VERSION = '0.0.1';
const DATA = 'var/lib/fairday';
const PORT = 20_000 + (process.pid % 20_000);
const [givenRoot] = process.argv.slice(2);
let steps = 0;

/** Runs a command on this machine and returns what it printed. Throws with what it complained of. */
function run(command: readonly string[]): string {
  const { exitCode, stdout, stderr } = Bun.spawnSync([...command], { cwd: ROOT });
  if (exitCode !== 0) throw new Error(`${command.join(' ')}: exit ${exitCode}: ${stdout}${stderr}`);
  return stdout.toString();
}

function step(what: string, holds: boolean, found: unknown = ''): void {
  if (!holds) throw new Error(`${what}: it is ${JSON.stringify(found)}`);
  steps += 1;
  console.log(`ok  ${what}`);
}

/** The shell lines of the first code block after a sentence of the page. */
function linesAfter(sentence: string): string {
  const page = readFileSync(join(ROOT, 'docs', 'deploying.md'), 'utf8');
  const from = page.indexOf(sentence);
  const block = /```(?:sh)?\n([\s\S]*?)```/.exec(page.slice(from))?.[1];
  if (from < 0 || block === undefined) throw new Error(`docs/deploying.md has no block after "${sentence}"`);
  return block;
}

/** A shell as root in that Debian. */
const inside = (root: string, script: string) => run(['chroot', root, '/bin/sh', '-euc', script]);

interface Running {
  readonly log: () => string;
  stop(): Promise<number>;
}

/** Starts the service as its unit says, and waits until it tells the manager that it is ready. */
async function start(root: string): Promise<Running> {
  const unit = unitOf(readFileSync(join(root, 'etc/systemd/system/fairday.service'), 'utf8'));
  const heard = join(root, 'run/fairday-heard');
  const socket = join(root, 'run/fairday-notify');
  const logFile = join(root, 'run/fairday-log');
  for (const path of [heard, socket, logFile]) rmSync(path, { force: true });
  const listen = `use Socket; socket(S, AF_UNIX, SOCK_DGRAM, 0); bind(S, pack_sockaddr_un($ARGV[0])); chmod 0666, $ARGV[0]; while (recv(S, $m, 999, 0) || 1) { open(F, ">>", $ARGV[1]); print F "$m\\n"; close F; }`;
  const manager = Bun.spawn(['perl', '-e', listen, socket, heard], { stdio: ['ignore', 'ignore', 'inherit'] });
  await until(() => existsSync(socket));
  const environment = Object.entries({
    ...unit.environment,
    ...unit.fileEnvironment(root),
    NOTIFY_SOCKET: '/run/fairday-notify',
  });
  const assignments = environment.map(([name, value]) => `${name}=${value}`);
  const limits = `umask ${unit.value('UMask')}; cd ${unit.value('WorkingDirectory')}`;
  const child = Bun.spawn(
    [
      'chroot',
      `--userspec=${unit.value('User')}:${unit.value('Group')}`,
      root,
      '/usr/bin/env',
      '-i',
      ...assignments,
    ].concat(['/bin/sh', '-euc', `${limits}; exec ${unit.value('ExecStart')}`]),
    { stdin: 'ignore', stdout: 'ignore', stderr: Bun.file(logFile) },
  );
  const log = () => (existsSync(logFile) ? readFileSync(logFile, 'utf8') : '');
  const hears = (state: string) => existsSync(heard) && readFileSync(heard, 'utf8').split('\n').includes(state);
  await until(() => hears('READY=1') || child.exitCode !== null);
  if (!hears('READY=1')) {
    manager.kill();
    throw new Error(`the service did not start: ${log()}`);
  }
  return {
    log,
    async stop() {
      child.kill('SIGTERM');
      const exitCode = await child.exited;
      manager.kill();
      await manager.exited;
      return exitCode;
    },
  };
}

/** The folders that the unit names, as systemd makes them. */
function makeStateFolders(root: string): void {
  const { uid, gid } = statSync(join(root, 'run/fairday-user'));
  for (const name of unitOf(readFileSync(join(root, 'etc/systemd/system/fairday-backup.service'), 'utf8'))
    .value('StateDirectory')
    .split(' ')) {
    mkdirSync(join(root, 'var/lib', name), { recursive: true, mode: 0o700 });
    chownSync(join(root, 'var/lib', name), uid, gid);
  }
}

async function install(root: string, archive: string): Promise<void> {
  run(['tar', '-xzf', archive, '-C', join(root, 'root')]);
  const release = `/root/${readdirSync(join(root, 'root')).find((name) => name.startsWith('fairday-'))}`;
  // Without a running systemd units are enabled and not started.
  const lines = linesAfter('As root, in the unpacked release:')
    .replace('systemctl daemon-reload\n', '')
    .replace('systemctl enable --now', 'systemctl --root=/ enable');
  inside(root, `cd ${release}\n${lines}`);
  step(
    'the units are enabled',
    ['multi-user.target.wants/fairday.service', 'timers.target.wants/fairday-backup.timer'].every(
      (link) => inside(root, `readlink /etc/systemd/system/${link}`) !== '',
    ),
  );
  step(
    'the settings are for root and the service',
    (statSync(join(root, 'etc/fairday/fairday.env')).mode & 0o777) === 0o640,
  );
  const settings = join(root, 'etc/fairday/fairday.env');
  // "then edit it": this machine may use the port, and has no weather.
  writeFileSync(settings, `${readFileSync(settings, 'utf8')}FAIRDAY_PORT=${PORT}\nFAIRDAY_WEATHER=typical\n`);
  inside(root, 'touch /run/fairday-user && chown fairday:fairday /run/fairday-user');
  makeStateFolders(root);
}

const database = (root: string) => join(root, DATA, 'fairday.db');

/** The line of the page for operator commands, with another command. */
const operator = (root: string, command: string) =>
  inside(root, linesAfter('Operator commands run as that user').replace('fairday account list', `fairday ${command}`));

async function firstStart(root: string): Promise<void> {
  const service = await start(root);
  const keyFile = join(root, DATA, 'first-key');
  step('the first key is in a file that its owner alone can read', (statSync(keyFile).mode & 0o777) === 0o600);
  const key = readFileSync(keyFile, 'utf8').trim();
  const url = `http://127.0.0.1:${PORT}/v1/decide?location=Leeds&activity=running&when=tomorrow`;
  const { status } = await fetch(url, { headers: { 'X-API-Key': key } });
  step('the key gets a decision', status === 200, status);
  step('no key is in the log', !service.log().includes(key));
  step('an operator command runs beside the server', operator(root, 'account list').includes('owner@localhost'));
  operator(root, 'credit top-up owner@localhost 5.00 --ref before-backup');
  const unit = unitOf(readFileSync(join(root, 'etc/systemd/system/fairday-backup.service'), 'utf8'));
  const script = unit.value('ExecStart').replaceAll('%%', '%');
  run([
    'chroot',
    '--userspec=fairday:fairday',
    root,
    '/usr/bin/env',
    '-i',
    'FAIRDAY_DATA_DIR=/var/lib/fairday',
    '/bin/sh',
    '-euc',
    script,
  ]);
  step('the backup unit writes a backup', readdirSync(join(root, 'var/lib/fairday-backups')).length === 1);
  operator(root, 'credit top-up owner@localhost 7.00 --ref after-backup');
  const exitCode = await service.stop();
  step('SIGTERM ends the service well', exitCode === 0, exitCode);
}

async function restore(root: string): Promise<void> {
  const [backup] = readdirSync(join(root, 'var/lib/fairday-backups'));
  operator(root, `restore /var/lib/fairday-backups/${backup} --yes`);
  const service = await start(root);
  const shown = operator(root, 'account show owner@localhost --json');
  step('the restored database has what the backup had', JSON.parse(shown).balance_gbp === '5.0000', shown);
  operator(root, 'ledger verify');
  await service.stop();
}

/** A database of release 0.1.0 with the first so many updates of the schema, as a server that was killed leaves it. */
function older(root: string, count: number): void {
  rmSync(join(root, DATA), { recursive: true });
  makeStateFolders(root);
  const path = join(root, 'root', `older-${count}.db`);
  const db = new Database(path);
  db.run('PRAGMA journal_mode = WAL');
  migrate(db, MIGRATIONS.slice(0, 1));
  db.run(readFileSync(join(ROOT, 'test', 'account', 'release-0.1.0.sql'), 'utf8'));
  migrate(db, MIGRATIONS.slice(0, count));
  for (const ending of ['', '-wal']) copyFileSync(path + ending, database(root) + ending);
  db.close();
  inside(root, `chown fairday:fairday /${DATA}/*`);
}

async function upgradeAndGoBack(root: string, count: number): Promise<void> {
  older(root, count);
  const name = MIGRATIONS[count - 1].name;
  const service = await start(root);
  const kept = /kept as (\S+)/.exec(service.log())?.[1] ?? '';
  step(
    `from ${name}: the log names the copy of before`,
    kept.startsWith('/var/lib/fairday/fairday.db.before-'),
    service.log(),
  );
  step(`from ${name}: the accounts are there`, operator(root, 'account list').includes('jane@example.com'));
  operator(root, 'ledger verify');
  await service.stop();
  inside(root, `cd /${DATA} && mv ${kept} fairday.db && rm -f fairday.db-wal fairday.db-shm`);
  const db = new Database(database(root), { readonly: true });
  // The program of that time refuses a schema that has more or other updates than it knows.
  const applied = appliedTo(db, MIGRATIONS.slice(0, count));
  const calls = db.query('SELECT request_id FROM metered_call').all().length;
  db.close();
  step(`from ${name}: the way back leads to the schema and the calls of before`, applied === count && calls === 3, {
    applied,
    calls,
  });
}

async function main(root: string, archive: string): Promise<void> {
  await install(root, archive);
  await firstStart(root);
  await restore(root);
  for (let count = 1; count < MIGRATIONS.length; count++) await upgradeAndGoBack(root, count);
}

if (process.getuid?.() !== 0) throw new Error('this installs a service in a Debian of its own: run it as root');
let held = false;
await inEmptyFolder(async (folder) => {
  const archives = join(ROOT, 'dist', 'release');
  run([process.execPath, 'scripts/release/release.ts', VERSION, '--no-tag', '--only', `linux-${process.arch}`]);
  const root = join(folder, 'debian');
  if (givenRoot === undefined)
    run(['debootstrap', '--variant=minbase', '--include=systemd,sudo,ca-certificates', 'bookworm', root]);
  else run(['cp', '-a', givenRoot, root]);
  run(['mount', '--bind', '/proc', join(root, 'proc')]);
  run(['mount', '--bind', '/dev', join(root, 'dev')]);
  try {
    await main(root, join(archives, `fairday-${VERSION}-linux-${process.arch}.tar.gz`));
    held = true;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  } finally {
    run(['umount', join(root, 'proc'), join(root, 'dev')]);
  }
});
recordResult('install', held, { 'steps that went as the page says': steps });
process.exitCode = held ? 0 : 1;
