/**
 * The store against an independent model: long random sequences and all short ones. Whatever is asked, in whatever order,
 * each answer is the model's, and every invariant of the ledger holds. `bun run test:crash` runs the long form, with
 * sequences of one operation more and five times as many random ones.
 */
import { describe, expect, test } from 'bun:test';
import { METER_CLASSES } from '../../src/account/charge.ts';
import { anonymousEmail, DeletionRefused } from '../../src/account/directory.ts';
import { CreditRefused, RefConflict } from '../../src/account/ledger.ts';
import type { AccountStore } from '../../src/account/store.ts';
import { Auditor } from './auditor.ts';
import { NOW_MS, withoutPools } from './customers.ts';
import { newSeed, type Random, randomFrom } from './random.ts';
import { STORES } from './stores.ts';

const LONG_FORM = process.env.FAIRDAY_TEST_LONG === 'yes';
/** A server is asked one thing after the other, so that what it answers has an order; that takes longer. */
const STEPS = { SQLite: LONG_FORM ? 100_000 : 20_000, PostgreSQL: LONG_FORM ? 20_000 : 900 };
const REFS = 1000;
const SERVERS = { SQLite: 10, PostgreSQL: 3 };
/** Five live at a time; each that is deleted is followed by another. */
const CUSTOMERS = 40;
const PRICE = 1200;
const LIMITS = { decision: 40, standard: 12, premium: 6 };
const DAYS = ['2026-11-28', '2026-11-29', '2026-11-30', '2026-12-01', '2026-12-02'];
const FIRST_MS = Date.parse('2026-11-28T00:00:00Z');
const BODIES = ['one', 'two'].map((text) => ({ text, sha256: new Bun.CryptoHasher('sha256').update(text).digest() }));

interface Customer {
  readonly email: string;
  readonly accountId: number;
  readonly keyId: number;
}

function customer(id: number): Customer {
  return { email: `customer-${id}@example.org`, accountId: id, keyId: id };
}

function named(error: unknown): string {
  if (error instanceof RefConflict) return 'conflict';
  if (error instanceof CreditRefused) return 'refused';
  if (error instanceof DeletionRefused) return 'kept';
  throw error;
}

/** Customers, living and deleted; those after `begun` have not come yet. */
interface Town {
  readonly people: readonly Customer[];
  readonly living: Set<number>;
  begun: number;
}

/** One random operation: sent to the store at once; the check of its answer runs when the answer comes. */
function step(random: Random, store: AccountStore, town: Town, auditor: Auditor): Promise<void> {
  const { people, living } = town;
  const who = random.pick([...living]);
  const { email, accountId, keyId } = people[who];
  const day = random.pick(DAYS);
  const nowMs = Date.parse(`${day}T10:00:00Z`);
  const meter = random.pick(METER_CLASSES);
  const units = 1 + random.below(3);
  const request = { accountId, keyId, meter, units, operation: `of-${meter}`, requestId: 'r', nowMs };
  const kind = random.below(100);
  if (kind < 50) {
    const expected = auditor.charge({ who, meter, units, day });
    return store.charge(request).then((outcome) => expect(outcome).toEqual(expected));
  }
  if (kind < 60) {
    const [amount, ref] = [(1 + random.below(3)) * 10_000, `ref-${random.below(REFS)}`];
    const expected = auditor.topUp(who, amount, ref);
    const booking = store.topUp({ email, amountMicroGbp: amount, ref }, nowMs);
    return booking
      .then(({ replayed }) => (replayed ? 'replayed' : 'booked'), named)
      .then((got) => expect(got).toBe(expected));
  }
  if (kind < 65) {
    const amount = random.chance(0.6) ? -1000 * (1 + random.below(30)) : 1000 * (1 + random.below(20));
    const expected = auditor.adjust(who, amount);
    const booking = store.adjust({ email, amountMicroGbp: amount, reason: 'test', ref: null }, nowMs);
    return booking.then(() => 'booked', named).then((got) => expect(got).toBe(expected));
  }
  if (kind < 67 && town.begun < people.length) {
    const forfeit = random.chance(0.7);
    const expected = auditor.delete(who, forfeit);
    const deletion = store.deleteAccount(email, nowMs, { forfeit });
    if (expected === 'deleted') {
      living.delete(who);
      living.add(town.begun++);
    }
    return deletion.then(() => 'deleted', named).then((got) => expect(got).toBe(expected));
  }
  if (kind === 67) {
    const [free, price] = [random.below(60), 100 * random.below(30)];
    auditor.agree(who, meter, free, price);
    const agreed = { decision: 'freeDecisionMonth', standard: 'freeStandardDay', premium: 'freePremiumDay' } as const;
    const prices = { priceDecisionMicroGbp: price, priceStandardMicroGbp: price, pricePremiumMicroGbp: price };
    return store.changeTerms(email, { [agreed[meter]]: free, ...prices }).then((found) => expect(found).not.toBeNull());
  }
  if (kind === 68) {
    // For all days of the sequence, whose first is the earliest instant of a call.
    const price = 100 * (1 + random.below(20));
    auditor.price = price;
    const vat = store.setPrice({ item: 'vat', fromMs: FIRST_MS, value: random.below(2500) }, FIRST_MS);
    const changes = METER_CLASSES.map((item) => store.setPrice({ item, fromMs: FIRST_MS, value: price }, FIRST_MS));
    return Promise.all([vat, ...changes]).then(() => {});
  }
  const open = auditor.openIds();
  if (kind < 85 && open.length > 0) {
    const holdId = random.chance(0.9) ? random.pick(open) : 1 + random.below(50);
    const settles = random.chance(0.5);
    const answer = random.chance(0.8) ? `answer to ${holdId}` : null;
    const expected = settles ? auditor.settle(holdId, answer) : auditor.refund(holdId);
    const ended = settles ? store.capture(holdId, answer, nowMs) : store.release(holdId, nowMs);
    return ended.then((got) => expect(got).toBe(expected));
  }
  return Promise.resolve();
}

/** `begin` gives an id that later steps need, so it is waited for. */
async function beginStep(random: Random, store: AccountStore, { people, living }: Town, auditor: Auditor) {
  const who = random.pick([...living]);
  const { accountId, keyId } = people[who];
  const day = random.pick(DAYS);
  const units = 1 + random.below(2);
  const body = random.pick(BODIES);
  const repeat = random.chance(0.5) ? { id: `ask-${random.below(20)}`, body: body.text } : null;
  const expected = auditor.begin({ who, meter: 'premium', units, day }, repeat);
  const outcome = await store.authorize(
    {
      accountId,
      keyId,
      meter: 'premium',
      units,
      operation: 'ai',
      requestId: 'r',
      nowMs: Date.parse(`${day}T10:00:00Z`),
    },
    repeat === null ? null : { requestId: repeat.id, bodySha256: body.sha256 },
  );
  const { started, ...plain } = { started: undefined, ...expected };
  expect(outcome).toMatchObject(plain);
  if (outcome.outcome === 'authorized') started?.(outcome.holdId);
}

async function compare(store: AccountStore, { people, living, begun }: Town, auditor: Auditor): Promise<void> {
  for (const [who, { accountId, ...person }] of people.slice(0, begun).entries()) {
    const email = living.has(who) ? person.email : anonymousEmail(accountId);
    const expected = auditor.balance(who);
    expect((await store.usage(accountId, NOW_MS))?.balanceMicroGbp).toBe(expected);
    expect((await store.statement(email, 0, 4e12))?.closingMicroGbp).toBe(expected);
    for (const day of DAYS) {
      for (const meter of METER_CLASSES) {
        const { freeRemaining } = await store.balance(accountId, meter, Date.parse(`${day}T10:00:00Z`));
        expect(freeRemaining).toBe(auditor.freeLeft({ who, meter, day }));
      }
    }
  }
  const statements = await Promise.all(
    people
      .slice(0, begun)
      .map(({ email, accountId }, who) =>
        store.statement(living.has(who) ? email : anonymousEmail(accountId), 0, 4e12),
      ),
  );
  const { revenue } = await store.revenue(0, 4e12);
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  const [spent, vat] = [
    statements.map((read) => read?.spentMicroGbp ?? 0),
    statements.map((read) => read?.vatMicroGbp ?? 0),
  ];
  expect(sum(revenue.map(({ grossMicroGbp }) => grossMicroGbp))).toBe(sum(spent));
  expect(sum(revenue.map(({ vatMicroGbp }) => vatMicroGbp))).toBe(sum(vat));
  const { checks } = await store.verify(0);
  expect(checks.filter(({ broken }) => broken !== null)).toEqual([]);
}

/** The operations of the exhaustive test; `end` concerns the last charge that was begun and is open. */
const SMALL = ['charge', 'top-up', 'take-away', 'begin', 'settle', 'refund'] as const;
const LONGEST = { SQLite: LONG_FORM ? 4 : 3, PostgreSQL: LONG_FORM ? 3 : 2 };
/** What waits for a connection too long is refused, so no more at once than a slow machine gets through. */
const SEQUENCES_AT_ONCE = { SQLite: 1500, PostgreSQL: 100 };

async function playOut(store: AccountStore, sequence: readonly { kind: string; who: number }[], number: number) {
  const people = [customer(number * 2 + 1), customer(number * 2 + 2)];
  const auditor = new Auditor({ decision: 0, standard: 0, premium: 1 }, PRICE);
  const begun: number[][] = [[], []];
  const day = '2026-11-21';
  for (const [i, { kind, who }] of sequence.entries()) {
    const { email, accountId, keyId } = people[who];
    const request = { accountId, keyId, units: 1, operation: 'ai', requestId: 'r', nowMs: NOW_MS } as const;
    if (kind === 'charge') {
      const expected = auditor.charge({ who, meter: 'standard', units: 1, day });
      expect(await store.charge({ ...request, meter: 'standard' })).toEqual(expected);
    } else if (kind === 'top-up') {
      auditor.topUp(who, 10_000, `${number} ${i}`);
      const { afterMicroGbp } = await store.topUp({ email, amountMicroGbp: 10_000, ref: `${number} ${i}` }, NOW_MS);
      expect(afterMicroGbp).toBe(auditor.balance(who));
    } else if (kind === 'take-away') {
      const expected = auditor.adjust(who, -10_000);
      const got = store.adjust({ email, amountMicroGbp: -10_000, reason: 'test', ref: null }, NOW_MS);
      expect(await got.then(() => 'booked', named)).toBe(expected);
    } else if (kind === 'begin') {
      const { started, ...expected } = {
        started: undefined,
        ...auditor.begin({ who, meter: 'premium', units: 1, day }, null),
      };
      const outcome = await store.authorize({ ...request, meter: 'premium' }, null);
      expect(outcome).toMatchObject(expected);
      if (outcome.outcome === 'authorized') {
        started?.(outcome.holdId);
        begun[who].push(outcome.holdId);
      }
    } else {
      const holdId = begun[who].at(-1) ?? 0;
      const expected = kind === 'settle' ? auditor.settle(holdId, null) : auditor.refund(holdId);
      const got = kind === 'settle' ? store.capture(holdId, null, NOW_MS) : store.release(holdId, NOW_MS);
      expect(await got).toBe(expected);
    }
  }
  for (const [who, { accountId }] of people.entries()) {
    expect((await store.usage(accountId, NOW_MS))?.balanceMicroGbp).toBe(auditor.balance(who));
  }
}

describe.each(STORES)('$name:', ({ name, place, openServing, addCustomers }) => {
  test(`${STEPS[name]} random operations, servers dying in between: each answer is the model's`, async () => {
    const random = randomFrom(newSeed('model'));
    const path = await place();
    let store = openServing(path, LIMITS);
    await addCustomers(path, CUSTOMERS);
    const people = Array.from({ length: CUSTOMERS }, (_, i) => customer(i + 1));
    const town: Town = { people, living: new Set([0, 1, 2, 3, 4]), begun: 5 };
    const auditor = new Auditor(LIMITS, PRICE);
    let running: Promise<void>[] = [];
    for (let i = 1; i <= STEPS[name]; i++) {
      if (random.chance(0.04)) await beginStep(random, store, town, auditor);
      else running.push(step(random, store, town, auditor));
      if (name === 'PostgreSQL') await Promise.all(running.splice(0));
      if (i % (STEPS[name] / SERVERS[name]) === 0) {
        await Promise.all(running);
        running = [];
        // Closing gives back what is pending, as the next server would after a crash.
        await store.close();
        for (const id of auditor.openIds()) auditor.refund(id);
        store = openServing(path, LIMITS);
        expect(await store.releaseAbandoned(NOW_MS)).toBe(0);
        await compare(store, town, auditor);
      }
    }
    // The sequence is long enough for deletions: otherwise it has not tried them.
    expect(town.begun).toBeGreaterThan(name === 'SQLite' ? 10 : 5);
  }, 600_000);

  test(`every sequence of up to ${LONGEST[name]} operations over 2 accounts goes as the model says`, async () => {
    const path = await place();
    const store = openServing(path, withoutPools({ premium: 1 }));
    const alphabet = SMALL.flatMap((kind) => [0, 1].map((who) => ({ kind, who })));
    // The sequences of the greatest length hold every shorter one as a beginning, and each step is checked.
    let sequences: (typeof alphabet)[] = [[]];
    for (let length = 1; length <= LONGEST[name]; length++) {
      sequences = sequences.flatMap((sequence) => alphabet.map((operation) => [...sequence, operation]));
    }
    expect(sequences).toHaveLength(alphabet.length ** LONGEST[name]);
    await addCustomers(path, sequences.length * 2);
    for (let i = 0; i < sequences.length; i += SEQUENCES_AT_ONCE[name]) {
      const some = sequences.slice(i, i + SEQUENCES_AT_ONCE[name]);
      await Promise.all(some.map((sequence, j) => playOut(store, sequence, i + j)));
    }
    const { checks } = await store.verify(NOW_MS);
    expect(checks.filter(({ broken }) => broken !== null)).toEqual([]);
  }, 600_000);
});
