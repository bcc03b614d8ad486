/** The places of a question: those that it names, else the first of the fallbacks. */
import { fold } from '../../../place/fold.ts';
import type { Place, Resolution } from '../../../place/place.ts';
import type { Places } from '../../../place/places.ts';
import { originalText, type QuestionWords } from '../find-words.ts';
import type { ParseResult, PlaceSource, QuestionContext, Topic } from '../interpretation.ts';
import { isOfSea } from '../storms-at-sea.ts';
import { BLANK } from '../text.ts';
import { WordPattern } from '../word-pattern.ts';
import { searchedArea } from './anywhere.ts';
import { townOfWind } from './local-winds.ts';
import type { PlaceSpan } from './place-span.ts';
import { cityOfSide } from './side-of-town.ts';
import { chosenTogether } from './together.ts';

interface NamedPlace {
  readonly place: Place;
  /** As the question has it; null for a fallback. */
  readonly text: string | null;
  readonly source: PlaceSource;
  readonly others: readonly string[];
  readonly rivals: readonly string[];
}

/** The same in every town of a country: when its seasons begin. */
const SAME_ANYWHERE: ReadonlySet<Topic> = new Set<Topic>(['seasons', 'equinox', 'solstice', 'clock-change']);

/** At least one place, or the result that says why there is none. Where storms are asked for, a sea is where they are, and no place to answer for. */
export function resolvePlaces(
  words: QuestionWords,
  { fallbacks, plan, home }: QuestionContext,
  places: Places,
  topic: Topic = 'general',
): NamedPlace[] | ParseResult {
  const searched = plan === undefined ? searchedArea(words) : null;
  if (searched !== null) return placeUnknown(searched.text, 'question', searched.resolution);
  const named: NamedPlace[] = [];
  const mentions =
    plan === undefined
      ? writtenPlaces(words, places, home ?? countryOfDefault(fallbacks, places))
      : plan.places.map((text) => ({ text, resolution: places.resolve(text) }));
  const onLand =
    topic === 'storms-at-sea' && fallbacks.length > 0 ? mentions.filter((mention) => !isOfSea(mention)) : mentions;
  const answered = withAreaTowns(onLand, words, places, SAME_ANYWHERE.has(topic));
  for (const { text, resolution } of answered) {
    if (resolution.kind !== 'found') return placeUnknown(text, 'question', resolution);
    if (named.some(({ place }) => place === resolution.place)) continue;
    named.push({ text, source: 'question', ...foundPlace(resolution) });
  }
  const comparesWithHere =
    (words.mentionsHere || WE_THAN_THEY.test(words.plain)) &&
    named.length === 1 &&
    // "Warmer inside than outside" is of one place.
    !/\b(?:than|or) outside\b/.test(words.plain) &&
    /\b(?:than|vs|versus|compared)\b|\bbetween (?:here|home) and\b|\bbetween .* and (?:here|home)\b|\bor (?:at |is it |be )?(?:here|home)\b|\b(?:here|home) or\b/.test(
      words.plain,
    );
  if (named.length > 0 && !comparesWithHere) return named;
  const windy = plan === undefined && named.length === 0 && !words.mentionsHere ? townOfWind(words.plain) : null;
  const ofWind = windy === null ? null : places.resolve(windy);
  if (windy !== null && ofWind?.kind === 'found') return [{ text: windy, source: 'question', ...foundPlace(ofWind) }];
  for (const { text, source } of fallbacks) {
    const resolution = places.resolve(text);
    if (resolution.kind === 'found') {
      const here = { text: null, source, ...foundPlace(resolution) };
      // "Is Whitby nicer than here" asks it of Whitby.
      const [first] = named;
      return first !== undefined && NAMED_THEN_HERE.test(words.plain) ? [first, here] : [here, ...named];
    }
    // Nobody named the IP address, so one without a place is no error.
    if (source !== 'address') return placeUnknown(text, source, resolution);
  }
  return named.length > 0 ? named : { kind: 'place-required' };
}

const NAMED_THEN_HERE = new WordPattern(`${BLANK}.*\\b(?:here|home)\\b`);
/** "Are we getting more rain than Manchester". */
const WE_THAN_THEY = new WordPattern(`\\b(?:are|will|do|did|were|have) we (?:\\p{L}+ ){1,6}than (?:in )?${BLANK}`, 'u');

/** The country of the place that answers where none is named. */
function countryOfDefault(fallbacks: QuestionContext['fallbacks'], places: Places): string | undefined {
  const fallback = fallbacks.find(({ source }) => source === 'default');
  const resolution = fallback === undefined ? null : places.resolve(fallback.text);
  return resolution?.kind === 'found' ? resolution.place.countryCode : undefined;
}

/** The places as the question has them, in its own language. */
function writtenPlaces(words: QuestionWords, places: Places, home: string | undefined): readonly Mention[] {
  const spans = forWhich(chosenTogether(words.placeSpans, words.plain, places, home), words.whole);
  if (words.language === 'en')
    return spans.map((span) => ({
      ...span,
      resolution: cityOfSide(span.text, span.resolution, places),
      isJoined: isJoined(span, words.plain),
    }));
  return spans.map((span) => {
    // "Viaggio in Giappone, tempo a Kyoto": the area that is joined to a town has the town's name.
    const isNamed = ({ start, end, text }: Pick<PlaceSpan, 'start' | 'end' | 'text'>): boolean =>
      fold(words.whole.slice(start, end)) === fold(text);
    const own = isNamed(span)
      ? span
      : (spans.find((other) => other.resolution === span.resolution && isNamed(other)) ?? span);
    const text = originalText([own], words);
    const { resolution, isSide = false } = span;
    if (!isSide || resolution.kind !== 'found') return { text, resolution };
    return { text, resolution: { ...resolution, place: { ...resolution.place, represents: text } } };
  });
}

/** "In York this week, which day is best for ": the day is for the second place, and the first is where somebody stays. */
const BEST_FOR = new WordPattern(
  /\b(?:which|what) (?:day|morning|afternoon|evening)(?:'s| is| would be|s)? (?:the )?(?:best|better|nicest) (?:for|to \p{L}+(?: up| to| round)?)(?: the)? $/u,
);

function forWhich(spans: readonly PlaceSpan[], whole: string): readonly PlaceSpan[] {
  const [, second] = spans;
  if (spans.length !== 2 || second === undefined) return spans;
  return BEST_FOR.test(whole.slice(0, second.start)) ? [second] : spans;
}

interface Mention extends Pick<PlaceSpan, 'text' | 'resolution'> {
  /** "From London to Spain": another place is joined to it. */
  readonly isJoined?: boolean;
}

const JOINED_BEHIND = new RegExp(`^ (?:to|and|from|or) (?:the |in )?${BLANK}`, '');
const JOINED_BEFORE = new RegExp(`${BLANK} (?:to|and|from|or) (?:the |in )?$`, '');

/** Whether another place is joined to the one of a span. */
function isJoined({ start, end }: PlaceSpan, plain: string): boolean {
  return JOINED_BEHIND.test(plain.slice(end)) || JOINED_BEFORE.test(plain.slice(0, start));
}

/** "The Rockies or Leeds": an area that is compared with a town is not where the town lies. */
const COMPARED = /\b(?:or|than|vs?\.?|versus)\b/;

/**
 * Asked about Japan, the capital answers and says so; of many climates a town has to be named. An area beside a town is where the
 * town lies: "the Sahara, say Merzouga".
 */
function withAreaTowns(
  mentions: readonly Mention[],
  { language, plain }: QuestionWords,
  places: Places,
  isAnyTown: boolean,
): readonly Mention[] {
  const isTown = ({ resolution }: Mention): boolean =>
    resolution.kind === 'found' && resolution.place.represents === undefined;
  return mentions
    .filter(({ text, resolution, isJoined: isOwn = false }) => {
      if (resolution.kind !== 'ambiguous' || isOwn || COMPARED.test(plain)) return true;
      const isWide = places.areaTown(text, null) === null;
      return !mentions.some((other) => isTown(other) || (isWide && other.resolution.kind === 'found'));
    })
    .map((mention): Mention => {
      const { resolution } = mention;
      const place =
        resolution.kind !== 'ambiguous'
          ? null
          : (places.areaTown(mention.text, null) ?? (isAnyTown ? townIn(mention.text, resolution, places) : null));
      if (place === null) return mention;
      // The names of areas here are English.
      const named = language === 'en' ? place : { ...place, represents: mention.text };
      return { text: mention.text, resolution: { kind: 'found', place: named, others: [] } };
    });
}

/** The first town that is offered for a country. */
function townIn(
  area: string,
  { suggestions: [label = ''] }: Extract<Resolution, { kind: 'ambiguous' }>,
  places: Places,
): Place | null {
  const town = places.resolve(label);
  return town.kind === 'found'
    ? { ...town.place, represents: area.replace(/\b\p{L}/gu, (letter) => letter.toUpperCase()) }
    : null;
}

function foundPlace({ place, others, rivals = [] }: Extract<Resolution, { kind: 'found' }>) {
  return { place, others, rivals };
}

function placeUnknown(
  text: string,
  source: PlaceSource,
  resolution: Exclude<Resolution, { kind: 'found' }>,
): ParseResult {
  const suggestions = resolution.kind === 'invalid' ? [] : resolution.suggestions;
  const names = resolution.kind === 'ambiguous' ? namesOf(suggestions, text) : [];
  const message =
    names.length < 2 ? resolution.message : resolution.message.replace(/\.$/, `, such as ${listed(names)}.`);
  return { kind: 'place-unknown', text, source, message, suggestions };
}

/** The names of towns to choose from, without one that is called as the area is. */
function namesOf(labels: readonly string[], area: string): string[] {
  return labels.map((label) => label.split(',')[0] ?? '').filter((name) => fold(name) !== fold(area));
}

function listed(names: readonly string[]): string {
  const all = [...new Set(names)];
  return all.length < 2 ? all.join('') : `${all.slice(0, -1).join(', ')} or ${all.at(-1)}`;
}
