/** Skipping patterns by the letters that they need never skips one that matches. */
import { expect, test } from 'bun:test';
import fc from 'fast-check';
import { mayMatch, neededPieces, piecesOf } from '../../../src/ask/question/needed-letters.ts';
import { plainText } from '../../../src/ask/question/text.ts';
import { TIME_RULES } from '../../../src/ask/question/time/rules.ts';
import { TOPIC_WORDS } from '../../../src/ask/question/topic-words.ts';
import { UNCOVERED_WORDS } from '../../../src/ask/question/uncovered-words.ts';
import { OTHER_QUESTIONS } from './other-questions.ts';
import { QUESTIONS } from './questions.ts';

const may = (source: string, text: string): boolean => mayMatch(neededPieces(source), piecesOf(text));

test('a pattern is skipped where none of its alternatives has its letters', () => {
  expect(may('snow(?:s|y)?|sleet', 'will it rain')).toBe(false);
  expect(may('snow(?:s|y)?|sleet', 'will it snow')).toBe(true);
  expect(may('(?:fog|mist)y?', 'is it misty')).toBe(true);
  expect(may('(?:fog|mist)y?', 'is it sunny')).toBe(false);
  expect(may('(?:the )?fro(?:st|zen)', 'frozen')).toBe(true);
  expect(may('hails?torm', 'hailtorm')).toBe(true);
  expect(may('(?!rain)snow', 'snow')).toBe(true);
  expect(may('sno+w', 'snooow')).toBe(true);
});

test('what may match without three letters in a row is never skipped', () => {
  for (const source of ['uv|snow', '\\d+', '(?:snow)?', 'a[a-z]+', 'sn?o?w', '(?:snow|uv)y', '\\bsn\\b']) {
    expect(neededPieces(source)).toBeNull();
  }
});

test('no pattern that matches a question is skipped', () => {
  const sources = [
    ...TIME_RULES.map(({ pattern }) => pattern.source),
    ...TOPIC_WORDS.flatMap(({ plain, shared }) => [plain, shared]),
    ...UNCOVERED_WORDS.flatMap(({ all }) => all),
  ];
  const patterns = sources.map((source) => ({ pattern: new RegExp(source, 'u'), needed: neededPieces(source) }));
  for (const text of [...OTHER_QUESTIONS, ...QUESTIONS.map(([question]) => question)].map(plainText)) {
    const pieces = piecesOf(text);
    for (const { pattern, needed } of patterns) {
      if (pattern.test(text))
        expect({ text, source: pattern.source, may: mayMatch(needed, pieces) }).toMatchObject({ may: true });
    }
  }
});

test('no generated pattern that matches a generated text is skipped', () => {
  const letter = fc.constantFrom('a', 'b', 'c', ' ');
  const { pattern } = fc.letrec((tie) => ({
    pattern: fc.array(tie('sequence'), { minLength: 1, maxLength: 3 }).map((all) => all.join('|')),
    sequence: fc
      .array(fc.tuple(tie('atom'), fc.constantFrom('', '', '', '?', '*', '+', '{2}', '{0,1}')), { maxLength: 4 })
      .map((atoms) => atoms.map((parts) => parts.join('')).join('')),
    atom: fc.oneof(
      { maxDepth: 2 },
      letter,
      letter,
      fc.constantFrom('[ab]', '.', '\\w'),
      tie('pattern').map((inner) => `(?:${inner})`),
      tie('pattern').map((inner) => `(${inner})`),
    ),
  }));
  const text = fc.array(letter, { maxLength: 8 }).map((letters) => letters.join(''));
  fc.assert(
    fc.property(pattern, text, (source, written) => {
      if (new RegExp(`^(?:${String(source)})$`, 'u').test(written)) expect(may(String(source), written)).toBe(true);
    }),
    { numRuns: 1_000 },
  );
});
