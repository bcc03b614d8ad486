/**
 * Kills a server again and again under looping clients that keep journals, at random moments and at named ones, and then
 * holds the database against the journals: every answer that was received is charged exactly once, as it said; nothing
 * unseen is charged more than once; what failed is not charged at all; and the ledger verifies.
 */
import { Database } from 'bun:sqlite';
import { join } from 'node:path';
import { openSqliteStore } from '../../src/account/sqlite/store.ts';
import { FAILPOINTS } from '../../src/lib/failpoint.ts';
import { tariff } from '../account/customers.ts';
import { newSeed, type Random, randomFrom } from '../account/random.ts';
import { inEmptyFolder, type ServerProcess, startServerProcess } from '../support/process.ts';

export interface KillReport {
  readonly kills: number;
  readonly answered: number;
  readonly paid: number;
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
  FAIRDAY_RATE_PER_SECOND: '1000000',
  FAIRDAY_RATE_BURST: '1000000',
};
const DECIDE = '/v1/decide?location=Leeds&activity=running&when=tomorrow';
const NOWHERE = '/v1/decide?location=Xqzzyvia&activity=running';
const MAX_LIFE_MS = 400;
/** A named moment that is not passed in this time was armed for too many passes. */
const NAMED_PATIENCE_MS = 5_000;
const VERIFY_EVERY = 25;

/** `program` is how to start Fairday; `say` hears how far it has come. */
export async function killServers(
  program: readonly string[],
  kills: number,
  say: (line: string) => void,
): Promise<KillReport> {
  const random = randomFrom(newSeed('kills'));
  return inEmptyFolder(async (cwd) => {
    const path = join(cwd, 'fairday-data', 'fairday.db');
    await (await startServerProcess(program, cwd, ENV, ['--no-owner'])).stop();
    const clients = await makeClients(path);
    const faults: string[] = [];
    for (let kill = 1; kill <= kills; kill++) {
      // Every other kill is at a named moment, each in turn.
      const named = kill % 2 === 1 ? FAILPOINTS[((kill - 1) / 2) % FAILPOINTS.length] : null;
      await oneLife(program, cwd, clients, named, random);
      if (kill % VERIFY_EVERY !== 0 && kill !== kills) continue;
      const server = await startServerProcess(program, cwd, ENV, ['--no-owner']);
      const exitCode = await server.stop();
      if (exitCode !== 0) faults.push(`after kill ${kill} the server exited with ${exitCode}: ${server.stderr()}`);
      faults.push(...(await audit(path, clients)));
      say(`${kill} of ${kills} kills, ${faults.length} faults`);
    }
    return report(kills, path, clients, faults);
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
  random: Random,
): Promise<void> {
  const failpoint: Record<string, string> =
    named === null ? {} : { FAIRDAY_FAILPOINT: `${named}:${1 + random.below(150)}` };
  const server = await startServerProcess(program, cwd, { ...ENV, ...failpoint }, ['--no-owner']);
  let alive = true;
  const loops = clients.map((client) => loop(server, client, () => alive, random));
  await (named === null
    ? Bun.sleep(random.below(MAX_LIFE_MS))
    : Promise.race([Promise.all(loops), Bun.sleep(NAMED_PATIENCE_MS)]));
  await server.stop('SIGKILL');
  alive = false;
  await Promise.all(loops);
}

/** Calls until the server is gone. Each call has an id of its own, written down before it is sent. */
async function loop(server: ServerProcess, client: Client, isAlive: () => boolean, random: Random): Promise<void> {
  while (isAlive()) {
    const id = `${client.accountId}-${client.journal.size}`;
    const entry: Entry = { status: null, charged: null, cost: null };
    client.journal.set(id, entry);
    try {
      const response = await fetch(`${server.url}${random.chance(0.1) ? NOWHERE : DECIDE}`, {
        headers: { 'X-API-Key': client.key, 'X-Request-Id': id },
      });
      const body = JSON.parse(await response.text());
      entry.status = response.status;
      entry.charged = body.billing?.charged ?? null;
      entry.cost = response.headers.get('x-call-cost-gbp');
    } catch {
      // The server died under this call; what it did is not known here. The next one would find nobody.
      return;
    }
  }
}

interface Charged {
  readonly requestId: string;
  readonly charged: string;
  readonly micro: number;
}

function chargesOf(path: string): Map<number, Map<string, Charged[]>> {
  const db = new Database(path, { readonly: true });
  const rows = db
    .query<Charged & { accountId: number }, []>(
      'SELECT account_id AS accountId, request_id AS requestId, charged, cost_micro_gbp AS micro FROM metered_call',
    )
    .all();
  db.close();
  const byAccount = new Map<number, Map<string, Charged[]>>();
  for (const row of rows) {
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
  const said = `${charged} ${cost}`;
  const [row] = rows;
  const booked = `${row.charged} ${row.micro === 0 ? '0.0000' : '0.0012'}`;
  return said === booked && (row.micro === 0 || row.micro === 1200) ? [] : [`${id} said ${said}, booked ${booked}`];
}

function report(kills: number, path: string, clients: readonly Client[], faults: readonly string[]): KillReport {
  const charges = chargesOf(path);
  const all = clients.flatMap(({ accountId, journal }) =>
    [...journal].map(([id, entry]) => ({ ...entry, isCharged: charges.get(accountId)?.has(id) === true })),
  );
  const unseen = all.filter(({ status }) => status === null);
  return {
    kills,
    answered: all.filter(({ status }) => status === 200).length,
    paid: all.filter(({ charged }) => charged === 'credit').length,
    unseen: unseen.length,
    unseenCharged: unseen.filter(({ isCharged }) => isCharged).length,
    faults,
  };
}
