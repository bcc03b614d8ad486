/** Figures that a question brings along are set against the weather; other numbers only count something. */
import { describe, expect, test } from 'bun:test';
import type { Topic } from '../../../src/ask/question/interpretation.ts';
import { statedFigures } from '../../../src/ask/question/stated-figures.ts';
import { read, understood } from './reading.ts';

describe('a stated figure', () => {
  test.each<[text: string, topics: Topic[], found: [text: string, topic: Topic][]]>([
    ['gusts 30, only 4 pegs', ['gusts'], [['gusts 30', 'gusts']]],
    ['aqi 145, quick 5k', ['air-quality'], [['aqi 145', 'air-quality']]],
    [
      '28 km/h and 12% humidity',
      ['humidity'],
      [
        ['28 km/h', 'wind'],
        ['12%', 'humidity'],
      ],
    ],
    ["it's 2 degrees and raining", ['rain'], [['2 degrees', 'temperature']]],
    [
      'wind 20 gusting 35',
      ['wind', 'gusts'],
      [
        ['wind 20', 'wind'],
        ['gusting 35', 'gusts'],
      ],
    ],
    ['uv index of 7', ['uv'], [['uv index of 7', 'uv']]],
    ['waves of 2 m', ['waves'], [['2 m', 'waves']]],
    ['gauge says 22mm rain', ['rain'], [['22mm', 'rain']]],
    ['up a 9m ladder', ['gusts'], []],
    ['a 10k on a 5 km loop', ['wind'], []],
    ['a 50 degree slope', ['temperature'], []],
    ['kids 5 and 8', ['general'], []],
    ['thunder at 6', ['thunder'], []],
    ['wind 10-15', ['wind'], []],
    ['wind 6pm', ['wind'], []],
  ])('%s', (text, topics, expected) => {
    const found = statedFigures(text, topics, []);
    expect(found.map((figure): [string, Topic] => [figure.text, figure.topic])).toEqual(expected);
  });

  test('is no limit that is asked about', () => {
    expect(understood('will it be over 20 mph in Leeds tomorrow').stated).toEqual([]);
    expect(understood('is it below 5 degrees in Leeds').stated).toEqual([]);
  });

  test('of what is asked is answered by the value, without a yes', () => {
    expect(understood("it's 2 degrees in Glencoe right")).toMatchObject({ form: 'value', stated: ['2 degrees'] });
    expect(understood('is it really 41 degrees in Seville today').form).toBe('value');
  });
});

describe('a number that counts something', () => {
  test.each([
    'is it good for golf in Troon saturday with 3 kids',
    'is it ok for 12 people at a bbq in Bath on sunday',
    'can kids 5 and 8 go to the beach in Brighton tomorrow',
    'is it good for a 5 km run in Leeds tomorrow',
  ])('%s is no word that was not read', (question) => {
    expect(read(question).kind).toBe('interpreted');
    expect(understood(question)).toMatchObject({ unexplained: [], stated: [] });
  });
});

describe('words that cannot turn a judgement round', () => {
  test.each([
    'good for golf in Troon saturday reckon',
    'is it good running weather in Oslo tomorrow eh',
    'can we sail in Cowes on sunday, first time out, innit',
    'can we play tennis in Leeds on sunday with jules',
    'can my lad play tennis in Hove on friday after school',
    'wie wird das Wetter in Kiel am Samstag, wollen segeln',
    'on veut courir à Lyon demain',
  ])('%s', (question) => expect(understood(question).unexplained).toEqual([]));
});

describe('a value that changes slowly, or is asked for as it is, is that of now', () => {
  test.each([
    "what's the temperature in Leeds",
    'what is the wind in Dover',
    "what's the humidity in Leeds",
    'snow depth in Davos',
    'sea temperature in Brighton',
    'quelle est la température à Lyon',
  ])('%s', (question) => expect(understood(question).subjects[0].times[0].grain).toBe('now'));

  test.each(["what's the temperature going to be in Leeds", 'temperature in Leeds', "what's the high in Leeds"])(
    '%s is for the day',
    (question) => expect(understood(question).subjects[0].times[0].grain).toBe('day'),
  );
});

describe('weather that a question supposes is set against the forecast, which may not have it', () => {
  test.each([
    ['can I drive to York tonight if it snows', 'if it snows'],
    ["if it's icy tomorrow can I cycle to work in Leeds", "if it's icy"],
    ['should I still fly the drone tomorrow in York if the wind picks up', 'if the wind picks up'],
  ])('%s', (question, words) => expect(understood(question).stated).toEqual([words]));

  test.each([
    'can I cycle tomorrow if it stays dry in Leeds',
    "can we cycle saturday if it doesn't rain in York",
    "can I walk the dog at 5 if it isn't raining in Leeds",
    'will it rain in Leeds tomorrow, and if it rains how much',
  ])('%s supposes none', (question) => expect(understood(question).stated).toEqual([]));
});
