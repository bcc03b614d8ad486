/** Entries of the ledger as they are written: from which side to which, and how much one may move. */
import { requireInteger } from './integer.ts';
import { MAX_BOOKING_MICRO_GBP } from './money.ts';

/** The ledger accounts of the operator; a customer's ledger account has the id of the customer's account. */
export const HOUSE = { cash: -1, revenue: -2, adjustment: -3, held: -4 } as const;

export interface NewEntry {
  readonly kind: 'top-up' | 'adjustment' | 'charge' | 'hold' | 'settlement' | 'refund';
  readonly accountId: number;
  readonly debitId: number;
  readonly creditId: number;
  readonly amountMicroGbp: number;
  readonly nowMs: number;
  readonly ref?: string | null;
  readonly reason?: string | null;
  readonly callId?: number;
  readonly holdId?: number;
}

/** Returns `amountMicroGbp` if one booking may move it; throws RangeError otherwise. */
export function requireAmount(amountMicroGbp: number): number {
  if (requireInteger('amountMicroGbp', amountMicroGbp, 1) > MAX_BOOKING_MICRO_GBP) {
    throw new RangeError(`one booking moves at most ${MAX_BOOKING_MICRO_GBP} micro-GBP, not ${amountMicroGbp}`);
  }
  return amountMicroGbp;
}
