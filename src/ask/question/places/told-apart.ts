/** Which of several places of a name is meant, as people say it behind the name: "Newcastle, the Aussie one". */
import type { Places } from '../../../place/places.ts';
import type { PlaceSpan } from './place-span.ts';

const ONE =
  /^((?: [a-z]+){0,2})\s*[,(–-]?\s*(?:but |i mean |meaning )?(?:the|that) (one in (?:the )?)?([\p{L}.]+(?: (?!one\b)\p{L}+)?)( one)?\b\)?/iu;
/** What people call a country's own; names of areas stand for themselves. */
const OWN: ReadonlyMap<string, string> = new Map(
  Object.entries({
    aussie: 'Australia',
    australian: 'Australia',
    oz: 'Australia',
    american: 'United States',
    us: 'United States',
    usa: 'United States',
    states: 'United States',
    canadian: 'Canada',
    english: 'England',
    british: 'United Kingdom',
    uk: 'United Kingdom',
    scottish: 'Scotland',
    welsh: 'Wales',
    irish: 'Ireland',
    kiwi: 'New Zealand',
    nz: 'New Zealand',
    'south african': 'South Africa',
    indian: 'India',
    french: 'France',
    german: 'Germany',
    spanish: 'Spain',
    italian: 'Italy',
    portuguese: 'Portugal',
    dutch: 'Netherlands',
    belgian: 'Belgium',
    mexican: 'Mexico',
    jamaican: 'Jamaica',
    spain: 'Spain',
  }),
);

/** The same places; one that is told apart from its namesakes is the one that was meant. */
export function withTold(spans: readonly PlaceSpan[], text: string, places: Places): PlaceSpan[] {
  const told: PlaceSpan[] = [];
  for (const span of spans) {
    const before = told.at(-1);
    if (before !== undefined && span.start < before.end) continue;
    told.push(meant(span, text, places));
  }
  return told.filter((span) => !spans.some((other) => other !== span && areaBehind(other, text)?.start === span.start));
}

function meant(span: PlaceSpan, text: string, places: Places): PlaceSpan {
  const told = areaBehind(span, text);
  if (told === null || span.text.includes(',')) return span;
  // "The one in Lincolnshire tomorrow": the second word may be none of the area.
  const resolution = [told.area, told.area.split(' ')[0] ?? '']
    .map((area) => places.resolve(`${span.text}, ${OWN.get(area.toLowerCase()) ?? area}`))
    .find(({ kind }) => kind === 'found');
  if (resolution?.kind !== 'found' || resolution.place.correctedFrom !== undefined) return span;
  return told.isNext
    ? { ...span, end: told.end, text: text.slice(span.start, told.end), resolution }
    : { ...span, resolution };
}

interface Told {
  readonly area: string;
  readonly start: number;
  readonly end: number;
  /** Whether nothing stands between the name and what tells it apart. */
  readonly isNext: boolean;
}

function areaBehind(span: PlaceSpan, text: string): Told | null {
  const match = ONE.exec(text.slice(span.end));
  const [whole = '', between = '', inside, area = '', one] = match ?? [];
  if (match === null || (one === undefined && inside === undefined)) return null;
  const end = span.end + whole.length;
  return { area, start: span.end + whole.lastIndexOf(area), end, isNext: between.trim() === '' };
}
