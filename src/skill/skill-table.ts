/** The cases of a backtest, summed as they come: by activity and lead, and in each by week, by verdict and by chance. */
import type { Profile } from '../decision/profile.ts';
import type { Verdict } from '../decision/verdict.ts';
import { type CivilDate, epochDay } from '../time/civil.ts';
import { ErrorTotals } from './forecast-errors.ts';
import { isGood } from './judged.ts';
import { addCase, type CaseSums, emptySums, type SkillCase } from './measures.ts';

/** Cases that were given about the same chance, or the same verdict. */
export interface Bin {
  cases: number;
  held: number;
  /** Sum of the chances that were stated. */
  chance: number;
  /** Windows that came good or better. */
  good: number;
}

/** All cases of one activity and lead. */
export interface SkillGroup {
  readonly profile: Profile;
  readonly leadDays: number;
  readonly weeks: ReadonlyMap<number, Readonly<CaseSums>>;
  readonly byVerdict: ReadonlyMap<Verdict, Readonly<Bin>>;
  /** By tenths of the chance; 1 belongs to the last. */
  readonly byChance: ReadonlyMap<number, Readonly<Bin>>;
}

const CHANCE_BINS = 10;

interface OpenGroup extends SkillGroup {
  readonly weeks: Map<number, CaseSums>;
  readonly byVerdict: Map<Verdict, Bin>;
  readonly byChance: Map<number, Bin>;
}

export class SkillTable {
  readonly #groups = new Map<string, OpenGroup>();
  readonly #errors = new Map<number, ErrorTotals>();

  /** In the order in which they first came. */
  get groups(): readonly SkillGroup[] {
    return [...this.#groups.values()];
  }

  get errors(): ReadonlyMap<number, ErrorTotals> {
    return this.#errors;
  }

  add(profile: Profile, leadDays: number, date: CivilDate, skillCase: SkillCase): void {
    const group = this.#group(profile, leadDays);
    const { stated, chance, came } = skillCase;
    addCase(getOrMake(group.weeks, weekOf(date), emptySums), skillCase, profile.rain.costLoss);
    const decile = Math.min(CHANCE_BINS - 1, Math.floor(chance * CHANCE_BINS));
    for (const bin of [getOrMake(group.byVerdict, stated, emptyBin), getOrMake(group.byChance, decile, emptyBin)]) {
      bin.cases++;
      bin.held += Number(stated === came);
      bin.chance += chance;
      bin.good += Number(isGood(came));
    }
  }

  errorsAt(leadDays: number): ErrorTotals {
    return getOrMake(this.#errors, leadDays, () => new ErrorTotals());
  }

  #group(profile: Profile, leadDays: number): OpenGroup {
    return getOrMake(this.#groups, `${profile.id} ${leadDays}`, () => ({
      profile,
      leadDays,
      weeks: new Map(),
      byVerdict: new Map(),
      byChance: new Map(),
    }));
  }
}

/** Weeks from Monday; 1 January 1970 was a Thursday. */
function weekOf(date: CivilDate): number {
  return Math.floor((epochDay(date) + 3) / 7);
}

function emptyBin(): Bin {
  return { cases: 0, held: 0, chance: 0, good: 0 };
}

function getOrMake<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}
