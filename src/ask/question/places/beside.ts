/**
 * Which of several places a question means: a word that only happens to be the name of a town, beside a place that is
 * named as one, is none ("six year olds in Exeter" is not about Olds).
 */
import { distanceKm } from '../../../physics/geodesy.ts';
import { fold } from '../../../place/fold.ts';
import type { Places } from '../../../place/places.ts';
import { isEnglishWord } from '../english.ts';
import { ALSO_WORDS } from './cue-words.ts';
import type { PlaceText } from './name-words.ts';
import type { PlaceSpan } from './place-span.ts';

/** Fame of a city of some 300,000 people: its name is meant wherever it stands. */
const FAME_OF_CITY = 150;
/** "Hook of holland harwich ferry": two places side by side, and what goes between them. */
const GOES_BETWEEN = /\b(?:ferry|ferries|crossing|train|flight|coach|bus|drive|driving|road trip)\b/iu;

function isEndOfWay(first: PlaceSpan | undefined, second: PlaceSpan | undefined, text: string): boolean {
  const isBeside = first !== undefined && second !== undefined && text.slice(first.end, second.start) === ' ';
  return isBeside && second.resolution.kind === 'found' && GOES_BETWEEN.test(text);
}

/** "To Cherbourg from Poole". */
function isStartOfWay(first: PlaceSpan | undefined, second: PlaceSpan, text: string): boolean {
  return (
    first !== undefined &&
    /\b(?:to|into|for|towards?) (?:the )?$/iu.test(text.slice(0, first.start)) &&
    /^ from (?:the )?$/iu.test(text.slice(first.end, second.start)) &&
    second.resolution.kind === 'found'
  );
}

/** "Shimla manali snow": two names side by side in one country, of which none is a word. */
function areNeighbours(first: PlaceSpan | undefined, second: PlaceSpan | undefined, text: string): boolean {
  if (first?.resolution.kind !== 'found' || second?.resolution.kind !== 'found') return false;
  const [a, b] = [first.resolution.place, second.resolution.place];
  return (
    text.slice(first.end, second.start) === ' ' &&
    ![first, second].some((span) => isEnglishWord(fold(span.text))) &&
    a.country === b.country &&
    distanceKm(a, b) < NEAR_KM
  );
}

/** What joins two places: "Leeds and York", "Leeds, York", "Leeds tomorrow or York". */
const JOINER = /^\s*[,/&+]\s*$|(?:^|\s)(?:and|or|vs?\.?|versus|than|to|with)\s+(?:in |at |near |the |on )*$/iu;
/** Between two places of which none is in the other. */
const APART = /\b(?:and|or|vs|versus|than|then|to|from|with|via)\b/iu;
const AT_ONCE = /^\s*(?:,\s*)?$/;

/** A day's drive. */
const NEAR_KM = 400;

/** Fame of a town of some 60,000 people. */
const FAME_OF_TOWN = 125;

/** "Hoo wet is it in Motherwell", "Heather in August: temperatures in Pitlochry": a first word that is a little town too. */
function withoutFirstWord(
  spans: readonly PlaceSpan[],
  { words, text }: PlaceText,
  places: Places,
): readonly PlaceSpan[] {
  const [first, second] = spans;
  if (first === undefined || second?.resolution.kind !== 'found' || first.start !== words[0]?.start) return spans;
  const fame = places.namesAt(fold(first.text).split(' '))[0]?.fame ?? 0;
  const isTown =
    /[\s,]/.test(first.text) ||
    fame >= FAME_OF_TOWN ||
    first.resolution.kind !== 'found' ||
    first.resolution.place.geonameId === null;
  const between = text.slice(first.end, second.start);
  return isTown || JOINER.test(between) || /^\s*[,:]/.test(between) ? spans : spans.slice(1);
}

/** What people do: "will Alice need an umbrella", "my friend Austin is visiting Leeds". */
const DOES = new RegExp(
  '^ (?:needs?|plays?|wears?|wants?|asks?|says?|thinks?|walks?|runs?|' +
    'is (?:visiting|going|coming|playing|running|walking|driving|travelling|traveling|flying))(?![a-z])',
  'u',
);
/** Before the name of a person or of a country: "will Jordan have sun in Whitby". */
const HAS = /^ (?:have|get|be)(?![a-z])/u;
/** What a person has or is, and no town. */
const HAS_EVENT = new RegExp(
  String.raw`^ (?:(?:has|is having) (?:a |an |her |his )?(?:\p{L}+ )?(?:party|wedding|bbq|barbecue|match|game|race|` +
    'picnic|birthday|rehearsal|practice|training|exam|driving test)|' +
    'is (?:coming|visiting|playing|running|getting married)|wants|says|thinks|reckons)(?![a-z])',
  'u',
);

/** The places without the names of people. */
function withoutPeople(spans: readonly PlaceSpan[], { text, language }: PlaceText): readonly PlaceSpan[] {
  if (language !== 'en') return spans;
  return spans.filter((span, i) => {
    if (/\b(?:in|at|near|to|for|from|around)\s+$/i.test(text.slice(0, span.start))) return true;
    // "Florence has a party saturday": in small letters too, where the name is one of people.
    if (ALSO_WORDS.has(span.text) && HAS_EVENT.test(text.slice(span.end))) return false;
    const isOneWord = /^\p{Lu}\p{L}+$/u.test(span.text);
    // "Tell Doreen whether …".
    if (isOneWord && /\b(?:tell|ask|remind|warn|text|message|ring|phone|let)\s+$/i.test(text.slice(0, span.start)))
      return false;
    const rest = text.slice(span.end).toLowerCase();
    const hasPlace = spans.slice(i + 1).some(({ resolution }) => resolution.kind === 'found');
    return !isOneWord || !(DOES.test(rest) || (HAS.test(rest) && hasPlace));
  });
}

const SUBJECT_FOLLOWS = /^ (?:i|we|you|he|she|it|they|the|my|our)(?![\p{L}])/iu;

/** "Will it thunder in Augsburg or can I leave it out": the verb is no airport of that code, and the rising of the sun no town. */
function withoutVerbs(spans: readonly PlaceSpan[], { text }: PlaceText): readonly PlaceSpan[] {
  return spans.filter(
    ({ text: name, start, end }) =>
      !(/^can$/i.test(name) && SUBJECT_FOLLOWS.test(text.slice(end))) &&
      !(/^(?:sunrise|hail)$/i.test(name) && !IN_TOWN.test(text.slice(0, start))) &&
      // "Mist in the valleys": any; those of Wales are written with a capital.
      name !== 'the valleys' &&
      !(name === 'aurora' && NORTHERN_LIGHTS.test(text.slice(end)) && !IN_TOWN.test(text.slice(0, start))),
  );
}

/** "Aurora tonight", in small letters. */
const NORTHERN_LIGHTS =
  /^(?: ?\W*$| (?:tonight|tomorrow|to-?day|this|on|at|next|chances?|forecast|alert|visible|watch|over|or|strong|activity|kp)(?!\p{L}))/iu;
/** "Sunrise tomorrow" is no town in Florida, and "hail today" none in Arabia. */
const IN_TOWN = /(?<!\p{L})(?:in|at|near|to|from|around|outside|visit(?:ing)?|weather|forecast) $/iu;

const ROAD = /^(?:the )?(?:i[ -]?\d{1,3}|[amn]\d{1,4}|us[ -]\d{1,3}|(?:highway|hwy|route|rte|interstate) \d{1,3})$/iu;

/** "Icy on I-80 in Wyoming": a road is no place, where the question names one on it. */
function withoutRoads(spans: readonly PlaceSpan[]): readonly PlaceSpan[] {
  if (!spans.some(({ resolution }) => resolution.kind !== 'not_found')) return spans;
  return spans.filter(({ text, resolution }) => resolution.kind !== 'not_found' || !ROAD.test(text));
}

const VERSUS = /(?:^|[\s\p{L}])v(?:s\.?|\.|ersus)? $/iu;

/** "Geelong vs Collingwood at the MCG": towns that play each other, and the ground that they play at. */
function withoutSides(spans: readonly PlaceSpan[], text: string): readonly PlaceSpan[] {
  const ground = spans.findIndex(
    ({ resolution, start }, i) =>
      i > 0 && resolution.kind === 'found' && /^,? at (?:the )?$/iu.test(text.slice(spans[i - 1]?.end ?? 0, start)),
  );
  const second = spans[ground - 1];
  if (second === undefined || !VERSUS.test(text.slice(0, second.start))) return spans;
  const first = spans[ground - 2];
  const isPair = first !== undefined && /^ v(?:s\.?|\.|ersus)? $/iu.test(text.slice(first.end, second.start));
  return spans.filter((span) => span !== second && !(isPair && span === first));
}

const SHORE = /^(?:the )?(?:north|south|east|west) (?:shore|coast|side|end|rim|bank|beach)$/iu;
/** Farther from a town than its shores. */
const FAR_KM = 200;

/** "Honolulu surf north shore" is not about the North Shore of Auckland. */
function withoutShores(spans: readonly PlaceSpan[]): readonly PlaceSpan[] {
  return spans.filter((span) => {
    if (!SHORE.test(span.text) || span.resolution.kind !== 'found') return true;
    const { place } = span.resolution;
    return !spans.some(
      (other) =>
        other !== span && other.resolution.kind === 'found' && distanceKm(place, other.resolution.place) > FAR_KM,
    );
  });
}

/** The places without those that only bear a name; of bare names alone the best known is meant. */
export function withoutStrays(all: readonly PlaceSpan[], question: PlaceText, places: Places): PlaceSpan[] {
  const { text } = question;
  const people = withoutPeople(
    withoutForeignWords(
      withoutVerbs(withoutSides(withoutRoads(withoutShores(all)), question.text), question),
      question,
    ),
    question,
  );
  const spans = withoutFirstWord(people, question, places);
  if (spans.length < 2 || !spans.some(({ isBare }) => isBare)) return [...spans];
  const fameOf = ({ text: name }: PlaceSpan): number => places.namesAt(fold(name).split(' '))[0]?.fame ?? 0;
  const best = Math.max(...spans.map(fameOf));
  const isAnchored = spans.some(({ isBare, resolution }) => !isBare && resolution.kind !== 'not_found');
  const kept: PlaceSpan[] = [];
  for (const [i, span] of spans.entries()) {
    const before = spans[i - 1];
    const after = spans[i + 1];
    const isJoined =
      (before !== undefined && kept.includes(before) && JOINER.test(text.slice(before.end, span.start))) ||
      (after !== undefined && JOINER.test(text.slice(span.end, after.start)));
    const isEnd =
      isStartOfWay(before, span, text) ||
      isEndOfWay(before, span, text) ||
      isEndOfWay(span, after, text) ||
      areNeighbours(before, span, text) ||
      areNeighbours(span, after, text);
    const fame = fameOf(span);
    if (!span.isBare || isJoined || isEnd || fame >= FAME_OF_CITY || (!isAnchored && fame === best)) kept.push(span);
  }
  const named = swallowed(kept, spans, text);
  return named.length > 1 ? named : named.flatMap((span) => withArea(span, spans, text, places));
}

/** "Portland tomorrow dorset": an area that is none of the places here says which of the name is meant; both then stand for it. */
function withArea(span: PlaceSpan, all: readonly PlaceSpan[], text: string, places: Places): PlaceSpan[] {
  const area = all.find((other) => {
    const keys = fold(other.text).split(' ');
    return (
      other.start >= span.end && places.namesAt(keys).some(({ words, qualifies }) => qualifies && words === keys.length)
    );
  });
  if (area === undefined || span.resolution.kind !== 'found') return [span];
  if (APART.test(text.slice(span.end, area.start))) return [span];
  const resolution = places.resolve(`${span.text}, ${area.text}`);
  const isMeant = resolution.kind === 'found' && resolution.place.correctedFrom === undefined;
  return isMeant ? [span, area].map((one) => ({ ...one, resolution })) : [span];
}

/**
 * "Trabalha na vinha em Beja": behind a preposition of another language stands many a word that is unknown here; in small
 * letters and beside a place that is known it is none.
 */
function withoutForeignWords(spans: readonly PlaceSpan[], { language, text }: PlaceText): readonly PlaceSpan[] {
  if (!spans.some(({ resolution }) => resolution.kind === 'found')) return spans;
  // "Camping in the queue at Wimbledon": an everyday word behind a preposition, and no name.
  const isWord = (name: string): boolean =>
    language === 'en' ? /^\p{Ll}+$/u.test(name) && isEnglishWord(name) : !/^\p{Lu}/u.test(name);
  // "We're on the Spirit": a ship, a train.
  const isAboard = (span: PlaceSpan): boolean =>
    / on the $/.test(text.slice(0, span.start)) && isEnglishWord(span.text.toLowerCase());
  return spans.filter((span) => span.resolution.kind !== 'not_found' || !(isWord(span.text) || isAboard(span)));
}

/** "bury st edmonds": a stray right behind a place, spelt like the end of its name, belongs to it. */
function swallowed(kept: readonly PlaceSpan[], all: readonly PlaceSpan[], text: string): PlaceSpan[] {
  return kept.map((span) => {
    const stray = all.find(
      (other) => !kept.includes(other) && other.start >= span.end && AT_ONCE.test(text.slice(span.end, other.start)),
    );
    if (stray === undefined || span.resolution.kind !== 'found') return span;
    const ending = fold(span.resolution.place.name).split(' ').at(-1) ?? '';
    const isEnding = ending.slice(0, 3) === fold(stray.text).slice(0, 3);
    return isEnding ? { ...span, end: stray.end, text: text.slice(span.start, stray.end) } : span;
  });
}
