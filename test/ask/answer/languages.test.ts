/** Whole answers in each language, from weather that is known: words, inflections, numbers, dates and clock times. */
import { describe, expect, test } from 'bun:test';
import { EN } from '../../../src/ask/answer/sentences/en.ts';
import { ANSWER_LANGUAGES, type AnswerLanguage, messagesOf } from '../../../src/ask/answer/sentences/messages.ts';
import type { Interpretation } from '../../../src/ask/question/interpretation.ts';
import { placeNamed, subject } from '../interpretations.ts';
import { ANSWERS_DE } from './languages/answers-de.ts';
import { ANSWERS_ES } from './languages/answers-es.ts';
import { ANSWERS_FR } from './languages/answers-fr.ts';
import { ANSWERS_IT } from './languages/answers-it.ts';
import { ANSWERS_NL } from './languages/answers-nl.ts';
import { ANSWERS_PT } from './languages/answers-pt.ts';
import { answered, contextOf, leeds, span, TOMORROW, weatherOf, york } from './setting.ts';

type Language = Exclude<AnswerLanguage, 'en'>;

const ANSWERS: Readonly<Record<Language, string>> = {
  de: ANSWERS_DE,
  fr: ANSWERS_FR,
  es: ANSWERS_ES,
  it: ANSWERS_IT,
  pt: ANSWERS_PT,
  nl: ANSWERS_NL,
};

const wet = weatherOf({
  precipitationMm: (hour) => ((hour + 240) % 24 === 14 ? 4.2 : 0),
  precipitationProbabilityPct: 80,
});
const dry = weatherOf({});
const windy = weatherOf({ windKmh: 60, gustKmh: 90 });
const hot = weatherOf({ temperatureC: (hour) => 20 + (hour % 24) / 2 + Math.floor(hour / 24), uvIndex: 8 });
const cold = weatherOf({ temperatureC: -4, apparentTemperatureC: -9, snowfallCm: 1, precipitationProbabilityPct: 90 });
const foggy = weatherOf({ visibilityM: 200, cloudPct: 100, weatherCode: 45 });
const stormy = weatherOf({ weatherCode: 95, capeJkg: 2500 });
const lisbon = placeNamed('Lisbon');
const havre = placeNamed('Le Havre');
const WEEK = span(24, 24 * 6, 'days');

/** As a Spanish question has it, with its verb. */
const OVER_THIRTY = {
  topic: 'temperature',
  comparison: 'above',
  value: 30,
  upTo: null,
  unit: 'celsius',
  text: 'Pasará de 30 grados',
  asked: { value: 30, unit: '°C' },
} as const;

type Contexts = ReadonlyArray<ReturnType<typeof contextOf>>;

/** The cases, in the order of the answers of each language. */
const CASES: ReadonlyArray<readonly [Contexts, Partial<Interpretation>]> = [
  [[contextOf(wet)], { topics: ['rain'], form: 'yes-no' }],
  [[contextOf(dry)], { topics: ['rain'], form: 'yes-no', negated: true }],
  [[contextOf(wet, span(-24, 0, 'day', 'past'))], { topics: ['rain'], form: 'yes-no' }],
  [[contextOf(wet, WEEK)], { topics: ['rain'], form: 'value' }],
  [[contextOf(wet, WEEK)], { topics: ['rain'], form: 'when' }],
  [[contextOf(cold)], { topics: ['snow'], form: 'yes-no' }],
  [[contextOf(cold)], { topics: ['ice'], form: 'yes-no' }],
  [[contextOf(cold, span(38, 39, 'hours'))], { topics: ['temperature'], form: 'value' }],
  [[contextOf(cold)], { topics: ['temperature'], form: 'yes-no', extreme: 'least' }],
  [[contextOf(windy)], { topics: ['wind'], form: 'yes-no' }],
  [[contextOf(dry)], { topics: ['wind'], form: 'yes-no' }],
  [[contextOf(windy)], { topics: ['gusts'], form: 'yes-no' }],
  [[contextOf(foggy)], { topics: ['fog'], form: 'yes-no' }],
  [[contextOf(foggy)], { topics: ['sun'], form: 'yes-no' }],
  [[contextOf(stormy)], { topics: ['thunder'], form: 'yes-no' }],
  [[contextOf(hot)], { topics: ['temperature'], form: 'yes-no', extreme: 'most' }],
  [[contextOf(hot)], { topics: ['temperature'], form: 'value' }],
  [[contextOf(hot, WEEK)], { topics: ['temperature'], form: 'which-day', extreme: 'most' }],
  [[contextOf(hot)], { topics: ['uv'], form: 'value' }],
  [[contextOf(wet)], { topics: ['clothing'], form: 'yes-no', garment: 'umbrella' }],
  [[contextOf(dry)], { topics: ['clothing'], form: 'yes-no', garment: 'gloves' }],
  [[contextOf(cold)], { topics: ['clothing'], form: 'value', garment: 'any' }],
  [[contextOf(dry)], { topics: ['sunset'], form: 'when' }],
  [[contextOf(dry)], { topics: ['moon'], form: 'value' }],
  [[contextOf(dry, span(24, 72, 'days'))], { topics: ['alerts'], form: 'yes-no' }],
  [[contextOf(dry)], { topics: ['pollen'], form: 'value' }],
  [[contextOf(wet)], { topics: ['general'], form: 'value' }],
  [
    [contextOf(hot, TOMORROW, { place: lisbon, subject: subject(lisbon, [TOMORROW]) }), contextOf(cold)],
    { topics: ['temperature'], form: 'compare', extreme: 'most' },
  ],
  [
    [contextOf(hot, TOMORROW, { place: york, subject: subject(york, [TOMORROW]) }), contextOf(cold)],
    { topics: ['temperature'], form: 'which-place', extreme: 'least' },
  ],
  [
    [contextOf(wet, TOMORROW, { place: havre, subject: subject(havre, [TOMORROW]) })],
    { topics: ['rain'], form: 'yes-no' },
  ],
  [
    [contextOf(dry, TOMORROW, { subject: subject(leeds, [TOMORROW], { text: null, source: 'default' }) })],
    { topics: ['wind'], form: 'value', uncovered: 'ice-bearing' },
  ],
  [[contextOf(hot)], { topics: ['temperature'], form: 'yes-no', threshold: OVER_THIRTY }],
  [[contextOf(dry)], { topics: ['dusk'], form: 'when' }],
  [[contextOf(dry)], { topics: ['dawn'], form: 'when' }],
  [[contextOf(dry)], { topics: ['daylight'], form: 'value' }],
  [[contextOf(dry)], { topics: ['night-length'], form: 'value' }],
  [[contextOf(dry)], { topics: ['golden-hour'], form: 'when' }],
  [[contextOf(dry)], { topics: ['solar-noon'], form: 'when' }],
  [[contextOf(dry)], { topics: ['moonrise'], form: 'when' }],
  [[contextOf(dry)], { topics: ['full-moon'], form: 'yes-no' }],
  [[contextOf(dry)], { topics: ['solstice'], form: 'when' }],
  [[contextOf(dry)], { topics: ['tides'], form: 'value' }],
  [[contextOf(dry)], { topics: ['normal'], form: 'yes-no', extreme: 'most' }],
];

describe.each(Object.entries(ANSWERS))('answers in %p', (language, written) => {
  const answers = written.trim().split('\n');

  test('are as many as the cases', () => {
    expect(answers.length).toBe(CASES.length);
  });

  test.each(answers.map((answer, i) => [answer, i] as const))('%s', (answer, i) => {
    const [contexts, question] = CASES[i] ?? [[], {}];
    const asked = { ...question, language };
    expect(answered(contexts, asked, 'metric', language as Language).text).toBe(answer);
  });
});

test('no language but English has the same words as English for a whole clause', () => {
  const clauses = Object.keys(EN).filter((key) => !key.startsWith('answer.') && /\.(?:yes|no|maybe)$/.test(key));
  const same = ANSWER_LANGUAGES.filter((language) => language !== 'en').flatMap((language) => {
    const messages: Readonly<Record<string, string | undefined>> = messagesOf(language);
    const english: Readonly<Record<string, string | undefined>> = EN;
    return clauses.filter((key) => messages[key] === english[key]).map((key) => `${language}: ${key}`);
  });
  expect(same).toEqual([]);
});
