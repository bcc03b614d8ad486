/**
 * Official alerts as people read them in a terminal: the worst first, and never an empty list without saying what it means.
 * Any field may be missing, because the caller of a forecast may have excluded it.
 */
import type { Terminal } from './command.ts';

export interface AlertsBody {
  readonly alerts?: readonly {
    readonly headline?: string;
    readonly event?: string;
    readonly severity?: string;
    readonly urgency?: string;
    readonly description?: string;
    readonly instruction?: string | null;
    readonly area_match?: string;
    readonly onset?: string;
    readonly expires?: string;
    readonly expires_estimated?: boolean;
    readonly source?: string;
  }[];
  readonly coverage?: 'covered' | 'none' | 'unknown';
  readonly stale_since?: string | null;
}

/** SGR colours. */
const COLOURS: Readonly<Record<string, number>> = { Extreme: 31, Severe: 31, Moderate: 33 };
const MIN_COLUMNS = 40;

export function renderAlerts(
  place: string,
  { alerts = [], coverage, stale_since = null }: AlertsBody,
  terminal: Terminal,
): string {
  const lines = [`official alerts · ${place}`];
  for (const alert of alerts) {
    const { severity = '', event = '', headline = '', description = '', instruction } = alert;
    const end = `${shortTime(alert.expires)}${alert.expires_estimated === true ? ' (estimated)' : ''}`;
    lines.push(
      '',
      `${paint(severity.toUpperCase(), COLOURS[severity], terminal)}  ${event}`,
      `  ${shortTime(alert.onset)} to ${end} UTC · ${alert.urgency ?? UNKNOWN} · ${alert.source ?? UNKNOWN}`,
    );
    if (alert.area_match === 'name') lines.push('  The area is known by name only; it may not hold the place.');
    const texts = [headline, description, instruction ?? ''];
    lines.push(...texts.filter((text) => text !== '' && text !== event).flatMap((text) => block(text, terminal)));
  }
  const end = closing(alerts.length, coverage, stale_since);
  return [...lines, ...(end.length === 0 ? [] : ['', ...end])].join('\n');
}

function closing(count: number, coverage: AlertsBody['coverage'], staleSince: string | null): string[] {
  const stale = staleSince === null ? [] : [`A source has not answered since ${shortTime(staleSince)} UTC.`];
  if (coverage === 'none') return [...stale, 'No source of official alerts covers this place.'];
  if (coverage === 'unknown')
    return [...stale, 'Not all sources could be asked: there may be alerts that are not shown.'];
  return count === 0 ? [...stale, 'No alerts.'] : stale;
}

const UNKNOWN = '–';

/** `2026-07-01 14:00` of an ISO instant in UTC. */
function shortTime(instant = UNKNOWN): string {
  return instant.slice(0, 16).replace('T', ' ');
}

/** Paragraphs stay; the lines within them, which many agencies break after 70 characters, are filled anew. */
function block(text: string, { columns }: Terminal): string[] {
  const width = Math.max(MIN_COLUMNS, columns) - 2;
  const paragraphs = text.split(/\n\s*\n/).map((paragraph) => paragraph.replace(/\s+/g, ' ').trim());
  return paragraphs.flatMap((paragraph) =>
    Bun.wrapAnsi(paragraph, width)
      .split('\n')
      .map((line) => `  ${line}`),
  );
}

function paint(text: string, code: number | undefined, { colour }: Terminal): string {
  return colour && code !== undefined ? `\u001b[${code}m${text}\u001b[0m` : text;
}
