/**
 * Clock changes that recur each year, as POSIX time zone strings state them (IEEE Std 1003.1, "TZ"; RFC 9636 §3.3):
 * `GMT0BST,M3.5.0/1,M10.5.0`. They hold after the last change that a zone lists.
 */
import { DAY_MS, HOUR_MS } from './units.ts';

/** The date of one of the two changes in a year. */
export type YearlyDate =
  /** The `week`th such weekday (0 is Sunday) of a month (1 to 12); week 5 is the last one. */
  | { readonly kind: 'weekday'; readonly month: number; readonly week: number; readonly weekday: number }
  /** The day of the year from 0; 29 February counts. */
  | { readonly kind: 'day'; readonly day: number }
  /** The day of the year from 1; 29 February is never counted. */
  | { readonly kind: 'julian'; readonly day: number };

export interface YearlyChange {
  readonly date: YearlyDate;
  /** Milliseconds of the local clock before the change, from midnight; may be negative or exceed a day. */
  readonly timeMs: number;
}

export interface YearlyRule {
  readonly standardOffsetMs: number;
  readonly summerOffsetMs: number;
  readonly toSummer: YearlyChange;
  readonly toStandard: YearlyChange;
}

/** A POSIX time zone string: the offset that holds for good, or a rule for each year. */
export interface PosixZone {
  readonly offsetMs: number;
  readonly rule: YearlyRule | null;
}

type Changes = readonly [startMs: number, offsetMs: number][];

/** The changes of each rule and year that was asked for: every local time asks for those of a few years around it. */
const known = new WeakMap<YearlyRule, Map<number, Changes>>();
/** More years are not kept; a forecast or a past needs few. */
const MAX_KNOWN_YEARS = 400;

/** The two changes in a year, ascending: instants in ms, with the offset that holds from then on. */
export function changesIn(rule: YearlyRule, year: number): Changes {
  let years = known.get(rule);
  if (years === undefined) {
    years = new Map();
    known.set(rule, years);
  }
  const found = years.get(year);
  if (found !== undefined) return found;
  const changes = computeChanges(rule, year);
  if (years.size < MAX_KNOWN_YEARS) years.set(year, changes);
  return changes;
}

function computeChanges(rule: YearlyRule, year: number): Changes {
  const { standardOffsetMs, summerOffsetMs, toSummer, toStandard } = rule;
  const summer = dateMs(toSummer.date, year) + toSummer.timeMs - standardOffsetMs;
  const standard = dateMs(toStandard.date, year) + toStandard.timeMs - summerOffsetMs;
  const changes: [number, number][] = [
    [summer, summerOffsetMs],
    [standard, standardOffsetMs],
  ];
  return summer < standard ? changes : changes.reverse();
}

/** Midnight of the date as if the clock showed UTC. */
function dateMs(date: YearlyDate, year: number): number {
  if (date.kind === 'day') return Date.UTC(year, 0, 1) + date.day * DAY_MS;
  if (date.kind === 'julian') {
    const isLeap = new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1;
    return Date.UTC(year, 0, 1) + (date.day - 1 + (isLeap && date.day >= 60 ? 1 : 0)) * DAY_MS;
  }
  const first = new Date(Date.UTC(year, date.month - 1, 1)).getUTCDay();
  const days = new Date(Date.UTC(year, date.month, 0)).getUTCDate();
  let day = 1 + ((date.weekday - first + 7) % 7) + (date.week - 1) * 7;
  while (day > days) day -= 7;
  return Date.UTC(year, date.month - 1, day);
}

const NAME = '(?:[A-Za-z]{3,}|<[A-Za-z0-9+-]+>)';
const OFFSET = '[+-]?\\d{1,3}(?::\\d{1,2}){0,2}';
const CHANGE = `(?:M\\d{1,2}\\.\\d\\.\\d|J?\\d{1,3})(?:/${OFFSET})?`;
const ZONE = new RegExp(`^${NAME}(${OFFSET})(?:${NAME}(${OFFSET})?(?:,(${CHANGE}),(${CHANGE}))?)?$`);

/** Reads a POSIX time zone string; null when it is none. */
export function parsePosixZone(text: string): PosixZone | null {
  const match = ZONE.exec(text);
  if (match === null) return null;
  const [, west, summerWest, toSummer, toStandard] = match;
  if (west === undefined) return null;
  const standardOffsetMs = 0 - clockMs(west);
  if (toSummer === undefined || toStandard === undefined) return { offsetMs: standardOffsetMs, rule: null };
  const summerOffsetMs = summerWest === undefined ? standardOffsetMs + HOUR_MS : 0 - clockMs(summerWest);
  const rule = {
    standardOffsetMs,
    summerOffsetMs,
    toSummer: parseChange(toSummer),
    toStandard: parseChange(toStandard),
  };
  return { offsetMs: standardOffsetMs, rule };
}

function parseChange(text: string): YearlyChange {
  const [date = '', time = '2'] = text.split('/');
  return { date: parseDate(date), timeMs: clockMs(time) };
}

function parseDate(text: string): YearlyDate {
  if (text.startsWith('J')) return { kind: 'julian', day: Number(text.slice(1)) };
  if (!text.startsWith('M')) return { kind: 'day', day: Number(text) };
  const [month = 1, week = 1, weekday = 0] = text.slice(1).split('.').map(Number);
  return { kind: 'weekday', month, week, weekday };
}

/** `-1:30` as milliseconds. */
function clockMs(text: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = text.replace(/^[+-]/, '').split(':').map(Number);
  const ms = ((hours * 60 + minutes) * 60 + seconds) * 1000;
  return text.startsWith('-') ? -ms : ms;
}
