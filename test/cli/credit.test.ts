/** `fairday credit`: what it books, prints and refuses, with its exit codes. */
import { describe, expect, test } from 'bun:test';
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { creditCommand } from '../../src/cli/admin/credit.ts';
import { parseCsv } from '../../src/cli/terminal/csv.ts';
import { progressBar } from '../../src/cli/terminal/progress-bar.ts';
import { runCommand } from '../account/run-command.ts';
import { openBeside, openStore, openWithCustomer, temporaryPath } from '../account/temporary-store.ts';

const EMAIL = 'jane@example.com';

async function session() {
  const path = temporaryPath();
  const { store } = await openWithCustomer(path);
  return {
    path,
    store,
    run: (...args: string[]) => runCommand(creditCommand, path, ...args),
    balance: async () => (await store.usage(1, 0))?.balanceMicroGbp,
    file(text: string) {
      const file = join(dirname(path), 'payments.csv');
      writeFileSync(file, text);
      return file;
    },
  };
}

describe('top-up', () => {
  test('shows account, before and after in a table that lines up, and says that it is booked', async () => {
    const { run } = await session();
    await run('top-up', EMAIL, '5.00', '--ref', 'bank-1');
    expect(await run('top-up', 'JANE@example.com', '12.50', '--ref', 'bank-2')).toMatchObject({
      exitCode: 0,
      out: [
        'ACCOUNT           REF      AMOUNT  BEFORE    AFTER',
        'jane@example.com  bank-2  12.5000  5.0000  17.5000',
        '',
      ].join('\n'),
      err: expect.stringContaining('Booked as entry 2'),
      closed: 1,
    });
  });

  test('with two references is refused: one of them would have no effect', async () => {
    const { run, balance } = await session();
    expect(await run('top-up', EMAIL, '5.00', '--ref', 'bank-1', '--ref', 'bank-2')).toMatchObject({
      exitCode: 2,
      err: expect.stringContaining('--ref is given more than once'),
    });
    expect(await balance()).toBe(0);
    expect(await run('top-up', EMAIL, '5.00', '--ref', 'bank-1', '--json', '--json')).toMatchObject({ exitCode: 0 });
  });

  test('with the same reference is a success that books nothing and says replayed', async () => {
    const { run, balance } = await session();
    const first = JSON.parse((await run('top-up', EMAIL, '5.00', '--ref', 'bank-1', '--json')).out);
    expect(first).toEqual({
      account: EMAIL,
      amount_gbp: '5.0000',
      ref: 'bank-1',
      before_gbp: '0.0000',
      after_gbp: '5.0000',
      entry_id: 1,
      replayed: false,
      dry_run: false,
    });
    const again = await run('top-up', EMAIL, '5.00', '--ref', 'bank-1', '--json');
    expect(again).toMatchObject({ exitCode: 0, err: expect.stringContaining('replayed') });
    expect(JSON.parse(again.out)).toEqual({ ...first, before_gbp: '5.0000', replayed: true });
    expect(await balance()).toBe(5_000_000);
  });

  test('--dry-run shows what would be and books nothing', async () => {
    const { run, balance } = await session();
    const ran = await run('top-up', EMAIL, '5.00', '--ref', 'bank-1', '--dry-run', '--json');
    expect(JSON.parse(ran.out)).toMatchObject({ after_gbp: '5.0000', entry_id: null, dry_run: true });
    expect(ran.err).toContain('nothing was booked');
    expect(await balance()).toBe(0);
  });

  const bad: [string[], number, string][] = [
    [[EMAIL, '5', '--ref', 'r'], 2, 'write pounds, a point and two digits of pence, as in 12.50'],
    [[EMAIL, '5.005', '--ref', 'r'], 2, '"5.005" is not an amount'],
    [[EMAIL, '-1', '--ref', 'r'], 2, '"-1" is not an amount'],
    [[EMAIL, '-1.00', '--ref', 'r'], 2, 'less than nothing'],
    [[EMAIL, '1e3', '--ref', 'r'], 2, '"1e3" is not an amount'],
    [[EMAIL, '£5', '--ref', 'r'], 2, '"£5" is not an amount'],
    [[EMAIL, '99999999999999999999.00', '--ref', 'r'], 2, 'at most 1000000.00'],
    [[EMAIL, '0.00', '--ref', 'r'], 2, 'is nothing'],
    [[EMAIL, '5.00'], 2, 'write --ref REF'],
    [[EMAIL, '5.00', '--ref', ''], 2, '--ref takes 1 to 200 printable characters'],
    [[EMAIL, '5.00', '--ref', '  '], 2, '--ref takes 1 to 200 printable characters'],
    [[EMAIL, '5.00', '--ref', 'a\u202Eb'], 2, '--ref takes 1 to 200 printable characters'],
    [[EMAIL, '5.00', '--ref', 'bank\u200B-1'], 2, '--ref takes 1 to 200 printable characters'],
    [['nobody@example.com', '5.00', '--ref', 'r'], 3, 'no account has the e-mail nobody@example.com'],
    [['nobody', '5.00', '--ref', 'r'], 2, '"nobody" is not an e-mail address'],
    [[EMAIL], 2, 'AMOUNT is missing; usage: fairday credit top-up EMAIL AMOUNT --ref REF [--dry-run] [--json]'],
    [[EMAIL, '5.01', '--ref', 'taken'], 5, 'belongs to a top-up of 5.0000 GBP of this account'],
    [[EMAIL, ''], 2, 'AMOUNT is missing'],
  ];
  for (const [args, exitCode, message] of bad) {
    test(`"${args.join(' ')}" is exit ${exitCode} with one line, and books nothing`, async () => {
      const { run, balance } = await session();
      await run('top-up', EMAIL, '5.00', '--ref', 'taken');
      const ran = await run('top-up', ...args);
      expect(ran).toMatchObject({ exitCode, out: '' });
      expect(ran.err).toContain(message);
      expect(ran.err.split('\n')).toHaveLength(2);
      expect(await balance()).toBe(5_000_000);
    });
  }
});

describe('a reference', () => {
  test('is one whatever its capitals, and a replay says how it was booked', async () => {
    const { run, balance } = await session();
    await run('top-up', EMAIL, '5.00', '--ref', 'BANK-1');
    const again = await run('top-up', EMAIL, '5.00', '--ref', 'bank-1', '--json');
    expect(JSON.parse(again.out)).toMatchObject({ replayed: true, ref: 'BANK-1', entry_id: 1 });
    expect((await run('top-up', EMAIL, '6.00', '--ref', 'Bank-1')).exitCode).toBe(5);
    expect(await balance()).toBe(5_000_000);
  });

  test('wants a reason of an adjustment, on one line', async () => {
    const { run, balance } = await session();
    expect((await run('adjust', EMAIL, '2.00')).err).toContain('write --reason TEXT');
    expect((await run('adjust', EMAIL, '2.00', '--reason', 'a\nb')).err).toContain('--reason takes 1 to 500 printable');
    expect(await balance()).toBe(0);
  });

  test('of an adjustment belongs to its reason too', async () => {
    const { run, balance } = await session();
    const adjust = (reason: string) => run('adjust', EMAIL, '2.00', '--reason', reason, '--ref', 'case-1');
    expect((await adjust('goodwill')).exitCode).toBe(0);
    expect((await adjust('goodwill')).err).toContain('replayed');
    expect(await adjust('refund')).toMatchObject({ exitCode: 5, err: expect.stringContaining('for another reason') });
    expect(await balance()).toBe(2_000_000);
  });

  test('booked in two forms by an earlier version still replays each, and gets no third', async () => {
    const { run, path } = await session();
    await run('top-up', EMAIL, '5.00', '--ref', 'bank-1');
    const db = openBeside(path);
    db.run('DROP TRIGGER ledger_entry_ref_once');
    const columns = 'kind, account_id, debit_id, credit_id, amount_micro_gbp, vat_basis_points, ref, at_ms';
    db.run(`INSERT INTO ledger_entry (${columns}) VALUES ('top-up', 1, -1, 1, 7000000, 2000, 'BANK-1', 5)`);
    expect((await run('top-up', EMAIL, '7.00', '--ref', 'BANK-1')).err).toContain('entry 2');
    expect((await run('top-up', EMAIL, '5.00', '--ref', 'bank-1')).err).toContain('entry 1');
    expect((await run('top-up', EMAIL, '9.00', '--ref', 'Bank-1')).exitCode).toBe(5);
  });
});

describe('adjust', () => {
  test('adds or takes away with a reason, and never below nothing', async () => {
    const { run, balance } = await session();
    expect((await run('adjust', EMAIL, '5.00', '--reason', 'sorry')).exitCode).toBe(0);
    expect((await run('adjust', EMAIL, '-2.00', '--reason', 'paid back')).out).toContain('-2.0000  5.0000  3.0000');
    expect(await run('adjust', EMAIL, '-3.01', '--reason', 'too much')).toMatchObject({
      exitCode: 4,
      err: expect.stringContaining('has 3.0000 GBP; 3.0100 GBP cannot be deducted'),
    });
    expect(await run('adjust', EMAIL, '1.00')).toMatchObject({
      exitCode: 2,
      err: expect.stringContaining('--reason TEXT'),
    });
    expect(await balance()).toBe(3_000_000);
  });

  test('with a reference books once', async () => {
    const { run, balance } = await session();
    for (let i = 0; i < 3; i++) await run('adjust', EMAIL, '1.00', '--reason', 'sorry', '--ref', 'case-7');
    expect(await balance()).toBe(1_000_000);
    expect((await run('adjust', EMAIL, '2.00', '--reason', 'sorry', '--ref', 'case-7')).exitCode).toBe(5);
  });
});

describe('import', () => {
  test('books every row, says so in one line, and run again replays them', async () => {
    const { run, file, balance } = await session();
    const csv = file(
      '\ufeffref,Email,amount\r\n"bank, 1",JANE@example.com,5.00\r\n\r\nbank-2,jane@example.com,0.01\r\n',
    );
    expect((await run('import', csv, '--dry-run', '--json')).out).toBe(
      '{"booked":2,"replayed":0,"booked_gbp":"5.0100","dry_run":true}\n',
    );
    expect(await balance()).toBe(0);
    expect((await run('import', csv)).out).toBe('ROWS  BOOKED  REPLAYED  GBP\n   2       2         0  5.0100\n');
    expect(await balance()).toBe(5_010_000);
    const again = await run('import', csv);
    expect(again).toMatchObject({ exitCode: 0, err: expect.stringContaining('replayed: 2') });
    expect(await balance()).toBe(5_010_000);
  });

  test('with one bad row of 1,000 books nothing and names row and column', async () => {
    const rows = Array.from({ length: 1000 }, (_, i) => `${EMAIL},1.00,row-${i}`);
    const kinds: [string, number, string][] = [
      [`${EMAIL},1.0,row-x`, 2, 'row 501, column amount: "1.0" is not an amount'],
      [`jane,1.00,row-x`, 2, 'row 501, column email: "jane" is not an e-mail address'],
      [`${EMAIL},1.00,`, 2, 'row 501, column ref: "" is not a reference'],
      [`nobody@example.com,1.00,row-x`, 3, 'row 501, column email: no account has the e-mail nobody@example.com'],
      [`${EMAIL},1.00,row-7`, 5, 'row 501, column ref: "row-7" is in an earlier row too'],
      [`${EMAIL},2.00,taken`, 5, 'row 501, column ref: the reference "taken" belongs to a top-up of 5.0000 GBP'],
      [`${EMAIL},1.00,row-x,more`, 2, 'row 501, column ref: the row has 4 cells, not 3'],
    ];
    for (const [row, exitCode, message] of kinds) {
      const { run, file, balance } = await session();
      await run('top-up', EMAIL, '5.00', '--ref', 'taken');
      const ran = await run('import', file(['email,amount,ref', ...rows.with(499, row)].join('\n')), '--json');
      expect({ row, exitCode: ran.exitCode }).toEqual({ row, exitCode });
      expect(ran.err).toContain(message);
      expect(JSON.parse(ran.out)).toMatchObject({ booked: 0, problems: [{ row: 501 }] });
      expect(await balance()).toBe(5_000_000);
    }
  });

  test('names all problems at once, those of the text and those of the database', async () => {
    const { run, file, balance } = await session();
    const csv = file(`email,amount,ref\n${EMAIL},5,a\nnobody@example.com,1.00,b\n${EMAIL},1.00,c\n`);
    const { exitCode, err } = await run('import', csv);
    expect(exitCode).toBe(2);
    expect(err).toContain('row 2, column amount');
    expect(err).toContain('row 3, column email');
    expect(await balance()).toBe(0);
  });

  test('reads semicolons, tabs, decimal commas and columns in any order, and ignores other columns', async () => {
    const files: [string, number][] = [
      [`ref;Email;AMOUNT\na;${EMAIL};12,50\nb;${EMAIL};1.00\n`, 13_500_000],
      [`date;ref;email;text;amount\n2026-11-01;c;${EMAIL};"a; b";2,00\n`, 15_500_000],
      [`amount\temail\tref\n3.00\t${EMAIL}\td\n`, 18_500_000],
      [`\ufeffref,amount,email\r\ne,1.00,${EMAIL}\r\n`, 19_500_000],
    ];
    const { run, file, balance } = await session();
    for (const [text, microGbp] of files) {
      expect((await run('import', file(text))).exitCode).toBe(0);
      expect(await balance()).toBe(microGbp);
    }
    expect((await run('import', file(`email,amount,ref\n${EMAIL},"12,50",f\n`))).exitCode).toBe(2);
    expect((await run('import', file(`email;amount;ref;ref\n${EMAIL};1.00;f;g\n`))).exitCode).toBe(2);
    expect((await run('import', file(`email;amount;ref\n${EMAIL};1.234,56;f\n`))).exitCode).toBe(2);
    expect((await run('import', file(`email;amount;ref\n${EMAIL};1.00;f\n`), '--dry-run')).out).toContain('TO BOOK');
    expect(await run('import', '/')).toMatchObject({ exitCode: 2, err: expect.stringContaining('is a folder') });
    expect(await run('import', '/dev/zero')).toMatchObject({ exitCode: 2, err: expect.stringContaining('a device') });
    expect(await balance()).toBe(19_500_000);
  });

  test('of a file with a header alone books nothing and says so, as a day without payments is no failure', async () => {
    const { run, file } = await session();
    const path = file('email,amount,ref\n');
    const { exitCode, err } = await run('import', path);
    expect([exitCode, err]).toEqual([0, `${path} has no row below its header: there was nothing to book.\n`]);
  });

  test('of a file that is none, empty, without its head or no CSV is refused with a sentence', async () => {
    const { run, file } = await session();
    expect(await run('import', '/no/such.csv')).toMatchObject({
      exitCode: 3,
      err: expect.stringContaining('it does not exist'),
    });
    const cases: [string, string][] = [
      ['', 'is empty'],
      [`${EMAIL},5.00,r\n`, 'row 1 of'],
      ['email,amount\n', 'must name the columns: email,amount,ref; it lacks ref'],
      ['email,email,amount,ref\n', 'must name the columns: email,amount,ref; it has email twice'],
      [`email,amount,ref\n${EMAIL},"5.00,r\n`, 'row 2: a quote is in the wrong place'],
    ];
    for (const [text, message] of cases) {
      expect(await run('import', file(text))).toMatchObject({ exitCode: 2, err: expect.stringContaining(message) });
    }
  });

  test('of a file in another encoding is refused: two references could look alike in it', async () => {
    const { run, file } = await session();
    const latin1 = Buffer.from(`email;amount;ref\n${EMAIL};1,00;Rg. Müller\n`, 'latin1');
    const path = file('');
    writeFileSync(path, latin1);
    expect(await run('import', path)).toMatchObject({ exitCode: 2, err: expect.stringContaining('is not UTF-8') });
  });
});

test('works on the database of a running store, which sees it at its next call', async () => {
  const { run, path, store } = await session();
  const server = openStore(path, { standard: 0 });
  const request = {
    accountId: 1,
    keyId: 1,
    meter: 'standard',
    units: 1,
    operation: 'x',
    requestId: 'r',
    nowMs: 0,
  } as const;
  expect((await server.charge(request)).charged).toBe('refused');
  await run('top-up', EMAIL, '5.00', '--ref', 'r');
  expect((await server.charge(request)).charged).toBe('credit');
  expect((await store.verify(0)).intact).toBe(true);
});

test('CSV is read as spreadsheets write it', () => {
  expect(parseCsv('a,b\r\n"x ""y"", z","line\nbreak"\n,\n').map(({ cells }) => cells)).toEqual([
    ['a', 'b'],
    ['x "y", z', 'line\nbreak'],
    ['', ''],
  ]);
  expect(parseCsv('a\r\rb').map(({ number }) => number)).toEqual([1, 3]);
  for (const text of ['a"b', '"a"b', '"open']) expect(() => parseCsv(text)).toThrow('a quote is in the wrong place');
});

test('progress is one line that clears itself, on a terminal only', () => {
  const written: string[] = [];
  const write = (text: string) => written.push(text);
  const show = progressBar('booking', { isTTY: true, columns: 60, write });
  for (let done = 0; done <= 1000; done++) show(done, 1000);
  expect(written).toHaveLength(101);
  expect(written[50]).toMatch(/^\rbooking █{20}░{20} {2}50%$/);
  expect(written.at(-1)).toBe('\r\u001b[K');
  progressBar('booking', { isTTY: false, write })(1, 2);
  expect(written).toHaveLength(101);
});
