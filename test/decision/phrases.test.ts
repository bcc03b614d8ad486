/** Every phrase of every variable, with values that are hard on the grammar; articles; what a sentence may not say. */
import { describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import { formatUnknown } from '../../src/decision/cause-words.ts';
import { decideDay } from '../../src/decision/decide.ts';
import { joinNames, withArticle } from '../../src/decision/grammar.ts';
import { formatFact, formatLimit, type PhraseContext, uvClass } from '../../src/decision/phrases.ts';
import { VARIABLES, type Variable } from '../../src/decision/variables.ts';
import { questionOf } from './scenario.ts';

const PLAIN: PhraseContext = {
  units: 'metric',
  rainChance: Number.NaN,
  snowing: false,
  temperatureC: 3,
  obscuredBy: null,
  visibilityKnown: true,
  tooLow: false,
  thickKgM2: 0.8,
};

describe('articles', () => {
  const ARTICLES: ReadonlyArray<[text: string, said: string]> = [
    ['8 % chance', 'an 8 % chance'],
    ['80 % chance', 'an 80 % chance'],
    ['8.5 K rise', 'an 8.5 K rise'],
    ['11 % chance', 'an 11 % chance'],
    ['11.5 K rise', 'an 11.5 K rise'],
    ['18 km/h wind', 'an 18 km/h wind'],
    ['1 % chance', 'a 1 % chance'],
    ['7 % chance', 'a 7 % chance'],
    ['12 % chance', 'a 12 % chance'],
    ['110 km gap', 'a 110 km gap'],
    ['180 m gap', 'a 180 m gap'],
  ];
  for (const [text, said] of ARTICLES) test(said, () => expect(withArticle(text)).toBe(said));
});

describe('a limit of each variable', () => {
  const VALUES = [-11, -8, -1, -0.3, 0, 0.04, 0.1, 0.5, 0.8, 1, 2, 8, 11, 18, 26, 80, 85, 100, 180, 800, 25_000];
  for (const variable of Object.keys(VARIABLES) as Variable[]) {
    test(`${variable} reads as English in both units`, () => {
      for (const value of VALUES) {
        for (const units of ['metric', 'imperial'] as const) {
          for (const tooLow of [false, true]) {
            for (const rainChance of [Number.NaN, 0, 0.08, 0.11, 0.6]) {
              const said = formatLimit(variable, value, { ...PLAIN, units, tooLow, rainChance });
              expect(said).not.toMatch(/NaN|undefined|null| {2}|\d%|\( | \)|^ | $/);
              // "an 8 %", "an 11 %", "a 12 %".
              expect(said).not.toMatch(/\ba (8|11\b(?![\d.]{2})|18\b)/);
              expect(said).not.toMatch(/\ban (?!8|11|18)\d/);
              expect(said).not.toMatch(/index [\d.]+ of 1|mag\/arcsec|sun -?0°|air quality index of/);
            }
          }
        }
      }
    });
  }
  const SAID: ReadonlyArray<[variable: Variable, value: number, setting: Partial<PhraseContext>, said: string]> = [
    ['rain', 0, { rainChance: 0.08 }, 'an 8 % chance of rain'],
    ['rain', 0, { rainChance: 0.11, snowing: true }, 'an 11 % chance of snow'],
    ['rain', 0.2, { rainChance: 0.12 }, 'rain of 0.2 mm/h (12 % chance)'],
    ['rain', 0.2, {}, 'rain of 0.2 mm/h'],
    ['rain', 0.1, { units: 'imperial', rainChance: 0.4 }, 'a trace of rain (40 % chance)'],
    ['uv_index', 11, {}, 'extreme UV (index 11)'],
    ['us_aqi', 180, {}, 'air quality index 180'],
    ['inversion_index', 1, {}, 'a surface inversion'],
    ['ice_index', 0.9, { temperatureC: -3 }, 'ice on the ground at -3 °C'],
    ['moonlight', 2.1, {}, 'moonlight (sky 7 times as bright)'],
    ['sun_altitude', -0.2, { tooLow: true }, 'a sun on the horizon (0°)'],
    ['sun_altitude', -4, { tooLow: true }, 'twilight (sun 4° below the horizon)'],
    ['sun_altitude', -20, { tooLow: true }, 'darkness (sun 20° below the horizon)'],
    ['sun_altitude', 2, { tooLow: true }, 'a low sun (sun 2° above the horizon)'],
    ['visibility', 120, { obscuredBy: 'fog' }, 'fog (visibility 120 m)'],
    ['visibility', 3000, { obscuredBy: 'haze' }, 'smoke or haze (visibility 3 km)'],
    ['visibility', 130, { obscuredBy: 'fog', visibilityKnown: false }, 'fog'],
    ['visibility', 800, { visibilityKnown: false }, 'poor visibility'],
    ['pressure_change_3h', -8.2, {}, 'an 8.2 hPa fall of the pressure in 3 h'],
    ['pressure_change_3h', 0, {}, 'steady pressure'],
    ['dew_margin', -1.2, {}, 'surfaces 1.2 K below the dew point'],
    ['dew_margin', 0, {}, 'surfaces at the dew point'],
    ['dry_hours_ahead', 1, {}, 'only 1 h until rain'],
    ['grass_temperature', -2, {}, 'frost on the grass (-2 °C)'],
    ['apparent_temperature', 38, {}, 'heat that feels like 38 °C'],
    ['apparent_temperature', 38, { units: 'imperial' }, 'heat that feels like 100 °F'],
  ];
  for (const [variable, value, setting, said] of SAID) {
    test(said, () => expect(formatLimit(variable, value, { ...PLAIN, ...setting })).toBe(said));
  }
});

describe('a fact', () => {
  test('about rain says the forecast’s own highest chance, and calls dry what is', () => {
    expect(formatFact('rain', 0, 0, { ...PLAIN, rainChance: 0.04 })).toBe('dry');
    expect(formatFact('rain', 0, 0, { ...PLAIN, rainChance: 0.11 })).toBe('at most an 11 % chance of rain');
    expect(formatFact('rain', 0, 0, PLAIN)).toBe('dry');
    expect(formatFact('dry_hours_ahead', 24, 24, { ...PLAIN, rainChance: 0.04 })).toBe('dry for another 24 h or more');
    expect(formatFact('dry_hours_ahead', 24, 24, { ...PLAIN, rainChance: 0.24 })).toBe('rain unlikely for 24 h');
  });
  test('about an estimated visibility is none', () => {
    expect(formatFact('visibility', 10_000, 10_000, { ...PLAIN, visibilityKnown: false })).toBe('');
  });
  test('says calm, clear and flat instead of nothing', () => {
    expect(formatFact('wind', 0, 0, PLAIN)).toBe('no wind');
    expect(formatFact('cloud', 0, 0, PLAIN)).toBe('clear sky');
    expect(formatFact('wave_height', 0, 0, PLAIN)).toBe('flat water');
  });
});

test('UV is called as the World Health Organization calls it', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 20, noNaN: true }), (index) => {
      const shown = Math.round(index);
      const word =
        shown >= 11 ? 'extreme' : shown >= 8 ? 'very high' : shown >= 6 ? 'high' : shown >= 3 ? 'moderate' : 'low';
      expect(uvClass(index)).toBe(word);
    }),
  );
});

test('what is not known is a clause', () => {
  expect(formatUnknown([])).toBe('');
  expect(formatUnknown(['us_aqi'])).toBe('air quality is not known');
  expect(formatUnknown(['gust'])).toBe('gusts are not known');
  expect(formatUnknown(['wbgt', 'us_aqi', 'relative_humidity', 'gust'])).toBe(
    'humidity, air quality and gusts are not known',
  );
  expect(joinNames(['a', 'b'])).toBe('a and b');
});

test('where a warning is in force, it is the other ones that are not known', () => {
  expect(formatUnknown(['official-alerts'])).toBe('official warnings are not known');
  const hurricane = {
    event: 'Hurricane Warning',
    headline: '',
    severity: 'Extreme',
    area: 'drawn',
    startMs: Date.UTC(2026, 5, 10, 16),
    endMs: Date.UTC(2026, 5, 11, 9),
  } as const;
  const question = questionOf({ activity: 'running', alerts: [hurricane], otherAlerts: 'possible' });
  expect(decideDay(question)?.summary).toEndWith('; other official warnings are not known.');
});

test('still air is no wind of 0 km/h', () => {
  const still = { windKmh: 0, gustKmh: 0, wind80mKmh: 0, wind120mKmh: 0 };
  const summaryOf = (activity: string) => decideDay(questionOf({ activity, base: still }))?.summary;
  expect(summaryOf('drone-flying')).toContain('no wind at flight height');
  expect(summaryOf('sailing')).toEndWith(': no wind.');
  expect(summaryOf('driving')).toContain('no gusts');
});
