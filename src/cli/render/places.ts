/** Places and their clocks as people read them in a terminal. */
import type { SearchBody } from '../../operations/search.ts';
import type { TimezoneBody } from '../../operations/timezone.ts';
import type { Terminal } from '../command.ts';
import { wrapText } from '../terminal/layout.ts';
import { alignRows, fitTable } from '../terminal/table.ts';
import { placeTitle } from './text.ts';

/** A line per place; the permanent names are left out where they do not fit. */
export function renderSearch(results: SearchBody, terminal: Terminal): string {
  if (results.length === 0) return 'Nothing found.';
  const rows = results.map((result) => [placeTitle(result), `${result.lat}, ${result.lon}`, result.url]);
  const whole = alignRows(rows);
  const fits = whole.every((line) => Bun.stringWidth(line) <= terminal.columns);
  const two = rows.map(([place, point]) => [place, point]);
  return (fits ? whole : fitTable({ head: null, rows: two }, terminal.columns)).join('\n');
}

export function renderTimezone(body: TimezoneBody, { columns }: Terminal): string {
  const clock = `${body.localtime}   ${body.timezone}   UTC${body.utc_offset}`;
  return [...wrapText(placeTitle(body), columns), clock].join('\n');
}
