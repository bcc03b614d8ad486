/** `fairday report`, and CSV that spreadsheets add up and never run. */
import { describe, expect, test } from 'bun:test';
import { creditCommand } from '../../src/cli/admin/credit.ts';
import { ledgerCommand } from '../../src/cli/admin/ledger.ts';
import { reportCommand } from '../../src/cli/admin/report.ts';
import { csvLine, parseCsv } from '../../src/cli/terminal/csv.ts';
import { runCommand } from '../account/run-command.ts';
import { NOW_MS, openWithCustomer, temporaryPath, withoutPools } from '../account/temporary-store.ts';

const EMAIL = 'jane@example.com';

async function shop(price = 1200) {
  const path = temporaryPath();
  const { store, request } = await openWithCustomer(path, { ...withoutPools(), price });
  await store.topUp({ email: EMAIL, amountMicroGbp: 100_000, ref: 'bank-1' }, NOW_MS - 1000);
  for (let i = 0; i < 10; i++) await store.charge(request());
  return { path, store, report: (...args: string[]) => runCommand(reportCommand, path, ...args) };
}

test('revenue is a table with its sum, within 80 columns, and the subcommand may be left out', async () => {
  const { report } = await shop();
  const { out, exitCode } = await report('--from', '2026-11-01', '--to', '2026-11-30');
  expect(exitCode).toBe(0);
  expect(out).toMatch(/^2026-11 +20 % +10 +0\.0120 +0\.0100 +0\.0020$/m);
  expect(out).toMatch(/^total +10 +0\.0120 +0\.0100 +0\.0020$/m);
  expect(out).toMatch(/^2026-11 +0\.0000 +0\.1000 +0\.0000 +0\.0120 +0\.0880$/m);
  for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
  const json = JSON.parse((await report('revenue', '--json')).out);
  expect(json).toMatchObject({ from: '2025-12-01', to: '2026-11-21', total: { calls: 10, vat_gbp: '0.0020' } });
});

test('CSV has no sums among its lines, and amounts to the last digit', async () => {
  const { path, report } = await shop(37);
  expect((await report('revenue', '--csv')).out.split('\r\n')).toEqual([
    'month,vat_percent,calls,gross_gbp,net_gbp,vat_gbp',
    '2026-11,20,10,0.00037,0.00027,0.0001',
    '',
  ]);
  const [, ...rows] = parseCsv((await runCommand(ledgerCommand, path, 'statement', EMAIL, '--csv')).out);
  const micro = rows.map(({ cells }) => Math.round(Number(cells[6]) * 1e6));
  expect(micro.reduce((sum, value) => sum + value, 0)).toBe(100_000 - 370);
  expect((await report('credit', '--csv')).out).toContain('2026-11,0.0000,0.1000,0.0000,0.00037,0.09963\r\n');
});

test('low-balance lists prepaid accounts below the amount, the lowest first, with the days that are left', async () => {
  const { store, report } = await shop();
  await store.createAccount('free@example.com', 'verified', NOW_MS);
  await store.createAccount('rich@example.com', 'verified', NOW_MS);
  await store.topUp({ email: 'rich@example.com', amountMicroGbp: 9_000_000, ref: 'r' }, NOW_MS);
  const { accounts, total } = JSON.parse((await report('low-balance', '--json')).out);
  expect(total).toBe(1);
  // 0.088 GBP at 0.012 GBP in 30 days.
  expect(accounts[0]).toMatchObject({ email: EMAIL, balance_gbp: '0.0880', days_left: 220 });
  expect((await report('low-balance', '--below', '10')).out.split('\n')).toHaveLength(4);
  expect(await report('low-balance', '--below', '0.01')).toMatchObject({ exitCode: 0, out: '' });
  expect((await report('low-balance', '--csv')).out).toStartWith('id,email,status,balance_gbp');
});

test('what cannot be is exit 2', async () => {
  const { report } = await shop();
  const reversed = ['--from', '2026-12-02', '--to', '2026-12-01'];
  for (const args of [['--from', 'x'], reversed, ['low-balance', '--below', 'x'], ['profit']]) {
    expect((await report(...args)).exitCode).toBe(2);
  }
});

describe('CSV is never a formula:', () => {
  for (const text of ['=HYPERLINK("http://x")', '+1+1', '-1+cmd', '@SUM(A1)', '\t=1', '\r=1', ' =1', '＝1']) {
    test(JSON.stringify(text), () => {
      expect(parseCsv(`${csvLine([text, 5, '-3.0000'])}`)[0].cells).toEqual([`'${text}`, '5', '-3.0000']);
    });
  }

  test('the reason of an adjustment', async () => {
    const { path } = await shop();
    await runCommand(creditCommand, path, 'adjust', EMAIL, '1.00', '--reason', '=HYPERLINK("http://x","y")');
    const { out } = await runCommand(ledgerCommand, path, 'statement', EMAIL, '--csv');
    expect(out).toContain(`"'=HYPERLINK(""http://x"",""y"")"`);
  });
});
