/** The console's words: they agree with those of the service, and say figures as people read them. */
import { describe, expect, test } from 'bun:test';
import { activitiesMatching } from '../../src/console/parts/activity-box.tsx';
import { hasPicture } from '../../src/console/parts/activity-picture.tsx';
import { adviceInWords } from '../../src/console/parts/chances.tsx';
import { dateMeant } from '../../src/console/parts/day-box.tsx';
import { VERDICT_SCORES, VERDICT_WORDS } from '../../src/console/parts/verdict-mark.tsx';
import { limitsInWords } from '../../src/console/parts/why.tsx';
import {
  dayInWords,
  endTimeOf,
  figure,
  inTen,
  issueInWords,
  laterDate,
  messageForPeople,
  placeInWords,
  withUnit,
} from '../../src/console/words.ts';
import { activityListing, BUILT_IN } from '../../src/decision/activities.ts';
import { VERDICT_FLOORS } from '../../src/decision/limits.ts';
import { VERDICTS } from '../../src/decision/verdict.ts';

const activities = activityListing(BUILT_IN);

describe('what the service also knows', () => {
  test('the verdicts and the scores from which they hold', () => {
    expect([...VERDICT_WORDS]).toEqual([...VERDICTS]);
    expect(VERDICT_SCORES).toEqual({ ...VERDICT_FLOORS, avoid: 0 });
  });

  test('each activity that comes with it has a picture of its own', () => {
    expect(activities.map(({ id }) => id).filter((id) => !hasPicture(id))).toEqual([]);
  });

  test('no issue is said with a hyphen between its words', () => {
    const issues = new Set(activities.flatMap(({ factors }) => factors.map(({ issue }) => issue)));
    expect([...issues].map(issueInWords).filter((words) => /[a-z]-[a-z]/.test(words))).toEqual([]);
  });

  test('every limit can be said, and none is said as undefined or null', () => {
    for (const { factors } of activities) {
      for (const limit of factors) expect(limitsInWords(limit)).not.toMatch(/undefined|null|NaN|Infinity/);
    }
    const open = { from: null, to: null };
    expect(limitsInWords({ good: [{ from: null, to: 40 }], avoid: [{ from: 62, to: null }], unit: 'km/h' })).toBe(
      'good up to 40 km/h; avoid from 62 km/h',
    );
    expect(
      limitsInWords({
        good: [
          { from: 5, to: 9 },
          { from: 12, to: null },
        ],
        avoid: [],
        unit: '%',
      }),
    ).toBe('good 5 to 9% or from 12%');
    expect(limitsInWords({ good: [open], avoid: [], unit: '' })).toBe('never worse than good');
  });
});

describe('figures', () => {
  test('odds are in tenths, and neither none nor all where it is not quite', () => {
    expect([0, 0.02, 0.26, 0.71, 0.97, 1].map(inTen)).toEqual([
      '0 in 10',
      'under 1 in 10',
      '3 in 10',
      '7 in 10',
      'over 9 in 10',
      '10 in 10',
    ]);
  });

  test('are as exact as they need be, with a true minus', () => {
    expect([-3.94, 0.0953, 12, 1016.4].map(figure)).toEqual(['−3.9', '0.095', '12', '1,016.4']);
    expect(withUnit(10, '%')).toBe('10%');
    expect(withUnit(-2, '°C')).toBe('−2 °C');
  });

  test('a chance and its limit are not said alike when they differ', () => {
    const advice = { go: false, chance_of_loss: 0.3333, break_even: 0.33 };
    expect(adviceInWords(advice)).toBe(
      'Putting it off pays. The chance that it goes wrong is 33.3 %; going ahead pays only up to 33 %.',
    );
  });
});

describe('days and places', () => {
  test('dates are counted across months, years and the days on which clocks change', () => {
    expect(laterDate('2026-12-31', 1)).toBe('2027-01-01');
    expect(laterDate('2028-02-28', 1)).toBe('2028-02-29');
    expect(laterDate('2026-03-28', 1)).toBe('2026-03-29');
    expect(dateMeant('tomorrow', '2026-10-31')).toBe('2026-11-01');
    expect(dayInWords('2026-11-24')).toBe('Tuesday 24 November');
  });

  test('a span that ends with its day ends at 24:00', () => {
    expect(endTimeOf('2026-11-25 00:00')).toBe('24:00');
    expect(endTimeOf('2026-11-24 18:00')).toBe('18:00');
  });

  test('a place is named without what is empty or said twice, and by its point where nothing has a name', () => {
    const POINT = { lat: 12.5, lon: -30 };
    expect(placeInWords({ name: '', region: '', country: '', ...POINT })).toBe('12.5, -30');
    expect(placeInWords({ name: 'Singapore', region: '', country: 'Singapore', ...POINT })).toBe('Singapore');
    expect(placeInWords({ name: 'Leeds', region: 'England', country: 'United Kingdom', ...POINT })).toBe(
      'Leeds, England, United Kingdom',
    );
  });

  test('an activity is found by its name and by what else it is called, the name first', () => {
    const found = (text: string) => activitiesMatching(activities, text).map(({ id }) => id);
    expect(found('run')[0]).toBe('running');
    expect(found('jog')).toContain('running');
    expect(found('painting')[0]).toBe('exterior-painting');
    expect(found('')).toHaveLength(activities.length);
    expect(found('zzz')).toEqual([]);
  });
});

test.each([
  [
    "'golff' is not an activity. Did you mean golf? /v1/activities lists them all.",
    "'golff' is not an activity. Did you mean golf?",
  ],
  [
    'The API key is not valid: it is mistyped or has been revoked. Check the X-API-Key header.',
    'The API key is not valid: it is mistyped or has been revoked.',
  ],
  [
    "The question names no place: name a town in it, or send 'location' beside it.",
    'The question names no place: name a town in it, or choose a place above.',
  ],
  ['Send your API key in the X-API-Key header.', 'Send your API key in the X-API-Key header.'],
])('the page says of %s what is for people', (message, words) => {
  expect(messageForPeople(message)).toBe(words);
});
