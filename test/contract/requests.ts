/** Random requests to the operations, right and wrong, made from their schemas. */
import type { TObject, TSchema } from '@sinclair/typebox';
import { BUILT_IN } from '../../src/decision/activities.ts';
import type { Operation } from '../../src/operations/operation.ts';
import { choicesOf } from '../../src/operations/parameters.ts';
import { addDays, type CivilDate } from '../../src/time/civil.ts';
import type { Random } from './random.ts';

export interface RandomRequest {
  readonly operation: Operation;
  readonly method: string;
  /** With its query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

const PLACES = [
  'Leeds',
  'London',
  'Paris, Texas',
  'Springfield',
  'Kathmandu',
  'Lord Howe Island',
  'McMurdo Station',
  'Longyearbyen',
  'Apia',
  'São Paulo',
  'MÜNCHEN',
  '東京',
  'القاهرة',
  'Москва',
  'LS1 4AP',
  '10001',
  'de:10115',
  'LHR',
  '51.5,-0.12',
  '-33.9,151.2',
  '0,0',
  '90,0',
  '-89.99,179.99',
  'london-england-united-kingdom-2643743',
  '8.8.8.8',
  'auto:ip',
  'Malta',
  'Texas',
  'Leedds',
  'Xyzzyville',
];

const QUESTIONS = [
  'Will it rain in PLACE tomorrow?',
  'How warm is it in PLACE now?',
  'Is Saturday or Sunday better for hiking in PLACE?',
  'When does the sun set in PLACE?',
  'How was the weather in PLACE last week?',
  'Are there any weather warnings for PLACE?',
  'How is the air in PLACE?',
  'Is pollen high in PLACE today?',
  'Was it colder in PLACE yesterday than today?',
  'What is the weather like in PLACE in December?',
  'Do I need an umbrella in PLACE tonight?',
  'Regnet es morgen in PLACE?',
  'Best day for a bbq in PLACE this week?',
  'Will it be above 20 degrees?',
  'Who wrote Hamlet?',
  'PLACE',
];

const WRONG = [
  '',
  ' ',
  '0',
  '-1',
  '99',
  '0x10',
  '1e1',
  '07',
  'yes',
  'nope',
  '2026-02-30',
  '2026-13-01',
  'x'.repeat(201),
  '%',
  '\u0000',
  '💧',
];

/** Instants at which these services stand still. */
export const TODAY = '2026-07-01' as CivilDate;

const DATE_RANGE: Readonly<Record<string, readonly [number, number]>> = {
  when: [-1, 14],
  future: [13, 301],
  history: [-6_030, 1],
  solar: [-400, 400],
  astronomy: [-40_000, 27_000],
};

function dateText(random: Random, name: string): string {
  const [from, to] = DATE_RANGE[name] ?? [-30, 30];
  return addDays(TODAY, random.integer(from, to));
}

function placeText(random: Random): string {
  if (random.chance(0.92)) return random.pick(PLACES);
  return `${(random.next() * 180 - 90).toFixed(3)},${(random.next() * 360 - 180).toFixed(3)}`;
}

/** A value that the parameter may well have. */
function goodValue(random: Random, { name, path }: Operation, parameter: string, schema: TSchema): string {
  if (schema.type === 'integer') return String(random.integer(schema.minimum, schema.maximum));
  if (schema.type === 'number') return String(random.integer(1, 10_000) / 10);
  const choices = choicesOf(schema);
  if (choices !== null) return random.chance(0.9) ? random.pick(choices) : random.pick(choices).toUpperCase();
  switch (parameter) {
    case 'activity': {
      const { id, aliases } = random.pick(BUILT_IN.profiles);
      return random.pick([id, ...aliases]);
    }
    case 'when':
      return random.chance(0.5) ? random.pick(['today', 'tomorrow', 'Tomorrow', 'TODAY']) : dateText(random, 'when');
    case 'dt':
    case 'end_dt':
      return dateText(random, name);
    case 'exclude':
      return Array.from({ length: random.integer(1, 4) }, () => random.pick(EXCLUDABLE)).join(',');
    default:
      if (path === '/v1/search')
        return random.pick(['lond', 'spring', 'San', '東京', 'LS1 4AP', 'JFK', 'zzzz', 'new york, us']);
      if (path === '/v1/ai' && parameter === 'q')
        return random.pick(QUESTIONS).replace('PLACE', () => placeText(random));
      return placeText(random);
  }
}

const EXCLUDABLE = [
  'hourly',
  'current',
  'forecast',
  'alerts',
  'source',
  'uv',
  'wind',
  'celsius',
  'date',
  'text',
  'condition',
  'humidity',
  'nothing',
];

function fields(random: Random, operation: Operation): [string, string][] {
  const { properties, required = [] } = operation.parameters;
  const given = Object.entries(properties).flatMap(([name, schema]): [string, string][] => {
    const isGiven = random.chance(required.includes(name) ? 0.96 : 0.35);
    if (!isGiven) return [];
    return [[name, random.chance(0.04) ? random.pick(WRONG) : goodValue(random, operation, name, schema)]];
  });
  const [first] = given;
  if (first !== undefined && random.chance(0.02)) given.push(first);
  if (random.chance(0.02)) given.push([random.pick(['foo', 'day', 'unit', 'place', '__proto__']), '1']);
  return given;
}

/** Times at which a request of a kind is repeated with its id. */
const REQUEST_IDS = ['again-1', 'again-2', 'again-3', 'ümlaut', 'a b', 'x'.repeat(256)];

function commonHeaders(random: Random, etags: readonly string[]): Record<string, string> {
  return {
    ...(random.chance(0.2)
      ? { 'Accept-Encoding': random.pick(['gzip', 'br', 'zstd', 'identity', 'gzip;q=0', '*']) }
      : {}),
    ...(random.chance(0.1) ? { 'X-Request-Id': encodeURI(random.pick(REQUEST_IDS)).slice(0, 256) } : {}),
    ...(etags.length > 0 && random.chance(0.15) ? { 'If-None-Match': random.pick(etags) } : {}),
  };
}

/** `etags` are those of earlier answers. */
export function randomRequest(
  random: Random,
  operations: readonly Operation[],
  etags: readonly string[],
): RandomRequest {
  const operation = random.pick(operations);
  const headers = commonHeaders(random, etags);
  if (random.chance(0.01)) {
    return { operation, method: random.pick(['DELETE', 'PUT', 'PATCH']), path: operation.path, headers, body: null };
  }
  const given = fields(random, operation);
  if (operation.method !== 'POST') {
    const query = new URLSearchParams(given).toString();
    const path = query === '' ? operation.path : `${operation.path}?${query}`;
    return { operation, method: random.chance(0.07) ? 'HEAD' : 'GET', path, headers, body: null };
  }
  const type = random.chance(0.96) ? 'application/json' : random.pick(['text/plain', 'application/xml', '']);
  const accept = random.chance(0.4) ? { Accept: 'text/event-stream' } : {};
  return {
    operation,
    method: 'POST',
    path: random.chance(0.02) ? `${operation.path}?units=metric` : operation.path,
    headers: { ...headers, ...accept, ...(type === '' ? {} : { 'Content-Type': type }) },
    body: bodyText(random, given),
  };
}

function bodyText(random: Random, given: readonly (readonly [string, string])[]): string {
  if (random.chance(0.03))
    return random.pick(['', '{', '[]', 'null', '"q"', '{"q":7}', `{"q":"${'x'.repeat(70_000)}"}`]);
  return JSON.stringify(Object.fromEntries(given));
}

/** The arguments of a tool from its schema, by the same rules. */
export function randomArguments(
  random: Random,
  operation: Operation,
  schema: TObject | undefined,
): Record<string, unknown> {
  const required = schema?.required ?? [];
  return Object.fromEntries(
    Object.entries(schema?.properties ?? {}).flatMap(([name, part]) => {
      if (!random.chance(required.includes(name) ? 0.97 : 0.35)) return [];
      const text = argumentText(random, operation, name, part);
      return [[name, part.type === 'integer' && random.chance(0.7) ? Number(text) : text]];
    }),
  );
}

function argumentText(random: Random, operation: Operation, name: string, schema: TSchema): string {
  if (random.chance(0.04)) return random.pick(WRONG);
  if (name === 'date' || name === 'end_date') {
    return random.chance(0.4)
      ? random.pick(['tomorrow', 'saturday', 'in 3 days', 'last week'])
      : dateText(random, operation.name === 'decide' ? 'when' : operation.name);
  }
  return goodValue(random, operation, name === 'question' || name === 'query' || name === 'place' ? 'q' : name, schema);
}
