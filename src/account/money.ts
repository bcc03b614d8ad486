/**
 * Money is GBP in integer millionths of a pound; text is decimal with a point. No code uses floating-point pounds: both
 * directions work on digits.
 */

/** One booking moves at most a million pounds, which limits the damage of a typing error. */
export const MAX_BOOKING_MICRO_GBP = 1_000_000_000_000;

const MICRO_PER_POUND = 1_000_000;
const MICRO_PER_SHOWN_PLACE = 100;
const WHOLE_BASIS_POINTS = 10_000n;
const AMOUNT = /^(0|[1-9]\d*)(?:\.(\d{1,6}))?$/;
const POUNDS_AND_PENCE = /^(-?)((?:0|[1-9]\d*)\.\d{2})$/;

/**
 * Parses plain decimal text: digits without leading zeros and, after a point, one to six decimals ("12.50", "0",
 * "0.0012"). Signs, exponents, currency signs, spaces, separators and amounts beyond exact integers throw.
 */
export function parseGbp(text: string): number {
  const [, pounds, decimals = ''] = AMOUNT.exec(text) ?? [];
  if (pounds === undefined) {
    throw new Error(`"${text}" is not an amount in GBP: write digits with up to six decimals, as in 12.50`);
  }
  const amountMicroGbp = Number(pounds + decimals.padEnd(6, '0'));
  if (!Number.isSafeInteger(amountMicroGbp)) throw new Error(`"${text}" is too much: no amount here is that large`);
  return amountMicroGbp;
}

/**
 * Parses an amount to be booked, as people write money: pounds, a point and two digits of pence ("12.50"), from a penny to a
 * million pounds. Everything else throws, "5" and "5.005" too, so that no unclear amount is booked.
 */
export function parseBooking(text: string): number {
  const amountMicroGbp = parseSignedBooking(text);
  if (amountMicroGbp < 0) throw new RangeError(`"${text}" is less than nothing: write an amount from 0.01 up`);
  return amountMicroGbp;
}

/** As `parseBooking`, with a leading minus for a deduction. */
export function parseSignedBooking(text: string): number {
  const [, sign, digits] = POUNDS_AND_PENCE.exec(text) ?? [];
  if (digits === undefined) {
    throw new RangeError(`"${text}" is not an amount: write pounds, a point and two digits of pence, as in 12.50`);
  }
  // At most seven digits of pounds, so that the number is exact.
  if (digits.length > 10 || parseGbp(digits) > MAX_BOOKING_MICRO_GBP) {
    throw new RangeError(`"${text}" is too much for one booking: at most 1000000.00`);
  }
  if (parseGbp(digits) === 0) throw new RangeError(`"${text}" is nothing: write an amount from 0.01 up`);
  return sign === '-' ? -parseGbp(digits) : parseGbp(digits);
}

/**
 * The amount with four decimals ("4.9988"). Further decimals are cut off, not rounded, so that a balance never shows
 * more than there is.
 */
export function formatGbp(amountMicroGbp: number): string {
  if (!Number.isSafeInteger(amountMicroGbp)) throw new RangeError(`${amountMicroGbp} is not an amount in micro-GBP`);
  if (amountMicroGbp === 0) return '0.0000';
  const shown = Math.floor(Math.abs(amountMicroGbp) / MICRO_PER_SHOWN_PLACE);
  const placesPerPound = MICRO_PER_POUND / MICRO_PER_SHOWN_PLACE;
  const sign = amountMicroGbp < 0 && shown > 0 ? '-' : '';
  return `${sign}${Math.floor(shown / placesPerPound)}.${String(shown % placesPerPound).padStart(4, '0')}`;
}

/** The amount to the last digit: at least four decimals, and up to six where it has them ("0.000055"). */
export function formatExactGbp(amountMicroGbp: number): string {
  if (!Number.isSafeInteger(amountMicroGbp)) throw new RangeError(`${amountMicroGbp} is not an amount in micro-GBP`);
  const digits = String(Math.abs(amountMicroGbp)).padStart(7, '0');
  const decimals = digits.slice(-6).replace(/0{1,2}$/, '');
  return `${amountMicroGbp < 0 ? '-' : ''}${digits.slice(0, -6)}.${decimals}`;
}

/**
 * The VAT inside an amount that includes it, rounded to the four decimals that are shown (halves away from zero), so that
 * the shown amounts add up. Negative for a negative amount.
 */
export function vatWithin(grossMicroGbp: number, vatBasisPoints: number): number {
  const rate = BigInt(vatBasisPoints);
  const place = BigInt(MICRO_PER_SHOWN_PLACE);
  const divisor = (WHOLE_BASIS_POINTS + rate) * place;
  // BigInt: the product can pass 2^53 long before the amount does.
  const places = (BigInt(Math.abs(grossMicroGbp)) * rate * 2n + divisor) / (divisor * 2n);
  const vatMicroGbp = Number(places * place);
  return grossMicroGbp < 0 ? 0 - vatMicroGbp : vatMicroGbp;
}
