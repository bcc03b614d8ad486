/**
 * The OpenAPI 3.1 document, made from the operation table by us: generators that read routes guess at what the table
 * knows (required fields, one media type, examples, headers by status).
 */
import type { TObject } from '@sinclair/typebox';
import { ERROR_STATUS, type ErrorCode } from '../errors.ts';
import { type Json, plain, refer } from './json-schema.ts';
import type { Operation } from './operation.ts';
import { ErrorSchema, queryParameter } from './schemas.ts';
import { OPERATIONS } from './table.ts';

/** Where the document keeps its named parts. */
const SCHEMAS = '#/components/schemas';

/** The document for a service reached at `baseUrl`. */
export function openApiDocument(baseUrl: string, version: string): Json {
  const components = new Map<string, Json>();
  const paths: Record<string, Json> = {};
  for (const operation of OPERATIONS) paths[operation.path] = { get: operationObject(operation, components) };
  refer(ErrorSchema, components, SCHEMAS);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Fairday',
      version,
      summary: 'Weather decisions: is it a good day for it, when, and why',
      description:
        'Send your key in the X-API-Key header. Calls are free up to an allowance; what fails costs nothing. Times are civil times of the place. What each activity is judged by, with its curves and sources, is on the [pages of the activities](/docs/activities); how to add the service to the clients of agents is on the [page of agents](/docs/agents). Weather data by [Open-Meteo.com](https://open-meteo.com/) (CC BY 4.0) or, labelled `typical`, the embedded climate from NOAA PSL data. Places and postcodes © [GeoNames](https://www.geonames.org/) (CC BY 4.0); airports by [airport-data-js](https://github.com/aashishvanand/airport-data-js) (CC BY 4.0); zone boundaries © [OpenStreetMap contributors](https://www.openstreetmap.org/copyright) (ODbL).',
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
    ...parametersObject(operation),
    responses: {
      '200': {
        description: 'The answer',
        headers: responseHeaders(operation),
        content: { 'application/json': { schema: refer(operation.result, components, SCHEMAS) } },
      },
      '304': { description: 'Nothing has changed since the ETag sent in If-None-Match; costs nothing' },
      ...errorResponses(operation),
    },
  };
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

function responseHeaders({ meter, needsKey }: Operation): Json {
  const header = (description: string) => ({ description, schema: { type: 'string' } });
  return {
    'X-Request-Id': header('The id sent, or a new one'),
    ETag: header('Tag of the answer without its clock and bill'),
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
          'X-Weather-Source': header('open-meteo, met-norway or typical; "; stale" when an older answer stands in'),
        }),
  };
}

const MEANINGS: Record<number, string> = {
  400: 'A parameter is wrong; `details` names it',
  401: 'The key is missing or not valid',
  402: 'The free calls are used up and there is no credit left',
  403: 'The e-mail address is not verified, or the account is suspended',
  404: 'The place was not found; `suggestions` lists near ones',
  422: 'No forecast hours are left for that date or range of hours',
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
  if (properties.q === queryParameter) statuses.push(404);
  // What has units or names its source is weather, which may be unavailable.
  if ('units' in properties || 'source' in (operation.result.properties ?? {})) statuses.push(503);
  statuses.push(500);
  return Object.fromEntries(statuses.sort().map((status) => [String(status), errorResponse(status)]));
}

function errorResponse(status: number): Json {
  const codes = (Object.keys(ERROR_STATUS) as ErrorCode[]).filter((code) => ERROR_STATUS[code] === status);
  return {
    description: `${MEANINGS[status]}. Not charged. Codes: ${codes.map((code) => `\`${code}\``).join(', ')}.`,
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
  };
}
