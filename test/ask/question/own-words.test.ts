/** What is said around a question is left out, and no word of the weather, of a time or of a name is taken for it. */
import { expect, test } from 'bun:test';
import { ownWords } from '../../../src/ask/question/own-words.ts';

test.each([
  ['Hi Fairday, will it rain?', 'will it rain?'],
  ['Morning! Will it rain', 'Will it rain'],
  ['Good evening all, how windy is it in Hull please and thank you?', 'how windy is it in Hull?'],
  ['random question but is it dry in York or what', 'is it dry in York'],
  ['👋 hello. quick question: is it foggy? thanks 🙏 xx', 'is it foggy?'],
  ['right, so, is it windy do you think', 'is it windy'],
  ['ok thanks so is it dry then', 'is it dry'],
  ['be honest, is it too hot for the lads', 'is it too hot for the lads'],
])('%s asks: %s', (question, own) => {
  expect(ownWords(question)).toBe(own);
});

test.each([
  'cool tomorrow?',
  'nice weekend?',
  'no rain tomorrow?',
  'morning rain tomorrow?',
  'right now is it raining',
  'good evening for the hot tub?',
  'will it be dry by then',
  'so hot today',
  'should i bring a hat for my mate',
  'is it sunny on the isle of man',
  'would sunscreen help',
  'sup in Bournemouth tomorrow',
  'ok for golf tomorrow?',
  'now, is it raining',
  'is there snow ☔',
  'thanks',
  'Hello!',
])('%s stays whole', (question) => {
  expect(ownWords(question)).toBe(question);
});
