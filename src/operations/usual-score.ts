/**
 * What an activity usually scores at a place in a month: the expectation towards which days are drawn as their forecast
 * becomes uncertain (`decision/rank.ts`).
 *
 * It is the mean score of three dates of the month in each of eight years of the embedded climate, in the hours of the
 * question: 24 days of the season, among which wet and dry spells, warm and cold ones, and phases of the moon have their
 * share. A pure function of cell, activity, month and hours, remembered: some 30 ms at the first question about a place in a
 * month, some 2 ms for each further activity.
 */
import { LRUCache } from 'lru-cache';
import { judgeDay } from '../decision/judge.ts';
import type { Profile } from '../decision/profile.ts';
import type { UsualScore } from '../decision/rank.ts';
import { cachePerOwner, memoize } from '../lib/memoize.ts';
import type { Place } from '../place/place.ts';
import { addDays, type CivilDate, civilDay, parseCivilDate } from '../time/civil.ts';
import { cellName, cellOf } from '../weather/cache/cell.ts';
import type { HourlyWeather } from '../weather/hourly.ts';
import type { Weather } from '../weather/weather.ts';
import { type DayQuestion, dayInput, NO_ALERTS } from './decision-days.ts';

/** Recent years, so that the clocks of the place are those of today. */
const YEARS = [2017, 2018, 2019, 2020, 2021, 2022, 2023, 2024];
const DAYS_OF_MONTH = ['06', '16', '26'];

/** Numbers per activity. */
const MAX_SCORES = 2_000;
/** Some 200 kB each: 24 days with a day before and after, in 27 columns. */
const MAX_MONTHS = 32;

const scores = cachePerOwner<Profile, number>(MAX_SCORES);
const months = new LRUCache<string, readonly SampledDay[]>({ max: MAX_MONTHS });

interface SampledDay {
  readonly date: CivilDate;
  readonly weather: HourlyWeather;
}

/** The usual score of the activity at the place, by date; computed where it is asked for. */
export function usualScoreAt(
  weather: Pick<Weather, 'typical'>,
  place: Place,
  profile: Profile,
  question: Pick<DayQuestion, 'from' | 'to'>,
): UsualScore {
  const centre = { ...place, ...cellOf(place) };
  const cell = `${cellName(place)} ${place.tzId} ${place.elevationM}`;
  return (date) => {
    const month = date.slice(5, 7);
    return memoize(scores(profile), `${cell} ${month} ${question.from} ${question.to}`, () => {
      const days = memoize(months, `${cell} ${month}`, () => sampleMonth(weather, centre, month));
      const hours = { ...question, location: place.name, activity: profile.id };
      return meanScore(days, centre, profile, hours);
    });
  };
}

function sampleMonth(weather: Pick<Weather, 'typical'>, place: Place, month: string): SampledDay[] {
  return YEARS.flatMap((year) =>
    DAYS_OF_MONTH.flatMap((day) => {
      const date = parseCivilDate(`${year}-${month}-${day}`);
      if (date === null) return [];
      // A day on either side: decisions look back, and ahead.
      const { startMs } = civilDay(place.tzId, date);
      return { date, weather: weather.typical(place, addDays(date, -1), addDays(date, 1), startMs) };
    }),
  );
}

/** NaN where no day can be judged. */
function meanScore(days: readonly SampledDay[], place: Place, profile: Profile, question: DayQuestion): number {
  const values = days.flatMap(({ date, weather }) => {
    const asOfMs = civilDay(place.tzId, date).startMs;
    return judgeDay(dayInput(profile, place, weather, date, question, asOfMs, NO_ALERTS))?.value ?? [];
  });
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
