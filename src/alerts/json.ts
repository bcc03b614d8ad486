/** Reading of JSON documents whose shape is not known. */
import { UpstreamError } from '../upstream/upstream-error.ts';

export type Fields = Readonly<Record<string, unknown>>;

/** Throws `UpstreamError` for bytes that are not JSON. */
export function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    throw new UpstreamError('malformed', 'the answer is not JSON');
  }
}

/** The fields of an object or an array; none for any other value. */
export function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {};
}
