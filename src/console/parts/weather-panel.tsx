/** The weather behind the verdict, on the hours of the strip. */
import type { ForecastBody } from '../../operations/forecast.ts';
import { HourCharts } from '../panels/hour-charts.tsx';
import { forecastHoursAt } from '../panels/series.ts';
import { UNITS } from '../state/requests.ts';
import { dayInWords } from '../words.ts';

interface WeatherPanelProps {
  /** Null while it is not there. */
  readonly forecast: ForecastBody | null;
  /** When the hours begin, Unix seconds. */
  readonly epochs: readonly number[];
  readonly date: string;
}

export function WeatherPanel({ forecast, epochs, date }: WeatherPanelProps) {
  if (forecast === null) return null;
  return (
    <section class="weather" aria-labelledby="weather-title">
      <h2 id="weather-title">
        The weather behind it <span class="soft">{dayInWords(date)}</span>
      </h2>
      <HourCharts hours={forecastHoursAt(forecast, epochs)} units={UNITS} source={forecast.source ?? ''} />
    </section>
  );
}
