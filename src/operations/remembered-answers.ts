/**
 * The last answers to questions that programs ask again and again. An answer is the same for the same question, from the same
 * place of the caller, in the same minute, while the sources behind it say the same. Only answers in Fairday's own words
 * are remembered: a language model never says the same twice.
 */
import type { AskEngine } from '../ask/engine.ts';
import type { ActivityCatalogue } from '../decision/activities.ts';
import { parseIp } from '../lib/ip.ts';
import { cachePerOwner } from '../lib/memoize.ts';
import { MINUTE_MS } from '../time/units.ts';
import type { AiParameters } from './ai.ts';
import { homeOf } from './locate.ts';
import type { Answer, OperationContext, ReadyAnswer } from './operation.ts';
import { fallbacksOf } from './question.ts';
import type { QuestionData } from './question-data.ts';
import type { WatchedSources } from './watched-sources.ts';

/** Questions in memory; each has a few dozen kilobytes. */
const MAX_ANSWERS = 64;
/** The answer about a fortnight in several places is not kept: few ask it twice. */
const MAX_BODY_LENGTH = 64 * 1024;
/** The climate of a year asks its source a dozen times, and again for a comparison. */
const MAX_ASKED = 6;

export interface WholeAnswer extends ReadyAnswer {
  readonly answer: string;
  readonly data: QuestionData;
  readonly weather: Answer['weather'];
}

interface Remembered {
  readonly minute: number;
  readonly activities: ActivityCatalogue;
  readonly asked: WatchedSources['asked'];
  readonly whole: WholeAnswer;
}

/** Of each service, by question. */
const remembered = cachePerOwner<AskEngine, Remembered>(MAX_ANSWERS);

/**
 * What an answer depends on besides the clock and the sources; null where it may depend on more: on a language model, or on
 * the operator's table of addresses.
 */
export function answerKey(context: OperationContext, { q, location, units, lang }: AiParameters): string | null {
  if (context.ask.phraser !== null || context.ask.planner !== null) return null;
  const fallbacks = fallbacksOf(context, location);
  if (fallbacks.some(({ text }) => parseIp(text) !== null)) return null;
  return JSON.stringify([q, location, units, lang, homeOf(context), fallbacks]);
}

/** The answer of that key, where it would come out the same now. */
export async function rememberedAnswer(context: OperationContext, key: string): Promise<WholeAnswer | null> {
  const nowMs = context.clock.nowMs();
  const known = remembered(context.ask).get(key);
  if (known === undefined || known.minute !== minuteAt(nowMs) || known.activities !== context.activities) return null;
  for (const { isSame } of known.asked) {
    // A source that fails now says so to whoever asks anew.
    if (!(await isSame(nowMs).catch(() => false))) return null;
  }
  return known.whole;
}

/** `nowMs` is the instant from which the answer was made. */
export function rememberAnswer(
  { context, asked }: WatchedSources,
  key: string,
  nowMs: number,
  answer: Omit<WholeAnswer, 'body' | 'bytes'>,
): void {
  if (asked.length > MAX_ASKED) return;
  const body = JSON.stringify({ answer: answer.answer, data: answer.data, summary_error: null });
  if (body.length > MAX_BODY_LENGTH) return;
  const whole = { ...answer, body, bytes: new TextEncoder().encode(body) };
  remembered(context.ask).set(key, { minute: minuteAt(nowMs), activities: context.activities, asked, whole });
}

function minuteAt(nowMs: number): number {
  return Math.floor(nowMs / MINUTE_MS);
}
