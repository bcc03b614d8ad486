/**
 * A small chart over the hours of a day: each hour is a column of the same width, as in the strip of the day, so that
 * charts and strip read as one. What is not known is a gap.
 */
import type { ComponentChildren } from 'preact';
import type { ChartHour } from './series.ts';

type Known = number | null;

/** From the bottom to the top of a chart. */
export interface PlotScale {
  readonly low: number;
  readonly high: number;
}

const HEIGHT = 100;

/** From the top of the drawing. */
function heightOf(value: number, { low, high }: PlotScale): number {
  const share = (value - low) / (high - low);
  return HEIGHT - HEIGHT * Math.min(1, Math.max(0, share));
}

/** The values as runs of known ones, each with the hour that it begins at. */
export function knownRuns(values: readonly Known[]): readonly { readonly from: number; readonly values: number[] }[] {
  const runs: { from: number; values: number[] }[] = [];
  values.forEach((value, index) => {
    if (value === null) return;
    const last = runs.at(-1);
    if (last !== undefined && last.from + last.values.length === index) last.values.push(value);
    else runs.push({ from: index, values: [value] });
  });
  return runs;
}

const at = (x: number, y: number) => `${x.toFixed(2)} ${y.toFixed(2)}`;

/** A line through the middle of each hour. A value alone between gaps is a dash. */
export function Line({
  values,
  scale,
  kind,
}: {
  values: readonly Known[];
  scale: PlotScale;
  kind: 'first' | 'second';
}) {
  const path = knownRuns(values)
    .map(({ from, values: run }) => {
      if (run.length === 1) return `M${at(from + 0.25, heightOf(run[0] ?? 0, scale))}h.5`;
      return run.map((value, i) => `${i === 0 ? 'M' : 'L'}${at(from + i + 0.5, heightOf(value, scale))}`).join('');
    })
    .join('');
  return <path class={`plot-line plot-${kind}`} d={path} />;
}

/** The space between two lines; hours where one of them is not known are left out. */
export function Band({ lows, highs, scale }: { lows: readonly Known[]; highs: readonly Known[]; scale: PlotScale }) {
  const columns = lows.flatMap((low, index) => {
    const high = highs[index] ?? null;
    if (low === null || high === null) return [];
    const top = heightOf(high, scale);
    return [`M${at(index, top)}h1V${heightOf(low, scale).toFixed(2)}h-1Z`];
  });
  return <path class="plot-band" d={columns.join('')} />;
}

/** A column per hour from the bottom up; none where the value is 0 or not known. */
export function Columns({
  values,
  scale,
  kind,
}: {
  values: readonly Known[];
  scale: PlotScale;
  kind: 'rain' | 'cloud';
}) {
  const gap = kind === 'rain' ? 0.12 : 0;
  const columns = values.flatMap((value, index) => {
    if (value === null || value <= scale.low) return [];
    return [`M${at(index + gap, HEIGHT)}V${heightOf(value, scale).toFixed(2)}h${1 - 2 * gap}V${HEIGHT}Z`];
  });
  return <path class={`plot-columns plot-${kind}`} d={columns.join('')} />;
}

interface PlotProps {
  readonly title: string;
  /** The chart in a sentence, also for those who do not see it. */
  readonly says: string;
  readonly hours: readonly ChartHour[];
  /** What the top and the bottom of the drawing stand for. */
  readonly top: string;
  readonly bottom: string;
  /** Samples of the lines with their names. */
  readonly legend?: readonly (readonly [kind: 'first' | 'second' | 'rain', name: string])[];
  /** Which hours have no value at all. */
  readonly unknown: readonly boolean[];
  /** The hour that is looked at. */
  readonly hour: number | null;
  readonly children: ComponentChildren;
}

export function Plot({ title, says, hours, top, bottom, legend = [], unknown, hour, children }: PlotProps) {
  return (
    <figure class="plot">
      <figcaption>
        <h3>{title}</h3>
        <p>{says}</p>
        {legend.length > 0 && (
          <ul class="plot-legend" aria-hidden="true">
            {legend.map(([kind, name]) => (
              <li key={kind}>
                <svg viewBox="0 0 2 10" preserveAspectRatio="none" aria-hidden="true">
                  <path
                    class={kind === 'rain' ? 'plot-columns plot-rain' : `plot-line plot-${kind}`}
                    d={SAMPLE[kind]}
                  />
                </svg>
                {name}
              </li>
            ))}
          </ul>
        )}
      </figcaption>
      <div class="plot-field" aria-hidden="true">
        <svg viewBox={`0 0 ${hours.length} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          <path class="plot-night" d={wholeColumns(hours.map(({ isDay }) => isDay === false))} />
          <path class="plot-unknown" d={wholeRuns(unknown)} />
          {children}
          {hour !== null && <path class="plot-hour" d={`M${hour + 0.5} 0V${HEIGHT}`} />}
        </svg>
        <span class="plot-top">{top}</span>
        <span class="plot-bottom">{bottom}</span>
      </div>
    </figure>
  );
}

const SAMPLE = { first: 'M0 5H2', second: 'M0 5H2', rain: 'M.4 10V1h1.2V10Z' } as const;

function wholeColumns(marked: readonly boolean[]): string {
  return marked.map((is, index) => (is ? `M${index} 0h1V${HEIGHT}h-1Z` : '')).join('');
}

/** One frame around each run of marked hours. */
function wholeRuns(marked: readonly boolean[]): string {
  const runs = knownRuns(marked.map((is) => (is ? 1 : null)));
  return runs.map(({ from, values }) => `M${from} 0h${values.length}V${HEIGHT}h-${values.length}Z`).join('');
}
