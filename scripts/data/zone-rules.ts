/**
 * `data/generated/zone-rules.json`: the rules of all zones of IANA's time zone database, from moment-timezone, which lists
 * clock changes until 2037. What recurs in its last years is stated as a POSIX rule, so that later years have it too.
 */
import { readFileSync } from 'node:fs';
import { changesIn, parsePosixZone, type YearlyRule } from '../../src/time/yearly-rule.ts';
import { packRules, type ZoneRules, type ZoneRulesTable } from '../../src/time/zone-rules.ts';
import { packagePath } from './packages.ts';

const DAY_MS = 86_400_000;
/** The years from which a yearly rule is read: it has to hold in all of them. */
const RULE_YEARS = [2030, 2031, 2032, 2033, 2034, 2035, 2036, 2037];

type ListedChanges = Omit<ZoneRules, 'yearly'>;

interface PackedDatabase {
  readonly version: string;
  /** `name|abbreviations|offsets|indices|differences|population`; offsets in minutes west, numbers in base 60. */
  readonly zones: readonly string[];
  /** `target|alias`. */
  readonly links: readonly string[];
}

export function buildZoneRules(): ZoneRulesTable {
  const database: PackedDatabase = JSON.parse(
    readFileSync(packagePath('moment-timezone', 'data/packed/latest.json'), 'utf8'),
  );
  const zones: Record<string, string> = {};
  for (const packed of database.zones) {
    const { name, rules } = unpackZone(packed);
    const footer = yearlyFooter(rules);
    zones[name] = packRules(withoutRecurring(rules, footer), footer);
  }
  const links = Object.fromEntries(
    database.links.map((link) => {
      const [target = '', alias = ''] = link.split('|');
      return [alias, target];
    }),
  );
  return { release: database.version, zones, links };
}

function unpackZone(packed: string): { name: string; rules: ListedChanges } {
  const [name = '', , offsets = '', indices = '', differences = ''] = packed.split('|');
  const eastMs = offsets.split(' ').map((minutes) => Math.round(-base60(minutes) * 60) * 1000 + 0);
  const untilMs: number[] = [];
  let minutes = 0;
  for (const difference of differences === '' ? [] : differences.split(' ')) {
    minutes += base60(difference);
    untilMs.push(Math.round(minutes * 60) * 1000);
  }
  const startsMs: number[] = [];
  const offsetsMs: number[] = [];
  [...indices].forEach((index, i) => {
    const offsetMs = eastMs[base60(index)] ?? 0;
    // A change of the name alone changes no clock.
    if (offsetMs === offsetsMs.at(-1)) return;
    if (i > 0) startsMs.push(untilMs[i - 1] ?? 0);
    offsetsMs.push(offsetMs);
  });
  return { name, rules: { startsMs, offsetsMs } };
}

/** Without the last changes that the rule gives as well. */
function withoutRecurring(listed: ListedChanges, footer: string): ListedChanges {
  const yearly = parsePosixZone(footer)?.rule;
  if (yearly === undefined || yearly === null) return listed;
  const startsMs = [...listed.startsMs];
  const offsetsMs = [...listed.offsetsMs];
  // The first change after a year without the rule stays listed, for the rule holds from the last listed change on.
  while (isRecurring(yearly, startsMs.at(-1), offsetsMs.at(-1)) && precedes(yearly, startsMs.at(-2), startsMs.at(-1))) {
    startsMs.pop();
    offsetsMs.pop();
  }
  return { startsMs, offsetsMs };
}

function isRecurring(rule: YearlyRule, startMs: number | undefined, offsetMs: number | undefined): boolean {
  if (startMs === undefined) return false;
  const given = changesIn(rule, new Date(startMs).getUTCFullYear());
  return given.some(([ms, offset]) => ms === startMs && offset === offsetMs);
}

/** Whether the rule has no other change between the two. */
function precedes(rule: YearlyRule, beforeMs: number | undefined, startMs: number | undefined): boolean {
  if (beforeMs === undefined || startMs === undefined) return false;
  const year = new Date(startMs).getUTCFullYear();
  const earlier = [year - 1, year].flatMap((each) => changesIn(rule, each)).filter(([ms]) => ms < startMs);
  return earlier.at(-1)?.[0] === beforeMs;
}

/** moment-timezone's numbers: digits 0–9 a–x A–X, with a fraction and a sign. */
function base60(text: string): number {
  const negative = text.startsWith('-');
  const [whole = '', fraction = ''] = text.replace('-', '').split('.');
  let value = 0;
  for (const digit of whole) value = value * 60 + digitOf(digit);
  let unit = 1;
  for (const digit of fraction) {
    unit /= 60;
    value += digitOf(digit) * unit;
  }
  return negative ? -value : value;
}

function digitOf(digit: string): number {
  const code = digit.charCodeAt(0);
  if (code > 96) return code - 87;
  return code > 64 ? code - 29 : code - 48;
}

/** The POSIX string of what recurs in the last years; empty where nothing does, or nothing regular. */
function yearlyFooter({ startsMs, offsetsMs }: ListedChanges): string {
  const changes = startsMs.map((startMs, i) => ({
    year: new Date(startMs).getUTCFullYear(),
    localMs: startMs + (offsetsMs[i] ?? 0),
    fromMs: offsetsMs[i] ?? 0,
    toMs: offsetsMs[i + 1] ?? 0,
  }));
  const late = changes.filter(({ year }) => RULE_YEARS.includes(year));
  const toSummer = late.filter(({ fromMs, toMs }) => toMs > fromMs);
  const toStandard = late.filter(({ fromMs, toMs }) => toMs < fromMs);
  const [first] = toSummer;
  if (first === undefined || toSummer.length !== RULE_YEARS.length || toStandard.length !== RULE_YEARS.length)
    return '';
  const sameOffsets = toSummer.every(({ fromMs, toMs }) => fromMs === first.fromMs && toMs === first.toMs);
  const summer = recurring(toSummer.map(({ localMs }) => localMs));
  const standard = recurring(toStandard.map(({ localMs }) => localMs));
  if (!sameOffsets || summer === null || standard === null) return '';
  return `<STD>${west(first.fromMs)}<DST>${west(first.toMs)},${summer},${standard}`;
}

/** `M3.5.0/1` for local times that follow one pattern; null for others. The day before or after may fit better. */
function recurring(localMs: readonly number[]): string | null {
  for (const shift of [0, -1, 1]) {
    const dates = localMs.map((ms) => new Date((Math.floor(ms / DAY_MS) + shift) * DAY_MS));
    const times = new Set(localMs.map((ms, i) => ms - (dates[i]?.getTime() ?? 0)));
    const months = new Set(dates.map((date) => date.getUTCMonth() + 1));
    const weekdays = new Set(dates.map((date) => date.getUTCDay()));
    const weeks = new Set(dates.map((date) => Math.ceil(date.getUTCDate() / 7)));
    const areLast = dates.every((date) => new Date(date.getTime() + 7 * DAY_MS).getUTCMonth() !== date.getUTCMonth());
    const week = areLast ? 5 : weeks.size === 1 ? [...weeks][0] : undefined;
    if (times.size > 1 || months.size > 1 || weekdays.size > 1 || week === undefined) continue;
    return `M${[...months][0]}.${week}.${[...weekdays][0]}/${clock([...times][0] ?? 0)}`;
  }
  return null;
}

/** An offset as POSIX writes it: hours west. */
function west(offsetMs: number): string {
  return clock(-offsetMs);
}

function clock(ms: number): string {
  const minutes = Math.abs(ms) / 60_000;
  const rest = minutes % 60;
  return `${ms < 0 ? '-' : ''}${Math.floor(minutes / 60)}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`;
}
