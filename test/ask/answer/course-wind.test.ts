/** The wind on a course is told by its part on that course; a difference that is asked for is told with its sign. */
import { expect, test } from 'bun:test';
import type { Course } from '../../../src/ask/question/interpretation.ts';
import { subject } from '../interpretations.ts';
import { answered, contextOf, TOMORROW, weatherOf, york } from './setting.ts';

const onCourse = (course: Partial<Course>, windDirectionDeg: number) =>
  answered([contextOf(weatherOf({ windKmh: 20, windDirectionDeg }), TOMORROW)], {
    topics: ['wind'],
    form: 'yes-no',
    course: { asks: 'headwind', asksWhether: true, bearingDeg: 90, isBack: false, ...course },
  });

test('a wind from where the course leads is a headwind, and one from behind is none', () => {
  expect(onCourse({}, 90).text).toBe(
    'Yes, a headwind in Leeds tomorrow (Sunday 22 November) on a course to the E: 20 km/h from the E, 20 km/h of it against you.',
  );
  // The cosine of 45° is 0.707.
  expect(onCourse({}, 45).text).toContain('20 km/h from the NE, 14 km/h of it against you');
  expect(onCourse({}, 270).text).toMatch(/^No, a tailwind in Leeds/);
  expect(onCourse({ asks: 'tailwind' }, 270).text).toMatch(/^Yes, a tailwind in Leeds .*20 km\/h of it behind you/);
  expect(onCourse({}, 0).text).toMatch(/^No, a wind from the side in Leeds/);
});

test('without a whether there is no verdict', () => {
  const { verdict, text } = onCourse({ asksWhether: false }, 90);
  expect({ verdict, text }).toMatchObject({ verdict: null, text: expect.stringMatching(/^A headwind in Leeds/) });
});

test('a way back begins at the second place, whose wind gives the verdict', () => {
  const contexts = [
    contextOf(weatherOf({ windKmh: 20, windDirectionDeg: 90 }), TOMORROW),
    contextOf(weatherOf({ windKmh: 20, windDirectionDeg: 270 }), TOMORROW, {
      place: york,
      subject: subject(york, [TOMORROW]),
    }),
  ];
  const { text } = answered(contexts, {
    topics: ['wind'],
    form: 'value',
    course: { asks: 'headwind', asksWhether: true, bearingDeg: 270, isBack: true },
  });
  expect(text).toMatch(/^Yes, a headwind in York .* A tailwind in Leeds /);
});

test('of a way there and back each is told at the place where it begins, without a verdict', () => {
  const contexts = [
    contextOf(weatherOf({ windKmh: 20, windDirectionDeg: 90 }), TOMORROW),
    contextOf(weatherOf({ windKmh: 20, windDirectionDeg: 90 }), TOMORROW, {
      place: york,
      subject: subject(york, [TOMORROW]),
    }),
  ];
  const { verdict, text } = answered(contexts, {
    topics: ['wind'],
    form: 'value',
    course: { asks: 'headwind', asksWhether: false, bearingDeg: 90, isBack: false, returns: true },
  });
  expect(verdict).toBeNull();
  expect(text).toMatch(/^A headwind in Leeds .* course to the E: .* A tailwind in York .* course to the W: /);
});

test('a difference is that of the first against the second, of the values as they are shown', () => {
  const contexts = [
    contextOf(weatherOf({ temperatureC: 8.6, windKmh: 30 }), TOMORROW),
    contextOf(weatherOf({ temperatureC: 12.4, windKmh: 10 }), TOMORROW, {
      place: york,
      subject: subject(york, [TOMORROW]),
    }),
  ];
  const asked = { form: 'compare', asksDifference: true } as const;
  expect(answered(contexts, { ...asked, topics: ['temperature'], extreme: 'most' }).text).toBe(
    'Leeds will be 3 °C colder than York tomorrow (Sunday 22 November): 9 °C against 12 °C.',
  );
  expect(answered(contexts.toReversed(), { ...asked, topics: ['temperature'], extreme: 'least' }).text).toBe(
    'York will be 3 °C warmer than Leeds tomorrow (Sunday 22 November): 12 °C against 9 °C.',
  );
  const imperial = answered(contexts, { ...asked, topics: ['temperature'] }, 'imperial');
  expect(imperial.text).toContain('7 °F colder than York tomorrow (Sunday 22 November): 47 °F against 54 °F');
  expect(answered(contexts, { ...asked, topics: ['wind'] }).text).toBe(
    'Leeds will be windier than York tomorrow (Sunday 22 November) by 20 km/h: 30 km/h against 10 km/h.',
  );
});

test('a wind is from a quarter within a point and a half, nearly from it within two and a half', () => {
  const from = (windDirectionDeg: number) =>
    answered([contextOf(weatherOf({ windKmh: 20, windDirectionDeg }), TOMORROW)], {
      topics: ['wind'],
      form: 'yes-no',
      windFromDeg: 90,
    });
  expect(from(112).text).toMatch(/^Yes, wind of .* from the ESE in Leeds/);
  expect(from(45).text).toMatch(/^Maybe, wind of .* from the NE/);
  expect(from(270).text).toMatch(/^No, wind of .* from the W/);
});
