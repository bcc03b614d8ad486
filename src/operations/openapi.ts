/**
 * The OpenAPI 3.1 document, built from the operation table: generators that read routes can only guess what the table
 * knows (required fields, one media type, examples, headers by status).
 */
import type { TObject } from '@sinclair/typebox';
import { ErrorSchema } from './error-codes.ts';
import { type Json, plain, refer } from './json-schema.ts';
import { EXAMPLES } from './openapi-examples.ts';
import { HEADERS } from './openapi-headers.ts';
import { type Components, errorCodes, responses, SCHEMAS } from './openapi-responses.ts';
import type { Operation } from './operation.ts';
import { withTextLimits } from './parameters.ts';
import { OPERATIONS } from './table.ts';

/** The version of the interface, which stands whatever the version of the program. */
export const INTERFACE_VERSION = '1.0.0';

const TAGS: Readonly<Record<Operation['group'], string>> = {
  Decisions: 'Whether, when and on which day to do something outdoors',
  Weather: 'The weather now, to come, usual and past; air, alerts, sun and moon',
  Questions: 'Questions in plain language',
  Places: 'Places by name, and their clocks',
  Account: 'What is left of the allowances and the credit',
};

/** The document for a service reached at `baseUrl`. */
export function openApiDocument(baseUrl: string): Json {
  const components: Components = { schemas: new Map(), responses: new Map() };
  const paths: Record<string, Json> = {};
  for (const operation of OPERATIONS) {
    const method = operation.method === 'POST' ? 'post' : 'get';
    paths[operation.path] = { [method]: operationObject(operation, components) };
  }
  // The errors of no operation, such as those of an unknown address, are examples of the shape.
  const ofOperations = new Set<string>(OPERATIONS.flatMap(errorCodes));
  const errors = Object.entries(EXAMPLES.errors);
  const others = errors.flatMap(([code, example]) => (ofOperations.has(code) ? [] : [example]));
  refer({ ...ErrorSchema, examples: others }, components.schemas, SCHEMAS);
  const errorExamples = errors.flatMap(([code, value]) => (ofOperations.has(code) ? [[code, { value }]] : []));
  return {
    openapi: '3.1.0',
    info: {
      title: 'Fairday',
      version: INTERFACE_VERSION,
      summary: 'Weather decisions: is it a good day for it, when, and why',
      description:
        'Send your key in the X-API-Key header. Calls are free up to an allowance; what fails costs nothing. HEAD is answered wherever GET is, without a body and never charged; another method is 405 `method_not_allowed`, another address 404 `not_found`. Times are civil times of the place. What each activity is judged by, with its curves and sources, is on the [pages of the activities](/docs/activities); how to add the service to the clients of agents is on the [page of agents](/docs/agents); how often decisions were right is on the [page of skill](/docs/skill). Weather data by [Open-Meteo.com](https://open-meteo.com/) (CC BY 4.0), where the operator has switched it on and labelled `met-norway` by [MET Norway](https://api.met.no/) (NLOD 2.0, CC BY 4.0), or, labelled `typical`, the embedded climate from NOAA PSL data. Places and postcodes © [GeoNames](https://www.geonames.org/) (CC BY 4.0); airports by [airport-data-js](https://github.com/aashishvanand/airport-data-js) (CC BY 4.0); zone boundaries © [OpenStreetMap contributors](https://www.openstreetmap.org/copyright) (ODbL).',
      contact: { name: 'The operator of this service', url: baseUrl },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: baseUrl }],
    security: [{ ApiKey: [] }, { Bearer: [] }],
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      securitySchemes: {
        ApiKey: { type: 'apiKey', in: 'header', name: 'X-API-Key' },
        Bearer: { type: 'http', scheme: 'bearer', description: 'The same key, for clients that know Bearer alone' },
      },
      headers: HEADERS,
      responses: Object.fromEntries(components.responses),
      examples: Object.fromEntries(errorExamples),
      schemas: Object.fromEntries([...components.schemas].sort(([a], [b]) => a.localeCompare(b))),
    },
  };
}

function operationObject(operation: Operation, components: Components): Json {
  return {
    operationId: operation.name,
    tags: [operation.group],
    summary: operation.summary,
    description: `${operation.description}\n\n${costSentence(operation)}`,
    ...(operation.needsKey ? {} : { security: [] }),
    ...(operation.method === 'POST' ? bodyObject(operation) : parametersObject(operation)),
    responses: responses(operation, components),
  };
}

/** The idempotency key: a request repeated with the same id is not charged twice. */
const REQUEST_ID_HEADER: Json = {
  name: 'X-Request-Id',
  in: 'header',
  required: false,
  description:
    'An id of your own. For a day the same id with the same body gets the same answer at no cost, with X-Idempotent-Replay: true',
  schema: { type: 'string', pattern: '^[\\x21-\\x7e]{1,255}$' },
};

function bodyObject({ parameters: own, example }: Operation): Json {
  const parameters = withTextLimits(own);
  const schema = plain(parameters);
  const properties = Object.entries(parameters.properties).map(([name, part]) => [name, plain(part)]);
  const content = {
    'application/json': { schema: { ...schema, properties: Object.fromEntries(properties) }, example },
  };
  return { parameters: [REQUEST_ID_HEADER], requestBody: { required: true, content } };
}

/** What one call costs, in words. */
export function costSentence({ meter, needsKey }: Operation): string {
  if (meter === null) return needsKey ? 'Free; needs a key.' : 'Free; needs no key.';
  return `Costs ${meter.units} ${meter.class} ${meter.units === 1 ? 'call' : 'calls'}.`;
}

function parametersObject(operation: Operation): Json {
  const { properties, required = [] }: TObject & { required?: string[] | undefined } = withTextLimits(
    operation.parameters,
  );
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
