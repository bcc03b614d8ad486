/**
 * The rules of time zones: which offset from UTC holds when. They come from the time zone database of IANA as embedded in
 * the program, or from newer files that the operator has; never from the runtime, whose rules may be years old.
 */
import { DAY_MS } from './units.ts';
import { changesIn, parsePosixZone, type YearlyRule } from './yearly-rule.ts';

export interface ZoneRules {
  /** Instants of the clock changes that are listed, ascending. */
  readonly startsMs: readonly number[];
  /** One more than `startsMs`: what holds before the first change, and from each change on. Milliseconds east of UTC. */
  readonly offsetsMs: readonly number[];
  /** The changes of each year after the last listed one; null where the last offset holds for good. */
  readonly yearly: YearlyRule | null;
}

/** Where rules come from. */
export interface ZoneRulesSource {
  /** The release of the database: `2026f`. */
  readonly release: string;
  /** Null for a zone that the source does not know. */
  rulesOf(tzId: string): ZoneRules | null;
}

/** As `data/generated/zone-rules.json` holds them: seconds, and differences of seconds in base 36. */
export interface ZoneRulesTable {
  readonly release: string;
  readonly zones: Readonly<Record<string, string>>;
  readonly links: Readonly<Record<string, string>>;
}

/** Reads the embedded table; each zone is unpacked at its first use. */
export function tableSource({ release, zones, links }: ZoneRulesTable): ZoneRulesSource {
  return {
    release,
    rulesOf(tzId) {
      const packed = zones[links[tzId] ?? tzId];
      return packed === undefined ? null : unpackRules(packed);
    },
  };
}

/** `offsets|indices|differences|footer`, as `packRules` writes it. */
export function unpackRules(packed: string): ZoneRules {
  const [offsets = '', indices = '', differences = '', footer = ''] = packed.split('|');
  const distinctMs = offsets.split(' ').map((seconds) => Number(seconds) * 1000);
  const offsetsMs = [...indices].map((index) => distinctMs[Number.parseInt(index, 36)] ?? 0);
  let startMs = 0;
  const startsMs =
    differences === ''
      ? []
      : differences.split(' ').map((seconds) => {
          startMs += Number.parseInt(seconds, 36) * 1000;
          return startMs;
        });
  return { startsMs, offsetsMs, yearly: parsePosixZone(footer)?.rule ?? null };
}

/** The text for `unpackRules`; `footer` is a POSIX time zone string, or empty. */
export function packRules({ startsMs, offsetsMs }: Omit<ZoneRules, 'yearly'>, footer: string): string {
  const distinct = [...new Set(offsetsMs)];
  const indices = offsetsMs.map((offsetMs) => distinct.indexOf(offsetMs).toString(36)).join('');
  const differences = startsMs.map((startMs, i) => ((startMs - (startsMs[i - 1] ?? 0)) / 1000).toString(36)).join(' ');
  return [distinct.map((offsetMs) => offsetMs / 1000).join(' '), indices, differences, footer].join('|');
}

/** The instants in [fromMs, toMs) have the same offset. */
interface OffsetSpan {
  readonly fromMs: number;
  readonly toMs: number;
  readonly offsetMs: number;
}

/** For rules that go on, the last span that was asked for: mostly it is the season of now. */
const lastSpans = new WeakMap<ZoneRules, OffsetSpan>();

/** Milliseconds to add to UTC at an instant. */
export function offsetOfRules(rules: ZoneRules, epochMs: number): number {
  const { startsMs, offsetsMs, yearly } = rules;
  if (yearly === null || !(epochMs >= (startsMs.at(-1) ?? Number.NEGATIVE_INFINITY)))
    return offsetsMs[rowAt(startsMs, epochMs)] ?? 0;
  const last = lastSpans.get(rules);
  if (last !== undefined && epochMs >= last.fromMs && epochMs < last.toMs) return last.offsetMs;
  const span = yearlySpanAt(rules, epochMs);
  lastSpans.set(rules, span);
  return span.offsetMs;
}

/** The rule changes the clock twice a year, so a change lies within 400 days of any instant, or none before it after the listed ones. */
function yearlySpanAt(rules: ZoneRules, epochMs: number): OffsetSpan {
  const { startsMs, offsetsMs } = rules;
  const changes = yearlyChanges(rules, epochMs - 400 * DAY_MS, epochMs + 400 * DAY_MS);
  const before = changes.findLast(([startMs]) => startMs <= epochMs);
  const after = changes.find(([startMs]) => startMs > epochMs);
  return {
    fromMs: before?.[0] ?? startsMs.at(-1) ?? epochMs,
    toMs: after?.[0] ?? epochMs,
    offsetMs: before?.[1] ?? offsetsMs[startsMs.length] ?? 0,
  };
}

/** The changes in (fromMs, toMs], ascending, each with the offset that holds from then on. */
export function changesBetween(rules: ZoneRules, fromMs: number, toMs: number): readonly [number, number][] {
  const { startsMs, offsetsMs, yearly } = rules;
  const listed: [number, number][] = [];
  if (fromMs >= toMs) return listed;
  for (let row = rowAt(startsMs, fromMs); row < startsMs.length; row++) {
    const startMs = startsMs[row] ?? 0;
    if (startMs > toMs) return listed;
    listed.push([startMs, offsetsMs[row + 1] ?? 0]);
  }
  return yearly === null ? listed : [...listed, ...yearlyChanges(rules, fromMs, toMs)];
}

/** How many of the instants are at or before one. */
function rowAt(startsMs: readonly number[], epochMs: number): number {
  let low = 0;
  let high = startsMs.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((startsMs[middle] ?? 0) <= epochMs) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Those of the yearly rule in (fromMs, toMs], after the last listed change. */
function yearlyChanges({ startsMs, yearly }: ZoneRules, fromMs: number, toMs: number): [number, number][] {
  if (yearly === null) return [];
  const afterMs = Math.max(fromMs, startsMs.at(-1) ?? Number.NEGATIVE_INFINITY);
  const changes: [number, number][] = [];
  for (let year = yearOf(afterMs) - 1; year <= yearOf(toMs) + 1; year++) {
    for (const [startMs, offsetMs] of changesIn(yearly, year)) {
      if (startMs > afterMs && startMs <= toMs) changes.push([startMs, offsetMs]);
    }
  }
  return changes;
}

function yearOf(epochMs: number): number {
  return new Date(epochMs).getUTCFullYear();
}
