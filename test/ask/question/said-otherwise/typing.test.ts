/** A question is read alike however it is typed: with slips of the keys, without commas and marks, with words run together. */
import { describe, expect, test } from 'bun:test';
import { isEnglishWord } from '../../../../src/ask/question/english.ts';
import { openTestPlaces } from '../../../place/open.ts';
import { read } from '../reading.ts';

const QUESTIONS = `
will it rain in Leeds tomorrow morning
is it going to be windy in Brighton this weekend
do i need an umbrella in Manchester this afternoon
can i paint the fence in Derby on saturday
whats the temperature in Madrid right now
which day next week is best for cycling near Bath
how cold will it get tonight in Inverness
chance of thunderstorms in Austin tomorrow evening
will it snow in Oslo in december
when does the sun set in Lisbon tomorrow
is it warmer in Paris or Rome on friday
should i hang the washing out today in Cardiff
how much rainfall did Cardiff have yesterday
is tomorrow a good day for the beach in Bournemouth
what should i wear in Dublin this evening
weather forecast for Oxford on wednesday
average temperature in Seattle in november
will there be frost in York tonight
how strong will the wind be in Cowes on sunday afternoon
what was the highest temperature in London last week
will it be sunny for the wedding in Ascot next saturday
humidity in Singapore tomorrow
is it too hot for running in Seville at midday
best weekend for camping in Keswick
when will the rain stop in Glasgow
will the kids need sunscreen in Nice on thursday
`
  .trim()
  .split('\n');

/** A number from 0 to 1 for a text, ever the same. */
function chance(text: string): number {
  let hash = 2_166_136_261;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 16_777_619);
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32;
}

type Slip = (word: string, at: number) => string;
const SLIPS: Readonly<Record<string, Slip>> = {
  'a letter left out': (word, at) => word.slice(0, at) + word.slice(at + 1),
  'a letter twice': (word, at) => word.slice(0, at) + word[at] + word.slice(at),
  'two letters swapped': (word, at) => word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2),
};

const places = await openTestPlaces();
const MIN_LETTERS = 6;

/** The question with one slip in each of its longer words that are no names; words that a slip makes of another stay. */
function withSlips(question: string, name: string, slip: Slip): string[] {
  return [...question.matchAll(/(?<!\p{L})\p{Ll}+/gu)].flatMap(({ 0: word, index }) => {
    if (word.length < MIN_LETTERS) return [];
    const at = 1 + Math.floor(chance(name + question + word) * (word.length - 2));
    const typed = slip(word, at);
    const isOther = typed === word || isEnglishWord(typed) || places.namesAt([typed]).length > 0;
    return isOther ? [] : [question.slice(0, index) + typed + question.slice(index + word.length)];
  });
}

/** What is asked, without how it was said. */
function meaning(question: string): string {
  return JSON.stringify(read(question), (key, value: unknown) =>
    key === 'text' || key === 'confidence' ? undefined : value,
  );
}

describe('a slip in a word changes nothing of what is asked', () => {
  test.each(Object.entries(SLIPS))('%s', (name, slip) => {
    for (const question of QUESTIONS)
      for (const typed of withSlips(question, name, slip))
        expect([typed, meaning(typed)]).toEqual([typed, meaning(question)]);
  });
});

const VARIANTS: Readonly<Record<string, (question: string) => string>> = {
  'every word with a capital letter': (question) =>
    question.replace(/(?<![\p{L}\d'])\p{Ll}/gu, (letter) => letter.toUpperCase()),
  'words of messages': (question) =>
    question
      .replace(/\btomorrow\b/g, '2moro')
      .replace(/\btonight\b/g, '2nite')
      .replace(/\bthis weekend\b/g, 'this w/e')
      .replace(/\bweather\b/g, 'wx'),
  'words apart': (question) =>
    question
      .replace(/\btomorrow\b/g, 'to morrow')
      .replace(/\b(?<=this )afternoon\b/g, 'after noon')
      .replace(/\btonight\b/g, 'to-night'),
};

describe('habits of typing change nothing of what is asked', () => {
  test.each(Object.entries(VARIANTS))('%s', (_, typed) => {
    for (const question of QUESTIONS)
      expect([question, meaning(typed(question))]).toEqual([question, meaning(question)]);
  });
});

describe('how a question ends changes nothing of what is asked', () => {
  test.each(['?', '.', '...', '!', '?!', ' ?', '…'])('%s', (mark) => {
    for (const question of QUESTIONS)
      expect([question, meaning(question + mark)]).toEqual([question, meaning(question)]);
  });
});
