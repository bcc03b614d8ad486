/** Activities: the decision engine's verdict, best hours and main reason, as sentences. */
import type { DayDecision, TimeWindow } from '../../decision/decide.ts';
import type { Profile } from '../../decision/profile.ts';
import { rankDays } from '../../decision/rank.ts';
import type { CivilDate } from '../../time/civil.ts';
import type { Verdict } from '../phrasing.ts';
import { type AnswerContext, toneOf } from './answer-context.ts';
import { dateText, listed, placeText, stretchText, whenText, whereText } from './calendar.ts';
import type { FactBook } from './facts.ts';
import { highest, lowest, seriesOf } from './hours.ts';
import { type Decided, verdictSentence } from './yes-no.ts';

/** Activities whose names need more words in a sentence: "good for an outdoor event". */
const NOUNS: ReadonlyMap<string, string> = new Map([
  ['outdoor-event', 'an outdoor event'],
  ['beach', 'the beach'],
  ['concrete-pour', 'pouring concrete'],
]);

/** Issues whose ids say little in a sentence. */
const LIMITS: ReadonlyMap<string, string> = new Map([
  ['thermal', 'the temperature'],
  ['time', 'the short time'],
  ['daylight', 'the lack of daylight'],
  ['official-alert', 'an official warning'],
]);

/** An activity as a sentence calls it. */
export function nounOf({ id, name }: Profile): string {
  return NOUNS.get(id) ?? name.toLowerCase();
}

/** Great and good are a yes, fair is a maybe. */
const WISH: Readonly<Record<DayDecision['verdict'], Verdict>> = {
  great: 'yes',
  good: 'yes',
  fair: 'maybe',
  poor: 'no',
  avoid: 'no',
};

/** The best of the days, by score shrunk by confidence; null when no hour could be decided. */
export function bestDecision(scene: AnswerContext): DayDecision | null {
  return scene.decisions.length === 0 ? null : rankDays(scene.decisions)[0].decision;
}

/** Whether the time is good for it: yes, maybe or no, and why. */
export function activityVerdict(
  profile: Profile,
  negated: boolean,
  scene: AnswerContext,
  book: FactBook,
): Decided | null {
  const best = bestDecision(scene);
  if (best === null) return null;
  const wish = WISH[best.verdict];
  const verdict = negated ? ({ yes: 'no', maybe: 'maybe', no: 'yes' } as const)[wish] : wish;
  const several = scene.decisions.length > 1 ? `; the best day is ${dateName(best.date, scene, book)}` : '';
  const clause = `${judgement(best, profile, scene)} ${whereText(scene, book)} ${whenText(scene, book)}, score ${scoreText(best, profile, scene, book)}${several}`;
  return { verdict, sentence: verdictSentence(verdict, clause) };
}

const VERB = { now: 'is', coming: 'will be', past: 'was', typical: 'is typically' } as const;

/** "it will be good for running". */
function judgement({ verdict }: DayDecision, profile: Profile, scene: AnswerContext): string {
  const adjective = { great: 'great', good: 'good', fair: 'fair', poor: 'poor', avoid: 'no time' }[verdict];
  return `it ${VERB[toneOf(scene)]} ${adjective} for ${nounOf(profile)}`;
}

/** "74 of 100". */
function scoreText({ score }: DayDecision, { name }: Profile, scene: AnswerContext, book: FactBook): string {
  const holds = { place: placeText(scene, book), when: whenText(scene, book) };
  return `${book.say(`score of ${name}`, score, 'score', holds)} of ${outOf(book, holds)}`;
}

const MAX_SCORE = 100;

function outOf(book: FactBook, holds: { place: string; when: string }): string {
  return book.say('highest score', MAX_SCORE, 'score', holds);
}

/** The best hours, the weather in them, and what speaks against it. */
export function activityReasons(decision: DayDecision, scene: AnswerContext, book: FactBook): string[] {
  const sentences: string[] = [];
  const window = decision.windows[0];
  if (window === undefined) sentences.push('No stretch of hours is long enough and fit for it.');
  else
    sentences.push(
      `The best hours are ${stretchText(window.startMs, window.endMs, scene, book)}${weatherIn(window, scene, book)}.`,
    );
  // Of a good day nothing is limited.
  const { mainIssue } = decision;
  const issue =
    mainIssue === null || WISH[decision.verdict] === 'yes'
      ? null
      : (LIMITS.get(mainIssue) ?? mainIssue.replaceAll('-', ' '));
  const risks = [...new Set(decision.risks.filter(isGrave).map(({ type }) => type.replaceAll('-', ' ')))];
  if (issue !== null) sentences.push(`What limits it most is ${issue}.`);
  if (risks.length > 0) sentences.push(`Mind the risks: ${listed(risks)}.`);
  return sentences;
}

function isGrave({ severity }: DayDecision['risks'][number]): boolean {
  return severity === 'high' || severity === 'severe' || severity === 'extreme';
}

function weatherIn({ startMs, endMs }: TimeWindow, scene: AnswerContext, book: FactBook): string {
  const part: AnswerContext = { ...scene, time: { ...scene.time, grain: 'hours', fromMs: startMs, toMs: endMs } };
  const holds = { place: placeText(scene, book), when: stretchText(startMs, endMs, scene, book) };
  const temperatures = seriesOf(part, 'temperatureC');
  const [low, high] = [lowest(temperatures), highest(temperatures)];
  const rain = highest(seriesOf(part, 'rainPct'));
  const wind = highest(seriesOf(part, 'windKmh'));
  const parts = [
    low === null || high === null ? '' : book.sayRange('temperature', low.value, high.value, 'temperature', holds),
    rain === null ? '' : `a chance of rain of up to ${book.say('chance of rain', rain.value, 'percent', holds)}`,
    wind === null ? '' : `wind up to ${book.say('max wind', wind.value, 'speed', holds)}`,
  ].filter((text) => text !== '');
  return parts.length === 0 ? '' : `, with ${listed(parts)}`;
}

const DAYS_NAMED = 3;

/** "The best time is …": the best window of the best day, then the next days. */
export function bestTime(profile: Profile, scene: AnswerContext, book: FactBook): string[] | null {
  const ranking = rankDays(scene.decisions);
  const best = ranking[0]?.decision;
  if (best === undefined) return null;
  const window = best.windows[0];
  const { name } = profile;
  if (window === undefined) {
    return [`No time ${whereText(scene, book)} ${whenText(scene, book)} is fit for ${nounOf(profile)}.`];
  }
  const holds = { place: placeText(scene, book), when: whenText(scene, book) };
  const score = (decision: DayDecision) => book.say(`score of ${name}`, decision.score, 'score', holds);
  const verb = VERB[toneOf(scene)];
  const hours = stretchText(window.startMs, window.endMs, scene, book);
  const stretch =
    scene.decisions.length > 1 && !hours.includes(dateText(best.date, scene))
      ? `${hours} on ${dateName(best.date, scene, book)}`
      : hours;
  const head = `The best time for ${nounOf(profile)} ${whereText(scene, book)} ${whenText(scene, book)} ${verb} ${stretch}: ${best.verdict}, score ${score(best)} of ${outOf(book, holds)}.`;
  const others = ranking
    .slice(1, 1 + DAYS_NAMED)
    .map(({ decision }) => `${dateName(decision.date, scene, book)} (${decision.verdict}, ${score(decision)})`);
  const next = others.length === 0 ? [] : [`After that: ${listed(others)}.`];
  return [head, ...next];
}

/** The place, of several, that is best for it. */
export function bestPlace(profile: Profile, scenes: readonly AnswerContext[], book: FactBook): string[] | null {
  const known = scenes.flatMap((scene) => {
    const decision = bestDecision(scene);
    return decision === null ? [] : [{ scene, decision }];
  });
  if (known.length === 0) return null;
  known.sort((a, b) => b.decision.score - a.decision.score);
  const list = known.map(({ scene, decision }) => {
    return `${placeText(scene, book)} (${decision.verdict}, score ${scoreText(decision, profile, scene, book)})`;
  });
  const { scene } = known[0];
  return [
    `${placeText(scene, book)} ${VERB[toneOf(scene)]} best for ${nounOf(profile)} ${whenText(scene, book)}: ${listed(list)}.`,
  ];
}

function dateName(date: CivilDate, scene: AnswerContext, book: FactBook): string {
  return book.name(dateText(date, scene));
}
