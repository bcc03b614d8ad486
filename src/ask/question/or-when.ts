/** "And if not, when", "otherwise which day": behind a question with a time of its own. */
import type { Form, Interpretation, ParseResult, Topic } from './interpretation.ts';

type Interpreted = Extract<ParseResult, { readonly kind: 'interpreted' }>;

const OR_WHEN = new RegExp(
  String.raw`[\s,;:.?!]+(?:(?:(?:and|or|but) )?(?:if (?:not|no|it (?:isn'?t|won'?t|does ?n'?t|doesnt|wont|isnt)|` +
    String.raw`that'?s no good)|otherwise|failing that)[,\s]+(?:then )?(?:when|(?:what|which) (?:day|time)|` +
    "what(?:'s| is) the (?:next |)best (?:day|time))|or (?:else )?when|else when)(?: (?:is|will|would|can|could|should|" +
    String.raw`might)(?: be)?(?: (?:it|i|we|best|better|good|ok))*)?[\s?!.]*$`,
  'i',
);

/** "And if so when", "what time": at which hours of the time that is named. */
const AND_WHEN = new RegExp(
  String.raw`[\s,;:.?!]+(?:(?:(?:and|but)[,\s]+)?if (?:so|yes|it (?:does|is|will|rains|snows))[,\s]+(?:then )?(?:when|(?:at )?what time|(?:roughly )?what times|which hours)|` +
    String.raw`(?:(?:and|&) )?(?:when|(?:at )?what time))(?: (?:is|will|would|does)(?: be)?(?: (?:it|that))?)?[\s?!.]*$`,
  'i',
);
const UNTIL_WHEN = /\b(?:un)?till?$|\b(?:since|from|by|before|for|about|around|at|and|or|of|know|say|said)$/i;
const IF_IT_DOES = /^\W*if (?:it|there)\b/i;

/** What is left where a time stood at the end. */
const DANGLING = /(?:\s+(?:on|at|in|for|by))?[\s,;:.?!]*$/i;

const JUDGED: ReadonlySet<Topic> = new Set<Topic>(['activity', 'clothing', 'general']);

/**
 * The question with its own time, and the best or next time for it in the forecast; null where that is not asked, and where
 * `isDelicate`: a verdict hangs on all that is told.
 */
export function orWhen(
  written: string,
  read: (text: string) => ParseResult,
  isDelicate: (one: Interpretation) => boolean,
): Interpreted | null {
  const tail = OR_WHEN.exec(written);
  const then = tail === null ? AND_WHEN.exec(written) : null;
  if (then !== null && then.index > 0 && !UNTIL_WHEN.test(written.slice(0, then.index)))
    return andWhen(written.slice(0, then.index), read, isDelicate);
  if (tail === null || tail.index === 0) return null;
  const asked = written.slice(0, tail.index);
  const first = read(`${asked}?`);
  if (first.kind !== 'interpreted' || isDelicate(first.interpretation)) return null;
  const main = first.interpretation;
  // Hours on end are told with when they are.
  if (main.lengthHours !== null) return null;
  const named = main.subjects[0].times.flatMap(({ text }) => text ?? []);
  if (main.form !== 'yes-no' || named.length === 0 || !named.every((text) => asked.includes(text))) return null;
  const bare = [...new Set(named)].reduce((text, time) => text.replace(time, ' '), asked);
  const later = read(`${bare.replace(DANGLING, '')} in the next 14 days?`);
  if (later.kind !== 'interpreted' || later.interpretation.form !== 'yes-no') return null;
  const form: Form = JUDGED.has(main.topics[0]) ? 'best-time' : 'when';
  return { kind: 'interpreted', interpretation: main, further: [{ ...later.interpretation, form }] };
}

/** Whether it happens in its time, and at which hours. */
function andWhen(
  asked: string,
  read: (text: string) => ParseResult,
  isDelicate: (one: Interpretation) => boolean,
): Interpreted | null {
  const first = read(`${asked}?`);
  if (first.kind !== 'interpreted' || isDelicate(first.interpretation)) return null;
  const main = first.interpretation;
  const isNamed = main.subjects.every(({ times }) => times.every(({ text }) => text !== null));
  if (main.form !== 'yes-no' || !isNamed || main.lengthHours !== null || main.days !== null) return null;
  const hours: Interpretation = { ...main, form: JUDGED.has(main.topics[0]) ? 'best-time' : 'when' };
  if (IF_IT_DOES.test(asked)) return { kind: 'interpreted', interpretation: hours };
  return { kind: 'interpreted', interpretation: main, further: [hours] };
}
