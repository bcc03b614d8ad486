/**
 * E-mail addresses as names of accounts. Only what surely is none is refused; whether mail arrives is found out by
 * sending some. One address in any spelling of capitals is one account.
 */

const MAX_LENGTH = 254;
const ADDRESS = /^[^\s\p{Cc}@]+@[^\s\p{Cc}@]+$/u;

/** The address trimmed and in lower case, or null when `text` is none. `owner@localhost` is one. */
export function parseEmail(text: string): string | null {
  const email = text.trim().normalize('NFC').toLowerCase();
  return email.length <= MAX_LENGTH && ADDRESS.test(email) ? email : null;
}
