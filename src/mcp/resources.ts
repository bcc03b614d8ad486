/** The resources: the activities, the account's usage, and the weather at a place. Metered as their operations. */
import {
  ProtocolError,
  ProtocolErrorCode,
  type ReadResourceResult,
  type Resource,
  ResourceNotFoundError,
  type ResourceTemplateType,
} from '@modelcontextprotocol/server';
import { errorBody } from '../operations/errors.ts';
import type { Operation } from '../operations/operation.ts';
import { parseParameters } from '../operations/parameters.ts';
import { OPERATIONS } from '../operations/table.ts';
import { CallFailed, type McpContext, perform } from './perform.ts';
import { errorText } from './tool-call.ts';

const MIME_TYPE = 'application/json';

/** What a URI stands for: an operation and its parameters, as a query spells them. */
interface Target {
  readonly operation: string;
  readonly query: Readonly<Record<string, string>>;
}

const FIXED: ReadonlyMap<string, Target & Pick<Resource, 'name' | 'title' | 'description'>> = new Map([
  [
    'weather://activities',
    {
      operation: 'activities',
      query: {},
      name: 'activities',
      title: 'Activities',
      description: 'What can be judged, by which limits, and where these come from. Free.',
    },
  ],
  [
    'weather://usage',
    {
      operation: 'usage',
      query: {},
      name: 'usage',
      title: 'Usage',
      description: 'The free calls that are left and the credit. Free.',
    },
  ],
]);

const OF_PLACES: Readonly<
  Record<string, Omit<Target, 'query'> & { readonly query: Readonly<Record<string, string>> }>
> = {
  now: { operation: 'current', query: { units: 'metric' } },
  forecast: { operation: 'forecast', query: { units: 'metric', days: '7', include: 'day' } },
};

export const LISTED_TEMPLATES: readonly ResourceTemplateType[] = [
  {
    uriTemplate: 'weather://place/{place}/now',
    name: 'place-now',
    title: 'Weather now at a place',
    description: 'Costs one standard call.',
    mimeType: MIME_TYPE,
  },
  {
    uriTemplate: 'weather://place/{place}/forecast',
    name: 'place-forecast',
    title: 'Seven days at a place',
    description: 'Costs one standard call.',
    mimeType: MIME_TYPE,
  },
];

export function listedResources(context: McpContext): Resource[] {
  return [...FIXED]
    .filter(([, target]) => isServed(target, context))
    .map(([uri, { name, title, description }]) => ({ uri, name, title, description, mimeType: MIME_TYPE }));
}

/** In this process there is no account whose usage could be shown. */
function isServed({ operation }: Target, { caller }: McpContext): boolean {
  return caller !== null || operation !== 'usage';
}

/** Throws a protocol error when there is no such resource, or its operation fails. */
export async function readResource(uri: string, context: McpContext, signal: AbortSignal): Promise<ReadResourceResult> {
  const target = targetOf(uri);
  const operation = OPERATIONS.find(({ name }) => name === target?.operation);
  if (target === null || operation === undefined || !isServed(target, context)) throw new ResourceNotFoundError(uri);
  try {
    const readTarget = () => read(operation, target);
    return await perform(logName(uri), operation, readTarget, context, signal, ({ json, meta }) => ({
      contents: [{ uri, mimeType: MIME_TYPE, text: json() }],
      _meta: meta,
    }));
  } catch (thrown) {
    if (!(thrown instanceof CallFailed)) throw thrown;
    const { error } = thrown;
    const code = error.status < 500 ? ProtocolErrorCode.InvalidParams : ProtocolErrorCode.InternalError;
    throw new ProtocolError(code, errorText(error), errorBody(error, context.requestId).error);
  }
}

async function read(operation: Operation, { query }: Target): Promise<Record<string, unknown>> {
  return parseParameters(operation.parameters, Object.entries(query));
}

function targetOf(uri: string): Target | null {
  const fixed = FIXED.get(uri);
  if (fixed !== undefined) return fixed;
  const [, place, what] = /^weather:\/\/place\/([^/]+)\/(\w+)$/.exec(uri) ?? [];
  const target = what === undefined || !Object.hasOwn(OF_PLACES, what) ? undefined : OF_PLACES[what];
  const q = place === undefined ? null : decoded(place);
  return target === undefined || q === null ? null : { ...target, query: { q, ...target.query } };
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** Without the place, which is private. */
function logName(uri: string): string {
  return uri.replace(/^(weather:\/\/place\/)[^/]+/, '$1{place}');
}
