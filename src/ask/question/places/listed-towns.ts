/**
 * Towns whose names are everyday words, as further stops of a list: "Leeds tomorrow, hull Friday", "york 9-12 then bath 2-5". Behind
 * one place with its time, a word with a time of its own is a place too.
 */
import { fold } from '../../../place/fold.ts';
import type { Places } from '../../../place/places.ts';
import type { Span } from '../text.ts';
import type { PlaceText } from './name-words.ts';
import type { PlaceSpan } from './place-span.ts';

/** Fame of a town of some 60,000 people. */
const FAME_OF_TOWN = 125;
/** What stands between the time of one stop and the name of the next. */
const NEXT_STOP = /^(?: ?[,;/&+]| and| then)+(?: then| on to| in| at)? $/;
const BEFORE_TIME = /^,?(?: (?:on|at|from|by|this|next|for))* $/;
/** "Leeds then York then hull". */
const THEN = /^,? (?:and )?then (?:(?:on )?to |in |at |over to )?$/;
/** A sport, which is done at a time as well. */
const SPORTS: ReadonlySet<string> = new Set(['rugby', 'derby', 'sale', 'race', 'golf']);

/** The same places, and the towns that are listed behind them. */
export function withListedTowns(spans: readonly PlaceSpan[], question: PlaceText, places: Places): PlaceSpan[] {
  const { text, words, times, language } = question;
  const [first] = spans;
  if (language !== 'en' || first?.resolution.kind !== 'found') return [...spans];
  const found = [...spans];
  for (const word of words) {
    if (found.some(({ start, end }) => word.start < end && start < word.end) || SPORTS.has(word.key)) continue;
    const before = times.findLast(({ end }) => end <= word.start);
    const after = times.find(({ start }) => start >= word.end);
    if (question.isExplained(word)) continue;
    const hasTime =
      HOURS_BEHIND.test(text.slice(word.end)) ||
      (after !== undefined && BEFORE_TIME.test(text.slice(word.end, after.start)));
    const isListed =
      hasTime &&
      before !== undefined &&
      NEXT_STOP.test(text.slice(before.end, word.start)) &&
      isTimed(found, before, text);
    const last = found.findLast(({ end }) => end <= word.start);
    const isNext = last !== undefined && THEN.test(text.slice(last.end, word.start));
    if (!isListed && !isNext) continue;
    const fame = places.namesAt([fold(word.text)])[0]?.fame ?? 0;
    const resolution = fame >= FAME_OF_TOWN ? places.resolve(word.text) : null;
    if (resolution?.kind !== 'found' || !places.isAtHome(resolution.place)) continue;
    found.push({ start: word.start, end: word.end, text: word.text, resolution, certainty: 0.7, isLookedUp: true });
  }
  return found.sort((a, b) => a.start - b.start);
}

/** Whether a time belongs to a place right before it. */
function isTimed(spans: readonly PlaceSpan[], time: Span, text: string): boolean {
  const owner = spans.findLast(({ end }) => end <= time.start);
  return owner !== undefined && BEFORE_TIME.test(text.slice(owner.end, time.start));
}

/** "Leeds 9-12": hours right behind a place, which are none elsewhere. */
export const HOURS_BEHIND = /^,? \d{1,2} ?- ?\d{1,2}(?![\d.:%°/-])/;
