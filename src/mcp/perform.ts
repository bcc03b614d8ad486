/**
 * One operation on behalf of an agent: the call is translated for the meter, and what the meter returns into JSON and
 * `_meta`. In this process, over stdio, there is no account and no bill.
 */

import type { Balance } from '../account/charge.ts';
import { formatGbp } from '../account/money.ts';
import type { Soon } from '../lib/soon.ts';
import type { Caller } from '../metering/admission.ts';
import { type MeteredAnswer, type MeteredCall, type MeteredResult, newCall, runMetered } from '../metering/meter.ts';
import { answerJson, sourceLabel } from '../operations/answer-text.ts';
import { asFairdayError, CLIENT_CLOSED_REQUEST, causeOf, type FairdayError } from '../operations/errors.ts';
import type { Answer, Operation, OperationContext } from '../operations/operation.ts';
import { contextFor, type Service } from '../service/service.ts';
import { MINUTE_MS } from '../time/units.ts';

/** One call, for the log. */
export interface CallLine {
  /** The name of the tool or resource. */
  readonly name: string;
  readonly status: number;
  readonly ms: number;
  readonly charged: string | null;
  readonly weather: string | null;
  /** What went wrong inside, for a 5xx. */
  readonly cause?: unknown;
}

/** What the transport knows of a request. */
export interface McpContext {
  readonly service: Service;
  /** Admitted by the transport; null in this process. */
  readonly caller: Caller | null;
  readonly requestId: string;
  /** Whether that id is the caller's own, so that a prepaid request may be sent again. */
  readonly isRepeatable: boolean;
  readonly callerIp: () => string | null;
  readonly onCall: (line: CallLine) => void;
}

type Meta = Readonly<Record<string, unknown>>;

export interface Performed {
  /** The answer and the minute in which it is given; null for one that was stored, or came piece by piece. */
  readonly answered: { readonly answer: Answer; readonly minute: number } | null;
  /** The body as over HTTP. */
  readonly json: () => string;
  readonly meta: Meta;
}

/** A failure with what is known of cost and balance. */
export class CallFailed extends Error {
  override readonly name = 'CallFailed';

  constructor(
    readonly error: FairdayError,
    readonly meta: Meta,
  ) {
    super(error.message, { cause: error });
  }
}

export function operationContext({ service, caller, callerIp }: McpContext): OperationContext {
  return contextFor(service, caller?.holder ?? null, callerIp);
}

/**
 * Gives what `make` makes of the answer, which may be made while the charge goes to the disk. Throws `CallFailed`; nothing is
 * charged when `signal` aborts before the work is done.
 */
export async function perform<Made>(
  name: string,
  operation: Operation,
  readParameters: () => Soon<Readonly<Record<string, unknown>>>,
  context: McpContext,
  signal: AbortSignal,
  make: (performed: Performed) => Made,
): Promise<Made> {
  const { service, caller, requestId, isRepeatable, onCall } = context;
  const startedMs = service.clock.monotonicMs();
  const call = newCall();
  call.holder = caller?.holder ?? null;
  const logCall = (status: number, charged: string | null, weather: string | null, cause?: unknown) =>
    onCall({ name, ms: service.clock.monotonicMs() - startedMs, status, charged, weather, cause });
  let early: { readonly made: Made } | null = null;
  const prepare = (result: MeteredAnswer): void => {
    try {
      early = { made: make(answeredOf(result, call, service.clock.nowMs())) };
    } catch {
      // It is made again once it may leave, and fails again.
    }
  };
  try {
    const result = await runMetered(operation, {
      service,
      call,
      admission: null,
      requestId,
      isRepeatable,
      contextFor: () => operationContext(context),
      readParameters,
      prepare,
      signal,
    });
    const { made } = early ?? { made: make(await performedOf(result, call, service.clock.nowMs())) };
    logCall(200, call.bill?.charged ?? null, call.weather === null ? null : sourceLabel(call.weather));
    return made;
  } catch (thrown) {
    const error = asFairdayError(thrown);
    const status = signal.aborted ? CLIENT_CLOSED_REQUEST : error.status;
    logCall(status, null, null, signal.aborted ? undefined : causeOf(error));
    throw new CallFailed(error, billingMeta({ ...call, bill: null }));
  }
}

/** What came of a call; an answer that comes piece by piece has come when this resolves. */
async function performedOf(result: MeteredResult, call: MeteredCall, nowMs: number): Promise<Performed> {
  switch (result.kind) {
    case 'answer':
      return answeredOf(result, call, nowMs);
    case 'replay':
      return { answered: null, json: () => result.body, meta: { ...metaOf(call), 'fairday/replayed': true } };
    case 'stream': {
      const { body } = await result.deliver(() => {});
      return { answered: null, json: () => body, meta: metaOf(call) };
    }
    default:
      throw new Error('a call of a tool is never only checked, and has no answer already');
  }
}

function answeredOf({ answer, bill }: MeteredAnswer, call: MeteredCall, nowMs: number): Performed {
  const answered = { answer, minute: Math.floor(nowMs / MINUTE_MS) };
  return { answered, json: () => answerJson(answer, bill, nowMs), meta: metaOf(call) };
}

/** The bill, and where the weather came from. */
function metaOf(call: MeteredCall): Meta {
  const meta = billingMeta(call);
  if (call.weather !== null) meta['fairday/weather_source'] = sourceLabel(call.weather);
  return meta;
}

/** What the call cost and what is left; nothing where no pool is known. */
function billingMeta({ bill, balance }: MeteredCall): Record<string, unknown> {
  const left: Balance | null = bill ?? balance;
  if (left === null) return {};
  const billing = {
    // What is undefined is left out of the JSON.
    charged: bill?.charged,
    cost_gbp: formatGbp(bill?.costMicroGbp ?? 0),
    free_remaining: left.freeRemaining,
    balance_gbp: formatGbp(left.balanceMicroGbp),
  };
  return { 'fairday/billing': billing };
}
