/** Answers from the past, the climate, sunlight, the aurora and the trend of pressure. */
import { describe, expect, test } from 'bun:test';
import { dateOfEpochDay } from '../../../src/time/civil.ts';
import { DAY_MS } from '../../../src/time/units.ts';
import type { DateNormals } from '../../../src/weather/normals/normals.ts';
import { placeNamed } from '../interpretations.ts';
import { answered, contextOf, FORECAST, span, weatherOf } from './setting.ts';

describe('the last time', () => {
  const rain = weatherOf({ precipitationMm: (hour) => (hour === -20 || hour === -19 || hour === 30 ? 1.5 : 0) });
  const time = span(-48, 12, 'days', 'past');

  test('is the latest hour before now, with what fell on its day', () => {
    const { text } = answered([contextOf(rain, time)], { topics: ['rain'], form: 'last' });
    expect(text).toBe(
      'The last rain in Leeds was yesterday (Friday 20 November), in the hour from 05:00; 3 mm fell that day.',
    );
  });

  test('that is not found says how far was searched', () => {
    const { text } = answered([contextOf(weatherOf({}), time)], { topics: ['snow'], form: 'last' });
    expect(text).toBe('No snow in Leeds since Thursday 19 November: that is as far back as was searched.');
  });

  test('is never made up from the climate', () => {
    const climate = weatherOf({ precipitationMm: 1 }, { ...FORECAST, source: 'typical' });
    const { text } = answered([contextOf(climate, time)], { topics: ['rain'], form: 'last' });
    expect(text).toStartWith('There is no source for past weather in Leeds');
  });
});

describe('solar panels', () => {
  test('give their peak power times the sunlight times the performance ratio', () => {
    // 500 W/m² for a day are 12 kWh/m²; 4 kW × 12 × 0.8.
    const { text } = answered([contextOf(weatherOf({ shortwaveWm2: 500 }))], { topics: ['solar-power'], panelsKw: 4 });
    expect(text).toMatch(/^About 38\.4 kWh from 4 kW .*: an estimate from 12 kWh\/m² .* ratio of 80 %/);
  });

  test('are not known without all of the sunlight', () => {
    const gap = weatherOf({ shortwaveWm2: (hour) => (hour === 36 ? Number.NaN : 100) });
    expect(answered([contextOf(gap)], { topics: ['solar-power'] }).text).toContain('is not known');
  });
});

describe('pressure', () => {
  // The words of the Met Office for hPa in three hours.
  test.each([
    [0, 'steady'],
    [0.1, 'rising slowly'],
    [1.6, 'rising'],
    [-3.6, 'falling quickly'],
    [-6.3, 'falling very rapidly'],
  ])('that changes by %p hPa in three hours is %s', (change, words) => {
    const weather = weatherOf({ seaLevelPressureHpa: (hour) => 1000 + (change * hour) / 3 });
    const now = span(12, 13, 'now');
    expect(answered([contextOf(weather, now)], { topics: ['pressure'] }).text).toContain(`, ${words}: `);
  });
});

describe('the aurora', () => {
  const tromso = placeNamed('Tromsø');
  const night = span(18, 30, 'hours');
  const tonight = (kpIndex: number, cloudPct: number, place = tromso) =>
    answered([contextOf(weatherOf({ kpIndex, cloudPct }), night, { place })], { topics: ['aurora'], form: 'yes-no' });

  test('needs the Kp of the latitude, darkness and a clear sky', () => {
    expect(tonight(3, 10).verdict).toBe('yes');
    expect(tonight(3, 95).verdict).toBe('no');
    expect(tonight(3, 95).text).toContain('behind cloud');
    // Leeds lies at 55° of geomagnetic latitude: NOAA's table asks for a Kp of 6.
    const leeds = placeNamed('Leeds');
    expect(tonight(4, 10, leeds)).toMatchObject({ verdict: 'no' });
    expect(tonight(4, 10, leeds).text).toContain('A Kp of 4 is forecast, and 6 is needed at this latitude.');
    expect(tonight(7, 10, leeds).verdict).toBe('yes');
  });

  test('has a season where summer nights are light, and is told of no night then', () => {
    const best = (place: typeof tromso): string =>
      answered([contextOf(weatherOf({}), span(0, 24 * 365, 'month', 'typical'), { place })], {
        topics: ['aurora', 'visit'],
        form: 'which-month',
      }).text;
    // At 69.65° N the sun of 15 April, at 9.7° of declination, sinks to 10.7° below the horizon, that of 15 March to 22.5°.
    expect(best(tromso)).toStartWith('Nights in Tromsø are dark enough for the aurora from September to March.');
    expect(best(placeNamed('Leeds'))).toStartWith('Nights in Leeds are dark enough for the aurora from ');
    expect(best(placeNamed('Seattle'))).toContain('from January to December. The aurora is most frequent');
    expect(best(placeNamed('Singapore'))).toContain('does not reach');
  });

  test('is not known without a forecast of Kp', () => {
    expect(tonight(Number.NaN, 10)).toMatchObject({ verdict: null });
  });
});

describe('against what is normal', () => {
  const spread = { mean: 6, p10: 2, p50: 6, p90: 10 };
  const usual = {
    method: 'climatology',
    normals: {
      spreads: {
        temperatureMeanC: spread,
        precipitationMm: { ...spread, mean: 2 },
        windMaxKmh: { ...spread, mean: 20 },
      },
      hours: Array.from({ length: 24 }, () => ({ cloudPct: 60 })),
    },
    years: { first: 2006, last: 2025, count: 20 },
    provenance: FORECAST,
  } as unknown as DateNormals;
  const asked = (temperatureC: number, extreme: 'most' | 'least' | null) =>
    answered([contextOf(weatherOf({ temperatureC }), span(24, 48), { usual })], {
      topics: ['normal'],
      form: 'yes-no',
      extreme,
    });

  test('a degree or more is a difference', () => {
    expect(asked(9, 'most').verdict).toBe('yes');
    expect(asked(9, 'least').verdict).toBe('no');
    expect(asked(6.5, 'most').verdict).toBe('no');
    expect(asked(6.5, null).verdict).toBe('yes');
    expect(asked(9, 'most').text).toBe(
      'Yes, it will be 3 °C warmer than normal in Leeds tomorrow (Sunday 22 November): 9 °C on average, against 6 °C. Eight of ten such days have 2 to 10 °C on average. Normal is the mean of the fifteen days around it in the years 2006–2025.',
    );
  });

  test('wind and cloud are held against their own normals, never against those of the warmth', () => {
    const of = (topic: 'wind' | 'cloud', columns: Parameters<typeof weatherOf>[0], extreme: 'most' | 'least') =>
      answered([contextOf(weatherOf(columns), span(24, 48), { usual })], {
        topics: ['normal', topic],
        form: 'yes-no',
        extreme,
      });
    expect(of('wind', { windKmh: 32 }, 'most').text).toStartWith(
      'Yes, it will be windier than normal in Leeds tomorrow (Sunday 22 November): up to 32 km/h, against 20 km/h.',
    );
    expect(of('wind', { windKmh: 22 }, 'most').verdict).toBe('no');
    expect(of('cloud', { cloudPct: 20 }, 'least').text).toStartWith(
      'Yes, it will be sunnier than normal in Leeds tomorrow (Sunday 22 November): 20 % cloud cover on average, against 60 %.',
    );
    expect(of('cloud', { cloudPct: 65 }, 'most').verdict).toBe('no');
  });
});

test('the sea that no source has is not replaced by the air', () => {
  const inland = { ...weatherOf({}), absent: ['sea'] as const };
  const { text, facts } = answered([contextOf(inland)], { topics: ['sea-temperature'] });
  expect(text).toBe('There is no source for the sea in Leeds in this service.');
  expect(facts).toEqual([]);
  const coast = weatherOf({ seaTemperatureC: 14.2, waveHeightM: 1.6 });
  expect(answered([contextOf(coast)], { topics: ['sea-temperature'] }).text).toStartWith('14 °C in the sea in Leeds');
  expect(answered([contextOf(coast)], { topics: ['waves'] }, 'imperial').text).toStartWith('Waves of 5 ft in Leeds');
});

test('of two wishes for a month each is told by the months, and the sun by its hours', () => {
  const year = span(0, 24 * 365, 'month', 'typical');
  const months = Array.from({ length: 12 }, (_, i) => ({
    date: dateOfEpochDay(Date.UTC(2026, i, 15) / DAY_MS),
    holidayIndex: 60,
    meanC: 10 + i,
    highC: 15 + i,
    lowC: 5 + i,
    rainMm: 50,
    wetDays: 10,
    snowCm: 0,
    cloudPct: 50,
    windKmh: 20 + i,
    humidityPct: 70,
    sunshineHours: 100 + i,
  }));
  const context = contextOf(weatherOf({}), year, { months });
  const told = (topics: readonly ['wind' | 'sun', 'temperature']): string =>
    answered([context], { topics, form: 'which-month', extreme: null }).text;
  expect(told(['wind', 'temperature'])).toContain('The wind in Leeds: January (20 km/h)');
  expect(told(['wind', 'temperature'])).toContain('The temperature in Leeds: January (10 °C)');
  expect(told(['sun', 'temperature'])).toContain('Sunshine in Leeds: January (100 hours)');
});
