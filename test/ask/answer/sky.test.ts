/** Answers about the sun and the moon, against almanacs: U.S. Naval Observatory and the instants of the moon's phases. */
import { describe, expect, test } from 'bun:test';
import type { Interpretation, RequestedTime } from '../../../src/ask/question/interpretation.ts';
import { placeNamed } from '../interpretations.ts';
import { answered, contextOf, span, weatherOf } from './setting.ts';

const tromso = placeNamed('Tromsø');
const sydney = placeNamed('Sydney');

function said(question: Partial<Interpretation>, time: RequestedTime, place = placeNamed('Leeds')) {
  return answered([contextOf(null, time, { place })], question);
}

const open = (from: number, to: number): RequestedTime => ({ ...span(from, to), text: null });

describe('the light of a day', () => {
  test('is told with its change since the day before', () => {
    // Leeds on 22 November 2026: sunrise 07:46, sunset 15:57; the days shorten by three minutes.
    expect(said({ topics: ['daylight'] }, span(24, 48)).text).toMatch(
      /^8 h 1\d min of daylight in Leeds tomorrow \(Sunday 22 November\), from 07:4\d to 15:5\d, 3 min shorter than the day before\.$/,
    );
  });

  test('has a night after it, with what of it is dark', () => {
    // Leeds, 22 to 23 November 2026: sunset 15:57, sunrise 07:48; civil twilight ends at 16:35 and begins at 07:09 (NOAA's formulas).
    expect(said({ topics: ['night-length'] }, span(24, 48)).text).toMatch(
      /^Night in Leeds tomorrow \(Sunday 22 November\): 15 h (?:49|5\d) min, from sunset at 15:5\d to sunrise at 07:4\d; dark for 14 h (?:2|3)\d min, from 16:3\d to 07:\d\d \(civil twilight\)\.$/,
    );
  });

  test('begins and ends in a direction, where that is asked', () => {
    // cos A = sin δ / cos φ with a declination of −20.1° gives 126° and 234° on the horizon; refraction and the disk some 1.5° less.
    const asked = { form: 'when', asksDirection: true } as const;
    expect(said({ topics: ['sunset'], ...asked }, span(24, 48)).text).toMatch(
      /^The sun sets in the SW in Leeds tomorrow \(Sunday 22 November\), at 23[56]° clockwise from north\. Sunset in Leeds/,
    );
    expect(said({ topics: ['sunrise'], ...asked }, span(24, 48)).text).toMatch(
      /^The sun rises in the SE .* at 12[45]°/,
    );
  });

  test('is dark before an hour if it is so at that hour, however dark the night before was', () => {
    const before = (hour: number) => said({ topics: ['dusk'], form: 'yes-no' }, span(24, 24 + hour, 'hours')).text;
    expect(before(16)).toStartWith('Maybe, it is twilight in Leeds tomorrow (Sunday 22 November) at 16:00');
    expect(before(18)).toStartWith('Yes, it is dark in Leeds tomorrow (Sunday 22 November) at 18:00');
    expect(before(15)).toStartWith('No, it is light in Leeds tomorrow (Sunday 22 November) at 15:00');
  });

  test('gets dark at the end of civil twilight, and the way there is counted', () => {
    expect(said({ topics: ['dusk'], form: 'when' }, open(12, 24)).text).toMatch(
      /^16:(39|40): it gets dark in Leeds today .* sunset is at (15:59|16:00)\. That is in 4 h (39|40) min\.$/,
    );
    expect(said({ topics: ['sunset'], form: 'when' }, open(12, 24)).text).toMatch(
      /at (15:59\. That is in 3 h 59|16:00\. That is in 4 h 0) min\.$/,
    );
  });

  test('is looked for as far as the clocks change, where a date is asked for', () => {
    const sunset = (minute: number) =>
      said({ topics: ['sunset'], form: 'when', sunLimit: { event: 'sunset', side: 'after', minute } }, open(12, 24))
        .text;
    // Leeds: 18:33 GMT on 27 March 2027 and 19:35 BST on 28 March, when the clocks go forward (NOAA's formulas).
    expect(sunset(19 * 60)).toMatch(/^Sunset in Leeds on Sunday 28 March 2027 is at 19:3\d\.$/);
    // 17:00 is reached in the first days of February; no sunset is as late as 23:00.
    expect(sunset(17 * 60)).toMatch(/^Sunset in Leeds on \w+ [5-8] February 2027 is at 17:0\d\.$/);
    expect(sunset(23 * 60)).toMatch(/^The latest sunset in Leeds .* June .*at 21:4\d\.$/);
  });

  test('is told by its dusks over several days, and not by the sun at one moment', () => {
    const all = said({ topics: ['dawn'], form: 'yes-no' }, span(24, 96, 'days'));
    expect(all.verdict).toBeNull();
    expect(all.text).not.toContain('above the horizon');
  });

  test('moves by the clocks of the zone, which go back and forward or never change', () => {
    // The rules of the European Union: the last Sundays of March and October at 01:00 UTC.
    expect(said({ topics: ['clock-change'], form: 'when' }, open(12, 24)).text).toBe(
      'The clocks in Leeds go forward to 02:00 on Sunday 28 March 2027 and back to 01:00 on Sunday 31 October 2027.',
    );
    expect(said({ topics: ['clock-change'], form: 'when' }, open(12, 24), placeNamed('Tokyo')).text).toBe(
      'The clocks in Tokyo do not change in the coming year.',
    );
  });

  test('knows whether it is dark', () => {
    const at = (from: number) => said({ topics: ['dusk'], form: 'yes-no' }, span(from, from + 1, 'hours'));
    expect(at(14).verdict).toBe('no');
    expect(at(20).verdict).toBe('yes');
    expect(at(16).verdict).toBe('maybe');
  });

  test('has no dusk nor golden hour where the sun does not pass', () => {
    const june = span(24 * 212, 24 * 213);
    expect(said({ topics: ['dusk'] }, june, tromso).text).toContain('It does not get dark');
    expect(said({ topics: ['golden-hour'] }, span(24 * 30, 24 * 31), tromso).text).toMatch(/^There is no golden hour/);
  });
});

describe('the moon and the seasons', () => {
  test('is full on 24 November 2026 (14:53 UTC), and new on 9 December (00:52 UTC)', () => {
    const full = (from: number, to: number) => said({ topics: ['full-moon'], form: 'yes-no' }, span(from, to, 'days'));
    expect(full(24, 48)).toMatchObject({ verdict: 'no' });
    expect(full(24, 48).text).toBe('No, the next full moon in Leeds is on Tuesday 24 November.');
    expect(full(48, 120)).toMatchObject({ verdict: 'yes' });
    expect(said({ topics: ['new-moon'], form: 'when' }, open(12, 24)).text).toBe(
      'The next new moon in Leeds is on Wednesday 9 December.',
    );
  });

  test('begins winter in the north on 21 December 2026 at 20:50 UTC, when summer begins in the south', () => {
    expect(said({ topics: ['solstice'], form: 'when' }, open(12, 24)).text).toMatch(
      /^The next winter solstice, the shortest day, is Monday 21 December at 20:5[01] and the next summer solstice/,
    );
    expect(said({ topics: ['solstice'], form: 'when' }, open(12, 24), sydney).text).toMatch(
      /^The next summer solstice, the longest day, is Tuesday 22 December at 07:5[01]/,
    );
    expect(said({ topics: ['equinox'], form: 'when' }, open(12, 24)).text).toMatch(
      /^The next spring equinox is Saturday 20 March 2027 at 20:2[45]/,
    );
  });
});

test('what has no source is named, and nothing stands in its place', () => {
  const { text, verdict, facts } = said({ topics: ['tides'], form: 'value' }, span(24, 48));
  expect(text).toBe('There is no source for tides in Leeds in this service.');
  expect(verdict).toBeNull();
  expect(facts).toEqual([]);
});

test('who wants to see the sun set is told the cloud of that hour, the clearest evening first where one is looked for', () => {
  // In Leeds the sun sets about four o'clock in November.
  const weather = weatherOf({
    cloudPct: (hour) => (hour % 24 === 15 || hour % 24 === 16 ? [80, 10, 50][Math.floor(hour / 24)] : 100),
  });
  const question = { topics: ['sunset', 'cloud'] as const, form: 'which-day' as const };
  expect(answered([contextOf(weather, span(12, 72, 'days'))], question).text).toContain(
    'Cloud cover in Leeds at that time: Sunday 22 November (10 %), Monday 23 November (50 %) and Saturday 21 November (80 %).',
  );
  const tonight = answered([contextOf(weather, span(15, 30, 'hours'))], { ...question, form: 'value' }).text;
  expect(tonight).toContain('Cloud cover in Leeds at that time: 80 %.');
});

test('whether there will be sun, when it is down, is told by the light', () => {
  const night = contextOf(weatherOf({ cloudPct: 10 }), span(20, 22, 'hours'));
  const sunny = answered([night], { topics: ['sun'], form: 'yes-no' });
  expect(sunny).toMatchObject({ verdict: 'no' });
  expect(sunny.text).toStartWith('No, it is dark in Leeds today (Saturday 21 November) from 20:00 to 22:00');
  expect(answered([night], { topics: ['sun'], form: 'value' }).verdict).toBeNull();
});
