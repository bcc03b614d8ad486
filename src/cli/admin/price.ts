/** `fairday price`: the price list with the dates from which its entries hold. */
import { METER_CLASSES } from '../../account/charge.ts';
import { formatExactGbp, parseGbp } from '../../account/money.ts';
import {
  MAX_PRICE_MICRO_GBP,
  PRICE_ITEMS,
  type PriceEntry,
  type PriceItem,
  PriceRefused,
} from '../../account/terms.ts';
import { basisPoints } from '../../config/parsers.ts';
import { type Command, CommandFailure, EXIT } from '../command.ts';
import { isoTime, type Table, table } from '../terminal/table.ts';
import { YES } from './account-data.ts';
import { dayAndMinute, dayFlag, requireYes } from './flag-values.ts';
import { groupCommand, type Invocation, type Subcommand } from './subcommand.ts';

const FROM = {
  from: {
    type: 'string',
    value: 'DAY',
    meaning: 'from the beginning of that day (UTC) on; now: from this instant on',
    needed: true,
  },
} as const;
const ITEM = { ITEM: PRICE_ITEMS };

const SUBCOMMANDS: readonly Subcommand[] = [
  { name: 'list', summary: 'what holds now, what is to come, what has been', opener: 'reader', run: list },
  {
    name: 'set',
    summary: 'a new price from a day on',
    operands: ['ITEM', 'VALUE'],
    operandChoices: ITEM,
    options: FROM,
    run: set,
  },
  {
    name: 'remove',
    summary: 'take back an entry that has not begun',
    operands: ['ITEM'],
    operandChoices: ITEM,
    options: { ...FROM, ...YES },
    run: remove,
  },
];

export const priceCommand: Command = groupCommand(
  {
    name: 'price',
    summary: 'the price list and the VAT rate, with the dates from which they hold',
    examples: [
      'fairday price list',
      'fairday price set decision 0.0015 --from 2027-01-01',
      'fairday price set vat 19 --from 2027-01-01',
      'fairday price remove decision --from 2027-01-01 --yes',
    ],
    about: `ITEM is ${METER_CLASSES.join(', ')} (GBP per call, VAT included, up to six decimals) or vat (percent).

A running server charges by the list without a restart. Calls keep the price and the VAT with which they were charged; what
has begun to hold is never changed. Before the first entry of an item the settings hold (FAIRDAY_PRICE_…,
FAIRDAY_VAT_PERCENT). For a single account: fairday account limits EMAIL`,
  },
  SUBCOMMANDS,
);

type State = 'held' | 'holds' | 'to come';

/** An entry as it is shown; without `from` what the settings say. */
interface Row {
  readonly item: PriceItem;
  readonly value: string;
  readonly fromMs: number | null;
  readonly state: State;
}

async function list({ accounts, nowMs, print }: Invocation): Promise<void> {
  const { entries, before } = await accounts.priceList();
  const rows = PRICE_ITEMS.flatMap((item) => {
    const own = entries.filter((entry) => entry.item === item);
    return rowsOf(item, [{ item, fromMs: null, value: before[item] }, ...own], nowMs);
  });
  print({ prices: rows.map(rowJson) }, rowsTable(rows));
}

type AnyEntry = Omit<PriceEntry, 'fromMs'> & { readonly fromMs: number | null };

function rowsOf(item: PriceItem, entries: readonly AnyEntry[], nowMs: number): Row[] {
  const holding = entries.filter(({ fromMs }) => fromMs === null || fromMs <= nowMs).length - 1;
  return entries.map(({ fromMs, value }, i) => {
    const past: State = i < holding ? 'held' : 'holds';
    return { item, value: valueText(item, value), fromMs, state: i > holding ? 'to come' : past };
  });
}

function rowsTable(rows: readonly Row[]): Table {
  const lines = rows.map(({ item, value, fromMs, state }) => [
    item,
    item === 'vat' ? `${value} %` : value,
    fromMs === null ? 'settings' : dayAndMinute(fromMs),
    state,
  ]);
  return table(['ITEM', 'VALUE', 'FROM (UTC)', 'STATE'], lines, ['VALUE']);
}

function rowJson({ item, value, fromMs, state }: Row) {
  return {
    item,
    value,
    unit: item === 'vat' ? 'percent' : 'GBP',
    from: fromMs === null ? null : isoTime(fromMs),
    state,
  };
}

async function set({ accounts, operands, flags, nowMs, print, note }: Invocation): Promise<void> {
  const item = itemOf(operands[0]);
  const value = parsedValue(item, operands[1]);
  const fromMs = fromOf(flags, nowMs);
  await reportingRefusal(accounts.setPrice({ item, fromMs, value }, nowMs));
  const row: Row = { item, value: valueText(item, value), fromMs, state: fromMs > nowMs ? 'to come' : 'holds' };
  print(rowJson(row), rowsTable([row]));
  note(
    fromMs > nowMs
      ? `It holds from ${dayAndMinute(fromMs)} UTC on, in a running server too.`
      : 'It holds from now on, in a running server too.',
  );
}

async function remove({ accounts, operands, flags, nowMs, print, note }: Invocation): Promise<void> {
  const item = itemOf(operands[0]);
  const fromMs = fromOf(flags, nowMs);
  const missing = new CommandFailure(EXIT.notFound, `${item} has no entry from then; see all with: fairday price list`);
  const { entries } = await accounts.priceList();
  const entry = entries.find((candidate) => candidate.item === item && candidate.fromMs === fromMs);
  if (entry === undefined) throw missing;
  // One that has begun is refused whatever the flags say.
  if (fromMs > nowMs) {
    requireYes(flags, `${item} ${valueText(item, entry.value)} from ${dayAndMinute(fromMs)} UTC is taken back`);
  }
  if (!(await reportingRefusal(accounts.removePrice(item, fromMs, nowMs)))) throw missing;
  print({ item, from: isoTime(fromMs), removed: true }, '');
  note('Taken back.');
}

async function reportingRefusal<Result>(change: Promise<Result>): Promise<Result> {
  try {
    return await change;
  } catch (error) {
    if (error instanceof PriceRefused) {
      throw new CommandFailure(EXIT.refused, `${error.message}; write --from now, or a later day`);
    }
    if (error instanceof RangeError) throw new CommandFailure(EXIT.usage, error.message);
    throw error;
  }
}

function itemOf(text: string): PriceItem {
  const item = PRICE_ITEMS.find((candidate) => candidate === text);
  if (item !== undefined) return item;
  throw new CommandFailure(EXIT.usage, `"${text}" has no price; write one of ${PRICE_ITEMS.join(', ')}`);
}

function parsedValue(item: PriceItem, text: string): number {
  try {
    if (item === 'vat') return basisPoints(text);
    const value = parseGbp(text);
    if (value <= MAX_PRICE_MICRO_GBP) return value;
    throw new Error(`"${text}" is too much for a call: at most ${MAX_PRICE_MICRO_GBP / 1e6} GBP`);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new CommandFailure(EXIT.usage, item === 'vat' ? `vat is ${reason}; not "${text}"` : reason);
  }
}

/** Without trailing zeros for VAT: 17.5. */
function valueText(item: PriceItem, value: number): string {
  return item === 'vat' ? String(value / 100) : formatExactGbp(value);
}

function fromOf(flags: ReadonlyMap<string, string>, nowMs: number): number {
  const text = flags.get('from');
  if (text === undefined)
    throw new CommandFailure(EXIT.usage, 'write --from DAY, as in --from 2027-01-01, or --from now');
  return text === 'now' ? nowMs : dayFlag('from', text);
}
