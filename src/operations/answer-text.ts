/**
 * The JSON text of answers. An operation returns the same body object while nothing in it changes, so its text is written
 * once and only the place with its clock and the bill are written per call.
 */
import type { ChargeOutcome } from '../account/charge.ts';
import { formatGbp } from '../account/money.ts';
import type { Place } from '../place/place.ts';
import { locationBody } from './locate.ts';
import type { Answer } from './operation.ts';

interface BodyText {
  readonly json: string;
  readonly hash: bigint;
  /** The last answer up to where a bill follows, without the brace that closes it. */
  head: EncodedText | null;
  /** The last answer without a bill. */
  whole: EncodedText | null;
}

interface EncodedText {
  readonly place: Place | null;
  readonly minute: number;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

const texts = new WeakMap<object, BodyText>();

function bodyText(body: object): BodyText {
  let text = texts.get(body);
  if (text === undefined) {
    const json = JSON.stringify(body);
    text = { json, hash: Bun.hash.wyhash(json), head: null, whole: null };
    texts.set(body, text);
  }
  return text;
}

/** Equal for equal bodies, without place and bill. */
export function bodyHash(body: object): bigint {
  return bodyText(body).hash;
}

/** The body as sent: the place first, the bill last. */
export function answerJson(answer: Answer, bill: ChargeOutcome | null, nowMs: number): string {
  const { moving, place } = answer;
  const text = bodyText(answer.body);
  if (place === null && bill === null && moving === undefined) return text.json;
  const head = headOf(text, place, nowMs);
  const clock = moving === undefined ? '' : `,${JSON.stringify(moving).slice(1, -1)}`;
  return bill === null ? `${head}${clock}}` : `${head}${clock},"billing":${billingJson(bill)}}`;
}

/** An answer up to where more follows, without the brace that closes it. */
function headOf({ json }: BodyText, place: Place | null, nowMs: number): string {
  const location = place === null ? '' : `"location":${locationJson(place, nowMs)},`;
  return `{${location}${json.slice(1, -1)}`;
}

/**
 * The same for a response. A bill is written behind the head of its answer, in place, so that no call puts a text together:
 * such bytes are passing ones. Without a bill nothing in an answer moves within a minute, and a fortnight of hours is a
 * fifth of a megabyte: it is put together and encoded once a minute.
 */
export function answerPayload(
  answer: Answer,
  bill: ChargeOutcome | null,
  nowMs: number,
): string | Uint8Array<ArrayBuffer> {
  const { place, moving } = answer;
  if (moving !== undefined) return answerJson(answer, bill, nowMs);
  const text = bodyText(answer.body);
  if (bill !== null) return billedBytes(text, place, bill, nowMs) ?? answerJson(answer, bill, nowMs);
  const minute = Math.floor(nowMs / MINUTE_MS);
  if (text.whole?.place !== place || text.whole.minute !== minute) {
    text.whole = { place, minute, bytes: new TextEncoder().encode(answerJson(answer, bill, nowMs)) };
  }
  return text.whole.bytes;
}

/**
 * Whether the bytes hold only until the next answer is written: they are a part of a buffer that is used again. Whoever keeps
 * them copies them; a `Response` does.
 */
export function arePassing({ byteLength, buffer }: Uint8Array): boolean {
  return byteLength !== buffer.byteLength;
}

/** More than the longest bill. */
const BILL_ROOM_BYTES = 256;

/** Null where the bill takes more than its room. */
function billedBytes(
  text: BodyText,
  place: Place | null,
  bill: ChargeOutcome,
  nowMs: number,
): Uint8Array<ArrayBuffer> | null {
  const minute = Math.floor(nowMs / MINUTE_MS);
  let { head } = text;
  if (head === null || head.place !== place || head.minute !== minute) {
    const encoded = new TextEncoder().encode(headOf(text, place, nowMs));
    const bytes = new Uint8Array(encoded.length + BILL_ROOM_BYTES);
    bytes.set(encoded);
    head = { place, minute, bytes };
    text.head = head;
  }
  const { bytes } = head;
  const headLength = bytes.length - BILL_ROOM_BYTES;
  const end = `,"billing":${billingJson(bill)}}`;
  // Shorter than its room, so that these bytes are never the whole buffer.
  if (end.length >= BILL_ROOM_BYTES) return null;
  for (let i = 0; i < end.length; i++) bytes[headLength + i] = end.charCodeAt(i);
  return bytes.subarray(0, headLength + end.length);
}

const MINUTE_MS = 60_000;

/** The last text of each place: its clock shows minutes, and a busy place is asked about many times in one. */
const locationTexts = new WeakMap<Place, { readonly minute: number; readonly json: string }>();

function locationJson(place: Place, nowMs: number): string {
  const minute = Math.floor(nowMs / MINUTE_MS);
  let text = locationTexts.get(place);
  if (text?.minute !== minute) {
    text = { minute, json: JSON.stringify(locationBody(place, nowMs)) };
    locationTexts.set(place, text);
  }
  return text.json;
}

function billingJson(bill: ChargeOutcome): string {
  // Words and digits alone, so that nothing needs an escape, and each character is one byte.
  const { charged, costMicroGbp, freeRemaining, balanceMicroGbp } = bill;
  return `{"charged":"${charged}","cost_gbp":"${formatGbp(costMicroGbp)}","free_remaining":${freeRemaining},"balance_gbp":"${formatGbp(balanceMicroGbp)}"}`;
}

/** The source of an answer's weather in one word, with "; stale" where it is. */
export function sourceLabel({ source, stale }: NonNullable<Answer['weather']>): string {
  return stale ? `${source}; stale` : source;
}
