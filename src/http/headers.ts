/** The header names and values that answers share. */

import type { Balance } from '../account/charge.ts';
import { formatGbp } from '../account/money.ts';
import type { RateDecision } from '../account/rate.ts';
import type { MeteredCall } from '../metering/meter.ts';
import { sourceLabel } from '../operations/answer-text.ts';
import type { Answer } from '../operations/operation.ts';
import { ATTRIBUTIONS } from '../weather/sources/list.ts';
import { VARY } from './compression.ts';
import { CORS_HEADERS } from './cors.ts';
import { etagOf } from './etag.ts';

const BASE = new Headers({
  'Content-Type': 'application/json; charset=utf-8',
  'Cache-Control': 'private',
  'X-Content-Type-Options': 'nosniff',
  ...CORS_HEADERS,
});

/** The headers of every answer, copied: to build them from an object takes longer than anything but the disk. */
export function baseHeaders(requestId: string): Headers {
  const headers = new Headers(BASE);
  headers.set('X-Request-Id', requestId);
  return headers;
}

const MESSAGE = new Headers(BASE);
MESSAGE.set('Content-Type', 'application/json');
const EVENTS = new Headers(BASE);
EVENTS.set('Cache-Control', 'no-cache, no-transform');
EVENTS.set('Connection', 'keep-alive');
EVENTS.set('Content-Type', 'text/event-stream');
EVENTS.set('X-Accel-Buffering', 'no');

/** The same of a message of the Model Context Protocol, as a document or as a stream of events. */
function messageHeaders(requestId: string, isStream: boolean): Headers {
  const headers = new Headers(isStream ? EVENTS : MESSAGE);
  headers.set('X-Request-Id', requestId);
  return headers;
}

/** Headers with those of the last call that was answered, and what they state of it. */
interface CallHeaders {
  readonly ofCall: Headers;
  limit: number;
  perSecond: number;
  remaining: number;
  balanceMicroGbp: number;
  costMicroGbp: number;
}

interface Template extends CallHeaders {
  readonly place: Answer['place'];
  readonly weather: Answer['weather'];
  readonly headers: Headers;
}

/** The last headers of each body; an operation returns the same body object while nothing in it changes. */
const templates = new WeakMap<object, Template>();

const STATED_NOWHERE = {
  limit: Number.NaN,
  perSecond: Number.NaN,
  remaining: Number.NaN,
  balanceMicroGbp: Number.NaN,
  costMicroGbp: Number.NaN,
};

function templateOf(answer: Answer): Template {
  const { body, place, moving, weather } = answer;
  const known = moving === undefined ? templates.get(body) : undefined;
  if (known !== undefined && known.place === place && isSameWeather(known.weather, weather)) return known;
  const headers = new Headers(BASE);
  headers.set(...VARY);
  if (weather !== null) setWeather(headers, weather);
  const etag = etagOf(answer);
  if (etag !== null) headers.set('ETag', etag);
  const template = { place, weather, headers, ofCall: new Headers(headers), ...STATED_NOWHERE };
  if (moving === undefined) templates.set(body, template);
  return template;
}

/** Whether the headers say the same of both. */
function isSameWeather(one: Answer['weather'], other: Answer['weather']): boolean {
  if (one === null || other === null) return one === other;
  return one.source === other.source && one.stale === other.stale && one.attribution === other.attribution;
}

/** The headers of an answer that may be compressed, without those of the call. */
export function answerHeaders(answer: Answer, requestId: string): Headers {
  const headers = new Headers(templateOf(answer).headers);
  headers.set('X-Request-Id', requestId);
  return headers;
}

/**
 * The same with those of the call. They are passing ones: the next answer writes its own in their place, where they differ, so
 * whoever keeps them copies them. A `Response` does.
 */
export function answeredHeaders(answer: Answer, requestId: string, call: MeteredCall): Headers {
  const { rate, bill, balance } = call;
  const left = bill ?? balance;
  if (rate === null || left === null) {
    const headers = answerHeaders(answer, requestId);
    setPlainCallHeaders(headers, call);
    return headers;
  }
  return statingCall(templateOf(answer), requestId, rate, left, bill?.costMicroGbp ?? 0);
}

/** The headers with those of this call in the place of the last one's, where they differ. */
function statingCall(
  template: CallHeaders,
  requestId: string,
  rate: RateDecision,
  { freeRemaining, balanceMicroGbp }: Balance,
  costMicroGbp: number,
): Headers {
  const { ofCall: headers } = template;
  headers.set('X-Request-Id', requestId);
  headers.set('X-Free-Calls-Remaining', String(freeRemaining));
  const { limit, perSecond, remaining } = rate;
  if (limit !== template.limit || perSecond !== template.perSecond) {
    setRate(headers, rate);
    template.limit = limit;
    template.perSecond = perSecond;
    template.remaining = remaining;
  } else if (remaining !== template.remaining) {
    headers.set('RateLimit', limitText(rate));
    template.remaining = remaining;
  }
  if (balanceMicroGbp !== template.balanceMicroGbp) {
    headers.set('X-Credit-Balance-GBP', formatGbp(balanceMicroGbp));
    template.balanceMicroGbp = balanceMicroGbp;
  }
  if (costMicroGbp !== template.costMicroGbp) {
    headers.set('X-Call-Cost-GBP', formatGbp(costMicroGbp));
    template.costMicroGbp = costMicroGbp;
  }
  return headers;
}

/** The last headers of messages, by whether they are streams; nearly all calls of an agent have their weather from one source. */
const messageTemplates = new Map<boolean, CallHeaders & Pick<Template, 'weather'>>();

/**
 * The headers of a message that answers a call: those of every message, with what is known of the call. They are passing ones,
 * as those of an answer are.
 */
export function calledMessageHeaders(requestId: string, isStream: boolean, call: MeteredCall): Headers {
  const { rate, bill, balance, weather } = call;
  const left = bill ?? balance;
  if (rate === null || left === null) {
    const headers = messageHeaders(requestId, isStream);
    setCallHeaders(headers, call);
    return headers;
  }
  let template = messageTemplates.get(isStream);
  if (template === undefined || !isSameWeather(template.weather, weather)) {
    const ofCall = messageHeaders(requestId, isStream);
    if (weather !== null) setWeather(ofCall, weather);
    template = { weather, ofCall, ...STATED_NOWHERE };
    messageTemplates.set(isStream, template);
  }
  return statingCall(template, requestId, rate, left, bill?.costMicroGbp ?? 0);
}

/** The headers of every answer with others added or in their place. */
export function headersWith(requestId: string, more: Readonly<Record<string, string>>): Headers {
  const headers = baseHeaders(requestId);
  for (const [name, value] of Object.entries(more)) headers.set(name, value);
  return headers;
}

/** The headers of an answer that no cache keeps and no page of another site may read. */
export function privateHeaders(requestId: string, more: Readonly<Record<string, string>> = {}): Headers {
  const headers = headersWith(requestId, { 'Cache-Control': 'no-store', ...more });
  headers.delete('Access-Control-Allow-Origin');
  return headers;
}

/** The headers of weather, rate and billing, as far as they are known of the call; on failures too. */
export function setCallHeaders(headers: Headers, call: MeteredCall): void {
  if (call.weather !== null) setWeather(headers, call.weather);
  setPlainCallHeaders(headers, call);
}

/** The same without the weather, for headers that have it. */
export function setPlainCallHeaders(headers: Headers, { rate, bill, balance }: MeteredCall): void {
  if (rate !== null) setRate(headers, rate);
  const left = bill ?? balance;
  if (left !== null) setBilling(headers, left, bill?.costMicroGbp ?? 0);
}

/** What is left and what the call cost. */
function setBilling(headers: Headers, balance: Balance, costMicroGbp: number): void {
  headers.set('X-Free-Calls-Remaining', String(balance.freeRemaining));
  headers.set('X-Credit-Balance-GBP', formatGbp(balance.balanceMicroGbp));
  headers.set('X-Call-Cost-GBP', formatGbp(costMicroGbp));
}

/** Where the weather of the answer came from, and whom to thank for it. */
function setWeather(headers: Headers, weather: NonNullable<Answer['weather']>): void {
  headers.set('X-Weather-Source', sourceLabel(weather));
  headers.set('X-Weather-Attribution', creditOf(weather));
}

/** The credit of the source, with what else the answer holds: that of air quality may name the same source first. */
function creditOf({ source, attribution }: NonNullable<Answer['weather']>): string {
  const own = ATTRIBUTIONS[source];
  if (attribution === undefined) return own;
  return attribution.startsWith(own) ? attribution : `${own}; ${attribution}`;
}

/** The fields of draft-ietf-httpapi-ratelimit-headers: q requests in w seconds; r left now, full again in t seconds. */
function setRate(headers: Headers, rate: RateDecision): void {
  headers.set('RateLimit-Policy', policyText(rate));
  headers.set('RateLimit', limitText(rate));
}

function limitText({ limit, remaining, perSecond }: RateDecision): string {
  return `"account";r=${remaining};t=${Math.ceil((limit - remaining) / perSecond)}`;
}

/** The last policy: most accounts have the same. */
let lastPolicy = { limit: Number.NaN, perSecond: Number.NaN, text: '' };

function policyText({ limit, perSecond }: RateDecision): string {
  if (limit !== lastPolicy.limit || perSecond !== lastPolicy.perSecond) {
    const windowSeconds = Math.max(1, Math.ceil(limit / perSecond));
    lastPolicy = { limit, perSecond, text: `"account";q=${limit};w=${windowSeconds}` };
  }
  return lastPolicy.text;
}
