/** What the arguments of tools are called, and what models call them when they guess. */
import type { TObject } from '@sinclair/typebox';
import { invalidField } from '../operations/errors.ts';
import { ARGUMENT_NAMES, type Tool } from './tools.ts';

/** The tool's name for a parameter of its operation. */
export function argumentName({ names = {} }: Tool, parameter: string): string {
  return names[parameter] ?? ARGUMENT_NAMES[parameter] ?? parameter;
}

/** Names that models guess, besides those over HTTP; each means the first of these arguments that a tool has. */
const GUESSES: Readonly<Record<string, readonly string[]>> = {
  city: ['place'],
  town: ['place'],
  address: ['place'],
  name: ['query', 'place'],
  text: ['question', 'query'],
  query: ['question', 'place'],
  prompt: ['question'],
  day: ['date'],
  start_date: ['date'],
};

/**
 * The arguments under the tool's names, where models guess: as the same values are called over HTTP, in other capitals,
 * or by another word. Throws `invalid_parameter` for an argument that is given under two names with two values.
 */
export function underOwnNames(
  tool: Tool,
  { properties }: TObject,
  given: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const isArgument = (name: string | undefined) => name !== undefined && Object.hasOwn(properties, name);
  const own = new Map(Object.entries(given).filter(([name]) => isArgument(name)));
  for (const [name, value] of Object.entries(given)) {
    if (isArgument(name)) continue;
    const isEmpty = value === null || (typeof value === 'string' && value.trim() === '');
    const plain = name.toLowerCase();
    const guesses = Object.hasOwn(GUESSES, plain) ? GUESSES[plain] : [];
    const meant = [argumentName(tool, name), ARGUMENT_NAMES[name], plain, ...guesses].find(isArgument);
    // Models fill in every name that they know of; an empty one says nothing beside another.
    if (meant !== undefined && isEmpty) {
      if (!own.has(meant)) own.set(meant, value);
      continue;
    }
    const known = meant === undefined ? undefined : own.get(meant);
    const isKnown = known !== undefined && known !== null && !(typeof known === 'string' && known.trim() === '');
    if (isKnown && known !== value) {
      throw invalidField(name, `'${name}' means ${meant}, which is given too; leave one of them out.`);
    }
    own.set(meant ?? name, value);
  }
  return Object.fromEntries(own);
}
