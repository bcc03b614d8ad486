/**
 * Holds in SQLite. `authorize` takes free units from the pool or moves credit to the held account; `capture` records the
 * call and moves held credit to revenue; `release` returns both. Everything here is synchronous and runs in a transaction
 * that the caller has opened.
 *
 * The tables keep the names that the released migrations gave them: a hold is a row of `pending_charge`, which ends as
 * 'settled' (captured) or 'refunded' (released), and an idempotency record is a row of `repeatable_request`.
 */
import type { Database } from 'bun:sqlite';
import type { ChargeOutcome, ChargeRequest, MeterClass } from '../charge.ts';
import { HOUSE } from '../entries.ts';
import { type AuthorizeOutcome, type IdempotencyKey, REPLAY_MS, type ReplayOutcome } from '../holds.ts';
import type { Book } from './book.ts';
import type { Charges } from './charges.ts';

export interface SqliteHolds {
  /** Null for a new request, and for one whose stored answer has expired. */
  findReplay(request: ChargeRequest, key: IdempotencyKey): ReplayOutcome | null;
  authorize(request: ChargeRequest, key: IdempotencyKey | null): AuthorizeOutcome;
  capture(holdId: number, answer: string | null, nowMs: number): boolean;
  release(holdId: number, nowMs: number): boolean;
  /** The ids of all open holds, of this process and of others. */
  openIds(): number[];
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

const FIND_RECORD = `
  SELECT body_sha256 AS bodySha256, answer, begun_at_ms AS begunAtMs FROM repeatable_request
  WHERE account_id = ? AND request_id = ?`;

const ADD_RECORD = `
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

export function createHolds(db: Database, book: Book, charges: Charges): SqliteHolds {
  const findOpen = db.query<OpenHold, [number]>(OPEN);
  const add = db.query<null, [number, number, string, string, number, string, number, string, number]>(ADD);
  const end = db.query<null, [string, number, number | null, number]>(END);
  const allOpen = db.query<{ id: number }, []>("SELECT id FROM pending_charge WHERE state = 'open' ORDER BY id");
  const findRecord = db.query<IdempotencyRecord, [number, string]>(FIND_RECORD);
  const addRecord = db.query<null, [number, string, Uint8Array, number, number]>(ADD_RECORD);
  const storeAnswer = db.query<null, [string, number]>('UPDATE repeatable_request SET answer = ? WHERE pending_id = ?');
  const deleteRecordOf = db.query<null, [number]>('DELETE FROM repeatable_request WHERE pending_id = ?');
  const deleteRecord = db.query<null, [number, string]>(
    'DELETE FROM repeatable_request WHERE account_id = ? AND request_id = ?',
  );

  function findReplay(request: ChargeRequest, { requestId, bodySha256 }: IdempotencyKey): ReplayOutcome | null {
    const record = findRecord.get(request.accountId, requestId);
    if (record === null || (record.answer !== null && record.begunAtMs + REPLAY_MS <= request.nowMs)) return null;
    const balance = charges.balance(request.accountId, request.meter, request.nowMs);
    if (!Buffer.from(record.bodySha256).equals(bodySha256)) return { outcome: 'other-body', balance };
    if (record.answer === null) return { outcome: 'in-progress', balance };
    return { outcome: 'replayed', answer: record.answer, balance };
  }

  function authorize(request: ChargeRequest, key: IdempotencyKey | null): AuthorizeOutcome {
    const replay = key === null ? null : findReplay(request, key);
    if (replay !== null) return replay;
    // An expired answer is deleted, so that a clock set back does not revive it.
    if (key !== null) deleteRecord.run(request.accountId, key.requestId);
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
    if (key !== null) {
      addRecord.run(accountId, key.requestId, key.bodySha256, holdId, nowMs);
    }
    const balanceMicroGbp = balance.balanceMicroGbp - costMicroGbp;
    const bill: ChargeOutcome = { ...balance, balanceMicroGbp, charged, costMicroGbp };
    return { outcome: 'authorized', holdId, bill };
  }

  function capture(holdId: number, answer: string | null, nowMs: number): boolean {
    const hold = findOpen.get(holdId);
    if (hold === null) return false;
    const { accountId, costMicroGbp, charged } = hold;
    // Recorded at the time of the authorization, so that the pool and the calls of that day agree.
    const callId = charges.record({ ...hold, nowMs: hold.atMs }, charged, costMicroGbp);
    end.run('settled', nowMs, callId, holdId);
    if (costMicroGbp > 0) {
      const sides = { debitId: HOUSE.held, creditId: HOUSE.revenue, amountMicroGbp: costMicroGbp };
      book.write({ kind: 'settlement', accountId, ...sides, holdId, callId, nowMs });
    }
    if (answer === null) deleteRecordOf.run(holdId);
    else storeAnswer.run(answer, holdId);
    return true;
  }

  function release(holdId: number, nowMs: number): boolean {
    const hold = findOpen.get(holdId);
    if (hold === null) return false;
    const { accountId, meter, units, costMicroGbp, charged, atMs } = hold;
    end.run('refunded', nowMs, null, holdId);
    if (charged === 'free') charges.returnUnits(accountId, meter, units, atMs);
    else if (costMicroGbp > 0) {
      const sides = { debitId: HOUSE.held, creditId: accountId, amountMicroGbp: costMicroGbp };
      book.write({ kind: 'refund', accountId, ...sides, holdId, nowMs });
    }
    deleteRecordOf.run(holdId);
    return true;
  }

  return { findReplay, authorize, capture, release, openIds: () => allOpen.all().map(({ id }) => id) };
}
