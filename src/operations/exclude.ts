/** The `exclude` parameter: fields that the answer leaves out wherever they occur. */

import { didYouMean } from '../lib/did-you-mean.ts';
import type { Sparse } from './body.ts';
import { invalidField } from './errors.ts';

/** The names in a comma-separated list. Throws `invalid_parameter` for one that is not a field. */
export function parseExclude(text: string, fields: ReadonlySet<string>): ReadonlySet<string> {
  // A list written by a program often ends in a comma.
  const names = text
    .replace(/,\s*$/, '')
    .split(',')
    .map((name) => name.trim());
  const unknown = names.find((name) => !fields.has(name));
  if (unknown === undefined) return new Set(names);
  const near = didYouMean(unknown, [...fields]);
  const hint = near.length > 0 ? `did you mean ${near.join(' or ')}?` : `there are ${[...fields].sort().join(', ')}.`;
  const message = `'exclude' names '${unknown.slice(0, 40)}', which is no field below location; ${hint}`;
  throw invalidField('exclude', message, near);
}

/** `value` without the fields of those names, at any depth; the same object where nothing is excluded. */
export function withoutFields<T>(value: T, names: ReadonlySet<string>): Sparse<T>;
export function withoutFields(value: unknown, names: ReadonlySet<string>): unknown {
  if (names.size === 0) return value;
  return JSON.parse(JSON.stringify(value, (key, part) => (names.has(key) ? undefined : part)));
}
