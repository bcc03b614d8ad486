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

/** The features of a GeoJSON list. Throws `UpstreamError` for a document of any other shape. */
export function featuresOf(body: unknown): readonly unknown[] {
  const { type, features } = fieldsOf(body);
  if (type === 'FeatureCollection' && Array.isArray(features)) return features;
  throw new UpstreamError('malformed', 'the answer is no list of features');
}
