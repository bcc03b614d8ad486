/** Parts of a question that bound what is asked and that no answer takes into account: they are named beside it. */
import type { QuestionWords } from './find-words.ts';
import { matchesOf, overlap, type Span, wholeWords } from './text.ts';

/**
 * The parts that are passed over. `limits`: questions for a limit, beside an activity that is judged at its own time.
 * `isJudged`: whether an activity is judged, and others that are named are not.
 */
export function passedOver(
  words: QuestionWords,
  limits: readonly Span[],
  isExplained: (span: Span) => boolean,
  isJudged: boolean,
): readonly Span[] {
  const { rest, times } = words;
  return [
    ...(times.length === 0 ? spansOf(rest, UNDATED) : []),
    ...spansOf(rest, AROUND),
    ...unreadCounts(words).filter((span) => !isExplained(span)),
    ...(isJudged ? otherActivities(words) : []),
    ...limits.filter(({ start, end }) => ASKS_LIMIT.test(rest.slice(start, end))),
  ];
}

function spansOf(rest: string, pattern: RegExp): Span[] {
  return matchesOf(rest, pattern).map(({ index, 0: { length } }) => ({ start: index, end: index + length }));
}

/** "Can I run and then paint": what is done besides the first. A longer word for the same thing is no other. */
export function otherActivities({
  activity,
  rest,
  times,
}: Pick<QuestionWords, 'activity' | 'rest' | 'times'>): NonNullable<QuestionWords['activity']>['others'] {
  const isJoined = ({ start }: Span): boolean => JOINS_ACTIVITY.test(rest.slice(0, start));
  const others = (activity?.others ?? []).filter(
    (other) => !times.some(({ spans }) => spans.some((span) => overlap(span, other))),
  );
  return others.filter(
    (other) => isJoined(other) || (activity !== null && other.end < activity.start && isJoined(activity)),
  );
}

/** What stands before the second of two things that are done. */
const JOINS_ACTIVITY = new RegExp(
  String.raw`(?:\b(?:and|or|then|plus|as well as)|&|,)(?: (?:then|also|a|an|the|my|our|some|go|do|have|to|for|we|i|` +
    'should|shall|can|could|will|is it|good|ok|fine|hang|mow|play|maybe|first))* $',
  '',
);

/** Each of the texts once, without those whose words are a part of another. */
export function distinct(texts: readonly string[]): string[] {
  const isWithin = (text: string, other: string): boolean => other !== text && ` ${other} `.includes(` ${text} `);
  return [...new Set(texts)].filter((text) => !texts.some((other) => isWithin(text, other)));
}

/** "How hot is too hot to run, and is it ok today": the limit itself; "is 30 too hot to run tomorrow" is told by the run. */
const ASKS_LIMIT = /^(?:how|what|at|which)\b/;

/** What has a date that nothing here knows. */
const UNDATED = wholeWords(
  'half[- ]terms?|(?:school|easter|summer|half[- ]term) (?:holidays|hols)|inset days?|' +
    "(?:start|end|beginning) of term|term[- ]time|freshers'? week|reading week|" +
    '(?:the )?(?:last|past|previous) (?:\\d{1,2}|two|three|four|five|few) (?:januar(?:y|ie)|februar(?:y|ie)|' +
    'marche|april|may|june|july|julie|august|september|october|november|december|spring|summer|autumn|winter|' +
    'christmase|easter)s',
);

/** Places around a town that the question does not name: "dry walks within an hour of Leeds". */
const AROUND = wholeWords(
  "within (?:an?|half an|\\d{1,3}|two|three|ten|twenty|thirty) ?(?:hours?|miles?|mins?|minutes?|km)'?(?: drive|" +
    ' train| ride)? (?:of|from)(?= (?:the )?\\u0001)',
);

/** What counts or chooses among times, right before one that says nothing of it: "the last 3 Junes", "every other Saturday". */
const COUNTS_TIMES =
  /\b(?:(?:last|past|previous|first|next)(?: (?:\d{1,2}|two|three|four|five|few|couple of))|every other|every second|alternate) $/;

function unreadCounts({ rest, times }: QuestionWords): Span[] {
  return times.flatMap(({ spans: [first] }) => {
    const match = first === undefined ? null : COUNTS_TIMES.exec(rest.slice(0, first.start));
    return match === null ? [] : [{ start: match.index, end: match.index + match[0].trimEnd().length }];
  });
}
