/** `fairday account list`, `email`, `export` and `delete`, and `fairday audit`: what they print, confirm and refuse. */
import { describe, expect, test } from 'bun:test';
import { accountCommand } from '../../src/cli/admin/account.ts';
import { auditCommand } from '../../src/cli/admin/audit.ts';
import { creditCommand } from '../../src/cli/admin/credit.ts';
import { ledgerCommand } from '../../src/cli/admin/ledger.ts';
import { runCommand } from '../account/run-command.ts';
import { addCustomers, NOW_MS, openStore, openWithCustomer, temporaryPath } from '../account/temporary-store.ts';

function session() {
  const path = temporaryPath();
  const account = (...args: string[]) => runCommand(accountCommand, path, ...args);
  const audit = (...args: string[]) => runCommand(auditCommand, path, ...args);
  return { path, account, audit };
}

describe('account list', () => {
  test('shows a page and says how to see the next', async () => {
    const { path, account } = session();
    openStore(path);
    addCustomers(path, 120);
    const first = await account('list');
    expect(first.out.split('\n')).toHaveLength(52);
    expect(first.err).toBe('1 to 50 of 120; the next: --page 2\n');
    const last = await account('list', '--page', '3', '--sort', 'email', '--desc', '--json');
    const { accounts, ...rest } = JSON.parse(last.out);
    expect([accounts.length, rest]).toEqual([20, { total: 120, page: 3, pages: 3 }]);
    expect((await account('list', '--page', '4')).err).toContain('after the last one');
    expect((await account('list', '--search', 'customer-77@')).out).toContain('customer-77@example.org');
  });

  test('fits 80 columns with ordinary addresses and amounts', async () => {
    const { path, account } = session();
    const { store } = await openWithCustomer(path);
    await store.createAccount('a.rather.long.name@example.com', 'unverified', NOW_MS);
    await store.topUp({ email: 'jane@example.com', amountMicroGbp: 1_234_560_000, ref: 'a' }, NOW_MS);
    for (const line of (await account('list')).out.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
    for (const line of (await account('show', 'jane@example.com')).out.split('\n')) {
      expect(line.length).toBeLessThanOrEqual(80);
    }
  });

  test('refuses a status, an order or a page that there is not', async () => {
    const { account } = session();
    for (const flag of [
      ['--status', 'gone'],
      ['--sort', 'size'],
      ['--limit', '0'],
      ['--page', 'two'],
    ]) {
      const ran = await account('list', ...flag);
      expect([ran.exitCode, ran.out]).toEqual([2, '']);
      expect(ran.err).toContain(flag[0]);
    }
  });
});

describe('account email', () => {
  test('needs --yes, then changes it; conflicts and unknown accounts have their exit codes', async () => {
    const { account } = session();
    await account('create', 'jane@example.com');
    await account('create', 'john@example.com');
    const unconfirmed = await account('email', 'jane@example.com', 'new@example.com');
    expect(unconfirmed).toMatchObject({ exitCode: 2, err: expect.stringContaining('--yes') });
    expect((await account('email', 'jane@example.com', 'john@example.com', '--yes')).exitCode).toBe(5);
    expect((await account('email', 'nobody@example.com', 'x@example.com', '--yes')).exitCode).toBe(3);
    expect((await account('email', 'jane@example.com', 'no-address', '--yes')).exitCode).toBe(2);
    const changed = await account('email', 'jane@example.com', 'New@example.com', '--yes', '--json');
    expect(JSON.parse(changed.out)).toMatchObject({ id: 1, email: 'new@example.com' });
    expect((await account('show', 'jane@example.com')).exitCode).toBe(3);
  });
});

describe('account delete', () => {
  test('needs --yes, refuses while there is credit, and names what is left', async () => {
    const { path, account } = session();
    const { store } = await openWithCustomer(path);
    await store.topUp({ email: 'jane@example.com', amountMicroGbp: 10_000, ref: 'a' }, NOW_MS);
    expect(await account('delete', 'jane@example.com')).toMatchObject({ exitCode: 2, out: '' });
    expect(await account('delete', 'nobody@example.com')).toMatchObject({ exitCode: 3, out: '' });
    const withCredit = await account('delete', 'jane@example.com', '--yes');
    expect(withCredit).toMatchObject({ exitCode: 4, err: expect.stringContaining('--forfeit') });
    const deleted = await account('delete', 'jane@example.com', '--yes', '--forfeit', '--json');
    expect(JSON.parse(deleted.out)).toMatchObject({
      id: 1,
      email: 'account-1@deleted.invalid',
      status: 'deleted',
      forfeited_gbp: '0.0100',
      keys_revoked: 1,
    });
    const email = 'account-1@deleted.invalid';
    expect((await account('list', '--status', 'deleted')).out).toContain(email);
    expect((await account('list')).out).toBe('');
    expect((await runCommand(ledgerCommand, path, 'statement', email)).out).toContain('credit lapsed');
    expect((await runCommand(ledgerCommand, path, 'verify')).exitCode).toBe(0);
    for (const verb of ['verify', 'suspend', 'resume']) expect((await account(verb, email)).exitCode).toBe(4);
    expect((await account('delete', email, '--yes')).exitCode).toBe(4);
    expect((await runCommand(creditCommand, path, 'top-up', email, '5.00', '--ref', 'b')).exitCode).toBe(4);
  });
});

describe('account export', () => {
  test('is one JSON object with everything but secrets', async () => {
    const { path, account } = session();
    const { store, key, request } = await openWithCustomer(path);
    await store.charge(request());
    const held = JSON.parse((await account('export', 'jane@example.com')).out);
    expect(Object.keys(held)).toEqual([
      'account',
      'keys',
      'allowances',
      'calls',
      'bookings',
      'answers',
      'operator_log',
    ]);
    expect(held.calls).toMatchObject([
      { operation: 'current', request_id: 'request-1', at: '2026-11-21T12:00:00.000Z' },
    ]);
    expect(JSON.stringify(held)).not.toContain(key.key);
    expect((await account('export', 'nobody@example.com')).exitCode).toBe(3);
  });
});

describe('audit list', () => {
  test('shows who did what, as a table, CSV and JSON, by filter', async () => {
    const { account, audit } = session();
    await account('create', 'jane@example.com', '--verified');
    await account('suspend', 'jane@example.com');
    const table = (await audit('list')).out.split('\n');
    expect(table[0]).toMatch(/^ID +TIME \(UTC\) +OPERATOR +ACTION +ACCOUNT +DETAILS$/);
    expect(table[1]).toMatch(/account\.status +jane@example\.com +status=suspended$/);
    const { actions, total } = JSON.parse((await audit('list', '--action', 'account.create', '--json')).out);
    expect([total, actions[0].account, actions[0].details]).toEqual([1, 'jane@example.com', { status: 'verified' }]);
    expect((await audit('list', '--csv')).out).toStartWith('id,at,operator,action,account_id,account,details\r\n2,');
    expect((await audit('list', '--account', 'nobody@example.com')).exitCode).toBe(3);
    expect((await audit('list', '--from', 'yesterday')).exitCode).toBe(2);
    expect(await audit('list', '--to', '2000-01-01')).toMatchObject({ exitCode: 0, out: '' });
  });
});
