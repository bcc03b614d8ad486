/**
 * `fairday ledger`: statements of accounts, as a table or CSV, and the check of every invariant of the ledger. Both only
 * read, and work while the server runs.
 */
import type { LedgerReport, Statement, StatementLine } from '../../account/ledger.ts';
import { formatExactGbp, formatGbp } from '../../account/money.ts';
import { counted } from '../../lib/counted.ts';
import { DAY_MS } from '../../time/units.ts';
import { type Command, CommandFailure, EXIT } from '../command.ts';
import { csvLine } from '../terminal/csv.ts';
import { progressBar } from '../terminal/progress-bar.ts';
import type { Shown } from '../terminal/table.ts';
import { requireAccount } from './account-views.ts';
import { dayFlag, isoDay } from './flag-values.ts';
import { groupCommand, type Invocation, type Subcommand } from './subcommand.ts';

const SUBCOMMANDS: readonly Subcommand[] = [
  {
    name: 'statement',
    summary:
      'opening balance, bookings, calls by day and operation, closing balance and the VAT within what was spent, in booking order; from the first day to today where no days are given',
    operands: ['EMAIL'],
    options: {
      from: { type: 'string', value: 'DAY', meaning: 'the first day (UTC)' },
      to: { type: 'string', value: 'DAY', meaning: 'the last day (UTC), included' },
      csv: { type: 'boolean', meaning: 'as CSV' },
    },
    opener: 'reader',
    run: statement,
  },
  {
    name: 'verify',
    summary: 'check every invariant of the ledger on every row; exit 7 names the first row that breaks one',
    opener: 'reader',
    run: verify,
  },
];

export const ledgerCommand: Command = groupCommand(
  {
    name: 'ledger',
    summary: 'statements of accounts; verify every invariant of the ledger',
    examples: [
      'fairday ledger statement jane@example.com --from 2026-11-01 --to 2026-11-30',
      'fairday ledger statement jane@example.com --csv > november.csv',
      'fairday ledger verify',
    ],
  },
  SUBCOMMANDS,
);

const TITLES = ['DAY', 'WHAT', 'FOR', 'COUNT', 'AMOUNT', 'VAT', 'BALANCE'];
const TO_RIGHT = [false, false, false, true, true, true, true];
const CSV_TITLES = [
  'day',
  'what',
  'operation',
  'ref',
  'reason',
  'count',
  'amount_gbp',
  'vat_gbp',
  'balance_gbp',
  'vat_percent',
];

async function statement({ accounts, operands: [email], flags, nowMs, print, note }: Invocation): Promise<void> {
  const toFlag = flags.get('to');
  const fromFlag = flags.get('from');
  const lastDayMs = toFlag === undefined ? Math.floor(nowMs / DAY_MS) * DAY_MS : dayFlag('to', toFlag);
  const fromDayMs = fromFlag === undefined ? null : dayFlag('from', fromFlag);
  const account = await requireAccount(accounts, email);
  const fromMs = fromDayMs ?? Math.min(lastDayMs, Math.floor(account.createdAtMs / DAY_MS) * DAY_MS);
  if (fromMs > lastDayMs)
    throw new CommandFailure(EXIT.usage, `--from must not be after ${toFlag === undefined ? 'today' : '--to'}`);
  const read = await accounts.statement(email, fromMs, lastDayMs + DAY_MS);
  if (read === null) throw new Error(`account ${account.id} vanished`);
  print(statementJson(read), flags.has('csv') ? statementCsv(read) : statementTable(read));
  if (read.lines.length === 0) note('There are no bookings in that time.');
}

async function verify({ accounts, nowMs, flags, print }: Invocation): Promise<void> {
  const report = await accounts.verify(nowMs, progressBar('checking'));
  // With --json a broken ledger is reported together with the error.
  if (report.intact || !flags.has('json')) print(verifyJson(report), verifyTable(report));
  if (report.intact) return;
  const broken = report.checks.filter((check) => check.broken !== null);
  const first = broken[0];
  throw new CommandFailure(
    EXIT.integrity,
    `${broken.length} of ${report.checks.length} invariants do not hold. "${first.rule}" is broken by ${first.broken}`,
    null,
    verifyJson(report),
  );
}

function statementJson(read: Statement) {
  const { account, fromMs, toMs, lines, openingMicroGbp, closingMicroGbp, spentMicroGbp, vatMicroGbp } = read;
  return {
    account: account.email,
    currency: 'GBP',
    from: isoDay(fromMs),
    to: isoDay(toMs - DAY_MS),
    opening_gbp: formatGbp(openingMicroGbp),
    lines: lines.map((line) => ({
      day: line.day,
      what: line.kind,
      operation: line.operation,
      ref: line.ref,
      reason: line.reason,
      count: line.count,
      amount_gbp: formatGbp(line.amountMicroGbp),
      vat_percent: percentOf(line.vatBasisPoints),
      vat_gbp: formatGbp(line.vatMicroGbp),
      balance_gbp: formatGbp(line.balanceMicroGbp),
    })),
    closing_gbp: formatGbp(closingMicroGbp),
    spent_gbp: formatGbp(spentMicroGbp),
    vat_gbp: formatGbp(vatMicroGbp),
  };
}

function statementTable(read: Statement): Shown {
  const [from, to] = [isoDay(read.fromMs), isoDay(read.toMs - DAY_MS)];
  const rows = [
    [from, 'opening', '', '', '', '', formatGbp(read.openingMicroGbp)],
    ...read.lines.map(lineCells),
    [to, 'closing', '', '', '', '', formatGbp(read.closingMicroGbp)],
  ];
  const [spent, vat] = [formatGbp(read.spentMicroGbp), formatGbp(read.vatMicroGbp)];
  return [
    `Statement of ${read.account.email}, ${from} to ${to} (UTC), in GBP`,
    '',
    { head: TITLES, rows, toRight: TO_RIGHT },
    '',
    `Spent ${spent} GBP, of which VAT ${vat} GBP`,
  ];
}

function lineCells(line: StatementLine): string[] {
  const isSpending = line.kind === 'calls' || line.kind === 'refunds';
  return [
    line.day,
    line.kind,
    [line.operation, line.ref, line.reason].filter((part) => part !== null).join(': '),
    isSpending ? String(line.count) : '',
    formatGbp(line.amountMicroGbp),
    isSpending ? formatGbp(line.vatMicroGbp) : '',
    formatGbp(line.balanceMicroGbp),
  ];
}

/** As it is written: 17.5. */
function percentOf(basisPoints: number | null): string | null {
  return basisPoints === null ? null : String(basisPoints / 100);
}

function statementCsv(read: Statement): string {
  const [from, to] = [isoDay(read.fromMs), isoDay(read.toMs - DAY_MS)];
  // To the last digit, and without sums among the lines, so that a spreadsheet adds up each column.
  const lines = read.lines.map(({ day, kind, operation, ref, reason, count, ...amounts }) => {
    const money = [amounts.amountMicroGbp, amounts.vatMicroGbp, amounts.balanceMicroGbp].map(formatExactGbp);
    return [day, kind, operation, ref, reason, count, ...money, percentOf(amounts.vatBasisPoints)];
  });
  const [opening, closing] = [formatExactGbp(read.openingMicroGbp), formatExactGbp(read.closingMicroGbp)];
  return [
    CSV_TITLES,
    [from, 'opening', null, null, null, null, null, null, opening, null],
    ...lines,
    [to, 'closing', null, null, null, null, null, null, closing, null],
  ]
    .map(csvLine)
    .join('');
}

function verifyJson({ checks, accounts, entries, owedMicroGbp, intact }: LedgerReport) {
  return { intact, accounts, entries, owed_gbp: formatGbp(owedMicroGbp), checks };
}

function verifyTable({ checks, accounts, entries, owedMicroGbp }: LedgerReport): Shown {
  const rows = checks.map(({ name, rule, broken }) => [broken === null ? 'ok' : 'BROKEN', name, broken ?? rule]);
  const totals = `${counted(accounts, 'account')}, ${counted(entries, 'entry', 'entries')}; owed to customers ${formatGbp(owedMicroGbp)} GBP`;
  return [{ head: null, rows }, '', totals];
}
