/**
 * Money is GBP in integer millionths of a pound; text is decimal with a point. No floating-point pound exists anywhere:
 * both directions work on digits.
 */

/** The most that one booking may move: a million pounds. A slip of the finger stops here. */
export const MAX_BOOKING_MICRO_GBP = 1_000_000_000_000;

const MICRO_PER_POUND = 1_000_000;
const MICRO_PER_SHOWN_PLACE = 100;
const WHOLE_BASIS_POINTS = 10_000n;
const AMOUNT = /^(0|[1-9]\d*)(?:\.(\d{1,6}))?$/;
const POUNDS_AND_PENCE = /^(-?)((?:0|[1-9]\d*)\.\d{2})$/;

/**
 * The amount of plain decimal text: digits without leading zeros and, after a point, one to six decimals ("12.50", "0",
 * "0.0012"). Signs, exponents, currency signs, spaces, separators and amounts beyond exact integers throw.
 */
export function parseGbp(text: string): number {
  const [, pounds, decimals = ''] = AMOUNT.exec(text) ?? [];
  const amountMicroGbp = pounds === undefined ? Number.NaN : Number(pounds + decimals.padEnd(6, '0'));
  if (!Number.isSafeInteger(amountMicroGbp)) {
    throw new Error(`"${text}" is not an amount in GBP: write digits with up to six decimals, as in 12.50`);
  }
  return amountMicroGbp;
}

/**
 * An amount to be booked, as people write money: pounds, a point and two digits of pence ("12.50"), from a penny to a
 * million pounds. Everything else throws, "5" and "5.005" too: what is unclear is not booked.
 */
export function parseBooking(text: string): number {
  const amountMicroGbp = parseSignedBooking(text);
  if (amountMicroGbp < 0) throw new RangeError(`"${text}" is less than nothing: write an amount from 0.01 up`);
  return amountMicroGbp;
}

/** As `parseBooking`, with a minus in front for taking away. */
export function parseSignedBooking(text: string): number {
  const [, sign, digits] = POUNDS_AND_PENCE.exec(text) ?? [];
  if (digits === undefined) {
    throw new RangeError(`"${text}" is not an amount: write pounds, a point and two digits of pence, as in 12.50`);
  }
  // At most seven digits of pounds are read, so that no length of text makes an inexact number.
  if (digits.length > 10 || parseGbp(digits) > MAX_BOOKING_MICRO_GBP) {
    throw new RangeError(`"${text}" is too much for one booking: at most 1000000.00`);
  }
  if (parseGbp(digits) === 0) throw new RangeError(`"${text}" is nothing: write an amount from 0.01 up`);
  return sign === '-' ? -parseGbp(digits) : parseGbp(digits);
}

/**
 * The amount with four decimals ("4.9988"). Hundredths of a hundredth of a penny are cut off, not rounded, so that a
 * balance never shows more than there is.
 */
export function formatGbp(amountMicroGbp: number): string {
  if (!Number.isSafeInteger(amountMicroGbp)) throw new RangeError(`${amountMicroGbp} is not an amount in micro-GBP`);
  if (amountMicroGbp === 0) return '0.0000';
  const shown = Math.floor(Math.abs(amountMicroGbp) / MICRO_PER_SHOWN_PLACE);
  const placesPerPound = MICRO_PER_POUND / MICRO_PER_SHOWN_PLACE;
  const sign = amountMicroGbp < 0 && shown > 0 ? '-' : '';
  return `${sign}${Math.floor(shown / placesPerPound)}.${String(shown % placesPerPound).padStart(4, '0')}`;
}

/**
 * The VAT inside an amount that includes it, to the nearest of the four decimals that are shown, halves away from zero:
 * what is shown adds up. Negative for a negative amount.
 */
export function vatWithin(grossMicroGbp: number, vatBasisPoints: number): number {
  const rate = BigInt(vatBasisPoints);
  const place = BigInt(MICRO_PER_SHOWN_PLACE);
  const divisor = (WHOLE_BASIS_POINTS + rate) * place;
  // In whole numbers without bound: the product may pass 2^53 long before the amount does.
  const places = (BigInt(Math.abs(grossMicroGbp)) * rate * 2n + divisor) / (divisor * 2n);
  const vatMicroGbp = Number(places * place);
  return grossMicroGbp < 0 ? 0 - vatMicroGbp : vatMicroGbp;
}
