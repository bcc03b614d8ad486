/** The tools as agents see them listed. */
import type { Tool as ListedTool } from '@modelcontextprotocol/server';
import { type TObject, type TProperties, type TSchema, Type } from '@sinclair/typebox';
import { type Json, refer } from '../operations/json-schema.ts';
import { ARGUMENTS } from './arguments.ts';
import { type AnswerBody, briefSchema } from './brief.ts';
import { TOOLS, type Tool } from './tools.ts';

/** Keywords that popular clients refuse or drop; what they say is checked by the server all the same. */
const UNKNOWN_TO_CLIENTS: readonly string[] = [
  'examples',
  'format',
  'exclusiveMinimum',
  'minLength',
  'maxLength',
  'pattern',
];

/** The list, the same for every call. */
export const LISTED_TOOLS: readonly ListedTool[] = TOOLS.map(listedTool);

function listedTool(tool: Tool): ListedTool {
  const { name, title, use, closed = false } = tool;
  return {
    name,
    title,
    description: `${use} ${costSentence(tool)}`,
    inputSchema: { ...simple(ARGUMENTS.get(tool) as TObject), type: 'object' },
    outputSchema: { ...simple(outputSchema(tool)), type: 'object' },
    annotations: {
      title,
      readOnlyHint: true,
      destructiveHint: false,
      idempotentHint: true,
      openWorldHint: !closed,
    },
  };
}

function costSentence({ operation: { meter } }: Tool): string {
  if (meter === null) return 'Free.';
  return `Costs ${meter.units} ${meter.class} ${meter.units === 1 ? 'call' : 'calls'}.`;
}

/**
 * The short answer or the whole one, in one object of which no field is required: many clients know no alternatives at the
 * top. The schema of the whole one is in the OpenAPI document: all of them here would be 70 kB a list.
 */
function outputSchema({ operation, facts, lines }: Tool): TSchema {
  const { properties } = briefSchema(facts, lines);
  const whole: TProperties = operation.result.properties ?? {};
  // Where the whole answer has another value under the same name, no type is stated.
  const common = Object.entries(properties).map(([name, fact]) => {
    const isSame = whole[name] === undefined || typesOf(whole[name]) === typesOf(fact);
    return [name, isSame ? fact : Type.Unsafe({ description: 'In words; with detail=full as in the whole answer' })];
  });
  return Type.Partial(Type.Object(Object.fromEntries(common)), {
    description: `The short answer. With detail=full: the body of ${operation.path}, as /openapi.json describes it`,
  });
}

/** The whole answer of a tool, from the body of its operation; a list is wrapped in an object, as older clients take only objects. */
export function structuredBody(body: AnswerBody): Record<string, unknown> {
  return Array.isArray(body) ? { results: body } : { ...body };
}

function typesOf({ type, anyOf }: TSchema): string {
  return JSON.stringify([type, anyOf?.map((part: TSchema) => part.type)]);
}

/** A schema without references and without what some clients do not know. */
function simple(schema: TSchema): Json {
  const unnamed = JSON.stringify(schema, (key, value) => (key === '$id' ? undefined : value));
  const whole = refer(JSON.parse(unnamed), new Map(), '');
  return withoutUnknown(whole);
}

function withoutUnknown(schema: Json): Json {
  const kept = Object.entries(schema).filter(([keyword]) => !UNKNOWN_TO_CLIENTS.includes(keyword));
  return Object.fromEntries(
    kept.map(([keyword, value]) => {
      if (keyword === 'properties') {
        return [
          keyword,
          Object.fromEntries(Object.entries(value as Json).map(([name, part]) => [name, withoutUnknown(part as Json)])),
        ];
      }
      if (keyword === 'items') return [keyword, withoutUnknown(value as Json)];
      return [keyword, keyword === 'anyOf' ? (value as Json[]).map(withoutUnknown) : value];
    }),
  );
}
