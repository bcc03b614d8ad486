/**
 * From the text of a query to the typed parameters of an operation. Strict on purpose: a parameter that is unknown,
 * repeated or empty is an error that says what to write instead, so that a typo never changes an answer silently.
 */
import type { TObject, TSchema } from '@sinclair/typebox';
import { didYouMean } from '../lib/did-you-mean.ts';
import { FairdayError, type FieldProblem } from './errors.ts';

/** Characters of a parameter that states no other limit; the interface promises to accept 200. */
export const MAX_TEXT_LENGTH = 200;

/** Values of a parameter that has a closed list, or null. */
export function choicesOf(schema: TSchema): string[] | null {
  const literals = (schema.anyOf ?? [schema]) as TSchema[];
  const values = literals.map((literal) => literal.const);
  return values.every((value) => typeof value === 'string') ? values : null;
}

/**
 * The parameters that `entries` spell. Throws `invalid_parameter` with one detail for every field that is wrong.
 */
export function parseParameters(
  schema: TObject,
  entries: Iterable<readonly [string, string]>,
): Record<string, unknown> {
  const names = Object.keys(schema.properties);
  const values: Record<string, unknown> = {};
  const problems: FieldProblem[] = [];
  const suggestions: string[] = [];
  const seen = new Set<string>();
  for (const [name, text] of entries) {
    const property = Object.hasOwn(schema.properties, name) ? schema.properties[name] : undefined;
    if (property === undefined) {
      const near = didYouMean(name, names);
      suggestions.push(...near);
      problems.push({ field: clip(name), message: unknownName(name, near, names) });
    } else if (seen.has(name)) {
      problems.push({ field: name, message: `'${name}' is given more than once; give it once.` });
    } else {
      seen.add(name);
      const value = parseValue(name, property, text);
      if (typeof value === 'object') problems.push(value);
      else values[name] = value;
    }
  }
  for (const name of schema.required ?? []) {
    if (!seen.has(name)) problems.push({ field: name, message: missing(name, schema.properties[name]) });
  }
  if (problems.length === 0) return values;
  const message = problems.map((problem) => problem.message).join(' ');
  throw new FairdayError('invalid_parameter', message, { details: problems, suggestions });
}

/**
 * The parameters that the fields of a JSON body spell, by the same rules: all of them are texts. Throws
 * `invalid_parameter`.
 */
export function parseFields(schema: TObject, body: object): Record<string, unknown> {
  const entries = Object.entries(body);
  const wrong = entries.filter(([name, value]) => Object.hasOwn(schema.properties, name) && typeof value !== 'string');
  if (wrong.length > 0) {
    const problems = wrong.map(([field]) => ({ field, message: `'${field}' must be a text in quotation marks.` }));
    throw new FairdayError('invalid_parameter', problems.map(({ message }) => message).join(' '), {
      details: problems,
    });
  }
  return parseParameters(
    schema,
    entries.map(([name, value]) => [name, String(value).trim()] as const),
  );
}

function parseValue(name: string, schema: TSchema, text: string): string | number | FieldProblem {
  if (text === '') return { field: name, message: `'${name}' is empty; ${leaveOut(schema)}` };
  const maxLength: number = schema.maxLength ?? MAX_TEXT_LENGTH;
  if (text.length > maxLength) {
    return { field: name, message: `'${name}' is longer than ${maxLength} characters; shorten it.` };
  }
  if (schema.type === 'integer') {
    const value = /^(0|-?[1-9]\d{0,8})$/.test(text) ? Number(text) : Number.NaN;
    if (value >= schema.minimum && value <= schema.maximum) return value;
    return {
      field: name,
      message: `'${name}' must be a whole number from ${schema.minimum} to ${schema.maximum}; it is '${clip(text)}'.`,
    };
  }
  const choices = choicesOf(schema);
  if (choices === null) return text;
  const choice = choiceOf(text, choices, REGIONS in schema);
  if (choice !== null) return choice;
  return { field: name, message: `'${name}' must be ${orList(choices)}; it is '${clip(text)}'.` };
}

/** Marks a schema; a symbol stays with its copies and out of documents. */
const REGIONS = Symbol('takes regions');

/** Lets a parameter take regions of its choices as well: `en-GB` where there is `en`. */
export function withRegions<S extends TSchema>(schema: S): S {
  return { ...schema, [REGIONS]: true };
}

/** The choice that a text names, whatever its capitals, with `-` for `_`. */
function choiceOf(text: string, choices: readonly string[], takesRegions: boolean): string | null {
  if (choices.includes(text)) return text;
  const plain = text.toLowerCase().replaceAll('-', '_');
  const found = choices.find((choice) => choice.toLowerCase() === plain);
  if (found !== undefined || !takesRegions) return found ?? null;
  const [language = ''] = plain.split('_');
  return choices.includes(language) ? language : null;
}

function unknownName(name: string, near: readonly string[], names: readonly string[]): string {
  if (near.length > 0) return `'${clip(name)}' is not a parameter here; did you mean ${orList(near)}?`;
  if (names.length === 0) return `'${clip(name)}' is not a parameter here; this address takes none.`;
  return `'${clip(name)}' is not a parameter here; there are ${names.join(', ')}.`;
}

function missing(name: string, schema: TSchema): string {
  const example = schema.examples?.[0];
  return `'${name}' is missing${example === undefined ? '' : `; add it, for example ${name}=${example}`}.`;
}

function leaveOut(schema: TSchema): string {
  return schema.default === undefined ? 'give it a value.' : 'give it a value or leave it out.';
}

function orList(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} or ${last}`;
}

/** Enough of the caller's text to recognise it. */
function clip(text: string): string {
  return text.length <= 40 ? text : `${text.slice(0, 40)}…`;
}
