/** The OpenAPI document as a judge of answers: whether status, headers and body are among what it describes. */
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { openApiDocument } from '../../src/operations/openapi.ts';

type Json = Readonly<Record<string, unknown>>;

function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What every HTTP answer may have without a word in the document. */
const GENERIC_HEADERS = new Set([
  'access-control-allow-origin',
  'access-control-expose-headers',
  'content-encoding',
  'content-length',
  'content-type',
  'date',
  'transfer-encoding',
  'vary',
  'x-content-type-options',
]);

/** Objects may hold nothing that their schema does not name. */
function closed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(closed);
  if (!isJson(value)) return value;
  const parts = Object.fromEntries(Object.entries(value).map(([name, part]) => [name, closed(part)]));
  return isJson(value.properties) && value.type === 'object' ? { additionalProperties: false, ...parts } : parts;
}

export interface Judge {
  /** What is wrong with an answer to that method and path; nothing if it is as documented. `body` is null where none was read. */
  faults(method: string, path: string, response: Response, body: unknown): string[];
  /** What is wrong with a value of the schema of that name. */
  schemaFaults(name: string, value: unknown): string[];
  /** The statuses that the document has for them. */
  statuses(method: string, path: string): readonly string[];
}

export function judgeOf(baseUrl: string): Judge {
  const document = openApiDocument(baseUrl);
  const ajv = new Ajv2020({ strict: false, validateFormats: true });
  addFormats.default(ajv);
  const { schemas, headers } = document.components as { schemas: Json; headers: Json };
  ajv.addSchema({ $id: 'document', components: { schemas: closed(schemas) } });
  const validators = new Map<string, ValidateFunction>();

  const at = (reference: string): unknown =>
    reference
      .slice(2)
      .split('/')
      .reduce<unknown>((part, name) => (isJson(part) ? part[name.replaceAll('~1', '/')] : undefined), document);
  const resolved = (part: unknown): Json | null => {
    if (!isJson(part)) return null;
    return typeof part.$ref === 'string' ? resolved(at(part.$ref)) : part;
  };
  const validator = (schema: unknown): ValidateFunction => {
    const text = JSON.stringify(closed(schema)).replaceAll('"#/components', '"document#/components');
    let validate = validators.get(text);
    if (validate === undefined) {
      validate = ajv.compile(JSON.parse(text));
      validators.set(text, validate);
    }
    return validate;
  };
  const wrong = (what: string, schema: unknown, value: unknown): string[] => {
    const validate = validator(schema);
    if (validate(value)) return [];
    return (validate.errors ?? []).map(
      ({ instancePath, message, params }) => `${what}${instancePath} ${message} ${JSON.stringify(params)}`,
    );
  };
  const operationAt = (method: string, path: string): Json | null => {
    const paths = resolved(document.paths);
    return resolved(resolved(paths?.[path])?.[method === 'HEAD' ? 'get' : method.toLowerCase()]);
  };

  const headerFaults = (described: Json, response: Response): string[] => {
    const names = new Map(Object.keys(described).map((name) => [name.toLowerCase(), name]));
    return [...response.headers].flatMap(([name, text]) => {
      if (GENERIC_HEADERS.has(name)) return [];
      const own = names.get(name);
      if (own === undefined) return [`the header ${name} is not documented`];
      const { schema } = resolved(headers[own]) ?? {};
      const isNumber = isJson(schema) && schema.type === 'integer';
      return wrong(`header ${own}`, schema, isNumber ? Number(text) : text);
    });
  };

  return {
    statuses: (method, path) => Object.keys(resolved(operationAt(method, path)?.responses) ?? {}),
    schemaFaults: (name, value) => wrong(name, { $ref: `#/components/schemas/${name}` }, value),
    faults(method, path, response, body) {
      const responses = resolved(operationAt(method, path)?.responses);
      const described = resolved(responses?.[String(response.status)]);
      if (described === null) return [`the status ${response.status} is not documented`];
      const faults = headerFaults(resolved(described.headers) ?? {}, response);
      const content = resolved(described.content);
      if (body === null) return content === null || method === 'HEAD' ? faults : [...faults, 'the body is missing'];
      const type = response.headers.get('content-type')?.split(';')[0] ?? '';
      const media = resolved(content?.[type]);
      return media === null
        ? [...faults, `a body of ${type} is not documented`]
        : [...faults, ...wrong('body', media.schema, body)];
    },
  };
}
