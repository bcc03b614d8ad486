/** An outlook as a row of numbers, for the store. Reading trusts nothing: a row of another length counts as not there. */
import type { OutlookSpan } from './outlook.ts';

const SPAN_NUMBERS = 4;

export function packOutlook(outlook: readonly OutlookSpan[]): Uint8Array {
  const row = outlook.flatMap(({ startMs, endMs, temperatureAnomalyK, precipitationRatio }) => [
    startMs,
    endMs,
    temperatureAnomalyK,
    precipitationRatio,
  ]);
  return new Uint8Array(Float64Array.from(row).buffer);
}

export function unpackOutlook(bytes: Uint8Array): OutlookSpan[] | null {
  if (bytes.length % (SPAN_NUMBERS * Float64Array.BYTES_PER_ELEMENT) !== 0) return null;
  const row = new Float64Array(new Uint8Array(bytes).buffer);
  return Array.from({ length: row.length / SPAN_NUMBERS }, (_, i) => {
    const [startMs, endMs, temperatureAnomalyK, precipitationRatio] = row.subarray(i * SPAN_NUMBERS);
    return { startMs, endMs, temperatureAnomalyK, precipitationRatio };
  });
}
