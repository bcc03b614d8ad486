/** The schemas of the operations as plain JSON Schema (2020-12), with their named parts in one place. */
import type { TSchema } from '@sinclair/typebox';

export type Json = Record<string, unknown>;

/**
 * A schema as plain JSON; its named parts are moved to `parts` and referred to below the path `where`, for example
 * `#/$defs`.
 */
export function refer(schema: TSchema, parts: Map<string, Json>, where: string): Json {
  const { $id, ...rest } = schema;
  const own = children(rest, parts, where);
  if ($id === undefined) return own;
  const other = parts.get($id);
  if (other !== undefined && !Bun.deepEquals(other, own)) throw new Error(`two schemas are named ${$id}`);
  parts.set($id, own);
  return { $ref: `${where}/${$id}` };
}

function children(schema: Json, parts: Map<string, Json>, where: string): Json {
  const result = plain(schema);
  if (isJson(schema.properties)) {
    const properties = Object.entries(schema.properties) as [string, TSchema][];
    result.properties = Object.fromEntries(properties.map(([name, value]) => [name, refer(value, parts, where)]));
  }
  if (isJson(schema.patternProperties)) {
    // Of a record, whose names are free; many generators know no patterns.
    const [of] = Object.values(schema.patternProperties) as TSchema[];
    delete result.patternProperties;
    if (of !== undefined) result.additionalProperties = refer(of, parts, where);
  }
  if (isJson(schema.items)) result.items = refer(schema.items as TSchema, parts, where);
  if (Array.isArray(result.anyOf) && Array.isArray(schema.anyOf)) {
    result.anyOf = (schema.anyOf as TSchema[]).map((part) => refer(part, parts, where));
  }
  return result;
}

/** A copy without the validator's symbols; constants become an `enum`. */
export function plain(schema: Json): Json {
  const { anyOf, ...rest } = JSON.parse(JSON.stringify(schema)) as Json & { anyOf?: Json[] };
  if (anyOf === undefined) {
    const { const: only, ...others } = rest;
    return only === undefined ? rest : { ...others, enum: [only] };
  }
  const constants = anyOf.map((part) => part.const);
  if (constants.every((value) => typeof value === 'string')) return { ...rest, type: 'string', enum: constants };
  return { ...rest, anyOf };
}

function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
