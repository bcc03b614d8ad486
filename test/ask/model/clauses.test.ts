/** A stream may be cut anywhere: the clauses and the thoughts taken out are those of the whole text. */
import { expect, test } from 'bun:test';
import fc from 'fast-check';
import { ClauseCutter } from '../../../src/ask/model/clauses.ts';
import { ThinkingFilter } from '../../../src/ask/model/thinking.ts';

const NAMES = ['Cambridge, MA', 'Washington, D.C.', 'Saturday, 28 November'];

function clausesOf(pieces: readonly string[]) {
  const cutter = new ClauseCutter(NAMES);
  return [...pieces.flatMap((piece) => cutter.push(piece)), ...cutter.end()];
}

function withoutThoughts(pieces: readonly string[]): string {
  const filter = new ThinkingFilter();
  return pieces.map((piece) => filter.push(piece)).join('') + filter.end();
}

/** A text of such words, and the same cut into pieces. */
function cutText(words: readonly string[]) {
  return fc
    .tuple(fc.array(fc.constantFrom(...words), { maxLength: 30 }), fc.array(fc.nat(200), { maxLength: 20 }))
    .map(([parts, cuts]) => {
      const text = parts.join('');
      const ends = [...new Set([...cuts.filter((at) => at < text.length), text.length])].sort((a, b) => a - b);
      return { text, pieces: ends.map((end, i) => text.slice(ends[i - 1] ?? 0, end)) };
    });
}

test('clauses end where they end in the whole text, and lose nothing but spaces', () => {
  const words = [
    'rain ',
    'Yes, ',
    '3.5 mm',
    '3,5 ',
    'at 8 a.m. ',
    'St. Ives',
    '. ',
    '; ',
    '!',
    '\n',
    ...NAMES,
    ', ',
    ' ',
  ];
  fc.assert(
    fc.property(cutText(words), ({ text, pieces }) => {
      const clauses = clausesOf(pieces);
      expect(clauses).toEqual(clausesOf([text]));
      expect(
        clauses
          .map((clause) => clause.text)
          .join('')
          .replace(/\s/g, ''),
      ).toBe(text.replace(/\s/g, ''));
    }),
  );
});

test('neither decimals nor short forms nor names are cut', () => {
  const texts = (text: string) => clausesOf([text]).map((clause) => clause.text);
  expect(texts('Rain, 3.5 mm or 3,5 mm, from 8 a.m. on. Then dry in St. Ives; warm (very). "So." It is.')).toEqual([
    'Rain,',
    '3.5 mm or 3,5 mm,',
    'from 8 a.m. on.',
    'Then dry in St. Ives;',
    'warm (very).',
    '"So."',
    'It is.',
  ]);
  expect(texts('In Cambridge, MA, rain. In Washington, D.C., dry on Saturday, 28 November.')).toEqual([
    'In Cambridge, MA,',
    'rain.',
    'In Washington, D.C.,',
    'dry on Saturday, 28 November.',
  ]);
});

test('thoughts are those of the whole text', () => {
  fc.assert(
    fc.property(cutText(['<think>', '</think>', 'rain', '<', '<th', '</', 'ink>', ' ']), ({ text, pieces }) => {
      expect(withoutThoughts(pieces)).toBe(withoutThoughts([text]));
    }),
  );
  expect(withoutThoughts(['a<think>b</think>c<thi'])).toBe('ac<thi');
});
