/**
 * Parses questions about the weather by rules alone, in three steps: find the words of places, times and wishes
 * (find-words.ts), decide what is wanted (intent.ts), resolve it at the question's moment (resolve.ts). The same question
 * at the same moment always has the same result.
 */
import type { ActivityCatalogue } from '../../decision/activities.ts';
import { memoize, RecentEntries } from '../../lib/memoize.ts';
import { fold } from '../../place/fold.ts';
import type { Place, Resolution } from '../../place/place.ts';
import type { Places } from '../../place/places.ts';
import { activityFinder } from './activities.ts';
import { withoutTyping } from './as-typed.ts';
import { type Reading, withClauses } from './clauses.ts';
import { findWords } from './find-words.ts';
import type { FallbackPlace, Interpretation, ParseResult, QuestionContext, Subject } from './interpretation.ts';
import { landTold } from './land-words.ts';
import { detectLanguage } from './language.ts';
import { LEXICONS } from './lexicon/lexicons.ts';
import { ownWords } from './own-words.ts';
import { resolve } from './resolve.ts';
import { withoutSlips } from './spelling/spelling.ts';
import { isNextTo, isSpokenIn } from './spoken-in.ts';
import { plainText, type Span } from './text.ts';

interface QuestionParserOptions {
  readonly places: Places;
  readonly activities: ActivityCatalogue;
}

export interface QuestionParser {
  parse(question: string, context: QuestionContext): ParseResult;
  /** The words of places and times in a question, as positions in its composed (NFC) form. */
  findSpans(question: string): { readonly places: readonly Span[]; readonly times: readonly Span[] };
}

export function createQuestionParser({ places: uncached, activities }: QuestionParserOptions): QuestionParser {
  const known: KnownTexts = {
    places: new RecentEntries(MAX_KNOWN),
    areas: new RecentEntries(MAX_KNOWN),
  };
  const findActivity = activityFinder(activities);
  const placesFor = (language: string, home: string | undefined, question: string): Places =>
    ofItsLands(
      language,
      ofBothLands(language, withMemory(uncached, countryOf(language, home, question, uncached), known), home, question),
    );
  const find = (question: string, home?: string) =>
    findWords(question, (language) => placesFor(language, home, question), findActivity);
  const inPlainSpelling = (asked: string): string =>
    detectLanguage(plainText(asked)).language === 'en' ? withoutSlips(asked, uncached) : asked;
  return {
    parse: (asked, context) => {
      const question = inPlainSpelling(withoutTyping(asked));
      const readIn =
        (within: QuestionContext) =>
        (text: string): Reading => {
          const found = find(text, within.home);
          if (found.kind === 'unsupported') {
            const result: ParseResult = { kind: 'language-unsupported', language: found.language };
            return { words: null, result, resolved: () => result };
          }
          const resolved: Reading['resolved'] = (words) =>
            resolve(words, within, placesFor(found.language, within.home, text));
          return { words: found, result: resolved(found), resolved };
        };
      const read = readIn(context);
      const own = ownWords(question);
      const whole = read(own);
      if (context.plan !== undefined) return whole.result;
      const named = context.fallbacks.some(({ source }) => source === STAND_IN) ? null : placeNamedIn(whole.result);
      if (named === null) return withClauses(own, whole, read);
      return asNamed(withClauses(own, whole, readIn({ ...context, fallbacks: [...context.fallbacks, named] })), named);
    },
    findSpans: (question) => {
      const found = find(question);
      if (found.kind === 'unsupported') return { places: [], times: [] };
      const { origins, placeSpans, times } = found;
      const inQuestion = ({ start, end }: Span): Span => ({
        start: origins[start]?.start ?? 0,
        end: origins[end - 1]?.end ?? 0,
      });
      return { places: placeSpans.map(inQuestion), times: times.flatMap(({ spans }) => spans).map(inQuestion) };
    },
  };
}

/** The source of a place that is sent beside a question; there is none beside one for which it stands in. */
const STAND_IN = 'location';

/**
 * The place that a question names, for those of its parts that name none: "is it sunny in Leeds today, and when is sunset". Without
 * another place to fall back on they could not be read by themselves.
 */
function placeNamedIn(whole: ParseResult): FallbackPlace | null {
  const text = whole.kind === 'interpreted' ? whole.interpretation.subjects[0].text : null;
  return text === null ? null : { text, source: STAND_IN };
}

/** What was read with that place to fall back on: the question has named it. */
function asNamed(read: ParseResult, { text, source }: FallbackPlace): ParseResult {
  if (read.kind !== 'interpreted') return read;
  const named = (one: Interpretation): Interpretation => {
    const [first, ...rest] = one.subjects.map(
      (subject): Subject => (subject.source === source ? { ...subject, text, source: 'question' } : subject),
    );
    return first === undefined ? one : { ...one, subjects: [first, ...rest] };
  };
  return {
    ...read,
    interpretation: named(read.interpretation),
    ...(read.further === undefined ? {} : { further: read.further.map(named) }),
  };
}

/**
 * The caller's home, if it speaks the question's language, else the land that the question's words tell, or the language's own:
 * "Brest" is in France for who asks in French.
 */
function countryOf(language: string, home: string | undefined, question: string, places: Places): string | undefined {
  const own = LEXICONS.get(language)?.country;
  // English has no land of its own: "chucking it down" tells one where nothing else does.
  if (own === undefined) return places.hasHome(home) ? home : landTold(language, question);
  if (home !== undefined && isSpokenIn(language, home)) return home;
  return landTold(language, question) ?? own;
}

/** Languages whose towns of a second land are as near to who asks in them. */
const SECOND_LANDS: ReadonlyMap<string, string> = new Map([['nl', 'BE']]);

/** "Hasselt", "Halle": the better known town of the language's two lands, where nothing tells in which one the caller is. */
function ofBothLands(language: string, places: Places, home: string | undefined, question: string): Places {
  const own = LEXICONS.get(language)?.country;
  const second = SECOND_LANDS.get(language);
  if (own === undefined || second === undefined || countryOf(language, home, question, places) !== own || home === own)
    return places;
  const isIn = (found: Resolution, country: string): boolean =>
    found.kind === 'found' && found.place.correctedFrom === undefined && found.place.countryCode === country;
  return {
    ...places,
    resolve: (text, at) => {
      const found = places.resolve(text, at);
      if (at !== undefined || isIn(found, second)) return found;
      const other = places.resolve(text, second);
      // In a town of the first land as well, the other one is meant where it is the better known one anywhere.
      return isIn(other, second) && (!isIn(found, own) || isIn(places.resolve(text, ELSEWHERE), second))
        ? other
        : found;
    },
  };
}

/** Lands whose towns are meant by who asks in a language, those with the most people first, behind the one that is tried anyway. */
const LANDS: ReadonlyMap<string, readonly string[]> = new Map([
  ['es', ['ES', 'MX', 'CO', 'AR', 'PE', 'CL', 'VE', 'EC', 'GT', 'BO', 'UY']],
  ['pt', ['PT', 'BR']],
]);

/**
 * "Santa Fe" in Spanish is none of New Mexico: of two towns that are written alike, the one where the language is spoken, as far as
 * they are of comparable size. Of those next to its lands only one that is nearly as well known gives way, so that San Diego stays.
 */
function ofItsLands(language: string, places: Places): Places {
  const lands = LANDS.get(language);
  if (lands === undefined) return places;
  return {
    ...places,
    resolve: (text, at) => {
      const found = places.resolve(text, at);
      if (at !== undefined || found.kind !== 'found' || found.place.represents !== undefined) return found;
      const { countryCode, name, correctedFrom } = found.place;
      const key = fold(text);
      if (isSpokenIn(language, countryCode) || correctedFrom !== undefined || fold(name) !== key) return found;
      const isNamesake = (other: Resolution): boolean =>
        other.kind === 'found' && isSpokenIn(language, other.place.countryCode) && fold(other.place.name) === key;
      const rivals = (found.rivals ?? []).map((label) => places.resolve(label));
      const comparable = isNextTo(language, countryCode) ? [] : lands.map((land) => places.resolve(text, land));
      return [...rivals, ...comparable].find(isNamesake) ?? found;
    },
  };
}

/** A country that has none of the towns. */
const ELSEWHERE = 'AQ';

const MAX_KNOWN = 2_000;

interface KnownTexts {
  readonly places: RecentEntries<string, Resolution>;
  readonly areas: RecentEntries<string, { readonly town: Place | null }>;
}

/** An IP address may come to have another place while the service runs. */
const IP_ADDRESS = /^\d{1,3}(?:\.\d{1,3}){3}$|:.*:/;

/** Remembers what texts name: finding a name, or that there is none like it, is the most expensive part of parsing. */
function withMemory(places: Places, home: string | undefined, known: KnownTexts): Places {
  const find = (text: string, at: string | undefined): Resolution =>
    at === undefined ? places.resolve(text) : places.resolve(text, at);
  return {
    ...places,
    resolve: (text, at = home) =>
      IP_ADDRESS.test(text) ? find(text, at) : memoize(known.places, `${at ?? '-'} ${text}`, () => find(text, at)),
    areaTown: (text, side) => {
      const key = `${home ?? ''} ${side ?? ''} ${text}`;
      const { town } = memoize(known.areas, key, () => ({ town: places.areaTown(text, side, home) }));
      // Two mentions of one area stay two.
      return town === null ? null : { ...town };
    },
    homeSide: (side) => places.homeSide(side, home),
    hasHome: () => places.hasHome(home),
    isAtHome: (place) => places.isAtHome(place, home),
  };
}
