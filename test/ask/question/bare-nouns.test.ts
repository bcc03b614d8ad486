/** What is in the air, its most and its least, without a place or a time: asked of the weather, and of the days or hours meant. */
import { describe, expect, test } from 'bun:test';
import { read, understood } from './reading.ts';

const HOUR_MS = 3_600_000;

describe('the most and the least are asked of the weather', () => {
  for (const [question, topic, form] of [
    ['which day has the strongest wind', 'wind', 'which-day'],
    ['which day has the least cloud', 'cloud', 'which-day'],
    ['what time is the wind strongest', 'wind', 'when'],
    ['when does the wind peak', 'wind', 'when'],
    ['hour with least wind', 'wind', 'when'],
    ['least windy hour tomorrow', 'wind', 'when'],
    ['which hour tomorrow has the least wind', 'wind', 'when'],
    ['my greenhouse vents stick, whats the lowest tonight in Perth scotland', 'temperature', 'value'],
    ["what's the coldest it gets in Ulaanbaatar", 'temperature', 'which-month'],
  ] as const)
    test(question, () => {
      const { topics, form: found } = understood(question);
      expect([topics[0], found]).toEqual([topic, form]);
    });

  test('not of what only has its name', () => {
    expect(read('who has the most wind power').kind).toBe('not-about-weather');
  });
});

test('a time of the day is looked for today', () => {
  const [time] = understood('what time is the wind strongest').subjects[0]?.times ?? [];
  expect((time?.toMs ?? 0) - (time?.fromMs ?? 0)).toBeLessThan(24 * HOUR_MS);
});

describe('what is in the air is the weather, if nothing else is said', () => {
  for (const noun of ['wind', 'cloud', 'sun', 'storm', 'mist', 'haze', 'breeze', 'heat', 'smoke', 'ice'])
    test(noun, () => {
      for (const question of [
        `what's the ${noun} like`,
        `how bad is the ${noun}`,
        `how's the ${noun} looking`,
        `is the ${noun} getting worse`,
        `has the ${noun} gone`,
        `when will the ${noun} stop`,
        `${noun} warning`,
      ])
        expect([question, read(question).kind]).toEqual([question, 'interpreted']);
    });

  test('and not where something else is', () => {
    for (const question of ['turn the heat up', 'how do i get rid of a cold', 'the wind in the willows', 'is ice cold'])
      expect([question, read(question).kind]).toEqual([question, 'not-about-weather']);
  });
});

describe('an activity that is only thought of is asked about', () => {
  for (const [question, activity] of [
    ['will I be able to mow the lawn', 'gardening'],
    ['thinking of painting the fence, good idea?', 'exterior-painting'],
    ['not sure whether to walk the dog', 'dog-walking'],
    ['is it too wet to run', 'running'],
    ['is it too damp to paint the fence', 'exterior-painting'],
  ] as const)
    test(question, () => {
      expect(understood(question).activity).toBe(activity);
    });
});

describe('a word or two are enough, where nothing else is said', () => {
  for (const question of [
    'wind?',
    'hot?',
    'wet?',
    'storm',
    'bbq?',
    'beach?',
    'golf?',
    'dog walk?',
    'stars tonight?',
    'which day is best',
  ])
    test(question, () => {
      expect(read(question).kind).toBe('interpreted');
    });

  test('unless they are of something else', () => {
    for (const question of ['really?', 'call mum?', 'how are you?', 'ice cream?'])
      expect([question, read(question).kind]).toEqual([question, 'not-about-weather']);
  });
});

test('what stands before the question is only why it is asked', () => {
  expect(understood('I have a hedge to trim 2 metres up on the steps in the front garden, is it blowy').topics).toEqual(
    ['wind'],
  );
  expect(understood('are we due any rain in the next fortnight? allotment, Sheffield').topics).toEqual(['rain']);
});
