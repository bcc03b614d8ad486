/** Units, container and proxy files name settings, commands and paths that exist, and do not open what is for the machine alone. */
import { expect, test } from 'bun:test';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { allCommands } from '../../src/cli/commands.ts';
import { SETTINGS } from '../../src/config/settings.ts';
import { ROOT } from '../support/process.ts';

const COMMANDS = await allCommands();

const FOLDER = join(ROOT, 'deploy');
const files = readdirSync(FOLDER, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name));
const text = (path: string) => readFileSync(join(FOLDER, path), 'utf8');

test('every FAIRDAY_ name in the files is a setting', () => {
  const settings = new Set(Object.values(SETTINGS).map(({ env }) => env));
  for (const file of files) {
    for (const [name] of readFileSync(file, 'utf8').matchAll(/\bFAIRDAY_[A-Z_]+/g))
      expect([file, settings.has(name)]).toEqual([file, true]);
  }
});

test('every command that a file runs exists', () => {
  const commands = new Set(COMMANDS.map(({ name }) => name));
  const run = files.flatMap((file) => [
    ...readFileSync(file, 'utf8').matchAll(
      /(?:\/usr\/local\/bin\/fairday"?,? "?|exec fairday fairday |Run: fairday )([a-z]+)/g,
    ),
  ]);
  expect(run.length).toBeGreaterThan(4);
  for (const [, name] of run) expect([...commands]).toContain(name);
});

test('the unit waits for the server to say that it is ready, and gives it time to finish', () => {
  const unit = text('systemd/fairday.service');
  expect(unit).toContain('Type=notify');
  expect(Number(/^TimeoutStopSec=(\d+)/m.exec(unit)?.[1])).toBeGreaterThan(10);
  for (const line of [
    'User=fairday',
    'StateDirectoryMode=0700',
    'UMask=0077',
    'NoNewPrivileges=yes',
    'ProtectSystem=strict',
  ]) {
    expect(unit.split('\n')).toContain(line);
  }
});

test('neither proxy passes on /metrics or /readyz, and both pass on events as they come', () => {
  const nginx = text('nginx/fairday.conf');
  for (const path of ['/metrics', '/readyz']) expect(nginx).toContain(`location = ${path} { return 404; }`);
  expect(nginx).toContain('proxy_buffering off;');
  for (const example of ['container', 'replicas']) {
    const caddy = text(`${example}/Caddyfile`);
    expect(caddy).toContain('@inside path /metrics /readyz');
    expect(caddy).toContain('flush_interval -1');
  }
});

interface Compose {
  readonly services: Readonly<
    Record<
      string,
      {
        readonly ports?: readonly string[];
        readonly cap_drop?: readonly string[];
        readonly read_only?: boolean;
        readonly command?: readonly string[];
        readonly volumes?: readonly string[];
        readonly environment?: Readonly<Record<string, string>>;
      }
    >
  >;
}

const compose = (path: string) => parse(text(path), { merge: true }) as Compose;

test('replicas share the database and nothing else, are asked only while they are ready, and are asked once', () => {
  const { services } = compose('replicas/compose.yaml');
  const replicas = Object.entries(services).filter(([name]) => name.startsWith('fairday-'));
  expect(replicas.map(([name]) => name)).toEqual(['fairday-1', 'fairday-2']);
  for (const [, replica] of replicas) {
    expect(replica).toMatchObject({ read_only: true, cap_drop: ['ALL'], command: ['serve', '--no-owner'] });
    expect(replica.environment?.FAIRDAY_DATABASE_URL).toMatch(
      /^postgres:\/\/fairday:\$\{DATABASE_PASSWORD.*@database:5432\/fairday$/,
    );
  }
  expect(new Set(replicas.map(([, { volumes }]) => volumes?.join())).size).toBe(replicas.length);
  expect(
    Object.entries(services)
      .filter(([, { ports }]) => ports !== undefined)
      .map(([name]) => name),
  ).toEqual(['caddy']);
  const caddy = text('replicas/Caddyfile');
  for (const [name] of replicas) expect(caddy).toContain(`${name}:8080`);
  expect(caddy).toContain('health_uri /readyz');
  // A call that is sent to two may be charged by two.
  expect(caddy).not.toMatch(/lb_try_duration|lb_retries/);
});

test('the containers run without rights, and only the proxy has ports', () => {
  const { services } = compose('container/compose.yaml');
  expect(services.fairday).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
  expect(services.fairday.ports).toBeUndefined();
  expect(text('container/Containerfile')).toContain('distroless/base-debian12:nonroot');
});
