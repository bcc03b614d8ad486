/**
 * The OpenAPI 3.1 document, built from the operation table: generators that read routes can only guess what the table
 * knows (required fields, one media type, examples, headers by status).
 */
import type { TObject } from '@sinclair/typebox';
import { ERROR_STATUS, type ErrorCode } from './errors.ts';
import { type Json, plain, refer } from './json-schema.ts';
import type { Operation } from './operation.ts';
import { ErrorSchema, queryParameter } from './schemas.ts';
import { OPERATIONS } from './table.ts';

/** The path of the named parts within the document. */
const SCHEMAS = '#/components/schemas';

/** The document for a service reached at `baseUrl`. */
export function openApiDocument(baseUrl: string, version: string): Json {
  const components = new Map<string, Json>();
  const paths: Record<string, Json> = {};
  for (const operation of OPERATIONS) {
    const method = operation.method === 'POST' ? 'post' : 'get';
    paths[operation.path] = { [method]: operationObject(operation, components) };
  }
  refer(ErrorSchema, components, SCHEMAS);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Fairday',
      version,
      summary: 'Weather decisions: is it a good day for it, when, and why',
      description:
        'Send your key in the X-API-Key header. Calls are free up to an allowance; what fails costs nothing. Times are civil times of the place. What each activity is judged by, with its curves and sources, is on the [pages of the activities](/docs/activities); how to add the service to the clients of agents is on the [page of agents](/docs/agents); how often decisions were right is on the [page of skill](/docs/skill). Weather data by [Open-Meteo.com](https://open-meteo.com/) (CC BY 4.0), where the operator has switched it on and labelled `met-norway` by [MET Norway](https://api.met.no/) (NLOD 2.0, CC BY 4.0), or, labelled `typical`, the embedded climate from NOAA PSL data. Places and postcodes © [GeoNames](https://www.geonames.org/) (CC BY 4.0); airports by [airport-data-js](https://github.com/aashishvanand/airport-data-js) (CC BY 4.0); zone boundaries © [OpenStreetMap contributors](https://www.openstreetmap.org/copyright) (ODbL).',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: baseUrl }],
    security: [{ ApiKey: [] }],
    paths,
    components: {
      securitySchemes: { ApiKey: { type: 'apiKey', in: 'header', name: 'X-API-Key' } },
      schemas: Object.fromEntries([...components].sort(([a], [b]) => a.localeCompare(b))),
    },
  };
}

function operationObject(operation: Operation, components: Map<string, Json>): Json {
  return {
    operationId: operation.name,
    tags: [operation.group],
    summary: operation.summary,
    description: `${operation.description}\n\n${costSentence(operation)}`,
    ...(operation.needsKey ? {} : { security: [] }),
    ...(operation.method === 'POST' ? bodyObject(operation) : parametersObject(operation)),
    responses: {
      '200': {
        description: 'The answer',
        headers: responseHeaders(operation),
        content: {
          'application/json': { schema: refer(operation.result, components, SCHEMAS) },
          ...(operation.prepare === undefined ? {} : EVENTS),
        },
      },
      ...(operation.method === 'POST'
        ? {}
        : { '304': { description: 'Nothing has changed since the ETag sent in If-None-Match; costs nothing' } }),
      ...errorResponses(operation),
    },
  };
}

/** The same answer, sent piece by piece. */
const EVENTS: Json = {
  'text/event-stream': {
    schema: {
      type: 'string',
      description:
        'Server-sent events, each with its type and a running seq: start (request_id, engine: embedded, llm or replay, created), data (data), delta (text; all of them together are the answer), billing (charged, cost_gbp, free_remaining, balance_gbp, refunded, replayed), done (the JSON body); or, at the end instead, error (error: code, message, retryable). Comments in between keep the connection open.',
    },
  },
};

/** The idempotency key: a request repeated with the same id is not charged twice. */
const REQUEST_ID_HEADER: Json = {
  name: 'X-Request-Id',
  in: 'header',
  required: false,
  description:
    'An id of your own. For a day the same id with the same body gets the same answer at no cost, with X-Idempotent-Replay: true',
  schema: { type: 'string', pattern: '^[\\x21-\\x7e]{1,255}$' },
};

function bodyObject({ parameters, example }: Operation): Json {
  const schema = { ...plain(parameters), additionalProperties: false };
  const properties = Object.entries(parameters.properties).map(([name, part]) => [name, plain(part)]);
  const content = {
    'application/json': { schema: { ...schema, properties: Object.fromEntries(properties) }, example },
  };
  return { parameters: [REQUEST_ID_HEADER], requestBody: { required: true, content } };
}

function costSentence({ meter, needsKey }: Operation): string {
  if (meter === null) return needsKey ? 'Free; needs a key.' : 'Free; needs no key.';
  return `Costs ${meter.units} ${meter.class} ${meter.units === 1 ? 'call' : 'calls'}.`;
}

function parametersObject(operation: Operation): Json {
  const { properties, required = [] } = operation.parameters as TObject & { required?: string[] };
  const parameters = Object.entries(properties).map(([name, schema]) => {
    const { description, examples, ...rest } = plain(schema);
    const example = operation.example[name] ?? (Array.isArray(examples) ? examples[0] : undefined);
    return {
      name,
      in: 'query',
      required: required.includes(name),
      description,
      schema: rest,
      ...(example === undefined ? {} : { example: rest.type === 'integer' ? Number(example) : example }),
    };
  });
  return parameters.length === 0 ? {} : { parameters };
}

function responseHeaders(operation: Operation): Json {
  const { meter, needsKey, method } = operation;
  const header = (description: string) => ({ description, schema: { type: 'string' } });
  return {
    'X-Request-Id': header('The id sent, or a new one'),
    ...(method === 'POST' ? {} : { ETag: header('Tag of the answer without its clock and bill') }),
    ...(needsKey
      ? {
          'RateLimit-Policy': header('Requests (q) in a window of seconds (w)'),
          RateLimit: header('Requests left (r), full again in seconds (t)'),
        }
      : {}),
    ...(meter === null
      ? {}
      : {
          'X-Free-Calls-Remaining': header('Free calls left in this pool'),
          'X-Credit-Balance-GBP': header('Prepaid credit, four places'),
          'X-Call-Cost-GBP': header('Cost of this call, four places'),
        }),
    ...(isWeather(operation)
      ? {
          'X-Weather-Source': header('open-meteo, met-norway or typical; "; stale" when an older answer stands in'),
          'X-Weather-Attribution': header('The words that the licence of that source asks for'),
        }
      : {}),
  };
}

const MEANINGS: Record<number, string> = {
  400: 'A parameter is wrong, and `details` names it; or there is no place',
  401: 'The key is missing or not valid',
  402: 'The free calls are used up and there is no credit left',
  403: 'The e-mail address is not verified, or the account is suspended',
  404: 'The place was not found; `suggestions` lists near ones',
  409: 'The same request is being answered; wait as Retry-After says',
  413: 'The body is larger than 64 KiB',
  415: 'The body is not sent as JSON',
  422: 'It cannot be answered: no forecast hours are left, the question is not about weather, or the id was sent with another body',
  429: 'Too many requests; wait as Retry-After says',
  500: 'Something went wrong on our side',
  503: 'Weather data is temporarily unavailable; wait as Retry-After says',
};

function errorResponses(operation: Operation): Json {
  const statuses: number[] = [400];
  if (operation.needsKey) statuses.push(401, 403, 429);
  if (operation.meter !== null) statuses.push(402);
  const { properties } = operation.parameters;
  if ('location' in properties) statuses.push(404, 422);
  if (operation.method === 'POST') statuses.push(409, 413, 415);
  if (properties.q === queryParameter) statuses.push(404);
  if (isWeather(operation)) statuses.push(503);
  statuses.push(500);
  return Object.fromEntries(statuses.sort().map((status) => [String(status), errorResponse(status)]));
}

/** An operation with units or a source answers with weather, which may be unavailable. */
function isWeather({ parameters, result }: Operation): boolean {
  return 'units' in parameters.properties || 'source' in (result.properties ?? {});
}

function errorResponse(status: number): Json {
  const codes = (Object.keys(ERROR_STATUS) as ErrorCode[]).filter((code) => ERROR_STATUS[code] === status);
  return {
    description: `${MEANINGS[status]}. Not charged. Codes: ${codes.map((code) => `\`${code}\``).join(', ')}.`,
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
  };
}
