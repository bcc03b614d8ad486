/**
 * Parses questions about the weather by rules alone, in three steps: find the words of places, times and wishes
 * (find-words.ts), decide what is wanted (intent.ts), resolve it at the question's moment (resolve.ts). The same question
 * at the same moment always has the same result.
 */
import { LRUCache } from 'lru-cache';
import type { ActivityCatalogue } from '../../decision/activities.ts';
import type { Resolution } from '../../place/place.ts';
import type { Places } from '../../place/places.ts';
import { activityFinder } from './activities.ts';
import { findWords } from './find-words.ts';
import type { ParseResult, QuestionContext } from './interpretation.ts';
import { LEXICONS } from './lexicon/lexicons.ts';
import { resolve } from './resolve.ts';
import type { Span } from './text.ts';

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
  const atDefaultHome = withMemoizedMisses(uncached);
  const atHomeOf = new Map<string, Places>();
  for (const { country } of LEXICONS.values()) atHomeOf.set(country, withMemoizedMisses(atHome(uncached, country)));
  const findActivity = activityFinder(activities);
  /** At the caller's home, else where the question's language is at home: "Santander" is in Spain for who asks in Spanish. */
  const placesFor = (language: string, home: string | undefined): Places => {
    if (home !== undefined) return atHome(uncached, home);
    return atHomeOf.get(LEXICONS.get(language)?.country ?? '') ?? atDefaultHome;
  };
  const find = (question: string, home?: string) =>
    findWords(question, (language) => placesFor(language, home), findActivity);
  return {
    parse: (question, context) => {
      const found = find(question, context.home);
      if (found.kind === 'unsupported') return { kind: 'language-unsupported', language: found.language };
      return resolve(found, context, placesFor(found.language, context.home));
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

function atHome(places: Places, home: string): Places {
  return { ...places, resolve: (text) => places.resolve(text, home) };
}

const MAX_MISSES = 500;

/** Remembers texts that name no place: comparing one with all similar spellings is the most expensive part of parsing. */
function withMemoizedMisses(places: Places): Places {
  const misses = new LRUCache<string, Resolution>({ max: MAX_MISSES });
  return {
    ...places,
    resolve: (text) => {
      const known = misses.get(text);
      if (known !== undefined) return known;
      const resolution = places.resolve(text);
      if (resolution.kind === 'not_found') misses.set(text, resolution);
      return resolution;
    },
  };
}
