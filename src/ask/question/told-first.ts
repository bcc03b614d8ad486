/**
 * What a question tells before it asks: "it rained all weekend, is it ever going to stop", "got soaked this morning, any more
 * today". The times of what is told are over, and none of what is asked.
 */

import type { Span } from './text.ts';
import { type ClockPlace, LocalClock } from './time/local-clock.ts';
import type { timeMentions } from './time/resolve-times.ts';
import type { TopicHit } from './topics.ts';
import { WordPattern } from './word-pattern.ts';
import { isComparative } from './wording.ts';

export interface ToldFirst {
  /** Where what is asked begins in the plain text. */
  readonly end: number;
  /** Whether the weather is told, so that "all week" is the one that was. */
  readonly isOfWeather: boolean;
  /** Whether only somebody is told of: its times count where nothing else has one. */
  readonly isOfSomebody?: true;
  /** Whether only times count as over that are so in any tense: "this morning", and not "Monday". */
  readonly isOver?: true;
}

const SUBJECT =
  "(?:(?:it|we|i|they|there|that|the \\p{L}+|my \\p{L}+|our \\p{L}+)(?:'s|'ve|'d|s|ve)? )?(?:has |have |" +
  'had )?(?:only |just |already |really )?';
const WEATHER = 'rained|poured|snowed|froze|hailed|drizzled|thundered|chucked(?: it)? down|pissed(?: it)? down|blew';
const LEAD =
  '^\\W*(?:(?:so|well|ok|hi|hello|hey|and|but|ugh|bloody hell|after) )*(?:(?:yesterday|' +
  'last (?:night|week|weekend)|this morning|earlier),? (?=it |we ))?';
const TOLD = new WordPattern(
  `${LEAD}${SUBJECT}(?:(${WEATHER}|been (?!out|in|to|at|planning|thinking|asked|told|` +
    'invited)(?:\\p{L}+ ){0,3}?(?:\\p{L}+ing|wet|dry|hot|cold|windy|scorchers?|scorching|lovely|gorgeous|grim|' +
    'awful|miserable|grey|sunny|warm|freezing|glorious|a (?:\\p{L}+ )?(?:scorcher|washout)))|' +
    'got (?:soaked|drenched|wet|caught|burnt|sunburnt|rained|snowed)|had (?:\\p{L}+ ){0,2}?(?:rain|snow|hail|' +
    'frosts?|ice|sun|sunshine|storms?|thunder|thunderstorms?|fog|wind|gales?|showers?|drizzle|weather|heat|' +
    'heat ?wave)|missed|cut|mowed|painted|planted|washed|seeded|sprayed)(?!\\p{L})',
  'u',
);
/** "Had a perm this morning so it can't get wet", "the fence blew down last night": what is over is told of, whoever did it. */
const OF_PAST = new WordPattern(
  '^\\W*(?!(?:how|what|when|which|where|why|who|is|are|was|were|did|does|do|has|have|will|would|can|could|should|any|if)\\b)' +
    "[\\p{L}' ]{0,40}?\\b(?:had|have had|blew|got|came|went|lost|broke|fell|left|put|forgot|did|made|caught|woke|slept|" +
    'bought|took|saw|said|built|cut|laid|hung|dug|sown|\\p{L}{3,}ed)\\b',
  'u',
);
/** "Is tonight the same", "left the washing out all night, is it soaked": what is over is asked about. */
const OF_WHAT_WAS =
  /\bsame\b|\bas \p{L}+ as\b|\b(?:is|are|will) (?:it|they|that) (?:be )?(?:soaked|wet|damp|dry|ruined|spoilt|dead|frozen|ok|okay|fine|gone)\b/u;

/** "His op was last week, golf saturday": what is told of somebody, in a clause without weather. */
const OF_SOMEBODY = new RegExp(
  String.raw`^\W*(?:(?:so|well|ok|hi|hey|and) )*(?:my|his|her|our|i|we|he|she|they)\b(?![^,;.?!]*\b(?:rain|snow|wind|sun|` +
    'hot|cold|warm|frost|hail|thunder|weather|fog|wet|dry|degrees|gust|ice|icy|storm|mild|cool|temp|' +
    String.raw`forecast)\w*)[^,;.?!]*[,;.] `,
  '',
);
/** What is asked behind it, of what is now or to come. */
const ASKS = new WordPattern(
  '(?:[,.;!?]| ) ?(?:(?:so|and|but|now|then) )*(?:is it|will it|when (?:does|will|is|can|do|s)|are we|' +
    'should (?:i|we)|can (?:i|we)|shall (?:i|we)|do (?:i|we) need|any (?:more|chance|sign)|same again|is there|' +
    "what(?:'s| is|s) (?:it|tomorrow|today|the|this)|what about|how about|how long (?:will|until|till|before|is)|" +
    'will (?:tomorrow|today|the|this|we|i|my|they|he|she|there)|is (?:today|tomorrow|this|next|the|my|our))(?!\\p{L})',
  'u',
);
const PLANNED = /\b(?:planned|booked|arranged|scheduled|meant|supposed|invited|due|hoping|going)\b/;

/** What the plain text tells first; null where it tells nothing before it asks, or what is asked is held against it. */
export function toldFirst(plain: string): ToldFirst | null {
  const told = TOLD.exec(plain);
  if (isComparative(plain)) return null;
  if (told === null) {
    const past = OF_PAST.exec(plain);
    const asks = past === null ? null : ASKS.exec(plain.slice(past[0].length));
    if (past !== null && asks !== null && !OF_WHAT_WAS.test(plain))
      return { end: past[0].length + asks.index + 1, isOfWeather: false, isOver: true };
    const somebody = OF_SOMEBODY.exec(plain);
    return somebody === null ? null : { end: somebody[0].length, isOfWeather: false, isOfSomebody: true };
  }
  const asked = ASKS.exec(plain.slice(told[0].length));
  if (asked === null) return null;
  const end = told[0].length + asked.index + 1;
  return PLANNED.test(plain.slice(0, end)) ? null : { end, isOfWeather: told[1] !== undefined };
}

/** Without the times of what is told first, which are over. */
export function askedTimes<Mention extends ReturnType<typeof timeMentions>[number]>(
  mentions: readonly Mention[],
  told: ToldFirst | null,
  place: ClockPlace,
  nowMs: number,
): Mention[] {
  if (told === null || (told.isOfSomebody === true && !mentions.some(({ end }) => end > told.end)))
    return [...mentions];
  const clock = new LocalClock(place, nowMs, told.isOver !== true);
  return mentions.filter(
    ({ end, window }) => end > told.end || !(told.isOfWeather || (window(clock)?.toMs ?? nowMs + 1) <= nowMs),
  );
}

/**
 * Whether what is done is told behind a question, and not asked about: "is it cold in the morning? I'm driving". `doing`: its words;
 * `judges`: what asks for a verdict.
 */
export function isToldBehind(doing: Span, hits: readonly TopicHit[], rest: string, judges: WordPattern): boolean {
  const stop = rest.lastIndexOf('?', doing.start);
  if (stop < 0 || rest.indexOf('?', doing.start) >= 0 || rest.slice(stop).match(judges) !== null) return false;
  return hits.some(({ topic, end }) => end <= stop && topic !== 'general');
}
