/**
 * The account store in PostgreSQL, shared by any number of servers.
 *
 * A charge is on disk before its promise resolves, and takes effect once, also where the connection breaks while it is
 * committed. Nothing is cached between calls, so when another server revokes a key or suspends an account, the next request
 * here sees it. The database is opened at the first use; while it is away every call throws `StoreUnavailable`.
 */
import type { Account, AccountStatus, ApiKey, KeyHolder, NewApiKey } from '../account.ts';
import type { Balance, ChargeOutcome, ChargeRequest, DailyCalls, MeterClass, Tariff } from '../charge.ts';
import type {
  AccountPage,
  AccountQuery,
  AccountSummary,
  Deletion,
  DeletionOptions,
  ExportTaker,
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
import type { Opener, SchemaUpdate } from '../opening.ts';
import type { ActionPage, ActionQuery } from '../operator-log.ts';
import { DEFAULT_RATE, type OwnRate, type RateDecision, type RequestRate } from '../rate.ts';
import type { Revenue } from '../report.ts';
import { type AccountStore, type FoundCaller, StoreUnavailable, type UsageReport } from '../store.ts';
import { listedIn, type OwnTerms, type PriceEntry, type PriceItem, type Terms, termsAt } from '../terms.ts';
import type { Pruned } from '../upkeep.ts';
import {
  accountSummary,
  allAccounts,
  findAccount,
  findAccountById,
  PostgresAccounts,
  searchAccounts,
} from './accounts.ts';
import { PostgresBookings } from './bookings.ts';
import { PostgresCharges } from './charges.ts';
import { Connections, type Queryable } from './connections.ts';
import { deletePostgresAccount } from './deletion.ts';
import { exportReader } from './export.ts';
import { databasePlace } from './failure.ts';
import { PostgresHolds } from './holds.ts';
import { HoldsInWork } from './holds-in-work.ts';
import { listKeys, PostgresKeys } from './keys.ts';
import { Lookups } from './lookups.ts';
import { bringUpToDate } from './migrate.ts';
import { NumberBlocks } from './numbers.ts';
import { findActions, PostgresOperatorLog } from './operator-log.ts';
import { PROBE, Readiness } from './readiness.ts';
import { PostgresRequestRates } from './request-rates.ts';
import { Servers } from './servers.ts';
import { readPostgresRevenue, readPostgresStatement } from './statement.ts';
import { PostgresTerms, readOwnTerms, readPriceList } from './terms.ts';
import { prunePostgres } from './upkeep.ts';
import { readBalance, readDailyCalls, readUsage } from './usage.ts';
import { sharedLinkSecret, takePostgresLink } from './used-links.ts';
import { verifyPostgres } from './verify.ts';
import { Writes } from './writes.ts';

interface PostgresStoreOptions {
  /** Servers and migrations bring the schema up to date. A writer when left out. */
  readonly opener?: Opener;
  /** Told when the schema was brought up to date. */
  readonly onUpdate?: (update: SchemaUpdate) => void;
  /** The time of the refunds at closing; the machine's clock when left out. */
  readonly nowMs?: () => number;
  /** Who acts through the store, for the operator log. */
  readonly operator?: string;
  /** The request rate of everybody. */
  readonly rate?: RequestRate;
  /** How long this process may be silent before others release its holds. */
  readonly leaseMs?: number;
}

/** Lanes of charges, of lookups, of everything else; with those of numbers and of long reading ten connections per process at most. */
const CHARGE_LANES = 2;
const LOOKUP_LANES = 2;
const OTHER_LANES = 4;

/**
 * The store in the database of that URL. Connects at the first call: that throws `SchemaRefused` or `StoreMissing` where the
 * schema is not this program's, `StoreUnavailable` where the database cannot be used.
 */
export function openPostgresStore(url: string, tariff: Tariff, options: PostgresStoreOptions = {}): AccountStore {
  return new PostgresStore(url, tariff, options);
}

class PostgresStore implements AccountStore {
  readonly #place: string;
  readonly #opener: Opener;
  readonly #onUpdate: (update: SchemaUpdate) => void;
  readonly #nowMs: () => number;
  readonly #lanes: readonly Connections[];
  readonly #db: Connections;
  /** For what reads the whole ledger. */
  readonly #longDb: Connections;
  readonly #writes: Writes;
  readonly #servers: Servers;
  readonly #log: PostgresOperatorLog;
  readonly #terms: PostgresTerms;
  readonly #accounts: PostgresAccounts;
  readonly #keys: PostgresKeys;
  readonly #bookings: PostgresBookings;
  readonly #charges: PostgresCharges;
  readonly #holds: PostgresHolds;
  readonly #lookups: Lookups;
  readonly #rates: PostgresRequestRates;
  readonly #readiness: Readiness;
  readonly #numbers: { readonly entries: NumberBlocks; readonly calls: NumberBlocks; readonly holds: NumberBlocks };
  readonly #inWork = new HoldsInWork();
  #opening: Promise<void> | null = null;
  #isOpen = false;
  #closed = false;

  constructor(url: string, tariff: Tariff, options: PostgresStoreOptions) {
    const { opener = 'writer', onUpdate = () => {}, nowMs = Date.now, operator = 'unknown' } = options;
    this.#place = databasePlace(url);
    this.#opener = opener;
    this.#onUpdate = onUpdate;
    this.#nowMs = nowMs;
    this.#db = new Connections(url, { lanes: OTHER_LANES, durable: true });
    const chargeLanes = new Connections(url, { lanes: CHARGE_LANES, durable: true });
    const lookupLanes = new Connections(url, { lanes: LOOKUP_LANES, durable: false });
    // Of its own: transactions that have all other lanes want numbers before they end.
    const numberLane = new Connections(url, { lanes: 1, durable: true });
    // One: of two that read the whole ledger the second waits or is refused, and no call waits for either.
    this.#longDb = new Connections(url, { lanes: 1, durable: true, long: true });
    this.#lanes = [this.#db, chargeLanes, lookupLanes, numberLane, this.#longDb];
    this.#writes = new Writes(this.#db, this.#place, new NumberBlocks(numberLane, 'commit_mark'));
    this.#numbers = {
      entries: new NumberBlocks(numberLane, 'ledger_entry'),
      calls: new NumberBlocks(numberLane, 'metered_call'),
      holds: new NumberBlocks(numberLane, 'pending_charge'),
    };
    // There too: under load a lease does not run out behind what waits.
    this.#servers = new Servers(numberLane, new NumberBlocks(numberLane, 'server'), operator, options.leaseMs);
    this.#log = new PostgresOperatorLog(operator, nowMs);
    this.#terms = new PostgresTerms(tariff, this.#log);
    const probe = async () => {
      await this.#open();
      return this.#db.execute(PROBE);
    };
    this.#readiness = new Readiness(probe, () => this.#writes.committedMs);
    const { base } = this.#terms;
    this.#accounts = new PostgresAccounts(this.#log);
    this.#keys = new PostgresKeys(this.#log);
    this.#bookings = new PostgresBookings(base, this.#numbers, this.#log);
    const writes = this.#writes;
    this.#charges = new PostgresCharges({ db: chargeLanes, writes, base, ...this.#numbers });
    this.#holds = new PostgresHolds({ base, ...this.#numbers });
    this.#lookups = new Lookups(lookupLanes, writes, base);
    this.#rates = new PostgresRequestRates(lookupLanes, writes, options.rate ?? DEFAULT_RATE);
  }

  async findKey(secret: string, nowMs: number): Promise<KeyHolder | null> {
    await this.#open();
    return this.#lookups.findKey(secret, nowMs);
  }

  async findCaller(secret: string, meter: MeterClass, nowMs: number): Promise<FoundCaller | null> {
    await this.#open();
    return this.#lookups.findCaller(secret, meter, nowMs);
  }

  async takeRequest(accountId: number, own: OwnRate): Promise<RateDecision> {
    await this.#open();
    return this.#rates.take(accountId, own);
  }

  async balance(accountId: number, meter: MeterClass, nowMs: number): Promise<Balance> {
    return this.#read((tx) => readBalance(tx, this.#terms.base, accountId, meter, nowMs));
  }

  async charge(request: ChargeRequest): Promise<ChargeOutcome> {
    requireWhole(request);
    // Without waiting where the store is open, so that what was asked for before it closes is done.
    if (!this.#isOpen || this.#closed) await this.#open();
    return this.#charges.charge(request);
  }

  async authorize(request: ChargeRequest, key: IdempotencyKey | null): Promise<AuthorizeOutcome> {
    requireWhole(request);
    await this.#open();
    const serverId = await this.#writes.again(() => this.#servers.own());
    return this.#inWork.authorize(
      () => this.#writes.run((tx) => this.#holds.authorize(tx, request, key, serverId)),
      (result) => (result.outcome === 'authorized' ? result.holdId : null),
    );
  }

  async findReplay(request: ChargeRequest, key: IdempotencyKey): Promise<ReplayOutcome | null> {
    return this.#write((tx) => this.#holds.findReplay(tx, request, key));
  }

  async capture(holdId: number, answer: string | null, nowMs: number): Promise<boolean> {
    const captured = await this.#write((tx) => this.#holds.capture(tx, holdId, answer, nowMs));
    this.#inWork.end(holdId);
    return captured;
  }

  async release(holdId: number, nowMs: number): Promise<boolean> {
    // One that fails is made up for by `releaseAbandoned`.
    this.#inWork.end(holdId);
    return this.#write((tx) => this.#holds.release(tx, holdId, nowMs));
  }

  async usage(accountId: number, nowMs: number): Promise<UsageReport | null> {
    return this.#read((tx) => readUsage(tx, this.#terms.base, accountId, nowMs));
  }

  async dailyCalls(accountId: number, fromMs: number, toMs: number): Promise<DailyCalls[]> {
    return this.#read((tx) => readDailyCalls(tx, accountId, fromMs, toMs));
  }

  async topUp(topUp: TopUp, nowMs: number, options: BookingOptions = {}): Promise<Booking> {
    return this.#write((tx) => this.#bookings.topUp(tx, topUp, requireInteger('nowMs', nowMs), options));
  }

  async adjust(adjustment: Adjustment, nowMs: number, options: BookingOptions = {}): Promise<Booking> {
    return this.#write((tx) => this.#bookings.adjust(tx, adjustment, requireInteger('nowMs', nowMs), options));
  }

  async importCredit(rows: readonly TopUp[], nowMs: number, options: ImportOptions = {}): Promise<ImportReport> {
    return this.#write((tx) => this.#bookings.importCredit(tx, rows, requireInteger('nowMs', nowMs), options));
  }

  async statement(email: string, fromMs: number, toMs: number): Promise<Statement | null> {
    return this.#readLong(async (tx) => {
      const found = await findAccount(tx, email);
      return found === null ? null : readPostgresStatement(tx, found, fromMs, toMs);
    });
  }

  async revenue(fromMs: number, toMs: number): Promise<Revenue> {
    return this.#readLong((tx) => readPostgresRevenue(tx, fromMs, toMs));
  }

  async verify(nowMs: number, onProgress?: VerifyProgress): Promise<LedgerReport> {
    await this.#open();
    return this.#writes.again(() => verifyPostgres(this.#longDb, nowMs, onProgress));
  }

  async createAccount(email: string, status: AccountStatus, nowMs: number, by?: string): Promise<Account> {
    return this.#write((tx) => this.#accounts.create(tx, email, status, nowMs, by));
  }

  async findAccount(email: string): Promise<Account | null> {
    return this.#read((tx) => findAccount(tx, email));
  }

  async listAccounts(): Promise<Account[]> {
    return this.#read(allAccounts);
  }

  async findAccounts(query: AccountQuery): Promise<AccountPage> {
    return this.#read((tx) => searchAccounts(tx, query));
  }

  async summary(email: string): Promise<AccountSummary | null> {
    return this.#read((tx) => accountSummary(tx, email));
  }

  async setStatus(email: string, status: AccountStatus, by?: string): Promise<boolean> {
    return this.#write((tx) => this.#accounts.setStatus(tx, email, status, by));
  }

  async defaultPlace(accountId: number): Promise<string | null> {
    return this.#read(async (tx) => (await findAccountById(tx, accountId))?.defaultPlace ?? null);
  }

  async setDefaultPlace(email: string, place: string | null): Promise<boolean> {
    return this.#write((tx) => this.#accounts.setDefaultPlace(tx, email, place));
  }

  async changeEmail(email: string, newEmail: string): Promise<Account | null> {
    return this.#write((tx) => this.#accounts.changeEmail(tx, email, newEmail));
  }

  async deleteAccount(email: string, nowMs: number, options: DeletionOptions): Promise<Deletion | null> {
    const tools = { base: this.#terms.base, numbers: this.#numbers, log: this.#log };
    return this.#write((tx) => deletePostgresAccount(tx, tools, email, requireInteger('nowMs', nowMs), options));
  }

  async exportAccount(email: string, taker: ExportTaker): Promise<boolean> {
    await this.#open();
    // Logged first: what is read after that is never read without a trace.
    const known = await this.#writes.run(async (tx) => {
      const found = await findAccount(tx, email);
      if (found !== null) await this.#log.write(tx, 'account.export', found.id);
      return found !== null;
    });
    const read = exportReader(email, taker);
    return known && this.#readLong(read);
  }

  async operatorActions(query: ActionQuery): Promise<ActionPage> {
    return this.#read((tx) => findActions(tx, query));
  }

  async terms(accountId: number, nowMs: number): Promise<Terms | null> {
    return this.#read(async (tx) => {
      if ((await findAccountById(tx, accountId)) === null) return null;
      return termsAt(this.#terms.base, await readOwnTerms(tx, accountId), listedIn(await readPriceList(tx)), nowMs);
    });
  }

  async ownTerms(accountId: number): Promise<OwnTerms> {
    return this.#read((tx) => readOwnTerms(tx, accountId));
  }

  async changeTerms(email: string, change: Partial<OwnTerms>): Promise<{ account: Account; terms: OwnTerms } | null> {
    return this.#write((tx) => this.#terms.change(tx, email, change));
  }

  async priceList() {
    const { priceMicroGbp, vatBasisPoints } = this.#terms.base;
    return { entries: await this.#read(readPriceList), before: { ...priceMicroGbp, vat: vatBasisPoints } };
  }

  async setPrice(entry: PriceEntry, nowMs: number): Promise<void> {
    return this.#write((tx) => this.#terms.setPrice(tx, entry, nowMs));
  }

  async removePrice(item: PriceItem, fromMs: number, nowMs: number): Promise<boolean> {
    return this.#write((tx) => this.#terms.removePrice(tx, item, fromMs, nowMs));
  }

  async createKey(accountId: number, name: string, nowMs: number, by?: string): Promise<NewApiKey> {
    return this.#write((tx) => this.#keys.create(tx, accountId, name, nowMs, by));
  }

  async listKeys(accountId: number): Promise<ApiKey[]> {
    return this.#read((tx) => listKeys(tx, accountId));
  }

  async revokeKey(accountId: number, keyId: number, nowMs: number, by?: string): Promise<boolean> {
    return this.#write((tx) => this.#keys.revoke(tx, accountId, keyId, nowMs, by));
  }

  async rotateKey(accountId: number, keyId: number, nowMs: number, overlapMs = 0): Promise<NewApiKey | null> {
    return this.#write((tx) => this.#keys.rotate(tx, accountId, keyId, nowMs, overlapMs));
  }

  async takeLink(signature: string, untilMs: number): Promise<boolean> {
    return this.#write((tx) => takePostgresLink(tx, signature, requireInteger('untilMs', untilMs)));
  }

  async linkSecret(own: Uint8Array): Promise<Uint8Array> {
    return this.#write((tx) => sharedLinkSecret(tx, own));
  }

  async releaseAbandoned(nowMs: number): Promise<number> {
    await this.#open();
    if (this.#opener !== 'server')
      throw new Error('a hold may be in use by a server: only a server knows which ones are abandoned');
    const { ofOthers, own } = await this.#writes.again(() => this.#servers.openHolds());
    const abandoned = [...ofOthers, ...(await this.#inWork.straysOf(own))];
    const released = await Promise.all(abandoned.map((id) => this.release(id, nowMs)));
    return released.filter((isReleased) => isReleased).length;
  }

  async prune(nowMs: number): Promise<Pruned> {
    await this.#open();
    return prunePostgres(this.#writes, requireInteger('nowMs', nowMs));
  }

  async ready(): Promise<void> {
    await this.#open();
  }

  async isWritable(): Promise<boolean> {
    if (this.#closed) return false;
    return this.#readiness.check();
  }

  async close(): Promise<void> {
    if (this.#closed) return;
    this.#closed = true;
    if (this.#opening !== null) {
      await this.#charges.drained();
      const nowMs = this.#nowMs();
      // What cannot be refunded now is refunded by another server when the lease has run out, as after a crash.
      const refunds = this.#inWork.ids.map((id) => this.#writes.run((tx) => this.#holds.release(tx, id, nowMs)));
      await Promise.allSettled(refunds);
      await this.#servers.leave();
    }
    await Promise.all(this.#lanes.map((lanes) => lanes.close()));
  }

  /** Reads at one moment, and again where that helps. */
  async #read<Result>(work: (tx: Queryable) => Promise<Result>): Promise<Result> {
    await this.#open();
    return this.#writes.again(() => this.#db.snapshot(work));
  }

  async #readLong<Result>(work: (tx: Queryable) => Promise<Result>): Promise<Result> {
    await this.#open();
    return this.#writes.again(() => this.#longDb.snapshot(work));
  }

  async #write<Result>(work: (tx: Queryable) => Promise<Result>): Promise<Result> {
    await this.#open();
    return this.#writes.run(work);
  }

  /** Connects and checks the schema once; a failure is tried again at the next call. */
  #open(): Promise<void> {
    if (this.#closed) return Promise.reject(new StoreUnavailable('the account store is closed'));
    this.#opening ??= this.#writes
      .again(() => bringUpToDate(this.#db, this.#place, this.#opener, this.#onUpdate))
      .then(() => {
        this.#isOpen = true;
      })
      .catch((error) => {
        this.#opening = null;
        throw error;
      });
    return this.#opening;
  }
}

function requireWhole({ units, nowMs }: ChargeRequest): void {
  requireInteger('units', units, 1);
  requireInteger('nowMs', nowMs);
}
