/**
 * Charges that are taken when work begins and settled or refunded when it ends, exactly once, whatever ends it; and the
 * answers kept for a day, so that a repeated request is neither charged nor worked out twice.
 */
import type { ChargeOutcome, ChargeRequest, Standing } from './store.ts';

/** A repeated request gets its first answer for this long. */
export const REPEAT_MS = 86_400_000;

export interface Repeatable {
  /** The request id that the caller chose; one made by the server never makes a request repeatable. */
  readonly requestId: string;
  /** 32 bytes that stand for the body: the same question has the same. */
  readonly bodySha256: Uint8Array;
}

export type BeginOutcome =
  | { readonly outcome: 'begun'; readonly pendingId: number; readonly bill: ChargeOutcome }
  /** Neither the free pool nor the credit suffices; nothing was taken. */
  | { readonly outcome: 'refused'; readonly standing: Standing }
  | RepetitionOutcome;

/** What comes of a request that was sent before. */
export type RepetitionOutcome =
  /** The same request is being worked on. */
  | { readonly outcome: 'running'; readonly standing: Standing }
  /** It was answered before: the answer again, at no cost. */
  | { readonly outcome: 'answered'; readonly answer: string; readonly standing: Standing }
  /** The request id belongs to another body. */
  | { readonly outcome: 'other-body'; readonly standing: Standing };

export interface PendingCharges {
  /** What `begin` would say of a request that was sent before, without beginning anything; null for a new one. */
  repetition(request: ChargeRequest, repeatable: Repeatable): Promise<RepetitionOutcome | null>;
  /** Takes the units, as `charge` does, until `settle` or `refund`. On disk when it resolves. */
  begin(request: ChargeRequest, repeatable: Repeatable | null): Promise<BeginOutcome>;
  /** The work is done: the charge stands, and the answer is kept if the request is repeatable. False when it had ended. */
  settle(pendingId: number, answer: string | null, nowMs: number): Promise<boolean>;
  /** The work has failed or was cancelled: the units are given back, the request may be sent anew. False when it had ended. */
  refund(pendingId: number, nowMs: number): Promise<boolean>;
}
