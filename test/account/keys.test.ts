/** The key format: 178 random bits without bias, a checksum that tells slips, a hint that gives nothing away. */
import { expect, test } from 'bun:test';
import fc from 'fast-check';
import { keyHash, keyHint, newKeySecret, parseKey, parseKeyName } from '../../src/account/keys.ts';

const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

test('a new key has the format and passes its own checksum; no two are alike', () => {
  const keys = Array.from({ length: 1000 }, newKeySecret);
  for (const key of keys) {
    expect(key).toMatch(/^fd_[0-9A-Za-z]{36}$/);
    expect(parseKey(key)).toBe(key);
  }
  expect(new Set(keys).size).toBe(1000);
});

test('keys whose checksum another CRC32 implementation (zlib) computed, and a SHA-256 from elsewhere', () => {
  const padded = 'fd_0000000000000000000000000000002C8GjS';
  const other = 'fd_abcdefghijklmnopqrstuvwxyz01232LolCm';
  expect([padded, other].map((text) => parseKey(text))).not.toContain(null);
  const parsed = parseKey(other);
  expect(parsed === null ? '' : keyHash(parsed).toString('hex')).toBe(
    '5725b6d83db52c1d350cb45267555c14cf9b1f244c931ef48bc0e98b41e54cbb',
  );
});

test('any single slip, and any swap of neighbours, is told', () => {
  fc.assert(
    fc.property(fc.integer({ min: 3, max: 38 }), fc.constantFrom(...BASE62), (position, character) => {
      const key = newKeySecret();
      const slipped = key.slice(0, position) + character + key.slice(position + 1);
      expect(parseKey(slipped) === null).toBe(slipped !== key);
      const swapped = key.slice(0, position - 1) + key[position] + key[position - 1] + key.slice(position + 1);
      expect(parseKey(swapped) === null).toBe(swapped !== key);
    }),
    { numRuns: 500 },
  );
});

test('anything else is no key', () => {
  const key = newKeySecret();
  for (const text of [
    '',
    'fd_',
    key.slice(1),
    `${key} `,
    ` ${key}`,
    `${key}\n`,
    key.replace('fd_', 'FD_'),
    `${key}0`,
  ]) {
    expect(parseKey(text)).toBeNull();
  }
  fc.assert(fc.property(fc.string(), (text) => parseKey(text) === null));
});

test('all 62 characters come equally often', () => {
  const counts = new Map<string, number>();
  const draws = 3000 * 30;
  for (let i = 0; i < 3000; i++) {
    for (const character of newKeySecret().slice(3, 33)) counts.set(character, (counts.get(character) ?? 0) + 1);
  }
  const expected = draws / 62;
  const chiSquare = [...BASE62].reduce((sum, c) => sum + ((counts.get(c) ?? 0) - expected) ** 2 / expected, 0);
  // 61 degrees of freedom: above 140 once in about 10⁷ runs. Taking bytes modulo 62 would give some 470.
  expect(chiSquare).toBeLessThan(140);
});

test('the hash has 32 bytes; the hint shows the first 7 characters and the last 4', () => {
  const key = newKeySecret();
  expect(keyHash(key)).toHaveLength(32);
  expect(keyHint(key)).toBe(`${key.slice(0, 7)}…${key.slice(35)}`);
});

test('a name is trimmed, 1 to 100 printable characters', () => {
  expect(parseKeyName('  laptop ')).toBe('laptop');
  // U+202E turns the direction of what follows.
  for (const text of ['', ' ', 'a\tb', 'a\u202Eb', 'a\u2028b', 'x'.repeat(101)]) expect(parseKeyName(text)).toBeNull();
});
