/**
 * E-mail addresses as names of accounts. A new one must have the shape of RFC 5321 with letters of any script (RFC 6531)
 * and must look like what it is: no invisible characters, no mixture of look-alike scripts (Unicode TS 39). Delivery is
 * not checked. Upper and lower case make no difference.
 */

const MAX_LENGTH = 254;
/** RFC 5321 §4.5.3.1.1. */
const MAX_LOCAL_BYTES = 64;
/** RFC 1035 §2.3.4. */
const MAX_LABEL_LENGTH = 63;

const WORD = '\\p{L}\\p{M}\\p{N}';
/** RFC 5322 §3.2.3, atext; RFC 6531 adds letters of other scripts. */
const ATOM = new RegExp(`^[${WORD}!#$%&'*+/=?^_\`{|}~-]+$`, 'u');
const LABEL = new RegExp(`^[${WORD}](?:[${WORD}-]*[${WORD}])?$`, 'u');
/** Characters that nobody sees, among them those that turn the direction of the text. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}]/u;
/** A mark without a letter to stand on. */
const LOOSE_MARK = /(?:^|[^\p{L}\p{M}\p{N}])\p{M}/u;

/** Scripts with letters that look like those of another of them. */
const LOOK_ALIKES: readonly RegExp[] = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Cherokee}/u,
  /\p{Script=Coptic}/u,
];

/**
 * The e-mail of a new account, trimmed, in lower case and composed, or null when `text` is not one. `owner@localhost` is
 * one.
 */
export function parseEmail(text: string): string | null {
  const email = accountName(text);
  if (email === null || INVISIBLE.test(email) || email.normalize('NFKC') !== email) return null;
  const [local, domain] = email.split('@');
  const [atoms, labels] = [local.split('.'), domain.split('.')];
  if (Buffer.byteLength(local) > MAX_LOCAL_BYTES || !atoms.every((atom) => ATOM.test(atom))) return null;
  if (!labels.every((label) => label.length <= MAX_LABEL_LENGTH && LABEL.test(label))) return null;
  return [...atoms, ...labels].some((part) => LOOSE_MARK.test(part) || mixesScripts(part)) ? null : email;
}

const NAME = /^[^\s\p{Cc}@]+@[^\s\p{Cc}@]+$/u;

/**
 * The name under which an account is looked up, or null when nothing can have that name. It lets pass what earlier
 * versions accepted as an e-mail.
 */
export function accountName(text: string): string | null {
  // Lower case can take a letter apart, so it is composed again.
  const name = text.trim().normalize('NFC').toLowerCase().normalize('NFC');
  return name.length <= MAX_LENGTH && NAME.test(name) ? name : null;
}

function mixesScripts(part: string): boolean {
  return LOOK_ALIKES.filter((script) => script.test(part)).length > 1;
}
