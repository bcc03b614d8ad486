/** Money text and money integers say the same, digit by digit; anything unclear is refused. */
import { expect, test } from 'bun:test';
import fc from 'fast-check';
import { formatGbp, parseGbp } from '../../src/account/money.ts';

test('plain decimal text is read exactly', () => {
  const examples: [string, number][] = [
    ['0', 0],
    ['12.50', 12_500_000],
    ['12', 12_000_000],
    ['0.0012', 1_200],
    ['0.000001', 1],
    ['4.9988', 4_998_800],
    ['9007199254.740991', Number.MAX_SAFE_INTEGER],
  ];
  for (const [text, amountMicroGbp] of examples) expect(parseGbp(text)).toBe(amountMicroGbp);
});

test('everything else is refused with a sentence that says how to write it', () => {
  const refused = [
    '',
    ' ',
    '1e3',
    '£5',
    '-1',
    '+1',
    '.5',
    '5.',
    '1.0000001',
    '1,50',
    '1 000',
    ' 1',
    '1\n',
    '007',
    '0x10',
  ];
  for (const text of [...refused, 'NaN', 'Infinity', '１２', '1.2.3']) {
    expect(() => parseGbp(text)).toThrow('write digits with up to six decimals, as in 12.50');
  }
  for (const text of ['9007199254.740992', '9'.repeat(400)]) expect(() => parseGbp(text)).toThrow('is too much');
});

test('amounts are shown with four decimals, cut off, never rounded up', () => {
  expect([0, 4_998_800, 1_200, 99, 100, 1_999_999, 12_345_678_901].map(formatGbp)).toEqual([
    '0.0000',
    '4.9988',
    '0.0012',
    '0.0000',
    '0.0001',
    '1.9999',
    '12345.6789',
  ]);
  expect([-1_200, -99, -1_000_000].map(formatGbp)).toEqual(['-0.0012', '0.0000', '-1.0000']);
  expect(formatGbp(Number.MAX_SAFE_INTEGER)).toBe('9007199254.7409');
});

test('a fraction of a micro-pound is not money', () => {
  for (const value of [0.5, Number.NaN, 2 ** 53, Number.POSITIVE_INFINITY]) {
    expect(() => formatGbp(value)).toThrow(RangeError);
  }
});

test('reading what was shown gives the amount, less than a ten-thousandth of a pound short', () => {
  fc.assert(
    fc.property(fc.maxSafeNat(), (amountMicroGbp) => {
      const lost = amountMicroGbp - parseGbp(formatGbp(amountMicroGbp));
      expect(lost).toBe(amountMicroGbp % 100);
    }),
  );
});

test('showing what was read gives the text, with four decimals', () => {
  fc.assert(
    fc.property(fc.nat(9_007_199_253), fc.nat(9999), (pounds, places) => {
      const text = `${pounds}.${String(places).padStart(4, '0')}`;
      expect(formatGbp(parseGbp(text))).toBe(text);
    }),
  );
});
