/**
 * What is sent to one OpenAI-compatible endpoint: the least that all servers take. A field that this one refuses is left
 * out from then on; the shape of an answer is asked for in the strictest way that it knows.
 */

export interface ChatMessage {
  readonly role: 'system' | 'user';
  readonly content: string;
}

/** The shape that an answer is to have, as JSON schema. */
export interface AnswerShape {
  readonly name: string;
  readonly schema: object;
}

export interface ChatRequest {
  readonly messages: readonly ChatMessage[];
  readonly maxTokens: number;
  readonly shape?: AnswerShape;
}

/** Fields that a server may refuse by name, as some do; without them the answer is still the one that was asked for. */
const DISPENSABLE = ['stream_options', 'temperature', 'max_tokens'] as const;
/** Ways to ask for a shape, the strictest first; after the last it is only described in words. */
const SHAPES = ['json_schema', 'json_object', null] as const;

/** The address of the completions: `/v1` is added where the base has no path, any other is kept, itself or in full. */
export function completionsUrl(base: string): string {
  return below(base, 'chat/completions');
}

/** The address of the list of models, which every such server has. */
export function modelsUrl(base: string): string {
  return below(base, 'models');
}

function below(base: string, path: string): string {
  const url = new URL(base);
  const prefix = url.pathname.replace(/\/+$/, '').replace(/\/chat\/completions$/, '');
  url.pathname = `${prefix === '' ? '/v1' : prefix}/${path}`;
  return url.href;
}

export class EndpointFields {
  readonly #refused = new Set<string>();
  #shape = 0;

  body(model: string, { messages, maxTokens, shape }: ChatRequest): string {
    const optional: Record<string, unknown> = {
      stream_options: { include_usage: true },
      temperature: 0,
      max_tokens: maxTokens,
    };
    for (const name of this.#refused) delete optional[name];
    const format = shape === undefined ? null : formatOf(SHAPES[this.#shape], shape);
    return JSON.stringify({
      model,
      messages,
      stream: true,
      ...optional,
      ...(format === null ? {} : { response_format: format }),
    });
  }

  /**
   * Learns from the text of a 400 to the `sent` body which of its fields to leave out; null when it names none of them,
   * and asking again would not help.
   */
  learn(refusal: string, sent: string): string | null {
    const fields: Record<string, unknown> = JSON.parse(sent);
    if ('response_format' in fields && /response_format|json_schema|json_object/.test(refusal)) {
      const format = JSON.stringify(fields.response_format);
      const asked = SHAPES.findIndex((name) => name !== null && format.includes(`"type":"${name}"`));
      // Another request may have learnt it already.
      this.#shape = Math.max(this.#shape, asked + 1);
      return 'response_format';
    }
    const name = DISPENSABLE.find((field) => field in fields && refusal.includes(field));
    if (name === undefined) return null;
    this.#refused.add(name);
    return name;
  }
}

function formatOf(kind: (typeof SHAPES)[number], { name, schema }: AnswerShape): object | null {
  if (kind === null) return null;
  return kind === 'json_object' ? { type: kind } : { type: kind, json_schema: { name, strict: true, schema } };
}
