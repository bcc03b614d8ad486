/**
 * From the text of a query to the typed parameters of an operation, checked by TypeBox's compiler. Strict on purpose: a parameter that is unknown,
 * repeated or empty is an error that says what to write instead, so that a typo never changes an answer silently.
 */
import type { TObject, TSchema } from '@sinclair/typebox';
import { type TypeCheck, TypeCompiler } from '@sinclair/typebox/compiler';
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

/** The schema with the limits that hold for every text: a parameter is never empty, and not endless. */
export function withTextLimits(schema: TObject): TObject {
  const limited = Object.entries(schema.properties).map(([name, part]) => {
    const isText = part.type === 'string' && part.const === undefined;
    return [name, isText ? { minLength: 1, maxLength: MAX_TEXT_LENGTH, ...part } : part];
  });
  return { ...schema, properties: Object.fromEntries(limited), additionalProperties: false };
}

/** Compiled once, when the first request comes. */
const checks = new WeakMap<TObject, TypeCheck<TObject>>();

/** Without the longest length: the compiler counts UTF-16 units, JSON Schema and people characters (`isTooLong`). */
function checkOf(schema: TObject): TypeCheck<TObject> {
  let check = checks.get(schema);
  if (check === undefined) {
    const limited = withTextLimits(schema);
    const properties = Object.entries(limited.properties).map(([name, { maxLength: _, ...part }]) => [name, part]);
    check = TypeCompiler.Compile({ ...limited, properties: Object.fromEntries(properties) });
    checks.set(schema, check);
  }
  return check;
}

function maxLengthOf(schema: TSchema | undefined): number {
  return schema?.maxLength ?? MAX_TEXT_LENGTH;
}

/** Characters are counted as Unicode code points: an emoji is one. */
function isTooLong(text: string, maxLength: number): boolean {
  return text.length > maxLength && [...text].length > maxLength;
}

/** Control characters but for tab and line ends. */
const CONTROL = /[^\P{Cc}\t\n\r]/u;

/** Whether no name or question has such a text: it was cut within a character, or holds control characters. */
function isUnreadable(text: string): boolean {
  return CONTROL.test(text) || !text.isWellFormed();
}

/**
 * The parameters that `entries` spell. Throws `invalid_parameter` with one detail for every field that is wrong.
 */
export function parseParameters(
  schema: TObject,
  entries: Iterable<readonly [string, string]>,
): Record<string, unknown> {
  const given = [...entries];
  // Of a name that is repeated, the first value; in reverse, since the last entry of a name stays.
  const values: Record<string, unknown> = Object.fromEntries(
    given.toReversed().map(([name, text]) => [name, spelledValue(propertyOf(schema, name), text)]),
  );
  const check = checkOf(schema);
  const isFit = ([name, text]: readonly [string, string]) =>
    !isUnreadable(text) && !isTooLong(text, maxLengthOf(propertyOf(schema, name)));
  if (Object.keys(values).length === given.length && given.every(isFit) && check.Check(values)) return values;
  const wrong = new Set([...check.Errors(values)].map(({ path }) => path.slice(1)));
  for (const entry of given) if (!isFit(entry)) wrong.add(entry[0]);
  throw refusal(schema, given, wrong);
}

function propertyOf({ properties }: TObject, name: string): TSchema | undefined {
  return Object.hasOwn(properties, name) ? properties[name] : undefined;
}

/** The value that a text spells, or the text itself where it spells none; the check then refuses it. */
function spelledValue(schema: TSchema | undefined, text: string): string | number {
  if (schema === undefined) return text;
  // Hours and days are often written with two digits: 09.
  if (schema.type === 'integer') return /^(0?\d|-?[1-9]\d{0,8})$/.test(text) ? Number(text) : text;
  if (schema.type === 'number') return /^(0|[1-9]\d{0,8})(\.\d{1,6})?$/.test(text) ? Number(text) : text;
  const choices = choicesOf(schema);
  return choices === null ? text : (choiceOf(text, choices, REGIONS in schema) ?? text);
}

/** So many names that are unknown are told one by one; more are no slip of a hand, and finding what they are like takes time. */
const MAX_UNKNOWN_NAMES = 20;

/** What is wrong, field by field in the order of the request, and then what is missing. */
function refusal(
  schema: TObject,
  given: readonly (readonly [string, string])[],
  wrong: ReadonlySet<string>,
): FairdayError {
  const names = Object.keys(schema.properties);
  const problems: FieldProblem[] = [];
  const suggestions: string[] = [];
  const seen = new Set<string>();
  let unknown = 0;
  for (const [name, text] of given) {
    const property = propertyOf(schema, name);
    if (property === undefined) {
      if (++unknown > MAX_UNKNOWN_NAMES) continue;
      const near = didYouMean(name, names);
      suggestions.push(...near);
      problems.push({ field: clip(name), message: unknownName(name, near, names) });
    } else if (seen.has(name)) {
      problems.push({ field: name, message: `'${name}' is given more than once; give it once.` });
    } else {
      seen.add(name);
      if (wrong.has(name)) problems.push({ field: name, message: wrongValue(name, property, text) });
    }
  }
  if (unknown > MAX_UNKNOWN_NAMES) {
    const [next = ''] = given.filter(([name]) => propertyOf(schema, name) === undefined)[MAX_UNKNOWN_NAMES] ?? [];
    const more = unknown - MAX_UNKNOWN_NAMES - 1;
    const others = more === 0 ? 'is' : `and ${more} more are`;
    problems.push({ field: clip(next), message: `'${clip(next)}' ${others} not parameters here either.` });
  }
  for (const name of schema.required ?? []) {
    if (!seen.has(name)) problems.push({ field: name, message: missing(name, schema.properties[name]) });
  }
  const message = problems.map((problem) => problem.message).join(' ');
  return new FairdayError('invalid_parameter', message, { details: problems, suggestions });
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

/** Why the check refuses the text. */
function wrongValue(name: string, schema: TSchema, text: string): string {
  if (text === '') return `'${name}' is empty; ${leaveOut(schema)}`;
  const maxLength = maxLengthOf(schema);
  if (isTooLong(text, maxLength)) return `'${name}' is longer than ${maxLength} characters; shorten it.`;
  if (isUnreadable(text)) return `'${name}' holds control characters or half of a character; take them out.`;
  const { minimum, maximum, exclusiveMinimum } = schema;
  if (schema.type === 'number')
    return `'${name}' must be a number above ${exclusiveMinimum} in digits, such as 12.5; it is '${clip(text)}'.`;
  return schema.type === 'integer'
    ? `'${name}' must be a whole number from ${minimum} to ${maximum}; it is '${clip(text)}'.`
    : `'${name}' must be ${orList(choicesOf(schema) ?? [])}; it is '${clip(text)}'.`;
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
  const all = names.length === 1 ? `the only one is ${names[0]}` : `there are ${names.join(', ')}`;
  return `'${clip(name)}' is not a parameter here; ${all}.`;
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
export function clip(text: string): string {
  return text.length <= 40 ? text : `${text.slice(0, 40)}…`;
}
