import { describe, expect, test } from 'bun:test';
import { WEATHER_CODES, type WeatherCode, weatherCodeOf } from '../../../src/weather/conditions/codes.ts';
import { iconUrl } from '../../../src/weather/conditions/icons.ts';
import { LANGUAGES, type Language } from '../../../src/weather/conditions/languages.ts';
import { conditionText } from '../../../src/weather/conditions/texts.ts';

/** Scripts of the languages that are not written in Latin letters. */
const SCRIPTS: Readonly<Partial<Record<Language, RegExp>>> = {
  ar: /\p{Script=Arabic}/u,
  bn: /\p{Script=Bengali}/u,
  bg: /\p{Script=Cyrillic}/u,
  zh: /\p{Script=Han}/u,
  zh_tw: /\p{Script=Han}/u,
  zh_cmn: /\p{Script=Han}/u,
  zh_wuu: /\p{Script=Han}/u,
  zh_hsn: /\p{Script=Han}/u,
  zh_yue: /\p{Script=Han}/u,
  el: /\p{Script=Greek}/u,
  hi: /\p{Script=Devanagari}/u,
  ja: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  ko: /\p{Script=Hangul}/u,
  mr: /\p{Script=Devanagari}/u,
  pa: /\p{Script=Gurmukhi}/u,
  ru: /\p{Script=Cyrillic}/u,
  sr: /\p{Script=Cyrillic}/u,
  si: /\p{Script=Sinhala}/u,
  ta: /\p{Script=Tamil}/u,
  te: /\p{Script=Telugu}/u,
  uk: /\p{Script=Cyrillic}/u,
  ur: /\p{Script=Arabic}/u,
};
const LATIN = /\p{Script=Latin}/u;
/** What fits on one line of a small screen. */
const LONGEST = 45;

const textsOf = (lang: Language, isDay: boolean) => WEATHER_CODES.map((code) => conditionText(code, lang, isDay));

describe('condition texts', () => {
  test('there are 41 languages and 28 codes', () => {
    expect([new Set(LANGUAGES).size, new Set(WEATHER_CODES).size]).toEqual([41, 28]);
  });

  for (const lang of LANGUAGES) {
    test(`${lang}: every code has a short text of its own, by day and by night, in the script of the language`, () => {
      const script = SCRIPTS[lang] ?? LATIN;
      for (const isDay of [true, false]) {
        const texts = textsOf(lang, isDay);
        expect(new Set(texts).size).toBe(WEATHER_CODES.length);
        for (const text of texts) {
          expect(text).toBe(text.trim());
          expect(text.length).toBeGreaterThan(0);
          expect(text.length).toBeLessThanOrEqual(LONGEST);
          const foreign = [...text].filter((letter) => /\p{L}/u.test(letter) && !script.test(letter));
          expect([text, foreign]).toEqual([text, []]);
        }
      }
    });
  }

  test('the sun shines by day alone', () => {
    expect(conditionText(0, 'en', true)).toBe('Sunny');
    expect(conditionText(0, 'en', false)).toBe('Clear');
    expect(conditionText(61, 'de', false)).toBe(conditionText(61, 'de', true));
    expect(textsOf('en', false).filter((text) => /sun/i.test(text))).toEqual([]);
  });

  test('light, moderate and heavy are told apart by the same words whatever falls', () => {
    const steps: [WeatherCode, string][] = [
      [51, 'Light drizzle'],
      [57, 'Heavy freezing drizzle'],
      [63, 'Moderate rain'],
      [75, 'Heavy snow'],
      [82, 'Heavy showers'],
      [99, 'Thunderstorm with heavy hail'],
    ];
    for (const [code, text] of steps) expect(conditionText(code, 'en', true)).toBe(text);
  });
});

describe('weather codes', () => {
  test('those that Open-Meteo emits are themselves, and every code of the table is read as one of them', () => {
    for (const code of WEATHER_CODES) expect(weatherCodeOf(code)).toBe(code);
    for (let code = 0; code <= 99; code++) expect(weatherCodeOf(code)).not.toBeNull();
  });

  test('an unknown code is read as the nearest of its group', () => {
    expect([10, 17, 44, 49, 58, 69, 79, 83, 90, 97].map(weatherCodeOf)).toEqual([
      45, 95, 45, 48, 61, 73, 77, 85, 99, 95,
    ]);
  });

  test('what is no code has none', () => {
    expect([Number.NaN, -1, 100, 61.5].map(weatherCodeOf)).toEqual([null, null, null, null]);
  });
});

test('each code has an icon by day and by night below the base address', () => {
  for (const code of WEATHER_CODES) {
    expect(iconUrl(code, true, 'https://icons.example/x')).toMatch(
      /^https:\/\/icons\.example\/x\/[a-z-]*day[a-z-]*\.svg$/,
    );
    expect(iconUrl(code, false, 'https://icons.example/x')).toMatch(/\/[a-z-]*night[a-z-]*\.svg$/);
  }
  expect(iconUrl(0, false, 'b')).toBe('b/clear-night.svg');
});
