/** Days, numbers, pages and confirmations in the flags of operator commands. */
import { CommandFailure, EXIT, type Flags } from '../command.ts';

/** Midnight UTC of a day written as yyyy-MM-dd. Throws `CommandFailure` with exit code 2 for anything else. */
export function dayFlag(flag: string, text: string): number {
  const atMs = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  const exists = !Number.isNaN(atMs) && new Date(atMs).toISOString().startsWith(text) && atMs >= 0;
  if (exists) return atMs;
  throw new CommandFailure(EXIT.usage, `--${flag} takes a day such as 2026-11-21, not "${text}"`);
}

/** A whole number within bounds. Throws `CommandFailure` with exit code 2 for anything else. */
export function wholeNumberFlag(flag: string, text: string, min: number, max: number): number {
  const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (value >= min && value <= max) return value;
  throw new CommandFailure(EXIT.usage, `--${flag} takes a whole number from ${min} to ${max}, not "${text}"`);
}

/** The day of an instant, yyyy-MM-dd UTC. */
export function isoDay(epochMs: number): string {
  return new Date(epochMs).toISOString().slice(0, 10);
}

/** The day and minute of an instant, `2026-11-21 12:00`, UTC. */
export function dayAndMinute(epochMs: number): string {
  return new Date(epochMs).toISOString().slice(0, 16).replace('T', ' ');
}

/** The value if it is one of `values`; undefined without one. Throws `CommandFailure` with exit code 2. */
export function oneOfFlag<T extends string>(
  flag: string,
  text: string | undefined,
  values: readonly T[],
): T | undefined {
  if (text === undefined) return undefined;
  const value = values.find((candidate) => candidate === text);
  if (value !== undefined) return value;
  throw new CommandFailure(EXIT.usage, `--${flag} takes one of ${values.join(', ')}, not "${text}"`);
}

const DEFAULT_LIMIT = 50;
const MAX_LIMIT = 100_000;

/** The flags of a list that is shown a page at a time. */
export const PAGE_OPTIONS = {
  limit: { type: 'string', value: 'N', meaning: `how many on a page [${DEFAULT_LIMIT}]` },
  page: { type: 'string', value: 'N', meaning: 'which page [1]' },
} as const satisfies Flags;

/** The page that --limit and --page choose, from 1. Throws `CommandFailure` with exit code 2. */
export function pageFlags(flags: ReadonlyMap<string, string>): { limit: number; page: number } {
  return {
    limit: wholeNumberFlag('limit', flags.get('limit') ?? String(DEFAULT_LIMIT), 1, MAX_LIMIT),
    page: wholeNumberFlag('page', flags.get('page') ?? '1', 1, 999_999),
  };
}

interface ShownPage {
  readonly page: number;
  readonly limit: number;
  readonly total: number;
  readonly shown: number;
}

/** Says which part of all is shown and how to see the next, unless all is shown. */
export function pageNote(note: (sentence: string) => void, { page, limit, total, shown }: ShownPage): void {
  if (shown === total) return;
  const first = (page - 1) * limit + 1;
  if (shown === 0) note(`There are ${total}; page ${page} is after the last one.`);
  else if (first + shown > total) note(`${first} to ${total} of ${total}.`);
  else note(`${first} to ${first + shown - 1} of ${total}; the next: --page ${page + 1}`);
}

/** Throws `CommandFailure` with exit code 2 unless --yes was given; `what` says what would happen. */
export function requireYes(flags: ReadonlyMap<string, string>, what: string): void {
  if (flags.has('yes')) return;
  throw new CommandFailure(EXIT.usage, `${what}. If you mean that, run it again with --yes`);
}
