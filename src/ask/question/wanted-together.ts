/** What has to hold together for a question: the weather that a thing needs, a gap in the rain, or what is said and limited. */
import { asksForGap, conditionsIn } from './conditions.ts';
import type { QuestionWords } from './find-words.ts';
import type { Intent } from './intents.ts';
import type { Form, Interpretation, Threshold } from './interpretation.ts';
import { OF_TIME } from './judged-form.ts';
import { shadeHours } from './shade-hours.ts';
import type { Span } from './text.ts';

/** A limit where it stands. */
export type LimitSpan = Span & { readonly threshold: Threshold };

/** Forms in which things that are wanted together have an answer of their own. */
const OF_CONDITIONS: ReadonlySet<Form> = new Set<Form>(['yes-no', 'when', 'best-time', 'value']);

/** What has to hold together; null where the question is about something else. */
export function conditionsOf(
  { topics: [topic], activity, uncovered, garment, thing, hazard }: Intent,
  form: Form,
  { rest, plain, length }: QuestionWords,
  limits: readonly LimitSpan[],
): NonNullable<Interpretation['conditions']> | null {
  if (activity !== null || uncovered !== null || garment !== null || hazard !== null) return null;
  if (thing !== null)
    return thing.conditions === undefined
      ? null
      : { all: thing.conditions, asks: OF_TIME.has(form) ? 'hours' : 'whether' };
  // "A 4 hour dry window" is a stretch as long as that, or none.
  if (asksForGap(plain) && limits.length === 0 && (length === null || length.isOfDoing === true))
    return {
      all: [{ topic: 'rain', negated: true, extreme: null, threshold: null }],
      asks: form === 'yes-no' ? 'any-hours' : 'hours',
    };
  const found = shadeHours(topic, plain, limits.length) ?? conditionsIn(rest, plain, limits);
  if (found === null || (topic !== 'general' && !found.all.some((one) => one.topic === topic))) return null;
  if (OF_CONDITIONS.has(form) || topic === 'uv') return found;
  return form === 'which-day' && limits.length > 0 ? { ...found, asks: 'hours' } : null;
}
