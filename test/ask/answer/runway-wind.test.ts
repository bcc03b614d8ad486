/** The wind on a runway is told by its parts across and along it, in knots, and never as leave to land. */
import { describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import { windParts } from '../../../src/ask/answer/runway-wind.ts';
import { table, understood } from '../question/reading.ts';
import { answered, contextOf, TOMORROW, weatherOf } from './setting.ts';

const onRunway = (bearingDeg: number, windDirectionDeg: number) =>
  answered([contextOf(weatherOf({ windKmh: 20, gustKmh: 30, windDirectionDeg }), TOMORROW)], {
    topics: ['wind'],
    form: 'value',
    runway: { name: String(bearingDeg / 10).padStart(2, '0'), bearingDeg },
  });

describe('the wind on a runway', () => {
  test('has its part across by the sine and along by the cosine of the angle', () => {
    // 20 km/h at 30°: 10 across, 17.3 along.
    expect(onRunway(270, 300).text).toStartWith(
      'A crosswind of up to 10 km/h at 00:00 from the right on runway 27 in Leeds tomorrow (Sunday 22 November), with a headwind of 17 km/h',
    );
    expect(onRunway(270, 60).text).toContain('from the right on runway 27');
    expect(onRunway(270, 60).text).toContain('a tailwind of 17 km/h');
    expect(onRunway(90, 60).text).toContain('from the left on runway 09');
    expect(onRunway(270, 300).verdict).toBeNull();
  });

  test('is whole in its two parts, whatever the angle', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 150, noNaN: true }),
        fc.integer({ min: 0, max: 360 }),
        fc.integer({ min: 1, max: 36 }),
        (speed, from, number) => {
          const { acrossKmh, alongKmh } = windParts(0, speed, from, 10 * number);
          expect(Math.hypot(acrossKmh, alongKmh)).toBeCloseTo(speed, 6);
          const opposite = windParts(0, speed, from, 10 * number + 180);
          expect(opposite.acrossKmh).toBeCloseTo(-acrossKmh, 6);
        },
      ),
    );
  });
});

test.each(
  table(`
crosswind on rwy 27 at heathrow this afternoon => 27 270
whats the headwind component runway 9 southend tomorrow 10am => 09 90
wind on runway 27L at gatwick now => 27L 270
Seitenwind auf Piste 25 in Frankfurt morgen um 10 => 25 250
vent de travers piste 26 à Orly demain => 26 260
`),
)('%s', (question, expected) => {
  const { runway, unitsAsked } = understood(question);
  expect(`${runway?.name} ${runway?.bearingDeg}`).toBe(expected);
  expect(unitsAsked.speed).toBe('knots');
});

test('a headwind without a course is said to hang on one', () => {
  expect(understood('crosswind at shoreham tomorrow').lacksCourse).toBe(true);
  expect(understood('wind in Leeds tomorrow').lacksCourse).toBeUndefined();
  expect(understood('headwind or tailwind on the ride from Leeds to York tomorrow').lacksCourse).toBeUndefined();
});
