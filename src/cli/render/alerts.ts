/**
 * Official alerts as people read them in a terminal: the worst first; an empty list comes with its meaning.
 * Any field may be missing, because the caller of a forecast may have excluded it.
 */
import type { AlertsBody } from '../../operations/alerts.ts';
import type { Sparse } from '../../operations/body.ts';
import type { Terminal } from '../command.ts';
import { COLOUR, paint } from '../terminal/colour.ts';
import { UNKNOWN } from './text.ts';

const SEVERITY_COLOURS: Readonly<Record<string, number>> = {
  Extreme: COLOUR.red,
  Severe: COLOUR.red,
  Moderate: COLOUR.amber,
};
const MIN_COLUMNS = 40;

export function renderAlerts(
  place: string,
  { alerts = [], coverage, stale_since = null }: Sparse<AlertsBody>,
  terminal: Terminal,
): string {
  const lines = [`official alerts · ${place}`];
  for (const alert of alerts) {
    const { severity = '', event = '', headline = '', description = '', instruction } = alert;
    const end = `${shortTime(alert.expires)}${alert.expires_estimated === true ? ' (estimated)' : ''}`;
    lines.push(
      '',
      `${paint(severity.toUpperCase(), SEVERITY_COLOURS[severity], terminal)}  ${event}`,
      `  ${shortTime(alert.onset)} to ${end} UTC · ${alert.urgency ?? UNKNOWN} · ${alert.source ?? UNKNOWN}`,
    );
    if (alert.area_match === 'name') lines.push('  The area is known by name only; it may not hold the place.');
    const texts = [headline, description, instruction ?? ''];
    lines.push(...texts.filter((text) => text !== '' && text !== event).flatMap((text) => block(text, terminal)));
  }
  const end = closing(alerts.length, coverage, stale_since);
  return [...lines, ...(end.length === 0 ? [] : ['', ...end])].join('\n');
}

function closing(count: number, coverage: AlertsBody['coverage'] | undefined, staleSince: string | null): string[] {
  const stale = staleSince === null ? [] : [`A source has not answered since ${shortTime(staleSince)} UTC.`];
  if (coverage === 'none') return [...stale, 'No source of official alerts covers this place.'];
  if (coverage === 'unknown')
    return [...stale, 'Not all sources could be asked: there may be alerts that are not shown.'];
  return count === 0 ? [...stale, 'No alerts.'] : stale;
}

/** `2026-07-01 14:00` of an ISO instant in UTC. */
function shortTime(instant = UNKNOWN): string {
  return instant.slice(0, 16).replace('T', ' ');
}

/** Keeps paragraphs and refills the lines within them, which many agencies break after 70 characters. */
function block(text: string, { columns }: Terminal): string[] {
  const width = Math.max(MIN_COLUMNS, columns) - 2;
  const paragraphs = text.split(/\n\s*\n/).map((paragraph) => paragraph.replace(/\s+/g, ' ').trim());
  return paragraphs.flatMap((paragraph) =>
    Bun.wrapAnsi(paragraph, width)
      .split('\n')
      .map((line) => `  ${line}`),
  );
}
