/** `fairday price` and `fairday account limits`: what they print, log and refuse. */
import { describe, expect, test } from 'bun:test';
import { accountCommand } from '../../src/cli/admin/account.ts';
import { auditCommand } from '../../src/cli/admin/audit.ts';
import { priceCommand } from '../../src/cli/admin/price.ts';
import { runCommand } from '../account/run-command.ts';
import { openWithCustomer, temporaryPath } from '../account/temporary-store.ts';

const EMAIL = 'jane@example.com';

async function session() {
  const path = temporaryPath();
  await openWithCustomer(path);
  return {
    price: (...args: string[]) => runCommand(priceCommand, path, ...args),
    limits: (...args: string[]) => runCommand(accountCommand, path, 'limits', EMAIL, ...args),
    account: (...args: string[]) => runCommand(accountCommand, path, ...args),
    audit: (...args: string[]) => runCommand(auditCommand, path, ...args),
  };
}

describe('price', () => {
  test('lists what holds, what is to come and what has been', async () => {
    const { price, audit } = await session();
    expect((await price('set', 'decision', '0.0015', '--from', 'now')).exitCode).toBe(0);
    expect((await price('set', 'decision', '0.002', '--from', '2027-01-01')).err).toContain('2027-01-01 00:00 UTC');
    expect((await price('set', 'vat', '17.5', '--from', '2027-01-01')).exitCode).toBe(0);
    const lines = (await price('list')).out
      .trimEnd()
      .split('\n')
      .map((line) => line.split(/ {2,}/).map((cell) => cell.trim()));
    expect(lines).toEqual([
      ['ITEM', 'VALUE', 'FROM (UTC)', 'STATE'],
      ['decision', '0.0012', 'settings', 'held'],
      ['decision', '0.0015', '2026-11-21 12:00', 'holds'],
      ['decision', '0.0020', '2027-01-01 00:00', 'to come'],
      ['standard', '0.0012', 'settings', 'holds'],
      ['premium', '0.0012', 'settings', 'holds'],
      ['vat', '20 %', 'settings', 'holds'],
      ['vat', '17.5 %', '2027-01-01 00:00', 'to come'],
    ]);
    const unsure = await price('remove', 'vat', '--from', '2027-01-01');
    expect([unsure.exitCode, unsure.out]).toEqual([2, '']);
    expect(unsure.err).toContain('vat 17.5 from 2027-01-01 00:00 UTC is taken back. If you mean that');
    expect((await price('remove', 'vat', '--from', '2027-01-01', '--yes')).exitCode).toBe(0);
    expect(JSON.parse((await audit('list', '--action', 'price', '--json')).out).total).toBe(4);
  });

  test('refuses the past, what is no price, and what has none, each with its exit code', async () => {
    const { price } = await session();
    const codes = [];
    for (const line of [
      'set decision 0.002 --from 2026-11-21',
      'set decision 0.002 --from 2026-11-20',
      'set decision 0.002',
      'set decision free --from now',
      'set decision -1 --from now',
      'set decision 1001 --from now',
      'set vat 101 --from now',
      'set bananas 1 --from now',
      'remove decision --from 2027-01-01',
    ]) {
      const { exitCode, out } = await price(...line.split(' '));
      codes.push([line, exitCode, out]);
    }
    expect(codes.map(([, code]) => code)).toEqual([4, 4, 2, 2, 2, 2, 2, 2, 3]);
    expect(codes.every(([, , out]) => out === '')).toBe(true);
    expect((await price('set', 'decision', '99999999999', '--from', 'now')).err).toContain('is too much');
    expect((await price('set', 'decision', '1001', '--from', 'now')).err).toContain('at most 1000 GBP');
  });
});

describe('account limits', () => {
  test('changes what the flags name, shows what was agreed and what holds, and clears it', async () => {
    const { limits, account, audit } = await session();
    await limits('--free-decision-month', '5000', '--discount', '12.5', '--rate-per-second', '2.5');
    const shown = JSON.parse((await limits('--price-premium', '0.0005', '--json')).out);
    expect(shown).toMatchObject({
      own: {
        free_decision_month: 5000,
        discount: '12.5',
        rate_per_second: 2.5,
        price_premium: '0.0005',
        rate_burst: null,
      },
      holds: { free: { decision: 5000, premium: 50 }, prices_gbp: { decision: '0.00105', premium: '0.0005' } },
    });
    expect((await account('show', EMAIL)).out).toContain('Agreed: free-decision-month 5000, price-premium 0.0005');
    expect(JSON.parse((await account('show', EMAIL, '--json')).out).limits.discount).toBe('12.5');
    expect(JSON.parse((await limits('--discount', 'default', '--json')).out).own.discount).toBeNull();
    expect((await limits('--clear')).out).toMatch(/^free-decision-month +- +1000$/m);
    expect(JSON.parse((await audit('list', '--action', 'account.limits', '--json')).out).total).toBe(4);
    expect((await limits()).err).toBe('');
  });

  test('refuses values that cannot be', async () => {
    const { limits, account } = await session();
    for (const [flag, value] of [
      ['--free-decision-month', '-1'],
      ['--discount', '101'],
      ['--price-standard', '1e-3'],
      ['--rate-per-second', '0'],
      ['--rate-per-second', '1.23456'],
      ['--rate-burst', '0'],
    ]) {
      const ran = await limits(`${flag}=${value}`);
      expect([flag, value, ran.exitCode, ran.out]).toEqual([flag, value, 2, '']);
    }
    expect((await limits('--discount', '-1')).err).toContain('not "-1"');
    expect((await account('limits', 'nobody@example.com', '--clear')).exitCode).toBe(3);
  });
});
