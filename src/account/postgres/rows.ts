/** Rows as the rest of the program reads them: names in camel case, whole numbers exact. */

export type Row = Readonly<Record<string, unknown>>;

/** What the client resolves to, as far as it is used. */
interface ClientResult extends ArrayLike<unknown> {
  readonly columns?: readonly { readonly name: string; readonly type: number }[];
}

/** Types that arrive as text because they can be too large for a double: int8, and the sums of them, numeric. */
const WHOLE_TYPES: ReadonlySet<number> = new Set([20, 1700]);

/** The rows; throws RangeError for a number that a double cannot hold. `R` is what the statement selects. */
export function rowsOf<R extends Row>(result: ClientResult): R[] {
  const columns = (result.columns ?? []).map(({ name, type }) => ({
    from: name,
    to: camelCase(name),
    isWhole: WHOLE_TYPES.has(type),
  }));
  return Array.from(result, (raw) => {
    const given = raw as Row;
    const row: Record<string, unknown> = {};
    for (const { from, to, isWhole } of columns) row[to] = isWhole ? exact(from, given[from]) : given[from];
    return row as R;
  });
}

function exact(name: string, value: unknown): number | null {
  if (value === null) return null;
  const number = Number(value);
  if (!Number.isSafeInteger(number)) throw new RangeError(`${name} is not an exact whole number: ${value}`);
  return number;
}

function camelCase(name: string): string {
  return name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}
