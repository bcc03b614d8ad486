/** Head- and tailwinds are asked about on a course: between two places, or towards a point of the compass. */
import { describe, expect, test } from 'bun:test';
import { bearingDeg } from '../../../src/ask/question/courses.ts';
import { understood } from './reading.ts';

test('the bearing from one place to another is that of the great circle', () => {
  // Chris Veness, Calculate distance, bearing and more between latitude/longitude points: Baghdad to Osaka sets out at 60°.
  expect(bearingDeg({ lat: 35, lon: 45 }, { lat: 35, lon: 135 })).toBeCloseTo(60, 0);
  expect(bearingDeg({ lat: 0, lon: 0 }, { lat: 10, lon: 0 })).toBeCloseTo(0, 9);
  expect(bearingDeg({ lat: 0, lon: 0 }, { lat: 0, lon: -10 })).toBeCloseTo(270, 9);
});

describe('a course runs as the question says', () => {
  test.each<[string, 'headwind' | 'tailwind' | null, boolean, boolean]>([
    ['will I have a headwind riding from Leeds to York tomorrow morning', 'headwind', true, false],
    ['tailwind home to York from Leeds at 6?', 'tailwind', true, true],
    ['is the wind behind me cycling from Leeds to York at 5', 'tailwind', true, false],
    ['headwind or tailwind on the ride from Leeds to York tomorrow', null, false, false],
    ['how strong is the headwind from Leeds to York at noon', 'headwind', false, false],
  ])('%s', (question, asks, asksWhether, isBack) => {
    const { course } = understood(question);
    expect(course).toMatchObject({ asks, asksWhether, isBack });
    // York lies to the east-north-east of Leeds.
    expect(course?.bearingDeg).toBeGreaterThan(45);
    expect(course?.bearingDeg).toBeLessThan(75);
  });

  test.each<[string, number]>([
    ['is there a headwind cycling west tomorrow in Leeds', 270],
    ['will the wind be in my face going north at 8am in Leeds', 0],
    ['headwind heading south-west from Leeds tomorrow?', 225],
  ])('%s', (question, deg) => {
    expect(understood(question).course?.bearingDeg).toBe(deg);
  });

  test.each([
    'Leeds to York by bike tomorrow, headwind going in or coming back',
    'headwind both ways Leeds to York?',
    'Leeds to York and back tomorrow, tailwind?',
  ])('of both ways neither has a yes or no: %s', (question) => {
    expect(understood(question).course).toMatchObject({ asksWhether: false, returns: true });
  });

  test('the way home alone is one way', () => {
    expect(understood('tailwind home to York from Leeds at 6?').course?.returns).toBeUndefined();
  });

  test('wind without a course has none', () => {
    for (const question of ['is it windy in Leeds', 'headwind tomorrow in Leeds?', 'wind from Leeds to York'])
      expect(understood(question).course).toBeUndefined();
  });
});

describe('"how much" wants the difference', () => {
  test.each([
    'how much warmer will tomorrow be than today in Leeds',
    'how much colder is Leeds than York',
    "what's the temperature difference between Leeds and York today",
    'is it warmer in Leeds or York tomorrow, by how much',
  ])('%s', (question) => {
    expect(understood(question)).toMatchObject({ form: 'compare', asksDifference: true });
  });

  test('a plain comparison does not', () => {
    expect(understood('is it warmer in Leeds or York tomorrow').asksDifference).toBeUndefined();
  });
});

describe('"sun" at the end is Sunday where nobody asks for the sun', () => {
  test.each(['bbq in Leeds sun', 'golf in York sun?', 'whats it like in Leeds sun'])('%s', (question) => {
    const [time] = understood(question).subjects[0].times;
    expect([time.text, new Date(time.fromMs).getUTCDay() === 6 || new Date(time.fromMs).getUTCDay() === 0]).toEqual([
      'sun',
      true,
    ]);
  });

  test.each(['is there any sun', 'Leeds sun tomorrow', 'how much sun', 'rain or sun in Leeds', 'best morning for sun'])(
    '%s',
    (question) => {
      const texts = understood(question).subjects[0].times.map(({ text }) => text);
      expect(texts).not.toContain('sun');
    },
  );
});

test('how long until dark is when it gets dark', () => {
  for (const question of ['how long till dark', 'how long until dark in Leeds', 'how long have I got till dark'])
    expect(understood(question)).toMatchObject({ form: 'when', topics: ['dusk'] });
  expect(understood('will it stay dry till dark in Leeds').topics[0]).toBe('rain');
});

test('a yes or no may stand behind what it comes from', () => {
  expect(understood('my knee hurts is it going to rain').form).toBe('yes-no');
  expect(understood('how warm is it going to be in Leeds').form).toBe('value');
});

describe('times that people say', () => {
  const hours = (question: string): string[] =>
    understood(question).subjects[0].times.map(
      ({ fromMs, toMs }) =>
        `${new Date(fromMs).toISOString().slice(11, 16)}–${new Date(toMs).toISOString().slice(11, 16)}`,
    );

  test('an hour before the sun sets is the hour around that moment', () => {
    const [before] = understood('an hour before sunset in Leeds will it rain').subjects[0].times;
    const [around] = understood('around sunset in Leeds will it rain').subjects[0].times;
    const sunsetMs = (around.fromMs + around.toMs) / 2;
    expect((before.fromMs + before.toMs) / 2).toBe(sunsetMs - 3_600_000);
    expect(before.toMs - before.fromMs).toBe(3_600_000);
  });

  test('a working day from six till two does not run into the night', () => {
    expect(hours('is it dry in Leeds from 6 till 2 tomorrow')).toHaveLength(1);
    expect(hours('from 6 to 9 tomorrow is it dry in Leeds')).toHaveLength(2);
  });

  test('children come out of school between three and four', () => {
    expect(hours('will it rain when the kids come out of school in Leeds')).toEqual(
      hours('will it rain from 3pm to 4pm in Leeds'),
    );
  });

  test('days of sun are counted, and hours of sun summed', () => {
    expect(understood('how many days of sun left this week in Leeds').form).toBe('count');
    expect(understood('how many hours of sun tomorrow in Leeds').topics[0]).toBe('sunshine');
  });

  test('all weekend is every hour of it', () => {
    expect(understood('will it be above 20 all weekend in Leeds').threshold?.hours).toBe('every');
  });
});
