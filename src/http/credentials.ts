/** The API key of a request. */

/** The key, in either of the headers that clients can be configured to send; null without one. */
export function keyOf({ headers }: Request): string | null {
  const sent = headers.get('x-api-key');
  if (sent === null) return /^Bearer +(\S+)$/i.exec(headers.get('authorization') ?? '')?.[1] ?? null;
  if (!sent.includes(',')) return sent;
  // A proxy that adds the header which a client has sent already makes a list of it.
  const keys = new Set(sent.split(',').map((key) => key.trim()));
  return keys.size === 1 ? ([...keys][0] ?? null) : sent;
}

/** Tells a caller without a valid key how to send one; no authorisation server is named, for the operator gives out keys. */
export const CHALLENGE = { name: 'WWW-Authenticate', value: 'Bearer' } as const;
