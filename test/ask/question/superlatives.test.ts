/** Every adjective of the weather is read in each of its degrees, whatever is asked with it. */
import { expect, test } from 'bun:test';
import { read } from './reading.ts';

/** An adjective in its three degrees, with the topics that it may be about. */
const ADJECTIVES: ReadonlyArray<readonly [own: string, more: string, most: string, topics: string]> = [
  ['warm', 'warmer', 'warmest', 'temperature'],
  ['cold', 'colder', 'coldest', 'temperature'],
  ['chilly', 'chillier', 'chilliest', 'temperature feels-like'],
  ['wet', 'wetter', 'wettest', 'rain'],
  ['dry', 'drier', 'driest', 'rain'],
  ['windy', 'windier', 'windiest', 'wind'],
  ['calm', 'calmer', 'calmest', 'wind'],
  ['gusty', 'gustier', 'gustiest', 'gusts'],
  ['sunny', 'sunnier', 'sunniest', 'sun cloud'],
  ['bright', 'brighter', 'brightest', 'sun cloud'],
  ['cloudy', 'cloudier', 'cloudiest', 'cloud sun'],
  ['foggy', 'foggier', 'foggiest', 'fog'],
  ['muggy', 'muggier', 'muggiest', 'humidity'],
  ['frosty', 'frostier', 'frostiest', 'ice'],
  ['snowy', 'snowier', 'snowiest', 'snow'],
];

const QUESTIONS: ReadonlyArray<readonly [words: string, forms: string]> = [
  ['which day is MOST this week', 'which-day'],
  ["what's the MOST day this week", 'which-day'],
  ["what's the MOST part of tomorrow", 'when'],
  ['MOST month in leeds', 'which-month'],
  ['is tomorrow MORE than today', 'compare'],
  ['is it MORE in leeds or york', 'compare'],
  ['which is MORE, saturday or sunday', 'compare'],
  ['is it OWN now', 'yes-no'],
  ['will it be OWN tonight', 'yes-no'],
  ['when was the last OWN day', 'last'],
  ['when is the next OWN day', 'run when which-day'],
];

test.each(QUESTIONS)('%s', (words, forms) => {
  const others: string[] = [];
  for (const [own, more, most, topics] of ADJECTIVES) {
    const question = words.replace('OWN', own).replace('MORE', more).replace('MOST', most);
    const result = read(question);
    const meaning =
      result.kind === 'interpreted' ? `${result.interpretation.topics[0]} ${result.interpretation.form}` : result.kind;
    const [topic = '', form = ''] = meaning.split(' ');
    if (!topics.split(' ').includes(topic) || !forms.split(' ').includes(form)) others.push(`${question}: ${meaning}`);
  }
  expect(others).toEqual([]);
});
