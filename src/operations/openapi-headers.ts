/** The headers of answers and errors, as the OpenAPI document describes them. */
import type { Json } from './json-schema.ts';

const text = { type: 'string' };
const wholeNumber = { type: 'integer', minimum: 0 };
const gbp = { type: 'string', pattern: '^\\d+\\.\\d{4}$' };

/** Every header by its name. */
export const HEADERS = {
  'X-Request-Id': { description: 'The id sent, or a new one', schema: text },
  'Cache-Control': { description: 'Answers are for the caller alone', schema: text },
  ETag: { description: 'Weak tag of the answer without its clock and bill; for If-None-Match', schema: text },
  'RateLimit-Policy': { description: 'Requests (q) in a window of seconds (w)', schema: text },
  RateLimit: { description: 'Requests left (r), full again in seconds (t)', schema: text },
  'X-Free-Calls-Remaining': { description: 'Free calls left in this pool', schema: wholeNumber },
  'X-Credit-Balance-GBP': { description: 'Prepaid credit, four places', schema: gbp },
  'X-Call-Cost-GBP': { description: 'Cost of this call, four places; 0.0000 when free or failed', schema: gbp },
  'X-Weather-Source': {
    description: 'open-meteo, met-norway or typical; "; stale" when an older answer stands in',
    schema: { type: 'string', pattern: '^(open-meteo|met-norway|typical)(; stale)?$' },
  },
  'X-Weather-Attribution': { description: 'The words that the licence of that source asks for', schema: text },
  'X-Idempotent-Replay': {
    description: 'The stored answer to a request that was sent before',
    schema: { type: 'string', enum: ['true'] },
  },
  'X-Accel-Buffering': { description: 'With events: asks proxies not to hold them back', schema: text },
  'Retry-After': {
    description: 'Seconds to wait; left out where no wait helps',
    schema: { type: 'integer', minimum: 1 },
  },
  'WWW-Authenticate': { description: 'How to send the key, for clients that know Bearer alone', schema: text },
} as const;

export type HeaderName = keyof typeof HEADERS;

/** The headers of those names, by reference. */
export function headerReferences(names: readonly HeaderName[]): Json {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}
