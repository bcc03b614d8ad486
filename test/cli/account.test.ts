/** `fairday account`: what it prints where, its exit codes, and that it always closes the store. */
import { describe, expect, test } from 'bun:test';
import { accountCommand } from '../../src/cli/admin/account.ts';
import { commandHelp } from '../../src/cli/help.ts';
import { layoutShown, table } from '../../src/cli/terminal/table.ts';
import { commandContext, runCommand } from '../account/run-command.ts';
import { NOW_MS, openStore, openWithCustomer, temporaryPath } from '../account/temporary-store.ts';
import { type Finished, inEmptyFolder, PROGRAM, run } from '../support/process.ts';

const ISO = expect.stringMatching(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/);

function session() {
  const path = temporaryPath();
  return { path, run: (...args: string[]) => runCommand(accountCommand, path, ...args) };
}

describe('create', () => {
  test('makes an unverified account and says how to verify it', async () => {
    const { run } = session();
    const { exitCode, out, err, opened, closed } = await run('create', 'Jane@Example.com', '--json');
    expect(exitCode).toBe(0);
    const created_at = '2026-11-21T12:00:00.000Z';
    const account = { id: 1, email: 'jane@example.com', status: 'unverified', created_at, default_place: null };
    expect(JSON.parse(out)).toEqual(account);
    expect(err).toContain('fairday account verify jane@example.com');
    expect([opened, closed]).toEqual([1, 1]);
  });

  test('--verified makes a verified one', async () => {
    const { run } = session();
    expect(JSON.parse((await run('create', '--verified', 'a@b', '--json')).out).status).toBe('verified');
  });

  test('a taken e-mail is a conflict, exit 5, and the store is closed', async () => {
    const { run } = session();
    await run('create', 'jane@example.com');
    const { exitCode, out, err, closed } = await run('create', 'JANE@example.com');
    expect({ exitCode, out, closed }).toEqual({ exitCode: 5, out: '', closed: 1 });
    expect(err).toContain('jane@example.com already has an account');
  });
});

test('ensure makes a verified account once and leaves an existing one as it is', async () => {
  const { run } = session();
  expect(JSON.parse((await run('ensure', 'a@b', '--json')).out)).toMatchObject({ status: 'verified', created: true });
  await run('suspend', 'a@b');
  const again = await run('ensure', 'a@b', '--json');
  expect(again.exitCode).toBe(0);
  expect(JSON.parse(again.out)).toMatchObject({ id: 1, status: 'suspended', created: false });
});

test('ensure run many times at once agrees on one account', async () => {
  const { run } = session();
  const all = await Promise.all([1, 2, 3, 4].map(() => run('ensure', 'a@b', '--json')));
  expect(all.map(({ exitCode }) => exitCode)).toEqual([0, 0, 0, 0]);
  expect(all.filter(({ out }) => JSON.parse(out).created)).toHaveLength(1);
});

describe('list', () => {
  test('is a table that lines up, data on stdout alone', async () => {
    const { path, run } = session();
    const store = openStore(path);
    await store.createAccount('jane@example.com', 'unverified', NOW_MS);
    await store.createAccount('a@b', 'verified', NOW_MS);
    expect(await run('list')).toMatchObject({
      exitCode: 0,
      err: '',
      out: [
        'ID  EMAIL             STATUS      CREATED     LAST USED     GBP',
        ' 1  jane@example.com  unverified  2026-11-21  -          0.0000',
        ' 2  a@b               verified    2026-11-21  -          0.0000',
        '',
      ].join('\n'),
    });
    expect(JSON.parse((await run('list', '--json')).out).accounts).toHaveLength(2);
  });

  test('of nothing is empty on stdout and says on stderr what to do', async () => {
    const { run } = session();
    expect(await run('list')).toMatchObject({ exitCode: 0, out: '', err: expect.stringContaining('account create') });
    expect((await run('list', '--json')).out).toBe('{"accounts":[],"total":0,"page":1,"pages":1}\n');
  });
});

describe('show', () => {
  test('gives the keys without secrets, the pools, the credit and the calls by day', async () => {
    const { path, run } = session();
    const { store, key, request } = await openWithCustomer(path);
    await store.charge(request());
    await store.charge(request({ meter: 'premium', operation: 'ai', units: 2 }));
    await store.charge(request({ nowMs: Date.parse('2026-11-14T23:59:59Z'), operation: 'too-long-ago' }));
    await store.charge(request({ nowMs: Date.parse('2026-11-15T00:00:00Z'), operation: 'six-days-ago' }));
    const { exitCode, out } = await run('show', 'jane@example.com', '--json');
    expect(exitCode).toBe(0);
    expect(out).not.toContain(key.key);
    const shown = JSON.parse(out);
    expect(shown).toMatchObject({ email: 'jane@example.com', credit: { balance_gbp: '0.0000', currency: 'GBP' } });
    const plain = { last_used: null, works_until: null, revoked_at: null };
    expect(shown.keys).toEqual([{ id: 1, name: 'default', hint: key.hint, created_at: ISO, ...plain }]);
    expect(shown.free.premium).toMatchObject({ limit: 50, used: 2, remaining: 48, resets_at: ISO });
    const day = '2026-11-21';
    const one = { calls: 1, cost_gbp: '0.0000' };
    expect(shown.daily_calls).toEqual([
      { ...one, day: '2026-11-15', operation: 'six-days-ago', meter: 'standard', units: 1 },
      { ...one, day, operation: 'ai', meter: 'premium', units: 2 },
      { ...one, day, operation: 'current', meter: 'standard', units: 1 },
    ]);
    const text = (await run('show', 'jane@example.com')).out;
    for (const piece of ['POOL', 'OPERATION', key.hint, 'Credit 0.0000 GBP']) expect(text).toContain(piece);
  });

  test('of an account without keys says how to make one', async () => {
    const { run } = session();
    await run('create', 'a@b');
    expect((await run('show', 'a@b')).err).toContain('fairday key create a@b');
  });
});

describe('verify, suspend, resume', () => {
  test('go through the states, and each tells the new one', async () => {
    const { run } = session();
    await run('create', 'a@b');
    for (const [verb, status] of [
      ['verify', 'verified'],
      ['suspend', 'suspended'],
      ['resume', 'verified'],
      ['resume', 'verified'],
      ['verify', 'verified'],
    ]) {
      const { exitCode, out } = await run(verb, 'a@b', '--json');
      expect(exitCode).toBe(0);
      expect(JSON.parse(out).status).toBe(status);
    }
  });

  test('verify does not lift a suspension, and resume does not verify an address', async () => {
    const { run } = session();
    await run('create', 'a@b');
    expect(await run('resume', 'a@b')).toMatchObject({ exitCode: 5, err: expect.stringContaining('account verify') });
    await run('suspend', 'a@b');
    expect(await run('verify', 'a@b')).toMatchObject({ exitCode: 5, err: expect.stringContaining('account resume') });
    expect(JSON.parse((await run('show', 'a@b', '--json')).out).status).toBe('suspended');
  });

  test('an unknown e-mail is exit 3', async () => {
    const { run } = session();
    for (const verb of ['show', 'verify', 'suspend', 'resume']) {
      const ran = await run(verb, 'nobody@example.com');
      expect(ran).toMatchObject({ exitCode: 3, out: '', opened: 1, closed: 1 });
      expect(ran.err).toContain('no account has the e-mail nobody@example.com');
    }
  });
});

describe('bad usage', () => {
  const cases: [string[], string][] = [
    [[], 'name a subcommand: fairday account create|ensure|list|show|verify|suspend|resume'],
    [['creat', 'a@b'], 'did you mean "create"?'],
    [['suspnd', 'a@b'], 'did you mean "suspend"?'],
    [['frobnicate'], 'use one of: fairday account create|'],
    [['create'], 'EMAIL is missing; usage: fairday account create EMAIL [--verified] [--json]'],
    [['create', 'jane'], '"jane" is not an e-mail address; write name@domain'],
    [['create', 'a@b', '--verfied'], 'did you mean --verified?'],
    [['create', 'a@b', '--quickly'], "Unknown option '--quickly'; usage: fairday account create"],
    [['list', 'a@b'], '"a@b" is one too many; usage: fairday account list [--search TEXT]'],
    [['list', '--verified'], 'usage: fairday account list [--search TEXT]'],
  ];
  for (const [args, message] of cases) {
    test(`"${args.join(' ')}" is exit 2 with one line that says what to do, and opens nothing`, async () => {
      const ran = await session().run(...args);
      expect(ran).toMatchObject({ exitCode: 2, out: '', opened: 0 });
      expect(ran.err).toContain(message);
      expect(ran.err.split('\n')).toHaveLength(2);
    });
  }
});

test('the help names every subcommand', () => {
  for (const verb of ['create', 'ensure', 'list', 'show', 'verify', 'suspend', 'resume', 'email', 'export', 'delete']) {
    expect(commandHelp(accountCommand, 80)).toMatch(new RegExp(`^  ${verb} `, 'm'));
  }
});

test('what is not the caller’s fault is thrown on, with the service closed', async () => {
  const store = openStore(temporaryPath());
  store.findAccounts = () => Promise.reject(new Error('disk on fire'));
  const ran = { out: '', err: '', opened: 0, closed: 0 };
  const context = commandContext(ran, () => store);
  await expect(accountCommand.run(['list'], context)).rejects.toThrow('disk on fire');
  expect(ran.closed).toBe(1);
});

test('an account is barred whatever is wrong with activities and places; its place is set once they are right', async () => {
  await inEmptyFolder(async (cwd) => {
    const settings = { FAIRDAY_ACTIVITIES: `${cwd}/missing`, FAIRDAY_DEFAULT_PLACE: 'Xqzzyvia' };
    const fairday = (...args: string[]) => run(PROGRAM, args, cwd, settings);
    expect((await fairday('account', 'create', 'jane@example.com', '--verified')).exitCode).toBe(0);
    expect((await fairday('account', 'suspend', 'jane@example.com')).exitCode).toBe(0);
    const list = await fairday('account', 'list', '--json');
    expect([list.exitCode, JSON.parse(list.stdout).accounts[0].status]).toEqual([0, 'suspended']);
    expect(list.stderr).toMatch(/^fairday: data directory \S+\n$/);
    const place = await fairday('account', 'place', 'jane@example.com', 'Leeds');
    expect(place.exitCode).not.toBe(0);
    expect(place.stderr).toContain('FAIRDAY_ACTIVITIES');
  });
}, 120_000);

test('tables line up by what is seen, also with wide characters, and put numbers to the right', () => {
  expect(
    layoutShown(
      table(
        ['A', 'COUNT'],
        [
          ['日本', 5],
          ['x', 1000],
        ],
      ),
      80,
    ),
  ).toBe('A     COUNT\n日本      5\nx      1000\n');
});

describe('place', () => {
  const inFolder = (use: (ask: (...args: string[]) => Promise<Finished>) => Promise<void>) =>
    inEmptyFolder((cwd) => use((...args) => run(PROGRAM, args, cwd)));

  test('sets the place of questions that name none, shows it, and takes it away', async () => {
    await inFolder(async (fairday) => {
      await fairday('account', 'create', 'jane@example.com', '--verified');
      const set = await fairday('account', 'place', 'jane@example.com', 'Bath, England', '--json');
      expect([set.exitCode, JSON.parse(set.stdout).default_place]).toEqual([0, 'Bath, England']);
      expect(set.stderr).toContain('is Bath, England, United Kingdom.');
      expect((await fairday('account', 'show', 'jane@example.com')).stdout).toContain('Bath, England');
      const gone = await fairday('account', 'place', 'jane@example.com', '--none', '--json');
      expect([gone.exitCode, JSON.parse(gone.stdout).default_place]).toEqual([0, null]);
    });
  });

  test('refuses what is no place, no account, or neither a place nor --none', async () => {
    await inFolder(async (fairday) => {
      await fairday('account', 'create', 'jane@example.com');
      const codes = [];
      for (const rest of [['Xqzzyvia'], [], ['Bath', '--none'], ['Bath', 'York']]) {
        codes.push((await fairday('account', 'place', 'jane@example.com', ...rest)).exitCode);
      }
      codes.push((await fairday('account', 'place', 'john@example.com', 'Leeds')).exitCode);
      expect(codes).toEqual([3, 2, 2, 2, 3]);
    });
  });
});
