/** What was asked for leads the answer: the weather of two days that are compared, the chance, the unit, the time of a limit. */
import { describe, expect, test } from 'bun:test';
import { answered, contextOf, FORECAST, span, TOMORROW, weatherOf } from './setting.ts';

const TODAY = span(0, 24);
const TYPICAL = { ...FORECAST, source: 'typical' as const };
const CHRISTMAS = { ...TOMORROW, era: 'typical' as const };

describe('two days that are compared', () => {
  const compared = (columns: Parameters<typeof weatherOf>[0]) => {
    const weather = weatherOf(columns);
    const question = { topics: ['general'] as const, form: 'compare' as const, comparesPlainly: true as const };
    return answered([contextOf(weather, TODAY), contextOf(weather, TOMORROW)], question).text;
  };

  test('are told by their weather, the difference of the warmth first', () => {
    const text = compared({ temperatureC: (hour) => (hour < 24 ? 8 : 14) });
    expect(text).toStartWith('Today (Saturday 21 November) will be 6 °C colder than tomorrow (Sunday 22 November)');
    expect(text).toContain('8 °C against 14 °C');
    expect(text).not.toContain('score');
  });

  test('that are as warm as each other are told by the rain', () => {
    const text = compared({
      precipitationMm: (hour) => (hour < 24 ? 0 : 0.5),
      precipitationProbabilityPct: (hour) => (hour < 24 ? 0 : 90),
    });
    expect(text).toStartWith('Tomorrow (Sunday 22 November) will be wetter than today (Saturday 21 November)');
  });
});

describe('the chance', () => {
  const usual = (columns: Parameters<typeof weatherOf>[0]) => {
    const weather = weatherOf(columns, TYPICAL);
    const { temperatureC, windKmh, cloudPct, shortwaveWm2 } = weather.columns;
    const range = { temperatureC, windKmh, cloudPct, shortwaveWm2 };
    return { ...weather, usualRange: { low: range, high: range } };
  };

  test('of snow on a date to come leads, before its amount', () => {
    const weather = usual({ snowfallCm: 0.1, precipitationMm: 0.2, precipitationProbabilityPct: 40 });
    const question = { topics: ['snow'] as const, form: 'value' as const, fallWanted: 'chance' as const };
    expect(answered([contextOf(weather, CHRISTMAS)], question).text).toMatch(
      /^Typically \d+ % chance of snow in Leeds .*, 2\.4 cm of snow on average\./,
    );
  });

  test('of rain leads too, and an amount where that is asked', () => {
    const weather = usual({ precipitationMm: 0.2, precipitationProbabilityPct: 40 });
    const said = (fallWanted: 'chance' | 'amount') =>
      answered([contextOf(weather, CHRISTMAS)], { topics: ['rain'], form: 'value', fallWanted }).text;
    expect(said('chance')).toMatch(/^Typically \d+ % chance of rain in Leeds/);
    expect(said('amount')).toStartWith('On average 4.8 mm of rain in Leeds');
  });
});

describe('the unit that is asked for', () => {
  test('is that of pressure in kilopascals', () => {
    const weather = weatherOf({ seaLevelPressureHpa: 1016 });
    const question = { topics: ['pressure'] as const, unitsAsked: { pressure: 'kPa' as const } };
    expect(answered([contextOf(weather)], question).text).toStartWith('101.6 kPa at sea level in Leeds');
  });

  test('is watts per square metre for the sunlight of one hour', () => {
    const weather = weatherOf({ shortwaveWm2: 380 });
    const noon = span(36, 37, 'hours');
    expect(answered([contextOf(weather, noon)], { topics: ['solar'] }).text).toStartWith('380 W/m² of sunlight');
    expect(answered([contextOf(weather)], { topics: ['solar'] }).text).toStartWith('9.1 kWh/m² of sunlight');
  });
});

describe('one value', () => {
  test('of no snow on the ground is said once', () => {
    const weather = weatherOf({ snowDepthM: 0 });
    const { text } = answered([contextOf(weather)], { topics: ['snow-depth'], form: 'yes-no' }, 'imperial');
    expect(text).toBe('No, there will be no snow on the ground in Leeds tomorrow (Sunday 22 November).');
  });

  test('of UV in the dark has no highest hour', () => {
    const { text } = answered([contextOf(weatherOf({ uvIndex: 0 }))], { topics: ['uv'] });
    expect(text).toBe('A UV index of 0 in Leeds tomorrow (Sunday 22 November).');
  });

  test('of humidity at one hour has one dew point', () => {
    const { text } = answered([contextOf(weatherOf({}), span(39, 40, 'hours'))], { topics: ['humidity'] });
    expect(text).toContain('70 % relative humidity in Leeds');
    expect(text).toContain('with a dew point of 5 °C');
  });
});

describe('when a limit is crossed', () => {
  const threshold = {
    topic: 'temperature',
    comparison: 'above',
    value: 12,
    upTo: null,
    unit: 'celsius',
    text: 'above 12',
    asked: { value: 12, unit: '°C' },
  } as const;
  const when = (temperatureC: number | ((hour: number) => number)) =>
    answered([contextOf(weatherOf({ temperatureC }))], { topics: ['temperature'], form: 'when', threshold }).text;

  test('the time is told, and not until when it is not', () => {
    expect(when((hour) => (hour >= 38 && hour < 40 ? 15 : 8))).toBe(
      'Temperature above 12 in Leeds from 14:00 until 16:00.',
    );
  });

  test('a limit that is crossed all the time is said to be', () => {
    expect(when(15)).toBe('Temperature above 12 in Leeds all the time tomorrow (Sunday 22 November).');
  });
});

test('what is usual is told where it cannot be told whether it is as usual', () => {
  const { text, verdict } = answered([contextOf(weatherOf({}, TYPICAL))], { topics: ['normal'], form: 'yes-no' });
  expect(verdict).toBeNull();
  expect(text).toStartWith(
    'Whether it is as usual in Leeds tomorrow (Sunday 22 November) is not known. Typically 10 °C.',
  );
});

describe('many times at one place', () => {
  test('name the place and the day once', () => {
    const weather = weatherOf({ temperatureC: (hour) => hour });
    const parts = [24, 27, 30].map((hour) => contextOf(weather, span(hour, hour + 3, 'hours')));
    expect(answered(parts, { topics: ['temperature'] }).text).toBe(
      '24 to 26 °C in Leeds tomorrow (Sunday 22 November) from 00:00 to 03:00. 03:00–06:00: 27 to 29 °C. 06:00–09:00: 30 to 32 °C.',
    );
  });

  test('of several days are told by their dates', () => {
    const parts = [6, 30, 54].map((hour) => contextOf(weatherOf({}), span(hour, hour + 12, 'hours')));
    expect(answered(parts, { topics: ['temperature'] }).text).toContain(
      'Sunday 22 November: 10 °C. Monday 23 November:',
    );
  });
});

describe('what nobody measured', () => {
  const YESTERDAY = span(-24, 0, 'day', 'past');
  const weather = weatherOf({ precipitationProbabilityPct: 5 }, TYPICAL);

  test('has no yes and no no', () => {
    const rain = answered([contextOf(weather, YESTERDAY)], { topics: ['rain'], form: 'yes-no' });
    expect(rain.verdict).toBeNull();
    expect(rain.text).toContain('What was measured is not at hand');
  });

  test('is no comparison, and its caveat is one beside that of a forecast', () => {
    const contexts = [contextOf(weather, YESTERDAY), contextOf(weather, TODAY)];
    const { text, verdict } = answered(contexts, { topics: ['temperature'], form: 'compare', asksWhether: true });
    expect(verdict).toBeNull();
    expect(text).toContain('Neither what was measured nor a forecast is at hand');
    expect(text).not.toContain('What was measured is not at hand');
  });
});

test('two spans that are compared are named without "from"', () => {
  const weeks = [span(-168, -24, 'days', 'past'), span(-24, 0, 'days', 'past')];
  const weather = weatherOf({ temperatureC: (hour) => (hour < -24 ? 10 : 14) });
  const contexts = weeks.map((week) => contextOf(weather, week));
  const { text } = answered(contexts, { topics: ['temperature'], form: 'compare', asksWhether: true });
  expect(text).toMatch(/^No, Saturday 14 November to Thursday 19 November was 4 °C colder than/);
});

test('a share of the sky says what it is', () => {
  const weather = weatherOf({ cloudPct: (hour) => (hour < 48 ? 60 : 20) });
  const { text } = answered([contextOf(weather, span(24, 96, 'days'))], {
    topics: ['cloud'],
    form: 'which-day',
    extreme: 'most',
  });
  expect(text).toStartWith('Sunday 22 November (60 % cloud cover) will be the cloudiest day in Leeds');
});
