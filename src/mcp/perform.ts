/**
 * One operation on behalf of an agent: the call is translated for the meter, and what the meter returns into JSON and
 * `_meta`. In this process, over stdio, there is no account and no bill.
 */

import type { Balance } from '../account/charge.ts';
import { formatGbp } from '../account/money.ts';
import type { Soon } from '../lib/soon.ts';
import type { Caller } from '../metering/admission.ts';
import { type MeteredCall, type MeteredResult, newCall, runMetered } from '../metering/meter.ts';
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

/** Throws `CallFailed`; nothing is charged when `signal` aborts before the work is done. */
export async function perform(
  name: string,
  operation: Operation,
  readParameters: () => Soon<Readonly<Record<string, unknown>>>,
  context: McpContext,
  signal: AbortSignal,
): Promise<Performed> {
  const { service, caller, requestId, isRepeatable, onCall } = context;
  const startedMs = service.clock.monotonicMs();
  const call = newCall();
  call.holder = caller?.holder ?? null;
  const logCall = (status: number, charged: string | null, weather: string | null, cause?: unknown) =>
    onCall({ name, ms: service.clock.monotonicMs() - startedMs, status, charged, weather, cause });
  try {
    const result = await runMetered(operation, {
      service,
      call,
      admission: null,
      requestId,
      isRepeatable,
      contextFor: () => operationContext(context),
      readParameters,
      signal,
    });
    const nowMs = service.clock.nowMs();
    const writing = jsonOf(result, nowMs);
    const json = writing instanceof Promise ? await writing : writing;
    const weather = call.weather === null ? null : sourceLabel(call.weather);
    logCall(200, call.bill?.charged ?? null, weather);
    const meta = billingMeta(call);
    if (result.kind === 'replay') meta['fairday/replayed'] = true;
    if (weather !== null) meta['fairday/weather_source'] = weather;
    const answered = result.kind === 'answer' ? { answer: result.answer, minute: Math.floor(nowMs / MINUTE_MS) } : null;
    return { answered, json, meta };
  } catch (thrown) {
    const error = asFairdayError(thrown);
    const status = signal.aborted ? CLIENT_CLOSED_REQUEST : error.status;
    logCall(status, null, null, signal.aborted ? undefined : causeOf(error));
    throw new CallFailed(error, billingMeta({ ...call, bill: null }));
  }
}

/** Writes the body of a result; one that comes piece by piece has come when this resolves. */
function jsonOf(result: MeteredResult, nowMs: number): Soon<() => string> {
  switch (result.kind) {
    case 'answer':
    case 'unchanged':
      return () => answerJson(result.answer, result.kind === 'answer' ? result.bill : null, nowMs);
    case 'replay':
      return () => result.body;
    case 'checked':
      throw new Error('a call of a tool is never only checked');
    case 'stream':
      return result
        .deliver(() => {})
        .then(
          ({ body }) =>
            () =>
              body,
        );
  }
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
