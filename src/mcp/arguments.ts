/**
 * From the arguments that an agent gives a tool to the parameters of its operation: other names for some of them, days in
 * plain words, numbers as numbers or as text. The reading itself is that of a query.
 */
import { type TObject, type TSchema, Type } from '@sinclair/typebox';
import { FairdayError, invalidField } from '../operations/errors.ts';
import { locate } from '../operations/locate.ts';
import type { OperationContext } from '../operations/operation.ts';
import { parseParameters } from '../operations/parameters.ts';
import { parseCivilDate } from '../time/civil.ts';
import { DAY_FORMS, type DaySaid, type Resolved, readDays } from './days-said.ts';
import { TOOLS, type Tool, USUAL_NAMES } from './tools.ts';

export interface Reading {
  /** By the names of the operation. */
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly detail: 'summary' | 'full';
  /** What days in plain words were taken for; null where there were none. */
  readonly resolved: Resolved | null;
}

const detailParameter = Type.Union([Type.Literal('summary'), Type.Literal('full')], {
  default: 'summary',
  description: 'summary is short; full is everything that is known, and may be long',
});

/** What the tool calls a parameter of its operation. */
export function argumentName({ names = {} }: Tool, parameter: string): string {
  return names[parameter] ?? USUAL_NAMES[parameter] ?? parameter;
}

const DAY_ARGUMENTS = ['date', 'end_date'] as const;

function isDay(argument: string): boolean {
  return DAY_ARGUMENTS.some((day) => day === argument);
}

/** Addresses with the tools that ask there, the longest first, as one may begin with another. */
const ADDRESSES: readonly (readonly [path: string, name: string])[] = [
  ...TOOLS.map(({ name, operation }) => [operation.path, name] as const),
  ['/v1/usage', 'weather://usage'] as const,
].sort(([a], [b]) => b.length - a.length);

/** A sentence of the operations in which addresses are tools, and dates have the names that tools give them. */
function inToolWords(sentence: string): string {
  const told = ADDRESSES.reduce((said, [path, name]) => said.replaceAll(path, name), sentence);
  return told.replace(/\bend_dt\b/g, 'end_date').replace(/\bdt\b/g, 'date');
}

/** The schema of a tool's arguments. */
function argumentsSchema(tool: Tool): TObject {
  const { hidden = [], defaults = {}, operation } = tool;
  const { properties, required = [] } = operation.parameters as TObject & { required?: string[] };
  const offered = Object.entries(properties).filter(([parameter]) => !hidden.includes(parameter));
  const schemas = offered.map(([parameter, schema]): [string, TSchema] => {
    const argument = argumentName(tool, parameter);
    const fallback = defaults[parameter] ?? schema.default;
    const described = inToolWords(schema.description ?? '');
    const description = isDay(argument) ? `${described}. Also ${DAY_FORMS[tool.lean ?? 'coming']}` : described;
    const own = { ...schema, description, ...(fallback === undefined ? {} : { default: fallback }) } as TSchema;
    const mayBeLeftOut = !required.includes(parameter) || parameter in defaults;
    return [argument, mayBeLeftOut ? Type.Optional(own) : own];
  });
  return Type.Object({ ...Object.fromEntries(schemas), detail: Type.Optional(detailParameter) });
}

/** The schemas of all tools' arguments, made once. */
export const ARGUMENTS: ReadonlyMap<Tool, TObject> = new Map(TOOLS.map((tool) => [tool, argumentsSchema(tool)]));

/**
 * What the arguments say. Throws `invalid_parameter` in the words of the tool, and `location_not_found` where the place
 * is needed to tell the day.
 */
export async function readArguments(
  tool: Tool,
  given: Readonly<Record<string, unknown>>,
  context: OperationContext,
): Promise<Reading> {
  const schema = ARGUMENTS.get(tool) ?? argumentsSchema(tool);
  const { detail = 'summary', ...values } = parseParameters(schema, Object.entries(given).flatMap(entryOf));
  const offered = Object.keys(tool.operation.parameters.properties);
  const parameters = Object.fromEntries(
    offered.flatMap((parameter) => {
      const value = values[argumentName(tool, parameter)] ?? tool.defaults?.[parameter];
      return value === undefined ? [] : [[parameter, value]];
    }),
  );
  const said = await daysIn(tool, parameters, context);
  return {
    parameters: { ...parameters, ...said?.parameters },
    detail: detail as Reading['detail'],
    resolved: said?.resolved ?? null,
  };
}

/** An argument as a query would spell it; null is an argument left out. */
function entryOf([name, value]: [string, unknown]): [string, string][] {
  if (value === null || value === undefined) return [];
  if (typeof value === 'boolean') return [[name, value ? 'yes' : 'no']];
  if (typeof value === 'string' || typeof value === 'number') return [[name, String(value)]];
  throw invalidField(
    name,
    `'${name}' must be a text or a number; it is ${Array.isArray(value) ? 'a list' : 'an object'}.`,
  );
}

/** The days among the parameters that stand in plain words, as dates at the place; null where there are none. */
async function daysIn(
  tool: Tool,
  parameters: Readonly<Record<string, unknown>>,
  context: OperationContext,
): Promise<DaySaid | null> {
  const named = (argument: string): [string, unknown] | undefined =>
    Object.entries(parameters).find(([parameter]) => argumentName(tool, parameter) === argument);
  const said = DAY_ARGUMENTS.flatMap((argument) => {
    const [parameter, value] = named(argument) ?? [];
    return parameter === undefined || isDate(String(value)) ? [] : [{ argument, parameter, text: String(value) }];
  });
  const [placeParameter, placeText] = named('place') ?? [];
  if (said.length === 0 || placeParameter === undefined) return null;
  const { place } = await locate(context, placeParameter, String(placeText));
  return readDays(said, place, tool, parameters, context);
}

/** A date, or what is meant for one: whether it exists is for the operation to say. */
function isDate(text: string): boolean {
  return parseCivilDate(text) !== null || /^\d{4}-\d{2}-\d{2}$/.test(text);
}

/** An error of the operation in the words of the tool. */
export function inWordsOf(tool: Tool, error: FairdayError): FairdayError {
  const renamed = Object.keys(tool.operation.parameters.properties)
    .map((parameter) => [parameter, argumentName(tool, parameter)] as const)
    .filter(([parameter, argument]) => parameter !== argument);
  const reworded = (sentence: string): string =>
    inToolWords(
      renamed.reduce((said, [parameter, argument]) => said.replaceAll(`'${parameter}'`, `'${argument}'`), sentence),
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
    ...(retryAfterSeconds === null ? {} : { retryAfterSeconds }),
  });
}
