/** Whole answers, as somebody reads them: what was asked first, place and time once, one value where one was asked. */
import { describe, expect, test } from 'bun:test';
import type { Interpretation, RequestedTime } from '../../../src/ask/question/interpretation.ts';
import { subject } from '../interpretations.ts';
import { answered, contextOf, FORECAST, span, TOMORROW, weatherOf, york } from './setting.ts';

type Question = Partial<Interpretation>;
type Columns = Parameters<typeof weatherOf>[0];
type Case = readonly [what: string, question: Question, columns: Columns, time: RequestedTime, answer: string];

const yesNo = (topic: Interpretation['topics'][number], more: Question = {}): Question => ({
  topics: [topic],
  form: 'yes-no',
  ...more,
});
const value = (topic: Interpretation['topics'][number], more: Question = {}): Question => ({
  topics: [topic],
  ...more,
});
const at = (hour: number, there: number, elsewhere: number) => (h: number) => (h === hour ? there : elsewhere);

const AFTERNOON = span(12, 18, 'hours');
const AT_THREE = span(15, 16, 'hours');
const NOW = span(12, 13, 'now');
const NIGHT = span(18, 30, 'hours');
const WEEK = span(24, 24 * 5, 'days');
const YESTERDAY = span(-24, 0, 'day', 'past');

const ABOVE_FIVE = {
  topic: 'temperature',
  comparison: 'above',
  value: 5,
  upTo: null,
  unit: 'celsius',
  text: 'above 5',
  asked: { value: 5, unit: '°C' },
} as const;

const CASES: readonly Case[] = [
  [
    'rain, to who asks whether it will be wet or dry',
    yesNo('rain', { asksWhichState: true }),
    { precipitationMm: at(38, 2.2, 0), precipitationProbabilityPct: at(38, 70, 0) },
    TOMORROW,
    'Rain is likely in Leeds tomorrow (Sunday 22 November). 2.2 mm of rain, with a chance of 70 %.',
  ],
  [
    'rain that is likely',
    yesNo('rain'),
    { precipitationMm: at(38, 2.2, 0), precipitationProbabilityPct: at(38, 70, 0) },
    TOMORROW,
    'Probably: rain is likely in Leeds tomorrow (Sunday 22 November). 2.2 mm of rain, with a chance of 70 %.',
  ],
  [
    'rain that is likely, to who hopes for none',
    yesNo('rain', { negated: true }),
    { precipitationMm: at(38, 2.2, 0), precipitationProbabilityPct: at(38, 70, 0) },
    TOMORROW,
    'Probably not: rain is likely in Leeds tomorrow (Sunday 22 November). 2.2 mm of rain, with a chance of 70 %.',
  ],
  [
    'rain that is likely, without an amount',
    yesNo('rain'),
    { precipitationProbabilityPct: at(38, 90, 0) },
    TOMORROW,
    'Yes, rain is expected in Leeds tomorrow (Sunday 22 November). Less than 0.1 mm of rain, with a chance of 90 %.',
  ],
  [
    'a dry day above a limit',
    yesNo('rain', { negated: true, threshold: ABOVE_FIVE }),
    { temperatureC: () => 9 },
    TOMORROW,
    'Yes, it should stay dry in Leeds tomorrow (Sunday 22 November). Yes, the highest temperature in Leeds tomorrow (Sunday 22 November) will be 9 °C at 00:00 (asked: above 5).',
  ],
  [
    'a dry day below a limit',
    yesNo('rain', { negated: true, threshold: ABOVE_FIVE }),
    { temperatureC: () => 2 },
    TOMORROW,
    'No, the highest temperature in Leeds tomorrow (Sunday 22 November) will be 2 °C at 00:00 (asked: above 5). Yes, it should stay dry in Leeds tomorrow (Sunday 22 November).',
  ],
  [
    'rain that is possible',
    yesNo('rain'),
    { precipitationProbabilityPct: at(38, 30, 0) },
    TOMORROW,
    'Maybe, rain is possible in Leeds tomorrow (Sunday 22 November). 30 % chance of rain.',
  ],
  ['a dry day', yesNo('rain'), {}, TOMORROW, 'No, it should stay dry in Leeds tomorrow (Sunday 22 November).'],
  [
    'a dry day gone by, whatever its chance was',
    yesNo('rain'),
    { precipitationProbabilityPct: () => 40 },
    YESTERDAY,
    'No, it stayed dry in Leeds yesterday (Friday 20 November).',
  ],
  ['a dry day gone by', yesNo('rain'), {}, YESTERDAY, 'No, it stayed dry in Leeds yesterday (Friday 20 November).'],
  ['no snow', yesNo('snow'), {}, NOW, 'No, it is not snowing in Leeds now (12:00 on Saturday 21 November).'],
  [
    'a dry moment of a day with showers',
    yesNo('rain'),
    { precipitationProbabilityPct: () => 40 },
    NOW,
    'No, it is dry in Leeds now (12:00 on Saturday 21 November). 40 % chance of rain.',
  ],
  [
    'the chance of rain, with what falls',
    value('rain', { fallWanted: 'chance' }),
    { precipitationMm: at(38, 2.2, 0), precipitationProbabilityPct: at(38, 70, 0) },
    TOMORROW,
    '70 % chance of rain in Leeds tomorrow (Sunday 22 November), 2.2 mm of rain.',
  ],
  [
    'the chance of rain that is none',
    value('rain', { fallWanted: 'chance' }),
    {},
    TOMORROW,
    '0 % chance of rain in Leeds tomorrow (Sunday 22 November).',
  ],
  [
    'no thunder',
    yesNo('thunder'),
    {},
    TOMORROW,
    'No, thunderstorms are not expected in Leeds tomorrow (Sunday 22 November).',
  ],
  [
    'one hour of thunder',
    yesNo('thunder'),
    { weatherCode: at(38, 95, 1) },
    TOMORROW,
    'Yes, thunderstorms are expected in Leeds tomorrow (Sunday 22 November). 1 hour with thunder.',
  ],
  [
    'warm',
    yesNo('temperature'),
    { temperatureC: at(38, 23, 12) },
    TOMORROW,
    'Yes, it will be warm in Leeds tomorrow (Sunday 22 November). 12 to 23 °C, lowest at 00:00 and highest at 14:00.',
  ],
  [
    'coolness',
    yesNo('temperature', { negated: true }),
    { temperatureC: () => 9 },
    TOMORROW,
    'Yes, it will be cool in Leeds tomorrow (Sunday 22 November). 9 °C.',
  ],
  [
    'frost',
    yesNo('ice'),
    { temperatureC: at(28, 2, 6) },
    NIGHT,
    'Maybe, ground frost is possible in Leeds from 18:00 on Saturday 21 November to 06:00 on Sunday 22 November. Down to 2 °C, at 04:00.',
  ],
  [
    'wind at an hour',
    value('wind'),
    { windKmh: at(15, 33, 12) },
    AT_THREE,
    'Wind of 33 km/h from the SW in Leeds today (Saturday 21 November) at 15:00, with gusts of up to 20 km/h.',
  ],
  [
    'wind of a day',
    value('wind'),
    { windKmh: at(39, 33, 12), gustKmh: at(39, 51, 20) },
    TOMORROW,
    'Wind of up to 33 km/h from the SW in Leeds tomorrow (Sunday 22 November), with gusts of up to 51 km/h, strongest at 15:00.',
  ],
  [
    'the temperature now',
    value('temperature'),
    {},
    NOW,
    '10 °C in Leeds now (12:00 on Saturday 21 November), feels like 9 °C.',
  ],
  [
    'the low of a night',
    value('temperature', { extreme: 'least' }),
    { temperatureC: at(28, -3, 6) },
    NIGHT,
    'A low of -3 °C in Leeds from 18:00 on Saturday 21 November to 06:00 on Sunday 22 November, at 04:00.',
  ],
  [
    'high and low',
    value('temperature'),
    { temperatureC: at(38, 14, 6) },
    TOMORROW,
    '6 to 14 °C in Leeds tomorrow (Sunday 22 November), lowest at 00:00 and highest at 14:00.',
  ],
  [
    'the amount of rain where there is none',
    value('rain'),
    {},
    AFTERNOON,
    'No rain in Leeds today (Saturday 21 November) from 12:00 to 18:00.',
  ],
  [
    'the weather of some hours',
    value('general'),
    { precipitationMm: at(14, 0.4, 0), precipitationProbabilityPct: at(14, 40, 8) },
    AFTERNOON,
    'Mostly sunny in Leeds today (Saturday 21 November) from 12:00 to 18:00: 10 °C, 0.4 mm of rain (chance 40 %) and wind up to 10 km/h.',
  ],
  [
    'the weather of a dry day',
    value('general'),
    { precipitationProbabilityPct: 4 },
    TOMORROW,
    'Mostly sunny in Leeds tomorrow (Sunday 22 November): 10 °C, dry and wind up to 10 km/h.',
  ],
  [
    'the start of rain that ends after midnight',
    value('rain', { form: 'when' }),
    {
      precipitationMm: (h) => (h >= 44 && h < 50 ? 1 : 0),
      precipitationProbabilityPct: (h) => (h >= 44 && h < 50 ? 80 : 0),
    },
    WEEK,
    'Dry in Leeds until 20:00 on Sunday 22 November; then rain until 02:00 on Monday 23 November.',
  ],
  [
    'the windiest days, where two are alike',
    value('wind', { form: 'which-day', extreme: 'most' }),
    { windKmh: (h) => (h >= 48 && h < 96 ? 40 : 20) },
    WEEK,
    'Monday 23 November and Tuesday 24 November (40 km/h) will be the windiest days in Leeds from Sunday 22 November to Wednesday 25 November. Then Sunday 22 November (20 km/h) and Wednesday 25 November (20 km/h).',
  ],
  [
    'a coat',
    { topics: ['clothing'], form: 'yes-no', garment: 'coat' },
    { apparentTemperatureC: at(30, 2, 7) },
    TOMORROW,
    'Yes, you need a coat in Leeds tomorrow (Sunday 22 November). Feels like 2 to 7 °C.',
  ],
  [
    'a hat in the cold',
    { topics: ['clothing'], form: 'yes-no', garment: 'hat' },
    { apparentTemperatureC: 1, uvIndex: 0 },
    TOMORROW,
    'Yes, you need a warm hat in Leeds tomorrow (Sunday 22 November). Feels like 1 °C.',
  ],
  [
    'sandals',
    { topics: ['clothing'], form: 'yes-no', garment: 'sandals' },
    { apparentTemperatureC: 10 },
    TOMORROW,
    'No, it will not be warm enough for sandals in Leeds tomorrow (Sunday 22 November). Feels like 10 °C.',
  ],
  [
    'what to wear in the cold under a high sun',
    { topics: ['clothing'], form: 'value', garment: 'any' },
    { apparentTemperatureC: 5, uvIndex: 6 },
    TOMORROW,
    'Take a coat in Leeds tomorrow (Sunday 22 November). Feels like 5 °C.',
  ],
];

describe('the whole answer', () => {
  test.each(CASES)('about %s', (_, question, columns, time, answer) => {
    expect(answered([contextOf(weatherOf(columns), time)], question).text).toBe(answer);
  });

  test('about which of two is warmer is yes or no where that is asked', () => {
    const contexts = [
      contextOf(weatherOf({ temperatureC: 12.4 })),
      contextOf(weatherOf({ temperatureC: 8.6 }), TOMORROW, { place: york, subject: subject(york, [TOMORROW]) }),
    ];
    const ask = (more: Question) => answered(contexts, { topics: ['temperature'], form: 'compare', ...more });
    expect(ask({}).text).toBe('Leeds will be warmer than York tomorrow (Sunday 22 November): 12 °C against 9 °C.');
    const clause = 'Leeds will be 3 °C warmer than York tomorrow (Sunday 22 November): 12 °C against 9 °C.';
    expect(ask({ asksWhether: true, extreme: 'most' })).toMatchObject({ verdict: 'yes', text: `Yes, ${clause}` });
    expect(ask({ asksWhether: true, extreme: 'least' })).toMatchObject({ verdict: 'no', text: `No, ${clause}` });
  });

  test('of the climate prefers no day, and tells means as means', () => {
    const usual = contextOf(weatherOf({ precipitationMm: 0.1 }, { ...FORECAST, source: 'typical' }), WEEK);
    expect(answered([usual], { topics: ['rain'], form: 'which-day', extreme: 'least' }).text).toStartWith(
      'The typical climate cannot tell one day from another in Leeds from Sunday 22 November to Wednesday 25 November.',
    );
  });

  test('in the units of the United States has one mile and one inch as such', () => {
    const { text } = answered([contextOf(weatherOf({ visibilityM: 1609.344 }))], value('fog'), 'imperial');
    expect(text).toBe('Visibility down to 1 mile in Leeds tomorrow (Sunday 22 November), lowest at 00:00.');
  });
});
