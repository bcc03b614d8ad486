/** A date months ahead as people read it in a terminal: what is typical of it, and how far single years stray. */
import { inUnits, RAIN, TEMPERATURE, text, UNKNOWN, type Units, type Value, WIND } from './render-history.ts';
import { alignRows } from './terminal/table.ts';

/** The values of which a tenth, a half and nine tenths of the days stay below. */
interface Percentiles<T> {
  readonly p10: T;
  readonly p50: T;
  readonly p90: T;
}

export interface FutureBody {
  readonly forecast: readonly {
    readonly date: string;
    readonly temperature: { readonly max: Units; readonly min: Units; readonly avg: Units };
    readonly condition: { readonly text: string | null };
    readonly precipitation: Units & { readonly wetDay: Units };
    readonly wind: Units;
    readonly humidity: { readonly avg: Value };
    readonly sunrise: string;
    readonly sunset: string;
    readonly percentiles: {
      readonly temperature: Readonly<Record<'max' | 'min' | 'avg', Percentiles<Units>>>;
      readonly precipitation: Percentiles<Units>;
      readonly wind: Percentiles<Units>;
      readonly humidity: Percentiles<Value>;
    };
  }[];
  readonly method: string;
  readonly years: { readonly from: number; readonly to: number };
  readonly source: string;
  readonly attribution: string;
}

const SUN = ['sunrise', 'sunset'];

export function futureLines({ forecast, method, years }: FutureBody): string[] {
  return forecast.flatMap((day) => {
    const { temperature, precipitation, wind, humidity, percentiles } = day;
    const row = <T>(name: string, mean: T, { p10, p50, p90 }: Percentiles<T>, shown: (value: T) => string) => [
      name,
      ...[mean, p10, p50, p90].map(shown),
    ];
    const rows = [
      ...(['max', 'min', 'avg'] as const).map((name) =>
        row(name, temperature[name], percentiles.temperature[name], (values) => inUnits(values, TEMPERATURE)),
      ),
      row('rain', precipitation, percentiles.precipitation, (values: Units) => inUnits(values, RAIN)),
      row('wind', wind, percentiles.wind, (values) => inUnits(values, WIND)),
      row('humidity', humidity.avg, percentiles.humidity, (value) => text(value, ' %')),
    ];
    const chances = `rain on ${text(precipitation.chanceOfRain, ' %')} of days, snow on ${text(precipitation.chanceOfSnow, ' %')}`;
    const amount = inUnits(precipitation.wetDay, RAIN);
    return [
      `${day.date}   ${day.condition.text ?? ''}`.trimEnd(),
      `by ${method}, years ${years.from} to ${years.to}; not a forecast`,
      '',
      ...alignRows(
        [['typically', 'mean', '1 in 10 below', 'middle', '1 in 10 above'], ...rows],
        [false, true, true, true, true],
      ),
      '',
      amount === UNKNOWN ? chances : `${chances}; a wet day typically brings ${amount}`,
      [day.sunrise, day.sunset].map((time, i) => (/^No /.test(time) ? time : `${SUN[i]} ${time}`)).join(', '),
    ];
  });
}
