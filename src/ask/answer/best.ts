/** The best hours for an activity, and the best of several places or days. */
import type { DayDecision } from '../../decision/decide.ts';
import type { Profile } from '../../decision/profile.ts';
import { activityText, answerOf, bestDecision, scoreTexts, worstSentences } from './activity.ts';
import { type AnswerContext, hasOneDay, toneOf } from './answer-context.ts';
import { dateText, placeText, stretchText, timeName, verbOf, whenText, whereText, whereWhen } from './calendar.ts';
import { dayContexts } from './day-kinds.ts';
import type { FactBook } from './facts.ts';

const DAYS_NAMED = 3;

/** The best window of the best day, then the next days; null when no hour could be decided. */
export function bestTime(profile: Profile, context: AnswerContext, book: FactBook): string[] | null {
  const best = bestDecision(context);
  if (best === null) return null;
  const window = best.windows[0];
  const verb = verbOf(context, book);
  const place = whereWhen(context, book);
  const activity = activityText(profile, book);
  if (window === undefined) return [book.sentence('best-time.none', { ...place, ...verb, activity })];
  const verdict = book.say(`verdict.${best.verdict}`, {});
  const score = scoreTexts(best, profile, context, book);
  const stretch = stretchText(window.startMs, window.endMs, context, book);
  if (toneOf(context) === 'typical' && context.decided.length > 1) {
    const day: AnswerContext = { ...context, time: { ...context.time, fromMs: window.startMs, toMs: window.endMs } };
    return [
      book.sentence('best-time.typical', { ...place, activity, verdict, ...score }),
      book.sentence('best-time.usual', { stretch: stretchText(window.startMs, window.endMs, day, book) }),
    ];
  }
  const key = answerOf(best) === 'no' ? 'best-time.least-bad' : 'best-time.hours';
  const head = book.sentence(key, { ...place, stretch, ...verb, activity, verdict, ...score });
  const next = context.rankedDays.slice(1, 1 + DAYS_NAMED).map(({ decision }) => decision);
  const list = book.speaker.list(
    next.map((day, i) => rankedText(day, [best, ...next.slice(0, i)], profile, context, book)),
  );
  return [
    head,
    ...worstSentences(best, context, book),
    ...(next.length === 0 ? [] : [book.sentence('best-time.then', { list })]),
  ];
}

/** A day that stands behind one with a lower score is less sure: it is ranked by what can be counted on. */
function rankedText(
  day: DayDecision,
  before: readonly DayDecision[],
  profile: Profile,
  context: AnswerContext,
  book: FactBook,
): string {
  const lessSure = before.some(({ score }) => score < day.score);
  return book.say(lessSure ? 'rank.day.less-sure' : 'rank.day', {
    date: dateText(day.date, context, book),
    verdict: book.say(`verdict.${day.verdict}`, {}),
    score: scoreTexts(day, profile, context, book).score,
  });
}

export interface BestOf {
  /** Null where none is good, or all are alike. */
  readonly best: AnswerContext | null;
  readonly clause: string;
}

/** The place or the day, of several, that is best for it, or worst; null when none could be decided. */
export function bestOf(
  profile: Profile,
  contexts: readonly AnswerContext[],
  book: FactBook,
  worst = false,
): BestOf | null {
  const known = contexts.flatMap((context) => {
    const decision = bestDecision(context);
    return decision === null ? [] : [{ context, decision }];
  });
  if (known.length === 0) return null;
  const ranked = known.toSorted((a, b) => (worst ? -1 : 1) * (b.decision.score - a.decision.score));
  const [{ context, decision }] = ranked;
  const samePlace = known.every((one) => one.context.place === context.place);
  const nameOf = (one: AnswerContext) => (samePlace ? timeName(one, book) : placeText(one, book));
  const list = ranked
    .map((one) =>
      book.say('best-of.item', {
        name: samePlace || hasOneDay(one.context) ? nameOf(one.context) : nameOnDay(one.context, one.decision, book),
        verdict: book.say(`verdict.${one.decision.verdict}`, {}),
        ...scoreTexts(one.decision, profile, one.context, book),
      }),
    )
    .join('; ');
  const activity = activityText(profile, book);
  const where = samePlace ? whereText(context, book) : whenText(context, book);
  const verb = verbOf(context, book);
  const count = known.length;
  if (!worst && answerOf(decision) === 'no')
    return { best: null, clause: book.say('best-of.none', { count, ...verb, activity, where, list }) };
  if (count > 1 && ranked.every((one) => one.decision.score === decision.score))
    return { best: null, clause: book.say('best-of.alike', { count, activity, where, list }) };
  const name = nameOf(context);
  return {
    best: context,
    clause: book.say(worst ? 'best-of.worst' : 'best-of.one', { count, name, ...verb, activity, where, list }),
  };
}

/** The days of a time, the worst first; null where fewer than two could be decided. */
export function worstDays(profile: Profile, context: AnswerContext, book: FactBook): string[] | null {
  const days = dayContexts(context, true).flatMap(({ date, context: day }) => {
    const decided = context.decided.filter(({ decision }) => decision.date === date);
    return decided.length === 0 ? [] : [{ ...day, decided, rankedDays: decided }];
  });
  const found = days.length < 2 ? null : bestOf(profile, days, book, true);
  return found === null ? null : [book.sentence('answer.plain', { clause: found.clause })];
}

/** Of several days the best one is scored, which need not be the same at each place. */
function nameOnDay(context: AnswerContext, { date }: DayDecision, book: FactBook): string {
  return `${placeText(context, book)} (${dateText(date, context, book)})`;
}
