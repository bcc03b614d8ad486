/** The `exclude` parameter: fields that the caller does without, dropped wherever they occur. */

import { didYouMean } from '../lib/did-you-mean.ts';
import { invalidField } from './errors.ts';

/** The names in a comma-separated list. Throws `invalid_parameter` for one that is no field. */
export function parseExclude(text: string, fields: ReadonlySet<string>): ReadonlySet<string> {
  const names = text.split(',').map((name) => name.trim());
  const unknown = names.find((name) => !fields.has(name));
  if (unknown === undefined) return new Set(names);
  const near = didYouMean(unknown, [...fields]);
  const hint = near.length > 0 ? `did you mean ${near.join(' or ')}?` : `there are ${[...fields].sort().join(', ')}.`;
  const message = `'exclude' names '${unknown.slice(0, 40)}', which is no field below location; ${hint}`;
  throw invalidField('exclude', message, near);
}

/** `value` without the fields of those names, at any depth; the very same where nothing is excluded. */
export function withoutFields<T>(value: T, names: ReadonlySet<string>): T {
  if (names.size === 0) return value;
  return JSON.parse(JSON.stringify(value, (key, part) => (names.has(key) ? undefined : part)));
}
