/** `ai`: a question in plain language, answered in sentences whose every number is in the data beside them. */
import { type TSchema, Type } from '@sinclair/typebox';
import { composeAnswer } from '../ask/answer/compose.ts';
import { type AnswerUnits, unitsOfCountry } from '../ask/answer/facts.ts';
import { streamAnswer } from '../ask/answer/stream.ts';
import type { Interpretation } from '../ask/question/interpretation.ts';
import type { Language } from '../weather/conditions/languages.ts';
import { loadAnswerContexts } from './answer-contexts.ts';
import { checkPlaceText } from './locate.ts';
import { type Answer, type AnswerStream, type OperationContext, operation, type PreparedJob } from './operation.ts';
import { interpret } from './question.ts';
import { questionData } from './question-data.ts';
import { LocationSchema } from './schemas.ts';
import type { Style } from './weather-bodies.ts';
import { languageParameter, orNull } from './weather-schemas.ts';

/** Longest question, in characters. */
const MAX_QUESTION_LENGTH = 500;
/** A language model is given up after this at the latest; it has limits of its own, which are shorter. */
const PHRASING_TIMEOUT_MS = 900_000;

const parameters = Type.Object({
  q: Type.String({
    maxLength: MAX_QUESTION_LENGTH,
    description: `The question, up to ${MAX_QUESTION_LENGTH} characters; in English, German, French, Spanish, Italian, Portuguese or Dutch, answered in English`,
    examples: ['Will it rain in Leeds tomorrow?'],
  }),
  location: Type.Optional(
    Type.String({ description: 'The place, where the question names none', examples: ['Leeds'] }),
  ),
  units: Type.Optional(
    Type.Union([Type.Literal('metric'), Type.Literal('imperial')], {
      description:
        'Units of the sentences; when left out those of the place: imperial in the United States, Celsius with mph in the United Kingdom, else metric',
    }),
  ),
  lang: Type.Optional({
    ...languageParameter,
    description: 'Language of the words for the sky, in the answer and in data.weather; all else is English',
  }),
});

const FactSchema = Type.Object(
  {
    id: Type.String({ description: 'f1, f2, …' }),
    name: Type.String(),
    value: Type.Number(),
    unit: Type.String({ description: 'celsius, fahrenheit, kmh, mph, mm, percent, …' }),
    place: Type.String(),
    when: Type.String({ description: 'As the answer writes it' }),
  },
  { $id: 'Fact' },
);

const result: TSchema = Type.Object({
  answer: Type.String({ description: 'The verdict first, then the values, then what is to be kept in mind' }),
  data: Type.Object(
    {
      location: LocationSchema,
      interpretation: Type.Object(
        {},
        {
          additionalProperties: true,
          description:
            'What was understood: places, times, intents, form, activity, thresholds, confidence, and unexplained words',
        },
      ),
      verdict: orNull(
        Type.Union([Type.Literal('yes'), Type.Literal('no'), Type.Literal('maybe')], {
          description: 'null where the question is no yes-or-no',
        }),
      ),
      facts: Type.Array(FactSchema, { description: 'Every number that the answer says' }),
      weather: Type.Array(Type.Object({}, { additionalProperties: true }), {
        description: 'The weather behind it, for each place and time: by the hour up to two days, else by the day',
      }),
    },
    { additionalProperties: true, description: 'Also air_quality, alerts and decisions where they were asked about' },
  ),
  summary_error: orNull(
    Type.String({ description: 'Why the language model’s words are missing; the call is then refunded' }),
  ),
});

interface Asked {
  readonly q: string;
  readonly location?: string;
  readonly units?: 'metric' | 'imperial';
  readonly lang?: Language;
}

export const ai = operation({
  name: 'ai',
  path: '/v1/ai',
  method: 'POST',
  group: 'Questions',
  meter: { class: 'premium', units: 2 },
  needsKey: true,
  billingInBody: false,
  summary: 'A question in plain language, answered in sentences',
  description:
    'Answers a question about the weather in sentences: the verdict, the values with their units, places and dates, and how far to trust them. Every number in the answer is in data.facts. Where the question names no place, that of the body counts, then the account’s default, then the service’s, then your address where the operator has a table of addresses; the answer says which. With Accept: text/event-stream the answer comes as events: start, data, delta (repeated), billing, done; or error. Send an X-Request-Id of your own to repeat a request safely: for a day the same id with the same body gets the same answer at no cost. The call is charged when the work begins, and refunded if it fails, if you leave before its end, or if summary_error is set.',
  parameters,
  positional: ['q'],
  result,
  example: { q: 'Will it rain in Leeds tomorrow?' },
  validate(context, asked) {
    if (asked.location !== undefined) checkPlaceText(context, 'location', asked.location);
  },
  prepare: workOn,
  async run(context, asked): Promise<Answer> {
    const { signal } = new AbortController();
    const telling = await (await workOn(context, asked, signal)).run(signal);
    return { place: null, body: await answerBody(telling), weather: telling.weather };
  },
});

/** The whole body, once the telling is over. */
export async function answerBody(telling: AnswerStream): Promise<object> {
  let answer = '';
  for await (const piece of telling.pieces) answer += piece;
  return { answer, data: telling.data, summary_error: telling.failure() };
}

async function workOn(context: OperationContext, asked: Asked, signal: AbortSignal): Promise<PreparedJob> {
  const interpretation = await interpret(context, asked.q, asked.location, signal);
  return { run: (ended) => tell(context, asked, interpretation, ended) };
}

async function tell(
  context: OperationContext,
  { q, units, lang = 'en' }: Asked,
  interpretation: Interpretation,
  signal: AbortSignal,
): Promise<AnswerStream> {
  const nowMs = context.clock.nowMs();
  const { scenes, profile } = await loadAnswerContexts(context, interpretation, nowMs);
  const { place } = interpretation.subjects[0];
  const spoken: AnswerUnits = units ?? unitsOfCountry(place.countryCode);
  const composed = composeAnswer(interpretation, scenes, profile, spoken, lang);
  const { phraser } = context.ask;
  const patience = phraser === null ? signal : AbortSignal.timeout(PHRASING_TIMEOUT_MS);
  const told = streamAnswer(q, composed, phraser, signal, patience);
  const style: Style = {
    units: spoken === 'british' ? 'both' : spoken,
    lang,
    iconBase: context.config.iconBase,
  };
  const weather = scenes.find((scene) => scene.weather !== null)?.weather?.provenance ?? null;
  return {
    data: questionData(interpretation, composed, scenes, nowMs, style),
    weather:
      weather === null
        ? null
        : { source: weather.source, stale: scenes.some((scene) => scene.weather?.provenance.stale === true) },
    engine: phraser === null ? 'embedded' : 'llm',
    pieces: told.pieces,
    failure: told.failure,
  };
}
