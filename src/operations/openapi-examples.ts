/**
 * The example answers of the OpenAPI document: one of every operation and of every error code, each the answer of a
 * running service, with long lists cut after two entries. `bun scripts/document-examples.ts --write` makes them.
 */

import type { Json } from './json-schema.ts';
import examples from './openapi-examples.json' with { type: 'json' };

interface Examples {
  /** By the name of the operation. */
  readonly answers: Readonly<Record<string, unknown>>;
  /** An answer as server-sent events. */
  readonly events: string;
  /** By their codes. */
  readonly errors: Readonly<Record<string, Json>>;
}

export const EXAMPLES: Examples = examples;
