/**
 * How many of some days have to be so: "every day", "both days", "any day", "either of them", "most days", "fewer than 3 rainy days".
 * Each is one bound on the number of days of a kind, or of days within a limit.
 */
import { ANY_KIND, type DayKind, kindIn, word } from './day-kind-words.ts';
import type { DayWish } from './interpretation.ts';
import type { Quantifier } from './quantifiers.ts';
import { type Span, wholeWords } from './text.ts';
import { NUMBER, numberOf } from './time/numbers.ts';
import { WordPattern } from './word-pattern.ts';

export interface DayWishHit extends Span {
  readonly wish: DayWish;
}

/** A wish where its words stand. */
export function hit(match: RegExpExecArray, wish: DayWish): DayWishHit {
  return { start: match.index, end: match.index + match[0].length, wish };
}

/** The same without the time that is named within: "both weekend days", "every night this week". */
function hitOfDays(match: RegExpExecArray, wish: DayWish): DayWishHit {
  const named = match[0].search(/\b(?:week|night|morning|afternoon|evening)/);
  return { ...hit(match, wish), ...(named > 0 ? { end: match.index + named } : {}) };
}

const OF_THESE = '(?:of (?:the |these |those |our |my )?)';
/** "Dry every day", "every day dry". */
const EVERY_DAY = word(
  '(?<=(?:^|[^\\p{L}])(?:to|will|it|be|gonna|does|do|there|we|get) (?:be |get |' +
    `have )?)(?:${ANY_KIND})(?: (?!in |at |for |of |on )\\p{L}+)? (?:every|each) (?:single )?(?:day|` +
    '(?:afternoon|night|morning)(?! (?:of )?(?:this|next|over|until|till) ))(?! .*\\b(?:at|from|between) \\d)|' +
    '(?:every|each) (?:single )?day (?:be |going to be |have |' +
    `of )?(?:${ANY_KIND})|(?<!(?:^|[^\\p{L}])(?:in|the|through|by|from|of|my|our|for) )(?:${ANY_KIND}) (?:every|` +
    'each) (?:single )?day(?= (?:this|next|over|until|till) |\\W*$)(?! .*\\b(?:at|from|between) \\d)',
);
/** Said of days that a limit is held against, or that are to be of a kind: each of them, or at least one. */
const EACH = word(
  `(?:every|each)(?: and every)?(?: single)?(?: one)?(?: ${OF_THESE})? ?(?:week ?end |week ?)?(?:day|night|morning|afternoon|evening)s?|` +
    `all (?:${OF_THESE})?(?:the |these |those |our )?(?:(?:\\d+|two|three|four|five|six|seven|week ?end|week) )?(?:days|nights|mornings|` +
    `afternoons|evenings)|both (?:${OF_THESE})?(?:the )?(?:week ?end )?(?:days|nights|mornings|afternoons|evenings)`,
);
const MOST_DAYS = word(`(?:most|the majority|more than half|over half) (?:${OF_THESE})?(?:days|nights)`);
const ONE_OF = word(
  `(?:(?:any|either|one|at least one|a single|just one|even one)(?: ${OF_THESE})? ?(?:single )?(?:week ?end )?(?:day|` +
    `night|morning|afternoon|evening)s?|` +
    `there (?:be |going to be )?(?:a|any|one) (?:single )?(?:day|night|morning|afternoon|evening)s?)(?! (?:after tomorrow|before yesterday|now|` +
    `trips?|events?|pass|out|off|passes)(?!\\p{L}))`,
);
const ANY_DAY = word(
  `any (?:(?:${ANY_KIND}),? (?:and |or )?)+(?:days?(?! (?:after tomorrow|before yesterday))|weather days?)|` +
    '(?:any|a single|one|a|there a) days? (?:(?:this|next|that|in|over|of|the|coming|is|will|be|going|to|which|' +
    'with|without|it|when|at|all|any|stays?|week|weekend|month|fortnight|likely|looks?|' +
    `looking) )*(?:${ANY_KIND})(?! (?:day|week))|` +
    // "Is there a dry day this week".
    `(?<=(?:^|[^\\p{L}])there (?:be |going to be |gonna be )?)(?:a|one|a single|even one) (?:${ANY_KIND}) days?` +
    '(?= (?:this|next|in the next|over|at all)(?!\\p{L}))|' +
    `at least one (?:${ANY_KIND}) days?(?! (?:in a row|running))`,
);
export const MORE_THAN = '(more than|over|longer than|at least|less than|under|fewer than)';
/** "More than two dry days", "at most one wet day", "above 20 on more than one day". */
const NUMBER_OF_DAYS = word(
  `(?:${MORE_THAN}|(at most|no more than|up to|not more than)) (${NUMBER}) (?:(?!any|each|every|per|all|on|by|the)\\p{L}+ )?days?(?! (?:in a|` +
    'on the|running|straight|ago|of|away|ahead|from|until|till))',
);
/** "Three or more dry days", "two dry days or fewer". */
const OR_MORE_DAYS = word(
  `(${NUMBER}) (?:or (more|fewer|less) (?:\\p{L}+ )?days|(?:\\p{L}+ )?days or (more|fewer|less))|a minimum of (${NUMBER}) (?:\\p{L}+ )?days`,
);
const OF_KIND = wholeWords(ANY_KIND);
/** No yes or no is wanted: "how much rain each day", "which is the best of both days". */
const ASKS_FIGURES = new WordPattern(
  /\b(?:how|what|which|(?<!\bdays?(?: \p{L}+){0,2} )when|where|why|who|best|worst|better|compare[ds]?|list|show|give|tell)\b/u,
);
/** The same hours of each day are told part by part. */
const OF_CLOCK = /\b(?:at|from|between|until|till|by|after|before) (?:\d|noon|midnight)/;

/** The days of a question that are to be so; null where none are named. */
export function daysWanted(plain: string, hasLimit: boolean): DayWishHit | null {
  return (
    numberOfDays(plain, hasLimit) ??
    (hasLimit ? limitedDays(plain) : null) ??
    everyDay(plain) ??
    anyDay(plain, hasLimit)
  );
}

const PART_OF_DAY = /(?:night|morning|afternoon|evening)s?$/;

/** In how many of the nights, or of the same part of some days, a limit is wanted; null where none are named so. */
export function partsWanted(plain: string): Quantifier | null {
  if (PART_OF_DAY.test(EACH.exec(plain)?.[0] ?? '')) return 'every';
  return PART_OF_DAY.test(ONE_OF.exec(plain)?.[0] ?? '') ? 'some' : null;
}

/** "Is every day above 20", "will both days stay under 15 mph", "any day below 10". */
function limitedDays(plain: string): DayWishHit | null {
  if (ASKS_FIGURES.test(plain) || OF_CLOCK.test(plain)) return null;
  const wish = { asks: 'count', kind: null, unit: 'days' } as const;
  // Nights, and other parts of days, are told one by one.
  if (partsWanted(plain) !== null) return null;
  const each = EACH.exec(plain);
  if (each !== null) return hitOfDays(each, { ...wish, length: null, bound: 'all' });
  const most = MOST_DAYS.exec(plain);
  if (most !== null) return hitOfDays(most, { ...wish, length: null, bound: 'most' });
  const one = ONE_OF.exec(plain);
  return one === null ? null : hitOfDays(one, { ...wish, length: 1, bound: 'at-least' });
}

/** "Is any day this week going to be dry", "is either day dry": whether there is one, and which. */
function anyDay(plain: string, hasLimit: boolean): DayWishHit | null {
  if (hasLimit) return null;
  const match = ANY_DAY.exec(plain);
  const kind = match === null ? null : kindIn(match[0]);
  const wish = { asks: 'count', unit: 'days', length: 1, bound: 'at-least' } as const;
  if (match === null || kind === null) return ASKS_FIGURES.test(plain) ? null : ofKindBehind(ONE_OF, plain, wish);
  // "This week" may stand between the day and what it is to be.
  const found = hit(match, { ...wish, kind });
  return { ...found, end: match.index + (/^.*?\bdays?(?!\p{L})/u.exec(match[0])?.[0].length ?? match[0].length) };
}

const ANYTHING_ELSE = /\b(?:and|or|but|if|because|so|to|for)\b|[,;.]/;

/** "Either of the days dry", "are all days of the week dry": the kind that stands behind the days, with no other thing between. */
function ofKindBehind(pattern: RegExp, plain: string, wish: Omit<DayWish, 'kind'>): DayWishHit | null {
  const match = pattern.exec(plain);
  const behind = match === null ? '' : plain.slice(match.index + match[0].length);
  const at = behind.search(OF_KIND);
  if (match === null || at < 0 || ANYTHING_ELSE.test(behind.slice(0, at))) return null;
  const kind: DayKind | null = kindIn(behind);
  return kind === null || PART_OF_DAY.test(match[0]) ? null : hitOfDays(match, { ...wish, kind });
}

const BOTH_BEHIND = new WordPattern(
  /^(?!.* (?:and|or|&) )(.*),? (?:on )?(?:both (?:of )?(?:the |those )?days|(?:each|every) day|all (?:of )?(?:the |those )?(?:two |three |four |five )?days)\W*$/u,
);

/** "Is it going to rain every day": whether it does, and on which. */
function everyDay(plain: string): DayWishHit | null {
  const wish = { asks: 'count', unit: 'days', length: null } as const;
  const match = EVERY_DAY.exec(plain);
  const kind = match === null ? null : kindIn(match[0]);
  const isWhether = !ASKS_FIGURES.test(plain);
  if (match !== null && kind !== null) {
    const isOfDays = isWhether && /\bday\b/.test(match[0]);
    return hit(match, { ...wish, kind, ...(isOfDays ? { bound: 'all' } : {}) });
  }
  if (!isWhether) return null;
  // "Rain this weekend, both days?"
  const [text = '', before = ''] = BOTH_BEHIND.exec(plain) ?? [];
  const told = kindIn(before);
  if (told !== null)
    return {
      start: plain.length - text.length + before.length,
      end: plain.length,
      wish: { ...wish, kind: told, bound: 'all' },
    };
  return (
    ofKindBehind(EACH, plain, { ...wish, bound: 'all' }) ?? ofKindBehind(MOST_DAYS, plain, { ...wish, bound: 'most' })
  );
}

const ONE_RUN = /\b(?:spell|stretch|window|run|streak|gap)\b/;

/** "Fewer than 3 rainy days": a number of days that there may be. */
function numberOfDays(plain: string, hasLimit: boolean): DayWishHit | null {
  // "A dry spell of 3 days or more" is one run of them.
  if (ONE_RUN.test(plain)) return null;
  const orMore = OR_MORE_DAYS.exec(plain);
  if (orMore !== null) return numberOrMore(orMore, plain, hasLimit);
  const match = NUMBER_OF_DAYS.exec(plain);
  if (match === null) return null;
  const [text, more, atMost, count] = match;
  // "Dry on at least two days".
  const kind = hasLimit ? null : (kindIn(text) ?? (OF_KIND.test(plain) ? kindIn(plain) : null));
  const number = numberOf(count);
  if ((kind === null && !hasLimit) || number < 1) return null;
  const wish = { asks: 'count', kind, unit: 'days' } as const;
  if (atMost !== undefined) return hit(match, { ...wish, length: number + 1, bound: 'below' });
  return hit(match, { ...wish, length: number, bound: boundOf(more) });
}

function numberOrMore(match: RegExpExecArray, plain: string, hasLimit: boolean): DayWishHit | null {
  const [text, before, more, moreBehind, least] = match;
  const kind = hasLimit ? null : (kindIn(text) ?? (OF_KIND.test(plain) ? kindIn(plain) : null));
  const number = numberOf(before ?? least);
  if ((kind === null && !hasLimit) || number < 1) return null;
  const isFewer = (more ?? moreBehind ?? 'more') !== 'more';
  const wish = { asks: 'count', kind, unit: 'days' } as const;
  return hit(match, {
    ...wish,
    ...(isFewer ? { length: number + 1, bound: 'below' } : { length: number, bound: 'at-least' }),
  });
}

/** On which side of a number a count is wanted. */
export function boundOf(words: string): NonNullable<DayWish['bound']> {
  if (/less|under|fewer/.test(words)) return 'below';
  return /least/.test(words) ? 'at-least' : 'above';
}
