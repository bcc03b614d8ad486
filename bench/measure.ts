/** One figure of a benchmark. */
export interface Measure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly note?: string;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}
