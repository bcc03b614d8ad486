/** `fairday key`: the secret once and alone on stdout, words on stderr, exit codes. */
import { expect, test } from 'bun:test';
import { parseKey } from '../../src/account/keys.ts';
import { accountCommand } from '../../src/cli/admin/account.ts';
import { keyCommand } from '../../src/cli/admin/key.ts';
import { runCommand } from '../account/run-command.ts';
import { NOW_MS, openStore, temporaryPath } from '../account/temporary-store.ts';

async function session() {
  const path = temporaryPath();
  await runCommand(accountCommand, path, 'create', 'jane@example.com', '--verified');
  return { path, run: (...args: string[]) => runCommand(keyCommand, path, ...args) };
}

test('create prints the working key alone on stdout, the warning on stderr', async () => {
  const { path, run } = await session();
  const { exitCode, out, err, opened, closed } = await run('create', 'jane@example.com', '--name', 'my laptop');
  expect({ exitCode, opened, closed }).toEqual({ exitCode: 0, opened: 1, closed: 1 });
  expect(parseKey(out.trimEnd())).not.toBeNull();
  expect(out.endsWith('\n')).toBe(true);
  expect(err).toContain('Key 1 "my laptop" of jane@example.com. It is shown only now');
  expect(err).not.toContain(out.trimEnd());
  expect((await openStore(path).findKey(out.trimEnd(), NOW_MS))?.email).toBe('jane@example.com');
});

test('create --json gives id, key, name and created_at', async () => {
  const { run } = await session();
  const key = JSON.parse((await run('create', 'JANE@example.com', '--json')).out);
  expect(Object.keys(key)).toEqual(['id', 'key', 'name', 'created_at']);
  expect(key).toMatchObject({ id: 1, name: 'default' });
  expect(new Date(key.created_at).toISOString()).toBe(key.created_at);
});

test('a key of an account that may not call yet is made, with a word about it', async () => {
  const { path, run } = await session();
  await runCommand(accountCommand, path, 'create', 'new@example.com');
  expect((await run('create', 'new@example.com')).err).toContain('The account is unverified');
});

test('list shows each key by its hint and the day of its last use, never the secret', async () => {
  const { path, run } = await session();
  expect(await run('list', 'jane@example.com')).toMatchObject({ exitCode: 0, out: '' });
  const secret = (await run('create', 'jane@example.com')).out.trimEnd();
  const listed = await run('list', 'jane@example.com');
  expect(listed.out).toContain(`${secret.slice(0, 7)}…${secret.slice(-4)}`);
  expect(listed.out).not.toContain(secret);
  const [key] = JSON.parse((await run('list', 'jane@example.com', '--json')).out).keys;
  const fields = ['id', 'name', 'hint', 'created_at', 'last_used', 'works_until', 'revoked_at'];
  expect(Object.keys(key)).toEqual(fields);
  const store = openStore(path);
  await store.findKey(secret, NOW_MS);
  await store.close();
  expect((await run('list', 'jane@example.com')).out).toContain('  2026-11-21  ');
});

test('revoke stops a key at once and for good; again is a success', async () => {
  const { path, run } = await session();
  const server = openStore(path);
  const secret = (await run('create', 'jane@example.com')).out.trimEnd();
  expect(await server.findKey(secret, NOW_MS)).not.toBeNull();
  const first = await run('revoke', 'jane@example.com', '1', '--json');
  expect(first.exitCode).toBe(0);
  expect(await server.findKey(secret, NOW_MS)).toBeNull();
  expect(await run('revoke', 'jane@example.com', '1', '--json')).toMatchObject({ exitCode: 0, out: first.out });
});

test('rotate prints a new key of the same name, revokes the old one and says so', async () => {
  const { path, run } = await session();
  const old = (await run('create', 'jane@example.com', '--name', 'laptop')).out.trimEnd();
  const { exitCode, out, err } = await run('rotate', 'jane@example.com', '1', '--json');
  expect(exitCode).toBe(0);
  const key = JSON.parse(out);
  expect(key).toMatchObject({ id: 2, name: 'laptop', replaces_id: 1 });
  expect(err).toContain('replaces key 1, which is revoked as of now');
  const store = openStore(path);
  expect(await store.findKey(old, NOW_MS)).toBeNull();
  expect((await store.findKey(key.key, NOW_MS))?.keyId).toBe(2);
  expect(await run('rotate', 'jane@example.com', '1')).toMatchObject({ exitCode: 3, out: '' });
});

test('a key in its grace period is not rotated again', async () => {
  const { run } = await session();
  const rotate = (...args: string[]) => run('rotate', 'jane@example.com', ...args);
  await run('create', 'jane@example.com');
  expect((await rotate('1', '--overlap-hours', '1')).err).toContain('works for 1 more hour.');
  for (const args of [['1'], ['1', '--overlap-hours', '5']]) {
    expect(await rotate(...args)).toMatchObject({ exitCode: 5, out: '', err: expect.stringContaining('key revoke') });
  }
});

test('rotate --overlap-hours lets the old key work beside the new one for so long', async () => {
  const { path, run } = await session();
  const old = (await run('create', 'jane@example.com', '--name', 'laptop')).out.trimEnd();
  const { err } = await run('rotate', 'jane@example.com', '1', '--overlap-hours', '24');
  expect(err).toContain('replaces key 1, which works for 24 more hours');
  const day = 86_400_000;
  const store = openStore(path);
  expect((await store.findKey(old, NOW_MS + day - 1))?.keyId).toBe(1);
  expect(await store.findKey(old, NOW_MS + day)).toBeNull();
  const [listed] = JSON.parse((await run('list', 'jane@example.com', '--json')).out).keys;
  expect(listed).toMatchObject({ id: 1, works_until: '2026-11-22T12:00:00.000Z', revoked_at: null });
  for (const hours of ['-1', '1.5', '721', 'soon']) {
    const ran = await run('rotate', 'jane@example.com', '2', `--overlap-hours=${hours}`);
    expect(ran).toMatchObject({ exitCode: 2, err: expect.stringContaining('--overlap-hours takes a whole number') });
  }
});

test('unknown accounts and keys are exit 3, with the way to find them', async () => {
  const { path, run } = await session();
  await runCommand(accountCommand, path, 'create', 'other@example.com');
  await run('create', 'jane@example.com');
  for (const args of [
    ['create', 'nobody@example.com'],
    ['list', 'nobody@example.com'],
    ['revoke', 'nobody@example.com', '1'],
    ['rotate', 'nobody@example.com', '1'],
  ]) {
    expect(await run(...args)).toMatchObject({ exitCode: 3, out: '', err: expect.stringContaining('account list') });
  }
  for (const args of [
    ['revoke', 'jane@example.com', '7'],
    ['rotate', 'jane@example.com', '7'],
    ['revoke', 'other@example.com', '1'],
    ['rotate', 'other@example.com', '1'],
  ]) {
    expect(await run(...args)).toMatchObject({ exitCode: 3, out: '', err: expect.stringContaining('key list') });
  }
});

test('bad usage is exit 2 with one line that says what to do', async () => {
  const { run } = await session();
  const cases: [string[], string][] = [
    [[], 'name a subcommand: fairday key create|list|revoke|rotate'],
    [['rotat', 'jane@example.com', '1'], 'did you mean "rotate"?'],
    [['revoke', 'jane@example.com'], 'ID is missing; usage: fairday key revoke EMAIL ID [--json]'],
    [['revoke', 'jane@example.com', 'laptop'], '"laptop" is not an ID'],
    [['create', 'jane@example.com', '--name'], '--name'],
    [['create', 'jane@example.com', '--name', ' '], '--name takes 1 to 100 printable characters'],
    [['create', 'jane@example.com', '--nam', 'x'], 'did you mean --name?'],
  ];
  for (const [args, message] of cases) {
    const ran = await run(...args);
    expect(ran).toMatchObject({ exitCode: 2, out: '' });
    expect(ran.err).toContain(message);
    expect(ran.err.split('\n')).toHaveLength(2);
  }
});
