/** From the text of a question to its interpretation: fallback places, the planner for unclear questions, and refusals. */

import { PhrasingFailed } from '../ask/phrasing.ts';
import type { FallbackPlace, Interpretation, ParseResult } from '../ask/question/interpretation.ts';
import type { Plan } from '../ask/question/plan.ts';
import type { Irrelevance } from '../ask/question/relevance.ts';
import { isPublic, parseIp } from '../lib/ip.ts';
import { FairdayError } from './errors.ts';
import { expandOwnIp, homeOf } from './locate.ts';
import type { OperationContext } from './operation.ts';

/** At least one, in the order of the question. */
export type Interpretations = readonly [Interpretation, ...Interpretation[]];

/** Below this confidence the planner, if there is one, reads the question; our judgement. */
const CONFIDENT = 0.5;
/** The upper limit for the planner, whose own timeouts may be shorter. */
const PLAN_TIMEOUT_MS = 20_000;

/**
 * The interpretation of the question; of each, where the sentence has several. Throws `place_required`, `location_not_found`, and `not_a_weather_question`, also for an
 * unsupported language.
 */
export async function interpret(
  context: OperationContext,
  question: string,
  location: string | undefined,
  signal: AbortSignal,
): Promise<Interpretations> {
  const parser = await context.ask.parser();
  const questionContext = {
    nowMs: context.clock.nowMs(),
    fallbacks: fallbacksOf(context, location),
    home: homeOf(context),
  };
  const first = parser.parse(question, questionContext);
  if (!needsSecondReader(first)) return understoodOrThrow(first);
  const plan = await planOf(context, question, signal);
  if (plan === null) return understoodOrThrow(first);
  const second = parser.parse(question, { ...questionContext, plan });
  return understoodOrThrow(second.kind === 'interpreted' || first.kind !== 'interpreted' ? second : first);
}

/** A question that is not about weather never reaches a model. */
function needsSecondReader(understood: ParseResult): boolean {
  if (understood.kind === 'interpreted') return understood.interpretation.confidence < CONFIDENT;
  return understood.kind === 'language-unsupported';
}

/** Null without a planner, or when it does not answer. */
async function planOf({ ask }: OperationContext, question: string, signal: AbortSignal): Promise<Plan | null> {
  if (ask.planner === null) return null;
  try {
    return await ask.planner.plan(question, AbortSignal.any([signal, AbortSignal.timeout(PLAN_TIMEOUT_MS)]));
  } catch (error) {
    if (error instanceof PhrasingFailed || (error instanceof Error && error.name === 'TimeoutError')) return null;
    throw error;
  }
}

/** The places for a question that names none: the request's, the account's, the service's, that of the caller's IP. */
export function fallbacksOf(context: OperationContext, location: string | undefined): FallbackPlace[] {
  const { caller, config } = context;
  const fallbacks: FallbackPlace[] = [];
  if (location !== undefined) fallbacks.push({ text: expandOwnIp(context, location), source: 'location' });
  const ofAccount = caller?.defaultPlace ?? null;
  if (ofAccount !== null) fallbacks.push({ text: ofAccount, source: 'account' });
  if (config.defaultPlace !== null) fallbacks.push({ text: config.defaultPlace, source: 'default' });
  const ip = locatableIp(context);
  if (ip !== null) fallbacks.push({ text: ip, source: 'address' });
  return fallbacks;
}

/** The caller's IP if the operator's table has it; an unknown one is no error, because the caller did not name it. */
function locatableIp({ callerIp, config, places }: OperationContext): string | null {
  const text = config.geoIp.length === 0 ? null : callerIp();
  const ip = text === null ? null : parseIp(text);
  if (text === null || ip === null || !isPublic(ip)) return null;
  return places.resolve(text).kind === 'found' ? text : null;
}

const WHY_NOT: Readonly<Record<Irrelevance, string>> = {
  other: 'That is no question about the weather; ask, for example, "Will it rain in Leeds tomorrow?"',
  conversion:
    'Units are not converted here; ask for the weather in a unit, for example "How warm is it in Leeds in Fahrenheit?"',
  definition:
    'The meaning of words and the causes of the weather are not explained here; ask for the weather at a place, for example "What is the dew point in Leeds?"',
};

function understoodOrThrow(understood: ParseResult): Interpretations {
  switch (understood.kind) {
    case 'interpreted':
      return [understood.interpretation, ...(understood.further ?? [])];
    case 'place-required':
      throw new FairdayError(
        'place_required',
        "The question names no place, and there is none to fall back on: name a town in it, or send 'location' beside it.",
      );
    case 'place-unknown':
      throw new FairdayError('location_not_found', understood.message, { suggestions: understood.suggestions });
    case 'not-about-weather':
      throw new FairdayError('not_a_weather_question', WHY_NOT[understood.why]);
    case 'language-unsupported':
      throw new FairdayError(
        'not_a_weather_question',
        'The question is in a language that is not read here; ask in English, German, French, Spanish, Italian, Portuguese or Dutch.',
      );
  }
}
