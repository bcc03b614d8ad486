/**
 * API keys: `fd_`, 30 random base62 characters (178 bits), and 6 that are the CRC32 of those 30 in base62. The checksum
 * detects a mistyped or invented key without a database query. Only the SHA-256 of a key is stored; a plain hash is
 * enough, because nobody can try 2^178 keys.
 */
import { oneLine } from '../lib/one-line.ts';

/** The text of a key with a correct checksum. Only `newKeySecret` and `parseKey` make one. */
type KeySecret = string & { readonly __keySecret: unique symbol };

export const MAX_KEY_NAME_LENGTH = 100;

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const PREFIX = 'fd_';
const RANDOM_LENGTH = 30;
const CHECKSUM_LENGTH = 6;
const FORMAT = new RegExp(`^${PREFIX}[0-9A-Za-z]{${RANDOM_LENGTH + CHECKSUM_LENGTH}}$`);
/** Larger bytes would favour the first characters of the alphabet, so they are discarded. */
const UNBIASED_BYTES = 256 - (256 % ALPHABET.length);

/** A new random key. */
export function newKeySecret(): KeySecret {
  let random = '';
  while (random.length < RANDOM_LENGTH) {
    for (const byte of crypto.getRandomValues(new Uint8Array(RANDOM_LENGTH))) {
      if (byte < UNBIASED_BYTES && random.length < RANDOM_LENGTH) random += ALPHABET[byte % ALPHABET.length];
    }
  }
  return `${PREFIX}${random}${checksum(random)}` as KeySecret;
}

/** `text` as a key, or null when its form or its checksum is wrong. */
export function parseKey(text: string): KeySecret | null {
  if (!FORMAT.test(text)) return null;
  const random = text.slice(PREFIX.length, PREFIX.length + RANDOM_LENGTH);
  return text.endsWith(checksum(random)) ? (text as KeySecret) : null;
}

/** The SHA-256 under which the database stores the key. */
export function keyHash(secret: KeySecret): Buffer {
  return new Bun.CryptoHasher('sha256').update(secret).digest();
}

/** The part of a key that may be shown: enough to recognise it, useless for guessing it. */
export function keyHint(secret: KeySecret): string {
  return `${secret.slice(0, 7)}…${secret.slice(-4)}`;
}

/** A key's name trimmed, or null when it is empty, too long or cannot be printed on one line. */
export function parseKeyName(text: string): string | null {
  return oneLine(text, MAX_KEY_NAME_LENGTH);
}

function checksum(random: string): string {
  let rest = Bun.hash.crc32(random);
  let digits = '';
  for (let i = 0; i < CHECKSUM_LENGTH; i++) {
    digits = ALPHABET[rest % ALPHABET.length] + digits;
    rest = Math.floor(rest / ALPHABET.length);
  }
  return digits;
}
