/** `fairday account limits`: what was agreed with one account: free calls, prices or a discount, and the rate. */
import type { MeterClass } from '../../account/charge.ts';
import { formatExactGbp, parseGbp } from '../../account/money.ts';
import { MAX_PRICE_MICRO_GBP, NO_OWN_TERMS, type OwnTerms, type Terms } from '../../account/terms.ts';
import { basisPoints, decimal, wholeNumber } from '../../config/parsers.ts';
import { CommandFailure, EXIT, type Flags } from '../command.ts';
import { type Table, table } from '../terminal/table.ts';
import { noSuchAccount, refusingDeleted, requireAccount } from './account-views.ts';
import type { Invocation } from './subcommand.ts';

const FOR_ALL = 'default';

interface Limit {
  readonly flag: string;
  readonly term: keyof OwnTerms;
  /** What stands for the value in help, and what it is. */
  readonly value: string;
  readonly meaning: string;
  readonly parse: (text: string) => number;
  readonly show: (value: number) => string;
}

const count = (flag: string, term: keyof OwnTerms, meaning: string): Limit => ({
  flag,
  term,
  value: 'N',
  meaning,
  parse: wholeNumber(0, 1e9),
  show: String,
});
const price = (flag: string, term: keyof OwnTerms, meter: MeterClass): Limit => ({
  flag,
  term,
  value: 'GBP',
  meaning: `price of a ${meter} call`,
  parse: priceOf,
  show: formatExactGbp,
});

const LIMITS: readonly Limit[] = [
  count('free-decision-month', 'freeDecisionMonth', 'free decision calls a month'),
  count('free-standard-day', 'freeStandardDay', 'free standard calls a day'),
  count('free-premium-day', 'freePremiumDay', 'free premium calls a day'),
  price('price-decision', 'priceDecisionMicroGbp', 'decision'),
  price('price-standard', 'priceStandardMicroGbp', 'standard'),
  price('price-premium', 'pricePremiumMicroGbp', 'premium'),
  {
    flag: 'discount',
    term: 'discountBasisPoints',
    value: 'PERCENT',
    meaning: 'off the price list, where no price of its own is agreed',
    parse: basisPoints,
    show: (value) => String(value / 100),
  },
  {
    flag: 'rate-per-second',
    term: 'ratePerSecond',
    value: 'N',
    meaning: 'requests per second',
    parse: rateOf,
    show: String,
  },
  {
    flag: 'rate-burst',
    term: 'rateBurst',
    value: 'N',
    meaning: 'requests at once',
    parse: wholeNumber(1, 1e6),
    show: String,
  },
];

/** The flags of the command. */
export const LIMIT_OPTIONS: Flags = {
  ...Object.fromEntries(
    LIMITS.map(({ flag, value, meaning }) => [
      flag,
      { type: 'string', value, meaning: `${meaning}; "${FOR_ALL}": as for all` } as const,
    ]),
  ),
  clear: { type: 'boolean', meaning: 'nothing is agreed any more' },
};

export async function limitAccount({
  accounts,
  operands: [email],
  flags,
  nowMs,
  print,
  note,
}: Invocation): Promise<void> {
  const change = changeOf(flags);
  const isChange = Object.keys(change).length > 0;
  if (isChange) {
    const changed = await refusingDeleted(accounts.changeTerms(email, change));
    if (changed === null) throw noSuchAccount(email);
  }
  const account = await requireAccount(accounts, email);
  const own = await accounts.ownTerms(account.id);
  const terms = await accounts.terms(account.id, nowMs);
  if (terms === null) throw new Error(`account ${account.id} vanished`);
  print({ account: account.email, ...limitsJson(own), holds: holdsJson(terms) }, limitsTable(own, terms));
  if (isChange) note('A running server goes by it from the next call on; calls that were charged keep their price.');
}

function changeOf(flags: ReadonlyMap<string, string>): Partial<OwnTerms> {
  const change: Partial<Record<keyof OwnTerms, number | null>> = flags.has('clear') ? { ...NO_OWN_TERMS } : {};
  for (const { flag, term, parse } of LIMITS) {
    const text = flags.get(flag);
    if (text === undefined) continue;
    try {
      change[term] = text === FOR_ALL ? null : parse(text);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new CommandFailure(EXIT.usage, `--${flag} takes ${reason}, or ${FOR_ALL}; not "${text}"`);
    }
  }
  return change;
}

function priceOf(text: string): number {
  const form = 'an amount in GBP with up to six decimals, such as 0.0012, at most 1000';
  let micro: number;
  try {
    micro = parseGbp(text);
  } catch {
    throw new Error(form);
  }
  if (micro > MAX_PRICE_MICRO_GBP) throw new Error(form);
  return micro;
}

/** Whole thousandths, as they are stored. */
function rateOf(text: string): number {
  const rate = decimal(0.001, 1e6)(text);
  if (Math.abs(rate * 1000 - Math.round(rate * 1000)) > 1e-6) throw new Error('at most three decimals');
  return rate;
}

/** What was agreed; null: as for everybody. */
export function limitsJson(own: OwnTerms) {
  const entries = LIMITS.map(({ flag, term, show }) => {
    const value = own[term];
    const isNumber = term.startsWith('free') || term.startsWith('rate');
    return [flag.replaceAll('-', '_'), value === null || isNumber ? value : show(value)];
  });
  return { own: Object.fromEntries(entries) };
}

function holdsJson({ freeUnits, priceMicroGbp }: Terms) {
  const prices = Object.entries(priceMicroGbp).map(([meter, micro]) => [meter, formatExactGbp(micro)]);
  return { free: freeUnits, prices_gbp: Object.fromEntries(prices) };
}

function limitsTable(own: OwnTerms, terms: Terms): Table {
  const holds: Readonly<Record<keyof OwnTerms, string>> = {
    freeDecisionMonth: String(terms.freeUnits.decision),
    freeStandardDay: String(terms.freeUnits.standard),
    freePremiumDay: String(terms.freeUnits.premium),
    priceDecisionMicroGbp: formatExactGbp(terms.priceMicroGbp.decision),
    priceStandardMicroGbp: formatExactGbp(terms.priceMicroGbp.standard),
    pricePremiumMicroGbp: formatExactGbp(terms.priceMicroGbp.premium),
    discountBasisPoints: String((own.discountBasisPoints ?? 0) / 100),
    ratePerSecond: terms.rate.ratePerSecond === null ? 'as for all' : String(terms.rate.ratePerSecond),
    rateBurst: terms.rate.rateBurst === null ? 'as for all' : String(terms.rate.rateBurst),
  };
  const rows = LIMITS.map(({ flag, term, show }) => {
    const value = own[term];
    return [flag, value === null ? '-' : show(value), holds[term]];
  });
  return table(['LIMIT', 'AGREED', 'HOLDS'], rows, ['AGREED', 'HOLDS']);
}

/** The terms that were agreed, as flags with their values; null where nothing was. */
export function agreedText(own: OwnTerms): string | null {
  const agreed = LIMITS.flatMap(({ flag, term, show }) => {
    const value = own[term];
    return value === null ? [] : [`${flag} ${show(value)}`];
  });
  return agreed.length === 0 ? null : agreed.join(', ');
}
