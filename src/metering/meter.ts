/**
 * One metered call. Whatever carries the request, the order is written here and nowhere else: key, account status, rate,
 * parameters, validation, idempotent replay, allowance, and then either run → charge or, for prepaid operations, authorize
 * → run → capture. A charge is on disk before its answer leaves; what fails, is aborted or has not changed costs nothing.
 */

import type { KeyHolder } from '../account/account.ts';
import type { ChargeOutcome, ChargeRequest, MeterClass } from '../account/charge.ts';
import type { IdempotencyKey } from '../account/holds.ts';
import { unlessAborted } from '../lib/abortable.ts';
import { failpoint } from '../lib/failpoint.ts';
import { type Soon, whenThere } from '../lib/soon.ts';
import { answerBody } from '../operations/ai.ts';
import type { Answer, AnswerStream, Operation, OperationContext, ReadyAnswer } from '../operations/operation.ts';
import { type AdmissionContext, admit, type Caller, type Credentials } from './admission.ts';
import { chargeRequest, checkCredit, concludeCharge, type MeteredOperation, untouchedBill } from './charge.ts';
import { authorize, type ChargeHold } from './holds.ts';
import { findReplay, idempotencyKey, type Replay } from './idempotency.ts';
import type { MeteringServices } from './services.ts';

type Values = Readonly<Record<string, unknown>>;

/** What is known of a call so far. An error answer and the log state as much of it as there is. */
export interface MeteredCall extends Caller {
  /** The charge that stands: null before it is taken, and again once it is released. */
  bill: ChargeOutcome | null;
  weather: Answer['weather'];
}

/** A call of which nothing is known yet. */
export function newCall(): MeteredCall {
  return { holder: null, balance: null, rate: null, bill: null, weather: null };
}

/** Asked before a charge: whoever has left is not charged. */
export interface CallerPresence {
  /** Resolves when it can be told. */
  known(): Promise<void>;
  /** Throws where the caller has left. */
  check(): void;
}

export interface MeteredRequest {
  readonly service: MeteringServices;
  /** Filled step by step. */
  readonly call: MeteredCall;
  /** How to admit the caller; null where `call.holder` has been admitted before, or in this process. */
  readonly admission: { readonly context: AdmissionContext; readonly credentials: Credentials } | null;
  readonly requestId: string;
  /** Whether the request id is the caller's own, so that a prepaid request may be sent again. */
  readonly isRepeatable: boolean;
  contextFor(holder: KeyHolder | null): OperationContext;
  /** Throws what is wrong with them. */
  readParameters(): Soon<Values>;
  /** Whether somebody is still there to be answered; left out where that is not asked. */
  readonly presence?: CallerPresence;
  /** Whether the caller has that answer already; then it is not charged. */
  isUnchanged?(answer: Answer): boolean;
  /** True for a call that wants no answer: it is checked as far as the allowance, and neither run nor charged. */
  readonly checkOnly?: boolean;
  /** Whether a prepaid answer is wanted piece by piece, so that a caller may leave in the middle of it. */
  readonly wantsPieces?: boolean;
  /**
   * Makes ready what will be sent, while its charge goes to the disk: it may leave once the call is over, and not at all where
   * that fails. Is not always called, and must not throw.
   */
  prepare?(answer: MeteredAnswer): void;
  /** Ends the call when it aborts; null for a call whose work is finished even if the caller has gone. */
  readonly signal: AbortSignal | null;
}

/** Done and charged. */
export interface MeteredAnswer {
  readonly kind: 'answer';
  readonly answer: Answer;
  /** What the body shows, where it shows one. */
  readonly bill: ChargeOutcome | null;
}

export type MeteredResult =
  | MeteredAnswer
  | { readonly kind: 'unchanged'; readonly answer: Answer }
  | { readonly kind: 'checked' }
  | Replay
  | MeteredStream;

/** The answer of a prepaid operation while it is being written. Nothing is final before `deliver` resolves. */
export interface MeteredStream extends Pick<AnswerStream, 'data' | 'engine'> {
  readonly kind: 'stream';
  /** What was charged when the work began. */
  readonly bill: ChargeOutcome;
  /**
   * Hands out the pieces, then captures the charge, or releases it where the answer itself reports a failure. Must be
   * called, once. Throws, with the charge released, when the work fails or the signal aborts.
   */
  deliver(onPiece: (text: string) => void): Promise<DeliveredAnswer>;
}

interface DeliveredAnswer {
  /** The JSON text of the whole answer. */
  readonly body: string;
  /** The same as it is sent, where it is at hand: to encode a long text anew takes longer than the rest of the call. */
  readonly bytes?: Uint8Array<ArrayBuffer>;
  readonly refunded: boolean;
}

/**
 * Runs and meters one call, at once where nothing has to be waited for. Rejects with the error for the caller;
 * `request.call` then holds what is known of the call.
 */
export function runMetered(operation: Operation, request: MeteredRequest): Soon<MeteredResult> {
  try {
    const identifying = identify(operation, request);
    if (identifying instanceof Promise) return identifying.then(() => runIdentified(operation, request));
    return runIdentified(operation, request);
  } catch (error) {
    return Promise.reject(error);
  }
}

function runIdentified(operation: Operation, request: MeteredRequest): Soon<MeteredResult> {
  const context = request.contextFor(request.call.holder);
  const reading = request.readParameters();
  if (reading instanceof Promise) {
    return reading.then((parameters) => runChecked(operation, context, parameters, request));
  }
  return runChecked(operation, context, reading, request);
}

function runChecked(
  operation: Operation,
  context: OperationContext,
  parameters: Values,
  request: MeteredRequest,
): Soon<MeteredResult> {
  operation.validate?.(context, parameters);
  const prepayment = prepaymentOf(operation, parameters, request);
  if (prepayment !== null) return runPrepaid(prepayment, context, parameters, request);
  const checking = checkAllowance(operation, request);
  if (checking !== null) return checking.then(() => runUnlessChecked(operation, context, parameters, request));
  return runUnlessChecked(operation, context, parameters, request);
}

function runUnlessChecked(
  operation: Operation,
  context: OperationContext,
  parameters: Values,
  request: MeteredRequest,
): Soon<MeteredResult> {
  return request.checkOnly === true ? CHECKED : runThenCharge(operation, context, parameters, request);
}

const CHECKED: MeteredResult = { kind: 'checked' };

async function runPrepaid(
  prepayment: Prepayment,
  context: OperationContext,
  parameters: Values,
  request: MeteredRequest,
): Promise<MeteredResult> {
  const { operation, charge: chargeOf, key } = prepayment;
  if (key !== null) {
    const replay = await findReplay(request.service, chargeOf, key, request.call);
    if (replay !== null) return replay;
  }
  await checkAllowance(operation, request);
  return request.checkOnly === true ? CHECKED : authorizeThenRun(prepayment, context, parameters, request);
}

/** Rejects with 402 where neither the free pool nor the credit has enough; null where the free pool has. */
function checkAllowance({ meter }: Operation, { service, call }: MeteredRequest): Promise<void> | null {
  const { holder, balance } = call;
  if (meter === null || balance === null || holder === null || balance.freeRemaining >= meter.units) return null;
  return checkCredit(service, holder.accountId, meter, balance);
}

/** Fills in who calls, with the balance that a metered call draws on. Throws or rejects with 401, 403 and 429. */
function identify(operation: Operation, { service, call, admission }: MeteredRequest): Soon<void> {
  const { meter, needsKey } = operation;
  if (admission !== null) return needsKey ? admit(admission.context, admission.credentials, meter, call) : undefined;
  return call.holder === null || meter === null ? undefined : findBalance(service, call, call.holder, meter.class);
}

function findBalance(
  { accounts, clock }: MeteringServices,
  call: MeteredCall,
  { accountId }: KeyHolder,
  meter: MeterClass,
): Soon<void> {
  return whenThere(accounts.balance(accountId, meter, clock.nowMs()), (balance) => {
    call.balance = balance;
  });
}

type PrepaidOperation = MeteredOperation & { readonly prepare: NonNullable<Operation['prepare']> };

/** Whether the operation is charged when its work begins, and its answer may be a stream. */
export function isPrepaid(operation: Operation): operation is PrepaidOperation {
  return operation.prepare !== undefined && operation.meter !== null;
}

function isMetered(operation: Operation): operation is MeteredOperation {
  return operation.meter !== null;
}

/** A prepaid call as it is charged and, if it may be sent again, found again. */
interface Prepayment {
  readonly operation: PrepaidOperation;
  readonly charge: ChargeRequest;
  readonly key: IdempotencyKey | null;
}

/** Null for a call that is charged after its work, or not at all. */
function prepaymentOf(operation: Operation, parameters: Values, request: MeteredRequest): Prepayment | null {
  const { service, call, requestId } = request;
  if (!isPrepaid(operation) || call.holder === null) return null;
  return {
    operation,
    charge: chargeRequest(operation, call.holder, requestId, service.clock.nowMs()),
    key: request.isRepeatable ? idempotencyKey(operation, requestId, parameters) : null,
  };
}

function runThenCharge(
  operation: Operation,
  context: OperationContext,
  parameters: Values,
  request: MeteredRequest,
): Soon<MeteredResult> {
  const { signal } = request;
  const running = operation.run(context, parameters);
  const work = signal === null ? running : unlessAborted(running, signal);
  if (work instanceof Promise) return work.then((answer) => chargeAnswer(operation, answer, request));
  return chargeAnswer(operation, work, request);
}

function chargeAnswer(operation: Operation, answer: Answer, request: MeteredRequest): Soon<MeteredResult> {
  failpoint('after-work');
  const { call } = request;
  call.weather = answer.weather;
  if (request.isUnchanged?.(answer) === true) return { kind: 'unchanged', answer };
  if (isMetered(operation) && call.holder !== null) return chargePresent(operation, call.holder, answer, request);
  return answered(operation, answer, request);
}

async function chargePresent(
  operation: MeteredOperation,
  holder: KeyHolder,
  answer: Answer,
  request: MeteredRequest,
): Promise<MeteredResult> {
  const { service, call, requestId } = request;
  await request.presence?.known();
  request.presence?.check();
  const chargeOf = chargeRequest(operation, holder, requestId, service.clock.nowMs());
  const meanwhile = (outcome: ChargeOutcome): void => {
    if (request.prepare === undefined || outcome.charged === 'refused') return;
    call.bill = outcome;
    request.prepare(resultOf(operation, answer, request));
    // It does not stand before it is on disk.
    call.bill = null;
  };
  const concluded = concludeCharge(service, chargeOf, await service.accounts.charge(chargeOf, meanwhile), call);
  call.bill = concluded instanceof Promise ? await concluded : concluded;
  return answered(operation, answer, request);
}

function answered(operation: Operation, answer: Answer, request: MeteredRequest): MeteredAnswer {
  failpoint('before-answer');
  return resultOf(operation, answer, request);
}

function resultOf(operation: Operation, answer: Answer, { service, call }: MeteredRequest): MeteredAnswer {
  const bill = operation.billingInBody ? (call.bill ?? untouchedBill(service.config)) : null;
  return { kind: 'answer', answer, bill };
}

async function authorizeThenRun(
  { operation, charge: chargeOf, key }: Prepayment,
  context: OperationContext,
  parameters: Values,
  request: MeteredRequest,
): Promise<MeteredResult> {
  const { service, call, signal: given } = request;
  const signal = given ?? new AbortController().signal;
  const job = await unlessAborted(operation.prepare(context, parameters, signal), signal);
  if (job.ready !== undefined && key === null && request.wantsPieces !== true) {
    return chargeReady(job.ready, chargeOf, request, signal);
  }
  const hold = await authorize(service, chargeOf, key, call);
  if (hold.kind === 'replay') return hold;
  call.bill = hold.bill;
  try {
    const stream = await unlessAborted(job.run(signal), signal);
    call.weather = stream.weather;
    return meteredStream(stream, hold, call, signal);
  } catch (error) {
    await release(hold, call);
    throw error;
  }
}

/** What is there already needs no hold: as with any other operation, it is charged at once and then answered. */
async function chargeReady(
  { body, bytes, data, weather }: ReadyAnswer,
  chargeOf: ChargeRequest,
  request: MeteredRequest,
  signal: AbortSignal,
): Promise<MeteredStream> {
  const { service, call } = request;
  call.weather = weather;
  await request.presence?.known();
  request.presence?.check();
  signal.throwIfAborted();
  const bill = await concludeCharge(service, chargeOf, await service.accounts.charge(chargeOf), call);
  call.bill = bill;
  failpoint('before-answer');
  return { kind: 'stream', data, engine: 'embedded', bill, deliver: async () => ({ body, bytes, refunded: false }) };
}

async function release(hold: ChargeHold, call: MeteredCall): Promise<void> {
  await hold.release();
  call.bill = null;
}

function meteredStream(stream: AnswerStream, hold: ChargeHold, call: MeteredCall, signal: AbortSignal): MeteredStream {
  return {
    kind: 'stream',
    data: stream.data,
    engine: stream.engine,
    bill: hold.bill,
    async deliver(onPiece) {
      try {
        const pieces = observed(stream.pieces, onPiece, signal);
        const body = JSON.stringify(await answerBody({ ...stream, pieces }));
        failpoint('after-work');
        const refunded = stream.failure() !== null;
        if (refunded) await release(hold, call);
        else await hold.capture(body);
        failpoint('before-answer');
        return { body, refunded };
      } catch (error) {
        await release(hold, call);
        throw error;
      }
    },
  };
}

/** The pieces as they come, each reported first; throws the signal's reason as soon as it aborts. */
async function* observed(
  pieces: AsyncIterable<string>,
  onPiece: (text: string) => void,
  signal: AbortSignal,
): AsyncGenerator<string> {
  const iterator = pieces[Symbol.asyncIterator]();
  for (;;) {
    const next = await unlessAborted(iterator.next(), signal);
    if (next.done === true) return;
    onPiece(next.value);
    yield next.value;
  }
}
