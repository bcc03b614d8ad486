/**
 * An official alert in Fairday's form, whatever its source: one warning, in one language, for one time and one or more
 * areas. The terms are those of the Common Alerting Protocol (OASIS CAP 1.2), on which all sources are based.
 */
import type { AlertArea } from './geometry.ts';

type AlertSeverity = 'Extreme' | 'Severe' | 'Moderate' | 'Minor' | 'Unknown';
type AlertUrgency = 'Immediate' | 'Expected' | 'Future' | 'Past' | 'Unknown';
type AlertCertainty = 'Observed' | 'Likely' | 'Possible' | 'Unlikely' | 'Unknown';

export interface WeatherAlert {
  /** The message's key, with `#2` and so on where a message contains several warnings. */
  readonly id: string;
  readonly event: string;
  /** The event, if the sender gives no headline. */
  readonly headline: string;
  readonly description: string;
  readonly instruction: string | null;
  readonly severity: AlertSeverity;
  readonly urgency: AlertUrgency;
  readonly certainty: AlertCertainty;
  readonly effectiveMs: number;
  readonly onsetMs: number;
  /** The end of the event, if the sender gives it apart from the end of the message. */
  readonly expiresMs: number;
  /** The sender gives no end; it is assumed a day after the beginning. */
  readonly expiresEstimated: boolean;
  readonly areas: readonly AlertArea[];
  readonly language: string;
  /** The name of the issuer. */
  readonly source: string;
  readonly web: string | null;
}

/** A message as it was sent: its alerts, and the earlier messages that it ends. */
export interface AlertMessage {
  readonly key: string;
  readonly kind: 'Alert' | 'Update' | 'Cancel';
  readonly sentMs: number;
  /** Keys of the messages that it replaces or cancels. */
  readonly references: readonly string[];
  /** In the preferred language; empty for a Cancel, and for an Update that leaves nothing in force. */
  readonly alerts: readonly WeatherAlert[];
}

export const SEVERITIES: readonly AlertSeverity[] = ['Extreme', 'Severe', 'Moderate', 'Minor', 'Unknown'];
export const URGENCIES: readonly AlertUrgency[] = ['Immediate', 'Expected', 'Future', 'Past', 'Unknown'];
export const CERTAINTIES: readonly AlertCertainty[] = ['Observed', 'Likely', 'Possible', 'Unlikely', 'Unknown'];

/** CAP §3.2.1: sender, identifier and time identify a message; times are compared as instants. */
export function messageKey(sender: string, identifier: string, sentMs: number): string {
  return `${sender},${identifier},${new Date(sentMs).toISOString()}`;
}

/** An alert whose severity nobody states may be grave: it stands with the moderate ones. */
const SEVERITY_ORDER: Readonly<Record<AlertSeverity, number>> = {
  Extreme: 0,
  Severe: 1,
  Moderate: 2,
  Unknown: 2,
  Minor: 3,
};

/** Most severe first, then earliest; the id makes the order total. */
export function compareAlerts(a: WeatherAlert, b: WeatherAlert): number {
  return (
    SEVERITY_ORDER[a.severity] - SEVERITY_ORDER[b.severity] ||
    a.onsetMs - b.onsetMs ||
    (a.id < b.id ? -1 : Number(a.id > b.id))
  );
}

/** An ISO 8601 instant with its offset; NaN for any other text. A time without an offset is not an instant. */
export function parseInstant(text: string | null): number {
  const match = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2})(:\d{2}(?:\.\d+)?)?\s*(Z|[+-]\d{2}:?\d{2})$/i.exec(text ?? '');
  if (match === null) return Number.NaN;
  const [, minutes, seconds = ':00', offset] = match;
  const zone = offset.length === 5 ? `${offset.slice(0, 3)}:${offset.slice(3)}` : offset.toUpperCase();
  return Date.parse(`${minutes}${seconds.slice(0, 7)}${zone}`);
}

/** One of the words of a closed list, in whatever case; 'Unknown' for any other. */
export function wordOf<T extends string>(words: readonly T[], text: string | null): T | 'Unknown' {
  const wanted = (text ?? '').toLowerCase();
  return words.find((word) => word.toLowerCase() === wanted) ?? 'Unknown';
}

/** Longer texts of one field are cut; the longest seen in practice are some 8 000 characters. */
const MAX_TEXT = 20_000;
/** Control characters but tab and line feed; a terminal would obey some of them. */
const CONTROLS = /(?![\n\t])\p{Cc}/gu;

/** A text without control characters, trimmed and bounded; "" for null. */
export function cleanText(text: string | null): string {
  return (text ?? '').replace(/\r\n?/g, '\n').replace(CONTROLS, ' ').trim().slice(0, MAX_TEXT);
}
