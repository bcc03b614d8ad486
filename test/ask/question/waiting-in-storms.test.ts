/** Who waits in a place that a storm makes dangerous, and what is told behind a wish, never gets the weather alone as an answer. */
import { describe, expect, test } from 'bun:test';
import { understood } from './reading.ts';

describe('who waits under a tree for a storm to pass is in danger', () => {
  test.each([
    'were under a big oak waiting for the storm to pass in richmond park, how long will it be',
    "we're sheltering under a tree till the storm passes, how long",
    'stuck under a pine in a thunderstorm, when does it stop',
  ])('%s', (question) => expect(understood(question).uncovered).toBe('lightning-shelter'));

  test('who waits indoors is not', () => {
    expect(understood('when will the storm pass').uncovered).toBeNull();
  });
});

describe('whether the wind suits what is not judged has no answer of figures alone', () => {
  test.each([
    ['paragliding at devils dyke thursday, im only just qualified, is the wind alright', 'aviation'],
    ['paragliding thursday, is the wind ok', 'aviation'],
    ['can i take the paddleboard out, the waves are flat', 'water'],
    ['paddleboard ok today, its blowing off the land', 'water'],
    ['can i get round the bottom of the cliffs from saltburn to staithes tomorrow', 'tidal-crossing'],
    ['Is Lake Louise frozen enough in late November to walk across?', 'ice-bearing'],
    ['can i fly my mini 3 over the beach at Newquay this evening or too windy', 'over-people'],
    ['having a bonfire to get rid of the hedge trimmings tonight, wind light enough?', 'fire'],
    ['how much more snow tonight in buffalo? the flat roof on the shed already has 2 foot', 'snow-load'],
  ])('%s', (question, subject) => expect<string | null>(understood(question).uncovered).toBe(subject));

  test('a figure is told as one', () => {
    expect(understood('paragliding thursday, how windy')).toMatchObject({ topics: ['wind'], uncovered: null });
  });
});

describe('what else stands around a question', () => {
  test('two dry days in a row on Thursday and Friday are looked for within both', () => {
    const { subjects, days } = understood('roofing job thurs and fri in cork, will i get two dry days in a row');
    expect(days).toMatchObject({ asks: 'run', kind: 'dry', length: 2 });
    expect(subjects[0].times.map(({ grain, fromMs, toMs }) => [grain, (toMs - fromMs) / 3_600_000])).toEqual([
      ['days', 48],
    ]);
  });

  test('the way home begins when the work ends', () => {
    const [time] = understood('on nights till 8am, will it be raining when i cycle home').subjects[0].times;
    expect(new Date(time.fromMs).toISOString().slice(11, 16)).toBe('07:00');
  });

  test("a night's work ends in the morning", () => {
    for (const question of [
      'nightshift till 6, will it rain when i walk home',
      'on nights till 6, is it raining when i walk home',
    ]) {
      const [time] = understood(question).subjects[0].times;
      expect(new Date(time.fromMs).toISOString().slice(11, 16)).toBe('05:00');
    }
  });

  test('El Niño is no town', () => {
    expect(understood('is el niño going to make this a wet summer').subjects[0].source).toBe('default');
  });

  test('rain anywhere on a drive asks for the rain', () => {
    expect<readonly string[]>(understood('leeds to york drive sunday morning, rain anywhere?').topics).toEqual([
      'rain',
    ]);
  });

  test('the thick coat of an animal is no garment', () => {
    expect(understood('my dog has a thick coat, too hot for a walk at 3').garment).toBeNull();
    expect(understood('will i need a thick coat').garment).not.toBeNull();
  });
});
