/** The API key of a request. */

/** The key, in either of the headers that clients can be configured to send; null without one. */
export function keyOf({ headers }: Request): string | null {
  return (
    onlyOf(headers.get('x-api-key')) ?? /^Bearer +(\S+)$/i.exec(onlyOf(headers.get('authorization')) ?? '')?.[1] ?? null
  );
}

/**
 * The one value of a header; null where there is none, or an empty one, as an unset variable makes it. A proxy that adds
 * the header which a client has sent already makes a list of it; several values stay a list, which is no key.
 */
function onlyOf(sent: string | null): string | null {
  if (sent === null) return null;
  const values = new Set(sent.split(',').map((value) => value.trim()));
  values.delete('');
  return values.size === 0 ? null : [...values].join(',');
}

/** Tells a caller without a valid key how to send one; no authorisation server is named, for the operator gives out keys. */
export const CHALLENGE = { name: 'WWW-Authenticate', value: 'Bearer' } as const;
