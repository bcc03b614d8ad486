/**
 * "The coldest place in the UK", "is it snowing anywhere in Scotland": a question over all places of an area. The one town that
 * stands for an area elsewhere would be no answer to it.
 */
import type { Resolution } from '../../../place/place.ts';
import type { QuestionWords } from '../find-words.ts';
import type { PlaceSpan } from './place-span.ts';

/** Before the area: what is looked for somewhere in it. */
const SOMEWHERE = new RegExp(
  String.raw`\b(?:(?:any|some)where(?: [a-z0-9]+){0,6}?|any ?place|(?:which|what|any) (?:part|area|region|place|spot|` +
    'town|city)s?(?: [a-z]+){0,3}?|[a-z]+est (?:[a-z]+ )?(?:places?|spots?|parts?|areas?|regions?|towns?|city|' +
    "cities)(?: to (?:be|go))?|where(?:'s| is| are| will| does)?(?: it| the)?(?: be|" +
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

/** The area that a question looks through, and why it is not answered; null for any other question. */
export function searchedArea({
  placeSpans,
  whole,
}: QuestionWords): { readonly text: string; readonly resolution: Unanswered } | null {
  const [span, ...others] = placeSpans;
  if (span === undefined || others.length > 0) return null;
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
