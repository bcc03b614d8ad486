/** Tables and times as the commands print them. */

type Cell = string | number;

/** Columns as wide as their widest cell, two spaces apart; numbers to the right. Each line ends with a newline. */
export function table(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const toRight = head.map((_, i) => rows.length > 0 && rows.every((row) => typeof row[i] === 'number'));
  return alignRows([head, ...rows], toRight)
    .map((line) => `${line}\n`)
    .join('');
}

/** The rows as lines with their columns lined up; the columns that `toRight` marks are padded on the left. */
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

export function isoTime(epochMs: number): string {
  return new Date(epochMs).toISOString();
}

/** Columns of a terminal that a cell takes; colour codes take none. */
function widthOf(cell: Cell): number {
  return Bun.stringWidth(String(cell));
}
