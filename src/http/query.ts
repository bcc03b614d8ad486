/** The query of an address as pairs of names and values, strictly decoded. */
import { invalidField } from '../operations/errors.ts';

/** The text behind the question mark. */
export function queryOf(url: string): string {
  const mark = url.indexOf('?');
  const hash = url.indexOf('#', mark + 1);
  return mark < 0 ? '' : url.slice(mark + 1, hash < 0 ? undefined : hash);
}

/**
 * The pairs of a query. Throws `invalid_parameter` for what is not percent-encoded UTF-8, which browsers' parsers
 * replace in silence: another place would be answered than the one asked for.
 */
export function queryPairs(query: string): URLSearchParams {
  for (const pair of query.split('&')) {
    if (isDecodable(pair)) continue;
    const name = new URLSearchParams(pair).keys().next().value ?? '';
    const field = name.slice(0, 40);
    throw invalidField(field, `'${field}' is not percent-encoded UTF-8; write % itself as %25.`);
  }
  return new URLSearchParams(query);
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}
