/** What is usual: the same for whoever asks, in the scale of scores, and different where and when life is. */
import { describe, expect, test } from 'bun:test';
import { BUILT_IN } from '../../src/decision/activities.ts';
import { usualScoreAt } from '../../src/operations/usual-score.ts';
import type { Place } from '../../src/place/place.ts';
import type { CivilDate } from '../../src/time/civil.ts';
import { TypicalSource } from '../../src/weather/sources/typical/source.ts';
import { typicalWeather } from '../../src/weather/sources/typical/typical.ts';
import { profileOf } from '../decision/scenario.ts';

const source = new TypicalSource(typicalWeather, () => 0);
let asked = 0;
const weather = {
  typical: (place: Place, from: CivilDate, to: CivilDate, nowMs: number) => {
    asked++;
    return source.days({ place, from, to }, nowMs);
  },
};

const place = (lat: number, lon: number, tzId: string): Place => ({
  name: 'There',
  region: '',
  country: '',
  countryCode: '',
  geonameId: null,
  lat,
  lon,
  tzId,
  elevationM: 50,
});
const leeds = place(53.797, -1.544, 'Europe/London');
const phoenix = place(33.448, -112.074, 'America/Phoenix');

const usual = (at: Place, activity: string, date: string, hours = {}): number =>
  usualScoreAt(weather, at, profileOf(activity), hours)(date as CivilDate);

describe('the usual score', () => {
  test('is a score, for every activity in every month', () => {
    for (const { id } of BUILT_IN.profiles) {
      for (const month of ['01', '04', '07', '10']) {
        const score = usual(leeds, id, `2026-${month}-15`);
        expect(score).toBeWithin(0, 100.001);
      }
    }
  });
  test('is that of the month and the cell, whichever date and point in them is asked about, and is computed once', () => {
    const first = usual(leeds, 'golf', '2026-05-01');
    const before = asked;
    expect(usual({ ...leeds, lat: 53.8 }, 'golf', '2027-05-31')).toBe(first);
    expect(asked).toBe(before);
    expect(usual(leeds, 'golf', '2026-06-01')).not.toBe(first);
  });
  test('knows seasons, places and hours', () => {
    expect(usual(leeds, 'beach', '2026-07-15')).toBeGreaterThan(usual(leeds, 'beach', '2026-01-15'));
    expect(usual(phoenix, 'exterior-painting', '2026-11-15')).toBeGreaterThan(
      usual(leeds, 'exterior-painting', '2026-11-15'),
    );
    expect(usual(leeds, 'gardening', '2026-01-15', { from: 2, to: 5 })).toBeLessThan(
      usual(leeds, 'gardening', '2026-01-15', { from: 11, to: 14 }),
    );
  });
});
