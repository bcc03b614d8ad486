/** `fairday report`: revenue and VAT by month and rate, credit by month, and customers whose credit runs low. */
import type { AccountSummary } from '../../account/directory.ts';
import { formatExactGbp, formatGbp, parseGbp } from '../../account/money.ts';
import type { CreditLine, Revenue, RevenueLine } from '../../account/report.ts';
import { DAY_MS } from '../../time/units.ts';
import { type Command, CommandFailure, EXIT, type Flags, JSON_FLAG } from '../command.ts';
import { csvLine } from '../terminal/csv.ts';
import { type Shown, type Table, table } from '../terminal/table.ts';
import { dayFlag, isoDay, PAGE_OPTIONS, pageFlags, pageNote } from './flag-values.ts';
import { groupCommand, type Invocation, type Subcommand } from './subcommand.ts';

const LOW_GBP = '1.00';
/** What a customer spends is measured over this time. */
const SPENDING_DAYS = 30;

const SPAN = {
  from: { type: 'string', value: 'DAY', meaning: 'the first day (UTC) [twelve months ago]' },
  to: { type: 'string', value: 'DAY', meaning: 'the last day (UTC), included [today]' },
  csv: { type: 'boolean', meaning: 'as CSV' },
} as const satisfies Flags;

const SUBCOMMANDS: readonly Subcommand[] = [
  {
    name: 'revenue',
    summary:
      'what was spent on calls by month and rate of VAT; as a table also how the credit of all customers changed; it adds up the statements to the last digit',
    options: SPAN,
    opener: 'reader',
    run: revenue,
  },
  {
    name: 'credit',
    summary: 'what customers were owed, paid in and spent, by month',
    options: SPAN,
    opener: 'reader',
    run: credit,
  },
  {
    name: 'low-balance',
    summary: `prepaid accounts with little credit, the lowest first, with what they spent in the last ${SPENDING_DAYS} days and for how many days the credit will do at that`,
    options: {
      below: { type: 'string', value: 'GBP', meaning: `less credit than that [${LOW_GBP}]` },
      ...PAGE_OPTIONS,
      csv: { type: 'boolean', meaning: 'as CSV' },
    },
    opener: 'reader',
    run: lowBalance,
  },
];

const subcommandsOnly: Command = groupCommand(
  {
    name: 'report',
    summary: 'revenue and VAT over all accounts by month, and customers whose credit runs low',
    examples: [
      'fairday report --from 2026-10-01 --to 2026-12-31',
      'fairday report revenue --from 2026-11-01 --csv > vat.csv',
      'fairday report low-balance --below 5.00',
    ],
    about: 'Without a subcommand it reports revenue. CSV has amounts to the last digit and no sums among its lines.',
  },
  SUBCOMMANDS,
);

/** `report --from …` is `report revenue --from …`. */
export const reportCommand: Command = {
  ...subcommandsOnly,
  options: { ...SPAN, ...JSON_FLAG },
  run: (args, context) => {
    const isBare = args[0] === undefined || args[0].startsWith('-');
    return subcommandsOnly.run(isBare ? ['revenue', ...args] : args, context);
  },
};

interface Span {
  readonly fromMs: number;
  /** Exclusive. */
  readonly toMs: number;
}

async function revenue(invocation: Invocation): Promise<void> {
  const span = spanOf(invocation);
  const read = await invocation.accounts.revenue(span.fromMs, span.toMs);
  const json = { ...spanJson(span), revenue: read.revenue.map(revenueJson), total: revenueTotal(read.revenue) };
  invocation.print(json, invocation.flags.has('csv') ? revenueCsv(read.revenue) : revenueText(read, span));
}

async function credit(invocation: Invocation): Promise<void> {
  const span = spanOf(invocation);
  const { credit: lines } = await invocation.accounts.revenue(span.fromMs, span.toMs);
  const json = { ...spanJson(span), credit: lines.map(creditJson) };
  invocation.print(json, invocation.flags.has('csv') ? creditCsv(lines) : creditTable(lines));
}

function spanOf({ flags, nowMs }: Invocation): Span {
  const [from, to] = [flags.get('from'), flags.get('to')];
  const lastDayMs = to === undefined ? Math.floor(nowMs / DAY_MS) * DAY_MS : dayFlag('to', to);
  const last = new Date(lastDayMs);
  const yearMs = Math.max(0, Date.UTC(last.getUTCFullYear(), last.getUTCMonth() - 11, 1));
  const fromMs = from === undefined ? yearMs : dayFlag('from', from);
  if (fromMs > lastDayMs)
    throw new CommandFailure(EXIT.usage, `--from must not be after ${to === undefined ? 'today' : '--to'}`);
  return { fromMs, toMs: lastDayMs + DAY_MS };
}

function spanJson({ fromMs, toMs }: Span) {
  return { currency: 'GBP', from: isoDay(fromMs), to: isoDay(toMs - DAY_MS) };
}

function revenueJson({ month, vatBasisPoints, calls, grossMicroGbp, vatMicroGbp }: RevenueLine) {
  return {
    month,
    vat_percent: String(vatBasisPoints / 100),
    calls,
    gross_gbp: formatExactGbp(grossMicroGbp),
    net_gbp: formatExactGbp(grossMicroGbp - vatMicroGbp),
    vat_gbp: formatExactGbp(vatMicroGbp),
  };
}

function revenueTotal(lines: readonly RevenueLine[]) {
  const sum = (read: (line: RevenueLine) => number) => lines.reduce((total, line) => total + read(line), 0);
  const [gross, vat] = [sum(({ grossMicroGbp }) => grossMicroGbp), sum(({ vatMicroGbp }) => vatMicroGbp)];
  return {
    calls: sum(({ calls }) => calls),
    gross_gbp: formatExactGbp(gross),
    net_gbp: formatExactGbp(gross - vat),
    vat_gbp: formatExactGbp(vat),
  };
}

function revenueCsv(lines: readonly RevenueLine[]): string {
  const rows = lines.map((line) => Object.values(revenueJson(line)));
  return [['month', 'vat_percent', 'calls', 'gross_gbp', 'net_gbp', 'vat_gbp'], ...rows].map(csvLine).join('');
}

function revenueText({ revenue: lines, credit: months }: Revenue, { fromMs, toMs }: Span): Shown {
  const total = revenueTotal(lines);
  const head = ['MONTH', 'VAT', 'CALLS', 'GROSS', 'NET', 'VAT WITHIN'];
  const rows = [
    ...lines.map((line) => {
      const { month, vat_percent, calls, gross_gbp, net_gbp, vat_gbp } = revenueJson(line);
      return [month, `${vat_percent} %`, calls, gross_gbp, net_gbp, vat_gbp];
    }),
    ['total', '', total.calls, total.gross_gbp, total.net_gbp, total.vat_gbp],
  ];
  return [
    `Revenue from calls of all accounts, ${isoDay(fromMs)} to ${isoDay(toMs - DAY_MS)} (UTC), in GBP`,
    '',
    { head, rows, toRight: [false, true, true, true, true, true] },
    '',
    'Credit of all accounts',
    '',
    creditTable(months),
  ];
}

function creditJson(line: CreditLine) {
  return {
    month: line.month,
    opening_gbp: formatExactGbp(line.openingMicroGbp),
    received_gbp: formatExactGbp(line.receivedMicroGbp),
    adjusted_gbp: formatExactGbp(line.adjustedMicroGbp),
    spent_gbp: formatExactGbp(line.spentMicroGbp),
    closing_gbp: formatExactGbp(line.closingMicroGbp),
  };
}

function creditTable(lines: readonly CreditLine[]): Table {
  const head = ['MONTH', 'OPENING', 'RECEIVED', 'ADJUSTED', 'SPENT', 'CLOSING'];
  return table(
    head,
    lines.map((line) => Object.values(creditJson(line))),
    head.slice(1),
  );
}

function creditCsv(lines: readonly CreditLine[]): string {
  const head = ['month', 'opening_gbp', 'received_gbp', 'adjusted_gbp', 'spent_gbp', 'closing_gbp'];
  return [head, ...lines.map((line) => Object.values(creditJson(line)))].map(csvLine).join('');
}

/** An account with what it spends. */
interface LowAccount {
  readonly summary: AccountSummary;
  readonly spentMicroGbp: number;
  /** For how many whole days the credit does at that; null where nothing was spent. */
  readonly daysLeft: number | null;
}

async function lowBalance({ accounts, flags, nowMs, print, note }: Invocation): Promise<void> {
  const { limit, page } = pageFlags(flags);
  const creditBelowMicroGbp = belowOf(flags.get('below') ?? LOW_GBP);
  const order = { order: 'balance', descending: false } as const;
  const found = await accounts.findAccounts({ creditBelowMicroGbp, ...order, limit, offset: (page - 1) * limit });
  const low: LowAccount[] = [];
  for (const summary of found.accounts) {
    const calls = await accounts.dailyCalls(summary.id, Math.max(0, nowMs - SPENDING_DAYS * DAY_MS), nowMs + 1);
    const spentMicroGbp = calls.reduce((sum, { costMicroGbp }) => sum + costMicroGbp, 0);
    const daysLeft = spentMicroGbp === 0 ? null : Math.floor((summary.balanceMicroGbp / spentMicroGbp) * SPENDING_DAYS);
    low.push({ summary, spentMicroGbp, daysLeft });
  }
  const pages = Math.max(1, Math.ceil(found.total / limit));
  const text = flags.has('csv') ? lowCsv(low) : lowTable(low);
  const below_gbp = formatGbp(creditBelowMicroGbp);
  print({ below_gbp, accounts: low.map(lowJson), total: found.total, page, pages }, low.length === 0 ? '' : text);
  if (found.total === 0) note(`No prepaid account has less than ${below_gbp} GBP.`);
  else pageNote(note, { page, limit, total: found.total, shown: low.length });
}

function belowOf(text: string): number {
  try {
    return parseGbp(text);
  } catch (error) {
    throw new CommandFailure(EXIT.usage, `--below: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function lowJson({ summary, spentMicroGbp, daysLeft }: LowAccount) {
  return {
    id: summary.id,
    email: summary.email,
    status: summary.status,
    balance_gbp: formatExactGbp(summary.balanceMicroGbp),
    [`spent_${SPENDING_DAYS}_days_gbp`]: formatExactGbp(spentMicroGbp),
    days_left: daysLeft,
  };
}

function lowTable(low: readonly LowAccount[]): Table {
  return table(
    ['ID', 'EMAIL', 'STATUS', 'CREDIT', `${SPENDING_DAYS} DAYS`, 'DAYS LEFT'],
    low.map((account) => Object.values(lowJson(account)).map((cell) => cell ?? '-')),
    ['CREDIT', `${SPENDING_DAYS} DAYS`, 'DAYS LEFT'],
  );
}

function lowCsv(low: readonly LowAccount[]): string {
  const head = ['id', 'email', 'status', 'balance_gbp', `spent_${SPENDING_DAYS}_days_gbp`, 'days_left'];
  return [head, ...low.map((account) => Object.values(lowJson(account)))].map(csvLine).join('');
}
