/** How many characters a line may have. */

const NARROWEST = 20;
const FALLBACK_COLUMNS = 80;

/** The width of the terminal; where the output is none, that of the variable COLUMNS, else 80. */
export function terminalColumns(columns: number | null, env: Readonly<Record<string, string | undefined>>): number {
  const told = Number(env.COLUMNS);
  if (columns !== null && columns > 0) return Math.max(NARROWEST, columns);
  return Number.isInteger(told) && told > 0 ? Math.max(NARROWEST, told) : FALLBACK_COLUMNS;
}
