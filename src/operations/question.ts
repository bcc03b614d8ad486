/** From the text of a question to its interpretation, with fallback places, a language model's plan, and its errors. */

import { PhrasingFailed } from '../ask/phrasing.ts';
import type { FallbackPlace, Interpretation, ParseResult, Plan } from '../ask/question/interpretation.ts';
import { isPublic, parseIp } from '../lib/ip.ts';
import { FairdayError } from './errors.ts';
import { meantPlace } from './locate.ts';
import type { OperationContext } from './operation.ts';

/** Below this confidence the language model reads the question too, where there is one; our judgement. */
const MIN_CONFIDENCE = 0.5;
/** The upper limit for a plan; the language model has shorter timeouts of its own. */
const PLAN_TIMEOUT_MS = 20_000;

/**
 * Interprets a question. Throws `place_required`, `location_not_found`, and `not_a_weather_question`, also for a language
 * that is not supported.
 */
export async function interpret(
  context: OperationContext,
  question: string,
  location: string | undefined,
  signal: AbortSignal,
): Promise<Interpretation> {
  const { parser } = context.ask;
  const questionContext = { nowMs: context.clock.nowMs(), fallbacks: await fallbacksOf(context, location) };
  const first = parser.parse(question, questionContext);
  if (!needsPlanner(first)) return interpretationOrThrow(first);
  const plan = await planOf(context, question, signal);
  if (plan === null) return interpretationOrThrow(first);
  const second = parser.parse(question, { ...questionContext, plan });
  return interpretationOrThrow(second.kind === 'interpreted' || first.kind !== 'interpreted' ? second : first);
}

/** A question that is not about weather is never sent to a model. */
function needsPlanner(result: ParseResult): boolean {
  if (result.kind === 'interpreted') return result.interpretation.confidence < MIN_CONFIDENCE;
  return result.kind === 'language-unsupported';
}

/** Null without a language model, or when it gives no plan in time. */
async function planOf({ ask }: OperationContext, question: string, signal: AbortSignal): Promise<Plan | null> {
  if (ask.planner === null) return null;
  try {
    return await ask.planner.plan(question, AbortSignal.any([signal, AbortSignal.timeout(PLAN_TIMEOUT_MS)]));
  } catch (error) {
    if (error instanceof PhrasingFailed || (error instanceof Error && error.name === 'TimeoutError')) return null;
    throw error;
  }
}

/** The places for a question that names none: of the request, the account, the service, the caller's IP address. */
async function fallbacksOf(context: OperationContext, location: string | undefined): Promise<FallbackPlace[]> {
  const { caller, config } = context;
  const fallbacks: FallbackPlace[] = [];
  if (location !== undefined) fallbacks.push({ text: meantPlace(context, location), source: 'location' });
  const accountPlace = caller === null ? null : await context.accounts.defaultPlace(caller.accountId);
  if (accountPlace !== null) fallbacks.push({ text: accountPlace, source: 'account' });
  if (config.defaultPlace !== null) fallbacks.push({ text: config.defaultPlace, source: 'default' });
  const ip = knownIp(context);
  if (ip !== null) fallbacks.push({ text: ip, source: 'address' });
  return fallbacks;
}

/** The caller's IP address if the operator's table has a place for it. An unknown one is no error, since nobody named it. */
function knownIp({ callerIp, config, places }: OperationContext): string | null {
  const text = config.geoIp.length === 0 ? null : callerIp();
  const ip = text === null ? null : parseIp(text);
  if (text === null || ip === null || !isPublic(ip)) return null;
  return places.resolve(text).kind === 'found' ? text : null;
}

function interpretationOrThrow(result: ParseResult): Interpretation {
  switch (result.kind) {
    case 'interpreted':
      return result.interpretation;
    case 'place-required':
      throw new FairdayError(
        'place_required',
        "The question names no place, and there is none to fall back on: name a town in it, or send 'location' beside it.",
      );
    case 'place-unknown':
      throw new FairdayError('location_not_found', result.message, { suggestions: result.suggestions });
    case 'not-about-weather':
      throw new FairdayError(
        'not_a_weather_question',
        'That is no question about the weather; ask, for example, "Will it rain in Leeds tomorrow?"',
      );
    case 'language-unsupported':
      throw new FairdayError(
        'not_a_weather_question',
        'The question is in a language that is not read here; ask in English, German, French, Spanish, Italian, Portuguese or Dutch.',
      );
  }
}
