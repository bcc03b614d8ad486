/**
 * E-mail addresses as names of accounts. The check refuses only what cannot be one; delivery is not checked. Upper and
 * lower case make no difference.
 */

const MAX_LENGTH = 254;
const EMAIL = /^[^\s\p{Cc}@]+@[^\s\p{Cc}@]+$/u;

/** The e-mail trimmed and in lower case, or null when `text` is not one. `owner@localhost` is one. */
export function parseEmail(text: string): string | null {
  const email = text.trim().normalize('NFC').toLowerCase();
  return email.length <= MAX_LENGTH && EMAIL.test(email) ? email : null;
}
