/**
 * What accounts, pools, credit and pending charges should be, worked out without any of the code under test: plain maps
 * and additions. It says what each operation must answer.
 */
import { METER_CLASSES, type MeterClass } from '../../src/account/charge.ts';

interface Charge {
  readonly who: number;
  readonly meter: MeterClass;
  readonly units: number;
  readonly day: string;
}

interface PendingCharge extends Charge {
  readonly charged: 'free' | 'credit';
  readonly cost: number;
  readonly repeat: string | null;
  open: boolean;
}

export class Auditor {
  readonly balances = new Map<number, number>();
  readonly pending = new Map<number, PendingCharge>();
  readonly #used = new Map<string, number>();
  readonly #refs = new Map<string, { who: number; amount: number }>();
  readonly #repeats = new Map<string, { body: string; holdId: number; answer: string | null; day: string }>();

  readonly #ownFree = new Map<string, number>();
  readonly #ownPrice = new Map<number, number>();

  constructor(
    readonly limits: Readonly<Record<MeterClass, number>>,
    public price: number,
  ) {}

  /** What is agreed with one customer: free units of one pool, and a price for every call. */
  agree(who: number, meter: MeterClass, free: number, price: number): void {
    this.#ownFree.set(`${who} ${meter}`, free);
    this.#ownPrice.set(who, price);
  }

  #cost({ who, units }: Charge): number {
    return (this.#ownPrice.get(who) ?? this.price) * units;
  }

  balance(who: number): number {
    return this.balances.get(who) ?? 0;
  }

  freeLeft({ who, meter, day }: Omit<Charge, 'units'>): number {
    const limit = this.#ownFree.get(`${who} ${meter}`) ?? this.limits[meter];
    return Math.max(0, limit - (this.#used.get(poolName(who, meter, day)) ?? 0));
  }

  charge(charge: Charge) {
    const charged = this.#take(charge);
    const cost = charged === 'credit' ? this.#cost(charge) : 0;
    return {
      charged,
      costMicroGbp: cost,
      freeRemaining: this.freeLeft(charge),
      balanceMicroGbp: this.balance(charge.who),
    };
  }

  topUp(who: number, amount: number, ref: string): 'booked' | 'replayed' | 'conflict' {
    const earlier = this.#refs.get(ref);
    if (earlier !== undefined) return earlier.who === who && earlier.amount === amount ? 'replayed' : 'conflict';
    this.#refs.set(ref, { who, amount });
    this.balances.set(who, this.balance(who) + amount);
    return 'booked';
  }

  /** The account goes, with its pools and answers, unless something of it is pending or it has credit that must stay. */
  delete(who: number, forfeit: boolean): 'deleted' | 'kept' {
    const isPending = [...this.pending.values()].some((charge) => charge.open && charge.who === who);
    if (isPending || (this.balance(who) > 0 && !forfeit)) return 'kept';
    this.balances.set(who, 0);
    this.#ownPrice.delete(who);
    for (const meter of METER_CLASSES) this.#ownFree.delete(`${who} ${meter}`);
    for (const pool of this.#used.keys()) if (pool.startsWith(`${who} `)) this.#used.delete(pool);
    return 'deleted';
  }

  adjust(who: number, amount: number): 'booked' | 'refused' {
    if (this.balance(who) + amount < 0) return 'refused';
    this.balances.set(who, this.balance(who) + amount);
    return 'booked';
  }

  /** What `begin` must answer; `started` is called with the id that it gave. */
  begin(charge: Charge, repeat: { id: string; body: string } | null) {
    const name = repeat === null ? null : `${charge.who} ${repeat.id}`;
    const earlier = name === null ? undefined : this.#repeats.get(name);
    if (name !== null && earlier !== undefined && repeat !== null) {
      const expired = earlier.answer !== null && charge.day > earlier.day;
      if (expired) this.#repeats.delete(name);
      else if (earlier.body !== repeat.body) return { outcome: 'other-body' };
      else if (earlier.answer === null) return { outcome: 'in-progress' };
      else return { outcome: 'replayed', answer: earlier.answer };
    }
    const charged = this.#take(charge);
    if (charged === 'refused') return { outcome: 'refused' };
    const cost = charged === 'credit' ? this.#cost(charge) : 0;
    const started = (holdId: number) => {
      this.pending.set(holdId, { ...charge, charged, cost, repeat: name, open: true });
      if (name !== null && repeat !== null) {
        this.#repeats.set(name, { body: repeat.body, holdId, answer: null, day: charge.day });
      }
    };
    return { outcome: 'authorized', bill: { charged, costMicroGbp: cost }, started };
  }

  settle(holdId: number, answer: string | null): boolean {
    const charge = this.#end(holdId);
    if (charge === null) return false;
    if (charge.repeat !== null) {
      const earlier = this.#repeats.get(charge.repeat);
      if (answer === null) this.#repeats.delete(charge.repeat);
      else if (earlier !== undefined) this.#repeats.set(charge.repeat, { ...earlier, answer });
    }
    return true;
  }

  refund(holdId: number): boolean {
    const charge = this.#end(holdId);
    if (charge === null) return false;
    if (charge.charged === 'credit') this.balances.set(charge.who, this.balance(charge.who) + charge.cost);
    else {
      const pool = poolName(charge.who, charge.meter, charge.day);
      this.#used.set(pool, (this.#used.get(pool) ?? 0) - charge.units);
    }
    if (charge.repeat !== null) this.#repeats.delete(charge.repeat);
    return true;
  }

  openIds(): number[] {
    return [...this.pending].filter(([, { open }]) => open).map(([id]) => id);
  }

  #end(holdId: number): PendingCharge | null {
    const charge = this.pending.get(holdId);
    if (charge === undefined || !charge.open) return null;
    charge.open = false;
    return charge;
  }

  #take(charge: Charge): 'free' | 'credit' | 'refused' {
    const { who, meter, units, day } = charge;
    if (this.freeLeft(charge) >= units) {
      const pool = poolName(who, meter, day);
      this.#used.set(pool, (this.#used.get(pool) ?? 0) + units);
      return 'free';
    }
    const cost = this.#cost(charge);
    if (this.balance(who) < cost) return 'refused';
    this.balances.set(who, this.balance(who) - cost);
    return 'credit';
  }
}

function poolName(who: number, meter: MeterClass, day: string): string {
  return `${who} ${meter} ${meter === 'decision' ? day.slice(0, 7) : day}`;
}
