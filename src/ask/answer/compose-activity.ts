/** Answers about an activity: whether, when and where the decision engine finds it good. */
import type { Profile } from '../../decision/profile.ts';
import { DAY_MS } from '../../time/units.ts';
import type { Interpretation } from '../question/interpretation.ts';
import { activityReasons, activityText, activityVerdict, bestDecision } from './activity.ts';
import type { AnswerContext } from './answer-context.ts';
import { type AnswerPart, joinParts, partOrFallback, partWithoutVerdict } from './answer-part.ts';
import { bestOf, bestTime, worstDays } from './best.ts';
import { whereWhen } from './calendar.ts';
import type { FactBook } from './facts.ts';
import { bestStretch } from './stretch.ts';
import { thresholdClause } from './threshold.ts';
import { unknownSentence } from './unsourced.ts';
import { type YesNoAnswer, yesNoSentence } from './yes-no.ts';

/** The verdict on an activity; which of several times or places is best for it, or its best hours. */
export function composeActivity(
  interpretation: Interpretation,
  contexts: readonly AnswerContext[],
  profile: Profile,
  book: FactBook,
): AnswerPart {
  const { form, lengthHours } = interpretation;
  const several = contexts.length > 1;
  const isRanked = form === 'which-place' || form === 'compare' || isOfParts(form, contexts);
  if (several && (isRanked || isOfEachDay(contexts))) {
    return (
      composeBestOf(interpretation, contexts, profile, book) ?? partWithoutVerdict([unknownSentence(contexts[0], book)])
    );
  }
  if (form === 'best-time' || form === 'which-day' || form === 'when') {
    const isOfWorst = form === 'which-day' && interpretation.extreme === 'least';
    return partWithoutVerdict(
      contexts.flatMap((context) => {
        const worst = isOfWorst ? worstDays(profile, context, book) : null;
        if (worst !== null) return worst;
        const stretch = lengthHours === null ? null : bestStretch(profile, lengthHours, context, book);
        return stretch ?? bestTime(profile, context, book) ?? undecided(profile, context, book);
      }),
    );
  }
  return joinParts(
    contexts.map((context) => {
      const decided = activityVerdict(profile, interpretation, context, book);
      const best = bestDecision(context);
      const reasons = best === null ? [] : activityReasons(best, context, book);
      const limited =
        decided?.verdict === 'yes' ? withLimit(decided, reasons, interpretation, profile, context, book) : null;
      if (limited !== null) return limited;
      return partOrFallback(decided, reasons, undecided(profile, context, book));
    }),
  );
}

/** "Can I lay bricks tomorrow, it has to be above 3": no yes where the limit is not kept; null without a limit. */
function withLimit(
  decided: YesNoAnswer,
  reasons: readonly string[],
  interpretation: Interpretation,
  profile: Profile,
  context: AnswerContext,
  book: FactBook,
): AnswerPart | null {
  const { threshold, negated } = interpretation;
  const limit = threshold === null || negated ? null : thresholdClause(threshold, interpretation, context, book);
  if (limit === null) return null;
  const { verdict, clause } = limit;
  const stated = book.sentence('answer.plain', { clause });
  if (verdict === 'yes') return { verdict: 'yes', sentences: [decided.sentence, stated, ...reasons] };
  const bare = activityVerdict(profile, { ...interpretation, form: 'value' }, context, book);
  const told = bare === null ? [] : [bare.sentence];
  return { verdict, sentences: [yesNoSentence(verdict, clause, book), ...told, ...reasons] };
}

function undecided(profile: Profile, context: AnswerContext, book: FactBook): string[] {
  return [book.sentence('activity.no-hours', { activity: activityText(profile, book), ...whereWhen(context, book) })];
}

/** Which of several is best for it; with a verdict where the question is whether the first is. */
export function composeBestOf(
  { asksWhether, negated, extreme }: Interpretation,
  contexts: readonly AnswerContext[],
  profile: Profile,
  book: FactBook,
): AnswerPart | null {
  const found = bestOf(profile, contexts, book, extreme === 'least');
  if (found === null) return null;
  const { best, clause } = found;
  if (!asksWhether || contexts.length !== 2) return partWithoutVerdict([book.sentence('answer.plain', { clause })]);
  const verdict = (best === contexts[0]) === negated ? 'no' : 'yes';
  return { verdict, sentences: [yesNoSentence(verdict, clause, book)] };
}

/** Two days, and the hour by which one of them may be longer. */
const WEEKEND_DAYS = 2.1;

/** Which of several nights, evenings or weekends. */
export function isOfParts(form: Interpretation['form'], contexts: readonly AnswerContext[]): boolean {
  const isPart = ({ grain, fromMs, toMs }: AnswerContext['time']): boolean =>
    grain === 'hours' || grain === 'day' || (grain === 'days' && toMs - fromMs < WEEKEND_DAYS * DAY_MS);
  const isOneChoice = contexts.every(({ time: { text } }) => text !== null && text === contexts[0].time.text);
  const isOnePlace = contexts.every(({ place }) => place === contexts[0].place);
  return form === 'which-day' && isOnePlace && (isOneChoice || contexts.every(({ time }) => isPart(time)));
}

/** Verdicts on more of them would bury the best. */
const FEW_PARTS = 2;
/** A part of each of several days, named once: "evenings this week". */
function isOfEachDay(contexts: readonly AnswerContext[]): boolean {
  const { time, place } = contexts[0];
  const isAlike = (one: AnswerContext): boolean =>
    one.time.grain === 'hours' && one.time.text === time.text && one.place === place;
  return contexts.length > FEW_PARTS && time.text !== null && contexts.every(isAlike);
}
