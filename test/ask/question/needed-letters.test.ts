/** Skipping patterns by the letters that they need never skips one that matches. */
import { expect, test } from 'bun:test';
import fc from 'fast-check';
import { Alternatives } from '../../../src/ask/question/alternatives.ts';
import { neededMarks } from '../../../src/ask/question/needed-letters.ts';
import { PatternTable } from '../../../src/ask/question/pattern-table.ts';
import { matchesOf, plainText, wholeWords } from '../../../src/ask/question/text.ts';
import { TIME_RULES } from '../../../src/ask/question/time/rules.ts';
import { TOPIC_WORDS } from '../../../src/ask/question/topic-words.ts';
import { UNCOVERED_WORDS } from '../../../src/ask/question/uncovered-words.ts';
import { WordPattern } from '../../../src/ask/question/word-pattern.ts';
import { OTHER_QUESTIONS } from './other-questions.ts';
import { QUESTIONS } from './questions.ts';

/** Tried often enough that what it needs is known, and told of each word. */
function tried(pattern: WordPattern): WordPattern {
  for (let i = 0; i < 100; i++) pattern.mayMatch('');
  tellAnew();
  return pattern;
}

/** Enters as many patterns as a word may be behind. */
function tellAnew(): void {
  for (let n = 0; n < 16; n++) {
    const other = new WordPattern('qqzzqq', 'u');
    for (let i = 0; i < 100; i++) other.mayMatch('');
  }
}

const may = (source: string, text: string): boolean => tried(new WordPattern(source, 'u')).mayMatch(text);

test('a pattern is skipped where none of its alternatives has its letters', () => {
  expect(may('snow(?:s|y)?|sleet', 'will it rain')).toBe(false);
  expect(may('snow(?:s|y)?|sleet', 'will it snow')).toBe(true);
  expect(may('(?:fog|mist)y?', 'is it misty')).toBe(true);
  expect(may('(?:fog|mist)y?', 'is it sunny')).toBe(false);
  expect(may('(?:the )?fro(?:st|zen)', 'frozen')).toBe(true);
  expect(may('hails?torm', 'hailtorm')).toBe(true);
  expect(may('(?!rain)snow', 'snow')).toBe(true);
  expect(may('sno+w', 'snooow')).toBe(true);
  expect(may('(?:\\d+ )?(?:ab)+c', '12 ababc')).toBe(true);
  expect(may('[nm]ight', 'fright')).toBe(false);
  expect(may('(?:tomorro|snow)\\d?', 'snowy')).toBe(true);
  expect(may('(?:tomorro|snow)(?= |\\W)', 'snowy')).toBe(true);
  expect(may('precipitation (?:here|there)', 'precipitation there')).toBe(true);
});

test('a pattern of whole words is skipped where its words are only parts of others', () => {
  const words = tried(wholeWords('(?:the )?(?:hot|sun)|at \\d|uv'));
  for (const text of ['shot at noon', 'sunny', 'hotter', 'uvula', 'a suv']) expect(words.mayMatch(text)).toBe(false);
  for (const text of ['is it hot?', 'the sun', 'at 5', 'uv index']) expect(words.mayMatch(text)).toBe(true);
});

test('of many whole words none is taken for a longer one that begins like it', () => {
  const others = Array.from({ length: 40 }, (_, i) => `snow${String.fromCharCode(97 + (i % 26))}${i < 26 ? 'x' : 'y'}`);
  const words = tried(wholeWords([...others, 'tomorro', 'hot'].join('|')));
  for (const text of ['rain tomorrow', 'a hotter day', 'one shot']) expect(words.mayMatch(text)).toBe(false);
  for (const text of ['rain tomorro', 'is it hot, then', 'snowax']) expect(words.mayMatch(text)).toBe(true);
});

test('a pattern of whole words matches as an ordinary one does', () => {
  const words = tried(wholeWords('hot|sun'));
  const ordinary = new RegExp(words.source, words.flags);
  for (const text of ['hot sun, hot', 'shot', '', 'SUN sun']) {
    expect(text.match(words)).toEqual(text.match(ordinary));
    expect([...text.matchAll(words)].map(({ index }) => index)).toEqual(
      [...text.matchAll(ordinary)].map(({ index }) => index),
    );
    expect(text.search(words)).toBe(text.search(ordinary));
    expect(text.replace(words, '-')).toBe(text.replace(ordinary, '-'));
    expect(text.split(words)).toEqual(text.split(ordinary));
    words.lastIndex = 0;
    expect(words.test(text)).toBe(new RegExp(words.source, 'u').test(text));
  }
});

test('a pattern matches a text at every try as it does at the first', () => {
  const sources = ['hot|sun', 'at \\d', 'is it (?:wet|dry)', 'sun (?:and|or) rain', 'snow'];
  const patterns = sources.map((source) => tried(wholeWords(source)));
  const texts = ['hot sun', 'is it dry at 5', 'rain', 'sun or rain', 'suns and rain', 'shot', ''];
  for (let round = 0; round < 6; round++) {
    for (const text of texts) {
      for (const words of patterns) {
        words.lastIndex = 0;
        expect({ text, round, is: words.test(text) }).toEqual({
          text,
          round,
          is: new RegExp(words.source, 'u').test(text),
        });
      }
    }
  }
});

test('what may match without letters that tell is never skipped', () => {
  for (const source of ['uv|snow', '.+', '(?:snow)?', 'a[a-z]+', 'sn?o?w', '(?:snow|\\p{L})', '-']) {
    expect(neededMarks(source)).toBeNull();
  }
});

test('no pattern that matches a question is skipped', () => {
  const sources = [
    ...TIME_RULES.map(({ pattern }) => pattern.source),
    ...TOPIC_WORDS.flatMap(({ plain, shared }) => [plain, shared]),
    ...UNCOVERED_WORDS.flatMap(({ all }) => all),
  ];
  const patterns = sources.map((source) => ({
    pattern: new RegExp(source, 'u'),
    marked: new WordPattern(source, 'u'),
  }));
  for (const text of [...OTHER_QUESTIONS, ...QUESTIONS.map(([question]) => question)].map(plainText)) {
    for (const { pattern, marked } of patterns) {
      if (pattern.test(text))
        expect({ text, source: pattern.source, may: marked.mayMatch(text) }).toMatchObject({ may: true });
    }
  }
});

test('a table passes over the things of which a pattern needs other letters, and keeps the order of the others', () => {
  const things = [
    { name: 'snow on a road', all: ['snow', 'road'] },
    { name: 'rain', all: ['rain(?:s|ing)?'] },
    { name: 'anything', all: [] },
    { name: 'any word', all: ['\\p{L}+'] },
    { name: 'heat wave', all: ['heat wave|hot spell'] },
  ].map(({ name, all }) => ({ name, all: all.map(wholeWords) }));
  const table = new PatternTable(things, ({ all }) => all);
  const namesIn = (text: string): string[] => table.possibleIn(text).map(({ name }) => name);
  for (let i = 0; i < 100; i++) table.possibleIn('');
  tellAnew();
  expect(namesIn('is it raining on snow')).toEqual(['rain', 'anything', 'any word']);
  expect(namesIn('snow on the ROAD')).toEqual(['snow on a road', 'anything', 'any word']);
  expect(namesIn('a wave of heat')).toEqual(['anything', 'any word', 'heat wave']);
  expect(namesIn('hot')).toEqual(['anything', 'any word']);
});

test('what a word tells is told anew when a pattern is entered after it', () => {
  expect(may('qquxy', 'is it qquxy 1')).toBe(true);
  expect(may('qquxyz', 'is it qquxy 2')).toBe(false);
  expect(may('qquxyz|qquxy', 'is it qquxy 3')).toBe(true);
  expect(may('rainy qquxy', 'rainy qquxy 4')).toBe(true);
  expect(may('rainy qquxy', 'sunny qquxy 5')).toBe(false);
});

test('a pattern that was entered after a word was told is tried, and so is one that needs the word beside another', () => {
  const old = tried(new WordPattern('qqaby', 'u'));
  expect(old.mayMatch('a qqaby 1')).toBe(true);
  for (const source of ['qqaby', 'rainy qqaby', 'qqaby|snow', 'qqab\\p{L}']) {
    const later = new WordPattern(source, 'u');
    for (let i = 0; i < 100; i++) later.mayMatch('');
    expect({ source, may: later.mayMatch(`a rainy qqaby ${source.length}`) }).toEqual({ source, may: true });
  }
});

/** Makes a pattern long enough that its alternatives are tried by themselves, and matches nothing. */
const LONG = `|(?:${'q'.repeat(600)})`;

/** All that can be seen of how a pattern matches a text. */
function seen(pattern: RegExp, text: string): unknown {
  const found = pattern.global ? matchesOf(text, pattern) : [pattern.exec(text)];
  const all = found.map((match) => (match === null ? null : [match.index, ...match]));
  pattern.lastIndex = 0;
  const isThere = pattern.test(text);
  return { all, isThere, match: text.match(pattern)?.slice() ?? null, at: text.search(pattern) };
}

function expectAlike(source: string, flags: string, texts: readonly string[]): void {
  const words = tried(new WordPattern(source, flags));
  const ordinary = new RegExp(source, flags);
  for (const text of texts) {
    // A text is told after a few tries.
    for (let i = 0; i < 4; i++) words.mayMatch(text);
    expect({ source, text, ...(seen(words, text) as object) }).toEqual({
      source,
      text,
      ...(seen(ordinary, text) as object),
    });
  }
}

test('a long pattern whose alternatives are tried by themselves matches as an ordinary one does', () => {
  const texts = [
    'hot sun and a shower',
    'is it dry at 5 or at 6',
    'rain rain rain',
    'no rain, then snow on the hill',
    'sunny',
    '',
  ];
  const body = 'rain|sun(?:ny)?|no rain|at \\d|(?:the )?snow on|(?<=a )shower|dry(?= at)|is it (?:dry|wet)|sun and';
  for (const flags of ['u', 'gu', 'giu']) {
    expectAlike(`(?<![\\p{L}\\p{N}])(?:${body}${LONG})(?![\\p{L}\\p{N}])`, flags, texts);
    expectAlike(`\\b(?:${body}${LONG})\\b`, flags, texts);
    expectAlike(`${body}${LONG}`, flags, texts);
    expectAlike(`(?:(a|the) sun|(r)ain|${body}${LONG})`, flags, texts);
    expectAlike(`(?:|x|${body}${LONG})`, flags, texts);
  }
});

test('a pattern whose alternatives are bound to each other is not taken apart', () => {
  const body = 'a|b|c|d|e|f|g';
  for (const source of [
    `(?:${body}${LONG})+`,
    `(a)(?:${body}${LONG})`,
    `(a)|\\1b|${body}${LONG}`,
    `x(?:${body}${LONG})`,
  ]) {
    expect(Alternatives.of(source, 'u')).toBeNull();
  }
  expect(Alternatives.of(`${body}${LONG}`, 'y')).toBeNull();
  expect(Alternatives.of(`[|]a${LONG}`, 'u')).toBeNull();
  expect(Alternatives.of(`${body}${LONG}`, 'u')).not.toBeNull();
});

test('the long tables of words match every question as ordinary patterns do', () => {
  const sources = [
    ...TOPIC_WORDS.flatMap(({ plain, shared }) => [plain, shared]),
    ...UNCOVERED_WORDS.flatMap(({ all }) => all),
  ].filter((source) => source.length > 600);
  const texts = [...OTHER_QUESTIONS, ...QUESTIONS.map(([question]) => question)].map(plainText);
  const patterns = sources.map((source) => {
    const words = tried(wholeWords(source));
    return { words, ordinary: new RegExp(words.source, words.flags) };
  });
  for (const text of texts) {
    for (const { words, ordinary } of patterns) {
      const [own, others] = [words, ordinary].map((pattern) => matchesOf(text, pattern));
      if (own.length + others.length > 0)
        expect({ text, all: own.map((match) => [match.index, ...match]) }).toEqual({
          text,
          all: others.map((match) => [match.index, ...match]),
        });
    }
  }
});

test('no generated pattern that matches a generated text is skipped, and none taken apart matches otherwise', () => {
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
      fc.constantFrom('[ab]', '.', '\\w', '(?:\\b)', '[ -]'),
      tie('pattern').map((inner) => `(?:${inner})`),
      tie('pattern').map((inner) => `(${inner})`),
    ),
  }));
  const text = fc.array(letter, { maxLength: 8 }).map((letters) => letters.join(''));
  fc.assert(
    fc.property(pattern, text, (source, written) => {
      if (new RegExp(`^(?:${String(source)})$`, 'u').test(written)) expect(may(String(source), written)).toBe(true);
    }),
    { numRuns: 400 },
  );
  fc.assert(
    fc.property(fc.array(pattern, { minLength: 6, maxLength: 9 }), fc.array(text, { maxLength: 3 }), (all, written) => {
      expectAlike(
        `${all.map((source) => `(?:${String(source)})`.replaceAll(/\((?!\?)/g, '(?:')).join('|')}${LONG}`,
        'gu',
        [written.join(' ')],
      );
    }),
    { numRuns: 150 },
  );
});
