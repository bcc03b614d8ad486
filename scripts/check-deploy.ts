/**
 * Checks the files of `deploy/` with the programs that will read them, as far as they are on this machine, and tries both
 * proxies before a running server.
 *
 *   bun run test:deploy      needs promtool, systemd-analyze, nginx, caddy: Debian's prometheus, systemd, nginx, caddy
 *
 * Ends with 1 when a check fails, and with 2 when a program is missing.
 */
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(import.meta.dir, '..');
const DEPLOY = join(ROOT, 'deploy');
const folder = mkdtempSync(join(tmpdir(), 'fairday-deploy-'));
const missing: string[] = [];
let failed = 0;

/** Prints one line, and what the program said where it failed. */
function report(name: string, ok: boolean, output = ''): void {
  console.log(`${ok ? 'ok    ' : 'FAILED'}  ${name}`);
  if (ok) return;
  failed += 1;
  console.log(output);
}

function check(name: string, command: readonly string[], cwd = DEPLOY): void {
  const [program] = command;
  if (Bun.which(program) === null) {
    missing.push(program);
    return;
  }
  const { exitCode, stdout, stderr } = Bun.spawnSync([...command], { cwd });
  report(name, exitCode === 0, `${stdout}${stderr}`);
}

/** The unit as it will be, but for the path of the executable, which is not installed here. */
function unitsWithProgram(): string {
  const program = join(folder, 'fairday');
  writeFileSync(program, '#!/bin/sh\n');
  chmodSync(program, 0o755);
  for (const unit of ['fairday.service', 'fairday-backup.service', 'fairday-backup.timer']) {
    const text = readFileSync(join(DEPLOY, 'systemd', unit), 'utf8').replaceAll('/usr/local/bin/fairday', program);
    writeFileSync(join(folder, unit), text);
  }
  return folder;
}

interface Server {
  readonly url: string;
  stop(): Promise<void>;
}

async function startServer(name = 'data'): Promise<Server> {
  const data = join(folder, name);
  const child = Bun.spawn(
    [process.execPath, join(ROOT, 'src/main.ts'), 'serve', '--port', '0', '--data', data, '--weather', 'typical'],
    {
      env: { ...process.env, FAIRDAY_LOG: 'off', FAIRDAY_TRUSTED_PROXIES: '127.0.0.0/8,::1' },
      stdout: 'pipe',
      stderr: 'ignore',
    },
  );
  const decoder = new TextDecoder();
  let said = '';
  for await (const bytes of child.stdout) {
    said += decoder.decode(bytes);
    const url = /^listening (\S+)/m.exec(said)?.[1];
    if (url === undefined) continue;
    return {
      url,
      async stop() {
        child.kill();
        await child.exited;
      },
    };
  }
  throw new Error(`the server did not start: ${said}`);
}

/** Through the proxy the service answers, and what is for the machine alone does not. */
async function tryProxy(name: string, command: readonly string[], origin: string): Promise<void> {
  const [program] = command;
  if (Bun.which(program) === null) {
    missing.push(program);
    return;
  }
  const proxy = Bun.spawn([...command], { cwd: folder, stdout: 'ignore', stderr: 'pipe' });
  try {
    const health = await untilAnswered(`${origin}/healthz`);
    report(`${name}: /healthz is passed on`, health === 200, `it is ${health}`);
    for (const path of ['/metrics', '/readyz']) {
      const status = await statusOf(`${origin}${path}`);
      report(`${name}: ${path} is not`, status === 404, `it is ${status}`);
    }
    const decide = await statusOf(`${origin}/v1/decide`);
    report(`${name}: a call without a key is told so`, decide === 401, `it is ${decide}`);
  } finally {
    proxy.kill();
    await proxy.exited;
  }
}

async function statusOf(url: string): Promise<number> {
  const response = await fetch(url, { tls: { rejectUnauthorized: false } });
  await response.arrayBuffer();
  return response.status;
}

async function untilAnswered(url: string): Promise<number> {
  for (let attempt = 0; attempt < 100; attempt++) {
    try {
      return await statusOf(url);
    } catch {
      await Bun.sleep(100);
    }
  }
  return 0;
}

/** nginx's example with ports of ours and a certificate made now. */
function nginxCommand(server: string, port: number): readonly string[] {
  const key = join(folder, 'key.pem');
  const certificate = join(folder, 'certificate.pem');
  const made = Bun.spawnSync(
    [
      'openssl',
      'req',
      '-x509',
      '-newkey',
      'rsa:2048',
      '-nodes',
      '-days',
      '1',
      '-subj',
      '/CN=localhost',
      '-keyout',
      key,
      '-out',
      certificate,
    ],
    { stderr: 'ignore' },
  );
  if (made.exitCode !== 0) throw new Error('openssl could not make a certificate');
  const site = readFileSync(join(DEPLOY, 'nginx', 'fairday.conf'), 'utf8')
    .replace('127.0.0.1:8080', new URL(server).host)
    .replace(/^ *listen \[::\].*\n/gm, '')
    .replace('listen 443', `listen 127.0.0.1:${port}`)
    .replace('listen 80', `listen 127.0.0.1:${port + 1}`)
    .replace(/ssl_certificate .*/, `ssl_certificate ${certificate};`)
    .replace(/ssl_certificate_key .*/, `ssl_certificate_key ${key};`);
  const whole = `daemon off; pid ${folder}/nginx.pid; error_log stderr; events {}
http { access_log off; client_body_temp_path ${folder}/a; proxy_temp_path ${folder}/b; fastcgi_temp_path ${folder}/c; uwsgi_temp_path ${folder}/d; scgi_temp_path ${folder}/e;
${site} }`;
  writeFileSync(join(folder, 'nginx.conf'), whole);
  return ['nginx', '-c', join(folder, 'nginx.conf')];
}

/** Caddy's example of that folder on a port of ours, without TLS, before those servers. */
function caddyCommand(example: 'container' | 'replicas', servers: readonly Server[], port: number): readonly string[] {
  const site = readFileSync(join(DEPLOY, example, 'Caddyfile'), 'utf8')
    .replace(/^\{\$DOMAIN:localhost\}/m, `http://127.0.0.1:${port}`)
    .replace(/\{\$(?:UPSTREAM|REPLICAS):[^}]*\}/, servers.map(({ url }) => new URL(url).host).join(' '));
  const file = join(folder, `Caddyfile-${example}`);
  writeFileSync(file, `{\n\tadmin off\n}\n${site}`);
  return ['caddy', 'run', '--config', file, '--adapter', 'caddyfile'];
}

mkdirSync(folder, { recursive: true });
try {
  check('Prometheus: the rules parse', ['promtool', 'check', 'rules', 'monitoring/fairday-alerts.yml']);
  check(
    'Prometheus: the rules fire when they should',
    ['promtool', 'test', 'rules', 'fairday-alerts.test.yml'],
    join(DEPLOY, 'monitoring'),
  );
  check('Prometheus: the configuration parses', ['promtool', 'check', 'config', 'monitoring/prometheus.yml']);
  check('systemd: the units verify', [
    'systemd-analyze',
    'verify',
    '--man=no',
    ...['fairday.service', 'fairday-backup.timer'].map((unit) => join(unitsWithProgram(), unit)),
  ]);
  for (const example of ['container', 'replicas']) {
    const config = `${example}/Caddyfile`;
    check(`Caddy: ${config} parses`, ['caddy', 'validate', '--config', config, '--adapter', 'caddyfile']);
  }
  const server = await startServer();
  const second = await startServer('data of the second');
  const port = 20_000 + (process.pid % 20_000);
  await tryProxy('nginx', nginxCommand(server.url, port), `https://127.0.0.1:${port}`);
  await tryProxy('Caddy', caddyCommand('container', [server], port + 2), `http://127.0.0.1:${port + 2}`);
  const both = caddyCommand('replicas', [server, second], port + 3);
  await tryProxy('Caddy before two', both, `http://127.0.0.1:${port + 3}`);
  await server.stop();
  await tryProxy('Caddy before two of which one has stopped', both, `http://127.0.0.1:${port + 3}`);
  await second.stop();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
if (missing.length > 0) console.log(`not checked, because not installed: ${[...new Set(missing)].join(', ')}`);
process.exitCode = failed > 0 ? 1 : missing.length > 0 ? 2 : 0;
