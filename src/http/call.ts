/**
 * One call of an operation over HTTP, in the order that the interface fixes: key, account, rate, parameters, allowance,
 * then the work; the charge is on disk before the answer leaves, and nothing that fails is charged.
 */
import type { FailureLimiter } from '../account/failed-keys.ts';
import type { RateDecision, RateLimiter } from '../account/rate.ts';
import type { ChargeOutcome, KeyHolder, MeterClass, Standing } from '../account/store.ts';
import { asFairdayError, errorBody, FairdayError } from '../errors.ts';
import { failpoint } from '../failpoint.ts';
import type { Answer, Operation } from '../operations/operation.ts';
import { parseParameters } from '../operations/parameters.ts';
import { mapOf, remember } from '../remember.ts';
import { contextFor, type Service } from '../service.ts';
import { answerJson, etagOf, matchesEtag } from './answer-text.ts';
import { baseHeaders, setBilling, setRate } from './headers.ts';
import type { Log } from './log.ts';

export interface Door {
  readonly service: Service;
  readonly limiter: RateLimiter<number>;
  /** Requests without a valid key, by address. */
  readonly failures: FailureLimiter;
  /** The address of the connection's other end. What a forwarding header says is hearsay and is not asked. */
  addressOf(request: Request): string;
  readonly log: Log;
  /** The address that a request came from, through trusted proxies. */
  callerAddress(request: Request): string | null;
}

/** What a call has come to know; an error answer says as much of it as there is. */
interface Progress {
  readonly requestId: string;
  readonly headers: Headers;
  holder: KeyHolder | null;
  standing: Standing | null;
  answer: Answer | null;
  bill: ChargeOutcome | null;
}

export async function callOperation(
  operation: Operation,
  request: Request,
  requestId: string,
  door: Door,
): Promise<Response> {
  const startedMs = door.service.clock.monotonicMs();
  const progress: Progress = {
    requestId,
    headers: baseHeaders(requestId),
    holder: null,
    standing: null,
    answer: null,
    bill: null,
  };
  let response: Response;
  let cause: unknown;
  try {
    response = await perform(operation, request, door, progress);
  } catch (thrown) {
    const error = asFairdayError(thrown);
    cause = error.status >= 500 ? (error.cause ?? error) : undefined;
    response = failure(error, progress);
  }
  door.log.request({
    requestId,
    method: request.method,
    route: operation.path,
    status: response.status,
    ms: door.service.clock.monotonicMs() - startedMs,
    accountId: progress.holder?.accountId ?? null,
    charged: progress.bill?.charged ?? null,
    weather: weatherLabel(progress.answer),
    cause,
  });
  return response;
}

async function perform(operation: Operation, request: Request, door: Door, progress: Progress): Promise<Response> {
  const { service } = door;
  if (operation.needsKey) await admit(operation, request, door, progress);
  const context = contextFor(service, progress.holder, () => door.callerAddress(request));
  const parameters = parametersOf(operation, request.url);
  operation.validate?.(context, parameters);
  if (operation.meter !== null) checkAllowance(operation.meter, service, progress);

  const answer = await operation.run(context, parameters);
  failpoint('after-work');
  progress.answer = answer;
  if (answer.weather !== null) progress.headers.set('X-Weather-Source', weatherLabel(answer) ?? '');
  const etag = etagOf(answer);
  progress.headers.set('ETag', etag);
  if (matchesEtag(request.headers.get('if-none-match'), etag)) {
    if (progress.standing !== null) setBilling(progress.headers, progress.standing, 0);
    return new Response(null, { status: 304, headers: progress.headers });
  }

  progress.bill = await charge(operation, service, progress);
  if (progress.bill !== null) setBilling(progress.headers, progress.bill, progress.bill.costMicroGbp);
  failpoint('before-answer');
  const bill = operation.billingInBody ? progress.bill : null;
  return new Response(answerJson(answer, bill, service.clock.nowMs()), { headers: progress.headers });
}

/** Key, account and rate. Throws 401, 403 or 429. */
async function admit(operation: Operation, request: Request, door: Door, progress: Progress): Promise<void> {
  const { service, limiter, failures, addressOf } = door;
  const key = request.headers.get('x-api-key');
  if (key === null || key === '') {
    slowDown(failures.take(addressOf(request)));
    throw new FairdayError('missing_api_key', 'This address needs an API key: send it in the X-API-Key header.');
  }
  const holder = await service.accounts.findKey(key, service.clock.nowMs());
  if (holder === null) {
    slowDown(failures.take(addressOf(request)));
    throw new FairdayError(
      'invalid_api_key',
      'The API key is not valid: it is mistyped or has been revoked. Check the X-API-Key header.',
    );
  }
  progress.holder = holder;
  if (operation.meter !== null) {
    progress.standing = await service.accounts.standing(holder.accountId, operation.meter.class, service.clock.nowMs());
  }
  if (holder.status === 'unverified') {
    throw new FairdayError(
      'email_not_verified',
      'The e-mail address of this account is not verified yet; verify it, or ask the operator to.',
    );
  }
  if (holder.status === 'suspended') {
    throw new FairdayError('account_suspended', 'This account is suspended; ask the operator why.');
  }
  const rate = limiter.take(holder.accountId);
  setRate(progress.headers, service.config.ratePerSecond, rate);
  if (!rate.allowed) {
    throw new FairdayError(
      'rate_limited',
      `Too many requests at once: this account may send ${service.config.ratePerSecond} a second. Wait ${rate.retryAfterSeconds} s and try again.`,
      { retryAfterSeconds: rate.retryAfterSeconds },
    );
  }
}

/** Throws 429 when too many keys from one address were wrong of late. A right key is never held up by wrong ones. */
function slowDown({ allowed, retryAfterSeconds }: RateDecision): void {
  if (allowed) return;
  throw new FairdayError(
    'rate_limited',
    `Too many requests from your address came without a valid API key. Wait ${retryAfterSeconds} s and check the X-API-Key header.`,
    { retryAfterSeconds },
  );
}

type Meter = NonNullable<Operation['meter']>;

function checkAllowance(meter: Meter, service: Service, progress: Progress): void {
  const { standing } = progress;
  if (standing === null || standing.freeRemaining >= meter.units) return;
  if (standing.balanceMicroGbp < priceOf(meter, service)) throw paymentRequired(meter.class);
}

function priceOf(meter: Meter, { config }: Service): number {
  const perUnit = {
    decision: config.priceDecisionMicroGbp,
    standard: config.priceStandardMicroGbp,
    premium: config.pricePremiumMicroGbp,
  }[meter.class];
  return perUnit * meter.units;
}

function paymentRequired(meter: MeterClass): FairdayError {
  const renewal = meter === 'decision' ? 'on the first of next month' : 'at midnight';
  return new FairdayError(
    'payment_required',
    `The free ${meter} calls are used up and there is no credit left: they renew ${renewal} (UTC), or ask the operator for a top-up. /v1/usage shows what is left.`,
  );
}

/** Takes the units; null when the operation is free. Throws 402 when another call took the last of them meanwhile. */
async function charge(operation: Operation, service: Service, progress: Progress): Promise<ChargeOutcome | null> {
  const { holder } = progress;
  if (operation.meter === null || holder === null) return null;
  const bill = await service.accounts.charge({
    accountId: holder.accountId,
    keyId: holder.keyId,
    meter: operation.meter.class,
    units: operation.meter.units,
    operation: operation.name,
    requestId: progress.requestId,
    nowMs: service.clock.nowMs(),
  });
  if (bill.charged === 'refused') {
    progress.standing = bill;
    throw paymentRequired(operation.meter.class);
  }
  return bill;
}

function failure(error: FairdayError, progress: Progress): Response {
  const headers = progress.headers;
  headers.delete('ETag');
  if (progress.standing !== null) setBilling(headers, progress.standing, 0);
  if (error.retryAfterSeconds !== null)
    headers.set('Retry-After', String(Math.max(1, Math.ceil(error.retryAfterSeconds))));
  return new Response(JSON.stringify(errorBody(error, progress.requestId)), { status: error.status, headers });
}

function weatherLabel(answer: Answer | null): string | null {
  if (answer === null || answer.weather === null) return null;
  return answer.weather.stale ? `${answer.weather.source}; stale` : answer.weather.source;
}

/** Parsed queries; programs ask the same again and again. */
const parsed = new WeakMap<Operation, Map<string, Record<string, unknown>>>();
const PARSED_MAX = 2_000;

function parametersOf(operation: Operation, url: string): Record<string, unknown> {
  const query = queryOf(url);
  return remember(mapOf(parsed, operation), query, PARSED_MAX, () =>
    parseParameters(operation.parameters, new URLSearchParams(query)),
  );
}

function queryOf(url: string): string {
  const mark = url.indexOf('?');
  const hash = url.indexOf('#', mark + 1);
  return mark < 0 ? '' : url.slice(mark + 1, hash < 0 ? undefined : hash);
}
