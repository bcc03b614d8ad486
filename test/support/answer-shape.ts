/** Whether an answer has the shape that its operation documents, and nothing besides. */
import { FormatRegistry, type TSchema, Type } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { OPERATIONS } from '../../src/operations/table.ts';

// RFC 3339, and days that exist.
FormatRegistry.Set('date', (text) => /^\d{4}-\d{2}-\d{2}$/.test(text) && isInstant(`${text}T00:00:00Z`));
FormatRegistry.Set(
  'date-time',
  (text) => /T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/.test(text) && isInstant(text),
);

function isInstant(text: string): boolean {
  const ms = Date.parse(text);
  return !Number.isNaN(ms) && (!text.endsWith('Z') || new Date(ms).toISOString().slice(0, 10) === text.slice(0, 10));
}

/** Objects of an answer may hold nothing that its schema does not name. */
function closed(schema: TSchema): TSchema {
  const copy = { ...schema };
  if (copy.type === 'object' && copy.properties !== undefined && copy.additionalProperties === undefined) {
    copy.additionalProperties = false;
    copy.properties = Object.fromEntries(
      Object.entries(copy.properties as Record<string, TSchema>).map(([name, part]) => [name, closed(part)]),
    );
  }
  if (copy.type === 'array') copy.items = closed(copy.items);
  if (Array.isArray(copy.anyOf)) copy.anyOf = copy.anyOf.map(closed);
  return copy;
}

export function faults(schema: TSchema, value: unknown): string[] {
  return [...Value.Errors(Type.Unsafe(closed(schema)), value)].map(({ path, message }) => `${path}: ${message}`);
}

/** The faults of an answer of the operation of that name. */
export function answerFaults(name: string, body: unknown): string[] {
  const operation = OPERATIONS.find((candidate) => candidate.name === name);
  return operation === undefined ? [`there is no operation ${name}`] : faults(operation.result, body);
}
