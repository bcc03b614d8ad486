/** `ai`: a question in plain language, answered in sentences whose every number is also in the data. */
import { type Static, Type } from '@sinclair/typebox';
import { answerEventsSchema } from './answer-events.ts';
import type { Shape } from './body.ts';
import { checkPlaceText } from './locate.ts';
import { type AnswerStream, type OperationContext, operation, type PreparedJob } from './operation.ts';
import type { QuestionData } from './question-data.ts';
import { QuestionDataSchema } from './question-schemas.ts';
import { named } from './schemas.ts';
import { languageParameter, orNull } from './weather-schemas.ts';

/** Longest question, in characters. */
const MAX_QUESTION_LENGTH = 500;

const parameters = Type.Object({
  q: Type.String({
    maxLength: MAX_QUESTION_LENGTH,
    description: `The question, up to ${MAX_QUESTION_LENGTH} characters; in English, German, French, Spanish, Italian, Portuguese or Dutch`,
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
    description:
      'Language of the answer, where Fairday answers in it (data.language says which); of any other, the words for the sky alone. When left out, the language of the question',
  }),
});

const result = () =>
  named(
    'Answer',
    Type.Object({
      answer: Type.String({ description: 'The verdict first, then the values, then what is to be kept in mind' }),
      data: QuestionDataSchema,
      summary_error: orNull(
        Type.String({ description: 'Why the language model’s words are missing; the call is then refunded' }),
      ),
    }),
  );

export type AiBody = Shape<ReturnType<typeof result>>;

const events = () => answerEventsSchema(result().properties);

/** One of the events in which the answer may be sent. */
export type AnswerEvent = Shape<ReturnType<typeof events>>;

export type AiParameters = Static<typeof parameters>;

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
  events,
  example: { q: 'Will it rain in Leeds tomorrow?' },
  validate(context, { location }) {
    if (location !== undefined) checkPlaceText(context, 'location', location);
  },
  prepare: prepareJob,
  async run(context, params) {
    const { signal } = new AbortController();
    const stream = await (await prepareJob(context, params, signal)).run(signal);
    return { place: null, body: await answerBody(stream), weather: stream.weather };
  },
});

/** The whole body, once all pieces have arrived. */
export async function answerBody<Data extends object>(stream: AnswerStream<Data>) {
  let answer = '';
  for await (const piece of stream.pieces) answer += piece;
  return { answer, data: stream.data, summary_error: stream.failure() };
}

/** What answers questions is half of the program: it is loaded with the first question. */
async function prepareJob(
  context: OperationContext,
  params: AiParameters,
  signal: AbortSignal,
): Promise<PreparedJob<QuestionData>> {
  const { prepareAnswer } = await import('./question-answer.ts');
  return prepareAnswer(context, params, signal);
}
