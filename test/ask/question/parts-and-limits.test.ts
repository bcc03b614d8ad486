/** Each hour of a list is answered, a limit is held against what it is meant for, and the quantity named outranks what it is for. */
import { describe, expect, test } from 'bun:test';
import { understood } from './reading.ts';

/** The times of the first place on the clock of London or Leeds: "11 09:00". */
function startsOf(question: string): string[] {
  return understood(question).subjects[0].times.map(({ fromMs }) =>
    new Date(fromMs + 3_600_000).toISOString().slice(8, 16).replace('T', ' '),
  );
}

describe('each hour that is named is answered', () => {
  test.each<[question: string, starts: string[]]>([
    ['temps at 9, 12 and 3 tomorrow in Leeds', ['11 09:00', '11 12:00', '11 15:00']],
    ['wind at 9 and 5 in Leeds tomorrow', ['11 09:00', '11 17:00']],
    ['tee-off 8.40 tomorrow in Leeds, how windy?', ['11 08:40']],
    ['kick off 3 on Saturday in Leeds, rain?', ['13 15:00']],
    ['wind in Leeds 10 tomorrow', ['11 10:00']],
    ['Is March or May wetter in Leeds?', ['01 01:00', '01 00:00']],
  ])('%s', (question, starts) => {
    expect(startsOf(question)).toEqual(starts);
  });

  test.each(['will it be above 10 tomorrow in Leeds', 'UV 10 tomorrow in Leeds?', 'force 8 tomorrow in Leeds?'])(
    '%s names no hour',
    (question) => {
      expect(understood(question).subjects[0].times[0].grain).toBe('day');
    },
  );

  test('"spring 2026" is three months', () => {
    const [time] = understood('total rainfall spring 2026 in Leeds').subjects[0].times;
    expect(new Date(time.fromMs + 3_600_000).toISOString().slice(0, 7)).toBe('2026-03');
    expect(time.era).toBe('past');
  });
});

describe('a limit is held against what it is meant for', () => {
  test.each([
    'Stage roof limit 40 km/h at Leeds on Saturday, are we under?',
    'crane rated to 20 m/s, Leeds Friday',
    'marquee rated for 50 mph, Leeds Saturday',
    'yurt max wind 45 mph in Leeds tonight',
  ])('%s: it is held against gusts', (question) => {
    const { topics, threshold } = understood(question);
    expect(topics.slice(0, 2)).toEqual(['gusts', 'wind']);
    expect(threshold?.topic).toBe('gusts');
  });

  test.each([
    'paint needs over 5 °C, ok tomorrow in Leeds?',
    'is it above 5 degrees for mortar in Leeds tomorrow',
    'needs to be over 10 degrees for the sealant, Leeds Friday',
    'tomatoes out, above 8 degrees in Leeds tonight?',
  ])('%s: the lowest temperature counts', (question) => {
    expect(understood(question).threshold?.hours).toBe('every');
  });
});

describe('the quantity that is named is what is asked', () => {
  test.each<[question: string, topic: string]>([
    ['will rain beat me to washing off the car at 5 in Leeds', 'rain'],
    ['last usable light tomorrow in Leeds', 'dusk'],
    ['first shooting light in Leeds on Saturday', 'dawn'],
    ['how low will the sun be at 5pm tomorrow in Leeds', 'sun-height'],
    ['when does the fog burn off in Leeds tomorrow', 'fog'],
    ['when will the sun burn through the cloud in Leeds', 'sun'],
    ['is a cold front coming through Leeds this week', 'temperature'],
    ['too cold for bedding plants in Leeds this week?', 'temperature'],
    ['wind and sea for Brighton tomorrow', 'waves'],
    ['dip in Lake Garda on Saturday - how cold?', 'lake-water'],
    ["where's the wind coming from", 'wind'],
  ])('%s', (question, topic) => {
    const { topics } = understood(question);
    expect<string>(topics[0]).toBe(topic);
  });

  test('a cold front is a drop of temperature', () => {
    expect(understood('is a cold front coming through Leeds this week')).toMatchObject({
      form: 'when',
      turn: 'cooler',
    });
  });

  test('words of context are known with their hyphen', () => {
    expect(understood('tee-off 8.40 tomorrow in Leeds, rain? Start-line 9am').unexplained).toEqual([]);
  });

  test('whether to cancel gets no yes or no that is one to the rain', () => {
    expect(understood('Rain in Leeds on Saturday, do we ring the campsite and cancel?').form).toBe('value');
  });
});
