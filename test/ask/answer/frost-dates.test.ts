/** The usual dates of frost are the middle ones of whole winters, and a place without frost is said to have none. */
import { describe, expect, test } from 'bun:test';
import { DAY_MS } from '../../../src/time/units.ts';
import { PAST_DAY_VARIABLE_NAMES, type PastDays } from '../../../src/weather/normals/past-days.ts';
import { placeNamed } from '../interpretations.ts';
import { answered, contextOf, FORECAST, TOMORROW } from './setting.ts';

const FIRST_MS = Date.parse('2016-01-01T00:00:00Z');
const DAYS = 3653;

/** Ten years of days of which those in `frosty` have a low of −1 °C, and all others of 5 °C. */
function daysWith(frosty: (date: string) => boolean): PastDays {
  const startMs = Float64Array.from({ length: DAYS }, (_, i) => FIRST_MS + i * DAY_MS);
  const dates = [...startMs].map((ms) => new Date(ms).toISOString().slice(0, 10));
  const lows = Float32Array.from(dates, (date) => (frosty(date) ? -1 : 5));
  const columns = Object.fromEntries(
    PAST_DAY_VARIABLE_NAMES.map((name) => [name, name === 'temperatureMinC' ? lows : new Float32Array(DAYS)]),
  ) as PastDays['columns'];
  return { startMs, length: DAYS, columns, elevationM: 50, provenance: FORECAST };
}

/** Frost from 20 October (in even years 30 October) to 5 April. */
const isWinter = (date: string): boolean => {
  const day = date.slice(5);
  return day <= '04-05' || day >= (Number(date.slice(0, 4)) % 2 === 0 ? '10-30' : '10-20');
};

function textOf(past: PastDays, extreme: 'most' | 'least', place = placeNamed('Leeds')): string {
  const context = contextOf(null, { ...TOMORROW, text: null }, { pastDays: past, place });
  return answered([context], { topics: ['frost-dates', 'ice'], form: 'value', extreme }).text;
}

describe('the usual dates of frost', () => {
  test('are told with their span, the one that is asked for first', () => {
    const text = textOf(daysWith(isWinter), 'most');
    expect(text).toMatch(/^The last frost of a winter in Leeds is typically about 5 April; in the years 2016 to/);
    expect(text).toContain('The first frost of a winter in Leeds is typically about 30 October');
    expect(text).toContain('between 20 October and 30 October');
    expect(text).toContain('a low below 0 °C two metres above the ground');
    expect(textOf(daysWith(isWinter), 'least')).toMatch(/^The first frost of a winter in Leeds/);
  });

  test('of the south are those of the winter within the year', () => {
    const past = daysWith((date) => date.slice(5) >= '06-03' && date.slice(5) <= '08-20');
    const text = textOf(past, 'least', placeNamed('Canberra'));
    expect(text).toMatch(/^The first frost of a winter in Canberra.* about 3 June; .*The last .* about 20 August;/);
  });

  test('are none where frost is rare, which is said with its winters', () => {
    expect(
      textOf(
        daysWith(() => false),
        'most',
      ),
    ).toMatch(/^No winter in Leeds had a frost in the years 2016 to/);
    const rare = textOf(
      daysWith((date) => date === '2018-02-27'),
      'most',
    );
    expect(rare).toMatch(/^1 of 9 winters in Leeds had a frost/);
    expect(rare).not.toContain('typically');
  });
});
