/** The tools as agents see them listed. */
import type { Tool as ListedTool } from '@modelcontextprotocol/server';
import { type TObject, type TSchema, Type } from '@sinclair/typebox';
import { type Json, refer } from '../operations/json-schema.ts';
import { ARGUMENTS } from './arguments.ts';
import { type AnswerBody, briefSchema } from './brief.ts';
import { TOOLS, type Tool } from './tools.ts';

/** The list, the same for every call. */
export const LISTED_TOOLS: readonly ListedTool[] = TOOLS.map(listedTool);

function listedTool(tool: Tool): ListedTool {
  const { name, title, use, closed = false } = tool;
  return {
    name,
    title,
    description: `${use} ${costSentence(tool)}`,
    // Without `additionalProperties`, which the schemas of some clients do not know; unknown names are refused all the same.
    inputSchema: { ...standalone(ARGUMENTS.get(tool) as TObject), type: 'object' },
    outputSchema: { ...standalone(outputSchema(tool)), type: 'object' },
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

/** The short answer or the whole one, whose schema is in the OpenAPI document: all of them here would be 70 kB a list. */
function outputSchema(tool: Tool): TSchema {
  const whole = { description: `With detail=full: the body of ${tool.operation.path}, as /openapi.json describes it` };
  return Type.Union([briefSchema(tool.facts, tool.lines), Type.Object({}, whole)]);
}

/** The whole answer of a tool, from the body of its operation; a list is wrapped in an object, as older clients take only objects. */
export function structuredBody(body: AnswerBody): Record<string, unknown> {
  return Array.isArray(body) ? { results: body } : { ...body };
}

/** A schema with the parts that it refers to. */
function standalone(schema: TSchema): Json {
  const parts = new Map<string, Json>();
  const own = refer(schema, parts, '#/$defs');
  return { ...own, ...(parts.size === 0 ? {} : { $defs: Object.fromEntries(parts) }) };
}
