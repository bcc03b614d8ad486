/** How questions are interpreted, and that nothing is guessed. */
import { beforeAll, describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import type { FallbackPlace, Interpretation, ParseResult } from '../../../src/ask/question/interpretation.ts';
import type { QuestionParser } from '../../../src/ask/question/parse.ts';
import { createQuestionParser } from '../../../src/ask/question/parse.ts';
import type { Plan } from '../../../src/ask/question/plan.ts';
import { BUILT_IN } from '../../../src/decision/activities.ts';
import type { Place } from '../../../src/place/place.ts';
import { openTestPlaces } from '../../place/open.ts';
import { ANNOTATED_QUESTIONS, type AnnotatedQuestion, type Slot } from './annotated-questions.ts';
import { OTHER_QUESTIONS } from './other-questions.ts';
import { QUESTIONS } from './questions.ts';

/** Wednesday 10 June 2026, 14:30 in Leeds. */
const NOW = Date.parse('2026-06-10T13:30:00Z');
const LEEDS = { text: 'Leeds, England, GB', source: 'account' } as const;
let parser: QuestionParser;

beforeAll(async () => {
  parser = createQuestionParser({ places: await openTestPlaces(), activities: BUILT_IN });
});

function ask(question: string, fallbacks: readonly FallbackPlace[] = [LEEDS], plan?: Plan): ParseResult {
  return parser.parse(question, { nowMs: NOW, fallbacks, ...(plan === undefined ? {} : { plan }) });
}

/** The places of a question, for a caller at home in a country. */
function placesOf(question: string, home?: string): readonly Place[] {
  const result = parser.parse(question, { nowMs: NOW, fallbacks: [LEEDS], home });
  return result.kind === 'interpreted' ? result.interpretation.subjects.map(({ place }) => place) : [];
}

function interpretation(question: string, plan?: Plan): Interpretation {
  const result = ask(question, [LEEDS], plan);
  if (result.kind !== 'interpreted') throw new Error(`${question}: ${JSON.stringify(result)}`);
  return result.interpretation;
}

const SIGNS = { above: '>', 'at-least': '>=', below: '<', 'at-most': '<=' };

function meaningOf(question: string): string {
  const result = ask(question);
  if (result.kind !== 'interpreted') return result.kind;
  const { subjects, topics, form, activity, garment, extreme, threshold, negated } = result.interpretation;
  const limit =
    threshold && `${threshold.topic}${SIGNS[threshold.comparison]}${Math.round(threshold.value)}${threshold.unit}`;
  const details = [topics[0], form, activity, garment, extreme, limit, negated ? 'not' : null].filter(
    (part) => part !== null,
  );
  const times = subjects[0].times.map(({ text, era }) => `${era === 'coming' ? '' : `${era}: `}${text ?? '-'}`);
  const places = subjects.map(({ place, source }) => (source === 'question' ? place.name : '-'));
  return [places.join(' & '), details.join(' '), times.join(' & ')].join(' | ');
}

describe('a question is interpreted', () => {
  test.each([...QUESTIONS])('%s', (question, meaning) => {
    expect(meaningOf(question)).toBe(meaning);
  });

  test('all intents are covered by at least a hundred and fifty questions', () => {
    expect(QUESTIONS.length).toBeGreaterThanOrEqual(150);
  });
});

test('a question about anything else is not about weather', () => {
  expect(OTHER_QUESTIONS.length).toBeGreaterThanOrEqual(100);
  expect(OTHER_QUESTIONS.filter((question) => ask(question).kind !== 'not-about-weather')).toEqual([]);
});

describe('a place', () => {
  test('that is named but not known is never guessed nor shortened', () => {
    for (const name of ['Xyzzyville', 'Munchique National Natural Park', 'Rio Grande Wild and Scenic River']) {
      expect(ask(`Will it rain in ${name} tomorrow?`)).toMatchObject({
        kind: 'place-unknown',
        text: name,
        source: 'question',
      });
    }
  });

  test('that is misspelt is taken only for a town that everyone knows', () => {
    expect(interpretation('weather in manchestr tomorrow').subjects[0].place.name).toBe('Manchester');
    expect(interpretation('weather manchestr').subjects[0].place.name).toBe('Manchester');
    expect(ask('weather in Roulo')).toMatchObject({ kind: 'place-unknown', text: 'Roulo' });
  });

  test('after "on" or "to" is a place too', () => {
    expect(ask('How cold is it on Nowherehill?')).toMatchObject({ kind: 'place-unknown', text: 'Nowherehill' });
    expect(ask('how cold is it on nowherehill')).toMatchObject({ kind: 'place-unknown', text: 'nowherehill' });
    expect(placesOf('how cold is it on everest')).toMatchObject([{ name: 'Mount Everest', countryCode: 'NP' }]);
  });

  test('is never answered for another without saying so', () => {
    expect(placesOf('weather in hamurg')).toMatchObject([{ name: 'Hamburg', correctedFrom: 'hamurg' }]);
    expect(placesOf('is it raining in leads')).toMatchObject([{ name: 'Leeds', correctedFrom: 'leads' }]);
    expect(placesOf('will it rain over Dartmoor tomorrow')).toMatchObject([{ represents: 'Dartmoor' }]);
    expect(ask('weather in chigaco')).toMatchObject({
      kind: 'place-unknown',
      suggestions: expect.arrayContaining(['Chicago, Illinois, United States']),
    });
    for (const [question, text] of [
      ['Does Wildorado have a hot temperature', 'Wildorado'],
      ['Check the weather forecast in seven weeks for Emida', 'Emida'],
      ['what is the weather in new jersey at eight am tomorrow', 'new jersey'],
    ] as const) {
      const read = ask(question);
      if (read.kind === 'interpreted') expect(read.interpretation.subjects[0].place.represents).toBe('New Jersey');
      else expect(read).toMatchObject({ kind: 'place-unknown', text });
    }
  });

  test('may have the code of its state in small letters', () => {
    for (const [question, region] of [
      ['weather in danville il', 'Illinois'],
      ['orange tx weather', 'Texas'],
      ['weather in cambridge ma tomorrow', 'Massachusetts'],
      ['will it rain in portland me tomorrow', 'Maine'],
      ['weather in portland or', 'Oregon'],
      ['rain in springfield, missouri', 'Missouri'],
    ] as const) {
      expect({ question, places: placesOf(question) }).toMatchObject({ question, places: [{ region }] });
    }
    expect(placesOf('is it sunny in portland or seattle')).toMatchObject([{ name: 'Portland' }, { name: 'Seattle' }]);
    expect(placesOf('is it raining in leeds in the morning')).toMatchObject([{ name: 'Leeds', countryCode: 'GB' }]);
  });

  test('is looked for in the country of the account first', () => {
    expect(placesOf('Lincoln weather tomorrow', 'GB')).toMatchObject([{ countryCode: 'GB' }]);
    expect(placesOf('Lincoln weather tomorrow')).toMatchObject([{ countryCode: 'US' }]);
  });

  test('that is a country or a region is answered at its main town, which says so; one of many climates with towns', () => {
    expect(placesOf('weather in France')).toMatchObject([{ name: 'Paris', represents: 'France' }]);
    expect(placesOf('weather in japan in april')).toMatchObject([{ name: 'Tokyo', represents: 'Japan' }]);
    expect(placesOf('is it hot in Texas')).toMatchObject([{ name: 'Austin', represents: 'Texas' }]);
    expect(placesOf('Trinidad and Tobago weather')).toMatchObject([{ represents: 'Trinidad and Tobago' }]);
    expect(ask('weather in the US tomorrow')).toMatchObject({
      kind: 'place-unknown',
      message: expect.stringContaining('such as Washington, New York City or Los Angeles'),
    });
    expect(ask('weather in Australia')).toMatchObject({ kind: 'place-unknown', text: 'Australia' });
  });

  test.each([
    ['rain in the west of ireland tomorrow', 'Galway', 'west of Ireland'],
    ['West coast of Ireland next five days', 'Galway', 'West coast of Ireland'],
    ["what's the south east of England like on Sunday", 'Guildford', 'south east of England'],
    ['weather in northern spain next week', 'Bilbao', 'northern Spain'],
    ['North Wales tomorrow', 'Llandudno', 'North Wales'],
    ['West Virginia tomorrow', 'Charleston', 'West Virginia'],
    ['east sussex tomorrow', 'Lewes', 'East Sussex'],
    ['north east england tomorrow', 'Newcastle upon Tyne', 'north east England'],
  ])('that is a part of an area is answered at a town of that part: %s', (question, name, represents) => {
    expect(placesOf(question)).toMatchObject([{ name, represents }]);
  });

  test('that the question does not name is the first fallback', () => {
    expect(ask('will it rain?', [])).toEqual({ kind: 'place-required' });
    const nowhere = { text: 'Xyzzyville', source: 'account' } as const;
    expect(ask('will it rain?', [nowhere])).toMatchObject({ kind: 'place-unknown', source: 'account' });
    expect(interpretation('will it rain?').subjects[0]).toMatchObject({ text: null, source: 'account' });
  });

  test('says which of its name it is, and the others', () => {
    const [subject] = interpretation('weather in Springfield').subjects;
    expect(subject.others.length).toBeGreaterThan(0);
    expect(interpretation('weather in paris texas').subjects[0].place.countryCode).toBe('US');
    expect(interpretation('weather in Paris in Texas').subjects[0].place.countryCode).toBe('US');
  });
});

test('a language that is not supported is named, where it can be told', () => {
  expect(ask('東京の天気は？')).toEqual({ kind: 'language-unsupported', language: 'ja' });
  expect(ask('Vad blir vädret imorgon i Stockholm?')).toEqual({ kind: 'language-unsupported', language: 'sv' });
  expect(ask('погода завтра')).toEqual({ kind: 'language-unsupported', language: null });
});

test('a bare number has the usual unit of the place', () => {
  expect(interpretation('Will it be above 80 in Phoenix tomorrow?').threshold?.asked).toEqual({
    value: 80,
    unit: '°F',
  });
  expect(interpretation('Will it be above 30 in Leeds tomorrow?').threshold?.asked).toEqual({ value: 30, unit: '°C' });
});

test('a time in the future begins now', () => {
  const [time] = interpretation('Will it rain this afternoon in Leeds?').subjects[0].times;
  expect(time).toEqual({
    text: 'this afternoon',
    fromMs: NOW,
    toMs: Date.parse('2026-06-10T17:00:00Z'),
    grain: 'hours',
    era: 'coming',
  });
});

test('a part of several days is that part of each of them', () => {
  const { subjects } = interpretation('mornings next week in Leeds');
  expect(
    subjects[0].times.map(({ fromMs, toMs }) => [new Date(fromMs).toISOString(), (toMs - fromMs) / 3_600_000]),
  ).toEqual(Array.from({ length: 7 }, (_, i) => [`2026-06-${15 + i}T05:00:00.000Z`, 6]));
});

test('a day that is compared is the whole day', () => {
  const [today, yesterday] = interpretation('is it warmer than yesterday').subjects[0].times;
  expect([today.toMs - today.fromMs, yesterday.toMs]).toEqual([86_400_000, today.fromMs]);
});

test('places that are compared have the same date on their own clocks', () => {
  const { subjects } = interpretation('Is it warmer in Tokyo or Los Angeles tomorrow?');
  expect(subjects.map(({ times }) => new Date(times[0].fromMs).toISOString())).toEqual([
    '2026-06-10T15:00:00.000Z',
    '2026-06-11T07:00:00.000Z',
  ]);
});

test('a plan is resolved by the same code, in place of what was found', () => {
  const plan: Plan = { places: ['Oslo'], times: ['next tuesday'], topics: ['snow'], form: 'when', activity: null };
  const { subjects, topics, form } = interpretation('fjord flakes?', plan);
  expect([subjects[0].place.name, topics, form]).toEqual(['Oslo', ['snow'], 'when']);
  expect(new Date(subjects[0].times[0].fromMs).toISOString()).toBe('2026-06-15T22:00:00.000Z');
  expect(ask('x', [LEEDS], { ...plan, places: ['Xyzzyville'] })).toMatchObject({
    kind: 'place-unknown',
    text: 'Xyzzyville',
  });
});

test('a day thousands of years away is no time', () => {
  expect(interpretation('rain 14283214 weeks from today').subjects[0].times[0].text).toBeNull();
  expect(interpretation('rain over the next 14283214 weekends').subjects[0].times).toHaveLength(1);
  expect(interpretation('rain 515913 weeks from tomorrow').subjects[0].times[0].text).toBeNull();
});

test('a season that has begun is a forecast as far as one reaches, and then what is typical', () => {
  const [coming, typical] = interpretation('what is the weather in Leeds this summer').subjects[0].times;
  expect(coming).toMatchObject({ era: 'coming', grain: 'days', fromMs: NOW });
  expect(typical).toMatchObject({ era: 'typical', grain: 'month', fromMs: coming.toMs });
  expect(new Date(coming.toMs).toISOString()).toBe('2026-06-23T23:00:00.000Z');
});

test('the coldest night of a week is one of its nights', () => {
  const { form, subjects } = interpretation('coldest night this coming week in Leeds');
  expect([form, subjects[0].times.length]).toEqual(['which-day', 7]);
});

test('the best hours of a length are wanted where a length is named', () => {
  expect(interpretation('best 2 hours for a dog walk in Leeds today')).toMatchObject({
    form: 'best-time',
    lengthHours: 2,
  });
  expect(interpretation('driest 3 hour window in Leeds tomorrow')).toMatchObject({ form: 'best-time', lengthHours: 3 });
  expect(interpretation('can I run for an hour in Leeds tomorrow')).toMatchObject({ form: 'yes-no', lengthHours: 1 });
});

test('a unit that is asked for is no place and no topic', () => {
  expect(interpretation('wind in knots at Cowes tomorrow')).toMatchObject({
    topics: ['wind'],
    unitsAsked: { speed: 'knots' },
  });
  expect(interpretation('weather in Leeds in celsius')).toMatchObject({
    topics: ['general'],
    unitsAsked: { temperature: 'celsius' },
  });
});

test('any text is read without failing, alike each time, into times that have a length', () => {
  const words = QUESTIONS.flatMap(([question]) => question.split(' '));
  const texts = fc.oneof(
    fc.string({ maxLength: 500 }),
    fc.string({ unit: 'grapheme', maxLength: 120 }),
    fc
      .array(fc.oneof(fc.constantFrom(...words), fc.integer().map(String)), { maxLength: 25 })
      .map((all) => all.join(' ')),
  );
  fc.assert(
    fc.property(texts, fc.integer({ min: 1_500_000_000_000, max: 2_500_000_000_000 }), (question, nowMs) => {
      const first = parser.parse(question, { nowMs, fallbacks: [LEEDS] });
      expect(parser.parse(question, { nowMs, fallbacks: [LEEDS] })).toEqual(first);
      if (first.kind !== 'interpreted') return;
      for (const { times } of first.interpretation.subjects) {
        expect(times.length).toBeGreaterThan(0);
        for (const { fromMs, toMs } of times) expect(fromMs).toBeLessThan(toMs);
      }
    }),
    { numRuns: 300 },
  );
});

describe('of questions with their places and times marked', () => {
  const SLOTS = { places: ['city', 'region', 'country', 'landmark'], times: ['time'] } as const;

  function slotsOf({ slots }: AnnotatedQuestion, kind: 'places' | 'times'): readonly Slot[] {
    return slots.filter(({ name }) => SLOTS[kind].some((other) => other === name));
  }

  function shareFound(kind: 'places' | 'times'): number {
    const relevant = ANNOTATED_QUESTIONS.filter((question) => slotsOf(question, kind).length > 0);
    const found = relevant.filter((question) => {
      const spans = parser.findSpans(question.text)[kind];
      return slotsOf(question, kind).some(({ start, end }) =>
        spans.some((span) => span.start < end && start < span.end),
      );
    });
    return found.length / relevant.length;
  }

  test('there are two hundred, each another', () => {
    expect(new Set(ANNOTATED_QUESTIONS.map(({ text }) => text)).size).toBeGreaterThanOrEqual(200);
  });

  test('95 places of a hundred are found', () => {
    expect(shareFound('places')).toBeGreaterThanOrEqual(0.95);
  });

  test('nine times of ten are found', () => {
    expect(shareFound('times')).toBeGreaterThanOrEqual(0.9);
  });

  test.each(['places', 'times'] as const)('none are found where none are: %s', (kind) => {
    const without = ANNOTATED_QUESTIONS.filter((question) => slotsOf(question, kind).length === 0);
    expect(without.length).toBeGreaterThan(20);
    expect(without.filter(({ text }) => parser.findSpans(text)[kind].length > 0)).toEqual([]);
  });
});
