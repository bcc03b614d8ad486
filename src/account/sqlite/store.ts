/**
 * The account store in one SQLite file.
 * A charge is on disk before its promise resolves. What is cached between calls is dropped when another process has
 * committed something, so when it revokes a key, suspends an account or tops up credit, the next request sees it. Any number of processes may share the file; at
 * most one of them is a server. All writes go through one queue, which groups them and waits for locks. What a server has
 * committed can be read a moment before it is on disk: reads whose result is promised to somebody wait for that.
 */
import type { Database } from 'bun:sqlite';
import { drizzle } from 'drizzle-orm/bun-sqlite';
import { readAtOnce, type Soon } from '../../lib/soon.ts';
import type { Account, AccountStatus, ApiKey, KeyHolder, NewApiKey } from '../account.ts';
import type { Bookings } from '../bookings.ts';
import type { Balance, ChargeOutcome, ChargeRequest, DailyCalls, MeterClass, Tariff } from '../charge.ts';
import {
  type AccountPage,
  type AccountQuery,
  type AccountSummary,
  type Deletion,
  type DeletionOptions,
  type ExportTaker,
  requireLiving,
} from '../directory.ts';
import type { AuthorizeOutcome, IdempotencyKey, ReplayOutcome } from '../holds.ts';
import { requireInteger } from '../integer.ts';
import type {
  Adjustment,
  Booking,
  BookingOptions,
  ImportOptions,
  ImportReport,
  LedgerReport,
  Statement,
  TopUp,
  VerifyProgress,
} from '../ledger.ts';
import { UPDATERS } from '../opening.ts';
import type { ActionPage, ActionQuery } from '../operator-log.ts';
import { createRateLimiter, DEFAULT_RATE, type OwnRate, type RateDecision, type RateLimiter } from '../rate.ts';
import type { Revenue } from '../report.ts';
import { type AccountStore, type FoundCaller, StoreUnavailable, type UsageReport } from '../store.ts';
import { type BaseTerms, baseTermsOf, type OwnTerms, type PriceEntry, type PriceItem, type Terms } from '../terms.ts';
import type { Pruned } from '../upkeep.ts';
import { SqliteAccounts } from './accounts.ts';
import { type Book, createBook } from './book.ts';
import { sqliteBookings } from './bookings.ts';
import { CallerCache } from './caller-cache.ts';
import { ChangeWatch } from './change-watch.ts';
import { type Charges, createCharges, requireWhole } from './charges.ts';
import { closeDatabase, openDatabase, requireExisting, waitLonger } from './database.ts';
import { deleteAccount } from './deletion.ts';
import { logExport, readExport } from './export.ts';
import { asStoreFailure } from './failure.ts';
import { BatchedJobs, GroupCommit } from './group-commit.ts';
import { createHolds, type SqliteHolds } from './holds.ts';
import { Keys } from './keys.ts';
import { createLogFlush, type LogFlush } from './log-flush.ts';
import { SqliteOperatorLog } from './operator-log.ts';
import { readRevenue } from './report.ts';
import { type ServerLock, takeServerLock } from './server-lock.ts';
import { readStatement } from './statement.ts';
import type { StoreOptions } from './store-options.ts';
import { createTerms, type SqliteTerms } from './terms.ts';
import { prune } from './upkeep.ts';
import { createUsage, type SqliteUsage } from './usage.ts';
import { takeLink } from './used-links.ts';
import { verifyLedger } from './verify.ts';
import { Writability } from './writability.ts';

/**
 * Opens the store in that file; servers and writers create it if there is none. Throws `SchemaRefused` when another program
 * version wrote the file (a server brings that of an older one up to date), `StoreMissing` where a reader finds none,
 * `StoreUnavailable` when it cannot be used and `StoreInUse` when another server has the file that a server wants.
 */
export function openSqliteStore(path: string, tariff: Tariff, options: StoreOptions = {}): AccountStore {
  const { opener = 'writer', onUpdate, nowMs = Date.now, operator = 'unknown', logFlush } = options;
  const { rate = DEFAULT_RATE, monotonicMs = () => performance.now() } = options;
  const base = baseTermsOf(tariff);
  const limiter = createRateLimiter<number>({ ...rate, monotonicMs });
  requireExisting(path, opener);
  // Before the database is touched: a second server must not even bring the schema up to date under the first.
  const lock = UPDATERS.has(opener) ? takeServerLock(path) : null;
  try {
    const log = opener === 'server' ? (logFlush ?? createLogFlush(path)) : null;
    return new SqliteStore(openDatabase(path, opener, onUpdate), log, lock, base, limiter, nowMs, operator);
  } catch (error) {
    lock?.release();
    throw error;
  }
}

class SqliteStore implements AccountStore {
  readonly #raw: Database;
  readonly #terms: SqliteTerms;
  readonly #book: Book;
  readonly #charges: Charges;
  readonly #chargeAll: BatchedJobs<ChargeRequest, ChargeOutcome>;
  readonly #holds: SqliteHolds;
  readonly #bookings: Bookings;
  readonly #keys: Keys;
  readonly #callers: CallerCache;
  readonly #watch: ChangeWatch;
  readonly #usage: SqliteUsage;
  readonly #accounts: SqliteAccounts;
  readonly #log: SqliteOperatorLog;
  readonly #writes: GroupCommit;
  readonly #writability: Writability;
  /** The holds that this store authorized and that are still open, with their accounts. */
  readonly #openHolds = new Map<number, number>();
  /** Makes commits durable; null where SQLite does. */
  readonly #logFlush: LogFlush | null;
  readonly #lock: ServerLock | null;
  /** One server has the file, so its own memory holds the rates of all. */
  readonly #limiter: RateLimiter<number>;
  readonly #nowMs: () => number;
  #closed = false;
  readonly #checkCharge = (request: ChargeRequest) => {
    this.#requireOpen();
    requireWhole(request);
  };

  constructor(
    raw: Database,
    log: LogFlush | null,
    lock: ServerLock | null,
    base: BaseTerms,
    limiter: RateLimiter<number>,
    nowMs: () => number,
    operator: string,
  ) {
    this.#limiter = limiter;
    this.#raw = raw;
    this.#logFlush = log;
    this.#lock = lock;
    this.#nowMs = nowMs;
    const db = drizzle({ client: raw });
    this.#log = new SqliteOperatorLog(raw, operator, nowMs);
    this.#accounts = new SqliteAccounts(raw, this.#log);
    this.#terms = createTerms(raw, base, this.#accounts, this.#log);
    this.#book = createBook(raw, this.#terms.vatBasisPoints);
    this.#charges = createCharges(raw, this.#book, this.#terms);
    this.#chargeAll = new BatchedJobs(this.#charges.charge, (request, outcome) =>
      this.#callers.charged(request, outcome),
    );
    this.#holds = createHolds(raw, this.#book, this.#charges);
    this.#bookings = sqliteBookings(raw, this.#book, this.#accounts, this.#log);
    this.#keys = new Keys(raw, db, this.#log);
    this.#callers = new CallerCache(this.#keys, this.#charges);
    this.#watch = new ChangeWatch(raw, () => this.#forget());
    this.#usage = createUsage(raw, this.#accounts, this.#book, this.#charges, this.#terms);
    this.#writes = new GroupCommit(raw, {
      log,
      // Within the transaction: what holds then holds until its commit.
      onBegin: () => this.#watch.lookNow(),
      onRollback: () => this.#forget(),
    });
    this.#writability = new Writability(raw, this.#writes);
  }

  findKey(secret: string, nowMs: number): Soon<KeyHolder | null> {
    const find = () => this.#read(() => this.#callers.findKey(secret, nowMs));
    return readAtOnce(() => this.#noteUse(secret, find(), nowMs));
  }

  findCaller(secret: string, meter: MeterClass, nowMs: number): Soon<FoundCaller | null> {
    return readAtOnce(() => {
      const found = this.#read(() => this.#callers.findCaller(secret, meter, nowMs));
      this.#noteUse(secret, found?.holder ?? null, nowMs);
      return found;
    });
  }

  balance(accountId: number, meter: MeterClass, nowMs: number): Soon<Balance> {
    return readAtOnce(() => this.#read(() => this.#callers.balance(accountId, meter, nowMs)));
  }

  takeRequest(accountId: number, own: OwnRate): Soon<RateDecision> {
    return this.#limiter.take(accountId, own);
  }

  charge(request: ChargeRequest, meanwhile?: (outcome: ChargeOutcome) => void): Promise<ChargeOutcome> {
    return this.#writes.submitBatched(this.#chargeAll, request, this.#checkCharge, meanwhile);
  }

  async authorize(request: ChargeRequest, key: IdempotencyKey | null): Promise<AuthorizeOutcome> {
    this.#requireOpen();
    requireWhole(request);
    return this.#writes.submit(
      () => this.#holds.authorize(request, key),
      (result) => {
        this.#callers.forgetBalance(request.accountId);
        if (result.outcome === 'authorized') this.#openHolds.set(result.holdId, request.accountId);
      },
    );
  }

  async findReplay(request: ChargeRequest, key: IdempotencyKey): Promise<ReplayOutcome | null> {
    return this.#readDurable(() => this.#holds.findReplay(request, key));
  }

  async capture(holdId: number, answer: string | null, nowMs: number): Promise<boolean> {
    this.#requireOpen();
    return this.#end(holdId, () => this.#holds.capture(holdId, answer, nowMs));
  }

  async release(holdId: number, nowMs: number): Promise<boolean> {
    this.#requireOpen();
    return this.#end(holdId, () => this.#holds.release(holdId, nowMs));
  }

  usage(accountId: number, nowMs: number): Soon<UsageReport | null> {
    return this.#readDurable(() => this.#callers.usage(accountId, nowMs, () => this.#usage.report(accountId, nowMs)));
  }

  async dailyCalls(accountId: number, fromMs: number, toMs: number): Promise<readonly DailyCalls[]> {
    const count = () => this.#usage.dailyCalls(accountId, fromMs, toMs);
    return this.#readDurable(() => this.#callers.dailyCalls(accountId, fromMs, toMs, count));
  }

  async topUp(topUp: TopUp, nowMs: number, options: BookingOptions = {}): Promise<Booking> {
    return this.#write(() => this.#bookings.topUp(topUp, requireInteger('nowMs', nowMs), options));
  }

  async adjust(adjustment: Adjustment, nowMs: number, options: BookingOptions = {}): Promise<Booking> {
    return this.#write(() => this.#bookings.adjust(adjustment, requireInteger('nowMs', nowMs), options));
  }

  async importCredit(rows: readonly TopUp[], nowMs: number, options: ImportOptions = {}): Promise<ImportReport> {
    return this.#write(() => this.#bookings.importCredit(rows, requireInteger('nowMs', nowMs), options));
  }

  async statement(email: string, fromMs: number, toMs: number): Promise<Statement | null> {
    return this.#readDurable(() => {
      const found = this.#accounts.find(email);
      return found === null ? null : readStatement(this.#raw, found, fromMs, toMs);
    });
  }

  async revenue(fromMs: number, toMs: number): Promise<Revenue> {
    return this.#readDurable(() => readRevenue(this.#raw, fromMs, toMs));
  }

  async verify(nowMs: number, onProgress?: VerifyProgress): Promise<LedgerReport> {
    this.#requireOpen();
    return verifyLedger(this.#raw, nowMs, onProgress);
  }

  async createAccount(email: string, status: AccountStatus, nowMs: number, by?: string): Promise<Account> {
    return this.#write(() => this.#accounts.create(email, status, nowMs), by);
  }

  async findAccount(email: string): Promise<Account | null> {
    return this.#readDurable(() => this.#accounts.find(email));
  }

  async listAccounts(): Promise<Account[]> {
    return this.#readDurable(() => this.#accounts.list());
  }

  async findAccounts(query: AccountQuery): Promise<AccountPage> {
    return this.#readDurable(() => this.#accounts.search(query));
  }

  async summary(email: string): Promise<AccountSummary | null> {
    return this.#readDurable(() => this.#accounts.summary(email));
  }

  async setStatus(email: string, status: AccountStatus, by?: string): Promise<boolean> {
    return this.#write(() => this.#accounts.setStatus(email, status), by);
  }

  async defaultPlace(accountId: number): Promise<string | null> {
    return this.#read(() => this.#accounts.findById(accountId)?.defaultPlace ?? null);
  }

  async setDefaultPlace(email: string, place: string | null): Promise<boolean> {
    return this.#write(() => this.#accounts.setDefaultPlace(email, place));
  }

  async changeEmail(email: string, newEmail: string): Promise<Account | null> {
    return this.#write(() => this.#accounts.changeEmail(email, newEmail));
  }

  async deleteAccount(email: string, nowMs: number, options: DeletionOptions): Promise<Deletion | null> {
    const tools = { db: this.#raw, accounts: this.#accounts, book: this.#book, log: this.#log };
    return this.#write(() => deleteAccount(tools, email, requireInteger('nowMs', nowMs), options), options.by);
  }

  async exportAccount(email: string, taker: ExportTaker): Promise<boolean> {
    const tools = { db: this.#raw, accounts: this.#accounts, keys: this.#keys, log: this.#log };
    return (await this.#write(() => logExport(tools, email))) && this.#read(() => readExport(tools, email, taker));
  }

  async operatorActions(query: ActionQuery): Promise<ActionPage> {
    return this.#readDurable(() => this.#log.find(query));
  }

  terms(accountId: number, nowMs: number): Soon<Terms | null> {
    const isAccount = () => this.#callers.hasReport(accountId) || this.#accounts.findById(accountId) !== null;
    return readAtOnce(() => this.#read(() => (isAccount() ? this.#terms.at(accountId, nowMs) : null)));
  }

  async ownTerms(accountId: number): Promise<OwnTerms> {
    return this.#readDurable(() => this.#terms.ownTerms(accountId));
  }

  async changeTerms(email: string, change: Partial<OwnTerms>): Promise<{ account: Account; terms: OwnTerms } | null> {
    return this.#write(() => this.#terms.change(email, change));
  }

  async priceList() {
    return this.#readDurable(() => this.#terms.priceList());
  }

  async setPrice(entry: PriceEntry, nowMs: number): Promise<void> {
    return this.#write(() => this.#terms.setPrice(entry, nowMs));
  }

  async removePrice(item: PriceItem, fromMs: number, nowMs: number): Promise<boolean> {
    return this.#write(() => this.#terms.removePrice(item, fromMs, nowMs));
  }

  async createKey(accountId: number, name: string, nowMs: number, by?: string): Promise<NewApiKey> {
    return this.#write(() => {
      const holder = this.#accounts.findById(accountId);
      if (holder !== null) requireLiving(holder);
      return this.#keys.create(accountId, name, nowMs);
    }, by);
  }

  async listKeys(accountId: number): Promise<ApiKey[]> {
    return this.#readDurable(() => this.#keys.list(accountId));
  }

  async revokeKey(accountId: number, keyId: number, nowMs: number, by?: string): Promise<boolean> {
    return this.#write(() => this.#keys.revoke(accountId, keyId, nowMs), by);
  }

  async rotateKey(accountId: number, keyId: number, nowMs: number, overlapMs = 0): Promise<NewApiKey | null> {
    return this.#write(() => this.#keys.rotate(accountId, keyId, nowMs, overlapMs));
  }

  async takeLink(signature: string, untilMs: number): Promise<boolean> {
    return this.#write(() => takeLink(this.#raw, signature, requireInteger('untilMs', untilMs)));
  }

  async linkSecret(own: Uint8Array): Promise<Uint8Array> {
    return own;
  }

  async releaseAbandoned(nowMs: number): Promise<number> {
    this.#requireOpen();
    if (this.#lock === null)
      throw new Error('a hold may be in use by a server: only a server knows which ones are abandoned');
    // The process that authorized these had the lock before this one, so it has ended.
    const abandoned = this.#holds.openIds().filter((id) => !this.#openHolds.has(id));
    const released = await Promise.all(abandoned.map((id) => this.release(id, nowMs)));
    return released.filter((isReleased) => isReleased).length;
  }

  async prune(nowMs: number): Promise<Pruned> {
    this.#requireOpen();
    return prune(this.#raw, this.#writes, requireInteger('nowMs', nowMs)).finally(() => this.#forget());
  }

  async ready(): Promise<void> {
    this.#requireOpen();
  }

  async isWritable(): Promise<boolean> {
    if (this.#closed) return false;
    return this.#writability.isWritable();
  }

  async close(): Promise<void> {
    if (this.#closed) return;
    this.#closed = true;
    waitLonger(this.#raw);
    this.#writes.flush();
    const nowMs = this.#nowMs();
    const refunds = [...this.#openHolds.keys()].map((id) => this.#writes.submit(() => this.#holds.release(id, nowMs)));
    this.#writes.flush();
    // What cannot be refunded now is refunded by the next server, as after a crash.
    await Promise.allSettled(refunds);
    await this.#writes.onDisk()?.catch(() => {});
    this.#logFlush?.close();
    // After a flush that failed, nothing is checkpointed: the log may not be what was written. The process's end closes it.
    if (this.#writes.failure === null) closeDatabase(this.#raw);
    this.#lock?.release();
  }

  #noteUse(secret: string, holder: KeyHolder | null, nowMs: number): KeyHolder | null {
    if (holder === null || !this.#keys.isNewDay(holder, nowMs)) return holder;
    const note = () => this.#keys.noteUse(holder, nowMs);
    // The call goes on even if this write fails; the next call tries again.
    this.#writes.submit(note, () => this.#callers.forgetKey(secret)).catch(() => {});
    return holder;
  }

  #end(holdId: number, end: () => boolean): Promise<boolean> {
    return this.#writes.submit(end, () => {
      this.#callers.forgetBalance(this.#openHolds.get(holdId));
      this.#openHolds.delete(holdId);
    });
  }

  /** Drops what is cached of the database. */
  #forget(): void {
    this.#callers.forgetAll();
    this.#terms.forget();
  }

  /** `by` is who did it, where that is not the operator of this store. */
  #write<Result>(job: () => Result, by?: string): Promise<Result> {
    this.#requireOpen();
    const changed = () => {
      const result = by === undefined ? job() : this.#log.actingAs(by, job);
      // The next job of the group already reads what this one has written.
      this.#forget();
      return result;
    };
    return this.#writes.submit(changed, () => this.#forget());
  }

  /** What the job reads, once it is on disk: for whatever is promised to somebody. */
  #readDurable<Result>(job: () => Result): Soon<Result> {
    return readAtOnce(() => {
      const result = this.#read(job);
      const flushing = this.#writes.onDisk();
      return flushing === null ? result : flushing.then(() => result);
    });
  }

  /** Throws `StoreUnavailable` where the file cannot be read. */
  #read<Result>(job: () => Result): Result {
    this.#requireOpen();
    try {
      this.#watch.look();
      return job();
    } catch (error) {
      throw asStoreFailure(error, this.#raw.filename);
    }
  }

  #requireOpen(): void {
    if (this.#closed) throw new StoreUnavailable('the account store is closed');
    if (this.#writes.failure !== null) throw this.#writes.failure;
  }
}
