/** Texts that are codes, not names: digits alone and British postcodes. They are never taken for misspelt names. */

const DIGITS_ONLY = /^[+\-#]?\d[\d\s-]*$/;
/** A British outward code, alone or with the inward code behind it: "SW1A", "SW1A 2AA", "N1". */
const UK_POSTCODE = /^[a-z]{1,2}\d[a-z\d]?(?:\s*\d[a-z]{2})?$/i;

export function looksLikePostcode(text: string): boolean {
  const trimmed = text.trim();
  return DIGITS_ONLY.test(trimmed) || UK_POSTCODE.test(trimmed);
}
