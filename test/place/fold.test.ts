/** Folding: different spellings of a name meet, different names do not. */
import { describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import { fold } from '../../src/place/fold.ts';

describe('folding', () => {
  test('spellings of one name fold alike', () => {
    const alike = [
      ['St. Albans', 'saint albans', 'ST ALBANS', 'St.Albans'],
      ['Sankt Pölten', 'st polten', 'St. Pölten'],
      ['Łódź', 'lodz', 'ŁÓDŹ'],
      ["King's Lynn", 'Kings Lynn', 'King’s Lynn'],
      ['Stoke-on-Trent', 'stoke on trent'],
      ['Washington D.C.', 'washington dc'],
      ['Fort Worth', 'Ft. Worth'],
      ['Mount Vernon', 'mt vernon'],
      ['İstanbul', 'istanbul', 'ISTANBUL'],
      ['Tromsø', 'tromso'],
      ['Αθήνα', 'ΑΘΗΝΑ'],
      ['Орёл', 'орел'],
    ];
    for (const [first, ...others] of alike) {
      for (const other of others) expect(fold(other)).toBe(fold(first ?? ''));
    }
  });

  test('marks that are letters of their script stay', () => {
    expect(fold('กรุงเทพ')).toBe('กรุงเทพ');
    expect(fold('சென்னை')).toBe('சென்னை');
    expect(fold('दिल्ली')).toBe('दिल्ली');
    expect(fold('がま')).not.toBe(fold('かま'));
    expect(fold('서울'.normalize('NFD'))).toBe('서울');
  });

  test('folding a key again changes nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(fold(fold(text))).toBe(fold(text));
      }),
      { numRuns: 2000 },
    );
  });

  test('a text of emoji, punctuation or spaces has no key', () => {
    for (const text of ['', ' ', '🙂', '--', '!?', '\u200d']) expect(fold(text)).toBe('');
  });
});
