/**
 * `fairday credit`: books prepaid credit. A booking is never changed; an adjustment corrects a mistake. A command with a
 * reference can run again and books once. It works while the server runs, which sees the change at the next call.
 */
import { AccountDeleted } from '../../account/directory.ts';
import {
  type Booking,
  CreditRefused,
  parseReason,
  parseRef,
  RefConflict,
  UnknownAccount,
} from '../../account/ledger.ts';
import { formatGbp, parseBooking, parseSignedBooking } from '../../account/money.ts';
import { type Command, CommandFailure, EXIT } from '../command.ts';
import { table } from '../terminal/table.ts';
import { importFile } from './credit-import.ts';
import { groupCommand, type Invocation, type Subcommand } from './subcommand.ts';

const DRY_RUN = { 'dry-run': { type: 'boolean', meaning: 'check and show, but book nothing' } } as const;

const SUBCOMMANDS: readonly Subcommand[] = [
  {
    name: 'top-up',
    summary: 'add a payment; the same reference, account and amount again books nothing and says so',
    operands: ['EMAIL', 'AMOUNT'],
    options: {
      ref: {
        type: 'string',
        value: 'REF',
        meaning: "the bank's or your own number, used once, for ever, whatever its capitals from A to Z",
        needed: true,
      },
      ...DRY_RUN,
    },
    run: topUp,
  },
  {
    name: 'import',
    summary:
      'many top-ups: a header row that names email, amount and ref in any order, then a row for each; other columns are ignored; cells are separated by commas, semicolons or tabs (then 12,50 is 12.50); all rows are checked first, and one bad row means that nothing is booked',
    operands: ['FILE.csv'],
    options: DRY_RUN,
    run: importFile,
  },
  {
    name: 'adjust',
    summary: 'correct a mistake: add credit, or deduct it with a minus',
    operands: ['EMAIL', 'AMOUNT'],
    options: {
      reason: { type: 'string', value: 'TEXT', meaning: 'why; it appears on the statement', needed: true },
      ref: { type: 'string', value: 'REF', meaning: 'as for a top-up' },
      ...DRY_RUN,
    },
    run: adjust,
  },
];

export const creditCommand: Command = groupCommand(
  {
    name: 'credit',
    summary: 'top up, import and adjust prepaid credit',
    examples: [
      'fairday credit top-up jane@example.com 12.50 --ref bank-2026-11-21-0077',
      'fairday credit import payments.csv --dry-run',
      'fairday credit adjust jane@example.com -3.00 --reason "paid back by bank"',
    ],
    about: 'Amounts are in GBP, VAT included: pounds, a point and two digits of pence, at most 1000000.00.',
  },
  SUBCOMMANDS,
);

async function topUp(invocation: Invocation): Promise<void> {
  const { accounts, operands, flags, nowMs } = invocation;
  const [email, amount] = operands;
  const ref = refOf(flags);
  if (ref === null) {
    throw new CommandFailure(EXIT.usage, 'write --ref REF: the number of the payment, so that it is booked once');
  }
  const amountMicroGbp = amountOf(amount, parseBooking);
  const dryRun = flags.has('dry-run');
  const booking = await reportingRefusals(accounts.topUp({ email, amountMicroGbp, ref }, nowMs, { dryRun }));
  report(invocation, booking, dryRun);
}

async function adjust(invocation: Invocation): Promise<void> {
  const { accounts, operands, flags, nowMs } = invocation;
  const [email, amount] = operands;
  const given = flags.get('reason');
  if (given === undefined) throw new CommandFailure(EXIT.usage, 'write --reason TEXT: it appears on the statement');
  const reason = parseReason(given);
  if (reason === null) throw new CommandFailure(EXIT.usage, '--reason takes 1 to 500 printable characters on one line');
  const ref = refOf(flags);
  const amountMicroGbp = amountOf(amount, parseSignedBooking);
  const dryRun = flags.has('dry-run');
  const booking = await reportingRefusals(accounts.adjust({ email, amountMicroGbp, reason, ref }, nowMs, { dryRun }));
  report(invocation, booking, dryRun);
}

/** The reference, or null when none is given. Throws `CommandFailure` for an empty or unprintable one. */
function refOf(flags: ReadonlyMap<string, string>): string | null {
  const text = flags.get('ref');
  if (text === undefined) return null;
  const ref = parseRef(text);
  if (ref === null) throw new CommandFailure(EXIT.usage, '--ref takes 1 to 200 printable characters');
  return ref;
}

function amountOf(text: string, parse: (text: string) => number): number {
  try {
    return parse(text);
  } catch (error) {
    if (error instanceof RangeError) throw new CommandFailure(EXIT.usage, error.message);
    throw error;
  }
}

async function reportingRefusals(booking: Promise<Booking>): Promise<Booking> {
  try {
    return await booking;
  } catch (error) {
    if (error instanceof UnknownAccount) {
      throw new CommandFailure(EXIT.notFound, `${error.message}; see all with: fairday account list`);
    }
    if (error instanceof RefConflict) throw new CommandFailure(EXIT.conflict, error.message);
    if (error instanceof CreditRefused || error instanceof AccountDeleted) {
      throw new CommandFailure(EXIT.refused, error.message);
    }
    throw error;
  }
}

function report({ print, note }: Invocation, booking: Booking, dryRun: boolean): void {
  const { entryId, account, amountMicroGbp, ref, replayed } = booking;
  const [amount, before, after] = [amountMicroGbp, booking.beforeMicroGbp, booking.afterMicroGbp].map(formatGbp);
  const entry = entryId === 0 ? null : entryId;
  const state = { replayed, dry_run: dryRun };
  print(
    {
      account: account.email,
      amount_gbp: amount,
      ref,
      before_gbp: before,
      after_gbp: after,
      entry_id: entry,
      ...state,
    },
    table(
      ['ACCOUNT', 'REF', 'AMOUNT', 'BEFORE', 'AFTER'],
      [[account.email, ref ?? '-', amount, before, after]],
      ['AMOUNT', 'BEFORE', 'AFTER'],
    ),
  );
  if (replayed) note(`replayed: this was booked before, as entry ${entryId}; nothing was booked now.`);
  else if (dryRun) note('Dry run: nothing was booked.');
  else note(`Booked as entry ${entryId}, GBP, VAT included; a running server sees it at the next call.`);
  if (account.status !== 'verified') note(`The account is ${account.status}, so its calls are refused for now.`);
}
