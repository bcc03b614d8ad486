/** What a language model may say: numbers that round from a fact, in its unit, of its place and time; and nothing added. */
import { describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import type { FactUnit } from '../../../src/ask/phrasing.ts';
import { fact, objectionTo, type RequestOptions, SATURDAY, SUNDAY } from './phrasing-requests.ts';

type Case = readonly [text: string, asking?: RequestOptions];

function passes(cases: readonly Case[]): void {
  const objections = cases.map(([text, asking]) => [text, objectionTo(text, asking)]);
  expect(objections.filter(([, objection]) => objection !== null)).toEqual([]);
}

function fails(because: RegExp, cases: readonly Case[]): void {
  for (const [text, asking] of cases)
    expect([text, objectionTo(text, asking)]).toEqual([text, expect.stringMatching(because)]);
}

const NOT_A_FACT = /is not among the facts/;

describe('a number passes', () => {
  test('as it rounds from a fact, however it is written', () => {
    passes([
      ['Highs of 12 °C are likely.'],
      ['It reaches 12.4°C.'],
      ['It reaches 12,4 °C.'],
      ['Up to twelve degrees.'],
      ['Up to 12 degrees Celsius.'],
      ['A 12-degree high is on the way.'],
      ['Lows near -4 °C.'],
      ['Lows near −3.6 °C.'],
      ['Lows of minus 4 degrees.'],
      ['Lows of minus four degrees.'],
      ['It is as cold as 4 degrees below zero.', { sentences: ['It drops to -4 °C.'] }],
      ['A 70% chance of rain.'],
      ['A 70 percent chance of rain.'],
      ['A seventy per cent chance of rain.'],
      ['About 4 mm of rain.'],
      ['About 4.2 millimetres of rain.'],
      ['Winds of 20 km/h with gusts of 41 km/h.'],
      ['Winds of 20 kph.'],
      ['Winds of 20 kilometres per hour.'],
      ['Pressure is 1,013 hPa.'],
      ['Pressure is 1013.2 mb.'],
      ['Expect 3 wet hours.'],
      ['Expect three wet hours.'],
    ]);
  });

  test('converted by the definitions of the units', () => {
    passes([
      ['Highs of 54 °F.'],
      ['Highs of 54 degrees Fahrenheit.'],
      ['Highs of 54 degrees.'],
      ['Lows of 26 °F.'],
      ['Winds of 12 mph.'],
      ['Winds of 12.4 miles per hour.'],
      ['Winds of 5.6 m/s.'],
      ['Winds of 11 knots.'],
      ['About 0.17 inches of rain.'],
      ['Visibility of 5.3 miles.'],
      ['Visibility of 8,500 m.'],
      ['Pressure of 29.92 inHg.'],
      ['It lasts 90 minutes.', { facts: [fact('length', 1.5, 'hours')] }],
      ['A score of 72 out of 100.', { facts: [fact('score', 72, 'score')] }],
      ['It scores 72/100.', { facts: [fact('score', 72, 'score')] }],
      ['The UV index is 7.', { facts: [fact('UV index', 7, 'index')] }],
      ['Winds come from 270°.', { facts: [fact('wind direction', 270, 'degrees')] }],
    ]);
  });

  test('in a range whose ends are facts', () => {
    const facts = [
      fact('min temperature', 8, 'celsius'),
      fact('max temperature', 13, 'celsius'),
      fact('low', -2, 'celsius'),
    ];
    passes([
      ['Between 8 and 13 °C.', { facts }],
      ['8–13 °C.', { facts }],
      ['8-13°C.', { facts }],
      ['8 – 13 °C.', { facts }],
      ['From 8 to 13 degrees.', { facts }],
      ['From -2 to 13 °C.', { facts }],
      ['−2 to 8 °C.', { facts }],
      ['Between eight and thirteen degrees.', { facts }],
    ]);
  });

  test('inside a date, a time or a name that code has written, in the few other ways to write it', () => {
    passes([
      [`Rain on ${SATURDAY}.`],
      ['Rain on Saturday, 28 November.'],
      ['Rain on November 28.'],
      ['Rain on the 28th of November.'],
      ['Rain from 15:00.'],
      ['Rain from 3 pm.'],
      ['Rain from 3 p.m. on Saturday.'],
      ['PM2.5 is low.', { sentences: ['The air is clean, PM2.5 is low.'] }],
      ['Rain in 1770, Agnes Water.', { strings: ['1770, Agnes Water'] }],
      ['Rain until 17:00.', { strings: ['14:00–17:00'] }],
    ]);
  });
});

describe('a number is refused', () => {
  test('that rounds from no fact', () => {
    fails(NOT_A_FACT, [
      ['Highs of 13 °C.'],
      ['Highs of 12.5 °C.'],
      ['Highs of 12.0 °C.'],
      ['Highs of nineteen degrees.'],
      ['Highs of 19 degrees.'],
      ['Highs of 53 °F.'],
      ['About 42 mm of rain.'],
      ['Winds of 13 mph.'],
      ['Pressure is 1,031 hPa.'],
      ['Half an inch of rain.'],
      ['A hundred percent humidity.'],
      ['An inch of rain.'],
      ['4 °C at dawn.'],
      ['It is 4 °C.'],
      ['Between 12 and 19 °C.'],
      ['12–19 °C.'],
      ['It drops to 12 degrees below zero.'],
    ]);
  });

  test('in a unit that is not its own, or without one', () => {
    fails(NOT_A_FACT, [
      ['Highs of 70 °C.'],
      ['Highs of 12 °F.'],
      ['Winds of 20 mph.'],
      ['Gusts of 41 m/s.'],
      ['A 12% chance of rain.'],
      ['About 4.2 inches of rain.'],
      ['Highs of 12.'],
      ['Rain for 3 hours.'],
      ['Visibility of 8.5 miles.'],
      ['Rain at 4pm.'],
      ['Rain by 16:00.'],
      ['Rain on 28.11.'],
      ['It is 12x wetter.'],
      ['Rain of 12e1 mm.'],
      ['It is 1 2 °C.'],
      ['A 7 in 10 chance.'],
      ['Winds of 20 km.'],
      ['Three score and ten percent.'],
    ]);
  });

  test('as a count, an ordinal or a difference that is not among the facts', () => {
    fails(NOT_A_FACT, [
      ['Rain on 5 days.'],
      ['Rain on five days.'],
      ['The 2nd spell is wetter.'],
      ['The second spell is wetter.'],
      ['It is 12 degrees warmer.'],
    ]);
    fails(/checked against/, [
      ['Twice the rain.'],
      ['In the mid-teens.'],
      ['A few degrees less.'],
      ['Highs in the twenties.'],
    ]);
    fails(/number sign/, [['About ½ mm.'], ['It is １２ °C.'], ['It is ١٢ °C.']]);
  });

  test('of another quantity with the same unit', () => {
    fails(NOT_A_FACT, [
      ['Humidity is 70%.'],
      ['The chance of rain is 85%.'],
      ['Winds of 41 km/h.'],
      ['Lows of 12 °C.'],
      ['Highs of -4 °C.'],
    ]);
    passes([['Humidity is 85%.'], ['Gusts reach 41 km/h.']]);
  });

  test('of another place or time than it holds for', () => {
    const facts = [
      fact('temperature', 14, 'celsius', 'Leeds', SATURDAY),
      fact('temperature', 9, 'celsius', 'Leeds', SUNDAY),
      fact('temperature', 21, 'celsius', 'York', SATURDAY),
    ];
    const sentences = [`Tomorrow, ${SATURDAY}, is warmer in York than in Leeds.`];
    const asking = { facts, sentences, strings: [SATURDAY, SUNDAY] };
    passes([
      ['Saturday brings 14 °C to Leeds.', asking],
      ['On Sunday, it is 9 °C in Leeds.', asking],
      ['Leeds has 14 °C and York 21 °C.', asking],
      ['It is 14 °C in Leeds and 21 °C in York.', asking],
      ['York, at 21 °C, is warmer than Leeds at 14 °C.', asking],
      ['Leeds is 14 °C on Saturday but 9 °C on Sunday.', asking],
      ['Tomorrow it is 14 °C in Leeds.', asking],
      ['From Saturday to Sunday it is 9 to 14 °C in Leeds.', asking],
    ]);
    fails(NOT_A_FACT, [
      ['Sunday brings 14 °C to Leeds.', asking],
      ['On Sunday, it is 14 °C in Leeds.', asking],
      ['Sunday differs. Leeds has 14 °C.', asking],
      ['Leeds has 21 °C.', asking],
      ['In Leeds, it is 21 °C.', asking],
      ['Leeds has 21 °C and York 14 °C.', asking],
      ['It is 21 °C in Leeds and 14 °C in York.', asking],
      ['York is 9 °C on Sunday.', asking],
      ['Tomorrow it is 9 °C in Leeds.', asking],
    ]);
    const hours = [
      fact('temperature', 5, 'celsius', 'Leeds', '09:00'),
      fact('temperature', 11, 'celsius', 'Leeds', '15:00'),
    ];
    const byHour = { facts: hours, sentences: ['It warms up from 09:00 to 15:00.'], strings: [] };
    passes([
      ['At 09:00 it is 5 °C.', byHour],
      ['At 3 pm it is 11 °C.', byHour],
      ['At 09:00 it is 5 °C, rising to 11 °C by 15:00.', byHour],
      ['At 09:00 it is 5 °C. It warms up to 11 °C.', byHour],
      ['After 09:00 it warms up to 11 °C.', byHour],
      ['From 09:00 to 15:00 it goes from 5 to 11 °C.', byHour],
    ]);
    fails(NOT_A_FACT, [
      ['At 15:00 it is 5 °C.', byHour],
      ['At 9 am it is 11 °C.', byHour],
      ['Before 9 am, it is 11 °C.', byHour],
      ['At 09:00, under the clouds, it is 11 °C.', { ...byHour, sentences: ['Clouds from 09:00 to 15:00.'] }],
    ]);
  });

  test('of another day’s score', () => {
    const facts = [fact('score', 82, 'score', 'Leeds', SUNDAY), fact('score', 64, 'score', 'Leeds', SATURDAY)];
    const asking = { facts, sentences: [`The best day for running in Leeds is ${SUNDAY}, best from 10:00 to 13:00.`] };
    const strings = [SATURDAY, SUNDAY, '10:00', '13:00'];
    passes([
      [
        'Sunday is best, scoring 82 out of 100, from 10:00 to 13:00. Saturday 28 November scores 64.',
        { ...asking, strings },
      ],
      ['The best day for a run is Sunday, with a score of 82, compared with 64 on Saturday.', { ...asking, strings }],
    ]);
    fails(NOT_A_FACT, [
      ['Saturday scores 82.', { ...asking, strings }],
      ['Go on Sunday, which scores 64.', { ...asking, strings }],
    ]);
  });

  test('of a day that nothing ties to the facts', () => {
    const facts = [fact('max temperature', 14, 'celsius'), fact('max temperature', 9, 'celsius', 'Leeds', SUNDAY)];
    const asking = { facts, sentences: ['Tomorrow is warmer.', `${SUNDAY} is cooler.`], strings: [] };
    fails(NOT_A_FACT, [['Tomorrow it is 14 °C.', asking]]);
  });
});

describe('the verdict', () => {
  const yes: RequestOptions = { verdict: 'yes', sentences: [`Yes, it will rain in Leeds on ${SATURDAY}.`] };
  const no: RequestOptions = { verdict: 'no', sentences: [`No, it will not rain in Leeds on ${SATURDAY}.`] };
  const dry: RequestOptions = { verdict: 'yes', sentences: [`Yes, it stays dry in Leeds on ${SATURDAY}.`] };
  const maybe: RequestOptions = { verdict: 'maybe', sentences: ['Maybe, there is a 70 % chance of rain in Leeds.'] };

  test('opens the text and is not contradicted', () => {
    passes([
      ['Yes, it will rain in Leeds on Saturday.', yes],
      ['Yes. Rain is on the way.', yes],
      ['Yes it will rain, about 4 mm.', yes],
      ['No, it will not rain on Saturday.', no],
      ['No, rain is not expected.', no],
      ['No rain is expected in Leeds.', no],
      ['No, it stays dry.', { ...no, sentences: ['No, it will not rain and stays dry.'] }],
      ['Yes, it stays dry in Leeds.', dry],
      ['Yes, no rain is expected.', dry],
      ['Yes, it will not be wet.', dry],
      ['Maybe, with a 70% chance of rain.', maybe],
      ['Perhaps: a 70% chance of rain.', maybe],
    ]);
  });

  test('that was already sent is neither repeated nor contradicted', () => {
    const rest = ['Rainfall is 4.2 mm, with a chance of 70 %.'];
    const wet = { verdict: 'yes', said: ['Yes, rain is likely in Leeds on Saturday.'], sentences: rest } as const;
    const dryAsSent = { verdict: 'no', said: ['No, it should stay dry in Leeds.'], sentences: rest } as const;
    passes([
      ['Expect 4.2 mm of rain.', wet],
      ['Rainfall adds up to 4 mm, with a 70 % chance.', wet],
      ['It rains 4 mm in all.', wet],
      ['Rainfall is 4.2 mm.', dryAsSent],
      ['Up to 4.2 mm is in it, and it stays dry.', dryAsSent],
    ]);
    fails(/opens with/, [
      ['Yes, 4.2 mm.', wet],
      ['No, 4.2 mm.', dryAsSent],
      ['Yes, it will rain.', dryAsSent],
    ]);
    fails(/contradicts|asserts|claims/, [
      ['It stays dry.', wet],
      ['There will be no rain.', wet],
      ['Expect heavy rain from dawn to dusk.', dryAsSent],
      ['It will be wet.', dryAsSent],
      ['Showers all day.', dryAsSent],
      ['It definitely will.', dryAsSent],
    ]);
  });

  test('is not left out, turned round or doubted', () => {
    fails(/open with/, [
      ['It will rain in Leeds.', yes],
      ['No, it will rain.', yes],
      ['Maybe, it will rain.', yes],
      ['Yes, it will rain.', no],
      ['Yes, it will rain.', maybe],
      ['Rain, yes.', yes],
    ]);
    fails(/asserts/, [
      ['Yes, it will rain, or maybe, hard to say.', yes],
      ['Maybe, it will definitely rain.', maybe],
      ['Yes, rain in Leeds. No, not at all.', yes],
      ['No, rain will not come. Yes, it will.', no],
    ]);
    fails(/denies|contradicts/, [
      ['Yes, it will not rain.', yes],
      ["Yes, it won't rain in Leeds.", yes],
      ['Yes, rain is unlikely.', yes],
      ['Yes. No rain is expected.', yes],
      ['No, it will rain in Leeds.', no],
      ['No, it is likely to rain.', no],
      ['Yes, it will be wet.', dry],
      ['Yes, dry on Saturday without sunshine.', { ...dry, sentences: ['Yes, it stays dry and sunny.'] }],
    ]);
  });

  test('is kept in any words, and so are the claims of the answer', () => {
    const sentences = [`Yes, rain is likely in Leeds on ${SATURDAY}, mainly between 14:00 and 17:00.`, 'Up to 12 °C.'];
    const likely: RequestOptions = { verdict: 'yes', sentences, strings: [SATURDAY, '14:00', '17:00'] };
    const umbrella: RequestOptions = {
      verdict: 'no',
      sentences: [`No, you will not need an umbrella in Leeds on ${SATURDAY}: the chance of rain is 10 %.`],
      facts: [fact('chance of rain', 10, 'percent'), fact('rain', 0, 'mm')],
    };
    const good: RequestOptions = { verdict: 'no', sentences: [`No, ${SATURDAY} is not good for running in Leeds.`] };
    const coat: RequestOptions = {
      verdict: 'yes',
      sentences: ['Yes, take a coat in Leeds this evening.'],
      facts: [fact('feels like', 3, 'celsius', 'Leeds', 'this evening')],
    };
    passes([
      [
        'Yes, you should expect rain in Leeds on Saturday. There is a 70% chance, mostly between 2 pm and 5 pm.',
        likely,
      ],
      ["Yes, it's likely to rain in Leeds on Saturday 28 November (70% chance, 4.2 mm).", likely],
      ['Yes — Leeds has a 70 % chance of rain on Saturday.', likely],
      ['Yes, rain is likely in Leeds this Saturday. Highs are around 12 °C, with winds up to 20 km/h.', likely],
      ["No, you won't need an umbrella. The chance of rain is only 10%, and no rain is expected.", umbrella],
      ['No umbrella needed in Leeds on Saturday; with only a 10% chance of rain and 0 mm expected.', umbrella],
      ['No, it should stay dry in Leeds on Saturday.', umbrella],
      ['Yes, bring a coat: it will feel as cold as 3 °C in Leeds this evening.', coat],
      ['No, Saturday is a poor day for running in Leeds.', good],
    ]);
    fails(/contradicts|denies/, [
      ['Yes, but it will stay dry.', likely],
      ['Yes, it is going to be dry in Leeds.', likely],
      ['Yes, rain is likely. However, no rain is likely.', likely],
      ['Yes, rain is likely. Actually it will not rain.', likely],
      ['Yes, it is not expected.', likely],
      ['No, you will need an umbrella.', umbrella],
      ['No, it will rain in Leeds on Saturday.', umbrella],
      ['No, rain is expected.', umbrella],
      ['No, it will.', umbrella],
      ['No need for a coat.', { ...coat, verdict: 'no' }],
      ['No, Saturday is good for running.', good],
    ]);
  });

  test('is none where code has decided none', () => {
    fails(/there is no verdict/, [['Yes, highs of 12 °C.'], ['No, highs of 12 °C.'], ['Maybe 12 °C.']]);
  });
});

describe('a comparison', () => {
  const facts = [fact('max temperature', 12.4, 'celsius'), fact('max temperature', 14.2, 'celsius', 'York')];
  const places: RequestOptions = {
    facts,
    sentences: [`York is warmer than Leeds on ${SATURDAY}: 14 °C against 12 °C.`],
  };
  const days: RequestOptions = {
    facts: [fact('rain', 9, 'mm', 'Leeds', SUNDAY), fact('rain', 2, 'mm')],
    sentences: [`${SUNDAY} is the wettest day in Leeds, with 9 mm.`],
  };

  test('is made the way the answer makes it', () => {
    passes([
      ['York is warmer than Leeds on Saturday, at 14 °C compared to 12 °C.', places],
      ['On Saturday, York (14 °C) is warmer than Leeds (12 °C).', places],
      ['It is warmer in York.', places],
      ['The wettest day in Leeds is Sunday, with 9 mm. Saturday has 2 mm.', days],
      ['The wettest hours come later.', { sentences: ['It will rain.'] }],
    ]);
  });

  test('is not turned round', () => {
    fails(/used for another|not a comparison/, [
      ['Leeds is warmer than York.', places],
      ['York is cooler than Leeds, at 12 °C compared to 14 °C.', places],
      ['It is warmer in Leeds.', places],
      ['Saturday is the wettest day.', days],
      ['The wettest day is Saturday.', days],
      ['Sunday is the driest day.', days],
    ]);
  });
});

describe('nothing is added', () => {
  test('no place that the answer does not name', () => {
    fails(/the name/, [
      ['Rain in Atlantis on Saturday.'],
      ['Rain in Leeds and Bradford.'],
      ['Atlantis will see rain.'],
      ['New York gets rain.'],
      ['Paris’s rain begins.'],
      ['Expect rain, says the Met Office.'],
      ['RAIN ALL DAY.'],
    ]);
    fails(/script/, [['Rain in 東京.'], ['Rain in Москва.']]);
    passes([
      ['Rain in São Paulo.', { facts: [fact('rain', 4, 'mm', 'São Paulo')], strings: [] }],
      ['Rain in 東京.', { strings: ['東京'] }],
      ['Rain in Ai.', { strings: ['Ai'] }],
      ['Temperatures will reach 12 °C.'],
      ['Expect rain in Leeds.'],
      ['The UV index is 7.', { facts: [fact('UV index', 7, 'index')] }],
    ]);
  });

  test('no day, part of a day, weather or warning that it does not speak of', () => {
    fails(/not a time of the answer/, [
      ['Rain on Monday.'],
      ['Rain tomorrow.'],
      ['Rain in the afternoon.'],
      ['Rain in December.'],
      ['Rain at the weekend.'],
    ]);
    fails(/is not in the answer/, [
      ['Snow in Leeds.'],
      ['Thunderstorms are likely.'],
      ['Fog lifts on Saturday.'],
      ['A flood warning holds.'],
      ['It is safe to go.'],
      ['It stays below freezing.'],
      ['Sunshine in Leeds.'],
    ]);
  });

  test('no link, markup, aside or remark on the task', () => {
    fails(/markup/, [
      ['See https://evil.example for more.'],
      ['See evil.example for more.'],
      ['![rain](x)'],
      ['<b>Rain</b> in Leeds.'],
      ['</think>Rain in Leeds.'],
      ['Rain in `Leeds`.'],
    ]);
    fails(/writes about itself/, [
      ['Okay, rain in Leeds.'],
      ['The user wants rain.'],
      ['As an AI, rain is likely.'],
      ['I expect rain in Leeds.'],
      ['Here is the answer.'],
    ]);
  });
});

describe('for every fact', () => {
  const spelt: readonly (readonly [FactUnit, string])[] = [
    ['celsius', ' °C'],
    ['fahrenheit', ' °F'],
    ['kmh', ' km/h'],
    ['mph', ' mph'],
    ['mm', ' mm'],
    ['cm', ' cm'],
    ['in', ' inches'],
    ['percent', '%'],
    ['hPa', ' hPa'],
    ['inHg', ' inHg'],
    ['km', ' km'],
    ['miles', ' miles'],
    ['count', ' spells'],
    ['index', ''],
    ['score', '/100'],
    ['hours', ' hours'],
  ];
  const anyFact = fc.record({
    unit: fc.constantFrom(...spelt),
    tenths: fc.integer({ min: -500, max: 12_000 }),
    decimals: fc.constantFrom(0, 1),
    place: fc.constantFrom('Leeds', 'São Paulo', 'Cambridge, MA', 'St. Ives', 'Washington, D.C.'),
    when: fc.constantFrom(SATURDAY, SUNDAY, 'Friday 4 December', '15:00'),
  });
  const sentence = (value: string, [, suffix]: readonly [FactUnit, string], place: string, when: string) =>
    `In ${place}, on ${when}, the value is ${value}${suffix}.`;

  test('a sentence built from it passes', () => {
    fc.assert(
      fc.property(anyFact, ({ unit, tenths, decimals, place, when }) => {
        const written = (tenths / 10).toFixed(decimals);
        const facts = [fact('value', tenths / 10, unit[0], place, when)];
        expect(objectionTo(sentence(written, unit, place, when), { facts, strings: [], sentences: [] })).toBeNull();
      }),
    );
  });

  test('a number further off than rounding does not', () => {
    fc.assert(
      fc.property(
        anyFact,
        fc.integer({ min: 6, max: 3_000 }),
        fc.boolean(),
        ({ unit, tenths, place, when }, by, up) => {
          const written = ((tenths + (up ? by : -by)) / 10).toFixed(1);
          const facts = [fact('value', tenths / 10, unit[0], place, when)];
          const asking = { facts, strings: [], sentences: [] };
          expect(objectionTo(sentence(written, unit, place, when), asking)).toMatch(NOT_A_FACT);
        },
      ),
    );
  });

  test('no other unit stands in for its own', () => {
    fc.assert(
      fc.property(anyFact, fc.constantFrom(...spelt), ({ unit, tenths, place, when }, other) => {
        fc.pre(other[0] !== unit[0]);
        // Zero is zero in many units, and small depths round to the same inches; counts and indices are both bare numbers.
        fc.pre(Math.abs(tenths) > 100 && !['count', 'index', 'score'].includes(unit[0]));
        const facts = [fact('value', tenths / 10, unit[0], place, when)];
        const written = sentence((tenths / 10).toFixed(1), other, place, when);
        // −40 is the same on both scales.
        fc.pre(tenths !== -400);
        expect(objectionTo(written, { facts, strings: [], sentences: [] })).toMatch(NOT_A_FACT);
      }),
    );
  });
});

describe('a clause says something of the answer, once', () => {
  const dry = { verdict: 'no', sentences: ['No, it should stay dry in Leeds on Saturday.'] } as const;

  test('filler and remarks are refused', () => {
    fails(/says nothing of the answer/, [
      ['It will rain in Leeds. Have a wonderful time out there!'],
      ['It will rain in Leeds. Enjoy your plans.'],
      ['It will rain in Leeds, which is part of life.'],
      ['It will rain in Leeds. It is what it is.'],
      ['No, it should stay dry in Leeds. Perfect for adventures.', dry],
    ]);
  });

  test('repetition is refused, of itself and of what was sent before', () => {
    fails(/repeats/, [
      ['It will rain in Leeds. It will rain in Leeds.'],
      ['It will rain in Leeds, it will rain in leeds!'],
      ['It will rain in Leeds.', { said: ['It will rain in Leeds.'] }],
    ]);
  });

  test('words of the same matter, and words that only lead on, pass', () => {
    passes([
      ['Showers are on the way. However, it gets up to 12 °C.'],
      ['It will rain in Leeds. In short, a wet day.'],
      ['No, it should stay dry. No umbrella needed.', dry],
      ['No, rainfall is not expected in Leeds.', dry],
      ['It will be mild, with a high of 12 °C.'],
    ]);
  });
});
