/**
 * How one budget is shared: the rules, as one function of what a book holds. A process leases units ahead of need and may
 * use them until its lease ends. What it has used counts from the moment when it says so, what it may still use counts in
 * full; a lease that ends without a word counts as used at its end. So whatever a process does, used in any span of a window
 * is at most what was used in it before the last grant, and what could be used after it: the limit.
 *
 * Units are thousandths here, so that sums are exact. Times are those of the book's own clock.
 */
import { SLOTS } from './rate-budget.ts';

export interface LeaseWindow {
  readonly windowMs: number;
  readonly limit: number;
}

export interface LeaseRequest {
  /** The name of the host whose budget it is. */
  readonly host: string;
  readonly windows: readonly LeaseWindow[];
  /** A name that no other lease has. */
  readonly lease: string;
  /** Counts the requests of the lease: an older one that comes late changes nothing. */
  readonly sequence: number;
  /** Used since the lease began. */
  readonly spent: number;
  /** `spent` may rise up to that without another grant. What was granted beyond it is given back. */
  readonly ceiling: number;
  /** Units without which nothing is to be had. */
  readonly needed: number;
  /** Units that are of use, `needed` included. */
  readonly wanted: number;
  readonly leaseMs: number;
}

export interface LeaseGrant {
  /** The ceiling rises by that. */
  readonly extra: number;
  /** Of each window, what is neither used nor leased by anybody. */
  readonly left: readonly number[];
  /** How long until the units needed may be had; 0 where they are granted. */
  readonly waitMs: number;
}

export interface KeptLease {
  readonly sequence: number;
  readonly spent: number;
  readonly ceiling: number;
  readonly untilMs: number;
}

/** Units used, by window and by slot of it. */
export type UnitsByWindow = Map<number, Map<number, number>>;

/** What is known of one host. */
export interface LeaseAccount {
  readonly spent: UnitsByWindow;
  readonly leases: Map<string, KeptLease>;
}

/** A block is that part of what is left: who comes next finds something too. */
const BLOCKS = 20;

/** Carries out the request in the account. Null for one that came late. */
export function grantLease(account: LeaseAccount, request: LeaseRequest, nowMs: number): LeaseGrant | null {
  const { windows, lease, sequence, spent, ceiling, needed, wanted, leaseMs } = request;
  endLeases(account, windows, nowMs);
  const known = account.leases.get(lease);
  if (known !== undefined && sequence <= known.sequence) return null;
  spend(account, windows, Math.max(0, spent - (known?.spent ?? 0)), nowMs);
  account.leases.delete(lease);
  const others = [...account.leases.values()].reduce((sum, other) => sum + other.ceiling - other.spent, 0);
  const leased = others + ceiling - spent;
  const left = windows.map(({ windowMs, limit }) => limit - usedIn(account, windowMs, nowMs) - leased);
  const free = Math.max(0, Math.min(...left));
  const extra = needed <= free ? Math.max(needed, Math.min(wanted, Math.floor(free / BLOCKS))) : 0;
  const waitMs =
    needed <= free ? 0 : Math.max(...windows.map((window) => untilFreeMs(account, window, leased + needed, nowMs)));
  account.leases.set(lease, { sequence, spent, ceiling: ceiling + extra, untilMs: nowMs + leaseMs });
  return { extra, left: left.map((units) => Math.max(0, units - extra)), waitMs };
}

/** Counts what ended leases could have used, and forgets what has left its window. */
function endLeases(account: LeaseAccount, windows: readonly LeaseWindow[], nowMs: number): void {
  for (const [name, { spent, ceiling, untilMs }] of account.leases) {
    if (untilMs >= nowMs) continue;
    account.leases.delete(name);
    spend(account, windows, ceiling - spent, nowMs);
  }
  for (const [windowMs, slots] of account.spent) {
    const oldest = slotOf(windowMs, nowMs) - SLOTS;
    for (const slot of slots.keys()) if (slot < oldest) slots.delete(slot);
  }
}

function spend(account: LeaseAccount, windows: readonly LeaseWindow[], units: number, nowMs: number): void {
  if (units === 0) return;
  for (const { windowMs } of windows) {
    const slots = account.spent.get(windowMs) ?? new Map<number, number>();
    const slot = slotOf(windowMs, nowMs);
    slots.set(slot, (slots.get(slot) ?? 0) + units);
    account.spent.set(windowMs, slots);
  }
}

function usedIn(account: LeaseAccount, windowMs: number, nowMs: number): number {
  // Slots of a clock that was ahead count too.
  const oldest = slotOf(windowMs, nowMs) - SLOTS;
  let used = 0;
  for (const [slot, units] of account.spent.get(windowMs) ?? []) if (slot >= oldest) used += units;
  return used;
}

/** How long until no more than the limit is used with `more` units besides; the whole window where leases are in the way. */
function untilFreeMs(account: LeaseAccount, { windowMs, limit }: LeaseWindow, more: number, nowMs: number): number {
  let total = usedIn(account, windowMs, nowMs) + more;
  if (total <= limit) return 0;
  for (const [slot, units] of [...(account.spent.get(windowMs) ?? [])].sort(([a], [b]) => a - b)) {
    total -= units;
    if (total <= limit) return Math.max(1, ((slot + SLOTS + 1) * windowMs) / SLOTS - nowMs);
  }
  return windowMs;
}

function slotOf(windowMs: number, nowMs: number): number {
  return Math.floor((nowMs * SLOTS) / windowMs);
}
