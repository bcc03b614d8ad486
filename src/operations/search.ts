/** `search`: places while their name is being typed, the most likely first. */
import { Type } from '@sinclair/typebox';
import { parseIp } from '../lib/ip.ts';
import { cachePerOwner } from '../lib/memoize.ts';
import type { Place } from '../place/place.ts';
import type { Places } from '../place/places.ts';
import { slugOf } from '../place/slug.ts';
import type { Shape } from './body.ts';
import { invalidField } from './errors.ts';
import { homeOf } from './locate.ts';
import { operation } from './operation.ts';
import { namedOtherwise } from './schemas.ts';

const MIN_NAME_LENGTH = 3;
const MAX_LIMIT = 20;
const LIMIT_DEFAULT = 10;
/** Scripts in which one sign is a syllable or a word: 東京 is a whole name. */
const DENSE_SCRIPT = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

const parameters = Type.Object({
  q: Type.String({
    description: `The beginning of a name, at least ${MIN_NAME_LENGTH} characters (fewer in Chinese, Japanese and Korean); what follows a comma narrows it`,
    examples: ['lond'],
  }),
  limit: Type.Optional(
    Type.Integer({ minimum: 1, maximum: MAX_LIMIT, default: LIMIT_DEFAULT, description: 'How many places at most' }),
  ),
});

const result = () =>
  Type.Array(
    Type.Object(
      {
        name: Type.String(),
        region: Type.String({ description: 'First-level division; may be ""' }),
        country: Type.String(),
        lat: Type.Number(),
        lon: Type.Number(),
        represents: namedOtherwise.represents,
        url: Type.String({ description: 'A text that means this place for ever, for any location parameter' }),
      },
      { $id: 'Place' },
    ),
  );

export type SearchBody = Shape<ReturnType<typeof result>>;

export const search = operation({
  name: 'search',
  path: '/v1/search',
  group: 'Places',
  meter: { class: 'standard', units: 1 },
  needsKey: true,
  billingInBody: false,
  summary: 'Places whose names begin with a text',
  description:
    'Lists places in the order of likelihood, for completion while somebody types: in any script, one slip of the pen allowed, narrowed by region or country behind a comma. The name of a country or region brings its main towns; a postcode or an airport code in capitals comes first. Nothing found is an empty list.',
  parameters,
  positional: ['q'],
  result,
  example: { q: 'lond', limit: '5' },
  validate(_, { q }) {
    const text = q.trim();
    // A letter has at most two units.
    if (text.length >= 2 * MIN_NAME_LENGTH) return;
    const letters = [...text].length;
    if (letters >= MIN_NAME_LENGTH || DENSE_SCRIPT.test(q)) return;
    throw invalidField('q', `'q' must have at least ${MIN_NAME_LENGTH} characters; it has ${letters}.`);
  },
  run(context, { q, limit = LIMIT_DEFAULT }) {
    const { places } = context;
    const home = homeOf(context);
    const cache = bodies(places);
    const key = `${home} ${limit} ${q}`;
    let body = cache.get(key);
    if (body === undefined) {
      const coded = placeOfCode(places, q);
      const found = places.search(q, limit, home).map((place) => resultBody(place, urlOf(place)));
      body = [...coded, ...found].slice(0, limit);
      // The place of an IP address changes with the operator's table.
      if (parseIp(q.trim()) === null) cache.set(key, body);
    }
    return { place: null, body, weather: null };
  },
});

/** Answers in memory, some six kilobytes each with their text; people who type ask for the same beginnings again and again. */
const MAX_BODIES = 256;
const bodies = cachePerOwner<Places, SearchBody>(MAX_BODIES);

/** A text with digits, or of three capitals, may be a code. */
function placeOfCode(places: Places, q: string): SearchBody {
  const isIata = /^[A-Z]{3}$/.test(q.trim());
  if (!isIata && !/\d/.test(q)) return [];
  const resolution = places.resolve(q);
  if (resolution.kind !== 'found') return [];
  const { place } = resolution;
  if (place.geonameId !== null) return isIata ? [] : [resultBody(place, slugOf(place))];
  return [resultBody(place, isIata ? `iata:${q.trim()}` : `${place.lat},${place.lon}`)];
}

/** A peak or a lake has no id. */
function urlOf(place: Place): string {
  return place.geonameId === null ? `${place.lat},${place.lon}` : slugOf(place);
}

function resultBody({ name, region, country, lat, lon, represents }: Place, url: string): SearchBody[number] {
  return { name, region, country, lat, lon, url, represents };
}
