/** The messages of every language have the same keys and arguments, and each is a sentence or a part of one. */
import { describe, expect, test } from 'bun:test';
import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';
import { IntlMessageFormat } from 'intl-messageformat';
import { EN } from '../../../src/ask/answer/sentences/en.ts';
import { ANSWER_LANGUAGES, answerLanguage, messagesOf } from '../../../src/ask/answer/sentences/messages.ts';
import { Speaker } from '../../../src/ask/answer/sentences/speaker.ts';

function argumentsOf(elements: readonly MessageFormatElement[]): Set<string> {
  return new Set(
    elements.flatMap((element) => {
      if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
      if (element.type !== TYPE.select && element.type !== TYPE.plural)
        return 'value' in element ? [element.value] : [];
      return [element.value, ...Object.values(element.options).flatMap(({ value }) => [...argumentsOf(value)])];
    }),
  );
}

function parsed(text: string, language: string): Set<string> {
  return argumentsOf(new IntlMessageFormat(text, language, undefined, { ignoreTag: true }).getAst());
}

/** What the code gives beside the arguments of the English message. */
function givenFor(key: string): Set<string> {
  const english = parsed(EN[key as keyof typeof EN], 'en');
  const more = [
    ...(key === 'clock' ? ['hour', 'minute'] : []),
    ...(english.has('be') ? ['tone'] : []),
    ...(key.startsWith('unit.') || /^wear\.(?:yes|maybe|no)$/.test(key) ? ['count'] : []),
  ];
  return new Set([...english, ...more]);
}

describe.each([...ANSWER_LANGUAGES])('the messages in %p', (language) => {
  const messages = Object.entries(messagesOf(language));

  test('are those of English, none more and none fewer', () => {
    expect(messages.map(([key]) => key).sort()).toEqual(Object.keys(EN).sort());
  });

  test('have no argument that is not given', () => {
    const unknown = messages.flatMap(([key, text]) =>
      [...parsed(text, language).difference(givenFor(key))].map((name) => `${key}: ${name}`),
    );
    expect(unknown).toEqual([]);
  });

  test('have no capital before the sentence, no double space, and a stop only at the end', () => {
    const odd = messages.filter(([, text]) => / {2}|^ | [.,;:](?!\S)/.test(text));
    expect(odd).toEqual([]);
  });
});

describe('the language of an answer', () => {
  test('is that asked for, else that of the question, else English', () => {
    expect(answerLanguage('en', 'de')).toBe('en');
    expect(answerLanguage('ja', 'en')).toBe('en');
    expect(answerLanguage(undefined, 'ja')).toBe('en');
  });

  test('writes numbers without grouping, and no sign before zero', () => {
    const english = new Speaker('en');
    expect([1015, -0, 4.25, -3].map((value) => english.number(value, 1))).toEqual(['1015', '0', '4.3', '-3']);
  });
});
