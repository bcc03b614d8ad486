/** Past days, and what is typical of a date far ahead, as people read them in a terminal. */
import type { FutureBody } from '../../operations/future.ts';
import type { HistoryBody } from '../../operations/history.ts';
import type { UnitValues } from '../../units/unit-values.ts';
import type { Terminal } from '../command.ts';
import { percentText, quantityText, sourcedText, UNKNOWN } from './text.ts';

/** `21°C`, narrow as columns need it. */
function degrees(values: UnitValues<'temperatureC'>): string {
  return quantityText(values, 'temperatureC').replace(' ', '');
}

const rain = (values: UnitValues<'precipitationMm'>) => quantityText(values, 'precipitationMm');
const wind = (values: UnitValues<'maxWindKmh'>) => quantityText(values, 'maxWindKmh');

export function renderHistory(body: HistoryBody, terminal: Terminal): string {
  const head = ['day', 'max', 'min', 'avg', 'rain', 'wind', 'humidity', ''];
  const rows = body.history.map((day) => [
    day.date,
    degrees(day.temperature.max),
    degrees(day.temperature.min),
    degrees(day.temperature.avg),
    rain(day.precipitation),
    wind(day.wind),
    percentText(day.humidity.avg),
    day.condition.text ?? '',
  ]);
  const toRight = [false, true, true, true, true, true, true];
  return sourcedText('history', body, [{ head, rows, toRight }], terminal);
}

/** The mean of a figure, and the values below which a tenth, a half and nine tenths of the days stay. */
type Spread<T> = Readonly<Record<'p10' | 'p50' | 'p90', T>>;

function spreadRow<T>(name: string, mean: T, { p10, p50, p90 }: Spread<T>, textOf: (value: T) => string): string[] {
  return [name, ...[mean, p10, p50, p90].map(textOf)];
}

/** The mean of each figure, and how far single years stray from it. */
export function renderFuture(body: FutureBody, terminal: Terminal): string {
  const { method, years } = body;
  const parts = body.forecast.flatMap((day) => {
    const { temperature, precipitation, percentiles } = day;
    const rows = [
      ...(['max', 'min', 'avg'] as const).map((name) =>
        spreadRow(name, temperature[name], percentiles.temperature[name], degrees),
      ),
      spreadRow('rain', precipitation, percentiles.precipitation, rain),
      spreadRow('wind', day.wind, percentiles.wind, wind),
      spreadRow('humidity', day.humidity.avg, percentiles.humidity, percentText),
    ];
    const chances = `rain on ${percentText(precipitation.chanceOfRain)} of days, snow on ${percentText(precipitation.chanceOfSnow)}`;
    const amount = rain(precipitation.wetDay);
    return [
      `${day.date}   ${day.condition.text ?? ''}`.trimEnd(),
      `by ${method}, years ${years.from} to ${years.to}; not a forecast`,
      '',
      {
        head: ['typically', 'mean', '1 in 10 below', 'middle', '1 in 10 above'],
        rows,
        toRight: [false, true, true, true, true],
      },
      '',
      amount === UNKNOWN ? chances : `${chances}; a wet day typically brings ${amount}`,
      `${sunEvent('sunrise', day.sunrise)}, ${sunEvent('sunset', day.sunset)}`,
    ];
  });
  return sourcedText('future', body, parts, terminal);
}

function sunEvent(name: string, time: string): string {
  return time.startsWith('No ') ? time : `${name} ${time}`;
}
