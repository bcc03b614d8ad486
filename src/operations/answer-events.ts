/** The server-sent events of an answer that arrives while it is written: the JSON in the `data` line of each. */
import { type TProperties, type TSchema, Type } from '@sinclair/typebox';
import { literals, named } from './schemas.ts';

const gbp = (description: string) => Type.String({ description: `${description}, GBP, four places` });

function event<T extends string, P extends TProperties>(type: T, fields: P) {
  const name = `${type.charAt(0).toUpperCase()}${type.slice(1)}Event`;
  return named(
    name,
    Type.Object({
      type: Type.Literal(type),
      seq: Type.Integer({ minimum: 0, description: 'The number of the event in its stream' }),
      ...fields,
    }),
  );
}

/** The events of an operation whose JSON body has those fields: `answer` in one piece and `data`. */
export function answerEventsSchema<D extends TSchema, P extends TProperties>(body: P & { data: D }) {
  return Type.Union(
    [
      event('start', {
        request_id: Type.String(),
        engine: literals(['embedded', 'llm', 'replay'], 'Who writes; replay sends a stored answer again'),
        created: Type.String({ format: 'date-time' }),
      }),
      event('data', { data: body.data }),
      event('delta', { text: Type.String({ description: 'All of them together are the answer' }) }),
      event('billing', {
        charged: literals(['free', 'credit'], 'What paid for the call'),
        cost_gbp: gbp('Cost of this call'),
        free_remaining: Type.Integer({ description: 'Free calls left in this pool' }),
        balance_gbp: gbp('Prepaid credit'),
        refunded: Type.Boolean({ description: 'The call was charged when it began, and then refunded' }),
        replayed: Type.Boolean({ description: 'The answer is a stored one' }),
      }),
      event('done', body),
      event('error', {
        error: Type.Object({
          code: Type.String(),
          message: Type.String(),
          request_id: Type.String(),
          retryable: Type.Boolean(),
        }),
        cost_gbp: gbp('Always 0.0000'),
      }),
    ],
    { $id: 'AnswerEvent', description: 'start, data, delta (repeated), billing, done; or, at the end instead, error' },
  );
}
