/**
 * "The coldest place in the UK", "is it snowing anywhere in Scotland": a question over all places of an area. The one town that
 * stands for an area elsewhere would be no answer to it.
 */
import type { Resolution } from '../../../place/place.ts';
import type { QuestionWords } from '../find-words.ts';
import { WordPattern } from '../word-pattern.ts';
import type { PlaceSpan } from './place-span.ts';

/** Before the area: what is looked for somewhere in it. */
const SOMEWHERE = new RegExp(
  String.raw`\b(?:(?:any|some)where(?: [a-z0-9]+){0,6}?|any ?place|(?:which|what|any) (?:part|area|region|place|spot|` +
    'town|city)s?(?: [a-z]+){0,3}?|(?:[a-z]+est (?:[a-z]+ )?|(?:warm|hot|sunny|dry|cool|cold|mild|snowy|wet) )' +
    "(?:places?|spots?|parts?|areas?|regions?|towns?|city|cities)(?: to (?:be|go|visit|stay))?|where(?:'s| is| are| will| does)?(?: it| the)?(?: be|" +
    ' get)?(?: [a-z]+est(?: [a-z]+)?| (?:going to |gonna )?(?:be |get )?(?:dry|warm|hot|sunny|cool|mild|wet|' +
    'raining|snowing|nice|best|clear|under|over|above|below)(?: [a-z0-9]+)?)?) (?:right now |today |tonight |' +
    'tomorrow )?(?:in|on|across|around|of|within) (?:the )?$',
  '',
);

type Unanswered = Exclude<Resolution, { kind: 'found' }>;

/** "Somewhere within two hours of London": what lies around a town, and no time. */
const AROUND = new RegExp(
  String.raw`\b(?:any|some)?where(?:'s)?(?: [a-z0-9]+){0,6}? (?:within|less than|under|up to) (?:an? |` +
    "about )?(?:[a-z0-9]+ )?(?:hours?|minutes?|mins?|hrs?|miles?|km|drive|train ride|hour's drive)(?: drive|" +
    String.raw` train ride)? (?:of|from) $|\bwhere\b.* (?:within|in) (?:easy |driving |day trip |commuting )?(?:reach|` +
    'range|distance) of $',
  '',
);

const KIND = '(?:warm|hot|sunny|dry|mild|cool|cold|snowy|wet|rainy|windy)(?:er)?';
const SUPERLATIVE = '(?:hott|warm|sunni|dri|mild|cool|cold|snowi|wett|raini|windi|cloudi|foggi)est';
const SPOT = '(?:places?|cit(?:y|ies)|countr(?:y|ies)|capitals?|islands?|destinations?|continents?|towns?)';
const INDOORS =
  '(?! (?:in|of|on) (?:the|my|our|your|a|this) (?!world|planet|earth|globe|country|continent|universe)| to (?:sit|sleep|park|stand|put|keep|hang|eat|work|stay in))';

/** A question over all the places there are: "the hottest place on earth", "somewhere warm in February", "where's hot in december". */
const ANYWHERE = new WordPattern(
  [
    `\\b${SUPERLATIVE} (?:(?!day|night|time|month|part)\\p{L}+ )?${SPOT}\\b${INDOORS}`,
    `\\b(?:which|what) (?:is the |are the )?${SPOT} (?:(?:in the world|on earth) )?(?:is|are|has|have|will|gets?)\\b`,
    `\\b${KIND} ${SPOT} (?:to|for|in)\\b${INDOORS}`,
    `\\b(?:any|some)where (?:(?:nice|really|a bit|with|that's|thats|that is|quite) (?:and )?)*(?:${KIND}|sun|sunshine|snow)\\b${INDOORS}`,
    `\\bwhere(?:'s|s| is| are| will)? (?:it |there )?(?:be |usually |always |still |going to be |gonna be )*(?:${KIND}|` +
      `${SUPERLATIVE}|guaranteed|(?:good|best|nice) (?:weather|sun))(?! (?:front|air|weather|wind|bit|stuff|coat))\\b`,
    `\\bwhere (?:can|could|should|would|do|shall|to) (?:(?:i|we|you|us|one) )?(?:go|fly|travel|head|holiday|get|find|visit|jet off|escape)\\b(?=.*\\b(?:${KIND}|sun|sunshine|snow|heat|weather)\\b)`,
  ].join('|'),
  'u',
);

const ALL_PLACES = {
  text: '',
  resolution: {
    kind: 'not_found',
    message:
      'The places of the world are not searched here: name two or more, such as "Faro or Malta in March", and they are compared.',
    suggestions: [],
  },
} as const;

/** Of what lies around the place that answers, it is the place itself that tells. */
const NEARBY = /\b(?:near(?:by|est| here| me| us)?|close by|local(?:ly)?|round here|around here)\b/;

/** The area that a question looks through, and why it is not answered; null for any other question. */
export function searchedArea({
  placeSpans,
  whole,
}: QuestionWords): { readonly text: string; readonly resolution: Unanswered } | null {
  const [span, ...others] = placeSpans;
  if (span === undefined) return ANYWHERE.test(whole) && !NEARBY.test(whole) ? ALL_PLACES : null;
  if (others.length > 0) return null;
  const before = whole.slice(0, span.start);
  const isAround = AROUND.test(before);
  if (!isAround && !SOMEWHERE.test(before)) return null;
  const resolution = unanswered(span, isAround);
  return resolution === null ? null : { text: span.text, resolution };
}

function unanswered({ text, resolution }: PlaceSpan, isAround: boolean): Unanswered | null {
  if (resolution.kind !== 'found') return resolution;
  const { represents, name } = resolution.place;
  if (represents === undefined && !isAround) return null;
  const message = `${isAround ? `Around "${text}" lie` : `"${text}" has`} many places, and not all are looked through: name one or several of them, such as ${name}.`;
  return { kind: 'not_found', message, suggestions: [name] };
}
