/** Days and numbers in the flags of operator commands. */
import { CommandFailure, EXIT } from '../command.ts';

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
