/** The fields of a schema as a list for people: name, type, meaning, and the fields within. */
import type { TSchema } from '@sinclair/typebox';
import { type Json, plain } from '../../operations/json-schema.ts';
import { escapeHtml } from './escape-html.ts';

/** A nested HTML list; empty where the schema has no fields. */
export function fieldList(schema: TSchema): string {
  return listOf(plain(schema));
}

function listOf(schema: Json): string {
  const holder = holderOf(schema);
  if (holder === null) return '';
  const required = new Set(holder.required as string[] | undefined);
  const items = Object.entries(holder.properties as Record<string, Json>).map(([name, part]) => {
    const field = plain(part);
    const description = descriptionOf(field);
    const optional = required.has(name) ? '' : ' <small>not always</small>';
    return `<li><code>${escapeHtml(name)}</code> <small>${escapeHtml(typeName(field))}</small>${optional}${
      description === '' ? '' : ` ${escapeHtml(description)}`
    }${listOf(field)}</li>`;
  });
  return `<ul class="fields">${items.join('')}</ul>`;
}

/** The part of a schema that has fields: itself, its entries, or the one of its choices that is an object. */
function holderOf(schema: Json): Json | null {
  if (schema.properties !== undefined) return schema;
  if (schema.items !== undefined) return holderOf(plain(schema.items as Json));
  const choices = (schema.anyOf as Json[] | undefined) ?? [];
  for (const choice of choices) {
    const holder = holderOf(plain(choice));
    if (holder !== null) return holder;
  }
  return null;
}

function descriptionOf(schema: Json): string {
  const own = schema.description;
  if (typeof own === 'string') return own;
  const inner = [schema.items as Json | undefined, ...((schema.anyOf as Json[] | undefined) ?? [])];
  const described = inner.find((part) => typeof part?.description === 'string')?.description;
  return typeof described === 'string' ? described : '';
}

/** `list of integer`, `text or null`, `one of great, good`. */
export function typeName(schema: Json): string {
  const { type, anyOf, items, enum: values } = schema;
  if (Array.isArray(values)) return values.length === 1 ? String(values[0]) : `one of ${values.join(', ')}`;
  if (Array.isArray(anyOf)) {
    const names = (anyOf as Json[]).map((part) => typeName(plain(part)));
    return [...new Set(names)].join(' or ');
  }
  if (type === 'array') return `list of ${typeName(plain(items as Json))}`;
  if (type === 'string') return 'text';
  return typeof type === 'string' ? type : 'any';
}
