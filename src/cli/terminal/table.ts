/** Tables and times in the output of commands. */

type Cell = string | number;

/**
 * A table with columns two spaces apart; columns of numbers, and those that `amounts` names, are right-aligned. Each line
 * ends with a newline.
 */
export function table(
  head: readonly string[],
  rows: readonly (readonly Cell[])[],
  amounts: readonly string[] = [],
): string {
  const toRight = head.map(
    (title, i) => amounts.includes(title) || (rows.length > 0 && rows.every((row) => typeof row[i] === 'number')),
  );
  return alignRows([head, ...rows], toRight)
    .map((line) => `${line}\n`)
    .join('');
}

/** The rows as lines with aligned columns; the columns that `toRight` marks are right-aligned. */
export function alignRows(rows: readonly (readonly Cell[])[], toRight: readonly boolean[] = []): string[] {
  const widths: number[] = [];
  for (const row of rows) {
    for (const [i, cell] of row.entries()) widths[i] = Math.max(widths[i] ?? 0, widthOf(cell));
  }
  return rows.map((row) => {
    const cells = row.map((cell, i) => {
      const padding = ' '.repeat(widths[i] - widthOf(cell));
      return toRight[i] === true ? `${padding}${cell}` : `${cell}${padding}`;
    });
    return cells.join('  ').trimEnd();
  });
}

/** An instant as ISO 8601 in UTC. */
export function isoTime(epochMs: number): string {
  return new Date(epochMs).toISOString();
}

/** The width of a cell on a terminal; colour codes have none. */
function widthOf(cell: Cell): number {
  return Bun.stringWidth(String(cell));
}
