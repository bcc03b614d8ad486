/** The tools as agents see them listed. */
import type { Tool as ListedTool } from '@modelcontextprotocol/server';
import { type TObject, type TSchema, Type } from '@sinclair/typebox';
import { type Json, refer } from '../operations/json-schema.ts';
import { ARGUMENTS } from './arguments.ts';
import { type AnswerBody, briefSchema } from './brief.ts';
import { TOOLS, type Tool } from './tools.ts';

const DIALECT = 'https://json-schema.org/draft/2020-12/schema';

/** The list, the same for every call. */
export const LISTED_TOOLS: readonly ListedTool[] = TOOLS.map(listedTool);

function listedTool(tool: Tool): ListedTool {
  const { name, title, use, closed = false } = tool;
  return {
    name,
    title,
    description: `${use} ${costSentence(tool)}`,
    inputSchema: { ...standalone(ARGUMENTS.get(tool) as TObject), additionalProperties: false, type: 'object' },
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

/** The short answer or the whole one. */
function outputSchema(tool: Tool): TSchema {
  return Type.Union([briefSchema(tool.facts, tool.lines), wholeSchema(tool)]);
}

/** The body over HTTP; a list is wrapped in an object, because older clients take only objects. */
function wholeSchema({ operation }: Tool): TSchema {
  return operation.result.type === 'array' ? Type.Object({ results: operation.result }) : operation.result;
}

/** The whole answer of a tool, from the body of its operation. */
export function structuredBody(body: AnswerBody): Record<string, unknown> {
  return Array.isArray(body) ? { results: body } : { ...body };
}

/** A schema with the parts that it refers to. */
function standalone(schema: TSchema): Json {
  const parts = new Map<string, Json>();
  const own = refer(schema, parts, '#/$defs');
  return { $schema: DIALECT, ...own, ...(parts.size === 0 ? {} : { $defs: Object.fromEntries(parts) }) };
}
