/** From the text of a question to its interpretation: the places to fall back on, the second reader, and what ends it early. */

import { PhrasingFailed } from '../ask/phrasing.ts';
import type { FallbackPlace, Interpretation, ParseResult, Plan } from '../ask/question/interpretation.ts';
import { isPublic, parseIp } from '../lib/ip.ts';
import { FairdayError } from './errors.ts';
import { meantPlace } from './locate.ts';
import type { OperationContext } from './operation.ts';

/** Below this a second reader is asked, where there is one; our judgement. */
const CONFIDENT = 0.5;
/** A second reader is given up after this at the latest; it may have shorter limits of its own. */
const PLAN_TIMEOUT_MS = 20_000;

/**
 * What the question asks. Throws `place_required`, `location_not_found`, and `not_a_weather_question`, also for a language
 * that is not read.
 */
export async function interpret(
  context: OperationContext,
  question: string,
  location: string | undefined,
  signal: AbortSignal,
): Promise<Interpretation> {
  const { parser } = context.ask;
  const asked = { nowMs: context.clock.nowMs(), fallbacks: await fallbacksOf(context, location) };
  const first = parser.parse(question, asked);
  if (!needsSecondReader(first)) return understoodOrThrow(first);
  const plan = await planOf(context, question, signal);
  if (plan === null) return understoodOrThrow(first);
  const second = parser.parse(question, { ...asked, plan });
  return understoodOrThrow(second.kind === 'interpreted' || first.kind !== 'interpreted' ? second : first);
}

/** A question that is not about weather is never given to a model. */
function needsSecondReader(understood: ParseResult): boolean {
  if (understood.kind === 'interpreted') return understood.interpretation.confidence < CONFIDENT;
  return understood.kind === 'language-unsupported';
}

/** Null without a second reader, or when it does not answer. */
async function planOf({ ask }: OperationContext, question: string, signal: AbortSignal): Promise<Plan | null> {
  if (ask.planner === null) return null;
  try {
    return await ask.planner.plan(question, AbortSignal.any([signal, AbortSignal.timeout(PLAN_TIMEOUT_MS)]));
  } catch (error) {
    if (error instanceof PhrasingFailed || (error instanceof Error && error.name === 'TimeoutError')) return null;
    throw error;
  }
}

/** The places for a question that names none: the request's, the account's, the service's, the caller's address's. */
async function fallbacksOf(context: OperationContext, location: string | undefined): Promise<FallbackPlace[]> {
  const { caller, config } = context;
  const fallbacks: FallbackPlace[] = [];
  if (location !== undefined) fallbacks.push({ text: meantPlace(context, location), source: 'location' });
  const ofAccount = caller === null ? null : await context.accounts.defaultPlace(caller.accountId);
  if (ofAccount !== null) fallbacks.push({ text: ofAccount, source: 'account' });
  if (config.defaultPlace !== null) fallbacks.push({ text: config.defaultPlace, source: 'default' });
  const address = placeableAddress(context);
  if (address !== null) fallbacks.push({ text: address, source: 'address' });
  return fallbacks;
}

/** The caller's address where the operator's table knows it: nobody named it, so an unknown one is no error. */
function placeableAddress({ callerIp, config, places }: OperationContext): string | null {
  const text = config.geoIp.length === 0 ? null : callerIp();
  const address = text === null ? null : parseIp(text);
  if (text === null || address === null || !isPublic(address)) return null;
  return places.resolve(text).kind === 'found' ? text : null;
}

function understoodOrThrow(understood: ParseResult): Interpretation {
  switch (understood.kind) {
    case 'interpreted':
      return understood.interpretation;
    case 'place-required':
      throw new FairdayError(
        'place_required',
        "The question names no place, and there is none to fall back on: name a town in it, or send 'location' beside it.",
      );
    case 'place-unknown':
      throw new FairdayError('location_not_found', understood.message, { suggestions: understood.suggestions });
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
