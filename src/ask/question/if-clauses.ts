/**
 * A condition with a time of its own: "if it's dry in the morning, can I paint after lunch". What hangs on it is told first, at its
 * own time, and then the weather of the condition.
 */
import type { Form, Interpretation, ParseResult, Subject } from './interpretation.ts';
import { plainText } from './text.ts';
import { WordPattern } from './word-pattern.ts';

type Interpreted = Extract<ParseResult, { readonly kind: 'interpreted' }>;

const IF = '(?:if|as long as|so long as|provided|providing|assuming)(?: that)?';
const ASKS =
  "(?:can|could|should|shall|will|would|is|are|do|does|what|when|how|which)(?:'s)? (?:it|i|we|the|my|our|they|" +
  'he|she|there|sunday|saturday|monday|tuesday|wednesday|thursday|friday|tomorrow|tonight)\\b';
const STANDS_FIRST = new WordPattern(
  `^\\W*(?:(?:so|ok|hi|hey|and|but|well) )?${IF} ((?:it|there|saturday|sunday|tomorrow|tonight|today|friday)(?:'?s)?\\b[^.?!,]{3,50}?),?(?: then)? (${ASKS}.*)$`,
);
const STANDS_LAST = new WordPattern(`^(.*\\b${ASKS}[^.?!]*?),? ${IF} ((?:it|there)(?:'?s)?\\b[^.?!,]{3,50})\\W*$`);

/** Bad weather that a question supposes, "if it snows", and not "if it doesn't". */
const SUPPOSED = new WordPattern(
  "\\b(?:even )?if (?:it(?:'s| is)?|there(?:'s| is| are)|the (?:wind|waves?|sea|fog|mist|cloud|weather|rain|snow)s?) " +
    '(?:(?!(?:not|no|never|stops?|without|less|too|dry|dries|clears?)\\b)\\p{L}+ ){0,3}?' +
    '(?:snow\\p{L}*|ic[ey]|icing|frost\\p{L}*|freez\\p{L}*|frozen|fog\\p{L}*|mist\\p{L}*|thunder\\p{L}*|lightning|' +
    'storm\\p{L}*|flood\\p{L}*|gales?|blizzards?|hail\\p{L}*|pour\\p{L}*|rain\\p{L}*|drizzl\\p{L}*|shower\\p{L}*|wet|windy|' +
    'blow\\p{L}*|gust\\p{L}*|picks? up|gets? (?:up|rough|worse|bad)|rough|choppy)(?!\\p{L})',
  'u',
);

/** The words of bad weather that a plain text in English supposes, which the forecast may not have; empty for none. */
export function supposedWeather(plain: string): readonly string[] {
  const match = SUPPOSED.exec(plain);
  return match === null ? [] : [match[0]];
}

/** No choice between the two times. */
const FORMS: ReadonlySet<Form> = new Set<Form>(['yes-no', 'value']);

/** The question without the condition, and the condition; null for one without a condition at another time. */
export function withIfClause(
  written: string,
  whole: Interpretation,
  read: (text: string) => ParseResult,
): Interpreted | null {
  const [{ times }] = whole.subjects;
  if (whole.language !== 'en' || times.length !== 2 || !FORMS.has(whole.form)) return null;
  const plain = plainText(written);
  const first = STANDS_FIRST.exec(plain);
  const last = first === null ? STANDS_LAST.exec(plain) : null;
  const condition = first?.[1] ?? last?.[2];
  if (condition === undefined) return null;
  const ofCondition = ({ text }: { readonly text: string | null }): boolean =>
    text !== null && condition.includes(plainText(text));
  if (times.filter(ofCondition).length !== 1) return null;
  // A limit would be held against both times.
  if (whole.threshold !== null) return null;
  const weather = read(`${condition}?`);
  if (weather.kind !== 'interpreted' || !FORMS.has(weather.interpretation.form)) return null;
  const { topics } = weather.interpretation;
  const form = topics[0] === 'general' ? 'value' : 'yes-no';
  const at = (isOfCondition: boolean): Subject[] =>
    whole.subjects.map((subject) => ({
      ...subject,
      times: subject.times.filter((time) => ofCondition(time) === isOfCondition),
    }));
  return {
    kind: 'interpreted',
    interpretation: { ...whole, subjects: at(false) },
    further: [{ ...weather.interpretation, form, subjects: at(true) }],
  };
}
