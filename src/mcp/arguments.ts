/**
 * From the arguments of a tool call to the parameters of the operation: other names for some of them, days in words,
 * numbers as numbers or as text. The values are parsed like those of a query.
 */
import { type TObject, type TSchema, Type } from '@sinclair/typebox';
import { cachePerOwner, memoize } from '../lib/memoize.ts';
import { type Soon, whenThere } from '../lib/soon.ts';
import { FairdayError, invalidField } from '../operations/errors.ts';
import { locate, placeNamed } from '../operations/locate.ts';
import type { OperationContext } from '../operations/operation.ts';
import { choicesOf, parseParameters } from '../operations/parameters.ts';
import type { Place } from '../place/place.ts';
import { parseCivilDate } from '../time/civil.ts';
import { MINUTE_MS } from '../time/units.ts';
import { argumentName, underOwnNames } from './argument-names.ts';
import { DAY_FORMS, type DayPhrase, type ResolvedDates, resolveDays } from './day-phrases.ts';
import { TOOLS, type Tool } from './tools.ts';

export interface ToolArguments {
  /** Under the names of the operation. */
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly detail: 'summary' | 'full';
  /** The dates that days in words were resolved to; null where there were none. */
  readonly resolved: ResolvedDates | null;
}

const detailParameter = Type.Union([Type.Literal('summary'), Type.Literal('full')], {
  default: 'summary',
  description: 'summary is short; full is everything that is known, and may be long',
});

const DAY_ARGUMENTS = ['date', 'end_date'] as const;
const HOURS = ['from', 'to'] as const;
/** An hour as clocks show it. */
const WHOLE_HOUR = /^(\d{1,2}):00$/;

function isDay(argument: string): boolean {
  return DAY_ARGUMENTS.some((day) => day === argument);
}

/** Paths of operations with the names of their tools, the longest first, as one path may begin with another. */
const PATHS: readonly (readonly [path: string, name: string])[] = [
  ...TOOLS.map(({ name, operation }) => [operation.path, name] as const),
  ['/v1/usage', 'weather://usage'] as const,
].sort(([a], [b]) => b.length - a.length);

/** A sentence of the operations with tools in place of paths, and dates under the names that tools give them. */
function withToolNames(sentence: string): string {
  const named = PATHS.reduce((text, [path, name]) => text.replaceAll(path, name), sentence);
  return named.replace(/\bend_dt\b/g, 'end_date').replace(/\bdt\b/g, 'date');
}

/** A description with the example of its schema: many clients show no keyword for it. */
function withExample(description: string, { examples, type }: TSchema): string {
  const example: unknown = examples?.[0];
  return example === undefined || type !== 'string' ? description : `${description}; for example ${example}`;
}

/** The schema of a tool's arguments. */
function argumentsSchema(tool: Tool): TObject {
  const { hidden = [], defaults = {}, operation } = tool;
  const { properties, required = [] } = operation.parameters as TObject & { required?: string[] };
  const offered = Object.entries(properties).filter(([parameter]) => !hidden.includes(parameter));
  const schemas = offered.map(([parameter, schema]): [string, TSchema] => {
    const argument = argumentName(tool, parameter);
    const fallback = defaults[parameter] ?? schema.default;
    const described = withExample(withToolNames(schema.description ?? ''), schema);
    const description = isDay(argument) ? `${described}. Also ${DAY_FORMS[tool.tense ?? 'coming']}` : described;
    const own = { ...schema, description, ...(fallback === undefined ? {} : { default: fallback }) } as TSchema;
    const mayBeLeftOut = !required.includes(parameter) || parameter in defaults;
    return [argument, mayBeLeftOut ? Type.Optional(own) : own];
  });
  return Type.Object({ ...Object.fromEntries(schemas), detail: Type.Optional(detailParameter) });
}

/** The schemas of the arguments of all tools. */
export const ARGUMENTS: ReadonlyMap<Tool, TObject> = new Map(TOOLS.map((tool) => [tool, argumentsSchema(tool)]));

/** Arguments as they were understood, whoever sent them and whenever: all but the days in words. */
interface ReadArguments extends ToolArguments {
  readonly phrases: readonly DayPhrase[];
  /** What was made of the days in words last. */
  last: {
    readonly place: Place;
    readonly minute: number;
    readonly activities: object;
    readonly as: ToolArguments;
  } | null;
}

/** Programs send the same arguments again and again; longer ones than a place, a day and an activity are read anew. */
const MAX_REMEMBERED = 500;
const MAX_REMEMBERED_LENGTH = 500;
const remembered = cachePerOwner<Tool, ReadArguments>(MAX_REMEMBERED);

/**
 * The parameters that the arguments spell; the same object for the same ones. Throws `invalid_parameter` with the tool's
 * names, and `location_not_found` where the day depends on the place.
 */
export function parseArguments(
  tool: Tool,
  given: Readonly<Record<string, unknown>>,
  context: OperationContext,
): Soon<ToolArguments> {
  const text = JSON.stringify(given);
  const read =
    text.length > MAX_REMEMBERED_LENGTH
      ? readArguments(tool, given)
      : memoize(remembered(tool), text, () => readArguments(tool, given));
  return read.phrases.length === 0 ? read : withDates(tool, read, context);
}

function readArguments(tool: Tool, given: Readonly<Record<string, unknown>>): ReadArguments {
  const schema = ARGUMENTS.get(tool) ?? argumentsSchema(tool);
  const { detail = 'summary', ...values } = parseGiven(tool, schema, given);
  const offered = Object.keys(tool.operation.parameters.properties);
  const parameters = Object.fromEntries(
    offered.flatMap((parameter) => {
      const value = values[argumentName(tool, parameter)] ?? tool.defaults?.[parameter];
      return value === undefined ? [] : [[parameter, value]];
    }),
  );
  return {
    parameters,
    detail: detail === 'full' ? 'full' : 'summary',
    resolved: null,
    phrases: phrasesIn(tool, parameters),
    last: null,
  };
}

/** With dates for the days in words, which mean the same for a minute: no words tell shorter times. */
function withDates(tool: Tool, read: ReadArguments, context: OperationContext): Soon<ToolArguments> {
  const { parameters, phrases, detail, last } = read;
  const [placeParameter, placeText] = named(tool, parameters, 'place') ?? [];
  if (placeParameter === undefined) return read;
  const minute = Math.floor(context.clock.nowMs() / MINUTE_MS);
  const { activities } = context;
  const isSame = last !== null && last.minute === minute && last.activities === activities;
  if (isSame && placeNamed(context, String(placeText)) === last.place) return last.as;
  return whenThere(locate(context, placeParameter, String(placeText)), ({ place }) => {
    const days = resolveDays(phrases, place, tool, parameters, context);
    const as = { parameters: { ...parameters, ...days.parameters }, detail, resolved: days.resolved };
    read.last = { place, minute, activities, as };
    return as;
  });
}

/** What is wrong with arguments, in the words of the tool. */
class ArgumentError extends FairdayError {}

function parseGiven(tool: Tool, schema: TObject, given: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const required: readonly string[] = schema.required ?? [];
  try {
    return parseParameters(
      schema,
      Object.entries(underOwnNames(tool, schema, given)).flatMap((entry) => {
        const [name] = entry;
        const property = Object.hasOwn(schema.properties, name) ? schema.properties[name] : undefined;
        return entryOf(entry, property, required.includes(name));
      }),
    );
  } catch (error) {
    if (!(error instanceof FairdayError)) throw error;
    const { code, message, details, suggestions } = error;
    throw new ArgumentError(code, message, { details, suggestions });
  }
}

/** An argument as a query would spell it; null, and an empty text for one that may be left out, is left out. */
function entryOf(
  [name, value]: [string, unknown],
  schema: TSchema | undefined,
  isRequired: boolean,
): [string, string][] {
  if (value === null || value === undefined) return [];
  const isFlag = schema !== undefined && choicesOf(schema)?.includes('yes') === true;
  if (typeof value === 'boolean' && isFlag) return [[name, value ? 'yes' : 'no']];
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
    const text = String(value).trim();
    if (text === '' && !isRequired) return [];
    return [[name, HOURS.some((hour) => hour === name) ? text.replace(WHOLE_HOUR, '$1') : text]];
  }
  throw invalidField(
    name,
    `'${name}' must be a text or a number; it is ${Array.isArray(value) ? 'a list' : 'an object'}.`,
  );
}

/** A parameter under the name that the tool gives it, with its value. */
function named(
  tool: Tool,
  parameters: Readonly<Record<string, unknown>>,
  argument: string,
): [string, unknown] | undefined {
  return Object.entries(parameters).find(([parameter]) => argumentName(tool, parameter) === argument);
}

/** The days among the parameters that are in words. */
function phrasesIn(tool: Tool, parameters: Readonly<Record<string, unknown>>): DayPhrase[] {
  return DAY_ARGUMENTS.flatMap((argument) => {
    const [parameter, value] = named(tool, parameters, argument) ?? [];
    return parameter === undefined || isDate(String(value)) ? [] : [{ argument, parameter, text: String(value) }];
  });
}

/** A date or an attempt at one: whether it exists is checked by the operation. */
function isDate(text: string): boolean {
  return parseCivilDate(text) !== null || /^\d{4}-\d{2}-\d{2}$/.test(text);
}

/** An error of the operation with the names that the tool uses. */
export function rewordError(tool: Tool, error: FairdayError): FairdayError {
  if (error instanceof ArgumentError) return error;
  const renamed = Object.keys(tool.operation.parameters.properties)
    .map((parameter) => [parameter, argumentName(tool, parameter)] as const)
    .filter(([parameter, argument]) => parameter !== argument);
  const reworded = (sentence: string): string =>
    withToolNames(
      renamed.reduce((text, [parameter, argument]) => text.replaceAll(`'${parameter}'`, `'${argument}'`), sentence),
    );
  const details = error.details.map(({ field, message }) => ({
    field: renamed.find(([parameter]) => parameter === field)?.[1] ?? field,
    message: reworded(message),
  }));
  const { suggestions, retryAfterSeconds, cause } = error;
  return new FairdayError(error.code, reworded(error.message), {
    details,
    suggestions,
    cause,
    retryAfterSeconds,
  });
}
