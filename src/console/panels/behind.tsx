/** What stands below the verdict: the weather of its hours, sun and moon, the air, and what the silence of warnings is worth. */
import type { AirQuality } from '../../operations/airquality.ts';
import type { Alert } from '../../operations/alerts.ts';
import type { AstronomyBody } from '../../operations/astronomy.ts';
import type { ForecastBody } from '../../operations/forecast.ts';
import type { LocationBody } from '../../operations/schemas.ts';
import { useLoaded } from '../state/use-loaded.ts';
import { AirPanel, UvPart } from './air.tsx';
import { AlertCoverage, AlertList, type WarnedOf } from './alerts.tsx';
import { HourCharts } from './hour-charts.tsx';
import { chartHours, forecastHoursAt, type UnitChoice } from './series.ts';
import { SunMoonPanel } from './sun-moon.tsx';

/** A forecast that was asked for with `aqi` and `alerts`. */
interface ForecastOf {
  /** Null while it is on its way. */
  readonly forecast: ForecastBody | null;
}

interface BehindProps extends ForecastOf {
  readonly location: LocationBody;
  readonly apiKey: string | null;
  /** yyyy-MM-dd. */
  readonly date: string;
  /** When the hours of the strip begin, Unix seconds. */
  readonly epochs: readonly number[];
  readonly units: UnitChoice;
}

/** The charts, on the axis of the strip. */
export function WeatherBehind({ forecast, epochs, units }: Pick<BehindProps, 'forecast' | 'epochs' | 'units'>) {
  if (forecast === null) return null;
  return (
    <section aria-labelledby="weather-title">
      <h2 id="weather-title">The weather behind it</h2>
      <HourCharts hours={forecastHoursAt(forecast, epochs)} units={units} source={forecast.source ?? ''} />
    </section>
  );
}

/** Sun, moon and air. */
export function SkyAndAir({ forecast, location, apiKey, date, epochs, units }: BehindProps) {
  const { loaded } = useLoaded<AstronomyBody>({
    path: '/v1/astronomy',
    parameters: { q: `${location.lat},${location.lon}`, dt: date },
    key: apiKey,
    subject: `${location.lat},${location.lon}`,
  });
  const sky =
    loaded.state === 'ready' ? loaded.answered.body : loaded.state === 'loading' ? loaded.last?.body : undefined;
  const hours = forecast === null ? [] : chartHours(forecastHoursAt(forecast, epochs), units);
  return (
    <>
      {sky !== undefined && (
        <section aria-labelledby="sky-title">
          <h2 id="sky-title">Sun and moon</h2>
          <SunMoonPanel {...sky} />
        </section>
      )}
      {forecast !== null && (
        <section aria-labelledby="air-title">
          <h2 id="air-title">
            Air <span class="soft">at this hour</span>
          </h2>
          <AirPanel air={wholeAir(forecast)} attribution={forecast.attribution} />
          <UvPart hours={hours} />
        </section>
      )}
    </>
  );
}

type SparseAir = NonNullable<NonNullable<ForecastBody['current']>['airQuality']>;
type SparseAlert = NonNullable<ForecastBody['alerts']>[number];

/** The air of an answer from which nothing was excluded. */
function wholeAir({ current }: ForecastBody): AirQuality | null {
  const air = current?.airQuality;
  const isWhole = (given: SparseAir): given is AirQuality => given.pollen !== undefined && given.usAqi !== undefined;
  return air && isWhole(air) ? air : null;
}

/** Warnings in force or to come, above everything. */
export function Warnings({ forecast, location }: ForecastOf & { location: LocationBody }) {
  const warned = warnedOf(forecast);
  return warned === null ? null : <AlertList alerts={warned.alerts} timeZone={location.tz_id} nowMs={Date.now()} />;
}

/** How far the list of warnings can be trusted. */
export function WarningCoverage({ forecast, location }: ForecastOf & { location: LocationBody }) {
  const warned = warnedOf(forecast);
  if (warned === null) return null;
  return (
    <section aria-labelledby="warnings-title">
      <h2 id="warnings-title">Official warnings</h2>
      <AlertCoverage {...warned} count={warned.alerts.length} timeZone={location.tz_id} />
    </section>
  );
}

function warnedOf(forecast: ForecastBody | null): WarnedOf | null {
  if (forecast === null) return null;
  const { alerts, coverage, stale_since } = forecast;
  if (alerts === undefined || coverage === undefined || stale_since === undefined) return null;
  const isWhole = (given: SparseAlert): given is Alert => given.headline !== undefined && given.web !== undefined;
  return { alerts: alerts.filter(isWhole), coverage, stale_since };
}
