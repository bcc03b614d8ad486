/**
 * What is not known of the air and the sea, as if it stayed as last known. Persistence is the forecast that takes no
 * skill; meteorology measures others against it (Murphy 1992, Weather and Forecasting 7, 692–698). That air and sea may
 * have changed since is why such an hour is never great.
 */

const DAY_HOURS = 24;

/**
 * The column with its gaps filled: behind the last known value by the same hour of the last known day, since air quality
 * has a daily course, else by the last value; between known values by the higher of the two neighbours; before the
 * first by the first. The column itself when it has no gap, and when it has no value at all.
 */
export function persisted(values: Float32Array): Float32Array {
  const first = values.findIndex((value) => !Number.isNaN(value));
  if (first === -1 || !values.some(Number.isNaN)) return values;
  const last = values.findLastIndex((value) => !Number.isNaN(value));
  const filled = new Float32Array(values);
  let next = last;
  for (let i = last; i >= 0; i--) {
    if (!Number.isNaN(values[i])) next = i;
    else filled[i] = values[next];
  }
  let known = first;
  for (let i = first; i < values.length; i++) {
    if (!Number.isNaN(values[i])) known = i;
    else if (i < last) filled[i] = Math.max(values[known], filled[i]);
    else {
      const dayBefore = i - DAY_HOURS * Math.ceil((i - last) / DAY_HOURS);
      filled[i] = dayBefore < first ? values[last] : filled[dayBefore];
    }
  }
  return filled;
}
