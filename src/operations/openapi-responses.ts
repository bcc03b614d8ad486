/** The responses of an operation: its answer and every error that it can end in, with headers and examples. */
import { ERROR_STATUS, type ErrorCode } from './error-codes.ts';
import { type Json, refer } from './json-schema.ts';
import { EXAMPLES } from './openapi-examples.ts';
import { type HeaderName, headerReferences } from './openapi-headers.ts';
import type { Operation } from './operation.ts';
import { queryParameter } from './schemas.ts';

/** The path of the named parts within the document. */
export const SCHEMAS = '#/components/schemas';

/** The parts of the document that operations refer to, by their names. */
export interface Components {
  readonly schemas: Map<string, Json>;
  readonly responses: Map<string, Json>;
}

/** The responses of the operation by their status; what they refer to is added to `components`. */
export function responses(operation: Operation, components: Components): Json {
  const errors = Map.groupBy(errorCodes(operation), (code) => ERROR_STATUS[code]);
  return {
    '200': success(operation, components.schemas),
    ...(operation.method === 'POST'
      ? {}
      : {
          '304': {
            description: 'Nothing has changed since the ETag sent in If-None-Match; costs nothing',
            headers: headerReferences(successHeaders(operation)),
          },
        }),
    ...Object.fromEntries(
      [...errors]
        .sort(([a], [b]) => a - b)
        .map(([status, codes]) => [String(status), shared(operation, status, codes, components.responses)]),
    ),
  };
}

/** A reference to the response, which most operations share; one of its own is named after the operation. */
function shared(
  operation: Operation,
  status: ErrorStatus,
  codes: readonly ErrorCode[],
  parts: Map<string, Json>,
): Json {
  const response = errorResponse(status, codes, operation);
  const { name } = ERRORS[status];
  const names = [
    name,
    ...(operation.meter === null ? [`${name}OfFreeCall`] : []),
    `${name}Of${pascal(operation.name)}`,
  ];
  for (const candidate of names) {
    const known = parts.get(candidate);
    if (known !== undefined && !Bun.deepEquals(known, response)) continue;
    parts.set(candidate, response);
    return { $ref: `#/components/responses/${candidate}` };
  }
  throw new Error(`two responses are named ${name}`);
}

function pascal(name: string): string {
  return name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function success(operation: Operation, components: Map<string, Json>): Json {
  const { name, result, events } = operation;
  return {
    description: 'The answer',
    headers: headerReferences(successHeaders(operation)),
    content: {
      'application/json': { schema: refer(result, components, SCHEMAS), example: EXAMPLES.answers[name] },
      ...(events === undefined
        ? {}
        : {
            'text/event-stream': {
              schema: {
                type: 'string',
                description: 'Server-sent events. Comments in between keep the connection open.',
                contentMediaType: 'text/event-stream',
                contentSchema: { type: 'array', items: refer(events(), components, SCHEMAS) },
              },
              example: EXAMPLES.events,
            },
          }),
    },
  };
}

const BILLING: readonly HeaderName[] = ['X-Free-Calls-Remaining', 'X-Credit-Balance-GBP', 'X-Call-Cost-GBP'];
const RATE: readonly HeaderName[] = ['RateLimit-Policy', 'RateLimit'];
const ALWAYS: readonly HeaderName[] = ['X-Request-Id', 'Cache-Control'];

/** The headers of everything that a known caller gets. */
function callerHeaders({ meter, needsKey }: Operation): HeaderName[] {
  return [...ALWAYS, ...(needsKey ? RATE : []), ...(meter === null ? [] : BILLING)];
}

function successHeaders(operation: Operation): HeaderName[] {
  return [
    ...callerHeaders(operation),
    ...(operation.method === 'POST' || operation.answersClock === true ? [] : (['ETag'] as const)),
    ...(isWeather(operation) ? (['X-Weather-Source', 'X-Weather-Attribution'] as const) : []),
    ...(operation.events === undefined ? [] : (['X-Idempotent-Replay', 'X-Accel-Buffering'] as const)),
  ];
}

type ErrorStatus = (typeof ERROR_STATUS)[ErrorCode];

/** The name of the response with that status, and what it means. */
const ERRORS: Readonly<Record<ErrorStatus, { readonly name: string; readonly meaning: string }>> = {
  400: { name: 'BadRequest', meaning: 'The request is wrong; `details` names each field that is' },
  401: { name: 'Unauthorized', meaning: 'The key is missing or not valid' },
  402: { name: 'PaymentRequired', meaning: 'The free calls are used up and there is no credit left' },
  403: { name: 'Forbidden', meaning: 'The e-mail address is not verified, or the account is suspended' },
  404: { name: 'NotFound', meaning: 'The place was not found; `suggestions` lists near ones' },
  405: { name: 'MethodNotAllowed', meaning: 'Another method is asked for' },
  409: { name: 'Conflict', meaning: 'The same request is being answered; wait as Retry-After says' },
  413: { name: 'ContentTooLarge', meaning: 'The body is larger than 64 KiB' },
  415: { name: 'UnsupportedMediaType', meaning: 'The body is not sent as JSON' },
  422: { name: 'Unanswerable', meaning: 'It cannot be answered; the message says what to ask instead' },
  429: { name: 'TooManyRequests', meaning: 'Too many requests; wait as Retry-After says' },
  500: { name: 'ServerError', meaning: 'Something went wrong on our side' },
  503: {
    name: 'Unavailable',
    meaning: 'Weather or accounts are unavailable; where there is a Retry-After, wait as it says',
  },
};

/** Statuses that a wait may end. */
const WAITS: readonly number[] = [409, 429, 503];

/** The codes of the errors that a call of the operation can end in. */
export function errorCodes(operation: Operation): ErrorCode[] {
  const { needsKey, meter, method, parameters, events } = operation;
  const takesPlace = 'location' in parameters.properties || parameters.properties.q === queryParameter;
  const isDecision = 'activity' in parameters.properties;
  return [
    'invalid_parameter',
    ...(needsKey
      ? (['missing_api_key', 'invalid_api_key', 'email_not_verified', 'account_suspended', 'rate_limited'] as const)
      : []),
    ...(meter === null ? [] : (['payment_required'] as const)),
    ...(takesPlace ? (['location_not_found'] as const) : []),
    ...(isDecision ? (['no_hours_left'] as const) : []),
    ...(method === 'POST' ? (['malformed_body', 'payload_too_large', 'unsupported_media_type'] as const) : []),
    ...(events === undefined ? [] : (['request_in_progress', 'request_id_reused'] as const)),
    ...(events === undefined ? [] : (['place_required', 'not_a_weather_question'] as const)),
    ...(isWeather(operation) ? (['weather_unavailable'] as const) : []),
    ...(needsKey ? (['service_unavailable'] as const) : []),
    'internal',
  ];
}

/** An operation with units or a source answers with weather, which may be unavailable. */
function isWeather({ parameters, result }: Operation): boolean {
  return 'units' in parameters.properties || 'source' in (result.properties ?? {});
}

function errorResponse(status: ErrorStatus, codes: readonly ErrorCode[], operation: Operation): Json {
  const names: HeaderName[] = [
    ...(status === 401 ? [...ALWAYS, 'WWW-Authenticate' as const] : callerHeaders(operation)),
    ...(WAITS.includes(status) ? (['Retry-After'] as const) : []),
  ];
  const examples = codes.map((code) => [code, { $ref: `#/components/examples/${code}` }]);
  return {
    description: `${ERRORS[status].meaning}. Not charged. Codes: ${codes.map((code) => `\`${code}\``).join(', ')}.`,
    headers: headerReferences(names),
    content: {
      'application/json': { schema: { $ref: `${SCHEMAS}/Error` }, examples: Object.fromEntries(examples) },
    },
  };
}
