/** Measures how fast questions in plain words are parsed, warm. */
import { createQuestionParser } from '../src/ask/question/parse.ts';
import { BUILT_IN } from '../src/decision/activities.ts';
import { openPlaces } from '../src/place/places.ts';
import { EVERYDAY_QUESTIONS } from './everyday-questions.ts';
import type { Measure } from './measure.ts';

const QUESTIONS = [
  "What's the weather in Leeds tomorrow?",
  'will it rain in manchester on saturday afternoon',
  'Will the temperature drop below freezing tonight in Denver?',
  'Is it warmer in Paris or London tomorrow?',
  'Which day this week is best for a bbq in Austin, Texas?',
  'Do I need an umbrella today?',
  'What was the weather like in Berlin last Friday?',
  'Is it safe to fly my drone in Denver between 2 and 5 on Tuesday?',
  'Will it snow in Munchique National Natural Park this weekend?',
  'Wie wird das Wetter morgen in Berlin?',
  'Who wrote Singing in the Rain?',
  ...EVERYDAY_QUESTIONS,
];
const ROUNDS = 40;
const WARM_UP_ROUNDS = 20;
const US_PER_MS = 1000;

export async function benchParsing(): Promise<Measure[]> {
  const parser = createQuestionParser({ places: await openPlaces(), activities: BUILT_IN });
  const context = { nowMs: Date.now(), fallbacks: [{ text: 'Leeds, England, GB', source: 'account' }] } as const;
  const times: number[] = [];
  for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round++) {
    for (const question of QUESTIONS) {
      const startMs = performance.now();
      parser.parse(question, context);
      if (round >= WARM_UP_ROUNDS) times.push((performance.now() - startMs) * US_PER_MS);
    }
  }
  times.sort((a, b) => a - b);
  const at = (share: number): number => times[Math.floor(share * times.length)] ?? 0;
  const mean = times.reduce((sum, time) => sum + time, 0) / times.length;
  const note = `${QUESTIONS.length} questions`;
  return [
    { name: 'ask understand, mean', value: mean, unit: 'µs', note },
    { name: 'ask understand, p50', value: at(0.5), unit: 'µs' },
    { name: 'ask understand, p99', value: at(0.99), unit: 'µs' },
  ];
}
