/**
 * Holds in PostgreSQL: authorized, captured or released in a transaction that the caller has opened. What belongs to the
 * server that authorized a hold is its row in `server`; see there.
 */
import type { ChargeOutcome, ChargeRequest, MeterClass } from '../charge.ts';
import { HOUSE } from '../entries.ts';
import { type AuthorizeOutcome, type IdempotencyKey, REPLAY_MS, type ReplayOutcome } from '../holds.ts';
import type { BaseTerms } from '../terms.ts';
import { takingOf } from './charges.ts';
import type { Queryable } from './connections.ts';
import { type EntryNumbers, type Locked, lock } from './locked.ts';
import type { NumberBlocks } from './numbers.ts';

const ADD = `
  INSERT INTO pending_charge
    (id, account_id, key_id, operation, meter, units, charged, cost_micro_gbp, request_id, at_ms, server_id)
  VALUES ($1::bigint, $2::bigint, $3::bigint, $4, $5, $6::bigint, $7, $8::bigint, $9, $10::bigint, $11::bigint)`;

// Locked, so that of two that end the hold one waits and finds it ended.
const OPEN = `
  SELECT id, account_id, key_id, operation, meter, units, charged, cost_micro_gbp, request_id, at_ms,
    (SELECT vat_basis_points FROM ledger_entry WHERE pending_id = pending_charge.id AND kind = 'hold') AS vat_basis_points
  FROM pending_charge WHERE id = $1::bigint AND state = 'open' FOR UPDATE`;

const END = `
  UPDATE pending_charge SET state = $2, ended_at_ms = $3::bigint, call_id = $4::bigint WHERE id = $1::bigint`;

const FIND_RECORD = `
  SELECT body_sha256, answer, begun_at_ms FROM repeatable_request
  WHERE account_id = $1::bigint AND request_id = $2`;

const ADD_RECORD = `
  INSERT INTO repeatable_request (account_id, request_id, body_sha256, pending_id, begun_at_ms)
  VALUES ($1::bigint, $2, $3, $4::bigint, $5::bigint)`;

const FORGET_EXPIRED = 'DELETE FROM repeatable_request WHERE account_id = $1::bigint AND request_id = $2';

interface OpenHold extends Record<string, unknown> {
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
  readonly vatBasisPoints: number | null;
}

interface IdempotencyRecord extends Record<string, unknown> {
  readonly bodySha256: Uint8Array;
  readonly answer: string | null;
  readonly begunAtMs: number;
}

interface HoldTools extends EntryNumbers {
  readonly base: BaseTerms;
  readonly calls: NumberBlocks;
  readonly holds: NumberBlocks;
}

export class PostgresHolds {
  readonly #tools: HoldTools;

  constructor(tools: HoldTools) {
    this.#tools = tools;
  }

  /** Null for a new request, and for one whose stored answer has expired. */
  async findReplay(
    tx: Queryable,
    request: ChargeRequest,
    { requestId, bodySha256 }: IdempotencyKey,
    locked: Locked | null = null,
  ): Promise<ReplayOutcome | null> {
    const { accountId, nowMs } = request;
    const [record] = await tx.query<IdempotencyRecord>(FIND_RECORD, [accountId, requestId]);
    if (record === undefined || (record.answer !== null && record.begunAtMs + REPLAY_MS <= nowMs)) return null;
    const standing = locked ?? (await lock(tx, this.#tools.base, [request], [accountId]));
    const balance = {
      freeRemaining: standing.freeRemaining(request),
      balanceMicroGbp: standing.balanceMicroGbp(accountId),
    };
    if (!Buffer.from(record.bodySha256).equals(bodySha256)) return { outcome: 'other-body', balance };
    if (record.answer === null) return { outcome: 'in-progress', balance };
    return { outcome: 'replayed', answer: record.answer, balance };
  }

  async authorize(
    tx: Queryable,
    request: ChargeRequest,
    key: IdempotencyKey | null,
    serverId: number,
  ): Promise<AuthorizeOutcome> {
    const { accountId, keyId, operation, meter, units, requestId, nowMs } = request;
    // The account is locked before its record is looked for: of two requests with one key the second finds it.
    const locked = await lock(tx, this.#tools.base, [request], [accountId]);
    const replay = key === null ? null : await this.findReplay(tx, request, key, locked);
    if (replay !== null) return replay;
    // An expired answer is deleted, also where nothing can be taken: a clock set back does not revive it.
    if (key !== null) await tx.execute(FORGET_EXPIRED, [accountId, key.requestId]);
    const { charged, costMicroGbp } = takingOf(locked, request);
    const standing = () => ({
      freeRemaining: locked.freeRemaining(request),
      balanceMicroGbp: locked.balanceMicroGbp(accountId),
    });
    if (charged === 'refused') return { outcome: 'refused', balance: standing() };
    const holdId = await this.#tools.holds.take(1);
    if (charged === 'free') locked.take(request, units);
    await tx.execute(ADD, [
      holdId,
      accountId,
      keyId,
      operation,
      meter,
      units,
      charged,
      costMicroGbp,
      requestId,
      nowMs,
      serverId,
    ]);
    if (costMicroGbp > 0) {
      const sides = { debitId: accountId, creditId: HOUSE.held, amountMicroGbp: costMicroGbp };
      locked.book({ kind: 'hold', accountId, ...sides, holdId, nowMs });
    }
    await locked.save(tx, this.#tools);
    if (key !== null) await tx.execute(ADD_RECORD, [accountId, key.requestId, key.bodySha256, holdId, nowMs]);
    const bill: ChargeOutcome = { ...standing(), charged, costMicroGbp };
    return { outcome: 'authorized', holdId, bill };
  }

  async capture(tx: Queryable, holdId: number, answer: string | null, nowMs: number): Promise<boolean> {
    const [hold] = await tx.query<OpenHold>(OPEN, [holdId]);
    if (hold === undefined) return false;
    const { accountId, keyId, operation, meter, units, charged, costMicroGbp, requestId, atMs } = hold;
    const locked = await lock(tx, this.#tools.base, [], costMicroGbp > 0 ? [accountId] : []);
    const callId = await this.#tools.calls.take(1);
    // Recorded at the time of the authorization, so that the pool and the calls of that day agree.
    locked.record({ id: callId, accountId, keyId, operation, meter, units, charged, costMicroGbp, requestId, atMs });
    if (costMicroGbp > 0) {
      const sides = { debitId: HOUSE.held, creditId: HOUSE.revenue, amountMicroGbp: costMicroGbp };
      locked.book({ kind: 'settlement', accountId, ...sides, holdId, callId, nowMs }, hold.vatBasisPoints ?? undefined);
    }
    await locked.save(tx, this.#tools);
    await tx.execute(END, [holdId, 'settled', nowMs, callId]);
    if (answer === null) await this.#forgetRecord(tx, holdId);
    else await tx.execute('UPDATE repeatable_request SET answer = $2 WHERE pending_id = $1::bigint', [holdId, answer]);
    return true;
  }

  async release(tx: Queryable, holdId: number, nowMs: number): Promise<boolean> {
    const [hold] = await tx.query<OpenHold>(OPEN, [holdId]);
    if (hold === undefined) return false;
    const { accountId, meter, units, costMicroGbp, charged, atMs } = hold;
    await tx.execute(END, [holdId, 'refunded', nowMs, null]);
    const pool = { accountId, meter, nowMs: atMs };
    const locked = await lock(tx, this.#tools.base, charged === 'free' ? [pool] : [], [accountId]);
    if (charged === 'free') locked.take(pool, -units);
    else if (costMicroGbp > 0) {
      const sides = { debitId: HOUSE.held, creditId: accountId, amountMicroGbp: costMicroGbp };
      locked.book({ kind: 'refund', accountId, ...sides, holdId, nowMs }, hold.vatBasisPoints ?? undefined);
    }
    await locked.save(tx, this.#tools);
    await this.#forgetRecord(tx, holdId);
    return true;
  }

  #forgetRecord(tx: Queryable, holdId: number): Promise<number> {
    return tx.execute('DELETE FROM repeatable_request WHERE pending_id = $1::bigint', [holdId]);
  }
}
