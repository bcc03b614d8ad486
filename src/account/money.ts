/**
 * Money is GBP in integer millionths of a pound; text is decimal with a point. No floating-point pound exists anywhere:
 * both directions work on digits.
 */

const MICRO_PER_POUND = 1_000_000;
const MICRO_PER_SHOWN_PLACE = 100;
const AMOUNT = /^(0|[1-9]\d*)(?:\.(\d{1,6}))?$/;

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
