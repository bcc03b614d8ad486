/** The program's own sentences pass the check of a language model's words: a model that repeats the facts is not refused. */
import { describe, expect, test } from 'bun:test';
import { Guard } from '../../../src/ask/model/guard.ts';
import type { Interpretation } from '../../../src/ask/question/interpretation.ts';
import { answered, contextOf, span, TOMORROW, weatherOf } from '../answer/setting.ts';

const WEATHERS = [
  weatherOf({}),
  weatherOf({ precipitationMm: 0.3, precipitationProbabilityPct: 70, cloudPct: 90 }),
  weatherOf({
    temperatureC: (hour) => -5 + (hour % 24),
    apparentTemperatureC: (hour) => -9 + (hour % 24),
    windKmh: 50,
    gustKmh: (hour) => 60 + (hour % 5),
    uvIndex: 7,
    weatherCode: 95,
  }),
];
const TIMES = [
  TOMORROW,
  span(12, 18, 'hours'),
  span(15, 16, 'hours'),
  span(12, 13, 'now'),
  span(-24, 0, 'day', 'past'),
];
const TOPICS = [
  'general',
  'temperature',
  'feels-like',
  'rain',
  'snow',
  'ice',
  'wind',
  'gusts',
  'cloud',
  'sun',
  'fog',
  'thunder',
  'humidity',
  'pressure',
  'uv',
  'clothing',
] as const;
const FORMS = ['value', 'yes-no', 'when', 'which-day'] as const;

/** The first sentence that is refused, with the reason; null where none is. */
function refused(question: Partial<Interpretation>, weather: (typeof WEATHERS)[number], time: (typeof TIMES)[number]) {
  const { verdict, sentences, facts, strings } = answered([contextOf(weather, time)], question);
  const own = verdict === null ? 0 : 1;
  const [said, rest] = [sentences.slice(0, own), sentences.slice(own)];
  const guard = new Guard({ question: '', verdict, said, sentences: rest, facts, strings });
  for (const text of rest) {
    const objection = guard.objection({ text, endsSentence: true });
    if (objection !== null) return `${text} (${objection})`;
  }
  return null;
}

describe.each(TOPICS)('a sentence about %p', (topic) => {
  test('passes the check', () => {
    const extremes = topic === 'temperature' || topic === 'feels-like' ? (['most', 'least', null] as const) : [null];
    const objections = WEATHERS.flatMap((weather) =>
      TIMES.flatMap((time) =>
        FORMS.flatMap((form) =>
          extremes.map((extreme) => refused({ topics: [topic], form, extreme, garment: 'coat' }, weather, time)),
        ),
      ),
    );
    expect([...new Set(objections.filter((objection) => objection !== null))]).toEqual([]);
  });
});
