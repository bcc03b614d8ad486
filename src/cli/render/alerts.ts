/**
 * Official alerts as people read them in a terminal: the worst first; an empty list comes with its meaning.
 * Any field may be missing, because the caller of a forecast may have excluded it.
 */
import type { AlertsBody } from '../../operations/alerts.ts';
import type { Sparse } from '../../operations/body.ts';
import type { Terminal } from '../command.ts';
import { COLOUR, paint } from '../terminal/colour.ts';
import { wrapText } from '../terminal/layout.ts';
import { UNKNOWN } from './text.ts';

const SEVERITY_COLOURS: Readonly<Record<string, number>> = {
  Extreme: COLOUR.red,
  Severe: COLOUR.red,
  Moderate: COLOUR.amber,
};

export function renderAlerts(
  place: string,
  { alerts = [], coverage, stale_since = null }: Sparse<AlertsBody>,
  terminal: Terminal,
): string {
  const lines = wrapText(`official alerts · ${place}`, terminal.columns);
  for (const alert of alerts) {
    const { severity = '', event = '', headline = '', description = '', instruction } = alert;
    const end = `${shortTime(alert.expires)}${alert.expires_estimated === true ? ' (estimated)' : ''}`;
    lines.push(
      '',
      ...wrapText(`${paint(severity.toUpperCase(), SEVERITY_COLOURS[severity], terminal)}  ${event}`, terminal.columns),
      ...wrapText(
        `${shortTime(alert.onset)} to ${end} UTC · ${alert.urgency ?? UNKNOWN} · ${alert.source ?? UNKNOWN}`,
        terminal.columns,
        '  ',
      ),
    );
    if (alert.area_match === 'name')
      lines.push(...wrapText('The area is known by name only; it may not hold the place.', terminal.columns, '  '));
    const texts = [headline, description, instruction ?? ''];
    lines.push(...texts.filter((text) => text !== '' && text !== event).flatMap((text) => block(text, terminal)));
  }
  const end = closing(alerts.length, coverage, stale_since);
  const closed = end.flatMap((sentence) => wrapText(sentence, terminal.columns));
  return [...lines, ...(closed.length === 0 ? [] : ['', ...closed])].join('\n');
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
  const paragraphs = text.split(/\n\s*\n/).map((paragraph) => paragraph.replace(/\s+/g, ' ').trim());
  return paragraphs.flatMap((paragraph) => wrapText(paragraph, columns, '  '));
}
