/** What the terminal renderings of several answers share. */
import { placeName } from '../../operations/locate.ts';
import type { LocationBody } from '../../operations/schemas.ts';
import { percent, quantity } from '../../operations/unit-text.ts';
import type { DataQuantity, UnitValues } from '../../units/unit-values.ts';
import type { Terminal } from '../command.ts';
import { wrapText } from '../terminal/layout.ts';
import { fitTable, type Table } from '../terminal/table.ts';

/** Stands for a value that is not known or was excluded. */
export const UNKNOWN = '–';

/** "12.3 °C", in the first unit that the answer has. */
export function quantityText<M extends DataQuantity>(values: UnitValues<M> | undefined, measure: M): string {
  return quantity(values, measure) ?? UNKNOWN;
}

export function percentText(value: number | null | undefined): string {
  return percent(value) ?? UNKNOWN;
}

export function sourceText(source: string): string {
  return source === 'typical' ? 'typical climate, not a forecast' : `weather: ${source}`;
}

/** The table as indented lines that fit the terminal. */
export function tableLines(table: Table, { columns }: Terminal): string[] {
  return fitTable(table, columns - INDENT.length).map((line) => `${INDENT}${line}`);
}

const INDENT = '  ';

interface SourcedBody {
  readonly location: LocationBody;
  readonly source: string;
  readonly attribution: string;
}

/** The place, and what was asked for if that has another name. */
export function placeTitle(
  location: Pick<LocationBody, 'name' | 'region' | 'country' | 'lat' | 'lon'> & Partial<LocationBody>,
): string {
  const asked = [
    ...(location.corrected_from === undefined ? [] : [`read from "${location.corrected_from}"`]),
    ...(location.represents === undefined ? [] : [`for ${location.represents}`]),
  ];
  return asked.length === 0 ? placeName(location) : `${placeName(location)} (${asked.join(', ')})`;
}

/** What it is, where and from which source; the parts, indented; and the words that the source's licence asks for. */
export function sourcedText(
  title: string,
  { location, source, attribution }: SourcedBody,
  parts: readonly (string | Table)[],
  terminal: Terminal,
): string {
  const { columns } = terminal;
  const lines = parts.flatMap((part) =>
    typeof part === 'string' ? wrapText(part, columns, INDENT) : tableLines(part, terminal),
  );
  return [
    ...wrapText(`${title} · ${placeTitle(location)} · ${sourceText(source)}`, columns),
    '',
    ...lines.map((line) => line.trimEnd()),
    '',
    ...wrapText(attribution, columns),
  ].join('\n');
}
