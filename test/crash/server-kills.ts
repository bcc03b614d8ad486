/**
 * Kills a server again and again under looping clients that keep journals, at random moments and at named ones, and then
 * holds the database against the journals: every answer that was received is charged exactly once, as it said; nothing
 * unseen is charged more than once; what failed is not charged at all; a question that was answered is answered again from
 * what was kept, at no cost; and the ledger verifies.
 */
import { Database } from 'bun:sqlite';
import { join } from 'node:path';
import { callsApart } from '../../src/account/calls-together.ts';
import { openSqliteStore } from '../../src/account/sqlite/store.ts';
import { FAILPOINTS } from '../../src/lib/failpoint.ts';
import { tariff } from '../account/customers.ts';
import { newSeed, type Random, randomFrom } from '../account/random.ts';
import { inEmptyFolder, type ServerProcess, startServerProcess } from '../support/process.ts';

export interface KillReport {
  readonly kills: number;
  readonly answered: number;
  readonly paid: number;
  /** Questions that were answered, and how many of them were sent again after a kill. */
  readonly questions: number;
  readonly replayed: number;
  readonly unseen: number;
  /** Unseen calls that were charged all the same: the server died between the commit and the answer. */
  readonly unseenCharged: number;
  /** What must not be; empty when every promise held. */
  readonly faults: readonly string[];
}

/** What a client knows of one call; null while, or because, no whole answer came. */
interface Entry {
  status: number | null;
  charged: string | null;
  cost: string | null;
  /** The answer in words, of a question. */
  answer: string | null;
}

interface Client {
  readonly key: string;
  readonly accountId: number;
  readonly journal: Map<string, Entry>;
}

const CLIENTS = 20;
const FREE_DECISIONS = 100;
const ENV = {
  FAIRDAY_WEATHER: 'typical',
  FAIRDAY_FREE_DECISION_MONTH: String(FREE_DECISIONS),
  FAIRDAY_FREE_PREMIUM_DAY: '4',
  FAIRDAY_RATE_PER_SECOND: '1000000',
  FAIRDAY_RATE_BURST: '1000000',
};
const DECIDE = '/v1/decide?location=Leeds&activity=running&when=tomorrow';
const NOWHERE = '/v1/decide?location=Xqzzyvia&activity=running';
const QUESTION = '{"q":"Will it rain in Leeds tomorrow?"}';
/** Ids of questions begin so; each costs two calls of the dearest class. */
const ASKED = 'ask-';
/** Questions of each client that are sent again at each look. */
const SENT_AGAIN = 2;
const MAX_LIFE_MS = 400;
/** A named moment that is not passed in this time was armed for too many passes; an answer that has not come is not waited for. */
const PATIENCE_MS = 5_000;
const VERIFY_EVERY = 25;

/** `program` is how to start Fairday; `say` hears how far it has come. */
export async function killServers(
  program: readonly string[],
  kills: number,
  say: (done: number) => void,
): Promise<KillReport> {
  const random = randomFrom(newSeed('kills'));
  return inEmptyFolder(async (cwd) => {
    const path = join(cwd, 'fairday-data', 'fairday.db');
    await (await startServerProcess(program, cwd, ENV, ['--no-owner'])).stop();
    const clients = await makeClients(path);
    const faults: string[] = [];
    let replayed = 0;
    for (let kill = 1; kill <= kills; kill++) {
      // Every other kill is at a named moment, each in turn.
      const named = kill % 2 === 1 ? FAILPOINTS[((kill - 1) / 2) % FAILPOINTS.length] : null;
      // Of the others every other one comes after an answer, however slowly a busy machine gives one.
      await oneLife(program, cwd, clients, named, kill % 4 === 0, random);
      say(kill);
      if (kill % VERIFY_EVERY !== 0 && kill !== kills) continue;
      const server = await startServerProcess(program, cwd, ENV, ['--no-owner']);
      const again = await Promise.all(clients.map((client) => sendAgain(server.url, client)));
      replayed += again.reduce((sum, { sent }) => sum + sent, 0);
      faults.push(...again.flatMap((found) => found.faults));
      const exitCode = await server.stop();
      if (exitCode !== 0) faults.push(`after kill ${kill} the server exited with ${exitCode}: ${server.stderr()}`);
      faults.push(...(await audit(path, clients)));
    }
    return { ...report(kills, path, clients, faults), replayed };
  });
}

async function makeClients(path: string): Promise<Client[]> {
  const store = openSqliteStore(path, tariff());
  const clients: Client[] = [];
  for (let i = 0; i < CLIENTS; i++) {
    const email = `client-${i}@example.org`;
    const { id: accountId } = await store.createAccount(email, 'verified', Date.now());
    const { key } = await store.createKey(accountId, 'default', Date.now());
    // Some run out of credit, most do not.
    const amountMicroGbp = i % 5 === 0 ? 100_000 : 1_000_000_000;
    await store.topUp({ email, amountMicroGbp, ref: `first of ${email}` }, Date.now());
    clients.push({ key, accountId, journal: new Map() });
  }
  await store.close();
  return clients;
}

/** Starts a server, lets the clients loop, and sees it die: at the named moment, or at a random one. */
async function oneLife(
  program: readonly string[],
  cwd: string,
  clients: readonly Client[],
  named: string | null,
  isAfterAnswer: boolean,
  random: Random,
): Promise<void> {
  const failpoint: Record<string, string> =
    named === null ? {} : { FAIRDAY_FAILPOINT: `${named}:${1 + random.below(150)}` };
  const server = await startServerProcess(program, cwd, { ...ENV, ...failpoint }, ['--no-owner']);
  let alive = true;
  const { promise: firstAnswer, resolve: onAnswer } = Promise.withResolvers<void>();
  // Two calls of each at a time: charges of one account come together.
  const callers = clients.flatMap((client) => [client, client]);
  const loops = callers.map((client) => loop(server, client, () => alive, onAnswer, random));
  if (isAfterAnswer) await Promise.race([firstAnswer, Bun.sleep(PATIENCE_MS)]);
  await (named === null
    ? Bun.sleep(random.below(MAX_LIFE_MS))
    : Promise.race([Promise.all(loops), Bun.sleep(PATIENCE_MS)]));
  await server.stop('SIGKILL');
  alive = false;
  await Promise.all(loops);
}

/** Calls until the server is gone. Each call has an id of its own, written down before it is sent. */
async function loop(
  server: ServerProcess,
  client: Client,
  isAlive: () => boolean,
  onAnswer: () => void,
  random: Random,
): Promise<void> {
  while (isAlive()) {
    const isQuestion = random.chance(0.2);
    const id = `${isQuestion ? ASKED : ''}${client.accountId}-${client.journal.size}`;
    const entry: Entry = { status: null, charged: null, cost: null, answer: null };
    client.journal.set(id, entry);
    try {
      const response = isQuestion
        ? await ask(server.url, client.key, id)
        : await fetch(`${server.url}${random.chance(0.1) ? NOWHERE : DECIDE}`, {
            headers: { 'X-API-Key': client.key, 'X-Request-Id': id },
          });
      const body = JSON.parse(await response.text());
      entry.status = response.status;
      entry.charged = body.billing?.charged ?? null;
      entry.cost = response.headers.get('x-call-cost-gbp');
      entry.answer = body.answer ?? null;
      onAnswer();
    } catch {
      // The server died under this call; what it did is not known here. The next one would find nobody.
      return;
    }
  }
}

function ask(url: string, key: string, id: string): Promise<Response> {
  return fetch(`${url}/v1/ai`, {
    method: 'POST',
    headers: { 'X-API-Key': key, 'X-Request-Id': id, 'Content-Type': 'application/json' },
    body: QUESTION,
  });
}

/** Sends the newest answered questions again: each has the answer that it had, at no cost. */
async function sendAgain(url: string, { key, journal }: Client) {
  const asked = [...journal].filter(([id, { status }]) => id.startsWith(ASKED) && status === 200).slice(-SENT_AGAIN);
  const faults: string[] = [];
  for (const [id, { answer }] of asked) {
    const response = await ask(url, key, id);
    const body = JSON.parse(await response.text());
    const cost = response.headers.get('x-call-cost-gbp');
    if (response.status !== 200 || answer === null || body.answer !== answer || Number(cost) !== 0)
      faults.push(`${id}, sent again, is ${response.status} at ${cost}: ${body.answer ?? body.error?.message}`);
  }
  return { sent: asked.length, faults };
}

interface Charged {
  readonly requestId: string;
  readonly charged: string;
  readonly micro: number;
}

function chargesOf(path: string): Map<number, Map<string, Charged[]>> {
  const db = new Database(path, { readonly: true });
  const rows = db
    .query<Charged & { accountId: number; calls: number }, []>(
      'SELECT account_id AS accountId, request_id AS requestId, charged, cost_micro_gbp AS micro, calls FROM metered_call',
    )
    .all();
  db.close();
  const byAccount = new Map<number, Map<string, Charged[]>>();
  for (const row of callsApart(rows)) {
    const byId = byAccount.get(row.accountId) ?? new Map<string, Charged[]>();
    byId.set(row.requestId, [...(byId.get(row.requestId) ?? []), row]);
    byAccount.set(row.accountId, byId);
  }
  return byAccount;
}

async function audit(path: string, clients: readonly Client[]): Promise<string[]> {
  const charges = chargesOf(path);
  const faults = clients.flatMap(({ accountId, journal }) => {
    const charged = charges.get(accountId) ?? new Map<string, Charged[]>();
    const strangers = [...charged.keys()].filter((id) => !journal.has(id)).map((id) => `${id} was never sent`);
    const wrong = [...journal].flatMap(([id, entry]) => faultOf(id, entry, charged.get(id) ?? []));
    return [...strangers, ...wrong];
  });
  const store = openSqliteStore(path, tariff());
  const { checks } = await store.verify(Date.now());
  await store.close();
  return [...faults, ...checks.flatMap(({ rule, broken }) => (broken === null ? [] : [`${rule}: ${broken}`]))];
}

function faultOf(id: string, { status, charged, cost }: Entry, rows: readonly Charged[]): string[] {
  if (status === null) return rows.length > 1 ? [`${id}, unseen, was charged ${rows.length} times`] : [];
  if (status !== 200) return rows.length > 0 ? [`${id}, answered ${status}, was charged`] : [];
  if (rows.length !== 1) return [`${id}, answered, was charged ${rows.length} times`];
  const [row] = rows;
  // The answer to a question says in its headers alone what it cost.
  const said = `${id.startsWith(ASKED) ? row.charged : charged} ${cost}`;
  const price = id.startsWith(ASKED) ? 2400 : 1200;
  const booked = `${row.charged} ${(row.micro / 1_000_000).toFixed(4)}`;
  return said === booked && (row.micro === 0 || row.micro === price) ? [] : [`${id} said ${said}, booked ${booked}`];
}

function report(kills: number, path: string, clients: readonly Client[], faults: readonly string[]) {
  const charges = chargesOf(path);
  const all = clients.flatMap(({ accountId, journal }) =>
    [...journal].map(([id, entry]) => ({
      ...entry,
      isQuestion: id.startsWith(ASKED),
      isCharged: charges.get(accountId)?.has(id) === true,
    })),
  );
  const unseen = all.filter(({ status }) => status === null);
  return {
    kills,
    answered: all.filter(({ status }) => status === 200).length,
    questions: all.filter(({ status, isQuestion }) => isQuestion && status === 200).length,
    paid: all.filter(({ cost }) => Number(cost) > 0).length,
    unseen: unseen.length,
    unseenCharged: unseen.filter(({ isCharged }) => isCharged).length,
    faults,
  };
}
