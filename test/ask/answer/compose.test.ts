/** Answers from weather that is known: verdicts by the bands, values with units, places and dates, and honest caveats. */
import { describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import type { AnswerUnits } from '../../../src/ask/answer/fact-units.ts';
import { ANSWER_LANGUAGES } from '../../../src/ask/answer/sentences/messages.ts';
import { Speaker } from '../../../src/ask/answer/sentences/speaker.ts';
import type { AskedUnits } from '../../../src/ask/question/asked-unit.ts';
import {
  FORMS,
  GARMENTS,
  type Interpretation,
  type Threshold,
  TOPICS,
  type Topic,
} from '../../../src/ask/question/interpretation.ts';
import { BUILT_IN } from '../../../src/decision/activities.ts';
import { placeNamed, subject } from '../interpretations.ts';
import { answered, contextOf, FORECAST, leeds, span, TOMORROW, weatherOf, york } from './setting.ts';

const RAIN: Partial<Interpretation> = { topics: ['rain'], form: 'yes-no' };

function rain(mmInAll: number, chancePct: number) {
  return weatherOf({
    precipitationMm: (hour) => (hour === 38 ? mmInAll : 0),
    precipitationProbabilityPct: (hour) => (hour === 38 ? chancePct : 0),
  });
}

describe('will it rain', () => {
  test.each([
    [0.5, 10, 'yes'],
    [0, 60, 'yes'],
    [0.49, 59, 'maybe'],
    [0.1, 0, 'maybe'],
    [0, 21, 'maybe'],
    [0.09, 20, 'no'],
  ] as const)('%p mm and a chance of %p %% → %p', (mm, pct, verdict) => {
    expect(answered([contextOf(rain(mm, pct))], RAIN).verdict).toBe(verdict);
    const dry = { yes: 'no', maybe: 'maybe', no: 'yes' }[verdict];
    const negated = answered([contextOf(rain(mm, pct))], { ...RAIN, negated: true });
    expect(String(negated.verdict)).toBe(dry);
  });

  test('is answered with verdict, place, date, amount and chance', () => {
    expect(answered([contextOf(rain(4.2, 80))], RAIN).text).toBe(
      'Yes, rain is expected in Leeds tomorrow (Sunday 22 November). 4.2 mm of rain, with a chance of 80 %.',
    );
    expect(answered([contextOf(rain(0, 5))], { ...RAIN, negated: true }).text).toBe(
      'Yes, it should stay dry in Leeds tomorrow (Sunday 22 November). 5 % chance of rain.',
    );
  });

  test('speaks of days gone by in the past, and of the climate as typical', () => {
    const past = contextOf(weatherOf({ precipitationMm: 0.2 }), span(-24, 0, 'day', 'past'));
    expect(answered([past], RAIN).text).toContain(
      'Yes, it rained in Leeds yesterday (Friday 20 November). 4.8 mm of rain.',
    );
    const usual = contextOf(weatherOf({ precipitationMm: 0.2 }, { ...FORECAST, source: 'typical' }));
    const { text } = answered([usual], RAIN);
    expect(text).toContain('Yes, rain is usual in Leeds');
    expect(text).toContain('This is the typical climate, not a forecast');
    expect(text).not.toMatch(/\bwill\b/);
  });

  test('does not count snow as rain', () => {
    const snow = weatherOf({
      temperatureC: -2,
      precipitationMm: 0.5,
      snowfallCm: 0.35,
      precipitationProbabilityPct: 90,
    });
    expect(answered([contextOf(snow)], RAIN).verdict).toBe('no');
    expect(answered([contextOf(snow)], { topics: ['snow'], form: 'yes-no' }).text).toMatch(
      /^Yes, snow is expected .* 8\.4 cm/,
    );
  });

  test('says when nothing is known', () => {
    const nothing = weatherOf({ precipitationMm: Number.NaN, precipitationProbabilityPct: Number.NaN });
    const { verdict, text } = answered([contextOf(nothing)], RAIN);
    expect(verdict).toBeNull();
    expect(text).toContain('is not known');
  });
});

describe('when', () => {
  const days = span(12, 24 * 7, 'days');

  test('names the hours in which it first happens, and the dry ones before', () => {
    const wet = weatherOf({
      precipitationMm: (hour) => (hour >= 62 && hour < 65 ? 0.8 : 0),
      precipitationProbabilityPct: (hour) => (hour >= 62 && hour < 65 ? 70 : 0),
    });
    expect(answered([contextOf(wet, days)], { topics: ['rain'], form: 'when' }).text).toBe(
      'Dry in Leeds until 14:00 on Monday 23 November; then rain until 17:00.',
    );
  });

  test('says up to where nothing is expected', () => {
    const { text } = answered([contextOf(weatherOf({}), days)], { topics: ['rain'], form: 'when' });
    expect(text).toStartWith('No rain is expected in Leeds from Saturday 21 November to Friday 27 November');
  });

  test('finds the end of rain, a short pause not taken for it', () => {
    const falling = (hour: number) => hour < 15 || hour === 16 || hour === 17;
    const wet = weatherOf({
      precipitationMm: (hour) => (falling(hour) ? 1 : 0),
      precipitationProbabilityPct: (hour) => (falling(hour) ? 90 : 0),
    });
    const { text } = answered([contextOf(wet, span(12, 36, 'days'))], {
      topics: ['rain'],
      form: 'when',
      negated: true,
    });
    expect(text).toBe('Rain should stop in Leeds at 18:00.');
  });

  test('is the hour of the extreme for a question with one', () => {
    const weather = weatherOf({ temperatureC: (hour) => (hour === 39 ? 17.6 : 8) });
    const { text } = answered([contextOf(weather)], { topics: ['temperature'], form: 'when', extreme: 'most' });
    expect(text).toBe('15:00 will be the warmest hour in Leeds tomorrow (Sunday 22 November): 18 °C.');
  });
});

describe('a stretch of a length that the question names', () => {
  test('is the one with least of the topic, and as long as asked', () => {
    const weather = weatherOf({ precipitationMm: (hour) => (hour % 24 >= 9 && hour % 24 < 12 ? 0 : 1) });
    const { text } = answered([contextOf(weather)], {
      topics: ['rain'],
      form: 'best-time',
      extreme: 'least',
      lengthHours: 3,
    });
    expect(text).toContain('09:00–12:00 will be the driest in Leeds');
    expect(text).toContain('0 mm');
  });

  test('is not said where so many hours are not known', () => {
    const weather = weatherOf({ precipitationMm: 0 });
    const { text } = answered([contextOf(weather)], {
      topics: ['rain'],
      form: 'best-time',
      extreme: 'least',
      lengthHours: 40,
    });
    expect(text).not.toContain('driest');
  });
});

describe('the unit that the question asks for', () => {
  const weather = weatherOf({
    temperatureC: 10,
    windKmh: 37.04,
    gustKmh: 40,
    seaLevelPressureHpa: 1013.25,
    visibilityM: 8000,
  });
  const said = (topic: Topic, unitsAsked: AskedUnits, units: AnswerUnits = 'metric') =>
    answered([contextOf(weather)], { topics: [topic], unitsAsked }, units);

  test.each<[topic: Topic, unitsAsked: AskedUnits, text: string]>([
    ['temperature', { temperature: 'fahrenheit' }, '50 °F'],
    ['temperature', { temperature: 'kelvin' }, '283 K'],
    ['wind', { speed: 'knots' }, '20 knots'],
    ['wind', { speed: 'ms' }, '10 m/s'],
    ['wind', { speed: 'mph' }, '23 mph'],
    ['wind', { speed: 'beaufort' }, 'force 5'],
    ['pressure', { pressure: 'mmHg' }, '760 mmHg'],
    ['pressure', { pressure: 'inHg' }, '29.92 inHg'],
    ['fog', { visibility: 'm' }, '8000 m'],
    ['fog', { visibility: 'ft' }, '26247 ft'],
  ])('of %s is %p', (topic, unitsAsked, text) => {
    expect(said(topic, unitsAsked).text).toContain(text);
  });

  test('is that of the facts, and comes before the units of the request', () => {
    const { text, facts } = said('temperature', { temperature: 'celsius' }, 'imperial');
    expect(text).toContain('10 °C');
    expect(facts.filter(({ name }) => name.includes('temperature')).map(({ unit }) => unit)).not.toContain(
      'fahrenheit',
    );
  });
});

describe('a threshold', () => {
  test.each([
    ['above', undefined, 'yes', 'strongest gust'],
    ['above', 'some', 'yes', 'strongest gust'],
    ['above', 'every', 'no', 'weakest gust'],
    ['below', undefined, 'no', 'strongest gust'],
    ['below', 'some', 'yes', 'weakest gust'],
    ['below', 'every', 'no', 'strongest gust'],
  ] as const)('%p of gusts, wanted in %p of its hours, is %p by the %s', (comparison, hours, verdict, what) => {
    const weather = weatherOf({ gustKmh: (hour) => (hour === 38 ? 90 : 20) });
    const asked = { value: 64, unit: 'km/h' };
    const wanted = hours === undefined ? {} : { hours };
    const limit: Threshold = { topic: 'gusts', comparison, value: 64, upTo: null, unit: 'kmh', text: '', asked };
    const threshold = { ...limit, ...wanted };
    const answer = answered([contextOf(weather)], { topics: ['gusts'], form: 'yes-no', threshold });
    expect(answer).toMatchObject({ verdict });
    expect(answer.text).toContain(what);
  });

  const freezing: Threshold = {
    topic: 'temperature',
    comparison: 'below',
    value: 0,
    upTo: null,
    unit: 'celsius',
    text: 'below freezing',
    asked: { value: 0, unit: '°C' },
  };
  const ask = (lowestC: number) =>
    answered([contextOf(weatherOf({ temperatureC: (hour) => (hour === 30 ? lowestC : 6) }))], {
      topics: ['temperature'],
      form: 'yes-no',
      threshold: freezing,
    });

  test('is crossed, not crossed, or too close to tell', () => {
    expect(ask(-3).text).toStartWith(
      'Yes, the lowest temperature in Leeds tomorrow (Sunday 22 November) will be -3 °C at 06:00 (asked: below freezing).',
    );
    expect([ask(-3).verdict, ask(0.4).verdict, ask(-0.4).verdict, ask(2).verdict]).toEqual([
      'yes',
      'maybe',
      'maybe',
      'no',
    ]);
  });

  test('of what has been is known to the end', () => {
    const weather = weatherOf({ temperatureC: (hour) => (hour === -20 ? -0.4 : 6) });
    const past = answered([contextOf(weather, span(-24, 0, 'day', 'past'))], {
      topics: ['temperature'],
      form: 'yes-no',
      threshold: freezing,
    });
    expect(past.verdict).toBe('yes');
  });
});

describe('one against the other', () => {
  test('says which place, by how much, and both values', () => {
    const contexts = [
      contextOf(weatherOf({ temperatureC: 12.4 })),
      contextOf(weatherOf({ temperatureC: 8.6 }), TOMORROW, { place: york, subject: subject(york, [TOMORROW]) }),
    ];
    expect(answered(contexts, { topics: ['temperature'], form: 'compare' }).text).toBe(
      'Leeds will be warmer than York tomorrow (Sunday 22 November): 12 °C against 9 °C.',
    );
    expect(answered(contexts, { topics: ['temperature'], form: 'which-place', extreme: 'least' }).text).toBe(
      'York will be the coldest tomorrow (Sunday 22 November): 9 °C; then Leeds (12 °C).',
    );
  });

  test('tells two places of one name apart', () => {
    const other = placeNamed('York, Pennsylvania');
    const contexts = [
      contextOf(weatherOf({ temperatureC: 12.4 }), TOMORROW, { place: york, subject: subject(york, [TOMORROW]) }),
      contextOf(weatherOf({ temperatureC: 8.6 }), TOMORROW, { place: other, subject: subject(other, [TOMORROW]) }),
    ];
    expect(answered(contexts, { topics: ['temperature'], form: 'compare' }).text).toStartWith(
      'York, England will be warmer than York, Pennsylvania tomorrow',
    );
  });

  test('takes less cloud for more sun', () => {
    const contexts = [
      contextOf(weatherOf({ cloudPct: 80 })),
      contextOf(weatherOf({ cloudPct: 30 }), TOMORROW, { place: york, subject: subject(york, [TOMORROW]) }),
    ];
    expect(answered(contexts, { topics: ['sun'], form: 'compare' }).text).toContain(
      'York will be sunnier than Leeds tomorrow (Sunday 22 November): cloud cover by day 30 % against 80 %.',
    );
  });

  test('ranks the days', () => {
    const weather = weatherOf({ temperatureC: (hour) => 5 + Math.floor(hour / 24) });
    const { text } = answered([contextOf(weather, span(24, 96, 'days'))], {
      topics: ['temperature'],
      form: 'which-day',
      extreme: 'most',
    });
    expect(text).toBe(
      'Tuesday 24 November (8 °C) will be the warmest day in Leeds from Sunday 22 November to Tuesday 24 November. Then Monday 23 November (7 °C) and Sunday 22 November (6 °C).',
    );
  });

  test('holds a day that comes against days that are over', () => {
    const warmer = (tomorrowC: number) => {
      const weather = weatherOf({ temperatureC: (hour) => (hour >= 24 ? tomorrowC : hour < -24 ? 9 : 14) });
      const times = [contextOf(weather, TOMORROW), contextOf(weather, span(-48, 0, 'days', 'past'))];
      return answered(times, { topics: ['temperature'], form: 'which-day', extreme: 'most', asksWhether: true }).text;
    };
    expect(warmer(12)).toStartWith(
      'No, a high of 12 °C in Leeds tomorrow (Sunday 22 November), at 00:00. Friday 20 November (14 °C) was the warmest day in Leeds',
    );
    expect(warmer(18)).toStartWith('Probably: a high of 18 °C in Leeds tomorrow');
  });

  test('of no rain at all names no wettest day', () => {
    const { text } = answered([contextOf(weatherOf({}), span(24, 96, 'days'))], {
      topics: ['rain'],
      form: 'which-day',
    });
    expect(text).toStartWith('No rain is expected on any day in Leeds');
  });
});

describe('what to wear', () => {
  const wear = (garment: Interpretation['garment'], columns: Parameters<typeof weatherOf>[0]) =>
    answered([contextOf(weatherOf(columns))], { topics: ['clothing'], form: 'yes-no', garment });

  test('follows rain, felt cold and the UV index of the WHO', () => {
    expect(wear('umbrella', { precipitationMm: 0.5 }).verdict).toBe('yes');
    expect(wear('umbrella', {}).verdict).toBe('no');
    expect(wear('sunscreen', { uvIndex: 3 }).verdict).toBe('yes');
    expect(wear('sunscreen', { uvIndex: 2.4 }).verdict).toBe('no');
    // The index is a whole number (WHO).
    expect(wear('sunscreen', { uvIndex: 2.6 }).verdict).toBe('yes');
    expect(wear('jacket', { apparentTemperatureC: 15 }).verdict).toBe('yes');
    expect(wear('jacket', { apparentTemperatureC: 19 }).verdict).toBe('no');
    expect(wear('coat', { apparentTemperatureC: 8 }).verdict).toBe('yes');
    expect(wear('shorts', { apparentTemperatureC: 22 }).verdict).toBe('yes');
  });

  test('speaks of the sun to who asks for it, or when it asks for protection', () => {
    expect(wear('any', { uvIndex: 2 }).text).not.toContain('UV index');
    expect(wear('any', { uvIndex: 3, apparentTemperatureC: 20 }).text).toContain('The UV index is at most 3');
    expect(wear('sunglasses', { uvIndex: 0 }).text).toContain('The UV index is at most 0');
  });

  test('warns of an umbrella in a strong breeze', () => {
    expect(wear('umbrella', { precipitationMm: 0.5, gustKmh: 45 }).text).toContain('an umbrella is hard to hold');
  });
});

describe('caveats', () => {
  test('name the assumed place, and other places of the name that are as likely', () => {
    const assumed = {
      ...subject(leeds, [TOMORROW]),
      source: 'account' as const,
      others: ['Leeds, Kent, United Kingdom', 'Leeds, Utah, United States'],
      rivals: ['Leeds, Kent, United Kingdom'],
    };
    const { closing } = answered([contextOf(weatherOf({}), TOMORROW, { subject: assumed })], {});
    expect(closing).toEqual([
      'Leeds, England is the default place of your account.',
      'Other places of that name: Leeds, Kent, United Kingdom.',
    ]);
  });

  test.each([
    ['de', 'Leeds, Utah, Vereinigte Staaten'],
    ['fr', 'Leeds, Utah, États-Unis'],
    ['it', 'Leeds, Utah, Stati Uniti'],
    ['en', 'Leeds, Utah, United States'],
  ] as const)('name the country of another place as the language has it: %s', (language, label) => {
    expect(new Speaker(language).placeLabel('Leeds, Utah, United States')).toBe(label);
    expect(new Speaker(language).placeLabel('Nowhere')).toBe('Nowhere');
  });

  test('tell that a forecast is old, far ahead, or not to be had', () => {
    const stale = weatherOf({}, { ...FORECAST, stale: true });
    expect(answered([contextOf(stale)], {}).text).toContain('The values are those of 12:00 on Saturday 21 November');
    expect(answered([contextOf(weatherOf({}), span(24 * 9, 24 * 10))], {}).text).toContain(
      'days ahead, so it is uncertain',
    );
    const usual = contextOf(weatherOf({}), span(24 * 40, 24 * 41, 'day', 'typical'));
    expect(answered([usual], {}).text).toContain('No forecast reaches that far (13 days at most)');
  });
});

describe('units', () => {
  test('are those of the request, each converted and rounded on its own', () => {
    const context = contextOf(
      weatherOf({ temperatureC: 10, precipitationMm: (hour) => (hour === 38 ? 5 : 0), windKmh: 40 }),
    );
    const general = (units: 'metric' | 'imperial' | 'british') => answered([context], {}, units).text;
    expect(general('metric')).toContain('10 °C, 5 mm of rain and wind up to 40 km/h');
    expect(general('imperial')).toContain('50 °F, 0.2 in of rain and wind up to 25 mph');
    expect(general('british')).toContain('10 °C, 5 mm of rain and wind up to 25 mph');
  });
});

/** What is left of an answer when dates, times and names that code wrote are taken out: only values have digits then. */
function valuesIn(text: string, strings: readonly string[]): number[] {
  const longestFirst = [...strings].sort((a, b) => b.length - a.length);
  const bare = longestFirst.reduce((rest, name) => rest.replaceAll(name, ' '), text);
  return [...bare.matchAll(/-?\d+(?:\.\d+)?/g)].map(([number]) => Number(number));
}

describe('any question', () => {
  const contexts = fc.record({
    weather: fc.constantFrom(
      weatherOf({}),
      rain(4.2, 80),
      weatherOf({ temperatureC: (hour) => -5 + (hour % 24), windKmh: 50, gustKmh: 80, uvIndex: 7, weatherCode: 95 }),
      weatherOf(
        { temperatureC: -3, snowfallCm: 0.4, precipitationMm: 0.6, visibilityM: 300 },
        { ...FORECAST, source: 'typical' },
      ),
      null,
      weatherOf({ temperatureC: Number.NaN, precipitationMm: Number.NaN, windKmh: Number.NaN, uvIndex: Number.NaN }),
    ),
    time: fc.constantFrom(
      TOMORROW,
      span(12, 18, 'hours'),
      span(12, 13, 'now'),
      span(24, 24 * 6, 'days'),
      span(-24, 0, 'day', 'past'),
      span(24, 48, 'day', 'typical'),
    ),
    two: fc.boolean(),
  });
  const questions = fc.record({
    topics: fc.uniqueArray(fc.constantFrom(...TOPICS), { minLength: 1, maxLength: 2 }),
    form: fc.constantFrom(...FORMS),
    garment: fc.constantFrom(...GARMENTS),
    extreme: fc.constantFrom('most' as const, 'least' as const, null),
    negated: fc.boolean(),
    activity: fc.constantFrom(...BUILT_IN.profiles.map(({ id }) => id)),
  });

  const UNITS = ['metric', 'imperial', 'british'] as const;

  test('every number of an answer is a fact, every sentence names nothing undefined, and there is an answer', () => {
    fc.assert(
      fc.property(contexts, questions, fc.constantFrom(...UNITS), ({ weather, time, two }, question, units) => {
        const first = contextOf(weather, time);
        const second = contextOf(weather, time, { place: york, subject: subject(york, [time]) });
        const { text, facts, strings, sentences } = answered(two ? [first, second] : [first], question, units);
        expect(sentences.length).toBeGreaterThan(0);
        const known = new Set(facts.map(({ value }) => value));
        expect(valuesIn(text, strings).filter((value) => !known.has(value))).toEqual([]);
        expect(facts.every(({ value }) => Number.isFinite(value))).toBe(true);
        // Storms at sea are at no place that answers.
        if (!question.topics.includes('storms-at-sea')) expect(text).toContain('Leeds');
      }),
      { numRuns: 600 },
    );
  });

  test.each([...ANSWER_LANGUAGES])('is answered in whole sentences in %p', (language) => {
    fc.assert(
      fc.property(contexts, questions, fc.constantFrom(...UNITS), ({ weather, time, two }, question, units) => {
        const first = contextOf(weather, time);
        const second = contextOf(weather, time, { place: york, subject: subject(york, [time]) });
        const { sentences, closing } = answered(two ? [first, second] : [first], question, units, language);
        for (const sentence of [...sentences, ...closing]) {
          expect(sentence).toMatch(/^["“«„¿]?[\p{Lu}\p{N}-].*[.”]$/u);
          expect(sentence).not.toMatch(/NaN|undefined|null|\[object|Infinity| {2}| [.,;:]|,,|\.\.|[{}]/);
          expect(sentence).not.toMatch(
            /\b1 (?:hours|days|miles|Stunden|Tage|heures|jours|horas|días|dias|ore|giorni|uren|dagen)\b/,
          );
        }
      }),
      { numRuns: 300 },
    );
  });
});
