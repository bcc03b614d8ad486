/** Activities: the decision engine's verdict, best hours and main reason, as sentences. */
import { hasToBeTold } from '../../decision/alerts.ts';
import type { DayDecision } from '../../decision/decide.ts';
import { FRACTIONS_FROM, nearestFraction } from '../../decision/odds.ts';
import type { Profile } from '../../decision/profile.ts';
import type { YesNo } from '../phrasing.ts';
import type { Interpretation } from '../question/interpretation.ts';
import { type AnswerContext, toneOf } from './answer-context.ts';
import { negate } from './bands.ts';
import { isGrave, isToBlame } from './blame.ts';
import { factScopeOf, stretchText, verbOf, whereWhen } from './calendar.ts';
import type { FactBook } from './facts.ts';
import { figureParts } from './general.ts';
import { highest, lowest, seriesOf } from './hours.ts';
import { statesOnly, withReserve } from './reservations.ts';
import { knownWord } from './words.ts';
import { type YesNoAnswer, yesNoSentence } from './yes-no.ts';

/** "for running", as a part of a sentence. */
export function activityText({ id, phrase }: Profile, book: FactBook): string {
  return knownWord('for', id, book) ?? book.say('for.own', { name: book.name(phrase) });
}

/** Great and good are a yes, fair is a maybe. */
const VERDICT_YES_NO: Readonly<Record<DayDecision['verdict'], YesNo>> = {
  great: 'yes',
  good: 'yes',
  fair: 'maybe',
  poor: 'no',
  avoid: 'no',
};

/** Whether a decision calls for the activity. */
export function answerOf({ verdict }: Pick<DayDecision, 'verdict'>): YesNo {
  return VERDICT_YES_NO[verdict];
}

/** The best of the days; null when no hour could be decided. */
export function bestDecision({ rankedDays: [best] }: AnswerContext): DayDecision | null {
  return best?.decision ?? null;
}

/**
 * Whether the time is good for it: yes, maybe or no, and why; without a verdict where words of the question were not read, and
 * where a yes would say nothing ("indoors or outdoors").
 */
export function activityVerdict(
  profile: Profile,
  question: Pick<Interpretation, 'form' | 'negated' | 'blamed' | 'asksSafety' | 'stated' | 'unexplained' | 'topics'>,
  context: AnswerContext,
  book: FactBook,
): YesNoAnswer | null {
  const { negated } = question;
  const best = bestDecision(context);
  if (best === null) return null;
  const answer = answerOf(best);
  const { blamed } = question;
  if (negated && answer !== 'yes' && blamed !== null && !isToBlame(blamed, best, endsOf(context))) {
    const clause = scoredClause(judgedClause(best, profile, context, book), best, profile, context, book);
    const other = book.say('judged.other-reason', { issue: issueText(blamed, book), clause });
    return { verdict: 'no', sentence: yesNoSentence('no', other, book) };
  }
  const verdict = withReserve(negated ? negate(answer) : answer, negated, question);
  if (question.form === 'value' || statesOnly(verdict, question)) {
    const bare = book.say('judged.bare', {
      tone: toneOf(context),
      verdict: book.say(`verdict.${best.verdict}`, {}),
      activity: activityText(profile, book),
      ...whereWhen(context, book),
    });
    const scored = scoredClause(bare, best, profile, context, book);
    const isPraise = best.verdict === 'good' || best.verdict === 'great';
    // What was not read may be what matters: praise is then said to be of the weather.
    const clause =
      isPraise && (question.unexplained.length > 0 || question.topics.includes('soil'))
        ? book.say('judged.weather-alone', { clause: scored })
        : scored;
    return { verdict: null, sentence: book.sentence('answer.plain', { clause }) };
  }
  const clause = judgedClause(best, profile, context, book);
  return { verdict, sentence: yesNoSentence(verdict, scoredClause(clause, best, profile, context, book), book) };
}

function endsOf(context: AnswerContext): { readonly lowC: number | undefined; readonly highC: number | undefined } {
  const series = seriesOf(context, 'temperatureC');
  return { lowC: lowest(series)?.value, highC: highest(series)?.value };
}

function judgedClause({ verdict }: DayDecision, profile: Profile, context: AnswerContext, book: FactBook): string {
  return book.say(`judged.${verdict}`, {
    ...verbOf(context, book),
    activity: activityText(profile, book),
    ...whereWhen(context, book),
  });
}

/** "…: 74 of 100, with a 3 in 4 chance of good or better"; without the chance for weather that is known. */
function scoredClause(
  clause: string,
  decision: DayDecision,
  profile: Profile,
  context: AnswerContext,
  book: FactBook,
): string {
  const score = scoreTexts(decision, profile, context, book);
  const share = context.rankedDays[0]?.chances?.atLeastGood;
  if (share === undefined) return book.say('judged.score', { clause, ...score });
  return book.say('judged.score.odds', { clause, ...score, chance: oddsText(share, book) });
}

function oddsText(share: number, book: FactBook): string {
  if (share < FRACTIONS_FROM) return book.say('odds.hardly', {});
  if (share > 1 - FRACTIONS_FROM) return book.say('odds.certain', {});
  const fraction = book.name(nearestFraction(share));
  const [n, of] = fraction.split(' in ');
  return book.name(book.say('odds.some', { n, of }));
}

const MAX_SCORE = 100;

/** "74" and "100". */
export function scoreTexts(
  { score }: DayDecision,
  { name }: Profile,
  context: AnswerContext,
  book: FactBook,
): { readonly score: string; readonly of: string } {
  const scope = factScopeOf(context, book);
  return {
    score: book.value(`score of ${name}`, score, 'score', scope),
    of: book.value('highest score', MAX_SCORE, 'score', scope),
  };
}

/** The best hours, their weather, and what limits the activity. */
export function activityReasons(decision: DayDecision, context: AnswerContext, book: FactBook): string[] {
  return [
    ...hoursSentences(decision, context, book),
    ...worstSentences(decision, context, book),
    ...limitSentences(decision, book),
    ...unsureAlertSentences(decision, book),
    ...unknownSentences(decision, book),
  ];
}

function hoursSentences(decision: DayDecision, context: AnswerContext, book: FactBook): string[] {
  const { time } = context;
  const window = decision.windows[0];
  if (window === undefined) return [book.sentence('activity.hours.none', {})];
  const part: AnswerContext = {
    ...context,
    time: { ...time, grain: 'hours', fromMs: window.startMs, toMs: window.endMs },
  };
  const parts = figureParts(part, book);
  if (parts.length === 0) return [];
  const list = book.speaker.list(parts);
  // The hours of the question are not said twice.
  const isAll = time.grain === 'hours' && window.startMs <= time.fromMs && window.endMs >= time.toMs;
  if (isAll) return [book.sentence('activity.weather', { list })];
  const stretch = stretchText(window.startMs, window.endMs, context, book);
  const key = answerOf(decision) === 'no' ? 'activity.hours.least-bad' : 'activity.hours';
  return [book.sentence(key, { stretch, list })];
}

/** What is severe or extreme on the day outside its best hours, of which there may be none. */
export function worstSentences({ dayWorst, windows }: DayDecision, context: AnswerContext, book: FactBook): string[] {
  if (dayWorst === null) return [];
  const { issue, severity, fromMs, toMs } = dayWorst;
  const stretch = stretchText(fromMs, toMs, context, book);
  const key = windows.length === 0 ? 'danger.risk' : 'activity.worst';
  return [book.sentence(key, { severity, issue: issueText(issue, book), stretch })];
}

/** What limits it most, unless it is good, and the grave risks. */
function limitSentences(decision: DayDecision, book: FactBook): string[] {
  const { mainIssue, risks, dayWorst } = decision;
  const issue = answerOf(decision) === 'yes' ? null : mainIssue;
  const grave = new Set(risks.filter(isGrave).map(({ type }) => type as string));
  for (const said of [issue, dayWorst?.issue]) if (said !== undefined && said !== null) grave.delete(said);
  const list = book.speaker.list([...grave].map((type) => issueText(type, book)));
  if (issue === null) return grave.size === 0 ? [] : [book.sentence('activity.risks', { list })];
  const limit = issueText(issue, book);
  if (grave.size === 0) return [book.sentence('activity.limit', { issue: limit })];
  return [book.sentence('activity.limit-risks', { issue: limit, list })];
}

/** Official alerts of which it is not sure that they hold at the place, or how grave they are. */
function unsureAlertSentences({ risks }: DayDecision, book: FactBook): string[] {
  const unsure = risks.flatMap(({ alert }) => (alert !== undefined && hasToBeTold(alert) ? [alert] : []));
  const sentences = unsure.map(({ headline, event, area }) =>
    book.sentence(area === 'drawn' ? 'alerts.unstated' : 'alerts.by-name', {
      headline: book.name(headline === '' ? event : headline),
    }),
  );
  return [...new Set(sentences)];
}

function unknownSentences({ unknown }: DayDecision, book: FactBook): string[] {
  if (unknown.length === 0) return [];
  const list = book.speaker.list(unknown.map((noun) => knownWord('gap', noun, book) ?? book.english(noun)));
  return [book.sentence('activity.unknown', { list })];
}

/** The name of an issue or a risk. */
export function issueText(issue: string, book: FactBook): string {
  return knownWord('issue', issue, book) ?? book.english(issue.replaceAll('-', ' '));
}
