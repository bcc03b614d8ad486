/**
 * One operation on behalf of an agent: the allowance is checked before the work and the charge taken after it, as over
 * HTTP. In-process there is no account and no bill. What fails or is cancelled costs nothing.
 */

import type { ChargeOutcome } from '../account/charge.ts';
import { formatGbp } from '../account/money.ts';
import type { Caller } from '../metering/admission.ts';
import { charge, checkAllowance, untouchedBill } from '../metering/charge.ts';
import { answeredBefore, beginWork, type Chargeable, chargeable } from '../metering/holds.ts';
import { answerBody } from '../operations/ai.ts';
import { answerJson } from '../operations/answer-text.ts';
import { asFairdayError, type FairdayError } from '../operations/errors.ts';
import type { Answer, Operation, OperationContext } from '../operations/operation.ts';
import { contextFor, type Service } from '../service/service.ts';

/** One call, for the log. */
export interface CallLine {
  /** The name of what was called: a tool, or a resource. */
  readonly name: string;
  readonly status: number;
  readonly ms: number;
  readonly charged: string | null;
  readonly weather: string | null;
  /** What went wrong inside, for a 5xx. */
  readonly cause?: unknown;
}

/** Who asks, and what a call needs from its door. */
export interface Asking {
  readonly service: Service;
  /** Admitted by the door; null in-process. */
  readonly caller: Caller | null;
  readonly requestId: string;
  /** Whether that id is the caller's own, so that work which is charged when it begins may be asked for again. */
  readonly repeatable: boolean;
  readonly callerIp: () => string | null;
  readonly onCall: (line: CallLine) => void;
}

export interface Performed {
  /** The body as over HTTP. */
  readonly json: string;
  readonly meta: Readonly<Record<string, unknown>>;
}

/** A failure with what there is to say of cost and balance. */
export class CallFailed extends Error {
  override readonly name = 'CallFailed';

  constructor(
    readonly error: FairdayError,
    readonly meta: Readonly<Record<string, unknown>>,
  ) {
    super(error.message, { cause: error });
  }
}

export function contextOf({ service, caller, callerIp }: Asking): OperationContext {
  return contextFor(service, caller?.holder ?? null, callerIp);
}

/**
 * Reads the parameters, checks, works, charges. Throws `CallFailed`; nothing is charged when `signal` aborts before the
 * work is done.
 */
export async function perform(
  name: string,
  operation: Operation,
  read: () => Promise<Readonly<Record<string, unknown>>>,
  asking: Asking,
  signal: AbortSignal,
): Promise<Performed> {
  const { service, onCall } = asking;
  const caller: Caller | null = asking.caller === null ? null : { ...asking.caller, balance: null };
  const startedMs = service.clock.monotonicMs();
  const finish = (line: Omit<CallLine, 'name' | 'ms'>) =>
    onCall({ name, ms: service.clock.monotonicMs() - startedMs, ...line });
  try {
    const context = contextOf(asking);
    if (caller?.holder && operation.meter !== null) {
      const { accountId } = caller.holder;
      caller.balance = await service.accounts.balance(accountId, operation.meter.class, service.clock.nowMs());
    }
    const parameters = await read();
    operation.validate?.(context, parameters);
    const asked = chargedFirst(operation, parameters, asking);
    const replay = (json: string): Performed => {
      finish({ status: 200, charged: null, weather: null });
      return { json, meta: { ...standingOf(caller), 'fairday/replayed': true } };
    };
    const earlier = asked === null || caller === null ? null : await answeredBefore(service, asked, caller);
    if (earlier !== null) return replay(earlier);
    if (caller?.balance && operation.meter !== null) checkAllowance(operation.meter, caller.balance, service.config);
    const done = await workAndCharge(operation, context, parameters, asking, caller, asked, signal);
    if (typeof done === 'string') return replay(done);
    const { answer, bill } = done;
    const { weather } = answer;
    const label = weather === null ? null : `${weather.source}${weather.stale ? '; stale' : ''}`;
    finish({ status: 200, charged: bill?.charged ?? null, weather: label });
    const shown = operation.billingInBody ? (bill ?? untouchedBill(service.config)) : null;
    const meta = {
      ...(bill === null ? standingOf(caller) : { 'fairday/billing': billing(bill, bill.costMicroGbp, bill.charged) }),
      ...(label === null ? {} : { 'fairday/weather_source': label }),
    };
    return { json: answerJson(answer, shown, service.clock.nowMs()), meta };
  } catch (thrown) {
    const error = asFairdayError(thrown);
    const cause = error.status >= 500 && !signal.aborted ? (error.cause ?? error) : undefined;
    finish({ status: signal.aborted ? CLIENT_CLOSED : error.status, charged: null, weather: null, cause });
    throw new CallFailed(error, standingOf(caller));
  }
}

/** What the call would be charged before its work, where its operation is charged so; null where it is not. */
function chargedFirst(
  operation: Operation,
  parameters: Readonly<Record<string, unknown>>,
  { service, caller, requestId, repeatable }: Asking,
): Chargeable | null {
  const { prepare, meter } = operation;
  if (prepare === undefined || meter === null || !caller?.holder) return null;
  return chargeable(operation, meter, service, caller.holder, requestId, parameters, repeatable);
}

/**
 * The answer and what was paid for it: after the work, or, where the operation is charged when its work begins, before it
 * and given back when it fails, is cancelled, or says itself that it failed. A text is the answer that the same request got
 * in between.
 */
async function workAndCharge(
  operation: Operation,
  context: OperationContext,
  parameters: Readonly<Record<string, unknown>>,
  { service, requestId }: Asking,
  caller: Caller | null,
  asked: Chargeable | null,
  signal: AbortSignal,
): Promise<{ answer: Answer; bill: ChargeOutcome | null } | string> {
  const { prepare } = operation;
  if (prepare === undefined || asked === null || caller === null) {
    const answer = await unlessAborted(operation.run(context, parameters), signal);
    const bill = caller === null ? null : await charge(operation, service, caller.holder, requestId, caller);
    return { answer, bill };
  }
  const work = await unlessAborted(prepare(context, parameters, signal), signal);
  const open = await beginWork(service, asked, caller);
  if (typeof open === 'string') return open;
  try {
    const telling = await unlessAborted(work.run(signal), signal);
    const body = await unlessAborted(answerBody(telling), signal);
    const failed = telling.failure() !== null;
    if (failed) await open.refund();
    else await open.settle(JSON.stringify(body));
    return { answer: { place: null, body, weather: telling.weather }, bill: failed ? null : open.bill };
  } catch (error) {
    await open.refund();
    throw error;
  }
}

/** What is left, where a pool is known and nothing was paid. */
function standingOf(caller: Caller | null): Readonly<Record<string, unknown>> {
  return caller?.balance ? { 'fairday/billing': billing(caller.balance, 0) } : {};
}

/** The status under which logs commonly list a request whose sender went away. */
const CLIENT_CLOSED = 499;

function billing(
  { freeRemaining, balanceMicroGbp }: Pick<ChargeOutcome, 'freeRemaining' | 'balanceMicroGbp'>,
  costMicroGbp: number,
  charged?: string,
): object {
  return {
    ...(charged === undefined ? {} : { charged }),
    cost_gbp: formatGbp(costMicroGbp),
    free_remaining: freeRemaining,
    balance_gbp: formatGbp(balanceMicroGbp),
  };
}

/** The result of the work, unless the one who asked has gone. */
async function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const gone = Promise.withResolvers<never>();
  const leave = () => gone.reject(new Error('the caller went away'));
  if (signal.aborted) leave();
  signal.addEventListener('abort', leave, { once: true });
  try {
    return await Promise.race([gone.promise, work]);
  } finally {
    signal.removeEventListener('abort', leave);
  }
}
