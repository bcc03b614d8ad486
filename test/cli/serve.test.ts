import { describe, expect, test } from 'bun:test';
import { closeSync, constants, existsSync, mkdirSync, openSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cleanEnv, FROM_SOURCE, inEmptyFolder, PROGRAM, run, startServerProcess } from '../support/process.ts';

const ENV = { FAIRDAY_WEATHER: 'typical', FAIRDAY_NOW: '2026-07-01T12:00:00Z' };

/** The curl line that the first start prints, run by a shell as it is. */
function paste(line: string): { exitCode: number; body: string } {
  const { exitCode, stdout } = Bun.spawnSync(['sh', '-c', line.replace('curl ', 'curl -sS ')]);
  return { exitCode, body: stdout.toString() };
}

describe('first start', () => {
  test('prints one line on stdout, and on stderr an API key with a curl line that works when pasted', async () => {
    await inEmptyFolder(async (cwd) => {
      const server = await startServerProcess(PROGRAM, cwd, ENV);
      expect(server.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
      await server.ownerKey();
      const line = server.stderr().match(/^ *(curl .*)$/m)?.[1] ?? '';
      const { exitCode, body } = paste(line);
      expect(exitCode).toBe(0);
      expect(JSON.parse(body)).toMatchObject({ activity: 'exterior-painting', location: { name: 'Leeds' } });
      expect(server.stderr()).toContain(`data directory ${join(cwd, 'fairday-data')}`);
      expect(await server.stop()).toBe(0);
    });
  });

  test('without a terminal the key goes to a file of its owner, named with a curl line that works, and not to the log', async () => {
    await inEmptyFolder(async (cwd) => {
      const child = Bun.spawn([...PROGRAM, 'serve', '--port', '0'], {
        cwd,
        env: cleanEnv(ENV),
        stdin: 'ignore',
        stdout: 'pipe',
        stderr: 'pipe',
      });
      await child.stdout.getReader().read();
      const file = join(cwd, 'fairday-data', 'first-key');
      expect(statSync(file).mode & 0o777).toBe(0o600);
      const key = readFileSync(file, 'utf8').trim();
      child.kill();
      const [stderr, exitCode] = await Promise.all([new Response(child.stderr).text(), child.exited]);
      expect(exitCode).toBe(0);
      expect(key).toMatch(/^fd_\w{36}$/);
      expect(stderr).not.toContain(key);
      const line = stderr.match(/^ *(curl .*)$/m)?.[1] ?? '';
      const server = await startServerProcess(PROGRAM, cwd, ENV);
      const { body } = paste(line.replace(/http:\/\/[\d.:]+/, server.url));
      expect(JSON.parse(body)).toMatchObject({ activity: 'exterior-painting' });
      expect(await server.stop()).toBe(0);
    });
  });

  test('makes the owner once: the second start prints no key, and the first key still works', async () => {
    await inEmptyFolder(async (cwd) => {
      const first = await startServerProcess(PROGRAM, cwd, ENV);
      const key = await first.ownerKey();
      expect(await first.stop()).toBe(0);
      const second = await startServerProcess(PROGRAM, cwd, ENV);
      const usage = await fetch(`${second.url}/v1/usage`, { headers: { 'X-API-Key': key } });
      expect(await usage.json()).toMatchObject({ account: { email: 'owner@localhost', status: 'verified' } });
      expect(await second.stop()).toBe(0);
      expect(second.stderr()).not.toContain('fd_');
    });
  });

  test('--no-owner leaves the owner out', async () => {
    await inEmptyFolder(async (cwd) => {
      const server = await startServerProcess(PROGRAM, cwd, ENV, ['--no-owner']);
      expect(await server.stop()).toBe(0);
      expect(server.stderr()).not.toContain('fd_');
      const { stdout } = await run(PROGRAM, ['account', 'list', '--json'], cwd, ENV);
      expect(JSON.parse(stdout)).toMatchObject({ accounts: [], total: 0 });
    });
  });

  test('SIGHUP stops it as SIGTERM does, and its log ends with that', async () => {
    await inEmptyFolder(async (cwd) => {
      const server = await startServerProcess(PROGRAM, cwd, { ...ENV, FAIRDAY_LOG: 'json' });
      expect(await server.stop('SIGHUP')).toBe(0);
      const lines = server.stderr().trim().split('\n');
      expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ level: 'info', message: 'stopped' });
      expect(server.stderr()).not.toContain('"warn"');
    });
  });

  test('a clock that stands still is pointed out, and so is a setting that is none', async () => {
    await inEmptyFolder(async (cwd) => {
      const server = await startServerProcess(PROGRAM, cwd, { ...ENV, FAIRDAY_WETHER: 'typical' });
      expect(await server.stop()).toBe(0);
      expect(server.stderr()).toContain('the clock stands still at 2026-07-01T12:00:00.000Z');
      expect(server.stderr()).toContain('did you mean FAIRDAY_WEATHER?');
    });
  });
});

describe('stopping', () => {
  test('SIGTERM lets the calls under way finish, leaves no log beside the database, and exits 0', async () => {
    await inEmptyFolder(async (cwd) => {
      const server = await startServerProcess(PROGRAM, cwd, ENV);
      const key = await server.ownerKey();
      const calls = Array.from({ length: 30 }, (_, i) =>
        fetch(`${server.url}/v1/best-day?location=Leeds&activity=running&days=14&to=${24 - (i % 10)}`, {
          headers: { 'X-API-Key': key },
        }),
      );
      await calls[0];
      const exit = server.stop();
      const settled = await Promise.allSettled(calls);
      expect(await exit).toBe(0);
      const answered = settled.filter((call) => call.status === 'fulfilled').map((call) => call.value.status);
      expect(answered.length).toBeGreaterThan(0);
      expect(answered.every((status) => status === 200)).toBe(true);
      expect(existsSync(join(cwd, 'fairday-data', 'fairday.db'))).toBe(true);
      expect(existsSync(join(cwd, 'fairday-data', 'fairday.db-wal'))).toBe(false);
      await expect(fetch(server.url)).rejects.toThrow();
    });
  });

  test('a signal that comes while it starts ends it in order too', async () => {
    await inEmptyFolder(async (cwd) => {
      const stopAt = `${'process.on("newListener", (name) => '}name === 'SIGHUP' && setImmediate(() => process.kill(process.pid, 'SIGTERM')));`;
      const preload = join(cwd, 'preload.ts');
      writeFileSync(preload, stopAt);
      const [bun, main] = FROM_SOURCE;
      const program = [bun, '--preload', preload, main];
      const { exitCode, stdout, stderr } = await run(program, ['serve', '--port', '0'], cwd, {
        ...ENV,
        FAIRDAY_LOG: 'json',
      });
      expect({ exitCode, stdout }).toEqual({ exitCode: 0, stdout: '' });
      expect(stderr).toContain('"stopped"');
      expect(existsSync(join(cwd, 'fairday-data', 'fairday.db-wal'))).toBe(false);
    });
  });

  test('a log that nobody takes does not keep it from its end', async () => {
    await inEmptyFolder(async (cwd) => {
      const fifo = join(cwd, 'log');
      Bun.spawnSync(['mkfifo', fifo]);
      const unread = openSync(fifo, constants.O_RDONLY | constants.O_NONBLOCK);
      const child = Bun.spawn(['sh', '-c', `exec "$@" 2> ${fifo}`, 'sh', ...PROGRAM, 'serve', '--port', '0'], {
        cwd,
        env: cleanEnv({ ...ENV, FAIRDAY_LOG: 'json' }),
        stdout: 'pipe',
      });
      const { value } = await child.stdout.getReader().read();
      const url = /http:\S+/.exec(new TextDecoder().decode(value))?.[0] ?? '';
      // More than a pipe holds.
      for (let i = 0; i < 800; i++) await (await fetch(`${url}/v1/activities`)).arrayBuffer();
      child.kill('SIGTERM');
      expect(await child.exited).toBe(0);
      closeSync(unread);
    });
  }, 30_000);

  test('Ctrl-C does the same', async () => {
    await inEmptyFolder(async (cwd) => {
      const server = await startServerProcess(PROGRAM, cwd, ENV);
      expect(await server.stop('SIGINT')).toBe(0);
    });
  });
});

describe('bad configuration is one clear line and exit 2', () => {
  const cases: [string, string[], Record<string, string>, RegExp][] = [
    ['port', ['--port', '99999'], {}, /--port must be a whole number from 0 to 65535/],
    ['weather', [], { FAIRDAY_WEATHER: 'sunny' }, /FAIRDAY_WEATHER must be one of auto, open-meteo, typical/],
    ['language model', [], { FAIRDAY_LLM_URL: 'http://127.0.0.1:9/v1' }, /FAIRDAY_LLM_URL needs FAIRDAY_LLM_MODEL/],
    ['flag', ['--prot', '8080'], {}, /--prot/],
    ['data directory', ['--data', '/dev/null/x'], {}, /\/dev\/null\/x is no folder; name the folder/],
  ];
  for (const [name, args, env, message] of cases) {
    test(name, async () => {
      await inEmptyFolder(async (cwd) => {
        const { exitCode, stdout, stderr } = await run(PROGRAM, ['serve', ...args], cwd, {
          FAIRDAY_PORT: '0',
          ...env,
        });
        const words = stderr
          .trim()
          .split('\n')
          .filter((line) => !line.includes('data directory /') || name === 'data directory');
        expect([exitCode, stdout]).toEqual([2, '']);
        expect(words.at(-1) ?? '').toMatch(message);
        expect(stderr).not.toContain('    at ');
      });
    });
  }

  test('a file of the sign-up that cannot be used ends the start, whatever has begun by then', async () => {
    await inEmptyFolder(async (cwd) => {
      mkdirSync(join(cwd, 'fairday-data', 'links.key'), { recursive: true });
      const { exitCode, stdout, stderr } = await run(PROGRAM, ['serve', '--port', '0'], cwd, {
        FAIRDAY_OPEN_METEO_URL: 'http://127.0.0.1:9',
        FAIRDAY_SIGNUP: 'on',
        FAIRDAY_SMTP_URL: 'smtp://127.0.0.1:9',
        FAIRDAY_MAIL_FROM: 'weather@example.org',
        FAIRDAY_BASE_URL: 'https://weather.example.org',
      });
      expect([exitCode, stdout]).toEqual([2, '']);
      expect(stderr).toContain('links.key cannot be used: it is a folder');
    });
  });

  test('a port that is taken', async () => {
    const other = Bun.serve({ hostname: '127.0.0.1', port: 0, fetch: () => new Response('taken') });
    try {
      await inEmptyFolder(async (cwd) => {
        const { exitCode, stderr } = await run(PROGRAM, ['serve', '--port', String(other.port)], cwd);
        expect(exitCode).toBe(2);
        expect(stderr).toContain('another program listens there; choose another with --host or --port');
        expect(stderr).not.toContain('    at ');
        // The key is shown by the first start that listens.
        const env = { FAIRDAY_LOG: 'json', FAIRDAY_OPEN_METEO_URL: 'http://127.0.0.1:9' };
        const logged = await run(PROGRAM, ['serve', '--port', String(other.port)], cwd, env);
        expect(logged.stderr).not.toContain('"message"');
        const server = await startServerProcess(PROGRAM, cwd);
        expect(await server.ownerKey()).toStartWith('fd_');
        await server.stop();
      });
    } finally {
      other.stop(true);
    }
  });

  test('a host that this machine does not have, by address or by name', async () => {
    await inEmptyFolder(async (cwd) => {
      for (const [host, reason] of [
        ['203.0.113.9', 'this machine does not have that address'],
        ['no-such-host.invalid', 'no address of this machine has that name'],
      ]) {
        const { exitCode, stderr } = await run(PROGRAM, ['serve', '--host', host, '--port', '0'], cwd);
        expect([host, exitCode]).toEqual([host, 2]);
        expect(stderr).toContain(`cannot listen on ${host} port 0: ${reason}`);
      }
    });
  });
});

test('every line of the log is JSON, without keys and without what was asked', async () => {
  await inEmptyFolder(async (cwd) => {
    const server = await startServerProcess(PROGRAM, cwd, { ...ENV, FAIRDAY_LOG: 'json' });
    const key = await server.ownerKey();
    const shown = server.stderr().length;
    await fetch(`${server.url}/v1/decide?location=Leeds&activity=running`, { headers: { 'X-API-Key': key } });
    await fetch(`${server.url}/nothing?secret=1`, { headers: { 'X-API-Key': key } });
    await fetch(`${server.url}/v1/decide?location=Leeds`, { method: 'POST' });
    await fetch(`${server.url}/healthz`);
    expect(await server.stop()).toBe(0);
    const lines = server
      .stderr()
      .slice(shown)
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line));
    const requests = lines.filter(({ message }) => message === 'request');
    expect(requests.map(({ route, status, charged }) => [route, status, charged])).toEqual([
      ['/v1/decide', 200, 'free'],
      ['?', 404, null],
      ['/v1/decide', 405, null],
      ['/healthz', 200, null],
    ]);
    expect(JSON.stringify(requests)).not.toMatch(/fd_|Leeds|secret/);
  });
});

test('the environment of the tests holds no setting of this machine', () => {
  expect(Object.keys(cleanEnv()).filter((name) => name.startsWith('FAIRDAY_'))).toEqual([
    'FAIRDAY_LOG',
    'FAIRDAY_NWS_URL',
    'FAIRDAY_SWIC_URL',
    'FAIRDAY_SWPC_URL',
  ]);
});
