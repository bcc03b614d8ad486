/** Activities: the decision engine's verdict, best hours and main reason, as sentences. */
import type { DayDecision, TimeWindow } from '../../decision/decide.ts';
import { issueWords } from '../../decision/issue-words.ts';
import { oddsInWords } from '../../decision/odds.ts';
import type { Profile } from '../../decision/profile.ts';
import { type CivilDate, formatLocal } from '../../time/civil.ts';
import type { YesNo } from '../phrasing.ts';
import { type AnswerContext, toneOf } from './answer-context.ts';
import { negate } from './bands.ts';
import { capitalize, dateText, joinList, placeText, stretchText, whenText, whereText } from './calendar.ts';
import type { FactBook } from './facts.ts';
import { highest, lowest, seriesOf } from './hours.ts';
import { type YesNoAnswer, yesNoSentence } from './yes-no.ts';

/** Activities whose names need more words in a sentence: "good for an outdoor event". */
const NOUNS: ReadonlyMap<string, string> = new Map([
  ['outdoor-event', 'an outdoor event'],
  ['beach', 'the beach'],
  ['concrete-pour', 'pouring concrete'],
]);

/** The name of an activity within a sentence. */
export function nounOf({ id, name }: Profile): string {
  return NOUNS.get(id) ?? name.toLowerCase();
}

/** Great and good are a yes, fair is a maybe. */
const VERDICT_YES_NO: Readonly<Record<DayDecision['verdict'], YesNo>> = {
  great: 'yes',
  good: 'yes',
  fair: 'maybe',
  poor: 'no',
  avoid: 'no',
};

/** The best of the days; null when no hour could be decided. */
export function bestDecision({ rankedDays: [best] }: AnswerContext): DayDecision | null {
  return best?.decision ?? null;
}

/** Whether the time is good for it: yes, maybe or no, and why. */
export function activityVerdict(
  profile: Profile,
  negated: boolean,
  context: AnswerContext,
  book: FactBook,
): YesNoAnswer | null {
  const best = bestDecision(context);
  if (best === null) return null;
  const answer = VERDICT_YES_NO[best.verdict];
  const verdict = negated ? negate(answer) : answer;
  const several = context.decided.length > 1 ? `; the best day is ${dateName(best.date, context, book)}` : '';
  const clause = `${judgement(best, profile, context)} ${whereText(context, book)} ${whenText(context, book)}, score ${scoreText(best, profile, context, book)}${oddsText(context, book)}${several}`;
  return { verdict, sentence: yesNoSentence(verdict, clause) };
}

const VERB = { now: 'is', coming: 'will be', past: 'was', typical: 'is typically' } as const;

/** "it will be good for running". */
function judgement({ verdict }: DayDecision, profile: Profile, context: AnswerContext): string {
  const adjective = { great: 'great', good: 'good', fair: 'fair', poor: 'poor', avoid: 'no time' }[verdict];
  return `it ${VERB[toneOf(context)]} ${adjective} for ${nounOf(profile)}`;
}

/** How likely the best day is good or better; nothing for weather that is known. */
function oddsText({ rankedDays: [best] }: AnswerContext, book: FactBook): string {
  if (best === undefined || best.chances === null) return '';
  return `; ${book.name(oddsInWords(best.chances.atLeastGood))} that it is good or better`;
}

/** "74 of 100". */
function scoreText({ score }: DayDecision, { name }: Profile, context: AnswerContext, book: FactBook): string {
  const scope = { place: placeText(context, book), when: whenText(context, book) };
  return `${book.value(`score of ${name}`, score, 'score', scope)} of ${outOf(book, scope)}`;
}

const MAX_SCORE = 100;

function outOf(book: FactBook, scope: { place: string; when: string }): string {
  return book.value('highest score', MAX_SCORE, 'score', scope);
}

/** The best hours, their weather, and what limits the activity. */
export function activityReasons(decision: DayDecision, context: AnswerContext, book: FactBook): string[] {
  const sentences: string[] = [];
  const window = decision.windows[0];
  if (window === undefined) sentences.push('No stretch of hours is long enough and fit for it.');
  else
    sentences.push(
      `The best hours are ${stretchText(window.startMs, window.endMs, context, book)}${weatherIn(window, context, book)}.`,
    );
  // A good day has no limit to name.
  const { mainIssue } = decision;
  const issue = mainIssue === null || VERDICT_YES_NO[decision.verdict] === 'yes' ? null : issueWords(mainIssue);
  sentences.push(...worstSentence(decision, context, book));
  const risks = [...new Set(decision.risks.filter(isGrave).map(({ type }) => type.replaceAll('-', ' ')))];
  if (issue !== null) sentences.push(`What limits it most is ${issue}.`);
  if (risks.length > 0) sentences.push(`Mind the risks: ${joinList(risks)}.`);
  if (decision.unknownClause !== '') sentences.push(`${capitalize(book.name(decision.unknownClause))}.`);
  return sentences;
}

/** What is severe or extreme on the day outside its best hours. */
function worstSentence({ dayWorst }: DayDecision, context: AnswerContext, book: FactBook): string[] {
  if (dayWorst === null) return [];
  const { issue, severity, fromMs, toMs } = dayWorst;
  const risk = `${severity === 'extreme' ? 'an extreme' : 'a severe'} risk of ${issueWords(issue)}`;
  return [`Outside these hours there is ${risk}: ${stretchText(fromMs, toMs, context, book)}.`];
}

function isGrave({ severity }: DayDecision['risks'][number]): boolean {
  return severity === 'high' || severity === 'severe' || severity === 'extreme';
}

function weatherIn({ startMs, endMs }: TimeWindow, context: AnswerContext, book: FactBook): string {
  const part: AnswerContext = { ...context, time: { ...context.time, grain: 'hours', fromMs: startMs, toMs: endMs } };
  const scope = { place: placeText(context, book), when: stretchText(startMs, endMs, context, book) };
  const temperatures = seriesOf(part, 'temperatureC');
  const [low, high] = [lowest(temperatures), highest(temperatures)];
  const rain = highest(seriesOf(part, 'rainPct'));
  const wind = highest(seriesOf(part, 'windKmh'));
  const parts = [
    low === null || high === null ? '' : book.range('temperature', low.value, high.value, 'temperature', scope),
    rain === null ? '' : `a chance of rain of up to ${book.value('chance of rain', rain.value, 'percent', scope)}`,
    wind === null ? '' : `wind up to ${book.value('max wind', wind.value, 'speed', scope)}`,
  ].filter((text) => text !== '');
  return parts.length === 0 ? '' : `, with ${joinList(parts)}`;
}

const DAYS_NAMED = 3;

/** "The best time is …": the best window of the best day, then the next days. */
export function bestTime(profile: Profile, context: AnswerContext, book: FactBook): string[] | null {
  const best = bestDecision(context);
  if (best === null) return null;
  const window = best.windows[0];
  const { name } = profile;
  if (window === undefined) {
    return [`No time ${whereText(context, book)} ${whenText(context, book)} is fit for ${nounOf(profile)}.`];
  }
  const scope = { place: placeText(context, book), when: whenText(context, book) };
  const score = (decision: DayDecision) => book.value(`score of ${name}`, decision.score, 'score', scope);
  const verb = VERB[toneOf(context)];
  const hours = stretchText(window.startMs, window.endMs, context, book);
  const stretch =
    context.decided.length > 1 && !hours.includes(' on ') ? `${hours} on ${dateName(best.date, context, book)}` : hours;
  if (toneOf(context) === 'typical' && context.decided.length > 1)
    return [
      `No forecast is at hand, so no day ${whereText(context, book)} ${whenText(context, book)} can be preferred for ${nounOf(profile)}. Typically it is ${best.verdict}, score ${score(best)} of ${outOf(book, scope)}${oddsText(context, book)}; the best hours are usually ${clockSpan(window, context, book)}.`,
    ];
  const head = `The best time for ${nounOf(profile)} ${whereText(context, book)} ${whenText(context, book)} ${verb} ${stretch}: ${best.verdict}, score ${score(best)} of ${outOf(book, scope)}.`;
  const others = context.rankedDays
    .slice(1, 1 + DAYS_NAMED)
    .map(({ decision }) => `${dateName(decision.date, context, book)} (${decision.verdict}, ${score(decision)})`);
  const next = others.length === 0 ? [] : [`After that: ${joinList(others)}.`];
  return [head, ...worstSentence(best, context, book), ...next];
}

/** The place, of several, that is best for it. */
export function bestPlace(profile: Profile, contexts: readonly AnswerContext[], book: FactBook): string[] | null {
  const known = contexts.flatMap((context) => {
    const decision = bestDecision(context);
    return decision === null ? [] : [{ context, decision }];
  });
  if (known.length === 0) return null;
  known.sort((a, b) => b.decision.score - a.decision.score);
  const list = known.map(({ context, decision }) => {
    return `${placeText(context, book)} (${decision.verdict}, score ${scoreText(decision, profile, context, book)})`;
  });
  const { context } = known[0];
  return [
    `${placeText(context, book)} ${VERB[toneOf(context)]} best for ${nounOf(profile)} ${whenText(context, book)}: ${joinList(list)}.`,
  ];
}

function clockSpan({ startMs, endMs }: TimeWindow, { zone }: AnswerContext, book: FactBook): string {
  const clock = (ms: number): string => formatLocal(zone, ms).slice(11);
  return book.name(`${clock(startMs)}–${clock(endMs)}`);
}

function dateName(date: CivilDate, context: AnswerContext, book: FactBook): string {
  return book.name(dateText(date, context));
}
