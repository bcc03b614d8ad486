/**
 * Charges that are pending. Free units are taken from the pool and credit is held when the work begins; when it ends, once,
 * the call is recorded and the held credit becomes revenue, or all goes back to where it came from. Everything here is
 * synchronous and runs in a transaction that the caller holds.
 */
import type { Database } from 'bun:sqlite';
import { type AuthorizeOutcome, type IdempotencyKey, REPLAY_MS, type ReplayOutcome } from '../holds.ts';
import type { ChargeOutcome, ChargeRequest, MeterClass } from '../store.ts';
import { type Book, HOUSE } from './book.ts';
import type { Charges } from './charges.ts';

export interface Holds {
  /** Null for a request that is new, or whose answer has been kept for long enough. */
  findReplay(request: ChargeRequest, repeatable: IdempotencyKey): ReplayOutcome | null;
  authorize(request: ChargeRequest, repeatable: IdempotencyKey | null): AuthorizeOutcome;
  capture(holdId: number, answer: string | null, nowMs: number): boolean;
  release(holdId: number, nowMs: number): boolean;
  /** The ids of all that are open, whoever began them. */
  open(): number[];
}

const OPEN = `
  SELECT id, account_id AS accountId, key_id AS keyId, operation, meter, units, charged,
    cost_micro_gbp AS costMicroGbp, request_id AS requestId, at_ms AS atMs
  FROM pending_charge WHERE id = ? AND state = 'open'`;

const ADD = `
  INSERT INTO pending_charge
    (account_id, key_id, operation, meter, units, charged, cost_micro_gbp, request_id, at_ms)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`;

const END = 'UPDATE pending_charge SET state = ?, ended_at_ms = ?, call_id = ? WHERE id = ?';

const EARLIER = `
  SELECT body_sha256 AS bodySha256, answer, begun_at_ms AS begunAtMs FROM repeatable_request
  WHERE account_id = ? AND request_id = ?`;

const REMEMBER = `
  INSERT INTO repeatable_request (account_id, request_id, body_sha256, pending_id, begun_at_ms) VALUES (?, ?, ?, ?, ?)`;

interface OpenHold {
  readonly id: number;
  readonly accountId: number;
  readonly keyId: number;
  readonly operation: string;
  readonly meter: MeterClass;
  readonly units: number;
  readonly charged: 'free' | 'credit';
  readonly costMicroGbp: number;
  readonly requestId: string;
  readonly atMs: number;
}

interface IdempotencyRecord {
  readonly bodySha256: Uint8Array;
  readonly answer: string | null;
  readonly begunAtMs: number;
}

export function createHolds(db: Database, book: Book, charges: Charges): Holds {
  const findOpen = db.query<OpenHold, [number]>(OPEN);
  const add = db.query<null, [number, number, string, string, number, string, number, string, number]>(ADD);
  const end = db.query<null, [string, number, number | null, number]>(END);
  const allOpen = db.query<{ id: number }, []>("SELECT id FROM pending_charge WHERE state = 'open' ORDER BY id");
  const findEarlier = db.query<IdempotencyRecord, [number, string]>(EARLIER);
  const remember = db.query<null, [number, string, Uint8Array, number, number]>(REMEMBER);
  const keepAnswer = db.query<null, [string, number]>('UPDATE repeatable_request SET answer = ? WHERE pending_id = ?');
  const forgetOf = db.query<null, [number]>('DELETE FROM repeatable_request WHERE pending_id = ?');
  const forget = db.query<null, [number, string]>(
    'DELETE FROM repeatable_request WHERE account_id = ? AND request_id = ?',
  );

  function findReplay(request: ChargeRequest, { requestId, bodySha256 }: IdempotencyKey): ReplayOutcome | null {
    const earlier = findEarlier.get(request.accountId, requestId);
    if (earlier === null || (earlier.answer !== null && earlier.begunAtMs + REPLAY_MS <= request.nowMs)) return null;
    const balance = charges.balance(request.accountId, request.meter, request.nowMs);
    if (!Buffer.from(earlier.bodySha256).equals(bodySha256)) return { outcome: 'other-body', balance };
    if (earlier.answer === null) return { outcome: 'in-progress', balance };
    return { outcome: 'replayed', answer: earlier.answer, balance };
  }

  function authorize(request: ChargeRequest, repeatable: IdempotencyKey | null): AuthorizeOutcome {
    const repeated = repeatable === null ? null : findReplay(request, repeatable);
    if (repeated !== null) return repeated;
    // An answer that was kept for long enough is gone for good, whatever the clock does.
    if (repeatable !== null) forget.run(request.accountId, repeatable.requestId);
    const { charged, costMicroGbp, balance } = charges.take(request);
    if (charged === 'refused') return { outcome: 'refused', balance };
    const { accountId, keyId, operation, meter, units, requestId, nowMs } = request;
    const holdId = Number(
      add.run(accountId, keyId, operation, meter, units, charged, costMicroGbp, requestId, nowMs).lastInsertRowid,
    );
    if (costMicroGbp > 0) {
      const sides = { debitId: accountId, creditId: HOUSE.held, amountMicroGbp: costMicroGbp };
      book.write({ kind: 'hold', accountId, ...sides, holdId, nowMs });
    }
    if (repeatable !== null) {
      remember.run(accountId, repeatable.requestId, repeatable.bodySha256, holdId, nowMs);
    }
    const balanceMicroGbp = balance.balanceMicroGbp - costMicroGbp;
    const bill: ChargeOutcome = { ...balance, balanceMicroGbp, charged, costMicroGbp };
    return { outcome: 'authorized', holdId, bill };
  }

  function capture(holdId: number, answer: string | null, nowMs: number): boolean {
    const open = findOpen.get(holdId);
    if (open === null) return false;
    const { accountId, costMicroGbp, charged } = open;
    // Recorded at the time when it was taken, so that the pool of that day and the calls of that day agree.
    const callId = charges.record({ ...open, nowMs: open.atMs }, charged, costMicroGbp);
    end.run('settled', nowMs, callId, holdId);
    if (costMicroGbp > 0) {
      const sides = { debitId: HOUSE.held, creditId: HOUSE.revenue, amountMicroGbp: costMicroGbp };
      book.write({ kind: 'settlement', accountId, ...sides, holdId, callId, nowMs });
    }
    if (answer === null) forgetOf.run(holdId);
    else keepAnswer.run(answer, holdId);
    return true;
  }

  function release(holdId: number, nowMs: number): boolean {
    const open = findOpen.get(holdId);
    if (open === null) return false;
    const { accountId, meter, units, costMicroGbp, charged, atMs } = open;
    end.run('refunded', nowMs, null, holdId);
    if (charged === 'free') charges.returnUnits(accountId, meter, units, atMs);
    else if (costMicroGbp > 0) {
      const sides = { debitId: HOUSE.held, creditId: accountId, amountMicroGbp: costMicroGbp };
      book.write({ kind: 'refund', accountId, ...sides, holdId, nowMs });
    }
    forgetOf.run(holdId);
    return true;
  }

  return { findReplay, authorize, capture, release, open: () => allOpen.all().map(({ id }) => id) };
}
