/** What lies below the answer: sun and moon, the air, how far silence about warnings can be trusted, and the same call. */
import type { AstronomyBody } from '../../operations/astronomy.ts';
import type { DecisionBody } from '../../operations/decide.ts';
import { AirPanel, UvPart } from '../panels/air.tsx';
import { AlertCoverage } from '../panels/alerts.tsx';
import { SameCallPanel } from '../panels/same-call.tsx';
import { chartHours, forecastHoursAt } from '../panels/series.ts';
import { SunMoonPanel } from '../panels/sun-moon.tsx';
import { UsageSection } from '../panels/usage-section.tsx';
import { astronomyRequest, decisionRequest, type FullForecast, UNITS } from '../state/requests.ts';
import { answeredOf, useLoaded } from '../state/use-loaded.ts';
import type { CompleteView } from '../state/view.ts';
import { dayInWords } from '../words.ts';

interface FurtherProps {
  readonly view: CompleteView;
  readonly apiKey: string;
  readonly decision: DecisionBody;
  /** Null while it is not there. */
  readonly forecast: FullForecast | null;
}

export function Further({ view, apiKey, decision, forecast }: FurtherProps) {
  const { date, location, billing } = decision;
  const astronomy = useLoaded<AstronomyBody>(astronomyRequest(view, date, apiKey));
  const sky = answeredOf(astronomy.loaded)?.body ?? null;
  const dayHours = forecast?.forecast.find((day) => day.date === date)?.hourly ?? [];
  const epochs = dayHours.flatMap(({ epoch }) => epoch ?? []);
  return (
    <div class="further">
      {sky !== null && (
        <section class="sky-panel" aria-labelledby="sky-title">
          <h2 id="sky-title">
            Sun and moon <span class="soft">{dayInWords(date)}</span>
          </h2>
          <SunMoonPanel {...sky} />
        </section>
      )}
      {forecast !== null && (
        <section class="air-panel" aria-labelledby="air-title">
          <h2 id="air-title">
            Air and pollen <span class="soft">now</span>
          </h2>
          <AirPanel air={forecast.current.airQuality} attribution={forecast.attribution} />
          <UvPart hours={chartHours(forecastHoursAt(forecast, epochs), UNITS)} />
          {forecast.coverage !== undefined && (
            <>
              <h3>Official warnings</h3>
              <AlertCoverage
                coverage={forecast.coverage}
                stale_since={forecast.stale_since ?? null}
                count={forecast.alerts?.length ?? 0}
                timeZone={location.tz_id}
              />
            </>
          )}
        </section>
      )}
      <SameCallPanel
        parameters={decisionRequest(view, apiKey).parameters}
        origin={window.location.origin}
        apiKey={apiKey}
        billing={billing}
      />
      <UsageSection apiKey={apiKey} />
    </div>
  );
}
