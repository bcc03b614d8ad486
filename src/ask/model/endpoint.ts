/**
 * The request to one OpenAI-compatible endpoint, with the fewest fields. A field that this server refuses is left out from
 * then on; a JSON answer is requested in the strictest way that the server supports.
 */

export interface ChatMessage {
  readonly role: 'system' | 'user';
  readonly content: string;
}

/** The JSON schema of the answer. */
interface AnswerShape {
  readonly name: string;
  readonly schema: object;
}

export interface ChatRequest {
  readonly messages: readonly ChatMessage[];
  readonly maxTokens: number;
  readonly shape?: AnswerShape;
}

/** Optional fields, which some servers refuse by name. */
const OPTIONAL_FIELDS = ['stream_options', 'temperature', 'max_tokens'] as const;
/** Ways to request a shape, the strictest first; the last leaves it to the words of the prompt. */
const SHAPES = ['json_schema', 'json_object', null] as const;

/** The URL of the completions; `/v1` is added where the base has no path, and the full URL is accepted too. */
export function completionsUrl(base: string): string {
  return below(base, 'chat/completions');
}

/** The URL of the list of models. */
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
   * Learns from the text of a 400 which field of the `sent` body to leave out; null when it names none of them, so that a
   * retry would not help.
   */
  learn(refusal: string, sent: string): string | null {
    const fields: Record<string, unknown> = JSON.parse(sent);
    if ('response_format' in fields && /response_format|json_schema|json_object/.test(refusal)) {
      const format = JSON.stringify(fields.response_format);
      const refused = SHAPES.findIndex((name) => name !== null && format.includes(`"type":"${name}"`));
      // Another request may have learned it already.
      this.#shape = Math.max(this.#shape, refused + 1);
      return 'response_format';
    }
    const name = OPTIONAL_FIELDS.find((field) => field in fields && refusal.includes(field));
    if (name === undefined) return null;
    this.#refused.add(name);
    return name;
  }
}

function formatOf(kind: (typeof SHAPES)[number], { name, schema }: AnswerShape): object | null {
  if (kind === null) return null;
  return kind === 'json_object' ? { type: kind } : { type: kind, json_schema: { name, strict: true, schema } };
}
