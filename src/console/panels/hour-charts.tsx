/** The weather behind the verdict, hour by hour: four small charts on the axis of the strip, and the same as a table. */
import { useState } from 'preact/hooks';
import { HourTable } from './hour-table.tsx';
import { Band, Columns, Line, Plot, type PlotScale } from './plot.tsx';
import {
  type ChartHour,
  chartHours,
  type ForecastHour,
  greatestKnown,
  leastKnown,
  numberText,
  UNIT_NAMES,
  type UnitChoice,
} from './series.ts';
import { WeatherCredit } from './weather-credit.tsx';

interface HourChartsProps {
  readonly hours: readonly ForecastHour[];
  readonly units: UnitChoice;
  /** The source of the hours; `typical` is the usual climate, no forecast. */
  readonly source: string;
}

/** What a chart shows at least, so that a quiet day looks quiet. */
const LEAST = {
  metric: { degrees: 8, rain: 2, speed: 30 },
  imperial: { degrees: 14, rain: 0.08, speed: 20 },
} as const;

export function HourCharts({ hours: given, units, source }: HourChartsProps) {
  const hours = chartHours(given, units);
  const [looked, setLooked] = useState<number | null>(null);
  const hour = looked !== null && looked < hours.length ? looked : null;
  if (hours.length === 0) return <p>The weather of these hours is not known.</p>;
  const parts = { hours, units, hour };
  return (
    <div class="hour-charts">
      {source === 'typical' && (
        <p class="note">No forecast: the means of the season, and in pale what eight of ten such hours lie within.</p>
      )}
      <p class="readout">
        {hour === null ? 'Point at an hour, or choose it with the arrow keys.' : hourText(hours[hour], units)}
      </p>
      <div
        class="hour-field"
        role="slider"
        tabIndex={0}
        aria-label="Weather by the hour"
        aria-orientation="horizontal"
        aria-valuemin={0}
        aria-valuemax={hours.length - 1}
        aria-valuenow={hour ?? 0}
        aria-valuetext={hourText(hours[hour ?? 0], units)}
        onPointerMove={(event) => setLooked(hourUnder(event, event.currentTarget, hours.length))}
        onPointerDown={(event) => setLooked(hourUnder(event, event.currentTarget, hours.length))}
        onPointerLeave={() => setLooked(null)}
        onBlur={() => setLooked(null)}
        onKeyDown={(event) => {
          const next = hourAfter(event.key, hour, hours.length);
          if (next === undefined) return;
          event.preventDefault();
          setLooked(next);
        }}
      >
        <TemperaturePlot {...parts} />
        <RainPlot {...parts} />
        <WindPlot {...parts} />
        <CloudPlot {...parts} />
        <ol class="hour-axis" aria-hidden="true" style={{ gridTemplateColumns: `repeat(${hours.length}, 1fr)` }}>
          {hours.map(({ time, epoch }) => (
            <li key={epoch}>{Number(time.slice(0, 2)) % 3 === 0 ? time.slice(0, 2) : ''}</li>
          ))}
        </ol>
      </div>
      <HourTable hours={hours} units={units} />
      <WeatherCredit source={source} />
    </div>
  );
}

interface PartProps {
  readonly hours: readonly ChartHour[];
  readonly units: UnitChoice;
  readonly hour: number | null;
}

function TemperaturePlot({ hours, units, hour }: PartProps) {
  const unit = UNIT_NAMES[units].temperature;
  const temperature = hours.map((one) => one.temperature);
  const feelsLike = hours.map((one) => one.feelsLike);
  const lows = hours.map((one) => one.temperatureRange?.low ?? null);
  const highs = hours.map((one) => one.temperatureRange?.high ?? null);
  const all = [...temperature, ...feelsLike, ...lows, ...highs];
  const scale = around(leastKnown(all) ?? 0, greatestKnown(all) ?? 0, LEAST[units].degrees);
  const felt = spanText(feelsLike, '');
  return (
    <Plot
      title="Temperature"
      says={sentence(temperature, (text) => (felt === null ? text : `${text}, feels like ${felt}`), unit)}
      hours={hours}
      top={`${numberText(scale.high)} ${unit}`}
      bottom={numberText(scale.low)}
      legend={[
        ['first', 'temperature'],
        ['second', 'feels like'],
      ]}
      unknown={temperature.map((value, index) => value === null && feelsLike[index] === null)}
      hour={hour}
    >
      <Band lows={lows} highs={highs} scale={scale} />
      <Line values={feelsLike} scale={scale} kind="second" />
      <Line values={temperature} scale={scale} kind="first" />
    </Plot>
  );
}

function RainPlot({ hours, units, hour }: PartProps) {
  const { rain: unit, snow: snowUnit } = UNIT_NAMES[units];
  const decimals = units === 'metric' ? 1 : 2;
  const amounts = hours.map((one) => one.precipitation);
  const chances = hours.map((one) => one.chance);
  const scale = withRoom(LEAST[units].rain, greatestKnown(amounts));
  const known = amounts.filter((value) => value !== null);
  const total = known.reduce((sum, value) => sum + value, 0);
  const snow = hours.reduce((sum, { snowfall }) => sum + (snowfall ?? 0), 0);
  const chance = greatestKnown(chances);
  const facts = [
    ...(known.length === 0 ? [] : [total === 0 ? 'none' : `${numberText(total, decimals)} ${unit} in all`]),
    ...(snow > 0 ? [`${numberText(snow, 1)} ${snowUnit} of snow`] : []),
    ...(chance === null ? [] : [`chance up to ${numberText(chance)} %`]),
  ];
  return (
    <Plot
      title="Rain"
      says={facts.length === 0 ? 'not known' : withGaps(facts.join(', '), amounts)}
      hours={hours}
      top={`${numberText(scale.high, decimals)} ${unit}, 100 %`}
      bottom="0"
      legend={[
        ['rain', `${unit} in the hour`],
        ['second', 'chance'],
      ]}
      unknown={amounts.map((value, index) => value === null && chances[index] === null)}
      hour={hour}
    >
      <Columns values={amounts} scale={scale} kind="rain" />
      <Line values={chances} scale={PERCENT} kind="second" />
    </Plot>
  );
}

function WindPlot({ hours, units, hour }: PartProps) {
  const unit = UNIT_NAMES[units].speed;
  const wind = hours.map((one) => one.wind);
  const gusts = hours.map((one) => one.gust);
  const lows = hours.map((one) => one.windRange?.low ?? null);
  const highs = hours.map((one) => one.windRange?.high ?? null);
  const scale = withRoom(LEAST[units].speed, greatestKnown([...wind, ...gusts, ...highs]));
  const gust = greatestKnown(gusts);
  return (
    <Plot
      title="Wind"
      says={sentence(wind, (text) => (gust === null ? text : `${text}, gusts to ${numberText(gust)}`), unit)}
      hours={hours}
      top={`${numberText(scale.high)} ${unit}`}
      bottom="0"
      legend={[
        ['first', 'wind'],
        ['second', 'gusts'],
      ]}
      unknown={wind.map((value, index) => value === null && gusts[index] === null)}
      hour={hour}
    >
      <Band lows={lows} highs={highs} scale={scale} />
      <Line values={gusts} scale={scale} kind="second" />
      <Line values={wind} scale={scale} kind="first" />
    </Plot>
  );
}

function CloudPlot({ hours, hour }: PartProps) {
  const cloud = hours.map((one) => one.cloud);
  const lows = hours.map((one) => one.cloudRange?.low ?? null);
  const highs = hours.map((one) => one.cloudRange?.high ?? null);
  return (
    <Plot
      title="Cloud"
      says={sentence(cloud, (text) => text, '%')}
      hours={hours}
      top="100 %"
      bottom="0"
      unknown={cloud.map((value) => value === null)}
      hour={hour}
    >
      <Columns values={cloud} scale={PERCENT} kind="cloud" />
      <Band lows={lows} highs={highs} scale={PERCENT} />
    </Plot>
  );
}

const PERCENT: PlotScale = { low: 0, high: 100 };

/** A scale that holds both with some room, and at least so much. */
function around(low: number, high: number, least: number): PlotScale {
  const missing = Math.max(0, least - (high - low)) / 2;
  return { low: Math.floor(low - missing - 1), high: Math.ceil(high + missing + 1) };
}

/** A scale from 0 with some room at the top. */
function withRoom(least: number, highest: number | null): PlotScale {
  return { low: 0, high: Math.max(least, (highest ?? 0) * 1.1) };
}

function spanText(values: readonly (number | null)[], unit: string): string | null {
  const [low, high] = [leastKnown(values), greatestKnown(values)];
  if (low === null || high === null) return null;
  const [from, to] = [numberText(low), numberText(high)];
  return `${from === to ? from : `${from} to ${to}`} ${unit}`.trim();
}

function sentence(values: readonly (number | null)[], tell: (text: string) => string, unit: string): string {
  const span = spanText(values, unit);
  return span === null ? 'not known' : withGaps(tell(span), values);
}

function withGaps(text: string, values: readonly (number | null)[]): string {
  const gaps = values.filter((value) => value === null).length;
  return gaps === 0 ? text : `${text}; ${gaps} of ${values.length} hours not known`;
}

/** An hour in words. */
function hourText(hour: ChartHour | undefined, units: UnitChoice): string {
  if (hour === undefined) return '';
  const unit = UNIT_NAMES[units];
  const decimals = units === 'metric' ? 1 : 2;
  const felt = hour.feelsLike === null ? '' : `, feels like ${numberText(hour.feelsLike)}`;
  const gust = hour.gust === null ? '' : `, gusts ${numberText(hour.gust)}`;
  const chance = hour.chance === null ? '' : ` (${numberText(hour.chance)} %)`;
  const parts = [
    hour.time,
    hour.sky,
    hour.temperature === null ? null : `${numberText(hour.temperature)} ${unit.temperature}${felt}`,
    hour.precipitation === null ? null : `rain ${numberText(hour.precipitation, decimals)} ${unit.rain}${chance}`,
    hour.wind === null
      ? null
      : `wind ${numberText(hour.wind)} ${unit.speed}${gust}${hour.direction === null ? '' : ` from ${hour.direction}`}`,
    hour.cloud === null ? null : `cloud ${numberText(hour.cloud)} %`,
  ];
  return parts.filter((part) => part !== null).join(' · ');
}

function hourUnder(event: PointerEvent, field: HTMLElement, count: number): number {
  const { left, width } = field.getBoundingClientRect();
  return Math.min(count - 1, Math.max(0, Math.floor(((event.clientX - left) / width) * count)));
}

/** Where a key leads; undefined for a key that leads nowhere. */
function hourAfter(key: string, hour: number | null, count: number): number | null | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key === 'Escape') return null;
  const step = key === 'ArrowRight' || key === 'ArrowUp' ? 1 : key === 'ArrowLeft' || key === 'ArrowDown' ? -1 : 0;
  if (step === 0) return undefined;
  return hour === null ? 0 : Math.min(count - 1, Math.max(0, hour + step));
}
